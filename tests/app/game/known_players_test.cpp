// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/game/known_players.h"

#include "app/book/score_book_controller.h"
#include "app/game/current_game.h"
#include "app/settings/settings_controller.h"
#include "tests/app/storage/books.h"
#include "tests/support/registered_test.h"
#include "ui/main_window.h"

#include <QSignalSpy>
#include <QTest>

using namespace sheepshead;
using namespace sheepshead::testing;

namespace {

struct LearningTable {
    testing::Desk desk;
    MainWindow window { new QWidget, new QWidget };
    SettingsController settings { QString::fromStdU16String(desk.file().u16string())
        + QStringLiteral(".ini") };
    ScoreBookController book { desk.file(), window };
    CurrentGame game { { window, book, settings }, 7 };
    KnownPlayers players { book, settings, game };
};

} // namespace

class KnownPlayersTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    /// So that the coach, and the review after the hand, judge a decision by the same knowledge.
    void what_is_noticed_of_a_hand_counts_from_the_next_deal_on()
    {
        LearningTable table;
        const QSignalSpy met(&table.players, &KnownPlayers::met);
        table.book.open();
        table.game.begin();
        table.players.meet();
        QCOMPARE(met.count(), 1);
        table.players.meetFromNextDealOn();
        QCOMPARE(met.count(), 1);
        table.game->begin(); // deals
        QCOMPARE(met.count(), 2);
    }

    /// What was noticed since, also of this hand, was not known to those who played it.
    void the_last_hand_is_reviewed_by_what_was_known_when_it_was_dealt()
    {
        LearningTable table;
        table.book.open();
        table.game.begin();
        table.players.meet();
        table.game->begin();
        QVERIFY(!table.players.ofLastHand());
        Q_EMIT table.game->session().handEnded(*table.game->session().record(), false);
        QVERIFY(table.players.ofLastHand());
        table.game.begin(); // another game
        QVERIFY(!table.players.ofLastHand());
    }
};

REGISTER_WIDGET_TEST(KnownPlayersTest)
#include "known_players_test.moc"
