// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/support/registered_test.h"
#include "tests/ui/scores/sample_book.h"

#include "ui/scores/score_book_model.h"

#include <QAbstractItemModelTester>
#include <QTest>

using namespace sheepshead;
using namespace sheepshead::samples;

namespace {

QStringList namesIn(const QAbstractItemModel& model)
{
    QStringList names;
    for (int row = 0; row < model.rowCount(); ++row)
        names << model.index(row, ScoreBookModel::Name).data().toString();
    return names;
}

} // namespace

class ScoreBookModelTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void initTestCase() { QLocale::setDefault(QLocale(QLocale::English, QLocale::UnitedStates)); }

    void it_is_an_honest_model()
    {
        ScoreBookModel model;
        ScoreBookFilter filter(model);
        filter.setSourceModel(&model);
        QAbstractItemModelTester honest(
            &model, QAbstractItemModelTester::FailureReportingMode::QtTest);
        QAbstractItemModelTester alsoHonest(
            &filter, QAbstractItemModelTester::FailureReportingMode::QtTest);
        model.setRows(rowsOf(book()));
        filter.search(QStringLiteral("lake"));
        model.setRows(rowsOf({}));
        QCOMPARE(filter.rowCount(), 0);
    }

    void a_row_says_name_date_players_rules_and_hands()
    {
        ScoreBookModel model;
        model.setRows(rowsOf({ bookEntry(26, QStringLiteral("Tuesday"), 3, 1) }));
        const auto text = [&](int column) { return model.index(0, column).data().toString(); };
        QCOMPARE(text(ScoreBookModel::Name), QStringLiteral("Tuesday"));
        QVERIFY(text(ScoreBookModel::LastPlayed).startsWith(QStringLiteral("11/26/24")));
        QCOMPARE(text(ScoreBookModel::Players),
            QStringLiteral("You\u00a04 \u00b7 Ada\u00a0\u22128 \u00b7 Bruno\u00a04"));
        QCOMPARE(text(ScoreBookModel::Rules), QStringLiteral("Called ace"));
        QCOMPARE(text(ScoreBookModel::Hands), QStringLiteral("1"));
    }

    void other_rules_than_a_preset_are_told()
    {
        BookEntry entry = bookEntry(26, QStringLiteral("Tuesday"), 5, 1);
        entry.variant->noPick = NoPick::Doubler;
        ScoreBookModel model;
        model.setRows(rowsOf({ entry }));
        const QString rules = model.index(0, ScoreBookModel::Rules).data().toString();
        QVERIFY2(rules.startsWith(QStringLiteral("Called ace; ")), qPrintable(rules));
        QVERIFY2(rules.contains(QStringLiteral("doubler"), Qt::CaseInsensitive), qPrintable(rules));
    }

    void rules_of_a_later_version_are_told()
    {
        BookEntry entry = bookEntry(26, QStringLiteral("Tuesday"), 5, 1);
        entry.variant.reset();
        ScoreBookModel model;
        model.setRows(rowsOf({ entry }));
        QCOMPARE(model.index(0, ScoreBookModel::Rules).data().toString(),
            QStringLiteral("Rules from a newer version"));
    }

    void columns_sort_by_what_they_mean_data()
    {
        QTest::addColumn<int>("column");
        QTest::addColumn<QStringList>("ascending");
        const QString birthday = QStringLiteral("Birthday");
        const QString lake = QStringLiteral("At the lake");
        const QString tuesday = QStringLiteral("Tuesday");
        QTest::newRow("name") << int(ScoreBookModel::Name)
                              << QStringList { lake, birthday, tuesday };
        QTest::newRow("date") << int(ScoreBookModel::LastPlayed)
                              << QStringList { birthday, lake, tuesday };
        QTest::newRow("hands") << int(ScoreBookModel::Hands)
                               << QStringList { tuesday, birthday, lake };
    }

    void columns_sort_by_what_they_mean()
    {
        QFETCH(int, column);
        ScoreBookModel model;
        ScoreBookFilter filter(model);
        filter.setSourceModel(&model);
        model.setRows(rowsOf(book()));
        filter.sort(column);
        QTEST(namesIn(filter), "ascending");
    }

    void every_word_searched_for_must_occur_data()
    {
        QTest::addColumn<QString>("words");
        QTest::addColumn<QStringList>("found");
        const QString lake = QStringLiteral("At the lake");
        QTest::newRow("name") << QStringLiteral("LAKE") << QStringList { lake };
        QTest::newRow("player") << QStringLiteral("frieda") << QStringList { lake };
        QTest::newRow("two columns") << QStringLiteral("ada 11/12") << QStringList { lake };
        QTest::newRow("the month in words")
            << QStringLiteral("november lake") << QStringList { lake };
        QTest::newRow("nowhere together") << QStringLiteral("frieda birthday") << QStringList {};
        QTest::newRow("blanks") << QStringLiteral(
            "  ") << QStringList { QStringLiteral("Birthday"), QStringLiteral("Tuesday"), lake };
    }

    void every_word_searched_for_must_occur()
    {
        QFETCH(QString, words);
        ScoreBookModel model;
        ScoreBookFilter filter(model);
        filter.setSourceModel(&model);
        model.setRows(rowsOf(book()));
        filter.search(words);
        QTEST(namesIn(filter), "found");
    }
};

REGISTER_TEST(ScoreBookModelTest)
#include "score_book_model_test.moc"
