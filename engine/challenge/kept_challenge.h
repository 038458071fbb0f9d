// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/challenge/challenge_table.h"

namespace sheepshead {

/// A challenge with all that is known here of how it was played. Several people may play it at this
/// computer, each under a name of their own; one of them looks, and sees the deals that they have
/// played.
struct KeptChallenge {
    Challenge challenge;
    std::string hash;                        ///< of the challenge
    ChallengeResult own;                     ///< of the person who looks; no name: no one has begun
    std::optional<Problem> fault;            ///< why a result of this computer cannot be read
    std::vector<ChallengeResult> others;     ///< that came in files and lines
    std::vector<int> expert;                 ///< the expert's scores, from the first deal on
    std::vector<ChallengeResult> housemates; ///< of the other people at this computer
    std::vector<RealTable> tables;           ///< of people who played with real cards
    /// Whether who looks sees all that the real tables have played, not a person's own deals only.
    bool seesTables = false;

    /// Those who have begun see their own deals, unless they ask for those of the tables.
    bool looksAtTables() const { return !tables.empty() && (seesTables || own.player.empty()); }
    bool isOver() const { return static_cast<int>(own.deals.size()) == challenge.deals; }
    bool isBegun() const { return own.begun || !own.deals.empty(); }
    /// Whether another person may begin. Where a result cannot be read, its deals are not dealt
    /// again: it may be theirs.
    bool mayBegin() const { return !fault; }
    bool mayPlay() const { return own.player.empty() ? mayBegin() : !isOver(); }
};

/// As this person at the computer sees it, in place of who has looked; the same person where this
/// one has not begun it.
KeptChallenge seenBy(KeptChallenge kept, std::string_view player);

/// Everybody's results that have a deal, the one of the person who looks first. Two people of one
/// name are told apart: "Anna", "Anna (2)".
std::vector<ChallengeResult> resultsOf(const KeptChallenge& kept);

/// The deals that the person who looks has played, or those up to the last one of a real table.
int dealsSeen(const KeptChallenge& kept);

/// Everybody's results of these deals; those to come stay unknown. Two people of one name are told
/// apart here too.
ChallengeTable tableOf(const KeptChallenge& kept);

/// Whether both can be of one person, at different times: the same name, and the same in all deals
/// that both have, as far as it is known.
bool mayBeOfOnePerson(const ChallengeResult& one, const ChallengeResult& other);

} // namespace sheepshead
