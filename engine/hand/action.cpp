// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/hand/action.h"

#include "engine/cards/card_text.h"
#include "engine/support/text.h"

#include <algorithm>
#include <array>

namespace sheepshead {

namespace {

constexpr std::array voteWords { std::pair { NoPick::Leaster, "leaster" },
    std::pair { NoPick::Doubler, "doubler" } };
constexpr std::array bidWords { std::pair { BidKind::Call, "call" },
    std::pair { BidKind::Solo, "solo" } };
constexpr std::array soloWords { std::pair { SoloKind::Best, "best" },
    std::pair { SoloKind::Side, "side" }, std::pair { SoloKind::Billy, "billy" } };
constexpr std::array pairWords { std::pair { BlitzPair::BlackQueens, "black-queens" },
    std::pair { BlitzPair::RedQueens, "red-queens" },
    std::pair { BlitzPair::BlackJacks, "black-jacks" },
    std::pair { BlitzPair::AllJacks, "all-jacks" } };

std::string wordFor(const auto& words, auto value)
{
    return std::ranges::find(words, value, [](const auto& w) { return w.first; })->second;
}

template <class Words>
auto valueOf(const Words& words, std::string_view word)
    -> std::optional<typename Words::value_type::first_type>
{
    const auto found = std::ranges::find_if(words, [&](const auto& w) { return w.second == word; });
    return found == words.end() ? std::nullopt : std::optional(found->first);
}

std::string callText(const Call& call)
{
    const std::string text = cardText(call.card);
    return call.under ? text + " under " + cardText(*call.under) : text;
}

struct ActionWriter {
    std::string operator()(const Pass&) const { return "pass"; }
    std::string operator()(const Pick& pick) const
    {
        const std::string text = pick.callUp ? "pick " + cardText(*pick.callUp) : "pick";
        return pick.blind ? text + " blind" : text;
    }
    std::string operator()(const Bury& bury) const { return "bury " + cardsText(bury.cards); }
    std::string operator()(const Call& call) const { return "call " + callText(call); }
    std::string operator()(const GoAlone&) const { return "alone"; }
    std::string operator()(const Play& play) const
    {
        return "play " + cardText(play.card) + (play.blitz ? " blitz" : "");
    }
    std::string operator()(const CallSheepshead& bet) const
    {
        return bet.partner ? "sheepshead " + callText(*bet.partner) : "sheepshead";
    }
    std::string operator()(const AskRedeal&) const { return "redeal"; }
    std::string operator()(const Vote& vote) const
    {
        return "vote " + wordFor(voteWords, vote.forGame);
    }
    std::string operator()(const Bid& bid) const { return "bid " + wordFor(bidWords, bid.kind); }
    std::string operator()(const NameSolo& solo) const
    {
        const std::string text = "solo " + wordFor(soloWords, solo.kind);
        const char letter = suitLetters[static_cast<std::size_t>(solo.suit)];
        return solo.kind == SoloKind::Side ? text + ' ' + letter : text;
    }
    std::string operator()(const Crack&) const { return "crack"; }
    std::string operator()(const Blitz& blitz) const
    {
        return "blitz " + wordFor(pairWords, blitz.pair);
    }
    std::string operator()(const Decline&) const { return "decline"; }
};

using Words = std::vector<std::string_view>;

Problem unknown(std::string_view text)
{
    return { std::string(text),
        "no action: expected pass, pick, pick blind, bury CARDS, call CARD, call CARD under CARD, "
        "alone, "
        "sheepshead, redeal, vote GAME, bid KIND, solo KIND, crack, blitz PAIR, decline or play "
        "CARD" };
}

Result<Action> parseBury(const Words& words)
{
    CardSet cards;
    for (std::size_t i = 1; i < words.size(); ++i) {
        const Result<Card> card = parseCard(words[i]);
        if (!card)
            return card.problem();
        if (cards.contains(*card))
            return Problem { std::string(words[i]), "named twice" };
        cards.add(*card);
    }
    return Action(Bury { cards });
}

/// "AH" or "AH under 8D", from the second word on.
Result<Call> parseCall(const Words& words)
{
    const Result<Card> card = parseCard(words[1]);
    if (!card)
        return card.problem();
    if (words.size() == 2)
        return Call { *card };
    const Result<Card> under = parseCard(words[3]);
    if (!under)
        return under.problem();
    return Call { *card, *under };
}

/// "pick blind", "pick JH", "pick JH blind"
Result<Action> parsePick(const Words& words)
{
    const bool blind = words.back() == "blind";
    if (blind && words.size() == 2)
        return Action(Pick { .blind = true });
    const Result<Card> card = parseCard(words[1]);
    return card ? Result<Action>(Pick { *card, blind }) : card.problem();
}

/// "play QC", "play QS blitz"
Result<Action> parsePlay(const Words& words)
{
    const Result<Card> card = parseCard(words[1]);
    return card ? Result<Action>(Play { *card, words.size() == 3 }) : card.problem();
}

std::optional<Action> parseSingle(std::string_view verb)
{
    if (verb == "pass")
        return Pass {};
    if (verb == "pick")
        return Pick {};
    if (verb == "alone")
        return GoAlone {};
    if (verb == "sheepshead")
        return CallSheepshead {};
    if (verb == "redeal")
        return AskRedeal {};
    if (verb == "crack")
        return Crack {};
    if (verb == "decline")
        return Decline {};
    return std::nullopt;
}

std::optional<Action> parseSideSolo(const Words& words)
{
    const auto suit = words[2].size() == 1 ? suitLetters.find(words[2]) : std::string_view::npos;
    if (words[1] != "side" || suit == std::string_view::npos)
        return std::nullopt;
    return NameSolo { SoloKind::Side, static_cast<Suit>(suit) };
}

/// "vote leaster", "bid solo", "solo best", "blitz red-queens"
std::optional<Action> parseNamed(const Words& words)
{
    if (const auto vote = valueOf(voteWords, words[1]); vote && words[0] == "vote")
        return Vote { *vote };
    if (const auto bid = valueOf(bidWords, words[1]); bid && words[0] == "bid")
        return Bid { *bid };
    if (const auto pair = valueOf(pairWords, words[1]); pair && words[0] == "blitz")
        return Blitz { *pair };
    const auto solo = valueOf(soloWords, words[1]);
    if (solo && words[0] == "solo" && *solo != SoloKind::Side)
        return NameSolo { *solo };
    return std::nullopt;
}

bool isCall(const Words& words)
{
    return words.size() == 2 || (words.size() == 4 && words[2] == "under");
}

Result<Action> parseCallOrBet(const Words& words)
{
    const Result<Call> call = parseCall(words);
    if (!call)
        return call.problem();
    return words[0] == "call" ? Action(*call) : Action(CallSheepshead { *call });
}

} // namespace

std::string actionText(const Action& action) { return std::visit(ActionWriter(), action); }

Result<Action> parseAction(std::string_view text)
{
    const Words words = wordsOf(text);
    if (words.empty())
        return unknown(text);
    const std::string_view verb = words[0];
    std::optional<Action> action;
    if (words.size() == 1)
        action = parseSingle(verb);
    else if (verb == "bury")
        return parseBury(words);
    else if ((verb == "call" || verb == "sheepshead") && isCall(words))
        return parseCallOrBet(words);
    else if (verb == "pick" && (words.size() == 2 || (words.size() == 3 && words[2] == "blind")))
        return parsePick(words);
    else if (verb == "play" && (words.size() == 2 || (words.size() == 3 && words[2] == "blitz")))
        return parsePlay(words);
    else if (words.size() == 2)
        action = parseNamed(words);
    else if (words.size() == 3 && verb == "solo")
        action = parseSideSolo(words);
    return action ? Result<Action>(*action) : unknown(text);
}

} // namespace sheepshead
