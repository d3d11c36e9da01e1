// SPDX-License-Identifier: Apache-2.0

#pragma once

#include <stddef.h>
#include <stdint.h>

/// The bytes of `Profiles/dragoman.profile` as they were when the program was built; aligned to 64 bytes.
const uint8_t *_Nonnull dragoman_embedded_profile(void);

/// How many bytes there are; 0 where the program was built without a profile, as the trainer is the first time.
size_t dragoman_embedded_profile_length(void);
