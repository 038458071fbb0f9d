// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "tests/support/test_data.h"

#include <algorithm>
#include <cassert>
#include <filesystem>
#include <fstream>
#include <iterator>
#include <string>
#include <vector>

namespace sheepshead::testing {

/// A lesson that is right, to be spoiled line by line.
inline const std::string smallLesson = R"(sheepshead lesson 1
title: Following
idea: One follows.
hand:
  variant layout=5H-A
  deal dealer=3
  hand 0 QD JH KD TH 8H 9C
  hand 1 JS 8D AS AH TC 8C
  hand 2 QC QS QH JC 7H 7S
  hand 3 JD 7D AD KS 9H TS
  hand 4 KH 9S 9D TD AC 8S
  blind KC 7C
  4 pass
  0 pass
  1 pass
  2 pick
  2 bury KC 7C
  2 call AS
step: begin
tell: Look.
step: heart
plays: 4 play KH
tell: Emil leads a heart.
  Follow.
cards: QC QS
ask: play
right hearts: You followed.
wrong any: That was no heart.
step: quiz
tell: Does the ten beat the king?
ask: choose
right Yes, it does > end: It does.
wrong No: It does.
step: end
tell: Done.
)";

/// The text with one piece replaced, which must be there.
inline std::string replaced(
    std::string text, const std::string& piece, const std::string& replacement)
{
    const std::size_t place = text.find(piece);
    assert(place != std::string::npos);
    return text.replace(place, piece.size(), replacement);
}

/// The paths of the lessons of a language, in their order; the folder of the English ones is "".
inline std::vector<std::filesystem::path> lessonFiles(const std::string& language = {})
{
    const std::filesystem::path folder(testData("../../resources/lessons"));
    std::vector<std::filesystem::path> files;
    for (const auto& entry : std::filesystem::directory_iterator(folder / language))
        if (entry.path().extension() == ".lesson")
            files.push_back(entry.path());
    std::ranges::sort(files);
    return files;
}

/// The folders of translated lessons.
inline std::vector<std::string> lessonLanguages()
{
    std::vector<std::string> languages;
    for (const auto& entry :
        std::filesystem::directory_iterator(testData("../../resources/lessons")))
        if (entry.is_directory())
            languages.push_back(entry.path().filename().string());
    std::ranges::sort(languages);
    return languages;
}

inline std::string contentOf(const std::filesystem::path& file)
{
    std::ifstream stream(file, std::ios::binary);
    return { std::istreambuf_iterator<char>(stream), {} };
}

} // namespace sheepshead::testing
