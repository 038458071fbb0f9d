// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/support/registered_test.h"

#include <cstdio>
#include <map>
#include <string>

namespace sheepshead::test {
namespace {

std::map<std::string, RegisteredTest::Run>& registry()
{
    static std::map<std::string, RegisteredTest::Run> tests;
    return tests;
}

std::string nameOf(std::string file)
{
    file.erase(0, file.find_last_of("/\\") + 1);
    return file.substr(0, file.find_last_of('.'));
}

} // namespace

RegisteredTest::RegisteredTest(const char* file, Run test) { registry()[nameOf(file)] = test; }

int RegisteredTest::run(const char* name, int argc, char** argv)
{
    const auto found = registry().find(name);
    if (found == registry().end()) {
        std::fprintf(stderr, "There is no test %s here, but:\n", name);
        for (const auto& [known, test] : registry())
            std::fprintf(stderr, "  %s\n", known.c_str());
        return 2;
    }
    return found->second(argc, argv);
}

} // namespace sheepshead::test

/// FOLDER.tests NAME [QT TEST ARGUMENT...]
int main(int argc, char** argv)
{
    if (argc < 2)
        return sheepshead::test::RegisteredTest::run("", argc, argv);
    const std::string name = argv[1];
    for (int i = 1; i < argc; ++i)
        argv[i] = argv[i + 1];
    return sheepshead::test::RegisteredTest::run(name.c_str(), argc - 1, argv);
}

#ifdef __SANITIZE_ADDRESS__
extern "C" const char* __lsan_default_suppressions();
/// From Qt 6.5 on, each thread keeps what it compares texts with.
extern "C" const char* __lsan_default_suppressions() { return "leak:QCollator::defaultCompare\n"; }
#endif
