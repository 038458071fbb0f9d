// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/support/solved_deal.h"

#include "engine/rules/variant_text.h"
#include "engine/support/text.h"
#include "tests/support/cards.h"

#include <cstdio>
#include <cstdlib>
#include <vector>

namespace sheepshead::testing {

namespace {

using Words = std::vector<std::string_view>;

std::string number(Seat seat) { return std::to_string(indexOf(seat)); }

[[noreturn]] void giveUp(std::string_view text)
{
    std::fprintf(stderr, "no solved deal: '%s'\n", std::string(text).c_str());
    std::abort();
}

int numberOf(std::string_view word)
{
    const auto number = parseNumber<int>(word);
    if (!number)
        giveUp(word);
    return *number;
}

std::string dutyText(const CallDuty& duty)
{
    if (duty.suit.empty())
        return {};
    return " | call " + cardText(duty.called) + ' ' + number(duty.picker) + ' '
        + number(duty.partner) + (duty.pickerHolds ? " holds" : "")
        + (duty.tenBeatsAce ? " ten-beats-ace" : "");
}

std::string coveredText(const OpenGame& game)
{
    std::string text;
    for (const Seat seat : game.play.seats())
        for (const Card open : game.play.hand(seat))
            if (const auto beneath = game.play.beneath(open))
                text += ' ' + cardText(open) + ' ' + cardText(*beneath);
    return text.empty() ? text : " | covers" + text;
}

/// The columns of a line, each as its words.
std::vector<Words> columnsOf(std::string_view line)
{
    std::vector<Words> columns(1);
    for (const std::string_view word : wordsOf(line)) {
        if (word == "|")
            columns.emplace_back();
        else
            columns.back().push_back(word);
    }
    return columns;
}

/// What a line says, before it is put together.
struct Parts {
    SolvedDeal deal;
    PerSeat<CardSet> hands;
    SeatSet seats;
    Seat leader {};
    std::vector<std::pair<Card, Card>> covers;
    CallDuty duty;
    std::optional<Card> under;
};

void readDuty(Parts& parts, const Words& words)
{
    CallDuty& duty = parts.duty;
    duty.called = card(words.at(1));
    duty.suit = parts.deal.game.trumps.fail(duty.called.suit());
    duty.picker = seatAt(numberOf(words.at(2)));
    duty.partner = seatAt(numberOf(words.at(3)));
    duty.tenCalled = duty.called.rank() == Rank::Ten;
    for (const std::string_view word : words) {
        duty.pickerHolds = duty.pickerHolds || word == "holds";
        duty.tenBeatsAce = duty.tenBeatsAce || word == "ten-beats-ace";
    }
}

void readRules(Parts& parts, const Words& words)
{
    for (std::size_t i = 1; i < words.size(); ++i)
        parts.deal.rules += (i > 1 ? " " : "") + std::string(words[i]);
    parts.deal.game.trumps = TrumpOrder(parseVariant(parts.deal.rules).value());
}

void readHand(Parts& parts, const Words& words)
{
    const Seat seat = seatAt(numberOf(words.at(1)));
    parts.seats.add(seat);
    for (std::size_t i = 2; i < words.size(); ++i)
        parts.hands[seat].add(card(words[i]));
}

void read(Parts& parts, const Words& words)
{
    const std::string_view key = words.at(0);
    SolvedDeal& deal = parts.deal;
    if (key == "rules")
        return readRules(parts, words);
    if (key == "hand")
        return readHand(parts, words);
    if (key == "call")
        return readDuty(parts, words);
    if (key == "lead")
        parts.leader = seatAt(numberOf(words.at(1)));
    else if (key == "bury")
        deal.game.makersBury = { numberOf(words.at(1)) };
    else if (key == "under")
        parts.under = card(words.at(1));
    else if (key == "points")
        deal.points = { numberOf(words.at(1)) };
    else if (key == "tier")
        deal.tier = static_cast<Tier>(numberOf(words.at(1)));
    else if (key == "tricks")
        deal.tricks = numberOf(words.at(1));
    else if (key == "makers")
        for (std::size_t i = 1; i < words.size(); ++i)
            deal.game.makers.add(seatAt(numberOf(words[i])));
    else if (key == "covers")
        for (std::size_t i = 1; i + 1 < words.size(); i += 2)
            parts.covers.emplace_back(card(words[i]), card(words[i + 1]));
    else if (key == "cards")
        for (std::size_t i = 1; i + 1 < words.size(); i += 2)
            deal.cards.add({ card(words[i]), { numberOf(words[i + 1]) } });
    else
        giveUp(key);
}

} // namespace

SolvedDeal solved(Solver& solver, const std::string& rules, const OpenGame& game)
{
    return { rules, game, *solver.makersPoints(game), *solver.tier(game),
        *solver.makersTricks(game), *solver.makersPointsOfCards(game) };
}

std::string solvedText(const SolvedDeal& deal)
{
    const OpenGame& game = deal.game;
    std::string text = "rules " + deal.rules;
    std::string makers;
    for (const Seat seat : game.play.seats()) {
        CardSet hand = game.play.hand(seat);
        if (game.play.under() && seat == game.play.duty().picker)
            hand.add(*game.play.under());
        text += " | hand " + number(seat) + ' ' + cardsText(hand);
        if (game.makers.contains(seat))
            makers += ' ' + number(seat);
    }
    text += " | lead " + number(game.play.leader()) + " | makers" + makers + " | bury "
        + std::to_string(game.makersBury.value) + dutyText(game.play.duty());
    if (game.play.under())
        text += " | under " + cardText(*game.play.under());
    text += coveredText(game) + " | points " + std::to_string(deal.points.value) + " | tier "
        + std::to_string(static_cast<int>(deal.tier)) + " | tricks " + std::to_string(deal.tricks)
        + " | cards";
    for (const CardPoints& each : deal.cards)
        text += ' ' + cardText(each.card) + ' ' + std::to_string(each.makers.value);
    return text;
}

SolvedDeal parseSolved(std::string_view line)
{
    Parts parts;
    for (const Words& words : columnsOf(line))
        read(parts, words);
    Playing& play = parts.deal.game.play;
    play = Playing(parts.seats, parts.hands, parts.leader);
    for (const auto& [open, beneath] : parts.covers)
        play.cover(open, beneath);
    play.setDuty(parts.duty);
    if (parts.under)
        play.layUnder(parts.duty.picker, *parts.under);
    return parts.deal;
}

} // namespace sheepshead::testing
