// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/support/transcript.h"

#include "engine/cards/card_text.h"
#include "engine/support/text.h"

#include <algorithm>
#include <array>

namespace sheepshead::testing {

namespace {

constexpr std::string_view watchedBy = "watched by ";
constexpr std::string_view decisionMark = "> ";

std::string number(int value) { return std::to_string(value); }

std::string name(Seat seat) { return number(indexOf(seat)); }

std::string names(SeatSet seats)
{
    std::string text;
    for (const Seat seat : seats)
        text += (text.empty() ? "" : " ") + name(seat);
    return text.empty() ? "nobody" : text;
}

std::string join(const std::vector<std::string>& parts, std::string_view between)
{
    std::string text;
    for (const std::string& part : parts)
        text += (text.empty() ? std::string() : std::string(between)) + part;
    return text;
}

/// The cards, or how many there are for somebody who does not see them.
std::string cardsOrCount(CardSet cards, int count)
{
    return cards.empty() && count > 0 ? number(count) + " cards" : cardsText(cards);
}

constexpr std::array tierNames { "won every trick", "won with schneider", "won", "lost",
    "lost with schneider", "lost without a trick" };

class EventWriter {
public:
    explicit EventWriter(int tableSeats)
        : tableSeats_(tableSeats)
    {
    }

    std::string operator()(const Dealt& dealt) const
    {
        std::string text = name(dealt.dealer) + " dealt";
        for (const Seat seat : dealt.seats)
            text += " | " + name(seat) + ": " + cardsOrCount(dealt.hands[seat], dealt.sizes[seat]);
        text += " | blind: " + cardsOrCount(dealt.blind, dealt.blindSize);
        return dealt.doubler == 1 ? text : text + " | counts " + number(dealt.doubler) + " times";
    }
    std::string operator()(const RedealHandShown& shown) const
    {
        return name(shown.seat) + " showed a redeal hand: " + cardsText(shown.hand);
    }
    std::string operator()(const Passed& passed) const { return name(passed.seat) + " passed"; }
    std::string operator()(const Picked& picked) const
    {
        const std::string call = picked.callUp ? ", calling " + cardText(*picked.callUp) : "";
        return name(picked.seat) + (picked.forced ? " had to pick " : " picked ")
            + cardsOrCount(picked.blind, picked.blindSize) + call;
    }
    std::string operator()(const Buried& buried) const
    {
        return name(buried.seat) + " buried " + cardsOrCount(buried.cards, buried.count);
    }
    std::string operator()(const Called& called) const
    {
        const std::string text = name(called.seat) + " called " + cardText(called.card);
        if (!called.withUnder)
            return text;
        return text + " under " + (called.under ? cardText(*called.under) : "a card");
    }
    std::string operator()(const WentAlone& alone) const
    {
        return name(alone.seat) + " goes alone";
    }
    std::string operator()(const LeasterBegan&) const { return "everybody passed: leaster"; }
    std::string operator()(const ThrownIn& thrown) const
    {
        constexpr std::array reasons { "doubler", "redeal", "redeal hand" };
        return std::string("thrown in: ") + reasons[static_cast<std::size_t>(thrown.why)];
    }
    std::string operator()(const Played& played) const
    {
        return name(played.seat) + " played " + (played.card ? cardText(*played.card) : "a card")
            + (played.asUnder ? " face down" : "");
    }
    std::string operator()(const PartnerRevealed& revealed) const
    {
        return "partner known: " + name(revealed.seat);
    }
    std::string operator()(const TrickTaken& taken) const
    {
        std::string text = name(taken.winner) + " took trick " + number(taken.number) + ": "
            + cardsText(taken.cards);
        if (taken.under)
            text += " and face down " + cardText(*taken.under);
        return taken.withBlind ? text + " and the blind" : text;
    }
    std::string operator()(const HandScored& scored) const
    {
        std::string text = "scored: ";
        for (const Seat seat : SeatSet::firstSeats(tableSeats_))
            text += number(scored.scores.scores[seat].value) + ' ';
        text += "| "
            + std::visit([&](const auto& o) { return outcome(o, scored.scores); }, scored.outcome);
        text += " | blind " + cardsText(scored.blind) + ", buried " + cardsText(scored.buried);
        return scored.under ? text + ", under " + cardText(*scored.under) : text;
    }

private:
    static std::string outcome(const PickedOutcome& picked, const HandScores& scores)
    {
        std::string text = name(picked.picker) + " with " + names(picked.partners) + ' '
            + tierNames[static_cast<std::size_t>(*scores.tier)] + ", "
            + number(picked.makersPoints.value) + " points, stake " + number(scores.stake);
        if (scores.bumped)
            text += ", bumped";
        return scores.pickerPaidAlone ? text + ", the picker pays alone" : text;
    }
    std::string outcome(const LeasterOutcome& leaster, const HandScores& scores) const
    {
        std::string text = "leaster, points and tricks";
        for (const Seat seat : SeatSet::firstSeats(tableSeats_))
            text += ' ' + name(seat) + ": " + number(leaster.points[seat].value) + '/'
                + number(leaster.tricks[seat]) + ',';
        return text + " least: " + names(scores.leasterWinners);
    }

    int tableSeats_;
};

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
    const int choices = cards.size() * (cards.size() - 1) / 2;
    if (buried != 2 || static_cast<int>(legal.size()) != choices)
        return join(each, ", ");
    return "bury any 2 of " + cardsText(cards);
}

std::string legalText(const std::vector<Action>& legal)
{
    if (std::holds_alternative<Bury>(legal.front()))
        return buriesText(legal);
    std::vector<std::string> each;
    CardSet playable;
    for (const Action& action : legal) {
        if (const auto* play = std::get_if<Play>(&action))
            playable.add(play->card);
        else
            each.push_back(actionText(action));
    }
    return playable.empty() ? join(each, ", ") : "play " + cardsText(playable);
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

std::string eventText(const Event& event, int tableSeats)
{
    return std::visit(EventWriter(tableSeats), event);
}

Result<std::string> transcriptText(const Transcript& transcript)
{
    HandRecord record = transcript.record;
    if (const auto replayed = replay(record); !replayed)
        return replayed.problem();
    record.actions.clear();
    record.scores.reset();
    HandState state = replay(record).value();

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
