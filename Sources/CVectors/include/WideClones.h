// SPDX-License-Identifier: Apache-2.0

#pragma once

// How kernels are compiled: once for each width of registers, with all that they call inside.

#define INLINE static inline __attribute__((always_inline))

// The clone for the widest registers of the machine is chosen when the program is loaded; the sums are the same. The thread
// sanitizer is left out: it instruments the function that chooses, which the loader calls before the sanitizer has started.
#if defined(__linux__) && defined(__x86_64__) && !__has_feature(thread_sanitizer)
#define WIDE_CLONES __attribute__((target_clones("default", "avx2", "arch=x86-64-v4")))
#else
#define WIDE_CLONES
#endif
