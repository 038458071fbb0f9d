// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/claims/claim.h"

#include "engine/match/match.h"
#include "engine/players/random_player.h"
#include "engine/players/rule/rule_player.h"
#include "engine/playout/play_table.h"
#include "engine/playout/seat_payoff.h"
#include "engine/rules/presets.h"
#include "engine/rules/variant_text.h"
#include "engine/worlds/deal_sampler.h"
#include "tests/support/hands.h"
#include "tests/support/registered_test.h"
#include "tests/support/to_string.h"

#include <QtTest>

using namespace sheepshead;
using namespace sheepshead::testing;

namespace {

std::optional<Claim> claimIn(const HandState& hand)
{
    const auto legal = hand.legalActions();
    return claimOf(hand.observation(*hand.toAct()), legal);
}

Card anyOf(CardSet cards, Rng& rng)
{
    auto card = cards.begin();
    for (auto i = rng.below(static_cast<std::uint32_t>(cards.size())); i > 0; --i)
        ++card;
    return *card;
}

/// The claimant's next card, or any.
Card nextCard(const Claim& claim, Seat turn, std::size_t& played, CardSet legal, Rng& rng)
{
    return turn == claim.seat && played < claim.order.size() ? claim.order.at(played++)
                                                             : anyOf(legal, rng);
}

/// What came of playing on from a world.
struct Ended {
    int tricks = 0; ///< the claimant's
    Points points;
    PerSeat<Score> scores;
};

Ended playedOn(const Claim& claim, const PlayTable& table, PlayPosition position, Rng& rng)
{
    const int before = position.tricks(claim.seat);
    const Points pointsBefore = position.play.points(claim.seat);
    std::size_t played = 0;
    while (!position.play.over()) {
        const CardSet legal = position.play.legal();
        const Card card = nextCard(claim, position.play.turn(), played, legal, rng);
        if (!legal.contains(card))
            return {};
        playCard(position, table.setting(), card);
    }
    return { position.tricks(claim.seat) - before,
        { position.play.points(claim.seat).value - pointsBefore.value },
        AllPayoffs(table.setting()).of(position) };
}

Ended playedOn(const Claim& claim, HandState hand, Rng& rng)
{
    const int before = hand.data().play.tricks(claim.seat);
    std::size_t played = 0;
    while (const auto turn = hand.toAct()) {
        const Card card = nextCard(claim, *turn, played, hand.data().play.legal(), rng);
        if (hand.whyNot(Play { card }))
            return {};
        hand.apply(Play { card });
    }
    return { hand.data().play.tricks(claim.seat) - before, {}, hand.scored()->scores.scores };
}

/// Whether the claim comes true when a world is played on; `settled` keeps its scores.
bool holds(const Claim& claim, const Ended& ended, std::optional<PerSeat<Score>>& settled)
{
    if (claim.kind == ClaimKind::AllTricks)
        return ended.tricks == claim.tricks && (!claim.points || ended.points == *claim.points);
    if (!settled)
        settled = claim.scores.value_or(ended.scores);
    return ended.scores == *settled;
}

bool holdsInTruth(const Claim& claim, const HandState& hand, Rng& rng)
{
    std::optional<PerSeat<Score>> settled;
    for (int i = 0; i < 20; ++i) {
        Ended ended = playedOn(claim, hand, rng);
        ended.points = claim.points.value_or(Points {});
        const bool cutShort = claim.kind == ClaimKind::AllTricks && hand.data().sheepshead;
        if (cutShort)
            ended.tricks = claim.tricks;
        if (!holds(claim, ended, settled))
            return false;
    }
    return true;
}

/// A claim that another seat can see holds in all worlds that this seat can imagine.
bool othersCanTell(const Claim& claim, const HandState& hand, Rng& rng)
{
    const auto legal = hand.legalActions();
    const Observation seen = hand.observation(claim.seat);
    for (const Seat seat : hand.seats()) {
        if (seat == claim.seat || !isSettledFor(hand.observation(seat), seen, legal))
            continue;
        const Claim withoutCards { ClaimKind::Settled, claim.seat, {}, 0, {}, {} };
        if (!holdsInTruth(withoutCards, hand, rng))
            return false;
    }
    return true;
}

bool holdsInWorlds(const Claim& claim, const HandState& hand, Rng& rng)
{
    const auto legal = hand.legalActions();
    const Observation seen = hand.observation(claim.seat);
    const DealSampler sampler(seen, legal);
    std::optional<PlayTable> table;
    for (int i = 0; i < 50; ++i) {
        const auto world = sampler.draw(rng);
        if (!world)
            return true;
        if (!table)
            table = PlayTable::of(seen, *world, legal);
        std::optional<PerSeat<Score>> settled;
        for (int k = 0; k < 2; ++k)
            if (!holds(claim, playedOn(claim, *table, table->position(*world), rng), settled))
                return false;
    }
    return true;
}

/// Bids by rule so that hands of all kinds come about; in half of the hands plays by rule, too.
Action anyAction(const HandState& hand, bool wild, RandomPlayer& random, Rng& rng)
{
    const auto legal = hand.legalActions();
    const Observation seen = hand.observation(*hand.toAct());
    const bool byRule = hand.phase() != Phase::Playing ? rng.below(4) != 0 : !wild;
    return byRule ? RulePlayer().choose(seen, legal, {}) : random.choose(seen, legal, {});
}

/// The picker has four sure tricks and two spades that are none.
HandState handWithAllQueens()
{
    return pickedHand(variantWith(""), "QC QS QH QD 8S 7S", "AH AS",
        { { 1, "AD TD AC TC KC 9C" }, { 2, "KD JS TH KH 9H 8H" }, { 3, "JH JD TS KS 9S 7H" },
            { 4, "9D 8D 7D 7C 8C JC" } });
}

} // namespace

class ClaimTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void every_claim_holds_for_all_cards_and_plays_of_the_others_data()
    {
        QTest::addColumn<QByteArray>("rules");
        for (const Preset& preset : presets())
            QTest::newRow(std::string(preset.key).c_str())
                << QByteArray(variantText(preset.variant).c_str());
        for (const char* rules : { "leaster-blind=last-trick", "leaster-blind=first-trick",
                 "no-pick=moster", "no-pick=schneidster", "no-pick=mittler",
                 "no-trick=picker-if-he-trickless", "layout=4H-4 different-first-queens=on",
                 "call-sheepshead=on", "call-own-ace=on", "spitz=first", "renege=forfeits" })
            QTest::newRow(rules) << QByteArray(rules);
    }

    void every_claim_holds_for_all_cards_and_plays_of_the_others()
    {
        QFETCH(QByteArray, rules);
        const auto variant = variantWith(rules.toStdString());
        RandomPlayer random(8);
        Rng rng(9);
        Match match(variant, 31, seatAt(0));
        for (int i = 0; i < 12; ++i) {
            HandState hand = match.dealHand();
            while (hand.toAct()) {
                if (const auto claim = claimIn(hand)) {
                    QVERIFY(holdsInTruth(*claim, hand, rng));
                    QVERIFY(othersCanTell(*claim, hand, rng));
                    QVERIFY(holdsInWorlds(*claim, hand, rng));
                }
                hand.apply(anyAction(hand, i % 2 != 0, random, rng));
            }
            match.finish(hand);
        }
    }

    void an_unbeatable_hand_is_claimed_at_the_first_lead()
    {
        HandState hand = pickedHand(variantWith(""), "QC QS QH QD JC JS", "AH AS");
        act(hand, "alone");
        const auto claim = claimIn(hand);
        QVERIFY(claim);
        QVERIFY(claim->kind == ClaimKind::AllTricks);
        QVERIFY(claim->seat == seatAt(0));
        QCOMPARE(claim->tricks, 6);
        QCOMPARE(claim->order.size(), std::size_t { 6 });
        QVERIFY(claim->points == Points { 98 });
    }

    void an_ace_is_sure_once_its_owner_can_draw_every_trump()
    {
        HandState hand = pickedHand(variantWith(""), "QC QS QH QD JC AC", "7D 7H",
            { { 1, "JS JH" }, { 2, "JD AD" }, { 3, "TD KD" }, { 4, "9D 8D" } });
        act(hand, "alone");
        QVERIFY(!claimIn(hand)); // five leads, and one of the others may hold six of the eight
        act(hand, "play QC, play JS, play JD, play TD, play 9D");
        const auto claim = claimIn(hand);
        QVERIFY(claim);
        QVERIFY(claim->kind == ClaimKind::AllTricks);
        QVERIFY(claim->order.back() == card("AC"));
    }

    void what_is_settled_after_the_sure_tricks_is_claimed_with_them()
    {
        HandState hand = handWithAllQueens();
        act(hand, "alone, play 8S, play TC, play TH, play TS, play 7C");
        act(hand, "play JH, play 9D, play QD, play AD, play KD");
        QVERIFY(!claimIn(hand)); // 51 points are sure
        act(hand, "play QC, play TD, play JS, play JD, play 8D");
        const auto claim = claimIn(hand); // 65 are, and no more than 90 can be won
        QVERIFY(claim);
        QVERIFY(claim->kind == ClaimKind::Settled);
        QCOMPARE(claim->tricks, 2);
        QVERIFY((CardSet { claim->order.at(0), claim->order.at(1) } == cards("QS QH")));
        QCOMPARE(claim->scores.value()[seatAt(0)], Score { 4 });
    }

    void a_defender_cannot_tell_the_points_that_may_lie_in_the_bury()
    {
        HandState hand = pickedHand(
            variantWith(""), "QC 7D 8D AC TC KC", "7H 8H", { { 1, "QS QH QD JC JS JH" } });
        act(hand, "alone, play 7D");
        const auto claim = claimIn(hand);
        QVERIFY(!claim); // the queen of clubs is out
        HandState other = pickedHand(
            variantWith(""), "7D 8D AC TC KC 9C", "7H 8H", { { 1, "QC QS QH QD JC JS" } });
        act(other, "alone, play 7D");
        const auto sure = claimIn(other);
        QVERIFY(sure);
        QCOMPARE(sure->tricks, 6);
        QVERIFY(!sure->points);
    }

    void a_called_ten_may_take_what_its_ace_seems_to_have_data()
    {
        QTest::addColumn<QString>("rules");
        QTest::addColumn<bool>("claimed");
        QTest::newRow("the ten beats the ace") << QStringLiteral("ten-beats-ace=on") << false;
        QTest::newRow("it does not") << QStringLiteral("ten-beats-ace=off") << true;
    }

    /// TEN-BEATS-ACE
    void a_called_ten_may_take_what_its_ace_seems_to_have()
    {
        QFETCH(QString, rules);
        QFETCH(bool, claimed);
        HandState hand = pickedHand(variantWith(rules.toStdString()), "QC QS QH QD JC AC", "AH AS",
            { { 1, "JS JH TC" }, { 2, "JD AD" }, { 3, "TD KD" }, { 4, "9D 8D 7D" } });
        act(hand, "call TC, play QC, play JS, play JD, play TD, play 9D");
        act(hand, "play QS, play JH, play AD, play KD, play 8D");
        QCOMPARE(claimIn(hand).has_value(), claimed);
    }

    void scores_that_no_card_can_change_are_settled()
    {
        HandState hand = handWithAllQueens();
        act(hand, "alone, play QC, play AD, play KD, play JH, play 9D");
        act(hand, "play QS, play TD, play JS, play JD, play 8D");
        act(hand, "play QH, play TC, play TH, play TS, play 7D");
        QVERIFY(!claimIn(hand)); // 92 points, but perhaps every trick
        act(hand, "play 8S, play 9C, play 8H, play KS, play 7C");
        QVERIFY(!claimIn(hand)); // the taker does not know what is buried
        act(hand, "play 9S, play 8C");
        const auto claim = claimIn(hand);
        QVERIFY(claim);
        QVERIFY(claim->kind == ClaimKind::Settled);
        QVERIFY(claim->scores);
        QCOMPARE((*claim->scores)[seatAt(0)], Score { 8 });
        QCOMPARE((*claim->scores)[seatAt(3)], Score { -2 });
    }

    void all_tricks_are_not_claimed_where_they_are_unwanted()
    {
        const auto variant = variantWith("");
        const Deal deal = dealWith(variant, { { 0, "QC QS QH QD JC JS" } });
        QVERIFY(!claimIn(handAfter(variant, deal, "pass, pass, pass, pass, pass")));
    }

    /// RENEGE "forfeits", BLITZ-WHEN "in play"
    void nothing_is_claimed_where_a_claim_would_cost_something()
    {
        for (const char* rules :
            { "renege=forfeits", "blitz-black-queens=on blitz-when=in-play" }) {
            HandState hand = pickedHand(variantWith(rules), "QC QS QH QD JC JS", "AH AS");
            act(hand, "alone");
            QVERIFY(hand.phase() == Phase::Playing);
            QVERIFY(!claimIn(hand));
        }
    }

    void the_last_card_is_not_worth_a_claim()
    {
        HandState hand = pickedHand(variantWith(""), "QC QS QH QD JC JS", "AH AS");
        act(hand, "alone");
        while (hand.data().play.hand(seatAt(0)).size() > 1 || hand.toAct() != seatAt(0)) {
            QVERIFY(hand.toAct() != seatAt(0) || claimIn(hand));
            hand.apply(Play { hand.data().play.legal().first() });
        }
        QVERIFY(!claimIn(hand));
    }
};

REGISTER_TEST(ClaimTest)
#include "claim_test.moc"
