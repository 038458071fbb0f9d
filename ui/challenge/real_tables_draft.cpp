// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/challenge/real_tables_draft.h"

#include "engine/challenge/challenge_name.h"
#include "ui/challenge/challenge_words.h"
#include "ui/widgets/typed_number.h"

#include <algorithm>
#include <numeric>
#include <set>
#include <utility>

namespace sheepshead {

RealTablesDraft::RealTablesDraft(const KeptChallenge& kept)
    : challenge_(kept.challenge)
    , tables_(kept.tables)
{
    choose({});
}

const RealTable* RealTablesDraft::chosen() const { return chosen_ ? &tables_[*chosen_] : nullptr; }

RealTable RealTablesDraft::chosenOrNew() const { return chosen() ? *chosen() : RealTable {}; }

void RealTablesDraft::choose(std::optional<std::size_t> table)
{
    chosen_ = table;
    failed_ = false;
    typed_ = {};
    const RealTable saved = chosenOrNew();
    for (std::size_t seat = 0; seat < static_cast<std::size_t>(seats()); ++seat)
        typed_.names << (seat < saved.players.size() ? QString::fromStdString(saved.players[seat])
                                                     : QString());
    for (std::size_t deal = 0; deal < static_cast<std::size_t>(challenge_.deals); ++deal) {
        const bool isThere = deal < saved.deals.size() && saved.deals[deal];
        typed_.deals << (isThere ? numbersText(*saved.deals[deal]) : QString());
    }
}

std::vector<std::string> RealTablesDraft::names() const
{
    std::vector<std::string> names;
    for (QString name : typed_.names) {
        name.remove(QLatin1Char(betweenNames));
        names.push_back(cleanedName(name.simplified().toStdString(), longestChallenger));
    }
    return names;
}

QString RealTablesDraft::faultOfNames() const
{
    const std::vector<std::string> typed = names();
    if (std::ranges::count(typed, std::string()) > 0)
        return tr("Type a name for each seat.");
    const std::set<std::string> different(typed.begin(), typed.end());
    return different.size() < typed.size()
        ? tr("Two people at this table have the same name. Add a letter to one of them.")
        : QString();
}

std::optional<std::vector<int>> RealTablesDraft::scoresOf(int deal, QString& fault) const
{
    auto scores = numbersIn(typed_.deals[deal], mostDealScore);
    if (!scores) {
        fault = tr("Only whole numbers can be scores.");
        return std::nullopt;
    }
    if (scores->empty())
        return std::nullopt;
    const SeatSet playing = seatsOfDeal(challenge_, deal);
    if (scores->size() == static_cast<std::size_t>(playing.size())) // without who sits out
        for (int seat = 0; seat < seats(); ++seat)
            if (!playing.contains(seatAt(seat)))
                scores->insert(scores->begin() + seat, 0);
    const auto wrong = faultOfScores(challenge_, deal, *scores);
    if (!wrong)
        return scores;
    fault = tableScoreFaultText(*wrong, std::accumulate(scores->begin(), scores->end(), 0));
    return std::nullopt;
}

bool RealTablesDraft::isSaved(int deal, const std::vector<int>& scores) const
{
    const auto place = static_cast<std::size_t>(deal);
    return chosen() && place < chosen()->deals.size() && chosen()->deals[place] == scores;
}

/// The table as it is to be saved. Where a line has a fault, what was saved of its deal stays.
std::optional<RealTable> RealTablesDraft::typedTable() const
{
    if (!faultOfNames().isEmpty())
        return std::nullopt;
    RealTable table = chosenOrNew();
    table.players = names();
    for (int deal = 0; deal < challenge_.deals; ++deal) {
        QString fault;
        auto scores = scoresOf(deal, fault);
        if (fault.isEmpty())
            putScores(table, deal, std::move(scores));
    }
    return table;
}

void RealTablesDraft::type(Typed typed, int field)
{
    typed_ = std::move(typed);
    const std::optional<RealTable> before =
        chosen() ? std::optional(*chosen()) : std::optional<RealTable>();
    const auto after = typedTable();
    const bool isNew = after && !before && !after->deals.empty();
    failed_ = false;
    if (!isNew && !(after && before && after != before))
        return;
    const Step step { chosen_.value_or(tables_.size()), before, after, field };
    if (change(step))
        note(step);
}

/// Saves the change, and makes it in the list. What is typed stays.
bool RealTablesDraft::change(const Step& step)
{
    failed_ = save_ && !save_(step.before, step.after);
    if (failed_)
        return false;
    const auto place = tables_.begin() + static_cast<std::ptrdiff_t>(step.table);
    if (!step.before)
        tables_.insert(place, *step.after);
    else if (!step.after)
        tables_.erase(place);
    else
        *place = *step.after;
    chosen_ = step.after ? std::optional(step.table) : std::nullopt;
    return true;
}

/// What is typed letter by letter is undone at once.
void RealTablesDraft::note(const Step& step)
{
    const bool goesOn = step.field && !steps_.empty() && steps_.back().field == step.field
        && steps_.back().table == step.table && step.before;
    if (goesOn)
        steps_.back().after = step.after;
    else
        steps_.push_back(step);
}

bool RealTablesDraft::remove()
{
    const Step step { *chosen_, *chosen(), std::nullopt, std::nullopt };
    if (!change(step))
        return false;
    note(step);
    choose(chosen_);
    return true;
}

bool RealTablesDraft::undo()
{
    Step back = steps_.back();
    std::swap(back.before, back.after);
    if (!change(back))
        return false;
    steps_.pop_back();
    choose(chosen_);
    return true;
}

QStringList RealTablesDraft::unsaved() const
{
    QStringList left;
    const bool isNamed =
        std::ranges::any_of(names(), [](const std::string& name) { return !name.empty(); });
    bool hasScores = false;
    for (int deal = 0; deal < challenge_.deals; ++deal) {
        QString fault;
        hasScores = scoresOf(deal, fault).has_value() || hasScores;
        if (!fault.isEmpty())
            left << tr("Deal %1: %2", "why it is not saved").arg(deal + 1).arg(fault);
    }
    if ((isNamed || hasScores) && !faultOfNames().isEmpty())
        left << faultOfNames();
    else if (isNamed && !hasScores && left.isEmpty() && !chosen())
        left << tr("No deal has scores yet.");
    if (failed_)
        left << tr("The disk did not take the last change.");
    return left;
}

} // namespace sheepshead
