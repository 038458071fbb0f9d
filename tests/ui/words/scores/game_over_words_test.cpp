// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/words/scores/game_over_words.h"

#include "engine/match/pot.h"
#include "tests/support/registered_test.h"
#include "tests/ui/scores/sample_sheets.h"
#include "ui/words/scores/sheet_words.h"

#include <QTest>

using namespace sheepshead;
using namespace sheepshead::samples;

namespace {

SheetDocument leasters(int players, std::initializer_list<int> scores)
{
    SheetDocument sheet = document(players, 0);
    SheetRow row = leasterRow(1, players, seatAt(0));
    row.scores = {};
    int seat = 0;
    for (const int score : scores)
        row.scores.scores[seatAt(seat++)] = { score };
    sheet.sheet.add(row);
    return sheet;
}

} // namespace

class GameOverWordsTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void initTestCase() { QLocale::setDefault(QLocale(QLocale::English, QLocale::UnitedStates)); }

    void the_highest_total_wins()
    {
        QCOMPARE(
            winnersText(leasters(3, { -1, 2, -1 })), QStringLiteral("Ada wins with a total of 2."));
    }

    void equal_totals_share_the_win()
    {
        QCOMPARE(winnersText(leasters(3, { 1, -2, 1 })),
            QStringLiteral("You and Bruno share the win with a total of 1 each."));
    }

    void the_standings_begin_with_the_best_and_say_the_money()
    {
        SheetDocument sheet = leasters(3, { -1, 2, -1 });
        QCOMPARE(standingsText(sheet), QStringLiteral("Ada: 2\nYou: \u22121\nBruno: \u22121"));
        sheet.stakes = { { 0, 25 } };
        QCOMPARE(standingsText(sheet).section(QLatin1Char('\n'), 0, 0),
            QStringLiteral("Ada: 2 ($0.50)"));
    }

    /// pot-end=showdown-each
    void of_several_showdowns_the_last_is_shown_and_the_others_told()
    {
        Variant variant;
        variant.pot = Pot::Losers;
        variant.potEnd = PotEnd::ShowdownEach;
        SheetDocument sheet = document(5, 0);
        const auto rows = pot::close(1, seatAt(0), SeatSet::firstSeats(5), variant, 8, 1);
        QCOMPARE(rows.size(), std::size_t(2));
        for (const SheetRow& row : rows)
            sheet.sheet.add(row);
        const QStringList lines = showdownText(sheet).split(u'\n');
        QCOMPARE(lines.size(), 6); // a line for the first showdown, and five hands of the last
        QCOMPARE(lines.front(), happenedText(rows.front(), sheet.players));
    }
};

REGISTER_TEST(GameOverWordsTest)
#include "game_over_words_test.moc"
