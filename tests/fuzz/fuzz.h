// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstddef>
#include <cstdint>
#include <cstdio>
#include <cstdlib>
#include <string_view>

/// A target of the fuzzers: what it does with any input. libFuzzer calls it, and so does
/// corpus_runner with every file of the corpus and its damaged copies.
///
///     FUZZ(input) { if (const auto read = parseThing(input)) holds(…); }
#define FUZZ(input)                                                                                \
    static void fuzzTarget(std::string_view input);                                                \
    extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size)              \
    {                                                                                              \
        fuzzTarget({ reinterpret_cast<const char*>(data), size });                                 \
        return 0;                                                                                  \
    }                                                                                              \
    static void fuzzTarget(std::string_view input)

namespace sheepshead::fuzzing {

/// Ends the program if a promise about what was read is broken; in every build.
inline void holds(bool promise, const char* what)
{
    if (promise)
        return;
    std::fprintf(stderr, "broken promise: %s\n", what);
    std::abort();
}

} // namespace sheepshead::fuzzing

// libFuzzer gives the name.
extern "C" int LLVMFuzzerTestOneInput( // NOLINT(readability-identifier-naming)
    const std::uint8_t* data, std::size_t size);
