// SPDX-License-Identifier: Apache-2.0

#ifdef __linux__
#define _GNU_SOURCE
#endif

#include "CPackFiles.h"

#include <fcntl.h>
#include <signal.h>
#include <spawn.h>
#include <unistd.h>

extern char **environ;

int32_t cpack_start_detached(const char *const *arguments, const char *output, int32_t *identifier) {
    posix_spawn_file_actions_t actions;
    posix_spawnattr_t attributes;
    int error = posix_spawn_file_actions_init(&actions);
    if (error != 0) return error;
    error = posix_spawnattr_init(&attributes);
    if (error != 0) {
        posix_spawn_file_actions_destroy(&actions);
        return error;
    }
    sigset_t none, all;
    sigemptyset(&none);
    sigfillset(&all);
    short flags = POSIX_SPAWN_SETSID | POSIX_SPAWN_SETSIGMASK | POSIX_SPAWN_SETSIGDEF;
    if ((error = posix_spawn_file_actions_addopen(&actions, STDIN_FILENO, "/dev/null", O_RDONLY, 0)) == 0
        && (error = posix_spawn_file_actions_addopen(&actions, STDOUT_FILENO, output, O_WRONLY | O_CREAT | O_TRUNC, 0600)) == 0
        && (error = posix_spawn_file_actions_adddup2(&actions, STDOUT_FILENO, STDERR_FILENO)) == 0
#ifdef __linux__
        && (error = posix_spawn_file_actions_addclosefrom_np(&actions, STDERR_FILENO + 1)) == 0
#endif
        && (error = posix_spawnattr_setsigmask(&attributes, &none)) == 0
        && (error = posix_spawnattr_setsigdefault(&attributes, &all)) == 0
        && (error = posix_spawnattr_setflags(&attributes, flags)) == 0) {
        pid_t child = 0;
        error = posix_spawn(&child, arguments[0], &actions, &attributes, (char *const *)arguments, environ);
        *identifier = child;
    }
    posix_spawnattr_destroy(&attributes);
    posix_spawn_file_actions_destroy(&actions);
    return error;
}
