// SPDX-License-Identifier: Apache-2.0

// What the files of this module share.
#pragma once

#include <sys/types.h>

#include "CProcess.h"

void cprocess_close_if_open(int descriptor);

/// Makes a pipe, close-on-exec; 0 or the number of the error.
int cprocess_make_pipe(int pair[2]);

/// Makes a pair of sockets, close-on-exec. A socket is written to without SIGPIPE.
int cprocess_make_socket(int pair[2]);

/// Has a descriptor not block; 0 or the number of the error.
int cprocess_unblock(int descriptor);

/// What a process that `cprocess_start_one` gave a file opens to read it.
#define CPROCESS_FILE "/proc/self/fd/3"

/// Starts one process with the given standard descriptors, in a group; group 0 makes one of its own.
///
/// @param file A file that the process may read too; -1 for none.
int cprocess_start_one(
    const char *const *arguments, const char *const *environment, int input, int output, int diagnostics, int file, pid_t group,
    pid_t *identifier);

/// Starts the thread that runs a program between two descriptors, which become its own.
///
/// @param diagnostics A descriptor that stays the caller's.
/// @return 0, or the number of the error; then both descriptors are closed.
int cprocess_relay_start(
    const char *const *arguments, const char *const *environment, const cprocess_renewal *renewal, int source, int sink,
    int diagnostics, pid_t group, cprocess_relay **relay);
