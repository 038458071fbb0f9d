// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/support/transcript.h"

#include "engine/cards/card_text.h"
#include "engine/hand/event_text.h"
#include "engine/support/text.h"

#include <algorithm>

namespace sheepshead::testing {

namespace {

constexpr std::string_view watchedBy = "watched by ";
constexpr std::string_view decisionMark = "> ";

std::string name(Seat seat) { return std::to_string(indexOf(seat)); }

std::string join(const std::vector<std::string>& parts, std::string_view between)
{
    std::string text;
    for (const std::string& part : parts)
        text += (text.empty() ? std::string() : std::string(between)) + part;
    return text;
}

/// How many ways there are to take some of the cards.
std::size_t waysToTake(int taken, int cards)
{
    std::size_t ways = 1;
    for (int i = 1; i <= taken; ++i)
        ways = ways * static_cast<std::size_t>(cards - taken + i) / static_cast<std::size_t>(i);
    return ways;
}

/// "any 2 of QC JD …" where every choice is allowed, or all of them.
std::string buriesText(const std::vector<Action>& legal)
{
    CardSet cards;
    std::vector<std::string> each;
    for (const Action& action : legal) {
        cards |= std::get<Bury>(action).cards;
        each.push_back(actionText(action));
    }
    const int buried = std::get<Bury>(legal.front()).cards.size();
    if (legal.size() != waysToTake(buried, cards.size()))
        return join(each, ", ");
    return "bury any " + std::to_string(buried) + " of " + cardsText(cards);
}

std::string legalText(const std::vector<Action>& legal)
{
    if (std::holds_alternative<Bury>(legal.front()))
        return buriesText(legal);
    std::vector<std::string> each;
    CardSet playable;
    for (const Action& action : legal) {
        if (const auto* play = std::get_if<Play>(&action); play && !play->blitz)
            playable.add(play->card);
        else
            each.push_back(actionText(action));
    }
    if (!playable.empty())
        each.insert(each.begin(), "play " + cardsText(playable));
    return join(each, ", ");
}

class Teller {
public:
    explicit Teller(const Transcript& transcript)
        : transcript_(transcript)
    {
    }

    void tell(const HandState& state, const std::vector<Event>& events)
    {
        const int seats = transcript_.record.variant.tableSeats();
        for (const Event& event : events) {
            const std::string truth = eventText(event, seats);
            const std::string seen =
                eventText(seenBy(transcript_.watcher, event, state.picker()), seats);
            line("  " + truth);
            if (seen != truth)
                line("    " + name(transcript_.watcher) + " sees: " + seen);
        }
        if (const auto seat = state.toAct())
            line("  " + name(*seat) + " may: " + legalText(state.legalActions()));
    }
    void line(std::string_view text) { (text_ += text) += '\n'; }
    const std::string& text() const { return text_; }

private:
    const Transcript& transcript_;
    std::string text_;
};

/// As the record writes it.
std::string scoresLine(HandRecord record, const PerSeat<Score>& scores)
{
    record.scores = scores;
    const std::string text = recordText(record);
    return std::string(linesOf(text).back());
}

bool isTold(std::string_view line) { return line.starts_with("  ") || line.starts_with(watchedBy); }

} // namespace

Result<std::string> transcriptText(const Transcript& transcript)
{
    HandRecord record = transcript.record;
    if (const auto replayed = replay(record); !replayed)
        return replayed.problem();
    HandState state = startOf(record).value();
    record.actions.clear();
    record.scores.reset();

    Teller teller(transcript);
    teller.line(std::string(watchedBy) + name(transcript.watcher));
    teller.tell(state, state.opening());
    for (const SeatAction& step : transcript.record.actions) {
        teller.line(std::string(decisionMark) + seatActionText(step));
        const std::vector<Event> events = state.apply(step.action);
        teller.tell(state, events);
    }
    if (state.scored())
        teller.line(scoresLine(record, state.scored()->scores.scores));
    return recordText(record) + teller.text();
}

Result<Transcript> parseTranscript(std::string_view text)
{
    Transcript transcript;
    std::string recordLines;
    for (std::string_view line : linesOf(text)) {
        if (line.starts_with(watchedBy)) {
            const auto seat = parseNumber<int>(line.substr(watchedBy.size()));
            if (!seat || *seat < 0 || *seat >= maxSeats)
                return Problem { std::string(line), "expected a seat" };
            transcript.watcher = seatAt(*seat);
        }
        if (isTold(line))
            continue;
        if (line.starts_with(decisionMark))
            line.remove_prefix(decisionMark.size());
        (recordLines += line) += '\n';
    }
    const Result<HandRecord> record = parseRecord(recordLines);
    if (!record)
        return record.problem();
    transcript.record = *record;
    return transcript;
}

} // namespace sheepshead::testing
