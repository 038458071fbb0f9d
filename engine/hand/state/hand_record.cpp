// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/hand/state/hand_record.h"

#include "engine/cards/card_text.h"
#include "engine/rules/variant_text.h"
#include "engine/support/text.h"
#include "engine/support/text_cursor.h"

#include <algorithm>
#include <cassert>

namespace sheepshead {

namespace {

constexpr std::string_view heading = "sheepshead hand ";
constexpr int recordVersion = 1;
constexpr std::string_view practiceLine = "practice";

std::string number(auto value) { return std::to_string(value); }

std::string lineOf(std::string_view word, const std::string& rest)
{
    return std::string(word) + ' ' + rest + '\n';
}

std::string dealText(const HandRecord& record)
{
    std::string text = "dealer=" + number(indexOf(record.deal.dealer));
    if (record.deal.seed)
        text += " seed=" + number(*record.deal.seed);
    if (record.doubler != 1)
        text += " doubler=" + number(record.doubler);
    return text;
}

std::string pilesText(const HandRecord& record, Seat seat)
{
    std::string text;
    for (int i = 0; i < record.variant.layout().piles; ++i) {
        const Pile& pile = record.deal.piles[seat][static_cast<std::size_t>(i)];
        text += (text.empty() ? "" : " ") + cardText(pile.open) + '/' + cardText(pile.covered);
    }
    return text;
}

std::string scoresText(const PerSeat<Score>& scores, int seats)
{
    std::string text;
    for (const Seat seat : SeatSet::firstSeats(seats))
        text += (text.empty() ? "" : " ") + number(scores[seat].value);
    return text;
}

class RecordReader {
public:
    explicit RecordReader(std::string_view text)
        : text_(text)
    {
    }

    Result<HandRecord> read()
    {
        readHeading();
        readVariant();
        readDeal();
        readCards();
        readPractice();
        readActions();
        return text_.resultOf(std::move(record_));
    }

private:
    std::string_view takeLine()
    {
        const bool ended = text_.atEnd();
        const std::string_view line = text_.takeLine();
        if (ended)
            text_.fail("the record ends too early");
        return line;
    }

    /// The rest of a line that must begin with this word.
    std::string_view takeAfter(std::string_view word)
    {
        const std::string_view line = takeLine();
        const bool fits = line.starts_with(word) && line.substr(word.size()).starts_with(' ');
        if (!fits)
            text_.fail("expected '" + std::string(word) + " …'");
        return fits ? line.substr(word.size() + 1) : std::string_view();
    }

    void readHeading()
    {
        text_.skipNotes();
        const std::string_view line = takeLine();
        const auto version = line.starts_with(heading)
            ? parseNumber<int>(line.substr(heading.size()))
            : std::nullopt;
        if (version && *version > recordVersion)
            text_.fail("written by a later version of the program");
        else if (version != recordVersion)
            text_.fail("expected '" + std::string(heading) + number(recordVersion) + "'");
    }

    void readVariant()
    {
        const Result<Variant> variant = parseVariant(takeAfter("variant"));
        if (!variant)
            return text_.fail(variant.problem());
        const Result<CheckedVariant> checked = check(*variant);
        if (!checked)
            return text_.fail(checked.problem());
        record_.variant = *checked;
    }

    void readDeal()
    {
        std::vector<std::string_view> named;
        for (const std::string_view word : wordsOf(takeAfter("deal"))) {
            const std::string_view key = splitAt(word, '=').before;
            if (std::ranges::find(named, key) != named.end())
                text_.fail("'" + std::string(word) + "': named twice");
            named.push_back(key);
            readDealWord(word);
        }
        if (std::ranges::find(named, "dealer") == named.end())
            text_.fail("'dealer=' is missing");
    }

    void readDealWord(std::string_view word)
    {
        const auto [key, text] = splitAt(word, '=');
        const auto value = text ? parseNumber<std::uint64_t>(*text) : std::nullopt;
        if (!value)
            return text_.fail("'" + std::string(word) + "': expected a number");
        if (key == "dealer" && *value < static_cast<std::uint64_t>(record_.variant.tableSeats()))
            record_.deal.dealer = seatAt(static_cast<int>(*value));
        else if (key == "seed")
            record_.deal.seed = *value;
        else if (key == "doubler" && *value >= 1 && *value <= 1U << 20U)
            record_.doubler = static_cast<int>(*value);
        else
            text_.fail("'" + std::string(word) + "' is not allowed here");
    }

    void readCards()
    {
        const int piles = record_.variant.layout().piles;
        for (const Seat seat : playingSeats(record_.variant, record_.deal.dealer)) {
            record_.deal.hands[seat] = takeCards("hand " + number(indexOf(seat)));
            if (piles > 0)
                takePiles(seat, static_cast<std::size_t>(piles));
        }
        record_.deal.blind = takeCards("blind");
        if (record_.variant.layout().neighbourTakes > 0)
            record_.deal.neighboursBlind = takeCards("neighbour");
        if (const auto fault = faultOf(record_.variant, record_.deal))
            text_.fail(*fault);
    }

    /// "piles 0 QC/7H …": the open card of each, then the one that it covers.
    void takePiles(Seat seat, std::size_t count)
    {
        const auto words = wordsOf(takeAfter("piles " + number(indexOf(seat))));
        if (words.size() != count)
            return text_.fail("expected " + number(count) + " piles");
        for (std::size_t i = 0; i < count; ++i) {
            const Result<Card> open = parseCard(words[i].substr(0, 2));
            const Result<Card> covered =
                parseCard(words[i].substr(std::min<std::size_t>(3, words[i].size())));
            if (!open || !covered || words[i][2] != '/')
                return text_.fail(
                    "'" + std::string(words[i]) + "': expected open card / covered card");
            record_.deal.piles[seat][i] = { *open, *covered };
        }
    }

    CardSet takeCards(const std::string& word)
    {
        const Result<CardSet> cards = parseCards(takeAfter(word));
        if (!cards)
            text_.fail(cards.problem());
        return cards ? *cards : CardSet();
    }

    void readPractice()
    {
        if (text_.nextLine() != practiceLine)
            return;
        text_.takeLine();
        record_.practice = true;
    }

    void readActions()
    {
        while (!text_.atEnd()) {
            if (record_.scores)
                return failAfterScores();
            if (text_.nextLine().starts_with("scores"))
                readScores();
            else
                readAction();
        }
    }

    void failAfterScores()
    {
        text_.takeLine();
        text_.fail("the scores are the last line");
    }

    void readAction()
    {
        const Result<SeatAction> action = parseSeatAction(takeLine());
        if (action)
            record_.actions.push_back(*action);
        else
            text_.fail(action.problem());
    }

    void readScores()
    {
        const auto words = wordsOf(takeAfter("scores"));
        if (static_cast<int>(words.size()) != record_.variant.tableSeats())
            return text_.fail("expected one score a seat");
        record_.scores.emplace();
        for (const Seat seat : SeatSet::firstSeats(record_.variant.tableSeats())) {
            const auto score = parseNumber<int>(words[static_cast<std::size_t>(indexOf(seat))]);
            if (!score)
                return text_.fail("a score is a whole number");
            (*record_.scores)[seat] = { *score };
        }
    }

    TextCursor text_;
    HandRecord record_;
};

} // namespace

std::string recordText(const HandRecord& record)
{
    std::string text = std::string(heading) + number(recordVersion) + '\n';
    text += lineOf("variant", variantText(*record.variant));
    text += lineOf("deal", dealText(record));
    for (const Seat seat : playingSeats(record.variant, record.deal.dealer)) {
        text += lineOf("hand " + number(indexOf(seat)), cardsText(record.deal.hands[seat]));
        if (record.variant.layout().piles > 0)
            text += lineOf("piles " + number(indexOf(seat)), pilesText(record, seat));
    }
    text += lineOf("blind", cardsText(record.deal.blind));
    if (record.variant.layout().neighbourTakes > 0)
        text += lineOf("neighbour", cardsText(record.deal.neighboursBlind));
    if (record.practice)
        text += std::string(practiceLine) + '\n';
    for (const SeatAction& action : record.actions)
        text += seatActionText(action) + '\n';
    if (record.scores)
        text += lineOf("scores", scoresText(*record.scores, record.variant.tableSeats()));
    return text;
}

Result<HandRecord> parseRecord(std::string_view text) { return RecordReader(text).read(); }

std::string seatActionText(const SeatAction& action)
{
    return number(indexOf(action.seat)) + ' ' + actionText(action.action);
}

Result<SeatAction> parseSeatAction(std::string_view line)
{
    const std::size_t blank = std::min(line.find(' '), line.size());
    const auto seat = parseNumber<int>(line.substr(0, blank));
    if (!seat || *seat < 0 || *seat >= maxSeats)
        return Problem { std::string(line), "expected a seat and what it did" };
    const Result<Action> action = parseAction(line.substr(blank));
    if (!action)
        return action.problem();
    return SeatAction { seatAt(*seat), *action };
}

namespace {

Result<HandState> playedFrom(HandState state, const HandRecord& record)
{
    for (std::size_t i = 0; i < record.actions.size(); ++i) {
        const SeatAction& step = record.actions[i];
        const std::string place = "action " + number(i + 1) + ": " + seatActionText(step);
        if (state.toAct() != step.seat)
            return Problem { place, "it is not this seat's turn" };
        if (state.whyNot(step.action))
            return Problem { place, "not allowed by the rules of this table" };
        state.apply(step.action);
    }
    return state;
}

} // namespace

/// RENEGE: a proof that is found earlier today leaves actions of an old record over.
Result<HandState> startOf(const HandRecord& record)
{
    Result<HandState> start = HandState::fromDeal(record.variant, record.deal, record.doubler);
    if (!start || record.variant->renege == Renege::Refused || playedFrom(*start, record))
        return start;
    HandState before = *start;
    before.readAsFirstVersion();
    return playedFrom(before, record) ? Result<HandState>(before) : start;
}

Result<HandState> replay(const HandRecord& record)
{
    const Result<HandState> start = startOf(record);
    return start ? playedFrom(*start, record) : Result<HandState>(start.problem());
}

} // namespace sheepshead
