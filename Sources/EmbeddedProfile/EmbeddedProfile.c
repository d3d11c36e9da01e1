#include "EmbeddedProfile.h"
