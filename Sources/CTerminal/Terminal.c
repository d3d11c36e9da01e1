// SPDX-License-Identifier: Apache-2.0

#define _GNU_SOURCE
#include "CTerminal.h"

#include <errno.h>
#include <fcntl.h>
#include <poll.h>
#include <pthread.h>
#include <stdatomic.h>
#include <stdlib.h>
#include <string.h>
#include <sys/eventfd.h>
#include <sys/ioctl.h>
#include <termios.h>
#include <time.h>
#include <unistd.h>

#include "Signals.h"
#include "StandardError.h"

// What handlers read is written before they are installed. The flags are atomic and free of locks.
static int terminal = -1;
static struct termios before, taken_modes;
static char enter_sequence[CTERMINAL_LONGEST_SEQUENCE], leave_sequence[CTERMINAL_LONGEST_SEQUENCE];

/// Whether the screen is entered. It is left and entered again as the process is stopped and goes on.
static atomic_bool is_entered;
/// Whether the terminal is taken, stopped or not.
static atomic_bool is_taken;
/// Whether a thread is writing, and which one last did.
static atomic_bool is_writing;
static _Atomic(pthread_t) writer;

static atomic_bool must_redraw, must_end;
/// What ends a wait; made once, and kept, since a handler may use it at any time.
static atomic_int wake = -1;

static int wake_descriptor(void) {
    int descriptor = atomic_load(&wake);
    if (descriptor >= 0) return descriptor;
    int made = eventfd(0, EFD_CLOEXEC | EFD_NONBLOCK);
    if (made < 0) return -1;
    int none = -1;
    if (atomic_compare_exchange_strong(&wake, &none, made)) return made;
    close(made);
    return none;
}

int32_t cterminal_wake(void) {
    int descriptor = wake_descriptor();
    if (descriptor < 0) return errno;
    uint64_t one = 1;
    // It fails only where the count is full, and then the wait ends as well.
    (void)!write(descriptor, &one, sizeof one);
    return 0;
}

static void write_all(int descriptor, const void *bytes, size_t count) {
    const char *rest = bytes;
    while (count > 0) {
        ssize_t written = write(descriptor, rest, count);
        if (written > 0) {
            rest += written;
            count -= (size_t)written;
        } else if (written < 0 && errno == EAGAIN) {
            struct pollfd writable = { .fd = descriptor, .events = POLLOUT };
            poll(&writable, 1, 100);
        } else if (written < 0 && errno != EINTR) {
            return;
        }
    }
}

// MARK: - In handlers

/// Lets a terminal that was halted (Ctrl-S) go on, so that writing to it ends. To start what was not stopped by the same call
/// does nothing, so it is stopped first.
static void end_halt(void) {
    tcflow(terminal, TCOOFF);
    tcflow(terminal, TCOON);
}

/// Lets a thread finish what it is writing, so that nothing comes behind the leaving.
static void await_writer(void) {
    for (int tries = 0; tries < 100 && atomic_load(&is_writing); tries++) {
        if (pthread_equal(atomic_load(&writer), pthread_self())) return;
        struct timespec millisecond = { .tv_nsec = 1000000 };
        nanosleep(&millisecond, NULL);
    }
}

static void give_back(void) {
    write_all(terminal, leave_sequence, strlen(leave_sequence));
    tcsetattr(terminal, TCSANOW, &before);
    cterminal_errors_release();
}

static void leave_screen(void) {
    if (!atomic_exchange(&is_entered, false)) return;
    end_halt();
    await_writer();
    give_back();
}

static void enter_screen(void) {
    if (!atomic_load(&is_taken) || atomic_exchange(&is_entered, true)) return;
    // The shell may have changed modes meanwhile, and wants those back.
    tcgetattr(terminal, &before);
    tcsetattr(terminal, TCSANOW, &taken_modes);
    write_all(terminal, enter_sequence, strlen(enter_sequence));
    cterminal_errors_take();
}

static void note_redraw(void) {
    atomic_store(&must_redraw, true);
    cterminal_wake();
}

static void note_end(void) {
    atomic_store(&is_taken, false);
    atomic_store(&must_end, true);
    cterminal_wake();
}

// MARK: -

int32_t cterminal_take(int32_t descriptor, const char *enter, const char *leave) {
    static atomic_bool has_exit_handler;
    if (atomic_load(&is_taken)) return EBUSY;
    if (wake_descriptor() < 0) return errno;
    if (strlen(enter) >= sizeof enter_sequence || strlen(leave) >= sizeof leave_sequence) return E2BIG;
    if (tcgetattr(descriptor, &before) != 0) return errno;
    taken_modes = before;
    taken_modes.c_lflag &= (tcflag_t) ~(ICANON | ECHO | IEXTEN);
    taken_modes.c_cc[VMIN] = 1;
    taken_modes.c_cc[VTIME] = 0;
    terminal = descriptor;
    strcpy(enter_sequence, enter);
    strcpy(leave_sequence, leave);
    atomic_store(&must_redraw, false);
    atomic_store(&must_end, false);
    // From here on a signal gives back what is taken.
    atomic_store(&is_taken, true);
    atomic_store(&is_entered, true);
    if (!atomic_exchange(&has_exit_handler, true)) atexit(cterminal_release);
    cterminal_signals_take((cterminal_signal_actions){ leave_screen, enter_screen, note_redraw, note_end });
    if (tcsetattr(descriptor, TCSAFLUSH, &taken_modes) != 0) {
        int error = errno;
        atomic_store(&is_entered, false);
        atomic_store(&is_taken, false);
        cterminal_signals_release();
        return error;
    }
    write_all(terminal, enter_sequence, strlen(enter_sequence));
    cterminal_errors_take();
    // A signal that came meanwhile has given it back too early.
    if (!atomic_load(&is_entered)) give_back();
    return 0;
}

void cterminal_release(void) {
    atomic_store(&is_taken, false);
    leave_screen();
    cterminal_signals_release();
}

void cterminal_write(const uint8_t *bytes, int32_t count) {
    atomic_store(&writer, pthread_self());
    atomic_store(&is_writing, true);
    if (atomic_load(&is_entered)) write_all(terminal, bytes, (size_t)count);
    atomic_store(&is_writing, false);
}

void cterminal_say(int32_t descriptor, const uint8_t *bytes, int32_t count) { write_all(descriptor, bytes, (size_t)count); }

cterminal_event cterminal_wait(int32_t descriptor, uint8_t *buffer, int32_t capacity, int32_t milliseconds) {
    cterminal_event event = { 0 };
    struct pollfd polled[2] = { { .fd = descriptor, .events = POLLIN }, { .fd = wake_descriptor(), .events = POLLIN } };
    int ready = poll(polled, 2, milliseconds);
    if (ready > 0 && polled[1].revents) {
        uint64_t count;
        (void)!read(polled[1].fd, &count, sizeof count);
    }
    event.redraw = atomic_exchange(&must_redraw, false);
    event.interrupted = atomic_exchange(&must_end, false);
    if (ready > 0 && polled[0].revents && !event.interrupted) {
        ssize_t count = read(descriptor, buffer, (size_t)capacity);
        if (count > 0) event.count = (int32_t)count;
        event.ended = count == 0 || (count < 0 && errno != EINTR && errno != EAGAIN);
    }
    return event;
}

void cterminal_size(int32_t descriptor, int32_t *columns, int32_t *rows) {
    struct winsize size = { 0 };
    if (ioctl(descriptor, TIOCGWINSZ, &size) != 0) size = (struct winsize){ 0 };
    *columns = size.ws_col;
    *rows = size.ws_row;
}

int32_t cterminal_open(void) { return open("/dev/tty", O_RDWR | O_NOCTTY | O_CLOEXEC); }

void cterminal_close(int32_t descriptor) { close(descriptor); }
