// SPDX-License-Identifier: Apache-2.0

#include "CCurl.h"
#include "Library.h"

#include <pthread.h>
#include <stdlib.h>
#include <string.h>

struct ccurl_exchange {
    pthread_mutex_t lock;
    /// What carries the transfer; null before and after.
    void *multi;
    bool is_stopped;
};

typedef struct {
    const ccurl_receiver *receiver;
    bool has_refused;
} reception;

ccurl_exchange *ccurl_create(void) {
    ccurl_exchange *exchange = calloc(1, sizeof *exchange);
    if (exchange != NULL) pthread_mutex_init(&exchange->lock, NULL);
    return exchange;
}

void ccurl_free(ccurl_exchange *exchange) {
    pthread_mutex_destroy(&exchange->lock);
    free(exchange);
}

void ccurl_stop(ccurl_exchange *exchange) {
    pthread_mutex_lock(&exchange->lock);
    exchange->is_stopped = true;
    // The lock keeps the handle from being freed meanwhile.
    if (exchange->multi != NULL) ccurl_library()->multi_wakeup(exchange->multi);
    pthread_mutex_unlock(&exchange->lock);
}

/// Takes or gives up the handle that `ccurl_stop` wakes; gives whether the exchange is stopped.
static bool carry(ccurl_exchange *exchange, void *multi) {
    pthread_mutex_lock(&exchange->lock);
    exchange->multi = multi;
    bool is_stopped = exchange->is_stopped;
    pthread_mutex_unlock(&exchange->lock);
    return is_stopped;
}

static bool is_stopped(ccurl_exchange *exchange) {
    pthread_mutex_lock(&exchange->lock);
    bool is_stopped = exchange->is_stopped;
    pthread_mutex_unlock(&exchange->lock);
    return is_stopped;
}

static size_t receive_head(char *line, size_t size, size_t count, void *context) {
    reception *reception = context;
    size_t length = size * count;
    size_t end = length;
    while (end > 0 && (line[end - 1] == '\r' || line[end - 1] == '\n')) end--;
    if (!reception->receiver->head_line(reception->receiver->context, line, end)) reception->has_refused = true;
    return reception->has_refused ? 0 : length;
}

static size_t receive_body(char *bytes, size_t size, size_t count, void *context) {
    reception *reception = context;
    size_t length = size * count;
    if (!reception->receiver->body(reception->receiver->context, bytes, length)) reception->has_refused = true;
    // Anything but the length ends the transfer, and a body of no length is never handed over.
    return reception->has_refused ? 0 : length;
}

static ccurl_outcome outcome_of(int code) {
    switch (code) {
    case 0: return ccurl_done;
    case 3: return ccurl_bad_address;
    case 5:
    case 6: return ccurl_unknown_host;
    case 7: return ccurl_no_connection;
    case 27: return ccurl_no_memory;
    case 28: return ccurl_timed_out;
    case 35:
    case 53:
    case 54:
    case 58:
    case 59:
    case 60:
    case 66:
    case 77:
    case 80:
    case 82:
    case 83:
    case 90:
    case 91: return ccurl_not_secure;
    default: return ccurl_broken;
    }
}

/// Sets what the transfer is to do; gives whether all could be set.
static bool prepare(
    const curl_library *curl, void *transfer, const ccurl_request *request, curl_list *headers, reception *reception,
    char *detail) {
    bool is_set = curl->easy_setopt(transfer, curl_url, request->url) == 0
        && curl->easy_setopt(transfer, curl_protocols, (long)curl_protocol_http_and_https) == 0
        && curl->easy_setopt(transfer, curl_error_buffer, detail) == 0
        && curl->easy_setopt(transfer, curl_no_signal, 1L) == 0 && curl->easy_setopt(transfer, curl_follow_location, 0L) == 0
        && curl->easy_setopt(transfer, curl_connection_timeout_ms, (long)request->connection_timeout) == 0
        && curl->easy_setopt(transfer, curl_low_speed_limit, 1L) == 0
        && curl->easy_setopt(transfer, curl_low_speed_time, (long)request->silence_timeout) == 0
        && curl->easy_setopt(transfer, curl_header_function, receive_head) == 0
        && curl->easy_setopt(transfer, curl_header_data, reception) == 0
        && curl->easy_setopt(transfer, curl_write_function, receive_body) == 0
        && curl->easy_setopt(transfer, curl_write_data, reception) == 0
        && curl->easy_setopt(transfer, curl_user_agent, "dragoman") == 0
        && curl->easy_setopt(transfer, curl_http_header, headers) == 0;
    if (is_set && !request->uses_proxy) is_set = curl->easy_setopt(transfer, curl_proxy, "") == 0;
    if (is_set && request->certificates != NULL) {
        is_set = curl->easy_setopt(transfer, curl_ca_info, request->certificates) == 0;
    }
    if (is_set && request->body != NULL) {
        is_set = curl->easy_setopt(transfer, curl_post_field_size_large, (int64_t)request->body_length) == 0
            && curl->easy_setopt(transfer, curl_post_fields, request->body) == 0;
    }
    // Last, since a body makes the method POST.
    return is_set && curl->easy_setopt(transfer, curl_custom_request, request->method) == 0;
}

/// Runs a transfer to its end.
static ccurl_outcome run(
    const curl_library *curl, ccurl_exchange *exchange, void *multi, void *transfer, const reception *reception) {
    int running = 1;
    while (true) {
        if (is_stopped(exchange)) return ccurl_stopped;
        if (curl->multi_perform(multi, &running) != 0) return ccurl_broken;
        int left = 0;
        for (curl_message *message; (message = curl->multi_info_read(multi, &left)) != NULL;) {
            if (message->kind != curl_message_done || message->transfer != transfer) continue;
            return reception->has_refused ? ccurl_stopped : outcome_of(message->data.code);
        }
        if (running == 0) return ccurl_broken;
        if (curl->multi_poll(multi, NULL, 0, 1000, NULL) != 0) return ccurl_broken;
    }
}

ccurl_outcome ccurl_perform(
    ccurl_exchange *exchange, const ccurl_request *request, const ccurl_receiver *receiver, char *detail) {
    detail[0] = 0;
    const curl_library *curl = ccurl_library();
    if (curl == NULL) return ccurl_library_missing;
    ccurl_outcome outcome = ccurl_no_memory;
    reception reception = {.receiver = receiver};
    void *multi = curl->multi_init();
    void *transfer = curl->easy_init();
    // A POST of more than a kilobyte would otherwise wait for leave to send its body.
    curl_list *headers = curl->slist_append(NULL, "Expect:");
    bool has_headers = headers != NULL;
    for (size_t index = 0; has_headers && index < request->header_count; index++) {
        curl_list *longer = curl->slist_append(headers, request->headers[index]);
        has_headers = longer != NULL;
        if (has_headers) headers = longer;
    }
    if (multi != NULL && transfer != NULL && has_headers) {
        if (carry(exchange, multi)) {
            outcome = ccurl_stopped;
        } else if (
            prepare(curl, transfer, request, headers, &reception, detail) && curl->multi_add_handle(multi, transfer) == 0) {
            outcome = run(curl, exchange, multi, transfer, &reception);
            curl->multi_remove_handle(multi, transfer);
        }
        carry(exchange, NULL);
    }
    if (transfer != NULL) curl->easy_cleanup(transfer);
    if (multi != NULL) curl->multi_cleanup(multi);
    if (headers != NULL) curl->slist_free_all(headers);
    return outcome;
}
