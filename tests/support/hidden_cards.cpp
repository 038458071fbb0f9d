// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/support/hidden_cards.h"

namespace sheepshead::testing {

namespace {

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

/// The deal with those of these cards in each place exchanged for others of them.
Deal redealt(const HandState& hand, CardSet hidden, Rng& rng)
{
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
    return deal;
}

/// Whether all have heard the same: with other cards another seat may be asked, or the only
/// possible call may be another one.
bool soundsTheSame(const HandState& one, const HandState& other)
{
    return one.phase() == other.phase() && one.toAct() == other.toAct()
        && one.data().called == other.data().called && one.data().alone == other.data().alone;
}

} // namespace

std::optional<HandState> withOtherHiddenCards(
    const HandState& hand, const std::vector<SeatAction>& actions, Seat viewer, Rng& rng)
{
    const CardSet hidden = deckOf(*hand.variant()) - knownTo(hand, viewer);
    const Deal deal = redealt(hand, hidden, rng);
    const auto again = replay({ hand.variant(), deal, hand.doubler(), actions, {} });
    if (!again || !soundsTheSame(*again, hand))
        return std::nullopt;
    return *again;
}

bool dependsOnHiddenCard(
    const HandState& hand, const std::vector<SeatAction>& actions, Seat viewer, Rng& rng)
{
    const auto other = withOtherHiddenCards(hand, actions, viewer, rng);
    return other && !(other->observation(viewer) == hand.observation(viewer));
}

} // namespace sheepshead::testing
