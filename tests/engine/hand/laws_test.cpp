// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/hand/hand_record.h"
#include "engine/match/match.h"
#include "engine/players/random_player.h"
#include "engine/rules/layouts.h"
#include "engine/rules/presets.h"
#include "engine/rules/variant_text.h"
#include "tests/support/hands.h"
#include "tests/support/to_string.h"

#include <QtTest>

#include <numeric>

using namespace sheepshead;

namespace {

std::vector<int> choicesOf(const Rule& rule)
{
    if (rule.isNumber())
        return { rule.range.least, rule.range.most };
    std::vector<int> choices(rule.choices.size());
    std::iota(choices.begin(), choices.end(), 0);
    return choices;
}

/// Every preset, and every preset with one rule changed.
std::vector<Variant> variantsOneStepAway()
{
    std::vector<Variant> variants;
    for (const Preset& preset : presets()) {
        variants.push_back(preset.variant);
        for (const Rule& rule : ruleTable()) {
            for (int choice : choicesOf(rule)) {
                Variant changed = preset.variant;
                rule.choose(changed, choice);
                if (rule.applies(changed) && problemsOf(changed).empty())
                    variants.push_back(changed);
            }
        }
    }
    return variants;
}

/// Two-handed: cards on which another still lies.
CardSet stillCovered(const HandState& hand, Seat seat)
{
    const HandData& data = hand.data();
    CardSet covered;
    for (int i = 0; i < data.variant.layout().piles; ++i) {
        const Pile& pile = data.deal.piles[seat][static_cast<std::size_t>(i)];
        if (data.handOf(seat).contains(pile.open))
            covered.add(pile.covered);
    }
    return covered;
}

/// Laws that hold before every decision.
void checkPosition(const HandState& hand)
{
    const HandData& data = hand.data();
    CardSet seen = removedCards(*data.variant);
    int count = seen.size();
    const auto see = [&](CardSet cards) {
        QVERIFY(!seen.meets(cards));
        seen |= cards;
        count += cards.size();
    };
    for (const Seat seat : data.seats) {
        see(data.handOf(seat));
        see(data.buried[seat]);
        see(stillCovered(hand, seat));
    }
    if (!data.picker)
        see(data.deal.blind);
    if (data.playBegan() && data.play.under())
        see({ *data.play.under() });
    for (int i = 0; i < data.trickCount; ++i) {
        const TrickRecord& trick = data.tricks[static_cast<std::size_t>(i)];
        for (std::size_t j = 0; j < trick.count; ++j)
            see({ trick.cards[j] });
    }
    QCOMPARE(count, 32);
    QCOMPARE(seen, CardSet::deck());
}

void checkActions(const HandState& hand, const std::vector<Action>& legal)
{
    QVERIFY(!legal.empty());
    for (const Action& action : legal)
        QVERIFY2(!hand.whyNot(action), actionText(action).c_str());
    for (int i = 0; i < 32; ++i) {
        const Action play = Play { Card::fromIndex(i) };
        const bool listed = std::ranges::find(legal, play) != legal.end();
        QCOMPARE(!hand.whyNot(play), listed);
    }
}

/// Zero-sum, but for Indiana, where only winners add.
void checkScores(const HandState& hand)
{
    int sum = 0;
    for (int i = 0; i < maxSeats; ++i) {
        const Score score = hand.scored()->scores.scores[seatAt(i)];
        sum += score.value;
        if (!hand.seats().contains(seatAt(i)))
            QCOMPARE(score, Score {});
    }
    if (std::holds_alternative<IndianaOutcome>(hand.scored()->outcome))
        QVERIFY(sum > 0);
    else
        QCOMPARE(sum, 0);
}

bool playedToTheEnd(const HandState& hand)
{
    return hand.data().playBegan() && hand.data().play.over();
}

void checkPoints(const HandState& hand)
{
    const HandData& data = hand.data();
    Points all;
    for (const Seat seat : data.seats)
        all += data.play.points(seat) + data.buried[seat].points();
    if (data.noPickGame && data.variant->leasterBlind == LeasterBlind::Aside)
        all += data.deal.blind.points();
    QCOMPARE(all, deckPoints);
}

void playUnderTheLaws(HandState hand, Player& player)
{
    HandRecord record { hand.variant(), hand.deal(), hand.doubler(), {}, {} };
    while (const auto seat = hand.toAct()) {
        checkPosition(hand);
        const auto legal = hand.legalActions();
        checkActions(hand, legal);
        if (QTest::currentTestFailed())
            return;
        const Action action = player.choose(hand.observation(*seat), legal, {});
        record.actions.push_back({ *seat, action });
        hand.apply(action);
    }
    QVERIFY(hand.legalActions().empty());
    QVERIFY(hand.scored().has_value() != hand.thrownIn().has_value());
    if (hand.scored()) {
        checkScores(hand);
        if (playedToTheEnd(hand))
            checkPoints(hand);
        record.scores = hand.scored()->scores.scores;
    }
    const Result<HandRecord> read = parseRecord(recordText(record));
    QVERIFY2(read.ok(), read.ok() ? "" : read.problem().reason.c_str());
    QCOMPARE(*read == record, true);
    const Result<HandState> again = replay(*read);
    QVERIFY(again.ok());
    QVERIFY(again->scored() == hand.scored());
    QVERIFY(again->thrownIn() == hand.thrownIn());
}

} // namespace

class LawsTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void random_hands_keep_the_laws_under_every_rule_data()
    {
        QTest::addColumn<QByteArray>("rules");
        int row = 0;
        for (const Variant& variant : variantsOneStepAway()) {
            const std::string text = variantText(variant);
            QTest::newRow(QByteArray::number(row++) + ' ' + text.c_str())
                << QByteArray(text.c_str());
        }
    }

    void random_hands_keep_the_laws_under_every_rule()
    {
        QFETCH(QByteArray, rules);
        const CheckedVariant variant = testing::variantWith(rules.toStdString());
        RandomPlayer player(7);
        Match match(variant, 2026, seatAt(0));
        for (int i = 0; i < 20 && !QTest::currentTestFailed(); ++i) {
            HandState hand = match.dealHand();
            playUnderTheLaws(hand, player);
            testing::playOut(hand, player);
            match.finish(hand);
        }
    }
};

QTEST_APPLESS_MAIN(LawsTest)
#include "laws_test.moc"
