// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/analysis/card_order.h"

namespace sheepshead::analysis {

namespace {

constexpr OrderWeights::Weights goodTake { 0, 6, -6, -1, 1 };
constexpr OrderWeights::Weights schmear { 0, 8, -20, -2, 0 };
constexpr OrderWeights::Weights openTake { 0, -2, 0, 2, 0 };
constexpr OrderWeights::Weights openSchmear { 0, -2, -10, -1, 0 };
constexpr OrderWeights::Weights rescuable { 0, 2, -10, -1, 0 };
constexpr OrderWeights::Weights lost { 0, -8, -20, -2, 0 };
constexpr OrderWeights::Weights leadTaken { 40, 3, 5, 0, 0 };
constexpr OrderWeights::Weights leadOpen { 0, -2, 0, 0, 0 };
constexpr OrderWeights::Weights leadRescuable { 10, -1, 0, 0, 0 };
constexpr OrderWeights::Weights leadLost { 0, -4, -5, 0, 0 };

} // namespace

constexpr std::array usual { goodTake, schmear, openTake, openSchmear, rescuable, lost, leadTaken,
    leadOpen, leadRescuable, leadLost };
OrderWeights orderWeights { { usual, usual }, { usual, usual } };

void CardOrder::setDeal(const OpenDeal& deal)
{
    for (std::size_t role = 0; role < 2; ++role)
        for (std::size_t standing = 0; standing < standings; ++standing) {
            const OrderWeights::Weights& weights =
                (deal.seats > 3 ? orderWeights.more : orderWeights.three)[role][standing];
            scores_[role][standing].boss = weights.boss;
            for (Bits rest = deal.all; rest != 0; rest &= rest - 1) {
                const std::size_t place = placeOfBit(rest);
                const int rank = static_cast<int>(place);
                const int worth = deal.points[place];
                scores_[role][standing].of[place] =
                    static_cast<std::int16_t>(weights.base + weights.points * worth
                        + (rank >= 18 ? weights.trump + weights.trumpRank * (rank - 18)
                                      : weights.failRank * (rank % 6)));
            }
        }
}

CardList CardOrder::follows(const TrickPlan& plan, const TrickStep& step, const OnTable& table,
    bool partnersHave, Bits moves) const
{
    CardList list;
    const Bits over = beating(table.best, plan.counting);
    const Row& stays = row(step.maker,
        partnersHave
            ? ((step.opponents & over) == 0 ? Standing::PartnersForGood : Standing::Partners)
            : ((step.partners & over) != 0 ? Standing::Rescuable : Standing::Lost));
    for (; moves != 0; moves &= moves - 1) {
        const Bits card = lowest(moves);
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
