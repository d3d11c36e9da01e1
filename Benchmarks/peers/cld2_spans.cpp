// SPDX-License-Identifier: Apache-2.0

// Answers CLD2's chunks for each document of standard input: `END:CODE` with the byte offset of each end, tab-separated on one
// line, `un` where it names no language. A document is its length in bytes on a line of its own, then its bytes.
//
//     cld2_spans [--filled]      with chunks in no language given to that of the whole document, for which CLD2 does its best
//     cld2_spans --speed         MB/s of plain detection and of chunks instead, over all documents, the best of three runs

#include <cstdio>  // CLD2's header needs it and does not include it.
#include <cstring>
#include <ctime>
#include <iostream>
#include <string>
#include <vector>

#include <cld2/public/compact_lang_det.h>

static CLD2::Language detect(const std::string &text, int flags, CLD2::ResultChunkVector *chunks) {
    CLD2::Language languages[3];
    int percents[3];
    double scores[3];
    int bytes = 0;
    bool is_reliable = false;
    return CLD2::ExtDetectLanguageSummary(
        text.data(), static_cast<int>(text.size()), true, nullptr, flags, languages, percents, scores,
        chunks, &bytes, &is_reliable);
}

static double processor_seconds() {
    timespec time;
    clock_gettime(CLOCK_THREAD_CPUTIME_ID, &time);
    return static_cast<double>(time.tv_sec) + static_cast<double>(time.tv_nsec) / 1e9;
}

static double megabytes_per_second(const std::vector<std::string> &documents, bool wants_chunks) {
    double best = 1e9;
    size_t bytes = 0;
    for (const std::string &text : documents) bytes += text.size();
    for (int run = 0; run < 3; ++run) {
        const double start = processor_seconds();
        for (const std::string &text : documents) {
            CLD2::ResultChunkVector chunks;
            detect(text, 0, wants_chunks ? &chunks : nullptr);
        }
        const double took = processor_seconds() - start;
        if (took < best) best = took;
    }
    return static_cast<double>(bytes) / best / 1e6;
}

static void print_chunks(const std::string &text, bool fills) {
    CLD2::ResultChunkVector chunks;
    // The flag changes the answer for the whole document, and none of the chunks.
    const CLD2::Language whole = detect(text, CLD2::kCLDFlagBestEffort, &chunks);
    bool is_first = true;
    for (const CLD2::ResultChunk &chunk : chunks) {
        if (!is_first) std::cout << '\t';
        is_first = false;
        const CLD2::Language own = static_cast<CLD2::Language>(chunk.lang1);
        const CLD2::Language language = fills && own == CLD2::UNKNOWN_LANGUAGE ? whole : own;
        std::cout << chunk.offset + chunk.bytes << ':' << CLD2::LanguageCode(language);
    }
    std::cout << '\n';
}

int main(int count, char **arguments) {
    const char *option = count > 1 ? arguments[1] : "";
    std::ios::sync_with_stdio(false);
    std::vector<std::string> documents;
    std::string length;
    while (std::getline(std::cin, length)) {
        std::string text(std::stoul(length), '\0');
        std::cin.read(&text[0], static_cast<std::streamsize>(text.size()));
        documents.push_back(text);
    }
    if (std::strcmp(option, "--speed") == 0) {
        std::cout << "detect\t" << megabytes_per_second(documents, false) << '\n';
        std::cout << "spans\t" << megabytes_per_second(documents, true) << '\n';
        return 0;
    }
    for (const std::string &text : documents) print_chunks(text, std::strcmp(option, "--filled") == 0);
    return 0;
}
