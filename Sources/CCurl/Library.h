// SPDX-License-Identifier: Apache-2.0

// The functions and constants of libcurl that are used.
#pragma once

#include <stddef.h>

typedef struct curl_list curl_list;

/// What the multi interface says of a transfer, as libcurl lays it out.
typedef struct {
    int kind;
    void *transfer;
    union {
        void *pointer;
        int code;
    } data;
} curl_message;

/// The functions; all are there, or the library is not used.
typedef struct {
    int (*global_init)(long flags);
    void *(*easy_init)(void);
    int (*easy_setopt)(void *transfer, int option, ...);
    void (*easy_cleanup)(void *transfer);
    curl_list *(*slist_append)(curl_list *list, const char *text);
    void (*slist_free_all)(curl_list *list);
    void *(*multi_init)(void);
    int (*multi_add_handle)(void *multi, void *transfer);
    int (*multi_remove_handle)(void *multi, void *transfer);
    int (*multi_perform)(void *multi, int *running);
    int (*multi_poll)(void *multi, void *descriptors, unsigned count, int timeout, int *changed);
    int (*multi_wakeup)(void *multi);
    curl_message *(*multi_info_read)(void *multi, int *left);
    int (*multi_cleanup)(void *multi);
} curl_library;

/// The library, loaded by the first call; null where it cannot be.
const curl_library *ccurl_library(void);

// Options, by the kind of their argument: a long, a pointer, a function, a 64-bit number.
enum {
    curl_low_speed_limit = 19,
    curl_low_speed_time = 20,
    curl_follow_location = 52,
    curl_no_signal = 99,
    curl_connection_timeout_ms = 156,
    curl_protocols = 181,
    curl_write_data = 10001,
    curl_url = 10002,
    curl_proxy = 10004,
    curl_error_buffer = 10010,
    curl_post_fields = 10015,
    curl_user_agent = 10018,
    curl_http_header = 10023,
    curl_header_data = 10029,
    curl_custom_request = 10036,
    curl_ca_info = 10065,
    curl_write_function = 20011,
    curl_header_function = 20079,
    curl_post_field_size_large = 30120,
};

enum {
    curl_global_all = 3,
    curl_protocol_http_and_https = 3,
    curl_message_done = 1,
};
