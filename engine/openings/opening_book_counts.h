// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/openings/mean_tally.h"
#include "engine/openings/opening_book.h"
#include "engine/players/search/search_player.h"

#include <map>
#include <optional>
#include <string>
#include <tuple>
#include <vector>

namespace sheepshead {

/// The side of the leader; none for the picker and where no sides play.
std::optional<BookRole> leaderRole(const Observation& seen);

/// What experts did with many hands, and what they expected of it, by the rows of an opening book.
/// A value.
class OpeningBookCounts {
public:
    /// A decision to pick or to pass; ignored where only one of them was possible.
    void countPick(const Observation& seen, const Considered& considered);
    void countBury(const Observation& seen, const Considered& considered);
    /// Ignored where there is one kind of call.
    void countCall(const Observation& seen, const Considered& considered);
    /// The first lead; ignored without a leaderRole().
    void countLead(const Observation& seen, const Considered& considered);

    /// How often a hand of this kind was buried from.
    int buriesOf(const HandPattern& kind) const;

    std::vector<BookPick> picks() const;
    /// Empty if no hand of this kind was buried from. The frequency is a hundred thousandth of all
    /// hands that are picked with.
    std::optional<BookBury> bury(const HandPattern& kind, int frequency) const;
    /// The most frequent first.
    std::vector<BookCall> calls() const;
    std::vector<BookLeadRow> leads() const;

private:
    struct PickCount {
        int asked = 0;
        int picked = 0;
        MeanTally pick;
        MeanTally pass;
        MeanTally gain;
    };

    struct BuryCount {
        int times = 0;
        MeanTally score;
        std::map<std::string, int> choices;
    };

    /// Of one kind of action among others.
    struct KindCount {
        int offered = 0;
        int chosen = 0;
        MeanTally cost;
    };

    struct PickKey {
        int place = 0;
        std::optional<int> trump = {};
        std::optional<int> queens = {};
        std::optional<bool> jack = {};

        auto operator<=>(const PickKey&) const = default; // NOLINT(modernize-use-nullptr)
    };

    using LeadKey = std::tuple<BookRole, std::optional<int>, BookLead>;

    static std::vector<PickKey> pickKeys(
        int place, int trump, int queens, std::optional<bool> jack);
    static void countChoice(KindCount& into, bool chosen, double cost);
    static std::vector<BookBury::Choice> choicesOf(const BuryCount& count);

    std::map<PickKey, PickCount> picks_;
    std::map<HandPattern, BuryCount> buries_;
    std::map<std::string, KindCount> calls_;
    std::map<LeadKey, KindCount> leads_;
};

} // namespace sheepshead
