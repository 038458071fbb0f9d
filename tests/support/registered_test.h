// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QtTest>

/// A folder's tests share one executable: each test file registers its class here instead of having
/// a main() of its own; the one they share runs the class that its first argument names.
namespace sheepshead::test {

/// One test class, known by the name of its file.
class RegisteredTest {
public:
    using Run = int (*)(int argc, char** argv);

    /// `file` is __FILE__. Objects of this class are static: they are never removed.
    RegisteredTest(const char* file, Run test);

    /// Runs the test of that name, such as "playing_test"; 2 if there is none.
    static int run(const char* name, int argc, char** argv);
};

template <class Test> int runTest(int argc, char** argv)
{
    Test test;
    return QTest::qExec(&test, argc, argv);
}

template <class Test, class Application> int runTestIn(int argc, char** argv)
{
    Application application(argc, argv);
    application.setAttribute(Qt::AA_Use96Dpi, true);
    return runTest<Test>(argc, argv);
}

} // namespace sheepshead::test

#define SHEEPSHEAD_REGISTER(Test, run)                                                             \
    namespace {                                                                                    \
    const sheepshead::test::RegisteredTest registered##Test(__FILE__, run);                        \
    }

/// For tests that need no event loop.
#define REGISTER_TEST(Test) SHEEPSHEAD_REGISTER(Test, sheepshead::test::runTest<Test>)
/// For tests with an event loop, but no window.
#define REGISTER_GUILESS_TEST(Test)                                                                \
    SHEEPSHEAD_REGISTER(Test, (sheepshead::test::runTestIn<Test, QCoreApplication>))
/// For tests of widgets; include <QApplication>.
#define REGISTER_WIDGET_TEST(Test)                                                                 \
    SHEEPSHEAD_REGISTER(Test, (sheepshead::test::runTestIn<Test, QApplication>))
