#pragma once
#include <opencc/opencc.h>
