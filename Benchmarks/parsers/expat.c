// SPDX-License-Identifier: Apache-2.0

// What expat makes of documents: time, memory, and whether its reports have a place for every byte.
//
//   cc -O2 expat.c -o expat -lexpat && ./expat FILE…
#include <expat.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/resource.h>
#include <time.h>

static XML_Parser parser;
static long reports, gaps, end_of_last;

static void report(void) {
    long start = XML_GetCurrentByteIndex(parser), count = XML_GetCurrentByteCount(parser);
    reports++;
    if (start != end_of_last && count > 0) gaps++;
    if (count > 0) end_of_last = start + count;
}

static void start(void *user, const XML_Char *name, const XML_Char **attributes) { report(); }
static void end(void *user, const XML_Char *name) { report(); }
static void text(void *user, const XML_Char *bytes, int count) { report(); }
static void section(void *user) { report(); }

int main(int count, char **paths) {
    for (int index = 1; index < count; index++) {
        FILE *file = fopen(paths[index], "rb");
        if (!file) return perror(paths[index]), 1;
        fseek(file, 0, SEEK_END);
        long size = ftell(file);
        rewind(file);
        char *bytes = malloc(size + 1);
        if (!bytes || fread(bytes, 1, size, file) != (size_t)size) return 1;
        fclose(file);

        reports = gaps = end_of_last = 0;
        clock_t before = clock();
        parser = XML_ParserCreate("UTF-8");
        XML_SetElementHandler(parser, start, end);
        XML_SetCharacterDataHandler(parser, text);
        XML_SetCdataSectionHandler(parser, section, section);
        XML_SetDefaultHandler(parser, text);
        enum XML_Status status = XML_Parse(parser, bytes, (int)size, 1);
        double seconds = (double)(clock() - before) / CLOCKS_PER_SEC;
        struct rusage usage;
        getrusage(RUSAGE_SELF, &usage);
        printf("%s\t%ld bytes\t%.3f s\t%ld MB at most\t%ld reports\t%ld gaps\t%s\n", paths[index], size, seconds,
               usage.ru_maxrss / 1024, reports, gaps,
               status == XML_STATUS_OK ? "well-formed" : XML_ErrorString(XML_GetErrorCode(parser)));
        XML_ParserFree(parser);
        free(bytes);
    }
}
