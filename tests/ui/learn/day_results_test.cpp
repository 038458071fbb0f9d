// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/learn/day_results.h"

#include "tests/support/registered_test.h"
#include "ui/learn/day_hands_dialog.h"

#include <QClipboard>
#include <QComboBox>
#include <QGuiApplication>
#include <QPushButton>
#include <QSignalSpy>
#include <QTest>
#include <QTreeWidget>

using namespace sheepshead;

namespace {

const QDate wednesday(2026, 11, 25);
const QString ada = QStringLiteral("Ada");
const QString otto = QStringLiteral("Otto");

DayResult played(const QDate& day, const QString& player, int score)
{
    return { day, player, score, 2, false, QStringLiteral("101101") };
}

QPushButton* buttonSaying(const QWidget& dialog, const QString& words)
{
    for (QPushButton* const button : dialog.findChildren<QPushButton*>())
        if (button->text() == words)
            return button;
    return nullptr;
}

} // namespace

class DayResultsTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void only_the_first_time_on_a_day_counts()
    {
        DayResults results;
        note(results, played(wednesday, ada, 4));
        note(results, played(wednesday, QStringLiteral("ADA"), 8));
        note(results, played(wednesday, otto, -2));
        QCOMPARE(results.size(), std::size_t { 2 });
        QCOMPARE(resultOf(results, wednesday, ada)->score, 4);
        QCOMPARE(resultOf(results, wednesday.addDays(1), ada), nullptr);
    }

    void a_clock_that_was_wrong_for_a_day_forgets_nothing()
    {
        DayResults results;
        note(results, played(wednesday, ada, 4));
        note(results, played(wednesday.addYears(70), ada, 1));
        note(results, played(wednesday.addDays(1), ada, 2));
        QCOMPARE(results.size(), std::size_t { 3 });
        QCOMPARE(results[1].score, 2);
    }

    void the_oldest_of_too_many_goes()
    {
        DayResults results;
        for (std::size_t i = 0; i <= mostDayResults; ++i)
            note(results, played(wednesday.addDays(static_cast<int>(i)), ada, 1));
        QCOMPARE(results.size(), mostDayResults);
        QCOMPARE(results.front().day, wednesday.addDays(1));
    }

    void results_are_the_same_after_they_were_written_and_read()
    {
        DayResults results { played(wednesday, ada, -4), played(wednesday, otto, 8) };
        results[0].expert.reset();
        results[1].takenBack = true;
        QCOMPARE(dayResultsFrom(textsOf(results)), results);
    }

    void what_no_result_can_be_is_left_out_data()
    {
        QTest::addColumn<int>("field");
        QTest::addColumn<QString>("text");
        QTest::addRow("no day") << 0 << QStringLiteral("2026-02-30");
        QTest::addRow("no score") << 1 << QStringLiteral("many");
        QTest::addRow("a score beyond all stakes") << 1 << QStringLiteral("2000000000");
        QTest::addRow("no tricks") << 4 << QStringLiteral("1012");
        QTest::addRow("too many tricks") << 4 << QStringLiteral("1").repeated(100);
        QTest::addRow("no name") << 5 << QString();
        QTest::addRow("a name that is too long") << 5 << QStringLiteral("x").repeated(3000);
    }

    void what_no_result_can_be_is_left_out()
    {
        QFETCH(int, field);
        QFETCH(QString, text);
        QStringList texts = textsOf({ played(wednesday, ada, 4) });
        texts[field] = text;
        texts << textsOf({ played(wednesday, otto, 1) }) << QStringLiteral("half a result");
        const DayResults read = dayResultsFrom(texts);
        QCOMPARE(read.size(), std::size_t { 1 });
        QCOMPARE(read.front().player, otto);
    }

    void the_line_for_others_gives_no_card_away()
    {
        QCOMPARE(shareLine(played(wednesday, ada, 4)),
            QStringLiteral("Sheepshead, Nov 25: +4, expert +2 🃏 ●○●●○●"));
        DayResult early = played(wednesday, ada, 0);
        early.expert.reset();
        early.takenBack = true;
        early.tricks.clear();
        QCOMPARE(shareLine(early), QStringLiteral("Sheepshead, Nov 25: 0 (with undo)"));
    }

    void the_picture_differs_with_the_score()
    {
        const QImage picture = sharePicture(played(wednesday, ada, 4));
        QVERIFY(picture.width() >= 600);
        QVERIFY(picture != sharePicture(played(wednesday, ada, -4)));
    }

    void a_week_is_told_by_player()
    {
        const DayResults results { played(wednesday.addDays(-7), ada, 32),
            played(wednesday.addDays(-6), ada, 4), played(wednesday, ada, -1),
            played(wednesday, otto, 2) };
        QCOMPARE(weekText(results, wednesday, ada),
            QStringLiteral("Hands of the day, Nov 19 to Nov 25\n"
                           "Ada: +3 (+4 · · · · · −1)\n"
                           "Otto: +2 (· · · · · · +2)"));
    }

    void the_last_thirty_days_can_be_played_by_anybody()
    {
        const DayResults results { played(wednesday.addDays(-1), otto, 2) };
        DayHandsDialog dialog(results, wednesday, ada, { QStringLiteral("Greta") });
        auto* const list = dialog.findChild<QTreeWidget*>();
        QCOMPARE(list->topLevelItemCount(), 30);
        QCOMPARE(list->headerItem()->text(1), ada);
        QCOMPARE(list->headerItem()->text(2), otto);
        QCOMPARE(list->topLevelItem(1)->text(2), QStringLiteral("+2"));
        QCOMPARE(list->topLevelItem(1)->text(3), QStringLiteral("+2")); // the expert's

        auto* const player = dialog.findChild<QComboBox*>();
        QCOMPARE(player->count(), 3);
        player->setEditText(QStringLiteral(" Greta "));
        list->setCurrentItem(list->topLevelItem(29));
        QSignalSpy chosen(&dialog, &DayHandsDialog::chosen);
        buttonSaying(dialog, QStringLiteral("&Play"))->click();
        QCOMPARE(chosen.count(), 1);
        QCOMPARE(chosen.front().at(0).toDate(), wednesday.addDays(-29));
        QCOMPARE(chosen.front().at(1).toString(), QStringLiteral("Greta"));
    }

    void the_week_is_copied_as_text()
    {
        const DayResults results { played(wednesday, ada, 4) };
        DayHandsDialog dialog(results, wednesday, ada, {});
        buttonSaying(dialog, QStringLiteral("Copy the &week"))->click();
        QCOMPARE(QGuiApplication::clipboard()->text(), weekText(results, wednesday, ada));
        DayHandsDialog empty({}, wednesday, ada, {});
        QVERIFY(!buttonSaying(empty, QStringLiteral("Copy the &week"))->isEnabled());
    }
};

REGISTER_WIDGET_TEST(DayResultsTest)
#include "day_results_test.moc"
