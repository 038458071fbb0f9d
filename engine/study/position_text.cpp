// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/study/position_text.h"

#include "engine/cards/card_text.h"
#include "engine/hand/hand_keys.h"
#include "engine/rules/named_rules.h"
#include "engine/study/position_check.h"
#include "engine/study/position_lines.h"
#include "engine/study/position_words.h"
#include "engine/support/text.h"
#include "engine/support/utf8.h"

#include <algorithm>
#include <array>
#include <map>

namespace sheepshead {

namespace {

using What = SeenAction::What;
using Words = std::vector<PositionWord>;

/// In which part of a hand an action comes, where lines stand in any order.
enum Stage : std::uint8_t { Redealing, Picking, Voting, Burying, Naming, Calling, Raising, Tricks };

std::string placeOf(int line, int column)
{
    return "line " + std::to_string(line) + ", column " + std::to_string(column);
}

/// An action, and what decides its place among the others.
struct TypedAction {
    Stage stage;
    SeenAction action;
    int line = 0;
    int column = 0;
    bool byPicker = false; ///< the seat was not named
};

/// Reads the lines one after another, then puts the actions in order. Keeps the first problem.
class PositionTextReader {
public:
    explicit PositionTextReader(int firstLine)
        : line_(firstLine - 1)
    {
    }

    Result<PositionReading> read(std::string_view text)
    {
        if (text.size() > longestPositionText)
            return Problem { "position", "longer than any position" };
        for (const std::string_view line : linesOf(text))
            take(line);
        if (!problem_)
            settle();
        if (problem_)
            return *problem_;
        return std::move(reading_);
    }

private:
    using Reader = void (PositionTextReader::*)(const PositionLine&);

    void fail(int column, std::string reason) { failIn(placeOf(line_, column), std::move(reason)); }
    void failIn(std::string place, std::string reason)
    {
        if (!problem_)
            problem_ = Problem { std::move(place), std::move(reason) };
    }

    StudyPosition& position() { return reading_.position; }

    void mark(const StudyPlace& place, int column)
    {
        reading_.marks.push_back({ place, line_, column });
    }

    void take(std::string_view text)
    {
        ++line_;
        if (const auto junk = firstOutsideUtf8(text))
            return fail(static_cast<int>(charactersIn(text.substr(0, *junk))) + 1,
                "this is not text in UTF-8");
        const PositionLine line = positionLine(text);
        if (line.key.empty() || problem_)
            return;
        const auto& readers = lineReaders();
        const auto found = readers.find(line.key);
        if (found == readers.end())
            return fail(line.column, "'" + line.key + "': no such line in a position");
        if (line.words.empty() && !mayBeEmpty(line.key))
            return fail(line.column, "'" + line.key + "': what belongs here is missing");
        (this->*found->second)(line);
    }

    static bool mayBeEmpty(std::string_view key)
    {
        return key == "alone" || key == "sheepshead" || key == "recrack" || key == "hand";
    }

    static const std::map<std::string_view, Reader>& lineReaders()
    {
        using Self = PositionTextReader;
        static const std::map<std::string_view, Reader> readers {
            { "rules", &Self::takeRules },
            { "dealer", &Self::takeDealer },
            { "seat", &Self::takeSeat },
            { "doubler", &Self::takeDoubler },
            { "phase", &Self::takePhase },
            { "hand", &Self::takeHand },
            { "open", &Self::takeOpen },
            { "blind", &Self::takeBlind },
            { "neighbour", &Self::takeNeighbour },
            { "neighbor", &Self::takeNeighbour },
            { "bury", &Self::takeBury },
            { "under", &Self::takeUnder },
            { "pass", &Self::takePasses },
            { "pick", &Self::takePick },
            { "vote", &Self::takeVotes },
            { "bid", &Self::takeBids },
            { "call", &Self::takeCall },
            { "alone", &Self::takeAlone },
            { "sheepshead", &Self::takeSheepshead },
            { "solo", &Self::takeSolo },
            { "crack", &Self::takeCracks },
            { "recrack", &Self::takeRecrack },
            { "around-the-corner", &Self::takeCorner },
            { "blitz", &Self::takeBlitzes },
            { "decline", &Self::takeDeclines },
            { "trick", &Self::takeTrick },
            { "do", &Self::takeDeed },
        };
        return readers;
    }

    // What is not an action.

    bool isNew(const PositionLine& line)
    {
        const std::string name = line.key + (line.seat ? std::to_string(indexOf(*line.seat)) : "");
        if (std::ranges::find(named_, name) != named_.end())
            fail(line.column, "'" + line.key + "' was named before");
        named_.push_back(name);
        return !problem_;
    }

    void takeRules(const PositionLine& line)
    {
        if (!isNew(line))
            return;
        const Result<CheckedVariant> rules = parseNamedRules(line.rest);
        if (!rules)
            return fail(line.words.front().column,
                "'" + rules.problem().place + "': " + rules.problem().reason);
        position().variant = *rules;
    }

    std::optional<Seat> seatIn(const PositionWord& word)
    {
        const auto seat = typedSeat(word.text);
        if (!seat)
            fail(word.column, "'" + word.text + "': expected the number of a seat, from 0");
        return seat;
    }

    void takeDealer(const PositionLine& line)
    {
        mark({ StudyField::Dealer }, line.words.front().column);
        if (const auto seat = seatIn(line.words.front()); seat && isNew(line)) {
            position().dealer = *seat;
            hasDealer_ = true;
        }
    }

    void takeSeat(const PositionLine& line)
    {
        mark({ StudyField::Seat }, line.words.front().column);
        if (const auto seat = seatIn(line.words.front()); seat && isNew(line)) {
            position().seat = *seat;
            hasSeat_ = true;
        }
    }

    void takeDoubler(const PositionLine& line)
    {
        const PositionWord& word = line.words.front();
        mark({ StudyField::Doubler }, word.column);
        const auto factor = parseNumber<int>(word.text);
        if (!factor)
            return fail(word.column, "'" + word.text + "': expected a whole number");
        if (isNew(line))
            position().doubler = *factor;
    }

    void takePhase(const PositionLine& line)
    {
        const PositionWord& word = line.words.front();
        mark({ StudyField::Phase }, word.column);
        const auto phase = valueIn<Phase>(phaseKeys, word.text);
        if (!phase || *phase == Phase::Over)
            return fail(word.column, "'" + word.text + "' is no phase in which a seat acts");
        if (isNew(line))
            position().phase = phase;
    }

    std::optional<Card> cardIn(const PositionWord& word)
    {
        const auto card = typedCard(word.text);
        if (!card)
            fail(word.column,
                "'" + word.text + "': not a card: rank 7 8 9 T J Q K A, then suit C S H D");
        return card;
    }

    /// The cards of a line; "-" and "?" are none.
    CardSet cardsIn(const PositionLine& line, StudyPlace place)
    {
        CardSet cards;
        for (const PositionWord& word : line.words) {
            if (word.text == "-" || word.text == "?")
                continue;
            const auto card = cardIn(word);
            if (!card)
                return cards;
            if (cards.contains(*card))
                fail(word.column, cardText(*card) + " is named twice (DECK-1)");
            cards.add(*card);
            place.card = card;
            mark(place, word.column);
        }
        place.card.reset();
        mark(place, line.column);
        return cards;
    }

    void takeHand(const PositionLine& line)
    {
        if (!isNew(line))
            return;
        // Without a number it is that of the person, whose line may come later.
        const CardSet cards = cardsIn(line, { StudyField::Hand, line.seat.value_or(mine) });
        if (line.seat) {
            position().hands[*line.seat] = cards;
            handsOf_.add(*line.seat);
        } else
            ownHand_ = OwnHand { cards, line_, line.column };
    }

    void takeOpen(const PositionLine& line)
    {
        if (!line.seat)
            return fail(line.column, "'open': expected a seat, as in 'open 0: QC 7D'");
        if (isNew(line))
            position().open[*line.seat] = cardsIn(line, { StudyField::Open, line.seat });
    }

    void takeBlind(const PositionLine& line)
    {
        if (isNew(line))
            position().blind |= cardsIn(line, { StudyField::Blind });
    }

    void takeNeighbour(const PositionLine& line)
    {
        if (isNew(line))
            position().neighboursBlind = cardsIn(line, { StudyField::Neighbour });
    }

    void takeUnder(const PositionLine& line)
    {
        const PositionWord& word = line.words.front();
        const auto card = cardIn(word);
        if (!card || !isNew(line))
            return;
        mark({ StudyField::Under, {}, {}, {}, card }, word.column);
        position().under = card;
    }

    // Actions.

    void add(Stage stage, Seat seat, const What& what, int column)
    {
        if (typed_.size() >= mostPositionActions)
            return fail(column, "more actions than any hand has");
        typed_.push_back({ stage, { seat, what }, line_, column });
    }

    /// By the picker, who may be named on a later line.
    void addOfPicker(Stage stage, std::optional<Seat> seat, const What& what, int column)
    {
        add(stage, seat.value_or(Seat {}), what, column);
        if (!typed_.empty())
            typed_.back().byPicker = !seat;
    }

    /// A seat before the other words, if there is one.
    static std::optional<Seat> takeSeatOf(Words& words)
    {
        const auto seat = words.empty() ? std::nullopt : typedSeat(words.front().text);
        if (seat)
            words.erase(words.begin());
        return seat;
    }

    void takeBury(const PositionLine& line)
    {
        if (!isNew(line))
            return;
        const std::string& first = line.words.front().text;
        if (first == "unknown" || first == "-" || first == "?")
            return addOfPicker(Burying, line.seat, UnseenBury {}, line.column);
        bury_.push_back({ line.seat, {}, line_, line.column });
        // Marks are of the picker's until it is known who that is.
        bury_.back().cards = cardsIn(line, { StudyField::Bury, line.seat.value_or(mine) });
    }

    void takePasses(const PositionLine& line) { addAll(line, Picking, Action(Pass {})); }
    void takeCracks(const PositionLine& line) { addAll(line, Raising, Action(Crack {})); }
    void takeCorner(const PositionLine& line) { addAll(line, Raising, RaiseKind::AroundTheCorner); }
    void takeDeclines(const PositionLine& line) { addAll(line, Raising, Action(Decline {})); }

    void addAll(const PositionLine& line, Stage stage, const What& what)
    {
        for (const PositionWord& word : line.words)
            if (const auto seat = seatIn(word))
                add(stage, *seat, what, word.column);
    }

    void takePick(const PositionLine& line)
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
        add(Picking, *seat, Action(pick), line.words.front().column);
    }

    /// "vote: 0 leaster, 1 doubler": pairs of a seat and a word of an action.
    void addPairs(const PositionLine& line, Stage stage, const std::string& verb)
    {
        for (std::size_t i = 0; i < line.words.size(); i += 2) {
            const auto seat = seatIn(line.words[i]);
            if (!seat)
                return;
            if (i + 1 == line.words.size())
                return fail(line.words[i].column, "expected a seat and what it said");
            const Result<Action> action = parseAction(verb + ' ' + line.words[i + 1].text);
            if (!action)
                return fail(line.words[i + 1].column,
                    "'" + line.words[i + 1].text + "' cannot be said here");
            add(stage, *seat, *action, line.words[i].column);
        }
    }

    void takeVotes(const PositionLine& line) { addPairs(line, Voting, "vote"); }
    void takeBids(const PositionLine& line) { addPairs(line, Picking, "bid"); }
    void takeBlitzes(const PositionLine& line) { addPairs(line, Raising, "blitz"); }

    void takeAlone(const PositionLine& line)
    {
        addOfPicker(Calling, seatOrNone(line), Action(GoAlone {}), line.column);
    }
    void takeSheepshead(const PositionLine& line)
    {
        addOfPicker(Naming, seatOrNone(line), Action(CallSheepshead {}), line.column);
    }
    void takeRecrack(const PositionLine& line)
    {
        addOfPicker(Raising, seatOrNone(line), RaiseKind::Recrack, line.column);
    }

    /// Beside a seat only a "yes" may stand there.
    std::optional<Seat> seatOrNone(const PositionLine& line)
    {
        Words words = line.words;
        const auto seat = takeSeatOf(words);
        for (const PositionWord& word : words)
            if (word.text != "yes")
                fail(word.column, "'" + word.text + "': expected a seat, or nothing");
        return seat;
    }

    void takeSolo(const PositionLine& line)
    {
        Words words = line.words;
        const auto seat = takeSeatOf(words);
        addParsed(Naming, seat, "solo", words, line.column);
    }

    void addParsed(
        Stage stage, std::optional<Seat> seat, std::string text, const Words& words, int column)
    {
        for (const PositionWord& word : words)
            text += ' ' + canonicalWord(word.text);
        const Result<SeenAction> action = parseSeenAction("0 " + text);
        if (!action)
            return fail(column, "'" + text + "': " + action.problem().reason);
        addOfPicker(stage, seat, action->what, column);
    }

    /// As hand records write it.
    static std::string canonicalWord(const std::string& word)
    {
        if (const auto card = typedCard(word))
            return cardText(*card);
        if (const auto suit = typedSuit(word))
            return { suitLetters[static_cast<std::size_t>(*suit)] };
        return word;
    }

    /// As it is typed in small letters.
    static std::string aceOf(Suit suit)
    {
        constexpr std::string_view letters = "cshd";
        return { 'a', letters[static_cast<std::size_t>(suit)] };
    }

    /// "call: AH", "call: hearts", "call: 3 JD", "call: AH under 8D".
    void takeCall(const PositionLine& line)
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
        addParsed(Calling, seat, "call", words, words.front().column);
    }

    /// "trick: 0 9H 8H, 2 under, 3 QS blitz, 0 turn 7H".
    void takeTrick(const PositionLine& line)
    {
        std::optional<Seat> seat;
        bool begun = false;
        for (std::size_t i = 0; i < line.words.size() && !problem_; ++i) {
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

    /// One thing of a trick, by a seat or by who is next; how many words it has beyond the first.
    std::size_t takeOfTrick(const Words& words, std::size_t at, std::optional<Seat> seat)
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

    void addOfTrick(std::optional<Seat> seat, const What& what, int column)
    {
        add(Tricks, seat.value_or(Seat {}), what, column);
        if (!seat && !typed_.empty())
            next_.push_back(typed_.size() - 1);
    }

    void takeDeed(const PositionLine& line)
    {
        ordered_ = true;
        std::string text;
        for (const PositionWord& word : line.words) {
            const bool first = text.empty();
            text += (first ? "" : " ") + (first ? word.text : canonicalWord(word.text));
        }
        const Result<SeenAction> action = parseSeenAction(text);
        if (!action)
            return fail(line.words.front().column,
                "'" + action.problem().place + "': " + action.problem().reason);
        add(Tricks, action->seat, action->what, line.words.front().column);
    }

    // Once all lines are there.

    void settle()
    {
        if (!hasDealer_)
            return failIn("position", "the line 'dealer' is missing");
        if (!hasSeat_ && ownHand_)
            return failIn("position", "the line 'seat' is missing: whose hand is it?");
        if (!hasSeat_ && handsOf_.size() != 1)
            return failIn("position", "the line 'seat' is missing");
        if (!hasSeat_)
            position().seat = *handsOf_.begin();
        if (indexOf(position().dealer) >= position().variant.tableSeats())
            return; // the check tells
        settleHand();
        nameSeats();
        order();
        settleBuries();
        settleActions();
    }

    void settleHand()
    {
        if (!ownHand_)
            return;
        const Seat seat = position().seat;
        if (handsOf_.contains(seat))
            return failIn(placeOf(ownHand_->line, ownHand_->column), "'hand' was named before");
        position().hands[seat] = ownHand_->cards;
        claim(StudyField::Hand, seat);
    }

    /// Gives marks that waited for a seat their seat.
    void claim(StudyField field, Seat seat)
    {
        for (PositionReading::Mark& each : reading_.marks)
            if (each.place.field == field && each.place.seat == mine)
                each.place.seat = seat;
    }

    std::optional<Seat> picker() const
    {
        std::optional<Seat> picker;
        for (const TypedAction& each : typed_) {
            const auto* const action = std::get_if<Action>(&each.action.what);
            if (action != nullptr
                && (std::holds_alternative<Pick>(*action) || std::holds_alternative<Bid>(*action)))
                picker = each.action.seat;
        }
        return picker;
    }

    void nameSeats()
    {
        const SeatSet playing = playingSeats(position().variant, position().dealer);
        for (const std::size_t index : next_)
            if (index > 0)
                typed_[index].action.seat = playing.nextAfter(typed_[index - 1].action.seat);
        const auto by = picker();
        for (TypedAction& each : typed_) {
            if (!each.byPicker)
                continue;
            if (!by)
                return failIn(
                    placeOf(each.line, each.column), "no seat has picked: who does this?");
            each.action.seat = *by;
        }
    }

    void order()
    {
        if (ordered_)
            return;
        const int seats = position().variant.tableSeats();
        const auto turn = [&](const TypedAction& each) {
            const bool inTurn = each.stage == Picking || each.stage == Voting;
            const int away = indexOf(each.action.seat) - indexOf(position().dealer) - 1;
            return std::pair(each.stage, inTurn ? (away + seats) % seats : 0);
        };
        std::ranges::stable_sort(typed_, {}, turn);
    }

    void settleBuries()
    {
        for (const Bury& each : bury_) {
            const auto seat = each.seat ? each.seat : picker();
            if (!seat)
                return failIn(placeOf(each.line, each.column), "no seat has picked (BURY-1)");
            position().buried[*seat] |= each.cards;
            if (!each.seat)
                claim(StudyField::Bury, *seat);
        }
    }

    /// The actions, and the marks by their places in the normalized position.
    void settleActions()
    {
        std::vector<std::size_t> sources; // by action
        for (std::size_t i = 0; i < typed_.size(); ++i) {
            addAction(position(), typed_[i].action);
            sources.resize(position().actions.size(), i);
        }
        const std::vector<SeenAction> before = position().actions;
        position() = normalized(position());
        std::size_t from = 0;
        for (std::size_t i = 0; i < position().actions.size() && from < before.size(); ++i) {
            if (!(position().actions[i] == before[from]))
                continue; // a bury that goes without saying
            const TypedAction& source = typed_[sources[from]];
            reading_.marks.push_back(
                { { StudyField::Actions, {}, i }, source.line, source.column });
            ++from;
        }
    }

    struct OwnHand {
        CardSet cards;
        int line = 0;
        int column = 0;
    };
    struct Bury {
        std::optional<Seat> seat;
        CardSet cards;
        int line = 0;
        int column = 0;
    };

    /// Stands for a seat that is named later; no table has it.
    static constexpr Seat mine = static_cast<Seat>(maxSeats);

    int line_;
    PositionReading reading_;
    std::vector<std::string> named_;
    std::vector<TypedAction> typed_;
    std::vector<std::size_t> next_; ///< of those: by the seat after the one before
    std::vector<Bury> bury_;
    std::optional<OwnHand> ownHand_;
    SeatSet handsOf_;
    bool hasDealer_ = false;
    bool hasSeat_ = false;
    bool ordered_ = false;
    std::optional<Problem> problem_;
};

/// How well a mark fits the place of a fault; 0: not at all.
int fitOf(const StudyPlace& mark, const StudyPlace& place)
{
    if (mark.field != place.field)
        return 0;
    if (place.field == StudyField::Actions)
        return place.action && mark.action == place.action ? 2 : 0;
    if (mark.seat != place.seat && mark.seat && place.seat)
        return 0;
    return mark.card && mark.card == place.card ? 3 : mark.card ? 0 : 2;
}

} // namespace

Problem PositionReading::located(const StudyFault& fault) const
{
    Problem problem = problemOf(fault, position);
    const Mark* best = nullptr;
    const auto look = [&](const StudyPlace& place) {
        for (const Mark& mark : marks)
            if (fitOf(mark.place, place) > (best == nullptr ? 0 : fitOf(best->place, place)))
                best = &mark;
    };
    look(fault.place);
    if (best == nullptr && fault.place.field == StudyField::Actions && fault.place.seat)
        look({ StudyField::Bury, fault.place.seat }); // a bury is an action without a line
    if (best == nullptr)
        problem.reason = problem.place + ": " + problem.reason;
    problem.place = best == nullptr ? "position" : placeOf(best->line, best->column);
    return problem;
}

Result<PositionReading> readPosition(std::string_view text, int firstLine)
{
    return PositionTextReader(firstLine).read(text);
}

std::string positionText(const StudyPosition& given)
{
    const StudyPosition position = normalized(given);
    std::string text = linesOfKinds(position);
    const Result<PositionReading> reading = readPosition(text);
    return reading && reading->position == position ? text : linesInOrder(position);
}

Result<StudyPosition> parsePosition(std::string_view text)
{
    const Result<PositionReading> reading = readPosition(text);
    if (!reading)
        return reading.problem();
    if (const auto fault = checkPosition(reading->position).fault)
        return reading->located(*fault);
    return reading->position;
}

} // namespace sheepshead
