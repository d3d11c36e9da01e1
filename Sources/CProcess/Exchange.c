// SPDX-License-Identifier: Apache-2.0

#define _GNU_SOURCE
#include <errno.h>
#include <poll.h>
#include <stdbool.h>
#include <stdint.h>
#include <sys/eventfd.h>
#include <sys/socket.h>
#include <time.h>
#include <unistd.h>

#include "CProcess.h"

static const int64_t nanoseconds_per_second = 1000000000;

int64_t cprocess_now(void) {
    struct timespec now;
    clock_gettime(CLOCK_MONOTONIC, &now);
    return now.tv_sec * nanoseconds_per_second + now.tv_nsec;
}

/// Reads what is there.
///
/// @param ended Set where nothing more will come.
static size_t read_some(int descriptor, uint8_t *buffer, size_t capacity, bool *ended, int32_t *error) {
    ssize_t count;
    do count = read(descriptor, buffer, capacity);
    while (count < 0 && errno == EINTR);
    if (count < 0 && errno != EAGAIN) *error = errno;
    *ended = count == 0 && capacity > 0;
    return count > 0 ? (size_t)count : 0;
}

/// Writes what fits.
///
/// @param closed Set where nobody reads any more.
static size_t write_some(int descriptor, const uint8_t *bytes, size_t count, bool *closed, int32_t *error) {
    ssize_t written;
    do written = send(descriptor, bytes, count, MSG_NOSIGNAL | MSG_DONTWAIT);
    while (written < 0 && errno == EINTR);
    if (written < 0) {
        if (errno == EPIPE || errno == ECONNRESET) {
            *closed = true;
        } else if (errno != EAGAIN) {
            *error = errno;
        }
    }
    return written > 0 ? (size_t)written : 0;
}

cprocess_exchange_result cprocess_exchange(
    cprocess_ends ends, int32_t wake, const uint8_t *bytes, size_t count, uint8_t *buffer, size_t capacity, uint8_t *diagnosis,
    size_t diagnosis_capacity, int64_t deadline) {
    enum { output, diagnostics, woken, input, number_of_descriptors };
    struct pollfd descriptors[number_of_descriptors] = {
        [output] = {.fd = ends.output, .events = POLLIN},
        [diagnostics] = {.fd = ends.diagnostics, .events = POLLIN},
        [woken] = {.fd = wake, .events = POLLIN},
        // A negative number is passed over: an input with nothing to write would report its closing again and again.
        [input] = {.fd = count > 0 ? ends.input : -1, .events = POLLOUT},
    };
    cprocess_exchange_result result = {0};
    int ready;
    do {
        int64_t left = deadline - cprocess_now();
        if (left < 0) left = 0;
        struct timespec timeout = {.tv_sec = left / nanoseconds_per_second, .tv_nsec = left % nanoseconds_per_second};
        ready = ppoll(descriptors, number_of_descriptors, &timeout, NULL);
    } while (ready < 0 && errno == EINTR);
    if (ready < 0) {
        result.error = errno;
        return result;
    }
    result.expired = ready == 0;
    result.woken = descriptors[woken].revents != 0;
    if (descriptors[output].revents) {
        result.received = read_some(ends.output, buffer, capacity, &result.output_ended, &result.error);
    }
    if (descriptors[diagnostics].revents) {
        result.diagnosed =
            read_some(ends.diagnostics, diagnosis, diagnosis_capacity, &result.diagnostics_ended, &result.error);
    }
    if (descriptors[input].revents) {
        result.written = write_some(ends.input, bytes, count, &result.input_closed, &result.error);
    }
    return result;
}

int32_t cprocess_wake_open(void) { return eventfd(0, EFD_CLOEXEC | EFD_NONBLOCK); }

void cprocess_wake_give(int32_t wake) {
    uint64_t one = 1;
    // It cannot fail in a way that matters: a counter that is full is given already.
    (void)!write(wake, &one, sizeof one);
}

void cprocess_wake_close(int32_t wake) { close(wake); }
