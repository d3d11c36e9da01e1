// SPDX-License-Identifier: Apache-2.0

#define _GNU_SOURCE
#include "Signals.h"

#include <errno.h>
#include <pthread.h>
#include <signal.h>
#include <stdbool.h>
#include <stddef.h>

typedef enum {
    RESIZES, STOPS, CONTINUES,
    /// Ends the process, whether at once or when whoever handles it sees to that.
    ENDS,
    /// Ends the process where nobody handles it; whoever does means something else by it.
    ENDS_UNHANDLED,
    CRASHES,
} effect;

static const struct {
    int number;
    effect effect;
} signals[] = {
    { SIGWINCH, RESIZES }, { SIGTSTP, STOPS }, { SIGCONT, CONTINUES }, { SIGINT, ENDS }, { SIGTERM, ENDS }, { SIGHUP, ENDS },
    { SIGQUIT, ENDS }, { SIGALRM, ENDS }, { SIGXCPU, ENDS }, { SIGUSR1, ENDS_UNHANDLED }, { SIGUSR2, ENDS_UNHANDLED },
    { SIGPIPE, ENDS_UNHANDLED }, { SIGVTALRM, ENDS_UNHANDLED }, { SIGPROF, ENDS_UNHANDLED }, { SIGXFSZ, ENDS_UNHANDLED },
    { SIGILL, CRASHES }, { SIGTRAP, CRASHES }, { SIGABRT, CRASHES },
    { SIGBUS, CRASHES }, { SIGFPE, CRASHES }, { SIGSEGV, CRASHES }, { SIGSYS, CRASHES },
};

enum { SIGNAL_COUNT = sizeof signals / sizeof signals[0] };

// Written while no handler of this file is installed, and read by the handlers alone.
static struct sigaction previous[SIGNAL_COUNT];
static bool is_taken[SIGNAL_COUNT];
static cterminal_signal_actions actions;

/// Does what a signal would do if nobody handled it. The handler that calls it has the signal blocked.
static void raise_by_default(int number) {
    struct sigaction standard = { .sa_handler = SIG_DFL };
    struct sigaction ours;
    sigaction(number, &standard, &ours);
    sigset_t set;
    sigemptyset(&set);
    sigaddset(&set, number);
    raise(number);
    pthread_sigmask(SIG_UNBLOCK, &set, NULL);
    // Only a process that was stopped comes here, when it goes on.
    pthread_sigmask(SIG_BLOCK, &set, NULL);
    sigaction(number, &ours, NULL);
}

/// Does what the signal did before.
static void pass_on(size_t index, siginfo_t *information, void *context) {
    const struct sigaction *action = &previous[index];
    int number = signals[index].number;
    if (action->sa_flags & SA_SIGINFO) {
        action->sa_sigaction(number, information, context);
    } else if (action->sa_handler == SIG_DFL) {
        effect effect = signals[index].effect;
        if (effect == STOPS || effect == ENDS || effect == ENDS_UNHANDLED) raise_by_default(number);
    } else if (action->sa_handler != SIG_IGN) {
        action->sa_handler(number);
    }
}

static void handle(int number, siginfo_t *information, void *context) {
    int error = errno;
    size_t index = 0;
    while (index < SIGNAL_COUNT - 1 && signals[index].number != number) index++;
    switch (signals[index].effect) {
    case RESIZES:
        actions.note_redraw();
        pass_on(index, information, context);
        break;
    case STOPS:
        actions.leave();
        pass_on(index, information, context);
        // Where it does not stop the process, nothing will continue it.
        actions.enter();
        actions.note_redraw();
        break;
    case CONTINUES:
        actions.enter();
        actions.note_redraw();
        pass_on(index, information, context);
        break;
    case ENDS:
    case ENDS_UNHANDLED:
        actions.leave();
        // What ends the process ends it now, before other threads hear of it and go on.
        pass_on(index, information, context);
        actions.note_end();
        break;
    case CRASHES:
        actions.leave();
        // What crashed does so again on return, but for what had come behind its instruction already, a breakpoint or a system
        // call: that is sent again, as is what another process sent. Then the former action has it.
        sigaction(number, &previous[index], NULL);
        if (information->si_code <= 0 || number == SIGTRAP || number == SIGSYS) raise(number);
        break;
    }
    errno = error;
}

static bool is_ours(const struct sigaction *action) {
    return (action->sa_flags & SA_SIGINFO) && action->sa_sigaction == handle;
}

static bool is_simply(const struct sigaction *action, void (*handler)(int)) {
    return !(action->sa_flags & SA_SIGINFO) && action->sa_handler == handler;
}

void cterminal_signals_take(cterminal_signal_actions wanted) {
    actions = wanted;
    struct sigaction action = { .sa_sigaction = handle, .sa_flags = SA_SIGINFO | SA_RESTART | SA_ONSTACK };
    // One signal at a time: what one does to the terminal is whole before the next. A crash inside must not wait.
    sigemptyset(&action.sa_mask);
    for (size_t index = 0; index < SIGNAL_COUNT; index++) {
        if (signals[index].effect != CRASHES) sigaddset(&action.sa_mask, signals[index].number);
    }
    for (size_t index = 0; index < SIGNAL_COUNT; index++) {
        int number = signals[index].number;
        effect effect = signals[index].effect;
        struct sigaction now;
        // A handler that is ours already would pass a signal on to itself.
        if (sigaction(number, NULL, &now) != 0 || is_ours(&now)) continue;
        // Who started the process wants it ignored, as `nohup` does.
        if (is_simply(&now, SIG_IGN) && effect != RESIZES && effect != CONTINUES) continue;
        if (!is_simply(&now, SIG_DFL) && effect == ENDS_UNHANDLED) continue;
        previous[index] = now;
        is_taken[index] = sigaction(number, &action, NULL) == 0;
    }
}

void cterminal_signals_release(void) {
    for (size_t index = 0; index < SIGNAL_COUNT; index++) {
        if (!is_taken[index]) continue;
        is_taken[index] = false;
        struct sigaction now;
        int number = signals[index].number;
        if (sigaction(number, NULL, &now) == 0 && is_ours(&now)) sigaction(number, &previous[index], NULL);
    }
}
