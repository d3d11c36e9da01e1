# SPDX-License-Identifier: Apache-2.0
"""Reads screenshots: PNG with eight bits a channel, not interlaced (https://www.w3.org/TR/png-3/)."""

import struct
import zlib


class Picture:
    """The pixels of a picture, row by row."""

    def __init__(self, content):
        assert content[:8] == b"\x89PNG\r\n\x1a\n", "it is not a PNG"
        data, position = b"", 8
        while position < len(content):
            length, kind = struct.unpack_from(">I4s", content, position)
            if kind == b"IHDR":
                self.width, self.height, depth, colours, _, _, interlaced = struct.unpack_from(">IIBBBBB", content, position + 8)
                assert depth == 8 and colours in (2, 6) and not interlaced, "it is not written as screenshots are"
                self.channels = 3 if colours == 2 else 4
            elif kind == b"IDAT":
                data += content[position + 8 : position + 8 + length]
            position += length + 12
        self.rows = list(self._rows(zlib.decompress(data)))

    def __eq__(self, other):
        return self.rows == other.rows

    def pixels(self):
        for row in self.rows:
            for index in range(0, len(row), self.channels):
                yield row[index : index + 3]

    def colour_count(self):
        return len(set(self.pixels()))

    def brightness(self):
        """The mean of all channels, from 0 to 255."""
        values = [value for pixel in self.pixels() for value in pixel]
        return sum(values) / len(values)

    def _rows(self, data):
        stride, channels = self.width * self.channels, self.channels
        above = bytearray(stride)
        for start in range(0, len(data), stride + 1):
            kind, row = data[start], bytearray(data[start + 1 : start + 1 + stride])
            if kind == 2 and not any(row):
                row = bytearray(above)
            elif kind:
                for index in range(stride):
                    left = row[index - channels] if index >= channels else 0
                    corner = above[index - channels] if index >= channels else 0
                    row[index] = (row[index] + self._guess(kind, left, above[index], corner)) & 0xFF
            yield bytes(row)
            above = row

    @staticmethod
    def _guess(kind, left, above, corner):
        if kind == 1:
            return left
        if kind == 2:
            return above
        if kind == 3:
            return (left + above) // 2
        distances = abs(above - corner), abs(left - corner), abs(left + above - 2 * corner)
        return (left, above, corner)[distances.index(min(distances))]
