// SPDX-License-Identifier: Apache-2.0

#include "CSHA2.h"

#include <string.h>

// The first 32 bits of the fractional parts of the cube roots of the first 64 primes (FIPS 180-4, 4.2.2).
static const uint32_t constants[64] = {
    0x428a2f98, 0x71374491, 0xb5c0fbcf, 0xe9b5dba5, 0x3956c25b, 0x59f111f1, 0x923f82a4, 0xab1c5ed5, 0xd807aa98, 0x12835b01,
    0x243185be, 0x550c7dc3, 0x72be5d74, 0x80deb1fe, 0x9bdc06a7, 0xc19bf174, 0xe49b69c1, 0xefbe4786, 0x0fc19dc6, 0x240ca1cc,
    0x2de92c6f, 0x4a7484aa, 0x5cb0a9dc, 0x76f988da, 0x983e5152, 0xa831c66d, 0xb00327c8, 0xbf597fc7, 0xc6e00bf3, 0xd5a79147,
    0x06ca6351, 0x14292967, 0x27b70a85, 0x2e1b2138, 0x4d2c6dfc, 0x53380d13, 0x650a7354, 0x766a0abb, 0x81c2c92e, 0x92722c85,
    0xa2bfe8a1, 0xa81a664b, 0xc24b8b70, 0xc76c51a3, 0xd192e819, 0xd6990624, 0xf40e3585, 0x106aa070, 0x19a4c116, 0x1e376c08,
    0x2748774c, 0x34b0bcb5, 0x391c0cb3, 0x4ed8aa4a, 0x5b9cca4f, 0x682e6ff3, 0x748f82ee, 0x78a5636f, 0x84c87814, 0x8cc70208,
    0x90befffa, 0xa4506ceb, 0xbef9a3f7, 0xc67178f2,
};

static uint32_t rotated(uint32_t word, int count) { return word >> count | word << (32 - count); }

static void add_block(csha256 *sum, const uint8_t *bytes) {
    uint32_t schedule[64];
    for (int index = 0; index < 16; index++) {
        const uint8_t *word = bytes + 4 * index;
        schedule[index] = (uint32_t)word[0] << 24 | (uint32_t)word[1] << 16 | (uint32_t)word[2] << 8 | word[3];
    }
    for (int index = 16; index < 64; index++) {
        uint32_t early = schedule[index - 15], late = schedule[index - 2];
        schedule[index] = schedule[index - 16] + (rotated(early, 7) ^ rotated(early, 18) ^ early >> 3) + schedule[index - 7]
            + (rotated(late, 17) ^ rotated(late, 19) ^ late >> 10);
    }
    uint32_t word[8];
    memcpy(word, sum->state, sizeof word);
    for (int index = 0; index < 64; index++) {
        uint32_t a = word[0], e = word[4];
        uint32_t first = word[7] + (rotated(e, 6) ^ rotated(e, 11) ^ rotated(e, 25)) + ((e & word[5]) ^ (~e & word[6]))
            + constants[index] + schedule[index];
        uint32_t second =
            (rotated(a, 2) ^ rotated(a, 13) ^ rotated(a, 22)) + ((a & word[1]) ^ (a & word[2]) ^ (word[1] & word[2]));
        memmove(word + 1, word, 7 * sizeof *word);
        word[4] += first;
        word[0] = first + second;
    }
    for (int index = 0; index < 8; index++) sum->state[index] += word[index];
}

void csha256_begin(csha256 *sum) {
    // The same of the square roots of the first 8 primes (5.3.3).
    static const uint32_t state[8] = {
        0x6a09e667, 0xbb67ae85, 0x3c6ef372, 0xa54ff53a, 0x510e527f, 0x9b05688c, 0x1f83d9ab, 0x5be0cd19,
    };
    memcpy(sum->state, state, sizeof state);
    sum->length = 0;
}

void csha256_add(csha256 *sum, const void *bytes, size_t count) {
    const uint8_t *next = bytes;
    size_t filled = sum->length % 64;
    sum->length += count;
    if (filled > 0) {
        size_t room = 64 - filled < count ? 64 - filled : count;
        if (room > 0) memcpy(sum->block + filled, next, room);
        if (filled + room < 64) return;
        add_block(sum, sum->block);
        next += room;
        count -= room;
    }
    for (; count >= 64; next += 64, count -= 64) add_block(sum, next);
    if (count > 0) memcpy(sum->block, next, count);
}

void csha256_end(csha256 *sum, uint8_t *digest) {
    uint64_t bits = sum->length * 8;
    static const uint8_t padding[64] = {0x80};
    size_t filled = sum->length % 64;
    csha256_add(sum, padding, filled < 56 ? 56 - filled : 120 - filled);
    uint8_t length[8];
    for (int index = 0; index < 8; index++) length[index] = (uint8_t)(bits >> (56 - 8 * index));
    csha256_add(sum, length, sizeof length);
    for (int index = 0; index < 32; index++) digest[index] = (uint8_t)(sum->state[index / 4] >> (24 - 8 * (index % 4)));
}
