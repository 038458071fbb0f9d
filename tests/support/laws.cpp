// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/support/laws.h"

#include "engine/hand/state/hand_record.h"
#include "engine/match/match.h"
#include "engine/scoring/outcome_check.h"
#include "tests/support/hidden_cards.h"

#include <algorithm>
#include <vector>

namespace sheepshead::testing {

namespace {

using Fault = std::optional<std::string>;

/// The slower laws are checked in one of this number of hands,
constexpr int recordEvery = 8;
constexpr int observationEvery = 20;
/// and in such a hand at one of this number of positions.
constexpr int positionEvery = 12;

/// Two-handed: cards on which another still lies.
CardSet stillCovered(const HandData& data, Seat seat)
{
    CardSet covered;
    for (int i = 0; i < data.variant.layout().piles; ++i) {
        const Pile& pile = data.deal.piles[seat][static_cast<std::size_t>(i)];
        if (data.handOf(seat).contains(pile.open))
            covered.add(pile.covered);
    }
    return covered;
}

CardSet playedCards(const HandData& data)
{
    CardSet played;
    for (int i = 0; i < data.trickCount; ++i) {
        const TrickRecord& trick = data.tricks[static_cast<std::size_t>(i)];
        for (std::size_t j = 0; j < trick.count; ++j)
            played.add(trick.cards[j]);
    }
    return played;
}

/// Every card is in exactly one place.
Fault misplacedCard(const HandData& data)
{
    CardSet seen = removedCards(*data.variant);
    int count = seen.size();
    const auto see = [&](CardSet cards) {
        seen |= cards;
        count += cards.size();
    };
    for (const Seat seat : data.seats) {
        see(data.handOf(seat));
        see(data.buried[seat]);
        if (data.variant.layout().piles > 0)
            see(stillCovered(data, seat));
    }
    if (!data.picker || data.noPickGame)
        see(data.deal.blind);
    if (data.playBegan() && data.play.under())
        see({ *data.play.under() });
    see(playedCards(data));
    if (count != 32 || seen != CardSet::deck())
        return "a card is in two places, or in none";
    return {};
}

/// The points of the deck lie in tricks, in hands, in buries, under, and in the blind.
Fault lostPoints(const HandData& data)
{
    Points all = removedCards(*data.variant).points();
    for (const Seat seat : data.seats) {
        all += data.buried[seat].points() + data.handOf(seat).points();
        all += data.play.points(seat) + stillCovered(data, seat).points();
    }
    if (data.play.under())
        all += data.play.under()->points();
    if (data.noPickGame) {
        const bool taken = data.variant->leasterBlind == LeasterBlind::FirstTrick
            ? data.trickCount > 1 || data.play.cardsInTrick() == 0
            : data.variant->leasterBlind == LeasterBlind::LastTrick && data.play.over();
        if (!taken || data.trickCount == 0)
            all += data.deal.blind.points();
    }
    if (data.play.cardsInTrick() > 0) {
        const TrickRecord& trick = data.tricks[static_cast<std::size_t>(data.trickCount - 1)];
        for (std::size_t i = 0; i < trick.count; ++i)
            all += trick.cards[i].points();
    }
    return all == deckPoints ? Fault() : "the points are not 120";
}

/// What is listed may be done, and of the cards nothing else may be played.
Fault disagreement(const HandState& hand, const std::vector<Action>& legal, Rng& rng)
{
    if (legal.empty())
        return "nothing is legal";
    for (int i = 0; i < 3; ++i) {
        const Action& action = legal[rng.below(static_cast<std::uint32_t>(legal.size()))];
        if (hand.whyNot(action))
            return "refused though legal: " + actionText(action);
    }
    CardSet listed;
    for (const Action& action : legal)
        if (const auto* play = std::get_if<Play>(&action))
            listed.add(play->card);
    const Seat seat = *hand.toAct();
    for (const Card card : hand.data().handOf(seat))
        if (!hand.whyNot(Play { card }) != listed.contains(card))
            return "listed otherwise than refused: " + actionText(Play { card });
    const Card any = Card::fromIndex(static_cast<int>(rng.below(32)));
    if (!hand.whyNot(Play { any }) != listed.contains(any))
        return "listed otherwise than refused: " + actionText(Play { any });
    return {};
}

Fault wrongScores(const HandState& hand, const SheetRow* row)
{
    int sum = 0;
    for (int i = 0; i < maxSeats; ++i) {
        const Score score = hand.scored()->scores.scores[seatAt(i)];
        sum += score.value;
        if (!hand.seats().contains(seatAt(i)) && score != Score {})
            return "a seat scored without playing";
    }
    if (std::holds_alternative<IndianaOutcome>(hand.scored()->outcome))
        return sum > 0 ? Fault() : "no seat won in Indiana";
    if (sum != 0)
        return "the scores do not sum to zero";
    int withPot = row->toPot;
    for (int i = 0; i < maxSeats; ++i)
        withPot += row->scores.scores[seatAt(i)].value;
    return withPot == 0 ? Fault() : "scores and pot do not sum to zero";
}

Fault wrongOutcome(const HandData& data)
{
    for (const OutcomeFault& fault : problemsOf(data.scored->outcome, data.seats, data.variant))
        return "the outcome cannot be: " + std::string(fault.field) + ": " + reasonOf(fault.flaw);
    const auto* picked = std::get_if<PickedOutcome>(&data.scored->outcome);
    if (picked == nullptr)
        return {};
    SeatSet makers = picked->partners;
    makers.add(picked->picker);
    if (makers != data.makers || picked->partners.contains(picked->picker))
        return "the outcome names other makers";
    return {};
}

/// One hand on its way through the laws.
class LawfulHand {
public:
    LawfulHand(HandState hand, int number, Rng& rng)
        : hand_(std::move(hand))
        , rng_(rng)
        , number_(number)
        , record_ { hand_.variant(), hand_.deal(), hand_.doubler(), {}, {} }
    {
    }

    Fault play()
    {
        Fault fault;
        while (!fault && hand_.toAct())
            fault = step();
        if (!fault)
            fault = end();
        if (fault)
            *fault += " in\n" + recordText(record_);
        return fault;
    }

    const HandState& hand() const { return hand_; }
    const HandRecord& record() const { return record_; }

private:
    bool isTurn(int every) const { return number_ % every == every - 1; }

    Fault step()
    {
        if (record_.actions.size() > 400)
            return "the hand does not end";
        if (!hand_.seats().contains(*hand_.toAct()))
            return "a seat is to act that does not play";
        if (auto fault = misplacedCard(hand_.data()))
            return fault;
        if (hand_.data().playBegan())
            if (auto fault = lostPoints(hand_.data()))
                return fault;
        if (isTurn(observationEvery) && rng_.below(positionEvery) == 0)
            if (auto fault = dishonestSight())
                return fault;
        const auto legal = hand_.legalActions();
        if (auto fault = disagreement(hand_, legal, rng_))
            return fault;
        record_.actions.push_back({ *hand_.toAct(), choice(legal) });
        hand_.apply(record_.actions.back().action);
        return {};
    }

    /// Anything legal, but every fourth hand without a picker, and rarely a renege: else no hand of
    /// such tables would come to its end.
    Action choice(const std::vector<Action>& legal)
    {
        if (isTurn(4) && legal.front() == Action(Pass {}))
            return legal.front();
        auto count = legal.size();
        if (hand_.phase() == Phase::Playing && hand_.variant()->renege == Renege::Forfeits
            && rng_.below(40) != 0) {
            const CardSet proper = hand_.data().play.legal();
            count = static_cast<std::size_t>(std::ranges::count_if(
                legal, [&](const Action& a) { return proper.contains(std::get<Play>(a).card); }));
        }
        return legal[rng_.below(static_cast<std::uint32_t>(count))];
    }

    Fault dishonestSight()
    {
        for (const Seat seat : hand_.seats())
            known_.push_back({ seat, hand_.observation(seat).sides });
        const auto index = rng_.below(static_cast<std::uint32_t>(hand_.seats().size()));
        const Seat viewer = *std::next(hand_.seats().begin(), static_cast<int>(index));
        if (dependsOnHiddenCard(hand_, record_.actions, viewer, rng_))
            return "seat " + std::to_string(indexOf(viewer)) + " sees a hidden card";
        return {};
    }

    Fault end()
    {
        if (hand_.scored().has_value() == hand_.thrownIn().has_value())
            return "neither scored nor thrown in, or both";
        if (!hand_.legalActions().empty() || !hand_.whyNot(Pass {}))
            return "something is legal after the end";
        if (hand_.scored()) {
            record_.scores = hand_.scored()->scores.scores;
            if (auto fault = wrongOutcome(hand_.data()))
                return fault;
        }
        for (const auto& [seat, sides] : known_)
            for (const Seat other : hand_.seats()) {
                const bool maker = hand_.data().makers.contains(other);
                if ((sides.makers.contains(other) && !maker)
                    || (sides.defenders.contains(other) && maker))
                    return "seat " + std::to_string(indexOf(seat)) + " was wrong about the sides";
            }
        return isTurn(recordEvery) ? otherReplay() : Fault();
    }

    Fault otherReplay() const
    {
        const Result<HandRecord> read = parseRecord(recordText(record_));
        if (!read || !(*read == record_))
            return "the record is not read as it was written";
        const Result<HandState> again = replay(*read);
        if (!again || again->scored() != hand_.scored() || again->thrownIn() != hand_.thrownIn())
            return "the record plays otherwise";
        return {};
    }

    struct Known {
        Seat seat;
        Sides sides;
    };

    HandState hand_;
    Rng& rng_;
    int number_;
    HandRecord record_;
    std::vector<Known> known_;
};

Fault wrongPot(const Match& match)
{
    int sum = match.state().pot;
    if (sum < 0)
        return "the pot is less than empty";
    for (const Seat seat : SeatSet::firstSeats(match.variant().tableSeats()))
        sum += match.sheet().total(seat).value;
    const bool indiana = match.variant().layout().opening == Opening::Bidding;
    return sum == 0 || indiana ? Fault() : "totals and pot do not sum to zero";
}

} // namespace

std::optional<std::string> brokenLaw(const CheckedVariant& variant, std::uint64_t seed, int hands)
{
    Rng rng(seed);
    Match match(variant, seed, seatAt(0));
    for (int number = 0; number < hands; ++number) {
        LawfulHand lawful(match.dealHand(), number, rng);
        if (auto fault = lawful.play())
            return fault;
        const bool row = match.finish(lawful.hand());
        if (lawful.hand().scored())
            if (auto fault =
                    wrongScores(lawful.hand(), row ? &match.sheet().rows().back() : nullptr))
                return *fault + " in\n" + recordText(lawful.record());
    }
    if (auto fault = wrongPot(match))
        return fault;
    match.closePot();
    return wrongPot(match);
}

} // namespace sheepshead::testing
