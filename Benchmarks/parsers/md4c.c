// SPDX-License-Identifier: Apache-2.0

// What md4c makes of documents in GitHub's dialect: time, memory, and which text has a place in the source.
//
//   cc -O2 md4c.c -o md4c -lmd4c && ./md4c FILE…
#include <md4c.h>
#include <stdbool.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/resource.h>
#include <time.h>

static const char *source;
static long size, blocks, spans, texts, without_place;
static bool shows;

static int block(MD_BLOCKTYPE type, void *detail, void *user) { return blocks++, 0; }
static int span(MD_SPANTYPE type, void *detail, void *user) { return spans++, 0; }
static int leave_block(MD_BLOCKTYPE type, void *detail, void *user) { return 0; }
static int leave_span(MD_SPANTYPE type, void *detail, void *user) { return 0; }

static int text(MD_TEXTTYPE type, const MD_CHAR *start, MD_SIZE count, void *user) {
    texts++;
    if (start < source || start >= source + size) without_place++;
    if (shows) printf("text of type %d: ‘%.*s’\n", type, (int)count, start);
    return 0;
}

int main(int count, char **paths) {
    shows = getenv("SHOW") != NULL;
    for (int index = 1; index < count; index++) {
        FILE *file = fopen(paths[index], "rb");
        if (!file) return perror(paths[index]), 1;
        fseek(file, 0, SEEK_END);
        size = ftell(file);
        rewind(file);
        char *bytes = malloc(size + 1);
        if (!bytes || fread(bytes, 1, size, file) != (size_t)size) return 1;
        fclose(file);

        source = bytes;
        blocks = spans = texts = without_place = 0;
        MD_PARSER parser = {0, MD_DIALECT_GITHUB, block, leave_block, span, leave_span, text, NULL, NULL};
        clock_t before = clock();
        int status = md_parse(bytes, (MD_SIZE)size, &parser, NULL);
        double seconds = (double)(clock() - before) / CLOCKS_PER_SEC;
        struct rusage usage;
        getrusage(RUSAGE_SELF, &usage);
        printf("%s\t%ld bytes\t%.3f s\t%ld MB at most\t%ld blocks\t%ld spans\t%ld texts, %ld without a place\t%d\n",
               paths[index], size, seconds, usage.ru_maxrss / 1024, blocks, spans, texts, without_place, status);
        free(bytes);
    }
}
