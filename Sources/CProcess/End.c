// SPDX-License-Identifier: Apache-2.0

#define _GNU_SOURCE
#include <errno.h>
#include <fcntl.h>
#include <inttypes.h>
#include <signal.h>
#include <stdbool.h>
#include <stdio.h>
#include <string.h>
#include <sys/types.h>
#include <sys/wait.h>
#include <time.h>
#include <unistd.h>

#include "CProcess.h"

/// Looks at a child without waiting for it.
///
/// @return 0 with `info.si_pid` set where it has ended, 0 with 0 there where it runs, or the number of the error.
static int look_at(pid_t identifier, siginfo_t *info) {
    int result;
    do {
        memset(info, 0, sizeof *info);
        result = waitid(P_PID, (id_t)identifier, info, WEXITED | WNOHANG | WNOWAIT);
    } while (result < 0 && errno == EINTR);
    return result < 0 ? errno : 0;
}

cprocess_outcome cprocess_outcome_of(int32_t identifier) {
    // A program that learns is told of by what is handed on.
    if (identifier < 0) return (cprocess_outcome){.running = true};
    siginfo_t info;
    if (look_at(identifier, &info) != 0) return (cprocess_outcome){.running = false};
    if (info.si_pid == 0) return (cprocess_outcome){.running = true};
    bool exited = info.si_code == CLD_EXITED;
    return (cprocess_outcome){.status = exited ? info.si_status : 0, .signal = exited ? 0 : info.si_status};
}

void cprocess_await_failure(const int32_t *identifiers, int32_t count, int64_t deadline) {
    const struct timespec pause = {.tv_nsec = 1000000};
    for (;;) {
        bool any_runs = false;
        for (int32_t index = 0; index < count; index++) {
            cprocess_outcome outcome = cprocess_outcome_of(identifiers[index]);
            if (outcome.status != 0 || outcome.signal != 0) return;
            any_runs = any_runs || (outcome.running && identifiers[index] >= 0);
        }
        if (!any_runs || cprocess_now() >= deadline) return;
        nanosleep(&pause, NULL);
    }
}

void cprocess_end(const int32_t *identifiers, int32_t count, cprocess_outcome *outcomes) {
    // A group's number stays taken while one member has not been waited for. So the group is ours as long as one of our
    // children is there, as a zombie too; when none is (the host ignores SIGCHLD, or waits for any child), the number may be
    // somebody else's.
    if (outcomes) {
        for (int32_t index = 0; index < count; index++) outcomes[index] = cprocess_outcome_of(identifiers[index]);
    }
    // A child that left the group is reached by its own number, which is ours as long as it has not been waited for.
    bool any = false;
    for (int32_t index = 0; index < count; index++) {
        siginfo_t info;
        if (identifiers[index] < 0 || look_at(identifiers[index], &info) != 0) continue;
        if (!any) kill(-identifiers[0], SIGKILL);
        any = true;
        if (info.si_pid == 0) kill(identifiers[index], SIGKILL);
    }
    for (int32_t index = 0; index < count; index++) {
        if (identifiers[index] < 0) continue;
        int status = 0;
        pid_t waited;
        do waited = waitpid(identifiers[index], &status, 0);
        while (waited < 0 && errno == EINTR);
        // Who was ending when the signal came closed its pipes before and keeps the status it ended with.
        bool killed = WIFSIGNALED(status) && WTERMSIG(status) == SIGKILL;
        if (outcomes && outcomes[index].running && waited == identifiers[index] && !killed) {
            outcomes[index] = (cprocess_outcome){
                .status = WIFEXITED(status) ? WEXITSTATUS(status) : 0, .signal = WIFSIGNALED(status) ? WTERMSIG(status) : 0};
        }
    }
}

int64_t cprocess_memory_of(int32_t identifier) {
    if (identifier < 0) return 0;
    char path[64];
    snprintf(path, sizeof path, "/proc/%" PRId32 "/smaps_rollup", identifier);
    int descriptor = open(path, O_RDONLY | O_CLOEXEC);
    if (descriptor < 0) return -1;
    // The kernel writes the whole of it in one page.
    char text[4096];
    ssize_t length = read(descriptor, text, sizeof text - 1);
    close(descriptor);
    if (length <= 0) return -1;
    text[length] = 0;
    const char *line = strstr(text, "\nPss:");
    int64_t kibibytes;
    return line && sscanf(line, "\nPss: %" SCNd64 " kB", &kibibytes) == 1 ? kibibytes * 1024 : -1;
}
