// SPDX-License-Identifier: Apache-2.0

// One way to decompress a stream bit by bit, whichever of zlib, liblzma and libzstd does it. Swift's compiler is shown none of
// their types: their streams hold pointers that must not move between calls.

#pragma once

#include <stdbool.h>
#include <stdint.h>

enum {
    CDECOMPRESSION_GZIP = 0,
    CDECOMPRESSION_XZ = 1,
    CDECOMPRESSION_ZSTD = 2,
};

enum {
    /// There is more to come.
    CDECOMPRESSION_MORE = 0,
    /// A whole stream ended; another may follow it.
    CDECOMPRESSION_ENDED = 1,
    /// The bytes are not what their format asks for.
    CDECOMPRESSION_DAMAGED = 2,
    /// It was compressed with a window of more memory than is given, or there is no memory.
    CDECOMPRESSION_TOO_LARGE = 3,
};

/// A stream that is decompressed; one thread at a time.
typedef struct cdecompression cdecompression;

/// Opens a stream of a format; `window_limit` is the most bytes of memory that its dictionary may take. NULL where there is no
/// memory.
cdecompression *_Nullable cdecompression_open(int32_t format, uint64_t window_limit);

void cdecompression_close(cdecompression *_Nullable stream);

/// Decompresses what fits. `read` gets how many bytes of `input` were taken, `written` how many of `output` were filled.
int32_t cdecompression_run(
    cdecompression *_Nonnull stream, const uint8_t *_Nullable input, int64_t input_count, int64_t *_Nonnull read,
    uint8_t *_Nullable output, int64_t output_count, int64_t *_Nonnull written);

/// Makes an ended stream ready for the one that follows it.
bool cdecompression_restart(cdecompression *_Nonnull stream);
