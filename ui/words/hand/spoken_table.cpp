// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/words/hand/spoken_table.h"

#include "ui/words/hand/status_words.h"
#include "ui/words/players/seat_words.h"
#include "ui/words/scores/sheet_figures.h"
#include "ui/words/terms/card_words.h"

#include <QCoreApplication>

#include <algorithm>

namespace sheepshead {

namespace {

struct SpokenTableWords {
    Q_DECLARE_TR_FUNCTIONS(SeatWords)
};

class SpokenTable {
    Q_DECLARE_TR_FUNCTIONS(SpokenTable)
};

QString nothingYet() { return SpokenTable::tr("There are no cards yet."); }

QString spokenName(Seat seat, const Seating& seating)
{
    return isYou(seat, seating) ? SpokenTable::tr("You") : nameAt(seat, seating);
}

/// The strongest first.
QString inOrder(CardSet cards, const TrumpOrder& trumps)
{
    std::vector<Card> order(cards.begin(), cards.end());
    std::ranges::sort(
        order, std::ranges::greater(), [&trumps](Card card) { return trumps.power(card); });
    QStringList names;
    for (const Card card : order)
        names << cardName(card);
    return names.join(SpokenTableWords::tr(", ", "in a list"));
}

QString cardOf(const PlayedCard& played)
{
    return played.card ? theCard(*played.card) : SpokenTable::tr("a card face down");
}

bool hasCards(const Observation& seen) { return !seen.seats.empty(); }

/// Clockwise, the viewer first.
std::vector<Seat> around(const Seating& seating)
{
    std::vector<Seat> seats;
    seats.reserve(seating.seats.size());
    for (int i = 0; i < seating.count(); ++i)
        seats.push_back(seatAt((indexOf(seating.viewer) + i) % seating.count()));
    return seats;
}

QString roleAt(Seat seat, const Observation& seen)
{
    if (!seen.seats.contains(seat))
        return SpokenTable::tr("sits out");
    if (seen.picker == seat)
        return SpokenTable::tr("picker");
    if (seen.isMaker(seat))
        return seen.picker ? SpokenTable::tr("partner") : SpokenTable::tr("maker");
    if (seen.isDefender(seat))
        return SpokenTable::tr("defender");
    return !seen.picker && seen.passed.contains(seat) ? SpokenTable::tr("passed") : QString();
}

} // namespace

QString spokenHand(const Observation& seen)
{
    if (!hasCards(seen))
        return nothingYet();
    if (seen.hand.empty())
        return SpokenTable::tr("You hold no cards.");
    QStringList sentences { SpokenTable::tr("You hold %n card(s).", nullptr, seen.hand.size()) };
    //: trump or the name of a suit, then cards of it
    const QString kind = SpokenTable::tr("%1: %2.");
    if (const CardSet trump = seen.hand & seen.trumps.trump(); !trump.empty())
        sentences << kind.arg(SpokenTable::tr("Trump"), inOrder(trump, seen.trumps));
    for (const Suit suit : allSuits)
        if (const CardSet fail = seen.hand & seen.trumps.fail(suit); !fail.empty())
            sentences << kind.arg(suitName(suit), inOrder(fail, seen.trumps));
    const bool mayChoose = seen.phase == Phase::Playing && seen.turn == seen.viewer;
    if (mayChoose && !seen.proper.empty() && seen.proper != seen.hand)
        sentences << SpokenTable::tr("You may play: %1.").arg(inOrder(seen.proper, seen.trumps));
    return sentences.join(u' ');
}

QString spokenTrick(const Observation& seen, const Seating& seating)
{
    if (!hasCards(seen))
        return nothingYet();
    const Trick* const trick = seen.trickOnTable();
    if (trick == nullptr)
        return SpokenTable::tr("No card lies on the table. %1").arg(statusText(seen, seating));
    QStringList told { SpokenTable::tr("Trick %1.").arg(seen.tricks.size()) };
    CardSet open;
    for (const PlayedCard& played : trick->cards) {
        const bool led = played.seat == trick->leader();
        told << (led ? SpokenTable::tr("%1 led %2.", "a player, a card")
                     : SpokenTable::tr("%1 played %2.", "a player, a card"))
                    .arg(spokenName(played.seat, seating), cardOf(played));
        if (played.card)
            open.add(*played.card);
    }
    told << SpokenTable::tr("%1: the best card so far, %2 in the trick.", "a player, points")
                .arg(spokenName(trick->winning, seating), pointsText(open.points()));
    return told.join(u' ');
}

QString spokenScores(
    const Observation& seen, const Seating& seating, const std::vector<int>& totals)
{
    QStringList tricks;
    QStringList scores;
    //: a player and a number
    const QString entry = SpokenTable::tr("%1 %2");
    for (const Seat seat : around(seating)) {
        if (seen.seats.contains(seat))
            tricks << entry.arg(spokenName(seat, seating)).arg(seen.tricksTaken[seat]);
        const auto index = static_cast<std::size_t>(indexOf(seat));
        if (index < totals.size())
            scores << entry.arg(spokenName(seat, seating), totalText({ totals[index] }));
    }
    QStringList sentences;
    const QString comma = SpokenTableWords::tr(", ", "in a list");
    if (!scores.empty())
        sentences << SpokenTable::tr("Score: %1.").arg(scores.join(comma));
    if (!tricks.empty())
        sentences << SpokenTable::tr("Tricks in this hand: %1.").arg(tricks.join(comma));
    return sentences.empty() ? SpokenTable::tr("There is no score yet.") : sentences.join(u' ');
}

QString spokenSeats(const Observation& seen, const Seating& seating)
{
    if (!hasCards(seen))
        return nothingYet();
    QStringList told;
    for (const Seat seat : around(seating)) {
        QStringList facts;
        if (seen.dealer == seat)
            facts << SpokenTable::tr("dealer");
        facts << roleAt(seat, seen);
        if (seen.turn == seat)
            facts << SpokenTable::tr("to act");
        facts.removeAll(QString());
        const QString name = spokenName(seat, seating);
        const QString all = facts.join(SpokenTableWords::tr(", ", "in a list"));
        if (facts.empty())
            told << SpokenTable::tr("%1.", "a player").arg(name);
        else
            told << SpokenTable::tr("%1: %2.", "a player and what they are").arg(name, all);
    }
    return told.join(u' ');
}

QString spokenAgain(
    Repeated what, const Observation& seen, const Seating& seating, const std::vector<int>& totals)
{
    switch (what) {
    case Repeated::Hand:
        return spokenHand(seen);
    case Repeated::Trick:
        return spokenTrick(seen, seating);
    case Repeated::Scores:
        return spokenScores(seen, seating, totals);
    case Repeated::Seats:
        return spokenSeats(seen, seating);
    }
    return {};
}

} // namespace sheepshead
