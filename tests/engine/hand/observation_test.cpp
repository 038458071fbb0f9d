// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/match/match.h"
#include "engine/players/random_player.h"
#include "engine/rules/presets.h"
#include "engine/rules/variant_text.h"
#include "tests/support/hands.h"
#include "tests/support/to_string.h"

#include <QtTest>

using namespace sheepshead;
using namespace sheepshead::testing;

namespace {

/// Cards that a seat has never seen, with the places they lie in.
struct Unseen {
    std::vector<Card> cards;
    std::vector<Seat>
        hands; ///< whose hand each is in; the viewer's own number stands for blind or bury
};

CardSet knownTo(const HandState& hand, Seat viewer)
{
    const Observation seen = hand.observation(viewer);
    CardSet known = seen.dealt | seen.blind | seen.buried | seen.cardsSeenPlayed();
    for (const Seat seat : seen.seats)
        known |= seen.open[seat];
    if (seen.under)
        known.add(*seen.under);
    return known;
}

/// Replays what everybody did, with the cards that the viewer cannot see dealt out anew; nothing if
/// the actions of the others are not possible with those cards.
std::optional<HandState> replayShuffled(
    const HandState& hand, const std::vector<SeatAction>& actions, Seat viewer, Rng& rng)
{
    const CardSet hidden = deckOf(*hand.variant()) - knownTo(hand, viewer);
    std::vector<Card> cards(hidden.begin(), hidden.end());
    rng.shuffle<Card>(cards);
    Deal deal = hand.deal();
    auto next = cards.begin();
    const auto redeal = [&](CardSet& place) {
        CardSet fresh = place - hidden;
        for (int i = (place & hidden).size(); i > 0; --i)
            fresh.add(*next++);
        place = fresh;
    };
    for (const Seat seat : hand.seats())
        redeal(deal.hands[seat]);
    redeal(deal.neighboursBlind);
    CardSet pickers = hand.deal().blind - hand.deal().neighboursBlind;
    redeal(pickers);
    deal.blind = pickers | deal.neighboursBlind;
    for (const Seat seat : hand.seats())
        for (int i = 0; i < hand.variant().layout().piles; ++i) {
            Pile& pile = deal.piles[seat][static_cast<std::size_t>(i)];
            if (hidden.contains(pile.covered))
                pile.covered = *next++;
        }
    deal.seed.reset();
    const auto again = replay({ hand.variant(), deal, hand.doubler(), actions, {} });
    return again.ok() ? std::optional(*again) : std::nullopt;
}

/// Whether everybody has heard the same: with other cards somebody else may be asked, or the only
/// possible call may be another one.
bool sameForAll(const HandState& one, const HandState& other)
{
    return one.phase() == other.phase() && one.toAct() == other.toAct()
        && one.data().called == other.data().called;
}

} // namespace

class ObservationTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void no_observation_depends_on_a_hidden_card_data()
    {
        QTest::addColumn<QByteArray>("rules");
        for (const Preset& preset : presets())
            QTest::newRow(std::string(preset.key).c_str())
                << QByteArray(variantText(preset.variant).c_str());
        QTest::newRow("call-up") << QByteArray("layout=5H-J call-up=next-jack");
    }

    /// Wherever the cards that a seat cannot see may lie, it observes the same.
    void no_observation_depends_on_a_hidden_card()
    {
        QFETCH(QByteArray, rules);
        RandomPlayer player(11);
        Rng rng(12);
        Match match(variantWith(rules.toStdString()), 99, seatAt(0));
        int compared = 0;
        for (int i = 0; i < 40; ++i) {
            HandState hand = match.dealHand();
            std::vector<SeatAction> actions;
            while (const auto seat = hand.toAct()) {
                for (const Seat viewer : hand.seats()) {
                    const auto other = replayShuffled(hand, actions, viewer, rng);
                    if (!other || !sameForAll(*other, hand))
                        continue;
                    QVERIFY(other->observation(viewer) == hand.observation(viewer));
                    ++compared;
                }
                const auto legal = hand.legalActions();
                actions.push_back({ *seat, player.choose(hand.observation(*seat), legal, {}) });
                hand.apply(actions.back().action);
            }
            match.finish(hand);
        }
        QVERIFY2(compared > 800, QByteArray::number(compared).constData());
    }

    void a_dealer_who_sits_out_observes_what_is_public()
    {
        const auto variant = variantWith("dealer-sits-out=on");
        const HandState hand = handAfter(variant, dealFromSeed(variant, 5, seatAt(5)), "pick");
        const Observation seen = hand.observation(seatAt(5));
        QCOMPARE(seen.hand, CardSet());
        QCOMPARE(seen.blind, CardSet());
        QCOMPARE(seen.picker, seatAt(0));
        QCOMPARE(seen.seats.size(), 5);
        QVERIFY(!seen.seats.contains(seatAt(5)));
    }
};

QTEST_APPLESS_MAIN(ObservationTest)
#include "observation_test.moc"
