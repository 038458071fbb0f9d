// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/study/action_lines.h"

#include "engine/cards/card_text.h"

#include <array>

namespace sheepshead {

namespace {

/// A seat before the other words, if there is one.
std::optional<Seat> takeSeatOf(std::vector<PositionWord>& words)
{
    const auto seat = words.empty() ? std::nullopt : typedSeat(words.front().text);
    if (seat)
        words.erase(words.begin());
    return seat;
}

/// As hand records write it.
std::string canonicalWord(const std::string& word)
{
    if (const auto card = typedCard(word))
        return cardText(*card);
    if (const auto suit = typedSuit(word))
        return { suitLetters[static_cast<std::size_t>(*suit)] };
    return word;
}

/// As it is typed in small letters.
std::string aceOf(Suit suit)
{
    constexpr std::string_view letters = "cshd";
    return { 'a', letters[static_cast<std::size_t>(suit)] };
}

} // namespace

bool ActionLines::take(const PositionLine& line)
{
    static const Readers<ActionLines> readers {
        { "bury", &ActionLines::takeBury },
        { "pass", &ActionLines::takePasses },
        { "pick", &ActionLines::takePick },
        { "vote", &ActionLines::takeVotes },
        { "bid", &ActionLines::takeBids },
        { "call", &ActionLines::takeCall },
        { "alone", &ActionLines::takeAlone },
        { "sheepshead", &ActionLines::takeSheepshead },
        { "solo", &ActionLines::takeSolo },
        { "crack", &ActionLines::takeCracks },
        { "recrack", &ActionLines::takeRecrack },
        { "around-the-corner", &ActionLines::takeCorner },
        { "blitz", &ActionLines::takeBlitzes },
        { "decline", &ActionLines::takeDeclines },
        { "trick", &ActionLines::takeTrick },
        { "do", &ActionLines::takeDeed },
    };
    return takeBy(readers, line);
}

void ActionLines::add(Stage stage, Seat seat, const What& what, int column)
{
    if (typed().actions.size() >= mostPositionActions)
        return fail(column, "more actions than any hand has");
    typed().actions.push_back({ stage, { seat, what }, placeAt(column) });
}

void ActionLines::addOfPicker(Stage stage, std::optional<Seat> seat, const What& what, int column)
{
    add(stage, seat.value_or(Seat {}), what, column);
    if (!failed())
        typed().actions.back().byPicker = !seat;
}

void ActionLines::takeBury(const PositionLine& line)
{
    if (!isNew(line))
        return;
    const std::string& first = line.words.front().text;
    if (first == "unknown" || first == "-" || first == "?")
        return addOfPicker(Stage::Burying, line.seat, UnseenBury {}, line.column);
    const CardSet cards = cardsIn(line, { StudyField::Bury, line.seat.value_or(seatNamedLater) });
    typed().buries.push_back({ line.seat, cards, placeAt(line.column) });
}

void ActionLines::takePasses(const PositionLine& line)
{
    addAll(line, Stage::Picking, Action(Pass {}));
}

void ActionLines::takeCracks(const PositionLine& line)
{
    addAll(line, Stage::Raising, Action(Crack {}));
}

void ActionLines::takeCorner(const PositionLine& line)
{
    addAll(line, Stage::Raising, RaiseKind::AroundTheCorner);
}

void ActionLines::takeDeclines(const PositionLine& line)
{
    addAll(line, Stage::Raising, Action(Decline {}));
}

void ActionLines::addAll(const PositionLine& line, Stage stage, const What& what)
{
    for (const PositionWord& word : line.words)
        if (const auto seat = seatIn(word))
            add(stage, *seat, what, word.column);
}

void ActionLines::takePick(const PositionLine& line)
{
    const auto seat = seatIn(line.words.front());
    if (!seat)
        return;
    Pick pick;
    for (std::size_t i = 1; i < line.words.size(); ++i) {
        const PositionWord& word = line.words[i];
        if (word.text == "blind")
            pick.blind = true;
        else
            pick.callUp = cardIn(word);
    }
    add(Stage::Picking, *seat, Action(pick), line.words.front().column);
}

void ActionLines::addPairs(const PositionLine& line, Stage stage, const std::string& verb)
{
    for (std::size_t i = 0; i < line.words.size(); i += 2) {
        const auto seat = seatIn(line.words[i]);
        if (!seat)
            return;
        if (i + 1 == line.words.size())
            return fail(line.words[i].column, "expected a seat and what it said");
        const Result<Action> action = parseAction(verb + ' ' + line.words[i + 1].text);
        if (!action)
            return fail(
                line.words[i + 1].column, "'" + line.words[i + 1].text + "' cannot be said here");
        add(stage, *seat, *action, line.words[i].column);
    }
}

void ActionLines::takeVotes(const PositionLine& line) { addPairs(line, Stage::Voting, "vote"); }

void ActionLines::takeBids(const PositionLine& line) { addPairs(line, Stage::Picking, "bid"); }

void ActionLines::takeBlitzes(const PositionLine& line) { addPairs(line, Stage::Raising, "blitz"); }

void ActionLines::takeAlone(const PositionLine& line)
{
    addOfPicker(Stage::Calling, seatOrNone(line), Action(GoAlone {}), line.column);
}

void ActionLines::takeSheepshead(const PositionLine& line)
{
    addOfPicker(Stage::Naming, seatOrNone(line), Action(CallSheepshead {}), line.column);
}

void ActionLines::takeRecrack(const PositionLine& line)
{
    addOfPicker(Stage::Raising, seatOrNone(line), RaiseKind::Recrack, line.column);
}

std::optional<Seat> ActionLines::seatOrNone(const PositionLine& line)
{
    Words words = line.words;
    const auto seat = takeSeatOf(words);
    for (const PositionWord& word : words)
        if (word.text != "yes")
            fail(word.column, "'" + word.text + "': expected a seat, or nothing");
    return seat;
}

void ActionLines::takeSolo(const PositionLine& line)
{
    Words words = line.words;
    const auto seat = takeSeatOf(words);
    addParsed(Stage::Naming, seat, "solo", words, line.column);
}

void ActionLines::addParsed(
    Stage stage, std::optional<Seat> seat, std::string text, const Words& words, int column)
{
    for (const PositionWord& word : words)
        text += ' ' + canonicalWord(word.text);
    const Result<SeenAction> action = parseSeenAction("0 " + text);
    if (!action)
        return fail(column, "'" + text + "': " + action.problem().reason);
    addOfPicker(stage, seat, action->what, column);
}

void ActionLines::takeCall(const PositionLine& line)
{
    Words words = line.words;
    const auto seat = takeSeatOf(words);
    if (words.empty())
        return fail(line.column, "'call': the called card is missing");
    if (const auto suit = typedSuit(words.front().text))
        words.front().text = aceOf(*suit);
    if (!cardIn(words.front()))
        return;
    for (const PositionWord& word : words)
        if (const auto card = typedCard(word.text); card && word.column != words.front().column)
            mark({ StudyField::Under, {}, {}, {}, card }, word.column);
    addParsed(Stage::Calling, seat, "call", words, words.front().column);
}

void ActionLines::takeTrick(const PositionLine& line)
{
    std::optional<Seat> seat;
    bool begun = false;
    for (std::size_t i = 0; i < line.words.size() && !failed(); ++i) {
        const PositionWord& word = line.words[i];
        if (const auto named = typedSeat(word.text)) {
            seat = named;
            continue;
        }
        if (!seat && !begun)
            return fail(word.column, "expected the seat that led, as in 'trick: 0 QC 7D'");
        i += takeOfTrick(line.words, i, seat);
        seat.reset();
        begun = true;
    }
}

std::size_t ActionLines::takeOfTrick(const Words& words, std::size_t at, std::optional<Seat> seat)
{
    const PositionWord& word = words[at];
    const auto after = [&](std::string_view text) {
        return at + 1 < words.size() && words[at + 1].text == text;
    };
    if (word.text == "turn" && at + 1 < words.size()) {
        if (const auto card = cardIn(words[at + 1]))
            addOfTrick(seat, TurnedUp { *card }, word.column);
        return 1;
    }
    if (word.text == "under") {
        addOfTrick(seat, PlayOfUnder {}, word.column);
        return 0;
    }
    const auto card = cardIn(word);
    if (!card)
        return 0;
    addOfTrick(seat, Action(Play { *card, after("blitz") }), word.column);
    return after("blitz") ? 1 : 0;
}

void ActionLines::addOfTrick(std::optional<Seat> seat, const What& what, int column)
{
    add(Stage::Tricks, seat.value_or(Seat {}), what, column);
    if (!failed())
        typed().actions.back().byNext = !seat;
}

void ActionLines::takeDeed(const PositionLine& line)
{
    typed().ordered = true;
    std::string text;
    for (const PositionWord& word : line.words) {
        const bool first = text.empty();
        text += (first ? "" : " ") + (first ? word.text : canonicalWord(word.text));
    }
    const Result<SeenAction> action = parseSeenAction(text);
    if (!action)
        return fail(line.words.front().column,
            "'" + action.problem().place + "': " + action.problem().reason);
    add(Stage::Tricks, action->seat, action->what, line.words.front().column);
}

} // namespace sheepshead
