// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/storage/file/storage_fault.h"

#include "tests/support/registered_test.h"

#include <QTest>

#include <set>

using namespace sheepshead;

class StorageFaultTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void every_fault_has_words_of_its_own()
    {
        std::set<std::string> words;
        for (int i = 0; i <= static_cast<int>(StorageFault::Special); ++i) {
            const auto fault = static_cast<StorageFault>(i);
            const Problem problem = problemOf(fault, "scores.db");
            QVERIFY2(!problem.reason.empty(), qPrintable(QString::number(i)));
            QVERIFY(words.insert(problem.reason).second);
            QCOMPARE(faultOf(problem), fault);
        }
    }

    void a_problem_names_the_file_and_the_details()
    {
        QCOMPARE(problemOf(StorageFault::Full, "a/scores.db").place, std::string("a/scores.db"));
        QCOMPARE(problemOf(StorageFault::Unreadable, "scores.db", "hand 7").place,
            std::string("scores.db (hand 7)"));
    }

    void a_problem_of_another_kind_is_no_fault_of_storage()
    {
        QVERIFY(!faultOf(Problem { "line 7", "expected a number" }));
        QVERIFY(!faultOf(Problem {}));
    }
};

REGISTER_GUILESS_TEST(StorageFaultTest)
#include "storage_fault_test.moc"
