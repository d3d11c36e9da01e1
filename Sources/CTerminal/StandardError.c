// SPDX-License-Identifier: Apache-2.0

#define _GNU_SOURCE
#include "StandardError.h"

#include <errno.h>
#include <fcntl.h>
#include <stdatomic.h>
#include <string.h>
#include <sys/mman.h>
#include <unistd.h>

/// How much is written at most, which is more than a trap says with its stack; and how much at once, which has room on the stack
/// of a signal handler.
enum { KEPT_BYTES = 16384, CHUNK = 1024 };

/// The file in memory that takes what is written; made once, and kept.
static atomic_int file = -1;
/// Where standard error went before; -1 while it still goes there.
static atomic_int original = -1;

static int kept_file(void) {
    if (atomic_load(&file) < 0) {
        int made = memfd_create("standard-error", MFD_CLOEXEC);
        // Several threads write at the end, wherever that is.
        if (made >= 0) fcntl(made, F_SETFL, O_APPEND);
        atomic_store(&file, made);
    }
    return atomic_load(&file);
}

void cterminal_errors_take(void) {
    int error = errno;
    if (atomic_load(&original) < 0 && isatty(STDERR_FILENO) && kept_file() >= 0) {
        int copy = fcntl(STDERR_FILENO, F_DUPFD_CLOEXEC, 0);
        if (copy >= 0) {
            dup2(kept_file(), STDERR_FILENO);
            atomic_store(&original, copy);
        }
    }
    errno = error;
}

/// Where what is written of the file begins: behind a line feed, since the first line may have lost its beginning, unless nothing
/// comes behind one.
static off_t beginning(int kept) {
    off_t end = lseek(kept, 0, SEEK_END);
    if (end <= KEPT_BYTES) return 0;
    off_t start = end - KEPT_BYTES;
    char bytes[CHUNK];
    ssize_t count;
    for (off_t place = start; (count = pread(kept, bytes, sizeof bytes, place)) > 0; place += count) {
        const char *line_feed = memchr(bytes, '\n', (size_t)count);
        if (line_feed && place + (line_feed - bytes) + 1 < end) return place + (line_feed - bytes) + 1;
    }
    return start;
}

void cterminal_errors_release(void) {
    int error = errno;
    int copy = atomic_exchange(&original, -1);
    if (copy < 0) return;
    dup2(copy, STDERR_FILENO);
    close(copy);
    int kept = atomic_load(&file);
    off_t start = beginning(kept);
    char bytes[CHUNK];
    ssize_t count;
    while ((count = pread(kept, bytes, sizeof bytes, start)) > 0) {
        start += count;
        ssize_t first = 0;
        while (first < count) {
            ssize_t written = write(STDERR_FILENO, bytes + first, (size_t)(count - first));
            if (written < 0 && errno != EINTR) break;
            if (written > 0) first += written;
        }
        if (first < count) break;
    }
    (void)!ftruncate(kept, 0);
    errno = error;
}
