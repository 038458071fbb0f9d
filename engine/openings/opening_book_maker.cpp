// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/openings/opening_book_maker.h"

#include "engine/hand/state/hand_state.h"
#include "engine/openings/opening_book_counts.h"
#include "engine/players/rule/rule_player.h"
#include "engine/players/search/search_player.h"
#include "engine/support/rng.h"

#include <algorithm>
#include <map>

namespace sheepshead {

namespace {

constexpr int dealsOfRegulars = 20; ///< to find the common kinds, for each deal of experts
constexpr int regularsAtOnce = 1000;
constexpr int dealsForBury = 60;   ///< of experts, for each bury out of a kind
constexpr int triesForKinds = 200; ///< deals to look for rare kinds, for each deal of experts

constexpr int perHundredThousand = 100'000;

/// Each purpose has deals of its own.
enum class Purpose : std::uint64_t { Kinds, Play, Buries };

} // namespace

struct OpeningBookMaker::Making {
    Making(const CheckedVariant& table, const OpeningBookOptions& how)
        : variant(table)
        , options(how)
        , expert(how.seed, how.budget, {}, how.runJobs)
    {
    }

    int regularDeals() const { return dealsOfRegulars * options.deals; }
    int burysWanted() const { return std::max(2, options.deals / dealsForBury); }

    HandState dealt(Purpose purpose, int number) const
    {
        const std::uint64_t seed = mixedSeed(
            mixedSeed(options.seed, std::uint64_t(purpose)), static_cast<std::uint64_t>(number));
        const Seat dealer = seatAt(number % variant.tableSeats());
        return HandState::fromDeal(variant, dealFromSeed(variant, seed, dealer)).value();
    }

    /// Regulars decide until the picker is to bury. False if all pass.
    static bool bidByRegulars(HandState& hand)
    {
        RulePlayer regular;
        while (hand.toAct() && hand.phase() != Phase::Burying && hand.phase() != Phase::Playing)
            hand.apply(regular.choose(hand.observation(*hand.toAct()), hand.legalActions(), {}));
        return hand.toAct() && hand.phase() == Phase::Burying;
    }

    void countKinds()
    {
        const int end = std::min(regularDeals(), kindDeals + regularsAtOnce);
        for (; kindDeals < end; ++kindDeals) {
            HandState hand = dealt(Purpose::Kinds, kindDeals);
            if (!bidByRegulars(hand))
                continue;
            ++pickers;
            ++frequencies[patternOfHand(hand.observation(*hand.toAct()).hand, variant.trumps())];
        }
        if (kindDeals == regularDeals())
            chooseKinds();
    }

    void chooseKinds()
    {
        for (const auto& [kind, times] : frequencies)
            kinds.push_back(kind);
        std::ranges::stable_sort(kinds, std::ranges::greater {},
            [&](const HandPattern& kind) { return frequencies[kind]; });
        kinds.resize(std::min(kinds.size(), bookKinds));
    }

    bool isCommon(const HandPattern& kind) const { return std::ranges::count(kinds, kind) > 0; }

    /// Experts play one deal up to the first lead.
    void play(OpeningBookCounts& into, const std::stop_token& stop)
    {
        HandState hand = dealt(Purpose::Play, played);
        while (hand.toAct() && !stop.stop_requested()) {
            const Observation seen = hand.observation(*hand.toAct());
            const std::vector<Action> legal = hand.legalActions();
            if (seen.phase == Phase::Playing) {
                if (leaderRole(seen))
                    into.countLead(seen, expert.consider(seen, legal, stop));
                return;
            }
            const Considered considered = legal.size() == 1 ? Considered { legal.front(), {} }
                                                            : expert.consider(seen, legal, stop);
            count(into, seen, considered);
            hand.apply(considered.choice);
        }
    }

    void count(OpeningBookCounts& into, const Observation& seen, const Considered& considered) const
    {
        if (considered.prospects.empty())
            return;
        if (seen.phase == Phase::Picking)
            into.countPick(seen, considered);
        else if (seen.phase == Phase::Burying && isCommon(patternOfHand(seen.hand, seen.trumps)))
            into.countBury(seen, considered);
        else if (seen.phase == Phase::Calling)
            into.countCall(seen, considered);
    }

    bool areKindsFull() const
    {
        return std::ranges::all_of(kinds, [&](const HandPattern& kind) { return isFull(kind); });
    }

    bool isFull(const HandPattern& kind) const { return counts.buriesOf(kind) >= burysWanted(); }

    /// Deals on to the next hand of a kind that is too rare, and has an expert bury.
    void fillKinds(OpeningBookCounts& into, const std::stop_token& stop)
    {
        for (; buryDeals < mostBuryDeals() && !stop.stop_requested(); ++buryDeals) {
            HandState hand = dealt(Purpose::Buries, buryDeals);
            if (!bidByRegulars(hand))
                continue;
            const Observation seen = hand.observation(*hand.toAct());
            const HandPattern kind = patternOfHand(seen.hand, seen.trumps);
            if (!isCommon(kind) || isFull(kind))
                continue;
            into.countBury(seen, expert.consider(seen, hand.legalActions(), stop));
            ++buryDeals;
            return;
        }
    }

    int mostBuryDeals() const { return triesForKinds * options.deals; }
    bool isComplete() const
    {
        return kindDeals == regularDeals() && played == options.deals
            && (areKindsFull() || buryDeals >= mostBuryDeals());
    }

    CheckedVariant variant;
    OpeningBookOptions options;
    SearchPlayer expert;
    int kindDeals = 0;
    int pickers = 0;
    std::map<HandPattern, int> frequencies;
    std::vector<HandPattern> kinds; ///< the common ones, the most frequent one first
    int played = 0;
    int buryDeals = 0;
    OpeningBookCounts counts;
};

OpeningBookMaker::OpeningBookMaker(std::unique_ptr<Making> making)
    : making_(std::move(making))
{
}

OpeningBookMaker::OpeningBookMaker(OpeningBookMaker&&) noexcept = default;
OpeningBookMaker& OpeningBookMaker::operator=(OpeningBookMaker&&) noexcept = default;
OpeningBookMaker::~OpeningBookMaker() = default;

Result<OpeningBookMaker> OpeningBookMaker::of(
    const CheckedVariant& variant, const OpeningBookOptions& options)
{
    constexpr int mostDeals = 1'000'000;
    if (variant.layout().opening != Opening::Picking)
        return Problem { "rules", "no blind is picked at this table" };
    if (options.deals < 1 || options.deals > mostDeals)
        return Problem { "deals", "there must be 1 to " + std::to_string(mostDeals) };
    return OpeningBookMaker(std::make_unique<Making>(variant, options));
}

bool OpeningBookMaker::goOn(const std::stop_token& stop)
{
    Making& making = *making_;
    if (making.isComplete() || stop.stop_requested())
        return false;
    if (making.kindDeals < making.regularDeals()) {
        making.countKinds();
        return true;
    }
    OpeningBookCounts next = making.counts;
    const int buryDeals = making.buryDeals;
    const bool plays = making.played < making.options.deals;
    if (plays)
        making.play(next, stop);
    else
        making.fillKinds(next, stop);
    if (stop.stop_requested()) {
        making.buryDeals = buryDeals;
        return false;
    }
    making.counts = std::move(next);
    making.played += plays ? 1 : 0;
    return true;
}

double OpeningBookMaker::progress() const
{
    const Making& making = *making_;
    if (making.isComplete())
        return 1;
    const auto share = [](int done, int all) { return static_cast<double>(done) / all; };
    constexpr double kinds = 0.02; // of the time, roughly
    constexpr double deals = 0.9;
    return kinds * share(making.kindDeals, making.regularDeals())
        + deals * share(making.played, making.options.deals);
}

OpeningBook OpeningBookMaker::book() const
{
    const Making& making = *making_;
    const OpeningBookCounts& counts = making.counts;
    OpeningBook book { making.variant, making.played, making.options.seed, counts.picks(), {},
        counts.calls(), counts.leads() };
    for (const HandPattern& kind : making.kinds) {
        const auto frequency =
            std::int64_t { making.frequencies.at(kind) } * perHundredThousand / making.pickers;
        if (const auto bury = counts.bury(kind, static_cast<int>(frequency)))
            book.buries.push_back(*bury);
    }
    return book;
}

} // namespace sheepshead
