// SPDX-License-Identifier: Apache-2.0

#pragma once

// What is written to standard error while the terminal shows a screen, a trap's message above all, would be lost with the screen.
// It is kept, and written when the terminal has been given back. Both functions are safe in a signal handler, and without effect
// where standard error is no terminal.

/// Keeps what is written to standard error from now on.
void cterminal_errors_take(void);

/// Puts standard error back, and writes the end of what was kept.
void cterminal_errors_release(void);
