// SPDX-License-Identifier: Apache-2.0

#pragma once

#include <stddef.h>
#include <stdint.h>

/// A SHA-256 that is being calculated (FIPS 180-4).
typedef struct {
    uint32_t state[8];
    uint64_t length;
    uint8_t block[64];
} csha256;

/// Begins a sum.
void csha256_begin(csha256 *sum);

/// Adds bytes.
void csha256_add(csha256 *sum, const void *bytes, size_t count);

/// Ends a sum; writes its 32 bytes.
void csha256_end(csha256 *sum, uint8_t *digest);
