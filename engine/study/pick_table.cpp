// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/study/pick_table.h"

#include "engine/cards/card_text.h"
#include "engine/hand/state/hand_state.h"
#include "engine/players/rule/rule_player.h"
#include "engine/players/search/search_player.h"
#include "engine/playout/playout.h"
#include "engine/playout/seat_payoff.h"
#include "engine/study/mean_tally.h"
#include "engine/support/rng.h"

#include <algorithm>
#include <array>
#include <map>
#include <tuple>

namespace sheepshead {

/// What a table counts.
namespace pick_table {

/// What came of one deal in one place, in score points.
struct Tried {
    bool picks = false;
    int pick = 0;
    int pass = 0;

    int gain() const { return pick - pass; }
};

/// What was counted at one set of rules, or of the difference of two.
struct PickTally {
    int asked = 0;
    int picked = 0;
    int won = 0;
    MeanTally pick;
    MeanTally pass;
    MeanTally gain;

    void add(const Tried& tried)
    {
        ++asked;
        picked += tried.picks ? 1 : 0;
        won += tried.pick > 0 ? 1 : 0;
        pick.add(tried.pick);
        pass.add(tried.pass);
        gain.add(tried.gain());
    }

    void add(const PickTally& more)
    {
        asked += more.asked;
        picked += more.picked;
        won += more.won;
        pick.add(more.pick);
        pass.add(more.pass);
        gain.add(more.gain);
    }
};

struct RowTally {
    PickTally figures;
    PickTally against;
    PickTally change;

    void add(const std::optional<Tried>& one, const std::optional<Tried>& other)
    {
        if (one)
            figures.add(*one);
        if (other)
            against.add(*other);
        if (one && other)
            change.add(Tried { false, other->pick - one->pick, other->pass - one->pass });
    }

    void add(const RowTally& more)
    {
        figures.add(more.figures);
        against.add(more.against);
        change.add(more.change);
    }
};

using RowKey = std::tuple<int, std::optional<int>, std::optional<int>>;
using RowTallies = std::map<RowKey, RowTally>;

} // namespace pick_table

using namespace pick_table;

namespace {

constexpr int dealsOfRound = 200;
constexpr int sharesOfRound = 4; ///< jobs; the tallies do not depend on how deals are shared out

/// An expert judges with a quarter of its usual budget: even so it takes most of the time. It picks
/// up to three hands of a hundred more than one with 1600 worlds.
constexpr SearchBudget judgeBudget { .bidWorlds = 100 };

/// Why these cards cannot be given there.
std::optional<PickTableFault> faultOfCards(
    const CheckedVariant& variant, CardSet cards, int room, PickTableField field)
{
    if (const CardSet strange = cards - deckOf(*variant); !strange.empty())
        return PickTableFault { field, PickTableReason::NotInDeck, strange };
    if (cards.size() > room)
        return PickTableFault { field, PickTableReason::TooManyCards, cards, room };
    return std::nullopt;
}

bool dealsAlike(const CheckedVariant& one, const CheckedVariant& other)
{
    const Layout& first = one.layout();
    const Layout& second = other.layout();
    return first.players == second.players && first.hand == second.hand
        && first.blind == second.blind && first.pickerTakes() == second.pickerTakes()
        && deckOf(*one) == deckOf(*other) && one->dealerSitsOut == other->dealerSitsOut;
}

std::optional<PickTableFault> faultOfRules(const PickTableQuestion& question)
{
    if (question.variant.layout().opening != Opening::Picking)
        return PickTableFault { PickTableField::Rules, PickTableReason::NothingToPick };
    if (!question.against)
        return std::nullopt;
    if (question.against->layout().opening != Opening::Picking)
        return PickTableFault { PickTableField::Against, PickTableReason::NothingToPick };
    if (!dealsAlike(question.variant, *question.against))
        return PickTableFault { PickTableField::Against, PickTableReason::DealsOthers };
    return std::nullopt;
}

std::string reasonTextOf(const PickTableFault& fault)
{
    switch (fault.reason) {
    case PickTableReason::NothingToPick:
        return "no blind is picked at this table";
    case PickTableReason::DealsOthers:
        return "these rules deal other cards, so that no deal can be compared";
    case PickTableReason::NotInDeck:
        return cardsText(fault.cards) + ": not in the deck of this table";
    case PickTableReason::TooManyCards:
        return std::to_string(fault.cards.size()) + " cards where " + std::to_string(fault.room)
            + " are dealt";
    case PickTableReason::InHandToo:
        return cardsText(fault.cards) + ": in the hand too";
    case PickTableReason::DealCount:
        break;
    }
    return "there must be 1 to " + std::to_string(mostPickTableDeals);
}

/// The cards of one deal, before it is said who sits where.
class DrawnCards {
public:
    DrawnCards(const PickTableQuestion& question, int number)
        : variant_(question.variant)
    {
        std::vector<Card> rest;
        for (const Card card : unshuffledDeck(variant_))
            if (!(question.hold | question.blind).contains(card))
                rest.push_back(card);
        Rng(mixedSeed(question.seed, static_cast<std::uint64_t>(number))).shuffle<Card>(rest);
        const auto fill = [&](CardSet given, int size) {
            std::vector<Card> cards(given.begin(), given.end());
            for (; static_cast<int>(cards.size()) < size; rest.pop_back())
                cards.push_back(rest.back());
            return cards;
        };
        const Layout& layout = variant_.layout();
        own_ = fill(question.hold, layout.hand);
        blind_ = fill(question.blind, layout.blind); // what the picker takes comes first
        others_ = std::move(rest);
    }

    CardSet own() const
    {
        CardSet cards;
        for (const Card card : own_)
            cards.add(card);
        return cards;
    }

    /// With the hand in a place, and the others in the same order around it.
    Deal deal(int place) const
    {
        const auto before = static_cast<std::ptrdiff_t>(place - 1) * variant_.layout().hand;
        std::vector<Card> deck(others_.begin(), others_.begin() + before);
        deck.insert(deck.end(), own_.begin(), own_.end());
        deck.insert(deck.end(), others_.begin() + before, others_.end());
        deck.insert(deck.end(), blind_.begin(), blind_.end());
        return dealtFrom(variant_, deck, dealer());
    }

    Seat seat(int place) const
    {
        const SeatSet seats = playingSeats(variant_, dealer());
        Seat seat = dealer();
        for (int i = 0; i < place; ++i)
            seat = seats.nextAfter(seat);
        return seat;
    }

private:
    static Seat dealer() { return seatAt(0); }

    CheckedVariant variant_;
    std::vector<Card> own_;
    std::vector<Card> blind_;
    std::vector<Card> others_;
};

std::optional<Action> pickAmong(const std::vector<Action>& legal)
{
    std::optional<Action> pick;
    for (const Action& action : legal) // the last one calls the highest jack (JACK-UP-WHEN)
        if (const auto* const one = std::get_if<Pick>(&action); one && !one->blind)
            pick = action;
    return pick;
}

/// Tries deals with players of its own.
class DealTrial {
public:
    explicit DealTrial(const PickTableQuestion& question)
        : judge_(question.judge == Level::Expert
                ? std::make_unique<SearchPlayer>(question.seed, judgeBudget)
                : playerOf(question.judge, question.seed))
    {
    }

    /// Nothing if the seat has no choice.
    std::optional<Tried> of(const CheckedVariant& variant, const Deal& deal, Seat seat)
    {
        HandState hand = HandState::fromDeal(variant, deal).value();
        if (!comesToPick(hand, seat))
            return std::nullopt;
        const auto legal = hand.legalActions();
        const auto pick = pickAmong(legal);
        if (!pick || std::ranges::count(legal, Action(Pass {})) == 0)
            return std::nullopt;
        const Action choice = judge_->choose(hand.observation(seat), legal, {});
        return Tried { std::holds_alternative<Pick>(choice), scoreAfter(hand, *pick, seat),
            scoreAfter(hand, Pass {}, seat) };
    }

private:
    void act(HandState& hand)
    {
        const auto legal = hand.legalActions();
        hand.applySilently(legal.size() == 1
                ? legal.front()
                : regular_.choose(hand.observation(*hand.toAct()), legal, {}));
    }

    /// Regulars decide until the seat is asked to pick.
    bool comesToPick(HandState& hand, Seat seat)
    {
        while (hand.toAct() && !hand.picker() && hand.phase() != Phase::Playing) {
            if (hand.phase() == Phase::Picking && hand.toAct() == seat)
                return true;
            act(hand);
        }
        return false;
    }

    int scoreAfter(HandState hand, const Action& action, Seat seat)
    {
        hand.applySilently(action);
        while (!hand.over() && hand.phase() != Phase::Playing)
            act(hand);
        if (hand.over())
            return hand.scored() ? hand.scored()->scores.scores[seat].value : 0;
        const PlaySetting setting = settingOf(hand);
        PlayPosition end = positionOf(hand, setting);
        Playout(setting).finish(end);
        return SeatPayoff(setting, seat).of(end);
    }

    RulePlayer regular_;
    std::unique_ptr<Player> judge_;
};

PickFigure pickFigureOf(const MeanTally& tally) { return { tally.mean(), tally.standardError() }; }

PickFigures pickFiguresOf(const PickTally& tally)
{
    return { tally.asked, tally.picked, tally.won, pickFigureOf(tally.pick),
        pickFigureOf(tally.pass), pickFigureOf(tally.gain) };
}

PickChange pickChangeOf(const PickTally& tally)
{
    return { tally.asked, pickFigureOf(tally.pick), pickFigureOf(tally.pass),
        pickFigureOf(tally.gain) };
}

} // namespace

std::optional<PickTableFault> faultOf(const PickTableQuestion& question)
{
    if (auto fault = faultOfRules(question))
        return fault;
    const Layout& layout = question.variant.layout();
    if (auto fault =
            faultOfCards(question.variant, question.hold, layout.hand, PickTableField::Hold))
        return fault;
    if (auto fault = faultOfCards(
            question.variant, question.blind, layout.pickerTakes(), PickTableField::Blind))
        return fault;
    if (question.hold.meets(question.blind))
        return PickTableFault { PickTableField::Blind, PickTableReason::InHandToo,
            question.hold & question.blind };
    if (question.deals < 1 || question.deals > mostPickTableDeals)
        return PickTableFault { PickTableField::Deals, PickTableReason::DealCount };
    return std::nullopt;
}

struct PickTable::Asked {
    explicit Asked(const PickTableQuestion& about)
        : question(about)
    {
    }

    /// Every `sharesOfRound`th deal of a round.
    RowTallies share(int first, int end, const std::stop_token& stop) const
    {
        RowTallies rows;
        DealTrial trial(question);
        const int places = question.variant.layout().players;
        for (int number = first; number < end && !stop.stop_requested(); number += sharesOfRound) {
            const DrawnCards drawn(question, number);
            for (int place = 1; place <= places; ++place)
                tryIn(rows, trial, drawn, place);
        }
        return rows;
    }

    void tryIn(RowTallies& rows, DealTrial& trial, const DrawnCards& drawn, int place) const
    {
        const Deal deal = drawn.deal(place);
        const Seat seat = drawn.seat(place);
        const auto one = trial.of(question.variant, deal, seat);
        std::optional<Tried> other;
        if (question.against)
            other = trial.of(*question.against, deal, seat);
        if (!one && !other)
            return;
        const int trump = (drawn.own() & question.variant.trumps().trump()).size();
        const int queens = (drawn.own() & cardsOf(Rank::Queen)).size();
        rows[{ place, {}, {} }].add(one, other);
        rows[{ place, trump, queens }].add(one, other);
    }

    bool goOn(const std::stop_token& stop)
    {
        const int end = std::min(question.deals, answer.deals + dealsOfRound);
        std::array<RowTallies, sharesOfRound> parts;
        std::vector<std::function<void()>> jobs;
        jobs.reserve(sharesOfRound);
        for (int i = 0; i < sharesOfRound; ++i)
            jobs.emplace_back([&, i] {
                parts[static_cast<std::size_t>(i)] = share(answer.deals + i, end, stop);
            });
        question.runJobs(jobs);
        if (stop.stop_requested())
            return false;
        for (const RowTallies& part : parts)
            for (const auto& [key, row] : part)
                tallies[key].add(row);
        answer.deals = end;
        answer.complete = end == question.deals;
        sumUp();
        return true;
    }

    void sumUp()
    {
        answer.rows.clear();
        for (const auto& [key, tally] : tallies) {
            const auto& [place, trump, queens] = key;
            PickTableRow row { .place = place, .trump = trump, .queens = queens, .figures = {} };
            row.figures = pickFiguresOf(tally.figures);
            if (question.against) {
                row.against = pickFiguresOf(tally.against);
                row.change = pickChangeOf(tally.change);
            }
            answer.rows.push_back(row);
        }
    }

    PickTableQuestion question;
    RowTallies tallies;
    PickTableAnswer answer;
};

PickTable::PickTable(std::unique_ptr<Asked> asked)
    : asked_(std::move(asked))
{
}

PickTable::PickTable(PickTable&&) noexcept = default;
PickTable& PickTable::operator=(PickTable&&) noexcept = default;
PickTable::~PickTable() = default;

Result<PickTable> PickTable::about(const PickTableQuestion& question)
{
    if (const auto fault = faultOf(question))
        return Problem { std::string(keyIn(pickTableFieldKeys, fault->field)),
            reasonTextOf(*fault) };
    return PickTable(std::make_unique<Asked>(question));
}

bool PickTable::goOn(const std::stop_token& stop)
{
    if (asked_->answer.complete || stop.stop_requested())
        return false;
    return asked_->goOn(stop);
}

const PickTableAnswer& PickTable::answer() const { return asked_->answer; }

const PickTableQuestion& PickTable::question() const { return asked_->question; }

} // namespace sheepshead
