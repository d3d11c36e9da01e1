// SPDX-License-Identifier: Apache-2.0

#include "Arithmetic.h"

#if defined(__aarch64__) && defined(__linux__)
#include <sys/auxv.h>
#endif

#if defined(__aarch64__)
/// Whether the processor has the instructions for sums of four products.
static bool has_dot_products(void) {
#if defined(__linux__)
    const unsigned long dot_products = 1 << 20;  // HWCAP_ASIMDDP
    return getauxval(AT_HWCAP) & dot_products;
#else
    return true;  // All of Apple's have them.
#endif
}
#endif

const dragoman_arithmetic *dragoman_exact_arithmetic(size_t index) {
    const dragoman_arithmetic *known[3] = {&dragoman_plain_arithmetic};
    size_t count = 1;
#if defined(__x86_64__)
    __builtin_cpu_init();
    if (__builtin_cpu_supports("avx2")) known[count++] = &dragoman_avx2_arithmetic;
    if (__builtin_cpu_supports("avx512vnni") && __builtin_cpu_supports("avx512vl") && __builtin_cpu_supports("avx512bw")
        && __builtin_cpu_supports("avx512dq")) {
        known[count++] = &dragoman_vnni_arithmetic;
    }
#elif defined(__aarch64__)
    known[count++] = &dragoman_neon_arithmetic;
    if (has_dot_products()) known[count++] = &dragoman_dot_product_arithmetic;
#endif
    return index < count ? known[index] : 0;
}

const dragoman_arithmetic *dragoman_best_arithmetic(void) {
    size_t last = 0;
    while (dragoman_exact_arithmetic(last + 1)) last++;
    return dragoman_exact_arithmetic(last);
}
