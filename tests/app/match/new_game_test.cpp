// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/match/new_game.h"

#include "tests/support/registered_test.h"

#include <QTest>

using namespace sheepshead;

namespace {

Deal firstDealOf(const std::unique_ptr<Game>& game)
{
    const auto problem = game->begin();
    return problem ? Deal {} : game->session().hand()->deal();
}

} // namespace

class NewGameTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void the_same_seed_deals_the_same_cards_from_the_same_seat()
    {
        const Preferences preferences;
        const Deal deal = firstDealOf(newGame(preferences, 7));
        QVERIFY(firstDealOf(newGame(preferences, 7)) == deal);
        QVERIFY(firstDealOf(newGame(preferences, 8)) != deal);
    }

    void without_a_seed_no_two_games_are_dealt_alike()
    {
        const Preferences preferences;
        const Deal deal = firstDealOf(newGame(preferences, {}));
        QVERIFY(firstDealOf(newGame(preferences, {})) != deal);
    }

    void the_players_of_the_preferences_sit_down_as_many_as_the_table_has()
    {
        Preferences preferences;
        const auto game = newGame(preferences, 1);
        const int seats = check(preferences.variant).value().tableSeats();
        QCOMPARE(game->head().players, preferences.names.mid(0, seats));
    }

    /// When it began stands beside the name everywhere, so no time is in it.
    void a_game_is_named_after_its_rules()
    {
        Preferences preferences;
        QCOMPARE(newGame(preferences, 1)->head().name, QStringLiteral("Called ace"));
        preferences.variant.noPick = NoPick::Doubler; // a change does not change what it is called
        QCOMPARE(newGame(preferences, 1)->head().name, QStringLiteral("Called ace"));
        preferences.variant = defaultVariant(LayoutId::EightBlackQueens);
        QCOMPARE(newGame(preferences, 1)->head().name, QStringLiteral("Eight: black queens"));
    }

    void you_is_no_name_among_several_people()
    {
        Preferences preferences = defaultPreferences();
        QCOMPARE(newGame(preferences, 1)->head().players.front(), preferences.names.front());
        preferences.people = { seatAt(0), seatAt(1) };
        QCOMPARE(newGame(preferences, 1)->head().players.front(), QStringLiteral("Player 1"));
        preferences.names[0] = QStringLiteral("Anna");
        QCOMPARE(newGame(preferences, 1)->head().players.front(), QStringLiteral("Anna"));
    }

    void people_of_the_preferences_share_the_computer()
    {
        Preferences preferences;
        preferences.people = { seatAt(0), seatAt(3), seatAt(7) };
        const auto game = newGame(preferences, 1);
        QCOMPARE(game->session().people(), (SeatSet { seatAt(0), seatAt(3) })); // of five seats
        QCOMPARE(game->people().size(), std::size_t { 2 });
    }
};

REGISTER_GUILESS_TEST(NewGameTest)
#include "new_game_test.moc"
