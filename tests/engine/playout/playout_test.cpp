// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/playout/playout.h"

#include "engine/match/match.h"
#include "engine/players/random_player.h"
#include "engine/players/rule/rule_player.h"
#include "engine/playout/play_table.h"
#include "engine/playout/seat_payoff.h"
#include "engine/rules/presets.h"
#include "engine/rules/variant_text.h"
#include "tests/support/hands.h"
#include "tests/support/registered_test.h"
#include "tests/support/to_string.h"
#include "tests/support/worlds.h"

#include <QtTest>

using namespace sheepshead;
using namespace sheepshead::testing;

namespace {

void addTables()
{
    QTest::addColumn<QByteArray>("rules");
    for (const Preset& preset : presets())
        QTest::newRow(std::string(preset.key).c_str())
            << QByteArray(variantText(preset.variant).c_str());
    for (const char* rules : { "leaster-blind=last-trick", "leaster-blind=first-trick",
             "no-pick=moster", "no-pick=schneidster", "no-trick=picker-if-he-trickless",
             "layout=4H-4 different-first-queens=on", "call-sheepshead=on", "call-own-ace=on" })
        QTest::newRow(rules) << QByteArray(rules);
}

/// Bids by rule so that hands of all kinds come about, and plays any card.
Action anyAction(const HandState& hand, RandomPlayer& random, Rng& rng)
{
    const auto legal = hand.legalActions();
    const Observation seen = hand.observation(*hand.toAct());
    const bool byRule = hand.phase() != Phase::Playing && rng.below(4) != 0;
    return byRule ? RulePlayer().choose(seen, legal, {}) : random.choose(seen, legal, {});
}

} // namespace

class PlayoutTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void a_position_plays_and_pays_as_the_hand_does_data() { addTables(); }

    /// From any card on: the same legal cards and, for every seat, the same score.
    void a_position_plays_and_pays_as_the_hand_does()
    {
        QFETCH(QByteArray, rules);
        const auto variant = variantWith(rules.toStdString());
        RandomPlayer random(8);
        Rng rng(9);
        Match match(variant, 31, seatAt(0));
        for (int i = 0; i < 60; ++i) {
            HandState hand = match.dealHand();
            std::optional<PlayTable> table;
            PlayPosition position;
            PlayPosition fromStart;
            int before = static_cast<int>(rng.below(30));
            while (const auto seat = hand.toAct()) {
                const auto legal = hand.legalActions();
                if (hand.phase() == Phase::Playing && !table && before-- <= 0) {
                    const Observation seen = hand.observation(*seat);
                    const World truth = truthOf(hand);
                    table = PlayTable::of(seen, truth, legal);
                    QVERIFY(table);
                    position = table->position(truth);
                    if (variant.layout().piles == 0) {
                        fromStart = table->start(truth);
                        for (const PlayedCard& played : table->played())
                            playCard(fromStart, table->setting(),
                                played.card ? *played.card : *truth.under);
                    }
                }
                Action action = anyAction(hand, random, rng);
                if (table) {
                    QCOMPARE(position.play.turn(), *seat);
                    QCOMPARE(position.play.legal(), hand.data().play.legal());
                    const Card card = std::get<Play>(action).card;
                    action = Play { card };
                    playCard(position, table->setting(), card);
                    if (variant.layout().piles == 0)
                        playCard(fromStart, table->setting(), card);
                }
                hand.apply(action);
            }
            if (table && hand.scored() && position.play.over())
                for (const Seat seat : hand.seats()) {
                    const int score = hand.scored()->scores.scores[seat].value;
                    QCOMPARE(SeatPayoff(table->setting(), seat).of(position), score);
                    if (variant.layout().piles == 0)
                        QCOMPARE(fromStart.makers, position.makers);
                }
            match.finish(hand);
        }
    }

    void a_playout_ends_and_is_the_same_again_data() { addTables(); }

    void a_playout_ends_and_is_the_same_again()
    {
        QFETCH(QByteArray, rules);
        const auto variant = variantWith(rules.toStdString());
        RandomPlayer random(10);
        Rng rng(11);
        for (std::uint64_t seed = 0; seed < 30; ++seed) {
            HandState hand = Match(variant, seed, seatAt(0)).dealHand();
            while (!hand.over() && hand.phase() != Phase::Playing)
                hand.apply(anyAction(hand, random, rng));
            if (!hand.over()) {
                const PlaySetting setting = settingOf(hand);
                PlayPosition once = positionOf(hand, setting);
                PlayPosition again = once;
                Playout(setting).finish(once);
                Playout(setting).finish(again);
                QVERIFY(once.play.over());
                QVERIFY(once.play == again.play);
            }
        }
    }
};

REGISTER_TEST(PlayoutTest)
#include "playout_test.moc"
