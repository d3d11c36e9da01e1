// SPDX-License-Identifier: Apache-2.0

#include "EmbeddedProfile.h"

#define PROFILE "../../Profiles/dragoman.profile"

#if __has_embed(PROFILE) == __STDC_EMBED_FOUND__
_Alignas(64) static const uint8_t profile[] = {
#embed PROFILE
};
size_t dragoman_embedded_profile_length(void) { return sizeof profile; }
#else
_Alignas(64) static const uint8_t profile[64] = {0};
size_t dragoman_embedded_profile_length(void) { return 0; }
#endif

const uint8_t *dragoman_embedded_profile(void) { return profile; }
