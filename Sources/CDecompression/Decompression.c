// SPDX-License-Identifier: Apache-2.0

#include "CDecompression.h"

#include <dlfcn.h>
#include <limits.h>
#include <pthread.h>
#include <stdlib.h>

/// zlib's stream, as its binary interface lays it out.
typedef struct {
    const uint8_t *next_in;
    unsigned avail_in;
    unsigned long total_in;
    uint8_t *next_out;
    unsigned avail_out;
    unsigned long total_out;
    const char *message;
    void *state;
    void *allocate;
    void *free;
    void *opaque;
    int data_type;
    unsigned long check;
    unsigned long reserved;
} zlib_stream;

typedef struct {
    void *bytes;
    size_t size;
    size_t position;
} zstd_buffer;

static struct {
    int (*init)(zlib_stream *stream, int window_bits, const char *version, int size);
    int (*inflate)(zlib_stream *stream, int flush);
    int (*reset)(zlib_stream *stream);
    int (*end)(zlib_stream *stream);
} zlib;

static struct {
    void *(*create)(void);
    size_t (*decompress)(void *stream, zstd_buffer *output, zstd_buffer *input);
    unsigned (*is_error)(size_t result);
    size_t (*free)(void *stream);
} zstd;

static bool has_zlib, has_zstd;
static pthread_once_t once = PTHREAD_ONCE_INIT;

static bool find(void *handle, const char *name, void *place) {
    // A function's address goes through an object pointer, as POSIX has dlsym give it.
    *(void **)place = dlsym(handle, name);
    return *(void **)place != NULL;
}

static void load(void) {
#ifdef __APPLE__
    void *zlib_handle = dlopen("libz.1.dylib", RTLD_NOW | RTLD_LOCAL);
    void *zstd_handle = dlopen("libzstd.1.dylib", RTLD_NOW | RTLD_LOCAL);
#else
    void *zlib_handle = dlopen("libz.so.1", RTLD_NOW | RTLD_LOCAL);
    void *zstd_handle = dlopen("libzstd.so.1", RTLD_NOW | RTLD_LOCAL);
#endif
    has_zlib = zlib_handle != NULL && find(zlib_handle, "inflateInit2_", &zlib.init)
        && find(zlib_handle, "inflate", &zlib.inflate) && find(zlib_handle, "inflateReset", &zlib.reset)
        && find(zlib_handle, "inflateEnd", &zlib.end);
    has_zstd = zstd_handle != NULL && find(zstd_handle, "ZSTD_createDStream", &zstd.create)
        && find(zstd_handle, "ZSTD_decompressStream", &zstd.decompress) && find(zstd_handle, "ZSTD_isError", &zstd.is_error)
        && find(zstd_handle, "ZSTD_freeDStream", &zstd.free);
}

struct cdecompression {
    cdecompression_format format;
    zlib_stream gzip;
    void *zstd;
    /// Whether bytes of a part have come that has not ended.
    bool is_inside;
    bool has_begun;
};

// Values of zlib's interface.
enum { zlib_ok = 0, zlib_end = 1, zlib_no_progress = -5, zlib_gzip_window = 16 + 15 };

cdecompression *cdecompression_create(cdecompression_format format) {
    pthread_once(&once, load);
    if (!(format == cdecompression_gzip ? has_zlib : has_zstd)) return NULL;
    cdecompression *decompression = calloc(1, sizeof *decompression);
    if (decompression == NULL) return NULL;
    decompression->format = format;
    bool is_ready = format == cdecompression_gzip
        ? zlib.init(&decompression->gzip, zlib_gzip_window, "1.2.11", (int)sizeof decompression->gzip) == zlib_ok
        : (decompression->zstd = zstd.create()) != NULL;
    if (is_ready) return decompression;
    free(decompression);
    return NULL;
}

static bool continue_gzip(
    cdecompression *decompression, const void *input, size_t input_size, size_t *input_taken, void *output, size_t output_size,
    size_t *output_made) {
    zlib_stream *stream = &decompression->gzip;
    unsigned in = input_size > UINT_MAX ? UINT_MAX : (unsigned)input_size;
    unsigned out = output_size > UINT_MAX ? UINT_MAX : (unsigned)output_size;
    stream->next_in = input;
    stream->avail_in = in;
    stream->next_out = output;
    stream->avail_out = out;
    // A file may have several parts, one after the other.
    if (in > 0 && decompression->has_begun && !decompression->is_inside && zlib.reset(stream) != zlib_ok) return false;
    if (in > 0) decompression->is_inside = decompression->has_begun = true;
    int result = decompression->is_inside ? zlib.inflate(stream, 0) : zlib_ok;
    *input_taken = in - stream->avail_in;
    *output_made = out - stream->avail_out;
    if (result == zlib_end) decompression->is_inside = false;
    return result == zlib_ok || result == zlib_end || result == zlib_no_progress;
}

static bool continue_zstd(
    cdecompression *decompression, const void *input, size_t input_size, size_t *input_taken, void *output, size_t output_size,
    size_t *output_made) {
    zstd_buffer in = {(void *)input, input_size, 0}, out = {output, output_size, 0};
    if (input_size == 0 && !decompression->is_inside) {
        *input_taken = *output_made = 0;
        return true;
    }
    decompression->has_begun = true;
    size_t result = zstd.decompress(decompression->zstd, &out, &in);
    *input_taken = in.position;
    *output_made = out.position;
    decompression->is_inside = result != 0;
    return !zstd.is_error(result);
}

bool cdecompression_continue(
    cdecompression *decompression, const void *input, size_t input_size, size_t *input_taken, void *output, size_t output_size,
    size_t *output_made) {
    return (decompression->format == cdecompression_gzip ? continue_gzip : continue_zstd)(
        decompression, input, input_size, input_taken, output, output_size, output_made);
}

bool cdecompression_is_at_end(const cdecompression *decompression) {
    return decompression->has_begun && !decompression->is_inside;
}

void cdecompression_free(cdecompression *decompression) {
    if (decompression->format == cdecompression_gzip) {
        zlib.end(&decompression->gzip);
    } else {
        zstd.free(decompression->zstd);
    }
    free(decompression);
}
