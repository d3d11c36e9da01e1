// SPDX-License-Identifier: Apache-2.0

#ifndef CALLOCATIONCOUNTER_H
#define CALLOCATIONCOUNTER_H

#include <stdint.h>

/// How many blocks of memory the process has asked for so far, from any thread.
uint64_t allocation_count(void);

#endif
