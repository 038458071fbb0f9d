// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/solver/card_order.h"

namespace sheepshead::analysis {

namespace {

using Weights = OrderWeights::Weights;

constexpr std::array ofDefenders { Weights { 1, 4, 2, -1, 20, -8 },
    Weights { 30, 18, -26, -17, 11, 11 }, Weights { 11, 1, -18, -8, 16, -8 },
    Weights { -8, -8, -18, -13, -4, -2 }, Weights { 0, 2, -1, -1, 6, -13 },
    Weights { -11, -13, -60, -5, 0, -7 }, Weights { 26, 4, -34, 2, -2, 4 },
    Weights { 0, -6, 4, -2, 8, 11 }, Weights { 21, 0, 10, -1, 15, -27 },
    Weights { 0, -4, -8, 4, 0, 4 } };

constexpr std::array ofTwoDefenders { Weights { -1, 4, 3, -1, 19, -13 },
    Weights { 30, 22, -91, -12, 4, -36 }, Weights { 7, 1, -18, -11, 13, -83 },
    Weights { -11, -21, -18, -24, 4, -11 }, Weights { 2, 3, -6, -8, 7, -13 },
    Weights { 5, -13, -66, -12, -3, -13 }, Weights { 26, 4, -34, 2, -2, 8 },
    Weights { -25, -2, -1, 2, 3, 12 }, Weights { 21, 0, 10, -1, 17, -19 },
    Weights { -11, -2, -15, 4, 0, -24 } };

constexpr std::array ofThePicker { Weights { 22, 3, -12, -1, 9, -1 },
    Weights { 14, 18, -25, -9, 17, 11 }, Weights { 3, -7, -45, 5, 15, -2 },
    Weights { 1, -2, -83, -9, -13, 28 }, Weights { -7, 21, -1, -2, 2, 3 },
    Weights { -60, -17, -12, -5, 9, -1 }, Weights { -6, 9, -5, 0, 22, 12 },
    Weights { -13, -5, 15, 1, -6, -26 }, Weights { 24, 4, 8, 0, -3, -16 },
    Weights { 8, -3, 7, -1, -12, -43 } };

constexpr std::array ofMakers { Weights { 22, 3, 0, 0, 9, -12 },
    Weights { 14, 18, -25, -9, 17, 11 }, Weights { 0, -2, -30, 5, 10, -2 },
    Weights { 1, -2, -83, -9, -13, 28 }, Weights { -7, 21, -1, -2, 2, 3 },
    Weights { -53, -8, -15, -12, 4, 5 }, Weights { 9, 6, 2, -2, 14, 7 },
    Weights { -13, -5, 15, 1, -6, -26 }, Weights { 24, 4, 8, 0, -3, -16 },
    Weights { 3, -3, 7, -1, -12, -66 } };

} // namespace

const OrderWeights orderWeights { { ofTwoDefenders, ofThePicker }, { ofDefenders, ofMakers } };

void CardOrder::setDeal(const OpenDeal& deal)
{
    const OrderWeights::Roles& weights = deal.seats > 3 ? orderWeights.more : orderWeights.three;
    if (weights_ == &weights && points_ == deal.points)
        return;
    weights_ = &weights;
    points_ = deal.points;
    for (std::size_t role = 0; role < 2; ++role)
        for (std::size_t standing = 0; standing < standings; ++standing)
            fill(scores_[role][standing], weights[role][standing]);
}

void CardOrder::fill(Row& row, const OrderWeights::Weights& weights) const
{
    row.boss = weights.boss;
    for (std::size_t place = 0; place < row.of.size(); ++place) {
        const int rank = static_cast<int>(place);
        const int ranked = rank >= 18 ? weights.trump + weights.trumpRank * (rank - 18)
                                      : weights.failRank * (rank % 6);
        row.of[place] =
            static_cast<std::int16_t>(weights.base + weights.points * points_[place] + ranked);
    }
}

CardList CardOrder::follows(const OpenDeal& deal, const TrickPlan& plan, const TrickStep& step,
    const OnTable& table, bool partnersHave) const
{
    CardList list;
    const Bits over = beating(table.best, plan.counting);
    const Row& stays = row(step.maker,
        partnersHave
            ? ((step.opponents & over) == 0 ? Standing::PartnersForGood : Standing::Partners)
            : ((step.partners & over) != 0 ? Standing::Rescuable : Standing::Lost));
    const Bits between = table.out | table.best;
    Bits higher = 0;
    for (Bits moves = step.moves; moves != 0;) {
        const Bits card = highest(moves);
        moves &= ~card;
        const bool known = higher != 0 && isLike(deal, higher, card, between);
        higher = card;
        if (known)
            continue;
        const Row& scores = (card & over) == 0 ? stays
            : (step.opponents & beating(card, plan.counting)) == 0
            ? row(step.maker, Standing::TakenForGood)
            : row(step.maker, Standing::Taken);
        list.add(card, scores.score(card, plan.bosses));
    }
    return list;
}

int CardOrder::leadScore(const TrickPlan& plan, bool maker, Bits card) const
{
    const Bits opponents = maker ? plan.defenders : plan.makers;
    const Bits partners = (maker ? plan.makers : plan.defenders) & plan.counting;
    const Bits over = beating(card & plan.counting, plan.counting);
    Standing standing = Standing::LeadLost;
    if ((opponents & over) == 0)
        standing = Standing::LeadTaken;
    else if ((partners & over) != 0)
        standing = (opponents & beating(highest(partners), plan.counting)) == 0
            ? Standing::LeadRescuable
            : Standing::LeadOpen;
    return row(maker, standing).score(card, plan.bosses);
}

} // namespace sheepshead::analysis
