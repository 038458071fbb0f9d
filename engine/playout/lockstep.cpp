// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/playout/lockstep.h"

#include "engine/playout/lapse_table.h"

#include <utility>

namespace sheepshead {

namespace {

constexpr std::size_t featuresOfRegulars = feature::CalledSuit + 1;

/// The cards in whose points a bit is set.
constexpr auto cardsByPointBit = [] {
    std::array<std::uint32_t, 4> cards {};
    for (int i = 0; i < 32; ++i)
        for (unsigned bit = 0; bit < cards.size(); ++bit)
            if ((static_cast<unsigned>(Card::fromIndex(i).points().value) >> bit & 1U) != 0)
                cards[bit] |= 1U << static_cast<unsigned>(i);
    return cards;
}();

/// Of the one card in each lane.
inline LaneFloats pointsOfCard(LaneBits card)
{
    LaneBits points {};
    for (unsigned bit = 0; bit < cardsByPointBit.size(); ++bit)
        points |= exceptWhere((card & cardsByPointBit[bit]) == 0, inAllLanes(1U << bit));
    return floatsOf(reinterpret_cast<LaneInts>(points));
}

const Policy& policyAt(const Unfinished& task, Seat seat) { return *task.company.policies[seat]; }

bool isPlain(const Policy& policy)
{
    return policy.plain[indexOf(Decision::MakersLead)]
        && policy.plain[indexOf(Decision::DefendersLead)]
        && policy.plain[indexOf(Decision::Follow)];
}

} // namespace

template <std::size_t seats>
Lockstep<seats>::Lockstep(const PlaySetting& setting, std::span<Unfinished* const> tasks)
    : tasks_(tasks)
    , table_(setting, tasks)
    , everybody_(&policyAt(*tasks.front(), *setting.seats.begin()))
{
    const Policy* const first = everybody_;
    plain_ = isPlain(*first);
    for (const Unfinished* const task : tasks)
        for (const Seat seat : setting.seats)
            if (const Policy& policy = policyAt(*task, seat); &policy != first) {
                everybody_ = nullptr;
                plain_ = plain_ && isPlain(policy);
            }
}

template <std::size_t seats> void Lockstep<seats>::finish()
{
    std::size_t first = table_.firstTurn;
    while (!table_.over()) {
        [&]<std::size_t... turn>(std::index_sequence<turn...>)
        {
            ((turn >= first ? step<turn>() : void()), ...);
        }
        (std::make_index_sequence<seats> {});
        table_.endTrick();
        first = 0;
    }
    for (std::size_t lane = 0; lane < tasks_.size(); ++lane)
        table_.finish(lane, tasks_[lane]->position);
}

template <std::size_t seats> template <std::size_t turn> void Lockstep<seats>::step()
{
    const LaneBits cards = table_.template legal<turn>();
    if (!anyBit(withoutLowest(cards)))
        return table_.template play<turn>(cards, pointsOfCard(cards));
    View view;
    look<turn>(view);
    Best best;
    if constexpr (turn == 0)
        best = lead<turn>(view, cards);
    else
        best = follow<turn>(view, cards);
    table_.template play<turn>(best.card, best.points);
}

template <std::size_t seats>
template <std::size_t turn>
void Lockstep<seats>::look(View& view) const
{
    constexpr auto toPlay = static_cast<float>(others - turn);
    view.odds.template look<turn>(table_);
    loadWeights<turn>(view);
    view.leads = turn == 0;
    view.behind = pointsBehind(view.weights, toPlay, view.odds.friendsBehind);
    if constexpr (turn > 0) {
        view.onTable = table_.trickPoints;
        view.beating = table_.beating();
        for (std::size_t place = 0; place < turn; ++place)
            view.friendHasIt = where(table_.winning == static_cast<std::int32_t>(place),
                view.odds.friends[place + others - turn], view.friendHasIt);
    }
}

template <std::size_t seats>
template <std::size_t turn>
inline void Lockstep<seats>::loadWeights(View& view) const
{
    if (!everybody_)
        return gatherWeights<turn>(view);
    view.noise = inAllLanes(everybody_->noise);
    const auto& weights = everybody_->weights;
    const Features& makers = weights[indexOf(Decision::MakersLead)];
    const Features& defenders = weights[indexOf(Decision::DefendersLead)];
    const Features& follow = weights[indexOf(Decision::Follow)];
    const std::size_t count = plain_ ? featuresOfRegulars : feature::count;
    for (std::size_t i = 0; i < count; ++i)
        view.weights[i] = turn > 0
            ? inAllLanes(follow[i])
            : where(view.odds.maker, inAllLanes(makers[i]), inAllLanes(defenders[i]));
}

template <std::size_t seats>
template <std::size_t turn>
void Lockstep<seats>::gatherWeights(View& view) const
{
    for (std::size_t lane = 0; lane < laneCount; ++lane) {
        const Unfinished& task = *tasks_[std::min(lane, tasks_.size() - 1)];
        const Policy& policy = policyAt(task, table_.seatOf(turn, lane));
        const Decision decision = turn > 0 ? Decision::Follow
            : view.odds.maker[lane] != 0   ? Decision::MakersLead
                                           : Decision::DefendersLead;
        const Features& weights = policy.weights[indexOf(decision)];
        view.noise[lane] = policy.noise;
        for (std::size_t i = 0; i < feature::count; ++i)
            view.weights[i][lane] = weights[i];
    }
}

/// What the hand keeps without the card.
template <std::size_t seats>
inline LaneFloats Lockstep<seats>::keeping(const View& view, const Candidate& candidate) const
{
    const LaneBits suit = candidate.kind.suit;
    const LaneFloats rivals = floatsOf(countBits(view.odds.unseen & suit));
    const LaneFloats beaten =
        where(rivals == 0, inAllLanes(1.0F), 1 - floatsOf(candidate.number) / rivals);
    const LaneFloats walk =
        onlyWhere(candidate.higher == 0, view.weights[feature::KeepAce] * chanceToWalk(rivals));
    const LaneMask last = withoutLowest(view.odds.hand & suit) == 0;
    const LaneFloats voiding =
        onlyWhere(last & view.odds.holdsTrump, view.weights[feature::KeepVoid]);
    return where(candidate.trump, worthOfTrumpKept(view.weights, candidate.points, beaten),
        worthOfFailKept(view.weights, candidate.points, walk, voiding));
}

/// What simpler players look at besides.
template <std::size_t seats>
LaneFloats Lockstep<seats>::extra(const View& view, const Candidate& candidate) const
{
    const LapseTable& lapses = LapseTable::all();
    LaneFloats height {};
    LaneFloats lapse {};
    for (std::size_t lane = 0; lane < laneCount; ++lane) {
        if (candidate.card[lane] == 0)
            continue;
        const Card card = CardSet::fromBits(candidate.card[lane]).last();
        const std::uint32_t chance = tasks_[std::min(lane, tasks_.size() - 1)]->company.chance;
        height[lane] = table_.setting.height[static_cast<std::size_t>(card.index())];
        lapse[lane] = view.noise[lane] > 0 ? view.noise[lane] * lapses.of(chance, card) : 0;
    }
    if (view.leads) {
        const LaneBits own = view.odds.hand & candidate.kind.suit;
        const LaneBits aces = candidate.card & cardsOf(Rank::Ace).bits();
        const LaneFloats ace = exceptWhere(aces == 0, view.weights[feature::LeadAce]);
        return where(candidate.trump, extraOfTrumpLead(view.weights, lapse, height),
            extraOfFailLead(view.weights, lapse, height, ace, floatsOf(countBits(own) - 1)));
    }
    const LaneMask ruffs = candidate.trump & (table_.led != table_.trump);
    const LaneFloats any = extraOfAnyFollow(
        view.weights, lapse, height, onlyWhere(ruffs, view.weights[feature::Ruff]));
    const LaneFloats taking =
        extraOfTaking(view.weights, any, candidate.points, view.friendHasIt, height);
    const LaneFloats leaving =
        extraOfLeaving(view.weights, any, candidate.points, view.friendHasIt);
    return where((candidate.card & view.beating) != 0, taking, leaving);
}

/// Playout::weighKind(): the lowest cards of all lanes, then the next ones.
template <std::size_t seats>
template <class ProspectsOf>
[[gnu::always_inline]] inline typename Lockstep<seats>::Best Lockstep<seats>::best(
    const View& view, LaneBits cards, const ProspectsOf& prospectsOf) const
{
    Best best;
    for (; anyBit(cards); cards = withoutLowest(cards)) {
        Candidate candidate;
        candidate.card = lowestBitOf(cards);
        candidate.kind = table_.kindOf(candidate.card);
        candidate.trump = (candidate.card & table_.trump) != 0;
        candidate.higher = bitsAbove(candidate.card) & candidate.kind.suit & view.odds.unseen;
        candidate.number = countBits(candidate.higher);
        candidate.points = pointsOfCard(candidate.card);
        const Prospects prospects = prospectsOf(candidate);
        const LaneFloats trick =
            (view.onTable + candidate.points) * view.weights[feature::TrickPoints]
            + view.behind.toCome;
        LaneFloats ifLost =
            prospects.later - keeping(view, candidate) - (trick + view.behind.ifLost);
        if (!plain_)
            ifLost += extra(view, candidate);
        const LaneFloats worth = ifLost + prospects.ours * (2 * trick + view.behind.ifWon);
        const LaneMask better = (candidate.card != 0) & (worth > best.worth);
        best.card = where(better, candidate.card, best.card);
        best.points = where(better, candidate.points, best.points);
        best.worth = where(better, worth, best.worth);
    }
    return best;
}

template <std::size_t seats>
template <std::size_t turn>
typename Lockstep<seats>::Best Lockstep<seats>::lead(const View& view, LaneBits cards) const
{
    const Odds& odds = view.odds;
    const auto makers = planOfMakers(view.weights, shareOfPlenty(odds.trumpAgainst()));
    const auto defenders = planOfDefenders(view.weights);
    const LaneFloats trumpLead = where(odds.maker, makers.trump, defenders.trump);
    const LaneFloats openingLead = where(odds.maker, makers.called, defenders.called);
    const Each noTrump =
        odds.template none<others>(odds.trumpLacks, odds.trumpOut, odds.trumpCount);
    Beating beating;
    beating.times.fill(inAllLanes(1.0F));
    LaneBits before {};
    return best(view, cards, [&](const Candidate& candidate) {
        const auto& [suitOfCard, voided] = candidate.kind;
        if (anyBit(suitOfCard ^ before)) {
            before = suitOfCard;
            beating.lacks = odds.template lacksOf<0>(voided, candidate.trump);
            beating.plus = odds.template cannotFollow<others>(beating.lacks, suitOfCard, voided);
            for (std::size_t i = 0; i < others; ++i)
                beating.plus[i] = exceptWhere(candidate.trump, beating.plus[i] * (1 - noTrump[i]));
        }
        return Prospects { odds.template kept<others>(inAllLanes(1.0F), beating.lacks,
                               candidate.higher, candidate.number, beating.times, beating.plus),
            where(suitOfCard == table_.dutySuit, openingLead,
                onlyWhere(candidate.trump, trumpLead)) };
    });
}

template <std::size_t seats>
template <std::size_t turn>
inline typename Lockstep<seats>::Behind Lockstep<seats>::seatsBehind(const Odds& odds) const
{
    constexpr std::size_t toPlay = others - turn;
    Behind behind;
    behind.trumpLed = table_.led == table_.trump;
    behind.led = odds.template lacksOf<turn>(table_.ledVoid, behind.trumpLed);
    behind.cannot = odds.template cannotFollow<toPlay>(behind.led, table_.led, table_.ledVoid);
    const Each noTrump =
        odds.template none<toPlay>(odds.trumpLacks, odds.trumpOut, odds.trumpCount);
    for (std::size_t i = 0; i < toPlay; ++i)
        behind.ruffs[i] = exceptWhere(behind.trumpLed, behind.cannot[i] * (1 - noTrump[i]));
    return behind;
}

/// Trump on a fail lead is beaten only by those who cannot follow; a card of the suit also by a
/// ruff.
template <std::size_t seats>
template <std::size_t turn>
inline typename Lockstep<seats>::Beating Lockstep<seats>::beatingBy(
    const Odds& odds, const Behind& behind, LaneMask byTrump) const
{
    const LaneMask ruffing = byTrump & ~behind.trumpLed;
    Beating beating;
    beating.lacks.usual = Odds::Lack::where(byTrump, odds.trumpLacks.usual, behind.led.usual);
    beating.lacks.pickers = Odds::Lack::where(byTrump, odds.trumpLacks.pickers, behind.led.pickers);
    for (std::size_t i = 0; i < others - turn; ++i) {
        beating.lacks.holder[i] = where(byTrump, odds.trumpLacks.holder[i], behind.led.holder[i]);
        beating.times[i] = where(ruffing, behind.cannot[i], inAllLanes(1.0F));
        beating.plus[i] = exceptWhere(ruffing, behind.ruffs[i]);
    }
    return beating;
}

/// Playout::standingAfterAll() and keptIfLaid()
template <std::size_t seats>
template <std::size_t turn>
typename Lockstep<seats>::Best Lockstep<seats>::follow(View& view, LaneBits cards) const
{
    constexpr std::size_t toPlay = others - turn;
    const Odds& odds = view.odds;
    const LaneBits takers = view.beating;
    LaneFloats standing = view.friendHasIt;
    if constexpr (toPlay == 0) {
        return best(view, cards, [&](const Candidate& candidate) {
            const LaneMask takes = (candidate.card & takers) != 0;
            return Prospects { where(takes, inAllLanes(1.0F), standing), LaneFloats {} };
        });
    } else {
        const Behind behind = seatsBehind<turn>(odds);
        if (anyBit(cards & ~takers)) {
            const LaneMask trumpHasIt = (table_.best & table_.trump) != 0;
            const Beating best = beatingBy<turn>(odds, behind, trumpHasIt);
            const LaneBits suit = where(trumpHasIt, inAllLanes(table_.trump), table_.led);
            const LaneBits higher = bitsAbove(table_.best) & suit & odds.unseen;
            standing = odds.template kept<toPlay>(
                standing, best.lacks, higher, countBits(higher), best.times, best.plus);
        }
        // The cards of a hand that take the trick are all of one kind.
        const Beating taking =
            beatingBy<turn>(odds, behind, behind.trumpLed | ((odds.hand & table_.led) == 0));
        return best(view, cards, [&](const Candidate& candidate) {
            if (!anyBit(candidate.card & takers))
                return Prospects { standing, LaneFloats {} };
            const LaneFloats taken = odds.template kept<toPlay>(inAllLanes(1.0F), taking.lacks,
                candidate.higher, candidate.number, taking.times, taking.plus);
            const LaneMask takes = (candidate.card & takers) != 0;
            return Prospects { where(takes, taken, standing), LaneFloats {} };
        });
    }
}

template class Lockstep<3>;
template class Lockstep<4>;
template class Lockstep<5>;
template class Lockstep<6>;

} // namespace sheepshead
