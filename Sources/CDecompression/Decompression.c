// SPDX-License-Identifier: Apache-2.0

#include "CDecompression.h"

#include <lzma.h>
#include <stdlib.h>
#include <string.h>
#include <zlib.h>
#include <zstd.h>

struct cdecompression {
    int32_t format;
    uint64_t window_limit;
    z_stream gzip;
    lzma_stream xz;
    ZSTD_DStream *zstd;
};

// Two kibibytes of header for a gzip file, and a window of 32.
static const int gzip_window = 15 + 16;

static bool start(cdecompression *stream) {
    switch (stream->format) {
    case CDECOMPRESSION_GZIP:
        return inflateInit2(&stream->gzip, gzip_window) == Z_OK;
    case CDECOMPRESSION_XZ:
        stream->xz = (lzma_stream)LZMA_STREAM_INIT;
        return lzma_stream_decoder(&stream->xz, stream->window_limit, 0) == LZMA_OK;
    default: {
        stream->zstd = ZSTD_createDStream();
        if (stream->zstd == NULL) return false;
        int log = 10;
        while (log < 31 && (UINT64_C(1) << (log + 1)) <= stream->window_limit) log += 1;
        return !ZSTD_isError(ZSTD_DCtx_setParameter(stream->zstd, ZSTD_d_windowLogMax, log));
    }
    }
}

static void stop(cdecompression *stream) {
    switch (stream->format) {
    case CDECOMPRESSION_GZIP: inflateEnd(&stream->gzip); break;
    case CDECOMPRESSION_XZ: lzma_end(&stream->xz); break;
    default: ZSTD_freeDStream(stream->zstd); break;
    }
}

cdecompression *cdecompression_open(int32_t format, uint64_t window_limit) {
    cdecompression *stream = calloc(1, sizeof *stream);
    if (stream == NULL) return NULL;
    stream->format = format;
    stream->window_limit = window_limit;
    if (start(stream)) return stream;
    cdecompression_close(stream);
    return NULL;
}

void cdecompression_close(cdecompression *stream) {
    if (stream == NULL) return;
    stop(stream);
    free(stream);
}

bool cdecompression_restart(cdecompression *stream) {
    if (stream->format == CDECOMPRESSION_GZIP) return inflateReset2(&stream->gzip, gzip_window) == Z_OK;
    if (stream->format == CDECOMPRESSION_ZSTD) return !ZSTD_isError(ZSTD_DCtx_reset(stream->zstd, ZSTD_reset_session_only));
    lzma_end(&stream->xz);
    return start(stream);
}

// zlib counts in 32 bits.
static uInt clamped(int64_t count) { return count > 1 << 30 ? 1 << 30 : (uInt)count; }

static int32_t run_gzip(z_stream *gzip, const uint8_t *input, int64_t input_count, uint8_t *output, int64_t output_count) {
    gzip->next_in = (Bytef *)input;
    gzip->avail_in = clamped(input_count);
    gzip->next_out = output;
    gzip->avail_out = clamped(output_count);
    switch (inflate(gzip, Z_NO_FLUSH)) {
    case Z_OK:
    case Z_BUF_ERROR: return CDECOMPRESSION_MORE;
    case Z_STREAM_END: return CDECOMPRESSION_ENDED;
    case Z_MEM_ERROR: return CDECOMPRESSION_TOO_LARGE;
    default: return CDECOMPRESSION_DAMAGED;
    }
}

static int32_t run_xz(lzma_stream *xz, const uint8_t *input, int64_t input_count, uint8_t *output, int64_t output_count) {
    xz->next_in = input;
    xz->avail_in = (size_t)input_count;
    xz->next_out = output;
    xz->avail_out = (size_t)output_count;
    switch (lzma_code(xz, LZMA_RUN)) {
    case LZMA_OK:
    case LZMA_BUF_ERROR: return CDECOMPRESSION_MORE;
    case LZMA_STREAM_END: return CDECOMPRESSION_ENDED;
    case LZMA_MEM_ERROR:
    case LZMA_MEMLIMIT_ERROR: return CDECOMPRESSION_TOO_LARGE;
    default: return CDECOMPRESSION_DAMAGED;
    }
}

int32_t cdecompression_run(
    cdecompression *stream, const uint8_t *input, int64_t input_count, int64_t *read, uint8_t *output, int64_t output_count,
    int64_t *written) {
    int32_t outcome;
    switch (stream->format) {
    case CDECOMPRESSION_GZIP:
        outcome = run_gzip(&stream->gzip, input, input_count, output, output_count);
        *read = stream->gzip.next_in - input;
        *written = stream->gzip.next_out - output;
        return outcome;
    case CDECOMPRESSION_XZ:
        outcome = run_xz(&stream->xz, input, input_count, output, output_count);
        *read = stream->xz.next_in - input;
        *written = stream->xz.next_out - output;
        return outcome;
    default: {
        ZSTD_inBuffer in = { input, (size_t)input_count, 0 };
        ZSTD_outBuffer out = { output, (size_t)output_count, 0 };
        size_t rest = ZSTD_decompressStream(stream->zstd, &out, &in);
        *read = (int64_t)in.pos;
        *written = (int64_t)out.pos;
        if (!ZSTD_isError(rest)) return rest == 0 ? CDECOMPRESSION_ENDED : CDECOMPRESSION_MORE;
        // By name, since its codes belong to a part of the library that may change.
        const char *name = ZSTD_getErrorName(rest);
        return strstr(name, "memory") != NULL ? CDECOMPRESSION_TOO_LARGE : CDECOMPRESSION_DAMAGED;
    }
    }
}
