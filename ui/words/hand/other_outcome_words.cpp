// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/words/hand/other_outcome_words.h"

#include "ui/words/players/seat_words.h"
#include "ui/words/terms/card_words.h"
#include "ui/words/terms/game_words.h"

#include <QCoreApplication>

namespace sheepshead {

namespace {

struct OtherOutcomeWords {
    Q_DECLARE_TR_FUNCTIONS(RenegeWords)
};

/// Games in which all play for themselves.
class NoPickWords {
    Q_DECLARE_TR_FUNCTIONS(NoPickWords)

public:
    NoPickWords(const LeasterOutcome& outcome, const HandScores& scores, const Seating& seating)
        : outcome_(outcome)
        , scores_(scores)
        , winners_(scores.leasterWinners)
        , seating_(seating)
    {
    }

    QString title() const;
    QString line() const;
    QString margin() const;

private:
    QString losersTitle() const;
    QString leasterMargin() const;

    Seat first() const { return *winners_.begin(); }
    QString points(Seat seat) const { return pointsText(outcome_.points[seat]); }
    bool isWashed() const
    {
        return winners_.empty() || (winners_.size() > 1 && scores_.scores[first()].value == 0);
    }
    /// A moster has a loser, and all others win.
    SeatSet losers() const;

    const LeasterOutcome& outcome_;
    const HandScores& scores_;
    SeatSet winners_;
    const Seating& seating_;
};

SeatSet NoPickWords::losers() const
{
    SeatSet losers;
    for (int seat = 0; seat < maxSeats; ++seat)
        if (scores_.scores[seatAt(seat)].value < 0)
            losers.add(seatAt(seat));
    return losers;
}

QString NoPickWords::losersTitle() const
{
    const Seat loser = *losers().begin();
    return isYou(loser, seating_) ? tr("You lose the moster")
                                  : tr("%1 loses the moster").arg(nameAt(loser, seating_));
}

QString NoPickWords::title() const
{
    const bool leaster = outcome_.game == NoPickGame::Leaster;
    if (outcome_.reneged)
        return isYou(*outcome_.reneged, seating_)
            ? tr("You forfeit the hand")
            : tr("%1 forfeits the hand").arg(nameAt(*outcome_.reneged, seating_));
    if (outcome_.game == NoPickGame::Moster && losers().size() == 1)
        return losersTitle();
    const QString game = noPickGameName(outcome_.game);
    if (isWashed())
        return leaster ? tr("The leaster has no winner") : tr("%1: no winner").arg(game);
    if (winners_.size() > 1)
        return leaster
            ? tr("%1 win the leaster", "several players").arg(seatNames(winners_, seating_))
            : tr("%1: %2 win", "several players").arg(game, seatNames(winners_, seating_));
    if (isYou(first(), seating_))
        return leaster ? tr("You win the leaster") : tr("%1: you win").arg(game);
    const QString name = nameAt(first(), seating_);
    return leaster ? tr("%1 wins the leaster").arg(name) : tr("%1: %2 wins").arg(game, name);
}

QString NoPickWords::leasterMargin() const
{
    if (winners_.size() == 1)
        return tr("The fewest points: %1.").arg(outcome_.points[first()].value);
    return tr("A tie of %1 with %2 each.").arg(seatNames(winners_, seating_), points(first()));
}

QString NoPickWords::margin() const
{
    if (outcome_.reneged)
        return renegeText(*outcome_.reneged, seating_);
    if (outcome_.game == NoPickGame::Leaster)
        return leasterMargin();
    if (outcome_.game == NoPickGame::Moster && losers().size() == 1)
        return tr("The most points: %1.").arg(outcome_.points[*losers().begin()].value);
    if (isWashed())
        return tr("The deciding points are tied.");
    if (outcome_.game == NoPickGame::Moster)
        return tr("Every trick was taken by one player.");
    return outcome_.game == NoPickGame::Mittler
        ? tr("The middle points: %1.").arg(outcome_.points[first()].value)
        : tr("Closest to 30: %1.").arg(outcome_.points[first()].value);
}

QString NoPickWords::line() const
{
    if (winners_.empty() || outcome_.reneged || outcome_.game == NoPickGame::Moster)
        return tr("%1.").arg(title());
    return tr("%1, %2.").arg(title(), points(first()));
}

class SchwanzerWords {
    Q_DECLARE_TR_FUNCTIONS(SchwanzerWords)

public:
    static OutcomeText of(const SchwanzerOutcome& outcome, SeatSet losers, const Seating& seating);

private:
    static QString title(SeatSet losers, const Seating& seating);
};

QString SchwanzerWords::title(SeatSet losers, const Seating& seating)
{
    if (losers.empty())
        return tr("The schwanzer has no loser");
    if (losers.size() > 1)
        return tr("%1 lose the schwanzer", "several players").arg(seatNames(losers, seating));
    const Seat loser = *losers.begin();
    return isYou(loser, seating) ? tr("You lose the schwanzer")
                                 : tr("%1 loses the schwanzer").arg(nameAt(loser, seating));
}

OutcomeText SchwanzerWords::of(
    const SchwanzerOutcome& outcome, SeatSet losers, const Seating& seating)
{
    const QString told = title(losers, seating);
    const QString margin = losers.empty()
        ? tr("All have the same count: %1 (queens 3, jacks 2, others 1).")
              .arg(outcome.count[outcome.exempt.contains(seatAt(0)) ? seatAt(1) : seatAt(0)])
        : tr("The most trump: a count of %1 (queens 3, jacks 2, others 1).")
              .arg(outcome.count[*losers.begin()]);
    return { told, tr("%1.").arg(told), margin };
}

class TwoHandedWords {
    Q_DECLARE_TR_FUNCTIONS(TwoHandedWords)

public:
    static OutcomeText of(
        const TwoHandedOutcome& outcome, const HandScores& scores, const Seating& seating);

private:
    static QString why(FactorKind kind);
};

QString TwoHandedWords::why(FactorKind kind)
{
    switch (kind) {
    case FactorKind::AllTricks:
        return tr("The loser took no trick.");
    case FactorKind::Schneider:
        return tr("Schneider: the loser needed 30 to get out.");
    default:
        return {};
    }
}

OutcomeText TwoHandedWords::of(
    const TwoHandedOutcome& outcome, const HandScores& scores, const Seating& seating)
{
    if (scores.leasterWinners.empty())
        return { tr("A tie"), tr("A tie, 60 to 60."), tr("60 to 60.") };
    const Seat winner = *scores.leasterWinners.begin();
    const QString title =
        isYou(winner, seating) ? tr("You win") : tr("%1 wins").arg(nameAt(winner, seating));
    const int points = outcome.points[winner].value;
    const QString score = tr("%1 to %2").arg(points).arg(deckPoints.value - points);
    if (outcome.reneged)
        return { title, tr("%1.").arg(title), renegeText(*outcome.reneged, seating) };
    const QString margin =
        (score + QStringLiteral(". ") + why(scores.factors.front().kind)).trimmed();
    return { title, tr("%1, %2.", "who wins, and the points").arg(title, score), margin };
}

class IndianaWords {
    Q_DECLARE_TR_FUNCTIONS(IndianaWords)

public:
    IndianaWords(const IndianaOutcome& outcome, const HandScores& scores, const Seating& seating)
        : outcome_(outcome)
        , won_(scores.scores[outcome.bidder].value > 0)
        , seating_(seating)
    {
    }

    QString title() const;
    QString line() const;
    QString margin() const;

private:
    QString together() const;
    QString solo() const;

    const IndianaOutcome& outcome_;
    bool won_;
    const Seating& seating_;
};

QString IndianaWords::together() const
{
    const SeatSet side { outcome_.bidder, *outcome_.partner };
    return (won_ ? tr("%1 win", "several players") : tr("%1 lose", "several players"))
        .arg(seatNames(side, seating_));
}

QString IndianaWords::solo() const
{
    if (isYou(outcome_.bidder, seating_))
        return won_ ? tr("You win your solo") : tr("You lose your solo");
    return (won_ ? tr("%1 wins the solo") : tr("%1 loses the solo"))
        .arg(nameAt(outcome_.bidder, seating_));
}

QString IndianaWords::title() const { return outcome_.partner ? together() : solo(); }

QString IndianaWords::line() const
{
    if (outcome_.reneged || outcome_.solo == SoloKind::Billy)
        return tr("%1.").arg(title());
    return tr("%1, %2 to %3.")
        .arg(title())
        .arg(outcome_.biddersPoints.value)
        .arg((deckPoints - outcome_.biddersPoints).value);
}

QString IndianaWords::margin() const
{
    if (outcome_.reneged)
        return renegeText(*outcome_.reneged, seating_);
    if (outcome_.solo == SoloKind::Billy)
        return won_ ? tr("A billy: not one trick.") : tr("A billy, and a trick was taken.");
    if (outcome_.biddersTookAllTricks)
        return tr("Every trick was taken.");
    return outcome_.biddersTookNoTrick ? tr("No trick was taken.") : tr("61 were needed.");
}

} // namespace

OutcomeText outcomeWords(
    const LeasterOutcome& outcome, const HandScores& scores, const Table& table)
{
    const NoPickWords words(outcome, scores, table.seating);
    return { words.title(), words.line(), words.margin() };
}

OutcomeText outcomeWords(
    const SchwanzerOutcome& outcome, const HandScores& scores, const Table& table)
{
    SeatSet losers;
    for (int seat = 0; seat < maxSeats; ++seat)
        if (scores.scores[seatAt(seat)].value < 0)
            losers.add(seatAt(seat));
    return SchwanzerWords::of(outcome, losers, table.seating);
}

OutcomeText outcomeWords(
    const TwoHandedOutcome& outcome, const HandScores& scores, const Table& table)
{
    return TwoHandedWords::of(outcome, scores, table.seating);
}

OutcomeText outcomeWords(
    const IndianaOutcome& outcome, const HandScores& scores, const Table& table)
{
    const IndianaWords words(outcome, scores, table.seating);
    return { words.title(), words.line(), words.margin() };
}

QString renegeText(Seat guilty, const Seating& seating)
{
    return isYou(guilty, seating)
        ? OtherOutcomeWords::tr("You could have followed suit and did not: you forfeit the hand.")
        : OtherOutcomeWords::tr("%1 did not follow suit and forfeits the hand.")
              .arg(nameAt(guilty, seating));
}

} // namespace sheepshead
