// SPDX-License-Identifier: Apache-2.0

// Takes the process's terminal for a screen of its own, and gives it back as it was whatever ends the process: a return, `exit`,
// a signal from the keyboard or from another process, a trap, an abort.
//
// One terminal is taken at a time. Descriptors are plain `int32_t`. What a signal handler does stands here, in C, since nothing
// of Swift's runtime may run in one.
#pragma once

#include <stdbool.h>
#include <stdint.h>

/// The longest sequence that enters a screen or leaves it, in bytes, with its NUL.
enum { CTERMINAL_LONGEST_SEQUENCE = 64 };

/// Takes a terminal: keys come one by one and are not echoed, and the screen is entered.
///
/// Keys that make signals (Ctrl-C, Ctrl-Z, Ctrl-\) go on making them. What was typed before is thrown away, so that it answers
/// no question. While the terminal is taken, the signals that end or stop a process first give the terminal back and then do
/// what they did before; those that are ignored stay so, as do SIGUSR1, SIGPROF and others that a program handles for purposes
/// of its own. What is written to standard error meanwhile, where that is a terminal, is kept, and its end is written when the
/// terminal has been given back.
///
/// @param enter What is written on entering the screen, and again when a stopped process goes on.
/// @param leave What is written on leaving it. Both are shorter than CTERMINAL_LONGEST_SEQUENCE.
/// @return 0, or the number of the error: EBUSY where a terminal is taken already.
int32_t cterminal_take(int32_t descriptor, const char *enter, const char *leave);

/// Gives the terminal back as it was. Without effect where it is not taken.
void cterminal_release(void);

/// Writes to the terminal, as long as it is taken.
void cterminal_write(const uint8_t *bytes, int32_t count);

/// Writes to a terminal that is not taken.
void cterminal_say(int32_t descriptor, const uint8_t *bytes, int32_t count);

/// What a wait brought.
typedef struct {
    /// How many bytes were read.
    int32_t count;
    /// Whether the terminal is at an end: it has gone, or, where it is not taken, somebody typed the end of input.
    bool ended;
    /// Whether the screen must be drawn anew, since it was resized or the process was stopped and goes on.
    bool redraw;
    /// Whether a signal to end the process came. The terminal has been given back.
    bool interrupted;
} cterminal_event;

/// Waits for what is typed, for a signal, or for `cterminal_wake`. It clears what it tells.
///
/// @param milliseconds The longest wait; negative for any time.
cterminal_event cterminal_wait(int32_t descriptor, uint8_t *buffer, int32_t capacity, int32_t milliseconds);

/// Ends the wait of another thread, or the next one.
///
/// @return 0, or the number of the error that keeps a wait from being ended.
int32_t cterminal_wake(void);

/// Tells how large the screen is; both are 0 where the terminal does not say.
void cterminal_size(int32_t descriptor, int32_t *columns, int32_t *rows);

/// Opens the terminal that the process was started from, whatever its standard input is; -1 where it has none.
int32_t cterminal_open(void);

/// Closes what `cterminal_open` opened.
void cterminal_close(int32_t descriptor);
