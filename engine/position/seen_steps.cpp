// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/position/seen_steps.h"

namespace sheepshead {

namespace {

class StepTaker {
public:
    explicit StepTaker(const SeenHand& seen)
        : seen_(seen)
        , taken_ { {}, seen.buried, seen.under }
    {
    }

    Result<SeenSteps> take()
    {
        for (std::size_t i = 0; !problem_ && i < seen_.actions.size(); ++i)
            takeApart(i);
        if (problem_)
            return *problem_;
        return taken_;
    }

private:
    void failAt(std::size_t line, std::string reason)
    {
        problem_ = Problem { "actions[" + std::to_string(line) + ']', std::move(reason) };
    }

    void takeApart(std::size_t line)
    {
        const auto& [seat, what] = seen_.actions[line];
        if (const auto* action = std::get_if<Action>(&what))
            return takeActionApart(line, seat, *action);
        if (std::holds_alternative<CallWithUnder>(what))
            calledWithUnder_ = seat;
        addStep(line, seat, what);
    }

    void addStep(std::size_t line, Seat seat, const SeenAction::What& what)
    {
        taken_.steps.push_back({ { seat, what }, line });
    }

    void takeActionApart(std::size_t line, Seat seat, const Action& action)
    {
        if (const auto* bury = std::get_if<Bury>(&action))
            return seeBury(line, seat, bury->cards);
        if (const auto* call = std::get_if<Call>(&action))
            return addCall(line, seat, *call);
        if (const auto* bet = std::get_if<CallSheepshead>(&action)) {
            addStep(line, seat, Action(CallSheepshead {}));
            if (bet->partner)
                addCall(line, seat, *bet->partner);
            return;
        }
        if (const auto* play = std::get_if<Play>(&action)) {
            const bool asUnder = taken_.under == play->card && calledWithUnder_ == seat;
            addStep(line, seat,
                asUnder ? SeenAction::What(PlayOfUnder {}) : Action(Play { play->card }));
            if (play->blitz)
                addStep(line, seat, Action(Blitz { BlitzPair::BlackQueens }));
            return;
        }
        if (std::holds_alternative<Pick>(action) || std::holds_alternative<Bid>(action))
            picker_ = seat;
        const bool answers = std::holds_alternative<Crack>(action) && seat == picker_;
        if (answers)
            return addStep(line, seat, RaiseKind::Recrack);
        // A seat that is asked in secret says no in secret.
        if (!std::holds_alternative<Decline>(action) || seat == seen_.viewer)
            addStep(line, seat, action);
    }

    void addCall(std::size_t line, Seat seat, const Call& call)
    {
        if (!call.under)
            return addStep(line, seat, Action(Call { call.card }));
        if (taken_.under && taken_.under != call.under)
            return failAt(line, "another card is under");
        taken_.under = call.under;
        addStep(line, seat, CallWithUnder { call.card });
        calledWithUnder_ = seat;
    }

    void seeBury(std::size_t line, Seat seat, CardSet cards)
    {
        CardSet& known = taken_.buried[seat];
        const bool mayBePart = seat != seen_.viewer; // what lay open of it
        if (mayBePart ? !cards.containsAll(known) : !known.empty() && cards != known)
            return failAt(line, "other cards were buried");
        known = cards;
        addStep(line, seat, UnseenBury {});
    }

    const SeenHand& seen_;
    SeenSteps taken_;
    std::optional<Problem> problem_;
    std::optional<Seat> picker_;
    std::optional<Seat> calledWithUnder_;
};

} // namespace

Result<SeenSteps> stepsOf(const SeenHand& seen) { return StepTaker(seen).take(); }

} // namespace sheepshead
