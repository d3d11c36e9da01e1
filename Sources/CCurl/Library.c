// SPDX-License-Identifier: Apache-2.0

#include "Library.h"

#include <dlfcn.h>
#include <pthread.h>
#include <stdbool.h>

static curl_library library;
static bool is_usable;
static pthread_once_t once = PTHREAD_ONCE_INIT;

static bool find(void *handle, const char *name, void *place) {
    // A function's address goes through an object pointer, as POSIX has dlsym give it.
    *(void **)place = dlsym(handle, name);
    return *(void **)place != NULL;
}

static void load(void) {
#ifdef __APPLE__
    static const char *const names[] = {"libcurl.4.dylib"};
#else
    static const char *const names[] = {"libcurl.so.4", "libcurl-gnutls.so.4"};
#endif
    void *handle = NULL;
    for (size_t index = 0; handle == NULL && index < sizeof names / sizeof *names; index++) {
        handle = dlopen(names[index], RTLD_NOW | RTLD_LOCAL);
    }
    if (handle == NULL) return;
    is_usable = find(handle, "curl_global_init", &library.global_init) && find(handle, "curl_easy_init", &library.easy_init)
        && find(handle, "curl_easy_setopt", &library.easy_setopt)
        && find(handle, "curl_easy_cleanup", &library.easy_cleanup) && find(handle, "curl_slist_append", &library.slist_append)
        && find(handle, "curl_slist_free_all", &library.slist_free_all) && find(handle, "curl_multi_init", &library.multi_init)
        && find(handle, "curl_multi_add_handle", &library.multi_add_handle)
        && find(handle, "curl_multi_remove_handle", &library.multi_remove_handle)
        && find(handle, "curl_multi_perform", &library.multi_perform) && find(handle, "curl_multi_poll", &library.multi_poll)
        && find(handle, "curl_multi_wakeup", &library.multi_wakeup)
        && find(handle, "curl_multi_info_read", &library.multi_info_read)
        && find(handle, "curl_multi_cleanup", &library.multi_cleanup) && library.global_init(curl_global_all) == 0;
}

const curl_library *ccurl_library(void) {
    pthread_once(&once, load);
    return is_usable ? &library : NULL;
}
