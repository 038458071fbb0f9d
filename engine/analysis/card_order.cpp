// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/analysis/card_order.h"

namespace sheepshead::analysis {

namespace {

constexpr OrderWeights::Weights goodTake { 0, 6, -6, -1, 1, 0 };
constexpr OrderWeights::Weights schmear { 0, 8, -20, -2, 0, 0 };
constexpr OrderWeights::Weights openTake { 0, -2, 0, 2, 0, 0 };
constexpr OrderWeights::Weights openSchmear { 0, -2, -10, -1, 0, 0 };
constexpr OrderWeights::Weights rescuable { 0, 2, -10, -1, 0, 0 };
constexpr OrderWeights::Weights lost { 0, -8, -20, -2, 0, 0 };
constexpr OrderWeights::Weights leadTaken { 40, 3, 5, 0, 0, 0 };
constexpr OrderWeights::Weights leadOpen { 0, -2, 0, 0, 0, 0 };
constexpr OrderWeights::Weights leadRescuable { 10, -1, 0, 0, 0, 0 };
constexpr OrderWeights::Weights leadLost { 0, -4, -5, 0, 0, 0 };

constexpr std::size_t number(Standing standing) { return static_cast<std::size_t>(standing); }

/// Cards that would beat this one in the trick; with no card, all that count.
constexpr Bits beating(Bits best, Bits led)
{
    const Bits counting = trumpBits | led;
    return best == 0 ? counting : counting & ~(best | (best - 1));
}

} // namespace

OrderWeights orderWeights { { { { goodTake, schmear, openTake, openSchmear, rescuable, lost,
                                    leadTaken, leadOpen, leadRescuable, leadLost },
    { goodTake, schmear, openTake, openSchmear, rescuable, lost, leadTaken, leadOpen, leadRescuable,
        leadLost } } } };

void CardOrder::setDeal(const OpenDeal& deal)
{
    for (std::size_t role = 0; role < 2; ++role)
        for (std::size_t standing = 0; standing < standings; ++standing) {
            const OrderWeights::Weights& weights = orderWeights.of[role][standing];
            for (Bits rest = deal.all; rest != 0; rest &= rest - 1) {
                const std::size_t place = placeOfBit(rest);
                const int rank = static_cast<int>(place);
                const int worth = deal.points[place];
                scores_[role][standing][place] =
                    static_cast<std::int16_t>(weights.base + weights.points * worth
                        + (rank >= 18 ? weights.trump + weights.trumpRank * (rank - 18)
                                      : weights.failRank * (rank % 6)));
            }
        }
}

CardOrder::Behind CardOrder::behind(const OpenDeal& deal, const OpenTrick& trick) const
{
    Behind behind;
    const bool side = deal.maker[static_cast<std::size_t>(trick.turn)];
    int seat = trick.turn;
    for (int i = 1; i < trick.toPlay; ++i) {
        seat = seat + 1 == deal.seats ? 0 : seat + 1;
        const Bits hand = deal.own[static_cast<std::size_t>(seat)] & trick.out & ~trick.closed;
        const Bits can = trick.led != 0 && (hand & trick.led) != 0 ? hand & trick.led : hand;
        if (deal.maker[static_cast<std::size_t>(seat)] == side)
            behind.partners |= can;
        else
            behind.opponents |= can;
    }
    return behind;
}

int CardOrder::score(
    const OpenDeal& deal, const OpenTrick& trick, Standing standing, Bits card) const
{
    const auto seat = static_cast<std::size_t>(trick.turn);
    const std::size_t role = deal.maker[seat] ? 0 : 1;
    return scores_[role][number(standing)][placeOfBit(card)];
}

CardList CardOrder::follows(const OpenDeal& deal, const OpenTrick& trick, Bits moves) const
{
    CardList list;
    const Behind after = behind(deal, trick);
    const bool side = deal.maker[static_cast<std::size_t>(trick.turn)];
    const bool ours = trick.best != 0 && deal.maker[static_cast<std::size_t>(trick.winner)] == side;
    const Bits counting = (trumpBits | trick.led) & ~deal.under;
    const Bits over = beating(trick.best, trick.led);
    const Standing stays = ours
        ? ((after.opponents & over) == 0 ? Standing::PartnersForGood : Standing::Partners)
        : ((after.partners & over) != 0 ? Standing::Rescuable : Standing::Lost);
    for (; moves != 0; moves &= moves - 1) {
        const Bits card = lowest(moves);
        Standing standing = stays;
        if ((card & counting) > trick.best)
            standing = (after.opponents & beating(card, trick.led)) == 0 ? Standing::TakenForGood
                                                                         : Standing::Taken;
        list.add(card, score(deal, trick, standing, card));
    }
    return list;
}

CardList CardOrder::leads(
    const OpenDeal& deal, const OpenTrick& trick, Bits moves, Bits first) const
{
    CardList list;
    for (; moves != 0; moves &= moves - 1) {
        const Bits card = lowest(moves);
        OpenTrick led = trick;
        led.led = card == deal.under ? deal.dutySuit : blockOf(card);
        const Behind after = behind(deal, led);
        const Bits over = beating(card & ~deal.under, led.led);
        const bool beatable = (after.opponents & over) != 0;
        Standing standing = beatable ? Standing::LeadLost : Standing::LeadTaken;
        if ((after.partners & over) != 0) {
            const Bits best = highest(after.partners & over);
            const bool holds = (after.opponents & beating(best, led.led)) == 0;
            standing = !beatable ? Standing::LeadTaken
                : holds          ? Standing::LeadRescuable
                                 : Standing::LeadOpen;
        }
        list.add(card, card == first ? 1 << 20 : score(deal, led, standing, card));
    }
    return list;
}

} // namespace sheepshead::analysis
