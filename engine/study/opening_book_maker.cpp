// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/study/opening_book_maker.h"

#include "engine/hand/state/hand_state.h"
#include "engine/players/rule/rule_player.h"
#include "engine/players/search/search_player.h"
#include "engine/rules/partner_cards.h"
#include "engine/study/mean_tally.h"
#include "engine/support/rng.h"

#include <algorithm>
#include <map>
#include <set>
#include <tuple>

namespace sheepshead {

/// What a book is made of.
namespace opening_book {

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

struct Counts {
    std::map<PickKey, PickCount> picks;
    std::map<HandPattern, BuryCount> buries;
    std::map<std::string, KindCount> calls;
    std::map<LeadKey, KindCount> leads;
};

} // namespace opening_book

using namespace opening_book;

namespace {

constexpr int dealsOfRegulars = 20; ///< to find the common kinds, for each deal of experts
constexpr int regularsAtOnce = 1000;
constexpr int dealsForBury = 60;       ///< of experts, for each bury out of a kind
constexpr int triesForKinds = 200;     ///< deals to look for rare kinds, for each deal of experts
constexpr std::size_t bookChoices = 3; ///< of a bury; the others are hardly made

constexpr int perHundredThousand = 100'000;

/// Each purpose has deals of its own.
enum class Purpose : std::uint64_t { Kinds, Play, Buries };

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

/// The rows that a hand is counted in.
std::vector<PickKey> pickKeys(int place, int trump, int queens, std::optional<bool> jack)
{
    std::vector<PickKey> keys { { place }, { place, trump, queens } };
    if (jack) {
        keys.push_back({ place, {}, {}, jack });
        keys.push_back({ place, trump, queens, jack });
    }
    return keys;
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

/// The side of the leader; none for the picker and where no sides play.
std::optional<BookRole> roleOf(const Observation& seen)
{
    if (!seen.picker || seen.picker == seen.viewer || seen.leaster())
        return std::nullopt;
    if (seen.isMaker(seen.viewer))
        return BookRole::Partner;
    return seen.isDefender(seen.viewer) ? std::optional(BookRole::Defender) : std::nullopt;
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

void countChoice(KindCount& into, bool chosen, double cost)
{
    ++into.offered;
    into.chosen += chosen ? 1 : 0;
    into.cost.add(cost);
}

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
    void play(Counts& into, const std::stop_token& stop)
    {
        HandState hand = dealt(Purpose::Play, played);
        while (hand.toAct() && !stop.stop_requested()) {
            const Observation seen = hand.observation(*hand.toAct());
            const std::vector<Action> legal = hand.legalActions();
            if (seen.phase == Phase::Playing) {
                lead(into, seen, legal, stop);
                return;
            }
            const Considered considered = legal.size() == 1 ? Considered { legal.front(), {} }
                                                            : expert.consider(seen, legal, stop);
            count(into, seen, considered);
            hand.apply(considered.choice);
        }
    }

    void count(Counts& into, const Observation& seen, const Considered& considered) const
    {
        if (considered.prospects.empty())
            return;
        if (seen.phase == Phase::Picking)
            countPick(into, seen, considered);
        else if (seen.phase == Phase::Burying)
            countBury(into, seen, considered);
        else if (seen.phase == Phase::Calling)
            countCall(into, seen, considered);
    }

    void countPick(Counts& into, const Observation& seen, const Considered& considered) const
    {
        const auto picks = [](const Action& action) {
            return std::holds_alternative<Pick>(action);
        };
        const auto passes = [](const Action& action) {
            return std::holds_alternative<Pass>(action);
        };
        const Prospect* const pick = bestOf(considered, picks);
        const Prospect* const pass = bestOf(considered, passes);
        if (!pick || !pass)
            return;
        const int place = seen.passed.size() + 1;
        const int trump = (seen.hand & seen.trumps.trump()).size();
        const int queens = (seen.hand & cardsOf(Rank::Queen)).size();
        for (const PickKey& key : pickKeys(place, trump, queens, hasPartnerJack(seen))) {
            PickCount& row = into.picks[key];
            ++row.asked;
            row.picked += picks(considered.choice) ? 1 : 0;
            row.pick.add(pick->score);
            row.pass.add(pass->score);
            row.gain.add(pick->score - pass->score);
        }
    }

    void countBury(Counts& into, const Observation& seen, const Considered& considered) const
    {
        const auto* const bury = std::get_if<Bury>(&considered.choice);
        const HandPattern kind = patternOfHand(seen.hand, seen.trumps);
        if (!bury || !isCommon(kind))
            return;
        BuryCount& row = into.buries[kind];
        ++row.times;
        row.score.add(considered.prospects.front().score);
        ++row.choices[buryPattern(seen.hand, bury->cards, seen.trumps)];
    }

    static void countCall(Counts& into, const Observation& seen, const Considered& considered)
    {
        forEachKind(
            considered, [&](const Action& action) { return callKindOf(action, seen); },
            [&](const std::string& kind, bool chosen, double cost) {
                countChoice(into.calls[kind], chosen, cost);
            });
    }

    void lead(Counts& into, const Observation& seen, std::span<const Action> legal,
        const std::stop_token& stop) const
    {
        const auto role = roleOf(seen);
        if (!role)
            return;
        const int trump = (seen.hand & seen.trumps.trump()).size();
        const Considered considered = expert.consider(seen, legal, stop);
        forEachKind(
            considered, [&](const Action& action) { return leadKindOf(action, seen); },
            [&](std::optional<BookLead> kind, bool chosen, double cost) {
                countChoice(into.leads[{ *role, {}, *kind }], chosen, cost);
                countChoice(into.leads[{ *role, trump, *kind }], chosen, cost);
            });
    }

    bool areKindsFull() const
    {
        return std::ranges::all_of(kinds, [&](const HandPattern& kind) { return isFull(kind); });
    }

    bool isFull(const HandPattern& kind) const
    {
        const auto found = counts.buries.find(kind);
        return found != counts.buries.end() && found->second.times >= burysWanted();
    }

    /// Deals on to the next hand of a kind that is too rare, and has an expert bury.
    void fillKinds(Counts& into, const std::stop_token& stop)
    {
        for (; buryDeals < mostBuryDeals() && !stop.stop_requested(); ++buryDeals) {
            HandState hand = dealt(Purpose::Buries, buryDeals);
            if (!bidByRegulars(hand))
                continue;
            const Observation seen = hand.observation(*hand.toAct());
            const HandPattern kind = patternOfHand(seen.hand, seen.trumps);
            if (!isCommon(kind) || isFull(kind))
                continue;
            countBury(into, seen, expert.consider(seen, hand.legalActions(), stop));
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
    Counts counts;
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
    Counts next = making.counts;
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

namespace {

std::vector<BookPick> pickRows(const Counts& counts)
{
    std::vector<BookPick> rows;
    for (const auto& [key, row] : counts.picks)
        rows.push_back({ key.place, key.trump, key.queens, key.jack, row.asked, row.picked,
            figureOf(row.pick), figureOf(row.pass), figureOf(row.gain) });
    return rows;
}

std::vector<BookBury::Choice> choicesOf(const BuryCount& count)
{
    std::vector<BookBury::Choice> choices;
    for (const auto& [pattern, times] : count.choices)
        choices.push_back({ pattern, times });
    std::ranges::stable_sort(choices, std::ranges::greater {}, &BookBury::Choice::times);
    choices.resize(std::min(choices.size(), bookChoices));
    return choices;
}

} // namespace

OpeningBook OpeningBookMaker::book() const
{
    const Making& making = *making_;
    OpeningBook book { making.variant, making.played, making.options.seed, {}, {}, {}, {} };
    book.picks = pickRows(making.counts);
    for (const HandPattern& kind : making.kinds)
        if (const auto found = making.counts.buries.find(kind);
            found != making.counts.buries.end()) {
            const auto frequency =
                std::int64_t { making.frequencies.at(kind) } * perHundredThousand / making.pickers;
            book.buries.push_back({ kind, static_cast<int>(frequency), found->second.times,
                figureOf(found->second.score), choicesOf(found->second) });
        }
    for (const auto& [kind, row] : making.counts.calls)
        book.calls.push_back({ kind, row.offered, row.chosen, figureOf(row.cost) });
    std::ranges::stable_sort(book.calls, std::ranges::greater {}, &BookCall::offered);
    for (const auto& [key, row] : making.counts.leads) {
        const auto& [role, trump, lead] = key;
        book.leads.push_back({ role, trump, lead, row.offered, row.chosen, figureOf(row.cost) });
    }
    return book;
}

} // namespace sheepshead
