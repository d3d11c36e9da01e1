// SPDX-License-Identifier: Apache-2.0

// pipe2 and posix_spawn_file_actions_addclosefrom_np are extensions of glibc's.
#define _GNU_SOURCE
#include <errno.h>
#include <fcntl.h>
#include <signal.h>
#include <spawn.h>
#include <stdbool.h>
#include <stdio.h>
#include <string.h>
#include <sys/mman.h>
#include <sys/socket.h>
#include <sys/types.h>
#include <unistd.h>

#include "CProcess.h"
#include "Parts.h"

void cprocess_close_if_open(int descriptor) {
    if (descriptor >= 0) close(descriptor);
}

/// Moves a descriptor out of the way of the three standard ones, which the children's file actions overwrite.
static int lifted(int descriptor) {
    if (descriptor < 0 || descriptor > STDERR_FILENO) return descriptor;
    int higher = fcntl(descriptor, F_DUPFD_CLOEXEC, STDERR_FILENO + 1);
    int error = errno;
    close(descriptor);
    errno = error;
    return higher;
}

/// Lifts both descriptors of a pair, or closes both.
static int lift_pair(int pair[2]) {
    pair[0] = lifted(pair[0]);
    int error = errno;
    pair[1] = lifted(pair[1]);
    if (pair[0] >= 0 && pair[1] >= 0) return 0;
    if (pair[1] < 0) error = errno;
    cprocess_close_if_open(pair[0]);
    cprocess_close_if_open(pair[1]);
    pair[0] = pair[1] = -1;
    return error;
}

int cprocess_make_pipe(int pair[2]) { return pipe2(pair, O_CLOEXEC) == 0 ? lift_pair(pair) : errno; }

/// The first process reads a socket and no pipe: writing to a pipe without a reader raises SIGPIPE, which can be switched off
/// for the whole program only or, with care, for a thread; a socket's `send` takes MSG_NOSIGNAL, and no handler or mask of the
/// host is touched.
int cprocess_make_socket(int pair[2]) {
    return socketpair(AF_UNIX, SOCK_STREAM | SOCK_CLOEXEC, 0, pair) == 0 ? lift_pair(pair) : errno;
}

/// The owner's end alone must not block; the other end of a pipe or socket has flags of its own.
int cprocess_unblock(int descriptor) {
    int flags = fcntl(descriptor, F_GETFL);
    return flags >= 0 && fcntl(descriptor, F_SETFL, flags | O_NONBLOCK) == 0 ? 0 : errno;
}

int cprocess_start_one(
    const char *const *arguments, const char *const *environment, int input, int output, int diagnostics, int file, pid_t group,
    pid_t *identifier) {
    posix_spawn_file_actions_t actions;
    int error = posix_spawn_file_actions_init(&actions);
    if (error) return error;
    posix_spawnattr_t attributes;
    error = posix_spawnattr_init(&attributes);
    if (error) {
        posix_spawn_file_actions_destroy(&actions);
        return error;
    }
    sigset_t none, all;
    sigemptyset(&none);
    sigfillset(&all);
    if (!error) error = posix_spawn_file_actions_adddup2(&actions, input, STDIN_FILENO);
    if (!error) error = posix_spawn_file_actions_adddup2(&actions, output, STDOUT_FILENO);
    if (!error) error = posix_spawn_file_actions_adddup2(&actions, diagnostics, STDERR_FILENO);
    int first_free = STDERR_FILENO + 1;
    if (!error && file >= 0) error = posix_spawn_file_actions_adddup2(&actions, file, first_free++);
    // A host may hold descriptors that are not close-on-exec; an end of a pipe that another program keeps open
    // would never reach the end of the file.
    if (!error) error = posix_spawn_file_actions_addclosefrom_np(&actions, first_free);
    // The host's mask and its ignored signals would be inherited: a stage must die of SIGPIPE.
    if (!error) error = posix_spawnattr_setsigmask(&attributes, &none);
    if (!error) error = posix_spawnattr_setsigdefault(&attributes, &all);
    if (!error) error = posix_spawnattr_setpgroup(&attributes, group);
    if (!error) {
        error = posix_spawnattr_setflags(
            &attributes, POSIX_SPAWN_SETPGROUP | POSIX_SPAWN_SETSIGMASK | POSIX_SPAWN_SETSIGDEF);
    }
    // The casts are safe: POSIX promises that the strings are not written to.
    if (!error) {
        error = posix_spawn(
            identifier, arguments[0], &actions, &attributes, (char *const *)arguments,
            environment ? (char *const *)environment : environ);
    }
    posix_spawnattr_destroy(&attributes);
    posix_spawn_file_actions_destroy(&actions);
    return error;
}

/// Has a program run anew between what comes before it and what comes after it.
static int start_renewed(
    const char *const *arguments, const char *const *environment, const cprocess_renewal *renewal, int *input, int diagnostics,
    pid_t group, cprocess_relay **relay) {
    int socket[2] = {-1, -1};
    int error = cprocess_make_socket(socket);
    if (error) return error;
    error = cprocess_relay_start(arguments, environment, renewal, *input, socket[0], diagnostics, group, relay);
    *input = socket[1];
    return error;
}

/// Starts the processes one after the other, and hands on the output of each.
static int start_processes(
    const char *const *arguments, int32_t count, const char *const *environment, const cprocess_renewal *renewal, int *input,
    int diagnostics, int32_t *identifiers, int32_t *started, int *output, cprocess_relay **relay, int32_t *failed) {
    for (int32_t index = 0; index < count; index++) {
        int pipe[2] = {-1, -1};
        int error = 0;
        if (renewal && renewal->index == index) {
            error = start_renewed(arguments, environment, renewal, input, diagnostics, identifiers[0], relay);
            if (error) return error;
            identifiers[index] = -1;
            *started = index + 1;
            while (*arguments) arguments++;
            arguments++;
            continue;
        }
        error = cprocess_make_pipe(pipe);
        pid_t identifier = 0;
        if (!error) {
            pid_t group = index == 0 ? 0 : identifiers[0];
            error = cprocess_start_one(arguments, environment, *input, pipe[1], diagnostics, -1, group, &identifier);
            if (error) *failed = index;
        }
        cprocess_close_if_open(pipe[1]);
        if (error) {
            cprocess_close_if_open(pipe[0]);
            return error;
        }
        identifiers[index] = identifier;
        *started = index + 1;
        close(*input);
        *input = pipe[0];
        while (*arguments) arguments++;
        arguments++;
    }
    *output = *input;
    *input = -1;
    return 0;
}

/// Whether a program can open a file that it has inherited by the path of its descriptor (`CPROCESS_FILE`); not where `/proc` is
/// not mounted.
static bool can_be_opened(int file) {
    char path[64];
    snprintf(path, sizeof path, "/proc/self/fd/%d", file);
    return access(path, R_OK) == 0;
}

int32_t cprocess_make_file(const uint8_t *bytes, size_t count) {
    int file = memfd_create("cprocess", MFD_CLOEXEC);
    if (file >= 0 && !can_be_opened(file)) {
        close(file);
        file = -1;
    }
    while (file >= 0 && count > 0) {
        ssize_t written = write(file, bytes, count);
        if (written > 0) {
            bytes += written;
            count -= (size_t)written;
        } else if (written == 0 || errno != EINTR) {
            close(file);
            file = -1;
        }
    }
    return file;
}

int32_t cprocess_start(
    const char *const *arguments, int32_t count, const char *const *environment, const cprocess_renewal *renewal,
    int32_t *identifiers, cprocess_ends *ends, cprocess_relay **relay, int32_t *failed) {
    *failed = -1;
    *relay = NULL;
    *ends = (cprocess_ends){-1, -1, -1};
    int socket[2] = {-1, -1};
    int diagnostics[2] = {-1, -1};
    int output = -1;
    int32_t started = 0;
    int error = cprocess_make_socket(socket);
    if (!error) error = cprocess_make_pipe(diagnostics);
    if (!error) error = cprocess_unblock(socket[0]);
    if (!error) error = cprocess_unblock(diagnostics[0]);
    if (!error) {
        error = start_processes(
            arguments, count, environment, renewal, &socket[1], diagnostics[1], identifiers, &started, &output, relay, failed);
    }
    if (!error) error = cprocess_unblock(output);
    cprocess_close_if_open(socket[1]);
    cprocess_close_if_open(diagnostics[1]);
    *ends = (cprocess_ends){socket[0], output, diagnostics[0]};
    if (error) {
        cprocess_close(*ends);
        *ends = (cprocess_ends){-1, -1, -1};
        cprocess_end(identifiers, started, NULL);
        cprocess_relay_end(*relay);
        *relay = NULL;
    }
    return error;
}

void cprocess_close(cprocess_ends ends) {
    cprocess_close_if_open(ends.input);
    cprocess_close_if_open(ends.output);
    cprocess_close_if_open(ends.diagnostics);
}
