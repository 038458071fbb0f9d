// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/score_keeping/table_scoring.h"

#include "engine/match/doublers.h"
#include "engine/match/pot.h"
#include "engine/match/row_derivation.h"

#include <algorithm>
#include <cstdint>
#include <cstdlib>

namespace sheepshead {

namespace {

bool has(const Members& members, Member member)
{
    return std::ranges::find(members, member) != members.end();
}

Member nextAfter(const Members& members, Member member)
{
    const auto found = std::ranges::find(members, member);
    return found == members.end() || found + 1 == members.end() ? members.front() : found[1];
}

class LineScorer {
public:
    LineScorer(TableState& state, int memberCount, int firstNumber)
        : state_(state)
        , memberCount_(memberCount)
        , number_(firstNumber)
        , scored_ { .before = state }
    {
    }

    ScoredLine scored() && { return std::move(scored_); }

    void operator()(const TypedHand& hand)
    {
        const Member dealer = hand.dealer.value_or(state_.dealer.value_or(Member {}));
        if (!mayBeDealer(hand, dealer))
            return;
        state_.dealer = dealer;
        seat(hand);
        if (scored_.rules)
            write(hand);
        moveOn(hand);
    }

    void operator()(const TableChange& change)
    {
        for (const Member member : change.departures)
            leave(member);
        const bool opening = scored_.before.members.empty();
        for (const Arrival& arrival : change.arrivals)
            arrive(arrival, opening);
        if (change.rules)
            use(*change.rules);
        if (change.dealer && !has(state_.members, *change.dealer))
            fail("dealer", LineFlaw::NotAtTheTable, change.dealer);
        else if (change.dealer)
            deal(*change.dealer);
        takeSeats();
        if (!opening)
            settleNewcomers(change);
    }

    void operator()(const PotShared& shared)
    {
        takeSeats();
        if (state_.stakes.pot == 0)
            return fail("pot", LineFlaw::NoPot);
        SeatSet winners;
        for (const Member member : shared.winners)
            if (const auto seat = scored_.chairs.seatOf(member))
                winners.add(*seat);
            else
                fail("winners", LineFlaw::NotAtTheTable, member);
        if (!scored_.faults.empty())
            return;
        const Chairs& chairs = scored_.chairs;
        const int pot = state_.stakes.pot;
        addRow(winners.empty() ? pot::divide(number_, chairs.dealer, chairs.playing, pot)
                               : pot::won(number_, chairs.dealer, chairs.playing, winners,
                                   *state_.rules.front(), pot));
    }

    void operator()(const TypedPoints& typed)
    {
        takeSeats();
        if (typed.points.empty())
            fail("points", LineFlaw::NobodyNamed);
        SheetRow row { .number = number_,
            .dealer = scored_.chairs.dealer,
            .outcome = PointsWithoutHand { typed.what } };
        int sum = 0;
        for (const auto& [who, points] : typed.points) {
            const auto seat = scored_.chairs.seatOf(who);
            if (!seat) {
                fail("points", LineFlaw::NotAtTheTable, who);
                continue;
            }
            row.seats.add(*seat);
            row.scores.scores[*seat].value = points;
            sum += points;
        }
        if (typed.intoPot && !pot::mayMove(-sum, state_.stakes.pot))
            fail("points", LineFlaw::NoPot);
        if (!scored_.faults.empty())
            return;
        row.toPot = typed.intoPot ? -sum : 0;
        addRow(std::move(row));
    }

private:
    void fail(std::string_view field, LineFlaw flaw, std::optional<Member> who = {})
    {
        scored_.faults.push_back({ field, flaw, {}, who });
    }

    /// Everybody at the table, for what is no hand.
    void takeSeats()
    {
        Chairs& chairs = scored_.chairs;
        chairs.members = state_.members;
        chairs.playing = SeatSet::firstSeats(static_cast<int>(state_.members.size()));
        if (state_.dealer)
            chairs.dealer = chairs.seatOf(*state_.dealer).value_or(Seat {});
    }

    bool mayBeDealer(const TypedHand& hand, Member dealer)
    {
        takeSeats();
        if (state_.members.empty())
            fail("dealer", LineFlaw::TooFewPlayers);
        else if (!has(state_.members, dealer))
            fail("dealer", LineFlaw::NotAtTheTable, hand.dealer);
        return scored_.faults.empty();
    }

    /// Who plays the hand, and by which rules.
    void seat(const TypedHand& hand)
    {
        Chairs& chairs = scored_.chairs;
        takeSeats();
        if (hand.out) {
            for (const Member member : *hand.out)
                sitOut(member);
            scored_.rules = state_.rulesOf(chairs.playing.size());
        } else {
            scored_.rules = state_.rulesFor(chairs.playing.size());
            if (scored_.rules && scored_.rules->layout().players < chairs.playing.size())
                chairs.playing.remove(chairs.dealer);
        }
        if (!scored_.rules)
            failForNumber();
    }

    void sitOut(Member member)
    {
        if (const auto seat = scored_.chairs.seatOf(member))
            scored_.chairs.playing.remove(*seat);
        else
            fail("out", LineFlaw::NotAtTheTable, member);
    }

    /// No rules for so many: too few or too many for the rules that were named last.
    void failForNumber()
    {
        const bool few = state_.rules.empty()
            || scored_.chairs.playing.size() < state_.rules.front().layout().players;
        fail("out", few ? LineFlaw::TooFewPlayers : LineFlaw::TooManyPlayers);
    }

    void write(const TypedHand& hand)
    {
        const Chairs& chairs = scored_.chairs;
        const CheckedVariant& variant = *scored_.rules;
        TypedResult result = outcomeOf(hand, chairs, variant, doublers::factor(state_.stakes));
        for (const LineFault& fault : result.faults)
            scored_.faults.push_back(fault);
        if (!scored_.faults.empty())
            return;
        SheetRow row { .number = number_,
            .dealer = chairs.dealer,
            .outcome = std::move(result.outcome),
            .called = hand.called,
            .seats = chairs.playing };
        Derivation steps;
        if (const auto outcome = playedOutcome(row)) {
            row.scores = scoreHand(*outcome, chairs.playing, *variant);
            steps = derivationOf(*outcome, row.scores, chairs.playing, *variant);
        }
        const PerSeat<Score> ofTheHand = row.scores.scores;
        pot::settle(row, chairs.playing, *variant, state_.stakes.pot);
        derive(row, std::move(steps), ofTheHand);
        addRow(std::move(row));
    }

    static std::optional<Outcome> playedOutcome(const SheetRow& row)
    {
        return std::visit(
            [](const auto& of) -> std::optional<Outcome> {
                if constexpr (std::is_constructible_v<Outcome, decltype(of)>)
                    return of;
                else
                    return std::nullopt;
            },
            row.outcome);
    }

    void addRow(SheetRow row)
    {
        if (!addToTotals(row))
            return;
        if (!row.wasDealt())
            derive(row, {}, {});
        state_.stakes.pot += row.toPot;
        scored_.rows.push_back(std::move(row));
        ++number_;
    }

    /// All totals, or none.
    bool addToTotals(const SheetRow& row)
    {
        auto totals = state_.totals;
        for (std::size_t i = 0; i < scored_.chairs.members.size(); ++i) {
            const Member member = scored_.chairs.members[i];
            int& total = totals.at(static_cast<std::size_t>(indexOf(member)));
            const std::int64_t then =
                std::int64_t { total } + row.scores.scores[seatAt(static_cast<int>(i))].value;
            if (std::abs(then) > mostPointsInAll) {
                fail("points", LineFlaw::TotalTooLarge, member);
                return false;
            }
            total = static_cast<int>(then);
        }
        state_.totals = totals;
        return true;
    }

    /// Doublers and deal move on even after a hand that does not hold: it was played.
    void moveOn(const TypedHand& hand)
    {
        std::optional<ThrowIn> thrownIn;
        if (hand.kind == TypedKind::Doubler)
            thrownIn = ThrowIn::Doubler;
        else if (hand.kind == TypedKind::Redeal)
            thrownIn = ThrowIn::Redeal;
        const Variant variant = scored_.rules ? **scored_.rules : Variant {};
        doublers::move(state_.stakes, hand.kind == TypedKind::Picked, thrownIn, variant);
        state_.doublersInARow = thrownIn == ThrowIn::Doubler ? state_.doublersInARow + 1 : 0;
        if (doublers::dealPasses(thrownIn, state_.doublersInARow, variant))
            deal(nextAfter(state_.members, *state_.dealer));
    }

    void deal(Member member)
    {
        state_.dealer = member;
        state_.doublersInARow = 0;
    }

    void leave(Member member)
    {
        if (!has(state_.members, member))
            return fail("departures", LineFlaw::NotAtTheTable, member);
        const Member next = nextAfter(state_.members, member);
        std::erase(state_.members, member);
        if (state_.members.empty())
            state_.dealer.reset();
        else if (state_.dealer == member)
            deal(next);
    }

    void arrive(const Arrival& arrival, bool opening)
    {
        if (indexOf(arrival.who) >= memberCount_)
            return fail("arrivals", LineFlaw::NoSuchMember);
        if (has(state_.members, arrival.who))
            return fail("arrivals", LineFlaw::AlreadyThere, arrival.who);
        if (state_.members.size() >= maxSeats)
            return fail("arrivals", LineFlaw::TableIsFull, arrival.who);
        auto place = state_.members.end();
        if (arrival.after) {
            const auto neighbour = std::ranges::find(state_.members, *arrival.after);
            if (neighbour == state_.members.end())
                fail("arrivals", LineFlaw::NotAtTheTable, arrival.after);
            else
                place = neighbour + 1;
        }
        state_.members.insert(place, arrival.who);
        if (opening && !state_.dealer)
            state_.dealer = arrival.who;
    }

    void use(const CheckedVariant& rules)
    {
        std::erase_if(state_.rules, [&](const CheckedVariant& other) {
            return other.layout().players == rules.layout().players;
        });
        state_.rules.insert(state_.rules.begin(), rules);
    }

    /// POT-JOIN: with a pot waiting it is divided once before newcomers join, or each adds a point
    /// for every pot.
    void settleNewcomers(const TableChange& change)
    {
        const int before = static_cast<int>(scored_.before.members.size());
        const auto variant = state_.rulesFor(before);
        if (!variant || !scored_.faults.empty())
            return;
        for (const Arrival& arrival : change.arrivals) {
            const bool stays = has(change.departures, arrival.who); // only changed places
            if (!stays && state_.stakes.pot > 0)
                settleNewcomer(arrival.who, **variant);
        }
    }

    void settleNewcomer(Member newcomer, const Variant& variant)
    {
        const Chairs& chairs = scored_.chairs;
        const Seat seat = *chairs.seatOf(newcomer);
        const int pot = state_.stakes.pot;
        if (variant.potJoin == PotJoin::BuyIn)
            return addRow(pot::buyIn(number_, chairs.dealer, seat, variant, pot));
        SeatSet before; // who put it in
        for (const Member member : scored_.before.members)
            if (const auto sharing = chairs.seatOf(member))
                before.add(*sharing);
        addRow(pot::divide(number_, chairs.dealer, before.empty() ? chairs.playing : before, pot));
    }

    TableState& state_;
    int memberCount_;
    int number_;
    ScoredLine scored_;
};

} // namespace

bool TableState::contains(Member member) const { return has(members, member); }

std::optional<CheckedVariant> TableState::rulesOf(int playing) const
{
    for (const CheckedVariant& variant : rules)
        if (variant.layout().players == playing)
            return variant;
    return std::nullopt;
}

std::optional<CheckedVariant> TableState::rulesFor(int atTable) const
{
    if (!rules.empty()) {
        const int players = rules.front().layout().players;
        if (players == atTable || players == atTable - 1)
            return rules.front();
    }
    const auto forAll = rulesOf(atTable);
    return forAll ? forAll : rulesOf(atTable - 1);
}

ScoredLine scoreLine(const TableLine& line, TableState& state, int memberCount, int firstNumber)
{
    LineScorer scorer(state, memberCount, firstNumber);
    std::visit(scorer, line);
    return std::move(scorer).scored();
}

ScoredTable scoreTable(const TableLines& lines, int memberCount)
{
    ScoredTable table;
    int number = 1;
    for (const TableLine& line : lines) {
        table.lines.push_back(scoreLine(line, table.after, memberCount, number));
        // A hand that does not hold keeps its number.
        const bool lost =
            !std::holds_alternative<TableChange>(line) && table.lines.back().rows.empty();
        number += static_cast<int>(table.lines.back().rows.size()) + (lost ? 1 : 0);
    }
    return table;
}

} // namespace sheepshead
