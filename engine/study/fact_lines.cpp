// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/study/fact_lines.h"

#include "engine/hand/hand_keys.h"
#include "engine/rules/named_rules.h"
#include "engine/support/text.h"

namespace sheepshead {

bool FactLines::take(const PositionLine& line)
{
    static const Readers<FactLines> readers {
        { "rules", &FactLines::takeRules },
        { "dealer", &FactLines::takeDealer },
        { "seat", &FactLines::takeSeat },
        { "doubler", &FactLines::takeDoubler },
        { "phase", &FactLines::takePhase },
        { "hand", &FactLines::takeHand },
        { "open", &FactLines::takeOpen },
        { "blind", &FactLines::takeBlind },
        { "neighbour", &FactLines::takeNeighbour },
        { "neighbor", &FactLines::takeNeighbour },
        { "under", &FactLines::takeUnder },
    };
    return takeBy(readers, line);
}

void FactLines::takeRules(const PositionLine& line)
{
    if (!isNew(line))
        return;
    const Result<CheckedVariant> rules = parseNamedRules(line.rest);
    if (!rules)
        return fail(line.words.front().column,
            "'" + rules.problem().place + "': " + rules.problem().reason);
    position().variant = *rules;
}

void FactLines::takeDealer(const PositionLine& line)
{
    mark({ StudyField::Dealer }, line.words.front().column);
    if (const auto seat = seatIn(line.words.front()); seat && isNew(line)) {
        position().dealer = *seat;
        typed().hasDealer = true;
    }
}

void FactLines::takeSeat(const PositionLine& line)
{
    mark({ StudyField::Seat }, line.words.front().column);
    if (const auto seat = seatIn(line.words.front()); seat && isNew(line)) {
        position().seat = *seat;
        typed().hasSeat = true;
    }
}

void FactLines::takeDoubler(const PositionLine& line)
{
    const PositionWord& word = line.words.front();
    mark({ StudyField::Doubler }, word.column);
    const auto factor = parseNumber<int>(word.text);
    if (!factor)
        return fail(word.column, "'" + word.text + "': expected a whole number");
    if (isNew(line))
        position().doubler = *factor;
}

void FactLines::takePhase(const PositionLine& line)
{
    const PositionWord& word = line.words.front();
    mark({ StudyField::Phase }, word.column);
    const auto phase = valueIn<Phase>(phaseKeys, word.text);
    if (!phase || *phase == Phase::Over)
        return fail(word.column, "'" + word.text + "' is no phase in which a seat acts");
    if (isNew(line))
        position().phase = phase;
}

void FactLines::takeHand(const PositionLine& line)
{
    if (!isNew(line))
        return;
    // Without a number it is that of the person, whose line may come later.
    const CardSet cards = cardsIn(line, { StudyField::Hand, line.seat.value_or(seatNamedLater) });
    if (line.seat) {
        position().hands[*line.seat] = cards;
        typed().handsOf.add(*line.seat);
    } else
        typed().ownHand = TypedCards { {}, cards, placeAt(line.column) };
}

void FactLines::takeOpen(const PositionLine& line)
{
    if (!line.seat)
        return fail(line.column, "'open': expected a seat, as in 'open 0: QC 7D'");
    if (isNew(line))
        position().open[*line.seat] = cardsIn(line, { StudyField::Open, line.seat });
}

void FactLines::takeBlind(const PositionLine& line)
{
    if (isNew(line))
        position().blind |= cardsIn(line, { StudyField::Blind });
}

void FactLines::takeNeighbour(const PositionLine& line)
{
    if (isNew(line))
        position().neighboursBlind = cardsIn(line, { StudyField::Neighbour });
}

void FactLines::takeUnder(const PositionLine& line)
{
    const PositionWord& word = line.words.front();
    const auto card = cardIn(word);
    if (!card || !isNew(line))
        return;
    mark({ StudyField::Under, {}, {}, {}, card }, word.column);
    position().under = card;
}

} // namespace sheepshead
