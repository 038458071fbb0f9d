// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/openings/opening_book_counts.h"

#include "engine/rules/partner_cards.h"

#include <algorithm>
#include <set>

namespace sheepshead {

namespace {

constexpr std::size_t bookChoices = 3; ///< of a bury; the others are hardly made

BookFigure figureOf(const MeanTally& tally) { return { tally.mean(), tally.standardError() }; }

const Prospect* bestOf(const Considered& considered, const auto& isOne)
{
    const Prospect* best = nullptr;
    for (const Prospect& each : considered.prospects)
        if (isOne(each.action) && (!best || each.score > best->score))
            best = &each;
    return best;
}

const Prospect* bestOf(const Considered& considered)
{
    return bestOf(considered, [](const Action&) { return true; });
}

/// Nothing where no jack makes the partner.
std::optional<bool> hasPartnerJack(const Observation& seen)
{
    const auto jack = partnerJackOf(*seen.variant);
    return jack ? std::optional(seen.hand.contains(*jack)) : std::nullopt;
}

/// The kind of a call; none for what is no call of a partner.
std::string callKindOf(const Action& action, const Observation& seen)
{
    if (std::holds_alternative<GoAlone>(action))
        return std::string(callAlone);
    const auto* const call = std::get_if<Call>(&action);
    if (!call)
        return {};
    if (call->under)
        return std::string(callUnder);
    if (seen.trumps.isTrump(call->card))
        return std::string(callJack);
    if (call->card.rank() != Rank::Ace)
        return std::string(callTen);
    return failPattern(seen.hand & seen.trumps.suitOf(call->card), seen.trumps);
}

BookLead leadKindOf(Card card, const Observation& seen)
{
    if (seen.trumps.isTrump(card))
        return BookLead::Trump;
    if (seen.called && seen.trumps.suitOf(*seen.called).contains(card))
        return BookLead::Called;
    if (card.rank() == Rank::Ace)
        return BookLead::Ace;
    return card.points().value > 0 ? BookLead::Points : BookLead::Low;
}

std::optional<BookLead> leadKindOf(const Action& action, const Observation& seen)
{
    const auto* const play = std::get_if<Play>(&action);
    return play ? std::optional(leadKindOf(play->card, seen)) : std::nullopt;
}

/// Calls visit(kind, chosen, cost) for each kind of the actions, if there are several.
void forEachKind(const Considered& considered, const auto& kindOf, const auto& visit)
{
    using Kind = std::decay_t<decltype(kindOf(considered.choice))>;
    std::set<Kind> kinds;
    for (const Prospect& each : considered.prospects)
        if (const Kind kind = kindOf(each.action); kind != Kind())
            kinds.insert(kind);
    if (kinds.size() < 2)
        return;
    const double best = bestOf(considered)->score;
    for (const Kind& kind : kinds) {
        const auto isOne = [&](const Action& action) { return kindOf(action) == kind; };
        visit(kind, isOne(considered.choice), best - bestOf(considered, isOne)->score);
    }
}

} // namespace

std::optional<BookRole> leaderRole(const Observation& seen)
{
    if (!seen.picker || seen.picker == seen.viewer || seen.leaster())
        return std::nullopt;
    if (seen.isMaker(seen.viewer))
        return BookRole::Partner;
    return seen.isDefender(seen.viewer) ? std::optional(BookRole::Defender) : std::nullopt;
}

/// The rows that a hand is counted in.
std::vector<OpeningBookCounts::PickKey> OpeningBookCounts::pickKeys(
    int place, int trump, int queens, std::optional<bool> jack)
{
    std::vector<PickKey> keys { { place }, { place, trump, queens } };
    if (jack) {
        keys.push_back({ place, {}, {}, jack });
        keys.push_back({ place, trump, queens, jack });
    }
    return keys;
}

void OpeningBookCounts::countChoice(KindCount& into, bool chosen, double cost)
{
    ++into.offered;
    into.chosen += chosen ? 1 : 0;
    into.cost.add(cost);
}

void OpeningBookCounts::countPick(const Observation& seen, const Considered& considered)
{
    const auto picks = [](const Action& action) { return std::holds_alternative<Pick>(action); };
    const auto passes = [](const Action& action) { return std::holds_alternative<Pass>(action); };
    const Prospect* const pick = bestOf(considered, picks);
    const Prospect* const pass = bestOf(considered, passes);
    if (!pick || !pass)
        return;
    const int place = seen.passed.size() + 1;
    const int trump = (seen.hand & seen.trumps.trump()).size();
    const int queens = (seen.hand & cardsOf(Rank::Queen)).size();
    for (const PickKey& key : pickKeys(place, trump, queens, hasPartnerJack(seen))) {
        PickCount& row = picks_[key];
        ++row.asked;
        row.picked += picks(considered.choice) ? 1 : 0;
        row.pick.add(pick->score);
        row.pass.add(pass->score);
        row.gain.add(pick->score - pass->score);
    }
}

void OpeningBookCounts::countBury(const Observation& seen, const Considered& considered)
{
    const auto* const bury = std::get_if<Bury>(&considered.choice);
    if (!bury || considered.prospects.empty())
        return;
    BuryCount& row = buries_[patternOfHand(seen.hand, seen.trumps)];
    ++row.times;
    row.score.add(considered.prospects.front().score);
    ++row.choices[buryPattern(seen.hand, bury->cards, seen.trumps)];
}

void OpeningBookCounts::countCall(const Observation& seen, const Considered& considered)
{
    forEachKind(
        considered, [&](const Action& action) { return callKindOf(action, seen); },
        [&](const std::string& kind, bool chosen, double cost) {
            countChoice(calls_[kind], chosen, cost);
        });
}

void OpeningBookCounts::countLead(const Observation& seen, const Considered& considered)
{
    const auto role = leaderRole(seen);
    if (!role)
        return;
    const int trump = (seen.hand & seen.trumps.trump()).size();
    forEachKind(
        considered, [&](const Action& action) { return leadKindOf(action, seen); },
        [&](std::optional<BookLead> kind, bool chosen, double cost) {
            countChoice(leads_[{ *role, {}, *kind }], chosen, cost);
            countChoice(leads_[{ *role, trump, *kind }], chosen, cost);
        });
}

int OpeningBookCounts::buriesOf(const HandPattern& kind) const
{
    const auto found = buries_.find(kind);
    return found == buries_.end() ? 0 : found->second.times;
}

std::vector<BookPick> OpeningBookCounts::picks() const
{
    std::vector<BookPick> rows;
    for (const auto& [key, row] : picks_)
        rows.push_back({ key.place, key.trump, key.queens, key.jack, row.asked, row.picked,
            figureOf(row.pick), figureOf(row.pass), figureOf(row.gain) });
    return rows;
}

std::vector<BookBury::Choice> OpeningBookCounts::choicesOf(const BuryCount& count)
{
    std::vector<BookBury::Choice> choices;
    for (const auto& [pattern, times] : count.choices)
        choices.push_back({ pattern, times });
    std::ranges::stable_sort(choices, std::ranges::greater {}, &BookBury::Choice::times);
    choices.resize(std::min(choices.size(), bookChoices));
    return choices;
}

std::optional<BookBury> OpeningBookCounts::bury(const HandPattern& kind, int frequency) const
{
    const auto found = buries_.find(kind);
    if (found == buries_.end())
        return std::nullopt;
    const BuryCount& row = found->second;
    return BookBury { kind, frequency, row.times, figureOf(row.score), choicesOf(row) };
}

std::vector<BookCall> OpeningBookCounts::calls() const
{
    std::vector<BookCall> rows;
    for (const auto& [kind, row] : calls_)
        rows.push_back({ kind, row.offered, row.chosen, figureOf(row.cost) });
    std::ranges::stable_sort(rows, std::ranges::greater {}, &BookCall::offered);
    return rows;
}

std::vector<BookLeadRow> OpeningBookCounts::leads() const
{
    std::vector<BookLeadRow> rows;
    for (const auto& [key, row] : leads_) {
        const auto& [role, trump, lead] = key;
        rows.push_back({ role, trump, lead, row.offered, row.chosen, figureOf(row.cost) });
    }
    return rows;
}

} // namespace sheepshead
