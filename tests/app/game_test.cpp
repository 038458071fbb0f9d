// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/game.h"

#include "app/seats.h"
#include "app/session/person.h"
#include "engine/players/rule_player.h"

#include <QTest>

using namespace sheepshead;

namespace {

std::unique_ptr<Game> newGame()
{
    SheetHead head;
    for (int i = 0; i < 5; ++i)
        head.players << QString::number(i);
    return std::make_unique<Game>(head, Match(CheckedVariant(), 5, seatAt(4)));
}

/// A table without motion, and a person who takes what comes first.
void layTable(Game& game)
{
    GameSession& session = game.session();
    Person& person = game.person();
    QObject::connect(&person, &Person::asked, &person,
        [&person](const Turn& turn) { person.answer(turn.legal.front()); });
    QObject::connect(&session, &GameSession::settled, &session, [&session] {
        QMetaObject::invokeMethod(&session, &GameSession::tableReady, Qt::QueuedConnection);
    });
}

} // namespace

class GameTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void computer_players_are_regulars_if_nothing_else_is_said();
    void levels_chosen_before_the_first_deal_hold_for_it();
    void levels_chosen_in_the_middle_of_a_hand_hold_from_the_next_deal_on();
    void a_regular_at_the_table_plays_by_the_rules_of_thumb_alone();
};

void GameTest::computer_players_are_regulars_if_nothing_else_is_said()
{
    QVERIFY(newGame()->levels() == levelsOf(Level::Regular));
}

void GameTest::levels_chosen_before_the_first_deal_hold_for_it()
{
    const auto game = newGame();
    game->setLevels(levelsOf(Level::Expert));
    QVERIFY(game->levels() == levelsOf(Level::Expert));
}

void GameTest::levels_chosen_in_the_middle_of_a_hand_hold_from_the_next_deal_on()
{
    const auto game = newGame();
    layTable(*game);
    QVERIFY(!game->begin());
    QVERIFY(game->session().handInPlay());
    game->setLevels(levelsOf(Level::Beginner));
    QVERIFY(game->levels() == levelsOf(Level::Regular));
    QTRY_VERIFY(!game->session().handInPlay());
    QVERIFY(game->levels() == levelsOf(Level::Beginner));
}

void GameTest::a_regular_at_the_table_plays_by_the_rules_of_thumb_alone()
{
    HandState hand = Match(CheckedVariant(), 5, seatAt(4)).dealHand();
    while (!hand.over()) {
        const Seat seat = *hand.toAct();
        const Observation seen = hand.observation(seat);
        const auto legal = hand.legalActions();
        const Action action = RulePlayer().choose(seen, legal, {});
        QVERIFY(playerAt(seat, Level::Regular, 5)->choose(seen, legal, {}) == action);
        hand.apply(action);
    }
}

QTEST_GUILESS_MAIN(GameTest)
#include "game_test.moc"
