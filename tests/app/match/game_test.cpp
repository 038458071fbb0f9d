// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/match/game.h"

#include "app/match/participants.h"
#include "app/session/person.h"
#include "engine/players/rule/rule_player.h"
#include "engine/support/rng.h"
#include "ui/words/scores/sheet_money.h"

#include "tests/app/match/quick_table.h"
#include "tests/support/registered_test.h"

#include <QSignalSpy>
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

CheckedVariant atCents(int centsAPoint)
{
    Variant variant;
    variant.centsAPoint = centsAPoint;
    return check(variant).value();
}

} // namespace

class GameTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void computer_players_are_regulars_if_nothing_else_is_said()
    {
        QVERIFY(newGame()->levels() == levelsOf(Level::Regular));
    }

    void levels_chosen_before_the_first_deal_hold_for_it()
    {
        const auto game = newGame();
        game->setLevels(levelsOf(Level::Expert));
        QVERIFY(game->levels() == levelsOf(Level::Expert));
    }

    void levels_chosen_in_the_middle_of_a_hand_hold_from_the_next_deal_on()
    {
        const auto game = newGame();
        testing::layQuickTable(*game);
        QVERIFY(!game->begin());
        QVERIFY(game->session().handInPlay());
        QSignalSpy changed(game.get(), &Game::levelsChanged);
        game->setLevels(levelsOf(Level::Beginner));
        QVERIFY(game->levels() == levelsOf(Level::Regular));
        QCOMPARE(changed.count(), 0);
        QTRY_VERIFY(!game->session().handInPlay());
        QVERIFY(game->levels() == levelsOf(Level::Beginner));
        QCOMPARE(changed.count(), 1);
    }

    void a_stake_changed_in_the_middle_of_a_hand_holds_from_the_next_one_on()
    {
        using Stakes = std::vector<StakeChange>;
        const auto game = newGame();
        testing::layQuickTable(*game);
        QVERIFY(!game->begin());
        game->session().changeRules(atCents(25)); // the first
        QCOMPARE(SheetMoney(game->document()).stakes(), (Stakes { { 0, 25 } }));
        QTRY_VERIFY(!game->session().handInPlay());
        game->session().dealNext();
        game->session().changeRules(atCents(10));
        QTRY_VERIFY(!game->session().handInPlay());
        const auto rows = static_cast<int>(game->document().sheet.rows().size());
        QCOMPARE(SheetMoney(game->document()).stakes(), (Stakes { { 0, 25 }, { rows, 10 } }));
    }

    void a_regular_at_the_table_plays_by_the_rules_of_thumb_alone()
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

    void a_player_with_a_character_plays_in_its_way()
    {
        const Character* const bruno = characterOf("bruno");
        HandState hand = Match(CheckedVariant(), 5, seatAt(4)).dealHand();
        while (!hand.over()) {
            const Seat seat = *hand.toAct();
            const Observation seen = hand.observation(seat);
            const auto legal = hand.legalActions();
            const Action action = RulePlayer(habitsOf(bruno)).choose(seen, legal, {});
            QVERIFY(
                playerAt(seat, Level::Regular, 5, {}, bruno)->choose(seen, legal, {}) == action);
            hand.apply(action);
        }
    }

    void the_players_have_the_characters_of_their_names()
    {
        Game game({ {}, {},
                      { QStringLiteral("You"), QStringLiteral("Gus"), QStringLiteral("Karl"),
                          QStringLiteral("Oma"), QStringLiteral("Ada") } },
            Match(CheckedVariant(), 5, seatAt(0)));
        QVERIFY(!game.characterAt(1)); // as in a lesson
        game.setCast({ { QStringLiteral("Oma"), QStringLiteral("emil"), {} } });
        QCOMPARE(game.characterAt(1), characterOf("gus"));
        QVERIFY(!game.characterAt(2));
        QCOMPARE(game.characterAt(3), characterOf("emil"));
        QCOMPARE(game.characterAt(4), characterOf("ada"));
    }

    void a_match_whose_number_follows_from_a_hand_that_is_over_gets_another_one()
    {
        MatchState state { .seed = 5, .handsDealt = 3, .dealer = seatAt(0) };
        const CheckedVariant variant;
        Game game(newGame()->head(), Match::resumed(variant, state, ScoreSheet(5)).value());
        const Deal last = dealFromSeed(variant, mixedSeed(5, 2), seatAt(4));
        game.setDealtHands(DealtHands({ recordText({ variant, last, 1, {}, {} }) }));
        game.drawSeedsFrom([] { return std::uint64_t { 77 }; });
        QCOMPARE(game.session().match().state().seed, std::uint64_t { 77 });
    }

    void a_match_with_a_secret_seed_keeps_it()
    {
        MatchState state { .seed = 6, .handsDealt = 3, .dealer = seatAt(0) };
        const CheckedVariant variant;
        Game game(newGame()->head(), Match::resumed(variant, state, ScoreSheet(5)).value());
        const Deal last = dealFromSeed(variant, mixedSeed(5, 2), seatAt(4));
        game.setDealtHands(DealtHands({ recordText({ variant, last, 1, {}, {} }) }));
        game.drawSeedsFrom([] { return std::uint64_t { 77 }; });
        QCOMPARE(
            game.session().match().state().seed, std::uint64_t { 6 }); // its hash was shown before
    }

    void the_hands_that_were_played_are_kept_as_they_were_dealt()
    {
        const auto game = newGame();
        testing::layQuickTable(*game);
        QVERIFY(!game->begin());
        const Deal deal = game->session().hand()->deal();
        QVERIFY(game->dealtHands().hands().empty());
        QTRY_VERIFY(!game->session().handInPlay());
        QCOMPARE(game->dealtHands().hands().size(), std::size_t { 1 });
        const DealtRecord& dealt = game->dealtHands().hands().front();
        QCOMPARE(dealt.row, 1);
        QVERIFY(parseRecord(dealt.record)->deal == deal);
    }
};

REGISTER_GUILESS_TEST(GameTest)
#include "game_test.moc"
