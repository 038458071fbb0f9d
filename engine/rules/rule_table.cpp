// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/rules/rule_table.h"

#include "engine/rules/applicability.h"
#include "engine/rules/layouts.h"
#include "engine/rules/trumps.h"
#include "engine/support/keys.h"
#include "engine/support/text.h"

#include <algorithm>
#include <array>

namespace sheepshead {

namespace {

using namespace applicability;

constexpr auto layoutKeys = [] {
    std::array<std::string_view, layouts.size()> keys;
    std::ranges::transform(layouts, keys.begin(), &Layout::key);
    return keys;
}();
constexpr std::string_view offOn[] = { "off", "on" };
constexpr auto suitKeys = keysOf<Suit::Diamonds>({ { Suit::Clubs, "clubs" },
    { Suit::Spades, "spades" }, { Suit::Hearts, "hearts" }, { Suit::Diamonds, "diamonds" } });
constexpr auto spitzKeys = keysOf<Spitz::First>(
    { { Spitz::Off, "off" }, { Spitz::Second, "second" }, { Spitz::First, "first" } });
constexpr auto redealHandKeys = keysOf<RedealHand::Off>({ { RedealHand::Mandatory, "mandatory" },
    { RedealHand::OnRequest, "on-request" }, { RedealHand::Off, "off" } });
constexpr auto firstLeadKeys = keysOf<FirstLead::PickersLeft>(
    { { FirstLead::DealersLeft, "dealers-left" }, { FirstLead::PickersLeft, "pickers-left" } });
constexpr auto partnerKeys = keysOf<Partner::Across>({ { Partner::CalledAce, "called-ace" },
    { Partner::JackOfDiamonds, "jack-of-diamonds" }, { Partner::JackOfClubs, "jack-of-clubs" },
    { Partner::None, "none" }, { Partner::JackAndAce, "jack-and-ace" },
    { Partner::Neighbour, "neighbour" }, { Partner::FirstTrick, "first-trick" },
    { Partner::QueenOfClubsAndSeven, "queen-of-clubs-and-seven" },
    { Partner::BlackQueens, "black-queens" }, { Partner::FirstQueens, "first-queens" },
    { Partner::QueenJackSeven, "queen-jack-seven" }, { Partner::BidCall, "bid-call" },
    { Partner::Across, "across" } });
constexpr auto underJudgedKeys = keysOf<UnderJudgedOn::BeforeBury>(
    { { UnderJudgedOn::Kept, "kept" }, { UnderJudgedOn::BeforeBury, "before-bury" } });
constexpr auto callUpKeys = keysOf<CallUp::NextJack>({ { CallUp::None, "none" },
    { CallUp::JackOfHearts, "jack-of-hearts" }, { CallUp::NextJack, "next-jack" } });
constexpr auto callUpWhenKeys = keysOf<CallUpWhen::BeforeBlind>(
    { { CallUpWhen::AfterPicking, "after-picking" }, { CallUpWhen::BeforeBlind, "before-blind" } });
constexpr auto callUpSourceKeys = keysOf<CallUpSource::BlindOnly>(
    { { CallUpSource::Any, "any" }, { CallUpSource::BlindOnly, "blind-only" } });
constexpr auto overcallKeys = keysOf<Overcall::SoloOvercalls>(
    { { Overcall::FirstBid, "first-bid" }, { Overcall::SoloOvercalls, "solo-overcalls" } });
constexpr auto renegeKeys =
    keysOf<Renege::Forfeits>({ { Renege::Refused, "refused" }, { Renege::Forfeits, "forfeits" } });
constexpr auto noPickKeys =
    keysOf<NoPick::Schwanzer>({ { NoPick::Leaster, "leaster" }, { NoPick::Doubler, "doubler" },
        { NoPick::ForcedPick, "forced-pick" }, { NoPick::Redeal, "redeal" },
        { NoPick::Vote, "vote" }, { NoPick::Moster, "moster" }, { NoPick::Mittler, "mittler" },
        { NoPick::Schneidster, "schneidster" }, { NoPick::Schwanzer, "schwanzer" } });
constexpr auto leasterBlindKeys =
    keysOf<LeasterBlind::LastTrick>({ { LeasterBlind::Aside, "aside" },
        { LeasterBlind::FirstTrick, "first-trick" }, { LeasterBlind::LastTrick, "last-trick" } });
constexpr auto schwanzerTieKeys = keysOf<SchwanzerTie::Together>(
    { { SchwanzerTie::HighestTrump, "highest-trump" }, { SchwanzerTie::Together, "together" } });
constexpr auto leasterTieKeys = keysOf<LeasterTie::FewerTricks>({ { LeasterTie::Wash, "wash" },
    { LeasterTie::Pair, "pair" }, { LeasterTie::FewerTricks, "fewer-tricks" } });
constexpr auto doublerStackKeys = keysOf<DoublerStack::Flat>({ { DoublerStack::Queue, "queue" },
    { DoublerStack::Multiply, "multiply" }, { DoublerStack::Flat, "flat" } });
constexpr auto doublerCapKeys = keysOf<DoublerCap::None>({ { DoublerCap::Four, "4" },
    { DoublerCap::Eight, "8" }, { DoublerCap::Sixteen, "16" }, { DoublerCap::None, "none" } });
constexpr auto potKeys = keysOf<Pot::Winner>({ { Pot::Off, "off" }, { Pot::Losers, "losers" },
    { Pot::Everyone, "everybody" }, { Pot::Winner, "winner" } });
constexpr auto potLossKeys =
    keysOf<PotLoss::OneUnit>({ { PotLoss::Match, "match" }, { PotLoss::OneUnit, "one-unit" } });
constexpr auto potWinKeys =
    keysOf<PotWin::OneUnit>({ { PotWin::All, "all" }, { PotWin::OneUnit, "one-unit" } });
constexpr auto potEndKeys = keysOf<PotEnd::ShowdownEach>({ { PotEnd::Divide, "divide" },
    { PotEnd::Showdown, "showdown" }, { PotEnd::ShowdownEach, "showdown-each" } });
constexpr auto potJoinKeys =
    keysOf<PotJoin::BuyIn>({ { PotJoin::Divide, "divide" }, { PotJoin::BuyIn, "buy-in" } });
constexpr auto crackKeys = keysOf<Cracking::Several>(
    { { Cracking::Off, "off" }, { Cracking::One, "one" }, { Cracking::Several, "several" } });
constexpr auto blitzWhenKeys = keysOf<BlitzWhen::InPlay>(
    { { BlitzWhen::AfterCrack, "after-crack" }, { BlitzWhen::BeforeLead, "before-lead" },
        { BlitzWhen::BeforePick, "before-pick" }, { BlitzWhen::InPlay, "in-play" } });
constexpr auto raiseCapKeys =
    keysOf<RaiseCap::SixtyFour>({ { RaiseCap::None, "none" }, { RaiseCap::Four, "4" },
        { RaiseCap::Eight, "8" }, { RaiseCap::Sixteen, "16" }, { RaiseCap::SixtyFour, "64" } });
constexpr auto noTrickKeys = keysOf<NoTrick::PickerIfHeTrickless>(
    { { NoTrick::Share, "share" }, { NoTrick::PickerIfSideTrickless, "picker-if-side-trickless" },
        { NoTrick::PickerIfHeTrickless, "picker-if-he-trickless" } });
constexpr auto allTricksKeys = keysOf<AllTricksStake::Four>(
    { { AllTricksStake::Three, "three" }, { AllTricksStake::Four, "four" } });
constexpr auto safeAtKeys = keysOf<DefendersSafeAt::ThirtyOne>(
    { { DefendersSafeAt::Thirty, "30" }, { DefendersSafeAt::ThirtyOne, "31" } });
constexpr auto settlementKeys = keysOf<Settlement::Pairwise>(
    { { Settlement::Unit, "unit" }, { Settlement::Pairwise, "pairwise" } });
constexpr auto lengthKeys =
    keysOf<GameLength::Points>({ { GameLength::Open, "open" }, { GameLength::Hands, "hands" },
        { GameLength::Rounds, "rounds" }, { GameLength::Points, "points" } });

template <auto Field> int fieldIn(const Variant& variant)
{
    return static_cast<int>(variant.*Field);
}

template <auto Field> void setField(Variant& variant, int choice)
{
    using Value = std::remove_reference_t<decltype(variant.*Field)>;
    variant.*Field = static_cast<Value>(choice);
}

/// What a layout decides by itself gets the new layout's default; every other rule stays.
void setLayout(Variant& variant, int choice)
{
    const Variant before = defaultVariant(variant.layout);
    const Variant after = defaultVariant(static_cast<LayoutId>(choice));
    for (const Rule& rule : ruleTable())
        if (rule.choiceIn(before) != rule.choiceIn(after) && rule.key != "layout")
            rule.choose(variant, rule.choiceIn(after));
    variant.layout = after.layout;
    variant.partner = after.partner;
}

template <auto Field>
constexpr Rule rule(std::string_view key, RuleGroup group, KeyList choices,
    Reason (*whyNotApplicable)(const Variant&) = always,
    Reason (*whyNotChoice)(const Variant&, int) = anyChoice)
{
    return { key, group, choices, {}, fieldIn<Field>, setField<Field>, whyNotApplicable,
        whyNotChoice };
}

template <auto Field>
constexpr Rule number(std::string_view key, RuleGroup group, NumberRange range,
    Reason (*whyNotApplicable)(const Variant&) = always)
{
    return { key, group, {}, range, fieldIn<Field>, setField<Field>, whyNotApplicable, anyChoice };
}

using enum RuleGroup;

constexpr Rule table[] = {
    { "layout", Table, layoutKeys, {}, fieldIn<&Variant::layout>, setLayout, always, anyChoice },
    rule<&Variant::dealerSitsOut>("dealer-sits-out", Table, offOn, dealerMaySitOut),
    rule<&Variant::trumpSuit>("trump-suit", Table, suitKeys),
    rule<&Variant::spitz>("spitz", Table, spitzKeys, sevenOfTrump),
    rule<&Variant::queenOrder>("queen-order", Table, suitOrders),
    rule<&Variant::jackOrder>("jack-order", Table, suitOrders),
    rule<&Variant::jacksOverQueens>("jacks-over-queens", Table, offOn),
    rule<&Variant::redealHand>("redeal-hand", Deal, redealHandKeys, hasSides),
    rule<&Variant::partner>("partner", RuleGroup::Partner, partnerKeys, hasSides, partnerOfLayout),
    rule<&Variant::callHold>("call-hold", RuleGroup::Partner, offOn, calledCard),
    rule<&Variant::callTen>("call-ten", RuleGroup::Partner, offOn, calledCard),
    rule<&Variant::tenBeatsAce>("ten-beats-ace", RuleGroup::Partner, offOn, calledTen),
    rule<&Variant::callKing>("call-king", RuleGroup::Partner, offOn, pickersCalledTen),
    rule<&Variant::callUnder>("call-under", RuleGroup::Partner, offOn, holdKept),
    rule<&Variant::underJudgedOn>("under-judged-on", RuleGroup::Partner, underJudgedKeys, under),
    rule<&Variant::callOwnAce>("call-own-ace", RuleGroup::Partner, offOn, calledCard),
    rule<&Variant::running>("running", RuleGroup::Partner, offOn, anyCalledCard),
    rule<&Variant::alone>("alone", RuleGroup::Partner, offOn, mayCallPartner),
    rule<&Variant::jackAloneAnnounced>(
        "jack-alone-announced", RuleGroup::Partner, offOn, partnerJack),
    rule<&Variant::callUp>("call-up", RuleGroup::Partner, callUpKeys, usesJackOfDiamonds),
    rule<&Variant::callUpWhen>("call-up-when", RuleGroup::Partner, callUpWhenKeys, callingUp),
    rule<&Variant::callUpSource>(
        "call-up-source", RuleGroup::Partner, callUpSourceKeys, callingUpAfter),
    rule<&Variant::callDown>("call-down", RuleGroup::Partner, offOn, jackOfClubs),
    rule<&Variant::buryPartnerJackAlone>(
        "bury-partner-jack-alone", RuleGroup::Partner, offOn, partnerJack),
    rule<&Variant::buryTogetherOpen>("bury-together-open", RuleGroup::Partner, offOn, neighbour),
    rule<&Variant::differentFirstQueens>(
        "different-first-queens", RuleGroup::Partner, offOn, firstQueens),
    rule<&Variant::overcall>("overcall", RuleGroup::Partner, overcallKeys, bidding),
    rule<&Variant::firstLead>("first-lead", Play, firstLeadKeys, picking),
    rule<&Variant::renege>("renege", Play, renegeKeys),
    rule<&Variant::forcedSeat>("forced-seat", EveryonePasses, offOn, picking),
    rule<&Variant::blindPick>("blind-pick", EveryonePasses, offOn, pickingWholeBlind),
    rule<&Variant::noPick>("no-pick", EveryonePasses, noPickKeys, picking),
    rule<&Variant::forcedNoPunish>("forced-no-punish", EveryonePasses, offOn, forcedBump),
    rule<&Variant::leasterBlind>("leaster-blind", EveryonePasses, leasterBlindKeys, eachForHimself),
    rule<&Variant::leasterTrickNeeded>("leaster-trick-needed", EveryonePasses, offOn, leaster),
    rule<&Variant::leasterDoubleTrickless>(
        "leaster-double-trickless", EveryonePasses, offOn, threeHandedLeaster),
    rule<&Variant::leasterTie>("leaster-tie", EveryonePasses, leasterTieKeys, leaster),
    rule<&Variant::schwanzerTie>("schwanzer-tie", EveryonePasses, schwanzerTieKeys, schwanzer),
    rule<&Variant::schwanzerExempt>("schwanzer-exempt", EveryonePasses, offOn, schwanzerWithJack),
    rule<&Variant::doublerStack>("doubler-stack", EveryonePasses, doublerStackKeys, doubler),
    rule<&Variant::doublerCap>("doubler-cap", EveryonePasses, doublerCapKeys, multiplyingDoubler),
    rule<&Variant::doublerDealPasses>("doubler-deal-passes", EveryonePasses, offOn, doubler),
    rule<&Variant::pot>("pot", EveryonePasses, potKeys, leaster),
    rule<&Variant::potLoss>("pot-loss", EveryonePasses, potLossKeys, withPot),
    rule<&Variant::potWin>("pot-win", EveryonePasses, potWinKeys, withPot),
    rule<&Variant::potEnd>("pot-end", EveryonePasses, potEndKeys, withPot),
    rule<&Variant::potJoin>("pot-join", EveryonePasses, potJoinKeys, withPot),
    rule<&Variant::crack>("crack", Raises, crackKeys, picking),
    rule<&Variant::crackAfterPass>("crack-after-pass", Raises, offOn, cracking),
    rule<&Variant::recrack>("recrack", Raises, offOn, cracking),
    rule<&Variant::crackAroundTheCorner>(
        "crack-around-the-corner", Raises, offOn, crackingWithPartner),
    rule<&Variant::blitzBlackQueens>("blitz-black-queens", Raises, offOn, picking),
    rule<&Variant::blitzRedQueens>("blitz-red-queens", Raises, offOn, picking),
    rule<&Variant::blitzBlackJacks>("blitz-black-jacks", Raises, offOn, picking),
    rule<&Variant::blitzAllJacks>("blitz-all-jacks", Raises, offOn, picking),
    rule<&Variant::blitzWhen>("blitz-when", Raises, blitzWhenKeys, blitzing, blitzMoment),
    rule<&Variant::raiseCap>("raise-cap", Raises, raiseCapKeys, raising),
    rule<&Variant::callSheepshead>("call-sheepshead", Raises, offOn, picking),
    rule<&Variant::sheepsheadAlone>("sheepshead-alone", Raises, offOn, sheepsheadWithPartner),
    rule<&Variant::sheepsheadNeedsJack>("sheepshead-needs-jack", Raises, offOn, sheepsheadJack),
    rule<&Variant::doubleOnTheBump>("double-on-the-bump", Scoring, offOn, makers),
    rule<&Variant::noTrick>("no-trick", Scoring, noTrickKeys, severalMakers),
    rule<&Variant::allTricksStake>("all-tricks-stake", Scoring, allTricksKeys),
    rule<&Variant::defendersSafeAt>("defenders-safe-at", Scoring, safeAtKeys, hasSides),
    rule<&Variant::settlement>("settlement", Scoring, settlementKeys, severalMakers),
    rule<&Variant::length>("length", Game, lengthKeys),
    number<&Variant::lengthNumber>("length-number", Game, { 1, 999 }, limitedLength),
    number<&Variant::centsAPoint>("cents-a-point", Game, { 0, 100'000 }),
};

/// The layout's own choice, or the first that can be played where other rules are against that one
/// (BLITZ-WHEN "after a crack" without cracking).
int givenBack(const Rule& rule, const Variant& variant)
{
    const int usual = rule.defaultIn(variant);
    if (rule.isNumber() || !rule.applies(variant))
        return usual;
    for (int choice = 0; choice < static_cast<int>(rule.choices.size()); ++choice)
        if (rule.whyNotChoice(variant, usual) && !rule.whyNotChoice(variant, choice))
            return choice;
    return usual;
}

} // namespace

std::string Rule::choiceKeyIn(const Variant& variant) const
{
    const int choice = choiceIn(variant);
    return isNumber() ? std::to_string(choice)
                      : std::string(choices[static_cast<std::size_t>(choice)]);
}

int Rule::defaultIn(const Variant& variant) const
{
    return choiceIn(defaultVariant(variant.layout));
}

std::optional<int> Rule::choiceNamed(std::string_view name) const
{
    if (isNumber()) {
        const auto value = parseNumber<int>(name);
        return value && *value >= range.least && *value <= range.most ? value : std::nullopt;
    }
    const auto found = std::ranges::find(choices, name);
    if (found == choices.end())
        return std::nullopt;
    return static_cast<int>(found - choices.begin());
}

std::span<const Rule> ruleTable() { return table; }

const Rule* ruleNamed(std::string_view key)
{
    const auto found = std::ranges::find(table, key, &Rule::key);
    return found == std::end(table) ? nullptr : &*found;
}

std::string choicesText(const Rule& rule)
{
    if (rule.isNumber())
        return "expected a number from " + std::to_string(rule.range.least) + " to "
            + std::to_string(rule.range.most);
    std::string text;
    for (const std::string_view choice : rule.choices)
        text += (text.empty() ? "the choices are: " : ", ") + std::string(choice);
    return text;
}

Variant normalized(const Variant& variant)
{
    Variant result = variant;
    for (const Rule& rule : table) {
        const bool meaningful =
            rule.applies(result) && !rule.whyNotChoice(result, rule.choiceIn(result));
        if (!meaningful)
            rule.choose(result, givenBack(rule, result));
    }
    return result;
}

} // namespace sheepshead
