# SPDX-License-Identifier: Apache-2.0
"""A terminal that a case writes to."""

import errno
import fcntl
import os
import pty
import select
import struct
import termios


class Reader:
    """Reads what is written to a terminal until nobody has it open any more."""

    def __init__(self, columns):
        self._near, self.descriptor = pty.openpty()
        fcntl.ioctl(self.descriptor, termios.TIOCSWINSZ, struct.pack("HHHH", 24, columns, 0, 0))

    def read_all(self, patience):
        """What came, until nothing does for this many seconds; to be called once the process has the terminal."""
        os.close(self.descriptor)
        chunks = []
        while True:
            try:
                chunk = os.read(self._near, 65536) if select.select([self._near], [], [], patience)[0] else b""
            except OSError as error:
                if error.errno != errno.EIO:  # What Linux says at the end.
                    raise
                chunk = b""
            if not chunk:
                os.close(self._near)
                return b"".join(chunks)
            chunks.append(chunk)
