// SPDX-License-Identifier: Apache-2.0

#pragma once

/// What is done where a signal comes. All of it is safe in a signal handler.
typedef struct {
    /// Gives the terminal back.
    void (*leave)(void);
    /// Takes it again.
    void (*enter)(void);
    /// Notes that the screen must be drawn anew.
    void (*note_redraw)(void);
    /// Notes that the process is to end.
    void (*note_end)(void);
} cterminal_signal_actions;

/// Puts a handler before what each signal does now.
void cterminal_signals_take(cterminal_signal_actions actions);

/// Puts back what each signal did before, where nobody has changed it since.
void cterminal_signals_release(void);
