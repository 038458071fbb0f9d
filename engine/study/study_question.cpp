// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/study/study_question.h"

#include "engine/study/card_odds.h"
#include "engine/study/open_answer.h"
#include "engine/study/position_check.h"
#include "engine/study/study_view.h"

#include <algorithm>
#include <cmath>

namespace sheepshead {

namespace {

/// The first round is quick; the others are as large as what hints and reviews do.
constexpr SearchBudget firstRound { .cardWorlds = 200, .planWorlds = 100, .bidWorlds = 60 };
constexpr SearchBudget laterRounds { .cardWorlds = analysisBudget.cardWorlds,
    .planWorlds = analysisBudget.planWorlds,
    .bidWorlds = analysisBudget.bidWorlds,
    .planStart = 200,
    .planTries = 20000 };
constexpr int firstOddsWorlds = 200;
constexpr int oddsWorlds = 600;

/// From this number of rounds on, their differences tell the error.
constexpr int manyRounds = 8;

} // namespace

struct StudyQuestion::Asked {
    /// What one action brought in all rounds.
    struct Tally {
        explicit Tally(const Action& of)
            : action(of)
        {
        }

        Action action;
        double worlds = 0; ///< of the rounds that it was tried in
        double score = 0;  ///< these by their worlds
        double winChance = 0;
        double lost = 0;
        double errors = 0; ///< squared, by the squares of the worlds
        std::vector<double> scores;
        std::array<double, endingCount> endings {};
        double ended = 0;
        double choices = 0; ///< worlds of rounds in which it was the expert's choice
        std::optional<Action> then;

        void add(const Prospect& prospect, double weight)
        {
            worlds += weight;
            score += weight * prospect.score;
            winChance += weight * prospect.winChance;
            lost += weight * prospect.lost;
            errors += weight * weight * prospect.standardError * prospect.standardError;
            scores.push_back(prospect.score);
            then = prospect.then;
        }

        void add(std::span<const Ending> more)
        {
            for (const Ending ending : more)
                ++endings[static_cast<std::size_t>(ending)];
            ended += static_cast<double>(more.size());
        }

        double mean() const { return score / worlds; }

        double standardError() const
        {
            const auto rounds = static_cast<double>(scores.size());
            if (scores.size() < manyRounds)
                return std::sqrt(errors) / worlds;
            double sum = 0;
            double squares = 0;
            for (const double each : scores) {
                sum += each;
                squares += each * each;
            }
            const double spread = std::max(0.0, squares / rounds - sum * sum / rounds / rounds);
            return std::sqrt(spread / (rounds - 1));
        }

        Prospect prospect() const
        {
            return { action, mean(), standardError(), winChance / worlds, lost / worlds, then };
        }

        StudyChoice choice() const
        {
            StudyChoice choice { .action = action, .then = then };
            choice.score = mean();
            choice.standardError = standardError();
            choice.winChance = winChance / worlds;
            for (std::size_t i = 0; i < endingCount; ++i)
                choice.endings[i] = ended > 0 ? endings[i] / ended : 0;
            return choice;
        }
    };

    Asked(const HandState& like, const KnownCards& known, const StudyOptions& how)
        : hand(like)
        , seen(like.observation(*like.toAct()))
        , legal(like.legalActions())
        , granted(known)
        , options(how)
    {
        answer.seat = seen.viewer;
        answer.phase = seen.phase;
    }

    bool solve(const std::stop_token& stop)
    {
        auto choices = openChoices(hand, stop);
        if (stop.stop_requested())
            return false;
        answer.choices = std::move(choices);
        if (!answer.choices.empty())
            answer.recommended = answer.choices.front().action;
        answer.complete = true;
        ++answer.rounds;
        return true;
    }

    bool imagine(const std::stop_token& stop)
    {
        const bool first = answer.rounds == 0;
        const std::uint64_t seed = answer.rounds <= 1
            ? options.seed
            : mixedSeed(options.seed, static_cast<std::uint64_t>(answer.rounds));
        SearchPlayer player(seed, first ? firstRound : laterRounds, {}, options.runJobs);
        player.meet(options.opponents);
        player.grant(granted);
        const std::vector<Trials> trials = player.tryAll(seen, legal, stop);
        CardCounts counted = first ? CardCounts() : counts;
        Rng rng(mixedSeed(seed, 1));
        counted.draw(seen, legal, granted, options.opponents, first ? firstOddsWorlds : oddsWorlds,
            rng, [&] { return stop.stop_requested(); });
        if (stop.stop_requested())
            return false;
        if (answer.rounds <= 1) // the first round was only to be quick
            tallies.clear();
        counts = counted;
        const Considered considered = player.judge(seen, legal, trials);
        take(trials, considered);
        sum(considered);
        return true;
    }

    void take(const std::vector<Trials>& trials, const Considered& considered)
    {
        std::size_t worlds = 0;
        for (const Trials& each : trials)
            worlds = std::max(worlds, each.scores.size());
        const auto weight = static_cast<double>(worlds);
        for (const Prospect& each : considered.prospects)
            tallyOf(each.action).add(each, weight);
        for (const Trials& each : trials)
            if (!each.scores.empty())
                tallyOf(each.action).add(each.endings);
        if (!considered.prospects.empty())
            tallyOf(considered.choice).choices += weight;
    }

    Tally& tallyOf(const Action& action)
    {
        const auto found = std::ranges::find(tallies, action, &Tally::action);
        if (found != tallies.end())
            return *found;
        return tallies.emplace_back(action);
    }

    void sum(const Considered& considered)
    {
        ++answer.rounds;
        answer.cards = counts.odds();
        answer.choices.clear();
        answer.worlds = 0;
        for (const Tally& tally : tallies)
            if (tally.worlds > 0) {
                answer.choices.push_back(tally.choice());
                answer.worlds = std::max(answer.worlds, static_cast<int>(tally.worlds));
            }
        std::ranges::stable_sort(answer.choices, std::ranges::greater {}, &StudyChoice::score);
        answer.complete = answer.choices.empty();
        const auto chosen = std::ranges::max_element(tallies, {}, &Tally::choices);
        answer.recommended = chosen == tallies.end() ? considered.choice : chosen->action;
    }

    /// The recommended action first, then best first.
    std::vector<Prospect> prospects() const
    {
        std::vector<Prospect> all;
        for (const Tally& tally : tallies)
            if (tally.worlds > 0)
                all.push_back(tally.prospect());
        const auto better = [&](const Prospect& one, const Prospect& two) {
            const bool first = one.action == *answer.recommended;
            const bool second = two.action == *answer.recommended;
            return first != second ? first : one.score > two.score;
        };
        std::ranges::stable_sort(all, better);
        return all;
    }

    std::optional<Advice> advice(const std::stop_token& stop) const
    {
        if (answer.choices.empty() || !granted.empty()
            || options.knowledge == StudyKnowledge::AllOpen)
            return std::nullopt;
        Advice advice { *answer.recommended, {}, prospects(), {} };
        if (advice.prospects.size() == 1) {
            advice.facts = { advice::OnlyChoice {} };
            return advice;
        }
        advice.against = advice.prospects[1].action;
        explain(advice, seen, legal, { .opponents = options.opponents }, {}, options.seed, stop);
        return advice;
    }

    HandState hand;
    Observation seen;
    std::vector<Action> legal;
    KnownCards granted;
    StudyOptions options;
    std::vector<Tally> tallies;
    CardCounts counts;
    StudyAnswer answer;
};

StudyQuestion::StudyQuestion(std::unique_ptr<Asked> asked)
    : asked_(std::move(asked))
{
}

StudyQuestion::StudyQuestion(StudyQuestion&&) noexcept = default;
StudyQuestion& StudyQuestion::operator=(StudyQuestion&&) noexcept = default;
StudyQuestion::~StudyQuestion() = default;

Result<StudyQuestion> StudyQuestion::about(const StudyPosition& given, const StudyOptions& options)
{
    const StudyPosition position = normalized(given);
    const int missing = unknownCards(position).size();
    if (options.knowledge == StudyKnowledge::AllOpen && missing > 0)
        return Problem { "position",
            "all cards must be known; " + std::to_string(missing) + " are not" };
    const Result<HandState> hand = decisionIn(position);
    if (!hand)
        return hand.problem();
    const KnownCards granted = options.knowledge == StudyKnowledge::Given
        ? knownBeside(position, *hand->toAct())
        : KnownCards();
    return StudyQuestion(std::make_unique<Asked>(*hand, granted, options));
}

bool StudyQuestion::goOn(const std::stop_token& stop)
{
    if (asked_->answer.complete || stop.stop_requested())
        return false;
    return asked_->options.knowledge == StudyKnowledge::AllOpen ? asked_->solve(stop)
                                                                : asked_->imagine(stop);
}

const StudyAnswer& StudyQuestion::answer() const { return asked_->answer; }

std::optional<Advice> StudyQuestion::advice(const std::stop_token& stop) const
{
    return asked_->advice(stop);
}

const Observation& StudyQuestion::seen() const { return asked_->seen; }

Result<StudyAnswer> ask(const StudyPosition& position, const StudyOptions& options, int rounds,
    const std::stop_token& stop)
{
    Result<StudyQuestion> question = StudyQuestion::about(position, options);
    if (!question)
        return question.problem();
    StudyQuestion asked = std::move(question).value();
    for (int i = 0; i < rounds && asked.goOn(stop); ++i) { }
    return asked.answer();
}

} // namespace sheepshead
