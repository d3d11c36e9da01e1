#include "CScoring.h"
