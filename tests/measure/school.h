// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/playout/seat_payoff.h"
#include "engine/support/quick_rng.h"
#include "tests/measure/judges.h"

#include <functional>
#include <memory>

namespace sheepshead::measuring {

/// Lessons that were given lately, to learn from in mixed order.
class Shelf {
public:
    /// How many of them are learned from for each that comes.
    explicit Shelf(int again)
        : again_(again)
    {
    }
    void keep(Lesson lesson, QuickRng& rng, const std::function<void(const Lesson&)>& learn);

private:
    static constexpr std::size_t room = 30000;
    int again_;
    std::vector<Lesson> lessons_;
};

/// A table at which judges learn: every option of a decision is tried in the real deal, which is a
/// fair draw from all deals that could be. Who is asked goes on as it learned, or as a regular, the
/// others as they are. Beside a learned player sit regulars, others that have learned, or players
/// of all styles.
class School {
public:
    struct Subjects {
        bool cards = false;
        bool picks = false;
        bool plans = false;
        bool ownLearned = false; ///< who is asked goes on as it learned
        int worlds = 0;          ///< that a card is tried in, beside the real deal
        int again = 3;
        float softness = 0;
    };

    School(Judges& judges, const Subjects& subjects, std::uint64_t seed);

    void playHand(float rate);
    /// Decisions so far.
    std::uint64_t asked() const { return asked_; }

private:
    struct Actor {
        bool pupil = false;
        bool asked = false;
        const Policy* policy = nullptr;
        std::unique_ptr<RulePlayer> before; ///< decides before the first card
    };
    /// What the play of the cards needs, once for a hand.
    struct Table;
    static constexpr std::size_t subjectKinds = 5;
    struct Usual {
        double square = 0;
    };

    bool chance(std::uint32_t percent) { return rng_.below(100) < percent; }
    const CheckedVariant& drawTable();
    void seatActors(SeatSet seats);
    Action actionBefore(const HandState& hand, Seat asked);
    bool comesToPlay(HandState& hand, Seat asked);
    void askBefore(const HandState& hand, float rate);
    void askPick(const HandState& hand, const Observation& seen, const Action& pick, float rate);
    void askPlans(const HandState& hand, const Observation& seen, float rate);
    float worthAfter(HandState hand, const Action& action, Seat asked);
    void playCards(HandState hand, float rate);
    void askCard(Table& table, const HandState& hand, const PlayPosition& position,
        const CardInputs& inputs, float rate);
    void tryCards(Table& table, const PlayPosition& position, const CardInputs& inputs,
        std::vector<float>& values);
    Card ownCard(Table& table, const PlayPosition& position);
    void finish(Table& table, PlayPosition& position, Seat asked);
    void learn(std::size_t subject, Lesson lesson, float rate);

    Judges& judges_;
    Subjects subjects_;
    QuickRng rng_;
    Rng slowRng_;
    std::vector<CheckedVariant> variants_;
    std::size_t table_ = 0;
    PerSeat<Actor> actors_;
    std::vector<Shelf> shelves_;
    std::array<std::vector<Usual>, subjectKinds> usual_; ///< size of lessons, by table
    std::uint64_t asked_ = 0;
};

} // namespace sheepshead::measuring
