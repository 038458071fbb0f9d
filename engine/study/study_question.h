// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/advice/advice.h"
#include "engine/players/search/search_player.h"
#include "engine/solver/open_truth.h"
#include "engine/study/study_position.h"
#include "engine/support/keys.h"

#include <array>
#include <memory>
#include <optional>
#include <stop_token>
#include <vector>

namespace sheepshead {

/// What the seat to act is to know.
enum class StudyKnowledge : std::uint8_t {
    Given,   ///< what it has seen, and every card that the position names
    OwnSeat, ///< what it has seen, as at a table
    AllOpen, ///< everyone sees all cards and plays perfectly; all cards must be known
};

inline constexpr auto studyKnowledgeKeys =
    keysOf<StudyKnowledge::AllOpen>({ { StudyKnowledge::Given, "given" },
        { StudyKnowledge::OwnSeat, "own-seat" }, { StudyKnowledge::AllOpen, "all-open" } });

constexpr std::string_view keyOf(StudyKnowledge knowledge)
{
    return keyIn(studyKnowledgeKeys, knowledge);
}

struct StudyOptions {
    StudyKnowledge knowledge = StudyKnowledge::Given;
    std::uint64_t seed = 1;
    Opponents opponents = {}; ///< what is thought of the others
    JobRunner runJobs = runSequentially;
};

/// One thing that the seat to act may do, and what comes of it.
struct StudyChoice {
    Action action;
    double score = 0;         ///< expected score points of the hand, for the seat
    double standardError = 0; ///< of the score; shrinks from round to round
    double winChance = 0;     ///< share of the imagined deals in which its score is above zero
    /// How often the hand ends in each way for the seat; they sum to 1.
    std::array<double, endingCount> endings {};
    std::optional<Action> then = {};  ///< how the best plan with this action goes on
    std::optional<OpenEnd> open = {}; ///< with all cards open: the one end there is
};

/// Where a card may lie that is not known.
struct CardOdds {
    Card card;
    PerSeat<double> hand;   ///< held by a seat, covered cards among them
    PerSeat<double> buried; ///< by a seat
    double under = 0;       ///< face down for the called suit
    double blind = 0;       ///< a blind that no seat took, or that was buried unseen
};

/// The answer so far.
struct StudyAnswer {
    Seat seat {}; ///< to act
    Phase phase {};
    int rounds = 0;
    int worlds = 0; ///< deals imagined so far for the choice that was tried most
    std::optional<Action> recommended = {}; ///< what an expert would do
    std::vector<StudyChoice>
        choices; ///< best first; empty if no deal can be imagined, or this game is not solved
    std::vector<CardOdds> cards; ///< the unknown ones, from the highest index down
    bool complete = false;       ///< more rounds change nothing
};

/// A question about the decision at hand, answered in rounds: the first one is quick, each makes
/// the figures finer, and the caller may stop between or within them. The same position, options
/// and number of rounds give the same answer everywhere. Not thread-safe.
class StudyQuestion {
public:
    /// The problem: an impossible position, a hand that is over, a seat to act whose hand is not
    /// known in full; for AllOpen, cards that are missing.
    static Result<StudyQuestion> about(
        const StudyPosition& position, const StudyOptions& options = {});

    StudyQuestion(StudyQuestion&&) noexcept;
    StudyQuestion& operator=(StudyQuestion&&) noexcept;
    StudyQuestion(const StudyQuestion&) = delete;
    StudyQuestion& operator=(const StudyQuestion&) = delete;
    ~StudyQuestion();

    /// One more round. False if it was stopped, which leaves the answer as it was, or if the answer
    /// is complete.
    bool goOn(const std::stop_token& stop = {});

    const StudyAnswer& answer() const;

    /// Why the recommended action is better than the best other one, as facts without words, by the
    /// answer so far. Nothing before the first round, or where cards are open or taken for granted:
    /// facts are compared in deals that the seat alone would imagine.
    std::optional<Advice> advice(const std::stop_token& stop = {}) const;

    /// What the seat to act has seen.
    const Observation& seen() const;

private:
    struct Asked;
    explicit StudyQuestion(std::unique_ptr<Asked> asked);

    std::unique_ptr<Asked> asked_;
};

/// The answer after some rounds, fewer if it is complete or stopped before.
Result<StudyAnswer> ask(const StudyPosition& position, const StudyOptions& options, int rounds,
    const std::stop_token& stop = {});

} // namespace sheepshead
