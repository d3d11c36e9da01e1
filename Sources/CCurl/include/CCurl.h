// SPDX-License-Identifier: Apache-2.0

// One HTTP exchange over the system's libcurl, which is loaded when it is first needed: a program that never asks the network
// starts without it. The few constants of libcurl that are used here belong to its binary interface, which has been the same
// since version 7.16 (https://curl.se/libcurl/abi.html), so no header of it is needed to build.
#pragma once

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

/// What is asked.
typedef struct {
    /// The address.
    const char *url;
    /// `GET`, `POST` or another method.
    const char *method;
    /// The fields of the head, each as `Name: value`; `header_count` of them.
    const char *const *headers;
    size_t header_count;
    /// The body; null where there is none.
    const void *body;
    size_t body_length;
    /// The file of certificates that are believed; null for the system's.
    const char *certificates;
    /// Whether proxies that the environment names are used.
    bool uses_proxy;
    /// The longest wait for a connection, in milliseconds.
    int64_t connection_timeout;
    /// The longest time in which nothing comes or goes, in seconds.
    int64_t silence_timeout;
} ccurl_request;

/// Who is told what comes. Each returns whether the exchange is to go on.
typedef struct {
    void *context;
    /// A line of the head, without its line end.
    bool (*head_line)(void *context, const char *line, size_t length);
    /// A piece of the body.
    bool (*body)(void *context, const void *bytes, size_t length);
} ccurl_receiver;

/// How an exchange went.
typedef enum {
    ccurl_done,
    /// libcurl is not installed, or too old: version 7.68 is needed.
    ccurl_library_missing,
    /// The memory does not suffice.
    ccurl_no_memory,
    /// The address cannot be understood.
    ccurl_bad_address,
    /// The host's name, or the proxy's, is not known.
    ccurl_unknown_host,
    /// No connection came about.
    ccurl_no_connection,
    /// A wait took too long.
    ccurl_timed_out,
    /// Encryption failed, or the server's certificate is not believed.
    ccurl_not_secure,
    /// The receiver, or a call of `ccurl_stop`, ended it.
    ccurl_stopped,
    /// The connection broke off on the way.
    ccurl_broken,
} ccurl_outcome;

/// An exchange that can be stopped from any thread.
typedef struct ccurl_exchange ccurl_exchange;

/// A new exchange; null where there is no memory.
ccurl_exchange *ccurl_create(void);

/// Does the exchange on this thread. Once for each exchange.
///
/// @param detail Room for 256 bytes, in which libcurl's words for a failure stand afterwards; empty where it has none.
ccurl_outcome ccurl_perform(
    ccurl_exchange *exchange, const ccurl_request *request, const ccurl_receiver *receiver, char *detail);

/// Has an exchange end soon, now or as soon as it begins.
void ccurl_stop(ccurl_exchange *exchange);

/// Frees an exchange that is not being done any more.
void ccurl_free(ccurl_exchange *exchange);
