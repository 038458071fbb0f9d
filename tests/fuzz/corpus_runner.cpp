// SPDX-License-Identifier: GPL-3.0-or-later
// Runs a target over a corpus as an ordinary test, without libFuzzer:
//     TARGET FOLDER [COPIES]
// Every file of the folder as it is, then so many damaged copies of each, the same in every run.
#include "tests/fuzz/fuzz.h"
#include "tests/support/mutation.h"

#include <algorithm>
#include <filesystem>
#include <fstream>
#include <iostream>
#include <iterator>
#include <string>
#include <vector>

namespace {

std::string contentOf(const std::filesystem::path& file)
{
    std::ifstream in(file, std::ios::binary);
    return { std::istreambuf_iterator<char>(in), {} };
}

void run(const std::string& input)
{
    LLVMFuzzerTestOneInput(reinterpret_cast<const std::uint8_t*>(input.data()), input.size());
}

} // namespace

int main(int argc, char** argv)
{
    if (argc < 2 || !std::filesystem::is_directory(argv[1])) {
        std::cerr << "usage: TARGET FOLDER [COPIES]\n";
        return 2;
    }
    std::vector<std::filesystem::path> files;
    for (const auto& entry : std::filesystem::directory_iterator(argv[1]))
        files.push_back(entry.path());
    std::ranges::sort(files);
    const int copies = argc > 2 ? std::stoi(argv[2]) : 100;
    int runs = 0;
    for (const auto& file : files) {
        const std::string content = contentOf(file);
        run(content);
        for (int i = 0; i < copies; ++i, ++runs)
            run(sheepshead::testing::Mutation(static_cast<std::uint64_t>(i)).damaged(content));
    }
    std::cout << files.size() << " files and " << runs << " damaged copies\n";
    return files.empty() ? 1 : 0;
}
