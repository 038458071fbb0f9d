// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/hand/action.h"

#include "engine/cards/card_text.h"
#include "engine/support/text.h"

namespace sheepshead {

namespace {

struct ActionWriter {
    std::string operator()(const Pass&) const { return "pass"; }
    std::string operator()(const Pick& pick) const
    {
        return pick.callUp ? "pick " + cardText(*pick.callUp) : "pick";
    }
    std::string operator()(const Bury& bury) const { return "bury " + cardsText(bury.cards); }
    std::string operator()(const Call& call) const
    {
        const std::string text = "call " + cardText(call.card);
        return call.under ? text + " under " + cardText(*call.under) : text;
    }
    std::string operator()(const GoAlone&) const { return "alone"; }
    std::string operator()(const Play& play) const { return "play " + cardText(play.card); }
};

using Words = std::vector<std::string_view>;

Problem unknown(std::string_view text)
{
    return { std::string(text),
        "expected pass, pick, pick CARD, bury CARDS, call CARD, call CARD under CARD, alone or "
        "play CARD" };
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

/// "pick JH", "call AH", "play QC"
Result<Action> parseWithCard(const Words& words)
{
    const Result<Card> card = parseCard(words[1]);
    if (!card)
        return card.problem();
    if (words[0] == "pick")
        return Action(Pick { *card });
    if (words[0] == "call")
        return Action(Call { *card });
    return Action(Play { *card });
}

Result<Action> parseUnderCall(const Words& words)
{
    const Result<Card> card = parseCard(words[1]);
    const Result<Card> under = parseCard(words[3]);
    if (!card || !under)
        return card ? under.problem() : card.problem();
    return Action(Call { *card, *under });
}

} // namespace

std::string actionText(const Action& action) { return std::visit(ActionWriter(), action); }

Result<Action> parseAction(std::string_view text)
{
    const Words words = wordsOf(text);
    if (words.empty())
        return unknown(text);
    const std::string_view verb = words[0];
    if (words.size() == 1 && verb == "pass")
        return Action(Pass {});
    if (words.size() == 1 && verb == "pick")
        return Action(Pick {});
    if (words.size() == 1 && verb == "alone")
        return Action(GoAlone {});
    if (words.size() > 1 && verb == "bury")
        return parseBury(words);
    if (words.size() == 2 && (verb == "pick" || verb == "call" || verb == "play"))
        return parseWithCard(words);
    if (words.size() == 4 && verb == "call" && words[2] == "under")
        return parseUnderCall(words);
    return unknown(text);
}

} // namespace sheepshead
