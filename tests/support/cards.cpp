// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/support/cards.h"

#include "engine/rules/variant_text.h"

#include <cstdio>
#include <cstdlib>

namespace sheepshead::testing {

namespace {

template <class T> T orStop(const Result<T>& result)
{
    if (!result) {
        std::fprintf(stderr, "test data: '%s': %s\n", result.problem().place.c_str(),
            result.problem().reason.c_str());
        std::abort();
    }
    return *result;
}

/// Cards one at a time to every seat that has fewer than it should, strongest first: no seat is
/// left without a trump, so that a filled-up hand is no redeal hand.
void fillUp(const CheckedVariant& variant, Deal& deal, CardSet left)
{
    while (!left.empty())
        for (const Seat seat : playingSeats(variant, deal.dealer))
            if (!left.empty() && deal.hands[seat].size() < variant.layout().hand) {
                deal.hands[seat].add(left.first());
                left.remove(left.first());
            }
}

} // namespace

Card card(std::string_view text) { return orStop(parseCard(text)); }

CardSet cards(std::string_view text) { return orStop(parseCards(text)); }

CheckedVariant variantWith(std::string_view settings)
{
    return orStop(check(orStop(parseVariant(settings))));
}

SeatSet seats(std::initializer_list<int> numbers)
{
    SeatSet set;
    for (const int number : numbers)
        set.add(seatAt(number));
    return set;
}

Deal dealWith(const CheckedVariant& variant, Hands hands, std::string_view blind)
{
    Deal deal;
    deal.dealer = seatAt(variant.tableSeats() - 1);
    deal.blind = cards(blind);
    CardSet left = deckOf(*variant) - deal.blind;
    for (const auto& [seat, text] : hands) {
        deal.hands[seatAt(seat)] = cards(text);
        left -= cards(text);
    }
    while (deal.blind.size() < variant.layout().blind) {
        deal.blind.add(left.last());
        left.remove(left.last());
    }
    for (const Card card : deal.blind)
        if (deal.neighboursBlind.size() < variant.layout().neighbourTakes)
            deal.neighboursBlind.add(card);
    fillUp(variant, deal, left);
    return deal;
}

} // namespace sheepshead::testing
