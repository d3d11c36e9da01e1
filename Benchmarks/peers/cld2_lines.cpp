// SPDX-License-Identifier: Apache-2.0

// Answers CLD2's code for each line of standard input, `un` where it names none, and the share of the text that it takes to be in
// that language, from 0 to 1: the nearest that it has to a probability.
//
//     cld2_lines [--best-effort]      with CLD2's flag that gives an answer to short texts too
//     cld2_lines --time               says instead how many lines a second CLD2 detects, of lines that are in memory,
//                                in the best of eight rounds

#include <cstdio>  // CLD2's header needs it and does not include it.
#include <cstring>
#include <ctime>
#include <iostream>
#include <string>
#include <vector>

#include <cld2/public/compact_lang_det.h>

static double processor_seconds() {
    timespec time;
    clock_gettime(CLOCK_PROCESS_CPUTIME_ID, &time);
    return static_cast<double>(time.tv_sec) + static_cast<double>(time.tv_nsec) / 1e9;
}

static void time_lines() {
    std::vector<std::string> lines;
    for (std::string line; std::getline(std::cin, line);) lines.push_back(line);
    double best = 1e9;
    for (int round = 0; round < 8; ++round) {
        const double start = processor_seconds();
        for (const std::string &line : lines) {
            bool is_reliable = false;
            CLD2::DetectLanguage(line.data(), static_cast<int>(line.size()), true, &is_reliable);
        }
        const double seconds = processor_seconds() - start;
        if (seconds < best) best = seconds;
    }
    std::cout << static_cast<long>(static_cast<double>(lines.size()) / best) << '\n';
}

int main(int count, char **arguments) {
    if (count > 1 && std::strcmp(arguments[1], "--time") == 0) {
        time_lines();
        return 0;
    }
    const bool best_effort = count > 1 && std::strcmp(arguments[1], "--best-effort") == 0;
    const int flags = best_effort ? CLD2::kCLDFlagBestEffort : 0;
    std::ios::sync_with_stdio(false);
    std::string line;
    while (std::getline(std::cin, line)) {
        CLD2::Language languages[3];
        int percents[3];
        double scores[3];
        int bytes = 0;
        bool is_reliable = false;
        const CLD2::Language language = CLD2::ExtDetectLanguageSummary(
            line.data(), static_cast<int>(line.size()), true, nullptr, flags, languages, percents, scores,
            nullptr, &bytes, &is_reliable);
        // The summary may name another language than the first of the three.
        int percent = 0;
        for (int place = 0; place < 3; ++place) {
            if (languages[place] == language) {
                percent = percents[place];
                break;
            }
        }
        // Written by hand, as a stream takes longer over a fraction than CLD2 over a word.
        const char share[] = {
            '\t', char('0' + percent / 100), '.', char('0' + percent / 10 % 10), char('0' + percent % 10), '\n'};
        std::cout << CLD2::LanguageCode(language);
        std::cout.write(share, sizeof share);
    }
    return 0;
}
