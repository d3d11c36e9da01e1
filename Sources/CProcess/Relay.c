// SPDX-License-Identifier: Apache-2.0

#define _GNU_SOURCE
#include <errno.h>
#include <fcntl.h>
#include <poll.h>
#include <pthread.h>
#include <signal.h>
#include <stdbool.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/socket.h>
#include <sys/wait.h>
#include <unistd.h>

#include "CProcess.h"
#include "Parts.h"

/// Bytes that grow.
typedef struct {
    uint8_t *bytes;
    size_t count, capacity;
} buffer;

/// A running program; none where `identifier` is 0.
typedef struct {
    pid_t identifier;
    int input, output, errors;
} program;

struct cprocess_relay {
    char **arguments, **environment;
    /// Its sign is the relay's own.
    cprocess_renewal renewal;
    int source, sink, diagnostics, stop;
    /// What the program reads in the place of the file that its last argument names; -1 for that file.
    int file;
    pid_t group;
    pthread_t thread;
    program current;
    buffer text, answer, errors;
    /// Whether the program has said that from now on it answers otherwise.
    bool has_changed;
};

/// How much is read at once, how much is kept of what a program says to an answer, how much of it is handed on where the
/// program ends, and how long a text or an answer may be: one that does not end fills no memory.
enum { CHUNK = 1 << 16, LONGEST_DIAGNOSIS = 1 << 16, LONGEST_COMPLAINT = 1024, LONGEST_TEXT = 64 << 20 };

static char **copied(const char *const *strings) {
    size_t count = 0;
    while (strings[count]) count++;
    char **copies = calloc(count + 1, sizeof *copies);
    for (size_t index = 0; copies && index < count; index++) copies[index] = strdup(strings[index]);
    return copies;
}

static void freed(char **strings) {
    for (size_t index = 0; strings && strings[index]; index++) free(strings[index]);
    free(strings);
}

static bool has_room(buffer *buffer, size_t count) {
    if (buffer->capacity - buffer->count >= count) return true;
    if (buffer->count + count > LONGEST_TEXT) return false;
    size_t capacity = 2 * buffer->capacity + count;
    uint8_t *bytes = realloc(buffer->bytes, capacity);
    if (!bytes) return false;
    buffer->bytes = bytes;
    buffer->capacity = capacity;
    return true;
}

/// Reads once what is there.
///
/// @return Whether more may come.
static bool read_into(int descriptor, buffer *buffer) {
    if (!has_room(buffer, CHUNK)) return false;
    ssize_t count = read(descriptor, buffer->bytes + buffer->count, CHUNK);
    if (count > 0) buffer->count += (size_t)count;
    return count > 0 || (count < 0 && (errno == EAGAIN || errno == EINTR));
}

static void end_program(program *program) {
    if (program->identifier == 0) return;
    cprocess_close_if_open(program->input);
    cprocess_close_if_open(program->output);
    cprocess_close_if_open(program->errors);
    kill(program->identifier, SIGKILL);
    while (waitpid(program->identifier, NULL, 0) < 0 && errno == EINTR) {}
    program->identifier = 0;
}

/// Waits until something happens to some descriptors, the last of which is `stop`, or milliseconds have passed, where these are
/// not -1.
///
/// @return False where the relay is to stop.
static bool await_for(int timeout, struct pollfd *descriptors, nfds_t count) {
    int ready;
    do ready = poll(descriptors, count, timeout);
    while (ready < 0 && errno == EINTR);
    return ready >= 0 && descriptors[count - 1].revents == 0;
}

static bool await(struct pollfd *descriptors, nfds_t count) { return await_for(-1, descriptors, count); }

/// Says what went wrong where whoever started the relay reads it; nothing once that has ended, and has left its pipe full.
static void complain(const cprocess_relay *relay, const char *words, size_t count, const char *end) {
    struct pollfd descriptors[] = {{.fd = relay->diagnostics, .events = POLLOUT}, {.fd = relay->stop, .events = POLLIN}};
    // There is room for as much as is written here (`PIPE_BUF`).
    if (await(descriptors, 2)) dprintf(relay->diagnostics, "%.*s%s%s\n", (int)count, words, relay->arguments[0], end);
}

static bool start_program(cprocess_relay *relay) {
    program *program = &relay->current;
    int input[2] = {-1, -1}, output[2] = {-1, -1}, errors[2] = {-1, -1};
    pid_t identifier = 0;
    int error = cprocess_make_socket(input);
    if (!error) error = cprocess_make_pipe(output);
    if (!error) error = cprocess_make_pipe(errors);
    if (!error) error = cprocess_unblock(input[0]);
    if (!error) error = cprocess_unblock(output[0]);
    if (!error) error = cprocess_unblock(errors[0]);
    if (!error) {
        size_t count = 0;
        while (relay->arguments[count]) count++;
        char *arguments[count + 1];
        memcpy(arguments, relay->arguments, sizeof arguments);
        if (relay->file >= 0) arguments[count - 1] = CPROCESS_FILE;
        error = cprocess_start_one(
            (const char *const *)arguments, (const char *const *)relay->environment, input[1], output[1], errors[1],
            relay->file, relay->group, &identifier);
    }
    cprocess_close_if_open(input[1]);
    cprocess_close_if_open(output[1]);
    cprocess_close_if_open(errors[1]);
    if (error) {
        cprocess_close_if_open(input[0]);
        cprocess_close_if_open(output[0]);
        cprocess_close_if_open(errors[0]);
        char end[128];
        snprintf(end, sizeof end, ": %s", strerror(error));
        complain(relay, "", 0, end);
        return false;
    }
    program->identifier = identifier;
    program->input = input[0];
    program->output = output[0];
    program->errors = errors[0];
    return true;
}

/// Reads on until there is a whole text.
///
/// @return Its length with the zero byte; 0 where none comes any more.
static size_t next_text(cprocess_relay *relay) {
    size_t seen = 0;
    while (true) {
        uint8_t *end = relay->text.count > seen ? memchr(relay->text.bytes + seen, 0, relay->text.count - seen) : NULL;
        if (end) return (size_t)(end - relay->text.bytes) + 1;
        seen = relay->text.count;
        struct pollfd descriptors[] = {{.fd = relay->source, .events = POLLIN}, {.fd = relay->stop, .events = POLLIN}};
        if (!await(descriptors, 2) || !read_into(relay->source, &relay->text)) return 0;
    }
}

/// Reads what the program complains of.
///
/// @return Whether more may come.
static bool read_errors(cprocess_relay *relay) {
    buffer *errors = &relay->errors;
    size_t length = strlen(relay->renewal.sign), seen = errors->count > length ? errors->count - length : 0;
    bool is_open = read_into(relay->current.errors, errors);
    if (!relay->has_changed && errors->count > seen) {
        relay->has_changed = memmem(errors->bytes + seen, errors->count - seen, relay->renewal.sign, length);
    }
    if (errors->count > LONGEST_DIAGNOSIS) {
        memmove(errors->bytes, errors->bytes + errors->count - LONGEST_DIAGNOSIS, LONGEST_DIAGNOSIS);
        errors->count = LONGEST_DIAGNOSIS;
    }
    return is_open;
}

/// Has the program answer a text.
///
/// @return False where it does not, or the relay is to stop.
static bool ask(cprocess_relay *relay, size_t length) {
    program *program = &relay->current;
    size_t written = 0;
    bool has_errors = true;
    // What a program complains of comes in single words: it is read where it may keep the program from going on, and in the end.
    enum { PATIENCE = 5 };
    relay->answer.count = relay->errors.count = 0;
    relay->has_changed = false;
    while (relay->answer.count == 0 || relay->answer.bytes[relay->answer.count - 1] != 0) {
        struct pollfd descriptors[] = {
            {.fd = program->output, .events = POLLIN},
            {.fd = written < length ? program->input : -1, .events = POLLOUT},
            {.fd = relay->stop, .events = POLLIN},
        };
        if (!await_for(has_errors ? PATIENCE : -1, descriptors, 3)) return false;
        if (has_errors && !descriptors[0].revents && !descriptors[1].revents) has_errors = read_errors(relay);
        if (descriptors[1].revents) {
            ssize_t count = send(program->input, relay->text.bytes + written, length - written, MSG_NOSIGNAL | MSG_DONTWAIT);
            if (count > 0) written += (size_t)count;
            // It reads no more: what it answers, or how it ends, is all that is left to wait for.
            if (count < 0 && errno != EAGAIN && errno != EINTR) written = length;
        }
        if (descriptors[0].revents && !read_into(program->output, &relay->answer)) {
            // It has ended, and says why.
            if (has_errors) read_errors(relay);
            size_t count = relay->errors.count < LONGEST_COMPLAINT ? relay->errors.count : LONGEST_COMPLAINT;
            complain(relay, (const char *)relay->errors.bytes + relay->errors.count - count, count, " ended");
            return false;
        }
    }
    // What it complained of it did before it answered.
    if (has_errors) read_errors(relay);
    return true;
}

/// Hands the answer on.
static bool hand_on(cprocess_relay *relay) {
    size_t written = 0;
    while (written < relay->answer.count) {
        struct pollfd descriptors[] = {{.fd = relay->sink, .events = POLLOUT}, {.fd = relay->stop, .events = POLLIN}};
        if (!await(descriptors, 2)) return false;
        ssize_t count = send(
            relay->sink, relay->answer.bytes + written, relay->answer.count - written, MSG_NOSIGNAL | MSG_DONTWAIT);
        if (count < 0 && errno != EAGAIN && errno != EINTR) return false;
        if (count > 0) written += (size_t)count;
    }
    return true;
}

/// Starts the program anew.
static bool renew(cprocess_relay *relay) {
    end_program(&relay->current);
    return start_program(relay);
}

/// Gets a file in which the program finds what it has just learnt.
///
/// @return False where there is none.
static bool amend(cprocess_relay *relay) {
    if (!relay->renewal.amend) return false;
    int file = relay->renewal.amend(relay->renewal.context, relay->errors.bytes, relay->errors.count);
    if (file < 0) return false;
    cprocess_close_if_open(relay->file);
    relay->file = file;
    return true;
}

static void *run(void *argument) {
    cprocess_relay *relay = argument;
    size_t length;
    while ((length = next_text(relay)) > 0) {
        if (relay->current.identifier == 0 && !start_program(relay)) break;
        bool has_answered = ask(relay, length);
        // Each file holds more than the one before, so this comes to an end.
        while (has_answered && relay->has_changed && amend(relay)) has_answered = renew(relay) && ask(relay, length);
        if (!has_answered || !hand_on(relay)) break;
        relay->text.count -= length;
        memmove(relay->text.bytes, relay->text.bytes + length, relay->text.count);
        if (relay->has_changed && !renew(relay)) break;
    }
    end_program(&relay->current);
    close(relay->source);
    close(relay->sink);
    relay->source = relay->sink = -1;
    return NULL;
}

int cprocess_relay_start(
    const char *const *arguments, const char *const *environment, const cprocess_renewal *renewal, int source, int sink,
    int diagnostics, pid_t group, cprocess_relay **result) {
    cprocess_relay *relay = calloc(1, sizeof *relay);
    if (!relay) {
        close(source);
        close(sink);
        return ENOMEM;
    }
    relay->arguments = copied(arguments);
    relay->environment = copied(environment);
    relay->renewal = *renewal;
    relay->renewal.sign = strdup(renewal->sign);
    relay->file = -1;
    relay->source = source;
    relay->sink = sink;
    relay->diagnostics = fcntl(diagnostics, F_DUPFD_CLOEXEC, 0);
    relay->stop = cprocess_wake_open();
    relay->group = group;
    int error = relay->arguments && relay->environment && relay->renewal.sign ? 0 : ENOMEM;
    if (!error && (relay->diagnostics < 0 || relay->stop < 0)) error = errno;
    if (!error) error = cprocess_unblock(source);
    if (!error) {
        // Signals are for the host's threads.
        sigset_t all, before;
        sigfillset(&all);
        pthread_sigmask(SIG_SETMASK, &all, &before);
        error = pthread_create(&relay->thread, NULL, run, relay);
        pthread_sigmask(SIG_SETMASK, &before, NULL);
    }
    if (error) {
        close(source);
        close(sink);
        relay->thread = 0;
        cprocess_relay_end(relay);
        return error;
    }
    *result = relay;
    return 0;
}

void cprocess_relay_end(cprocess_relay *relay) {
    if (!relay) return;
    if (relay->thread) {
        cprocess_wake_give(relay->stop);
        pthread_join(relay->thread, NULL);
    }
    cprocess_close_if_open(relay->file);
    cprocess_close_if_open(relay->diagnostics);
    cprocess_close_if_open(relay->stop);
    freed(relay->arguments);
    freed(relay->environment);
    free((char *)relay->renewal.sign);
    free(relay->text.bytes);
    free(relay->answer.bytes);
    free(relay->errors.bytes);
    free(relay);
}
