// SPDX-License-Identifier: Apache-2.0

// Starts a chain of processes joined by pipes, talks to it, and ends it for certain.
//
// Descriptors and process identifiers are plain `int32_t`, where -1 means none. Linux only: it needs glibc 2.34 or later for
// close-from, and the kernel's eventfd and smaps_rollup.
#pragma once

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

/// The ends of a chain that its owner holds. All are close-on-exec and none of them blocks.
typedef struct {
    /// What the first process reads.
    int32_t input;
    /// What the last process writes.
    int32_t output;
    /// What all processes write to their standard errors.
    int32_t diagnostics;
} cprocess_ends;

/// A program of a chain that learns from texts: it is started anew when it has said that it answers otherwise from now on.
typedef struct {
    /// Its place in the chain, after the first.
    int32_t index;
    /// What it writes to its standard error then, before it answers.
    const char *sign;
    /// Gives a file in which the program finds what it has learnt from the text, to be read in the place of the one that its
    /// last argument names: the text is answered anew with it. Null, or a result of -1, where there is none: the answer is
    /// handed on, and the program started anew for the next text.
    ///
    /// It is called by another thread, with what the program wrote to its standard error, the last 64 KiB of it.
    ///
    /// @return A descriptor of `cprocess_make_file`, which is closed when it is no longer needed. Each file has to hold more
    ///     than the one before.
    int32_t (*amend)(void *context, const uint8_t *diagnosis, size_t count);
    /// What `amend` is given. It has to last until `cprocess_relay_end`.
    void *context;
} cprocess_renewal;

/// A thread that runs such a program, text by text: texts and answers end with a zero byte.
typedef struct cprocess_relay cprocess_relay;

/// Makes a file in memory that has no name.
///
/// @return Its descriptor, or -1 with `errno` set.
int32_t cprocess_make_file(const uint8_t *bytes, size_t count);

/// Starts a chain: each process reads what the one before it writes.
///
/// The processes get a process group of their own, whose identifier is that of the first. They inherit their three standard
/// descriptors and nothing else, no blocked or ignored signals, and the environment that is given here.
///
/// @param arguments The argument vectors of all programs, one after the other, each ended by a null pointer. The first
///     argument of each is the path of its program, which is not looked for anywhere else.
/// @param count The number of programs, at least 1.
/// @param environment Strings of the form NAME=VALUE, ended by a null pointer; null for the environment of this process.
/// @param renewal The program that learns; null for none. What it writes to its standard error is kept from the others, but
///     where it ends by itself.
/// @param identifiers Room for `count` process identifiers; that of a program that learns is -1.
/// @param ends Where the owner's ends are written.
/// @param relay Where the thread for such a program is written, to be ended when the chain was.
/// @param failed On failure the index of the program that could not be started; -1 where the pipes could not be made.
/// @return 0, or the number of the error. After an error nothing is left running or open.
int32_t cprocess_start(
    const char *const *arguments, int32_t count, const char *const *environment, const cprocess_renewal *renewal,
    int32_t *identifiers, cprocess_ends *ends, cprocess_relay **relay, int32_t *failed);

/// Ends a program that learns, and its thread, and waits until both are gone. Null is nothing.
void cprocess_relay_end(cprocess_relay *relay);

/// What an exchange brought.
typedef struct {
    /// How many bytes were written to the input.
    size_t written;
    /// How many bytes were read from the output.
    size_t received;
    /// How many bytes were read from the diagnostics.
    size_t diagnosed;
    /// Whether the output has ended: the last process has.
    bool output_ended;
    /// Whether the diagnostics have ended. They must not be waited for again.
    bool diagnostics_ended;
    /// Whether the input is closed: the first process has ended.
    bool input_closed;
    /// Whether the wake signal was given.
    bool woken;
    /// Whether the deadline passed and nothing had come.
    bool expired;
    /// The number of the error that made an exchange impossible; else 0.
    int32_t error;
} cprocess_exchange_result;

/// Waits until something can be written, read, or is signalled, and does once what can be done.
///
/// Reading and writing are waited for together, so that an owner and a chain that both have full pipes cannot wait for each
/// other. Writing to a chain that has ended gives `input_closed` and never a signal.
///
/// @param ends The chain's ends; each may be -1.
/// @param wake A descriptor of `cprocess_wake_open` that ends the wait, or -1. The signal stays given.
/// @param bytes What to write, as much of it as fits.
/// @param buffer Where to put what is read.
/// @param diagnosis Where to put what is read from the diagnostics.
/// @param deadline When to give up, by the clock of `cprocess_now`. What has come by then is read nevertheless.
cprocess_exchange_result cprocess_exchange(
    cprocess_ends ends, int32_t wake, const uint8_t *bytes, size_t count, uint8_t *buffer, size_t capacity, uint8_t *diagnosis,
    size_t diagnosis_capacity, int64_t deadline);

/// What became of a process.
typedef struct {
    /// Whether it runs, stopped processes included.
    bool running;
    /// The status it ended with; 0 for one that was ended by a signal.
    int32_t status;
    /// The signal that ended it, or 0.
    int32_t signal;
} cprocess_outcome;

/// Tells what became of a process of a chain, and changes nothing. A process that somebody else has waited for counts as ended
/// with 0.
cprocess_outcome cprocess_outcome_of(int32_t identifier);

/// Waits until a process of a chain has ended, and not well, or all have ended, or the deadline has passed.
///
/// A program closes its output before it ends with its status, and may be killed between the two: then nobody knows why the
/// chain ended.
///
/// @param deadline When to give up, by the clock of `cprocess_now`.
void cprocess_await_failure(const int32_t *identifiers, int32_t count, int64_t deadline);

/// Kills all processes of a chain and whatever else is in their group, and waits until they are gone.
///
/// No zombie is left. It waits for the kernel alone: no process can delay it, a stopped one neither. Each chain is ended once.
///
/// @param identifiers Those that `cprocess_start` gave; -1 is passed over.
/// @param outcomes Room for `count` outcomes, or a null pointer: how each process ended by itself; running where it had to be
/// killed.
void cprocess_end(const int32_t *identifiers, int32_t count, cprocess_outcome *outcomes);

/// Closes the owner's ends of a chain.
void cprocess_close(cprocess_ends ends);

/// The memory that a process takes, in bytes, counted as its proportional set size: pages that several processes share count in
/// parts.
///
/// @return -1 where it cannot be told.
int64_t cprocess_memory_of(int32_t identifier);

/// A signal that ends an exchange from another thread: a descriptor, or -1 with `errno` set.
int32_t cprocess_wake_open(void);

/// Gives the signal, once for all.
void cprocess_wake_give(int32_t wake);

/// Closes the signal.
void cprocess_wake_close(int32_t wake);

/// The nanoseconds of a clock that never jumps.
int64_t cprocess_now(void);
