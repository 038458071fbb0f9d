// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/words/scores/sheet_words.h"

#include "ui/words/players/seat_words.h"
#include "ui/words/terms/card_words.h"
#include "ui/words/terms/factor_words.h"
#include "ui/words/terms/game_words.h"

#include <QCoreApplication>
#include <QLocale>

namespace sheepshead {

namespace {

/// The players who paid.
SeatSet below(const HandScores& scores)
{
    SeatSet losers;
    for (const Seat seat : SeatSet::firstSeats(maxSeats))
        if (scores.scores[seat].value < 0)
            losers.add(seat);
    return losers;
}

class SheetWords {
    Q_DECLARE_TR_FUNCTIONS(sheepshead::SheetWords)

public:
    SheetWords(const SheetRow& row, const QStringList& players, bool picking = true)
        : row_(row)
        , players_(players)
        , picking_(picking)
    {
    }

    QString operator()(const PickedOutcome& outcome) const;
    QString operator()(const LeasterOutcome& outcome) const;
    QString operator()(const SchwanzerOutcome& outcome) const;
    QString operator()(const TwoHandedOutcome& outcome) const;
    QString operator()(const IndianaOutcome& outcome) const;
    QString operator()(ThrowIn why) const;
    QString operator()(const PotSettled& end) const;
    QString operator()(const PotJoined& joined) const;
    QString operator()(const PointsWithoutHand& points) const;
    QString operator()(const Practised&) const
    {
        return tr("Practice: decisions were taken back, so it does not count");
    }

    /// What the hand put into the pot or took out of it.
    QString pot() const;

    QString hand() const;
    static QString hands(int count) { return tr("%n hand(s)", nullptr, count); }

private:
    static QString pointsFor(PointsFor what);
    QString name(Seat seat) const { return inSentence(playerName(seat, players_)); }
    QString names(SeatSet seats) const;
    QString picks(const PickedOutcome& outcome) const;
    QString makers(const PickedOutcome& outcome) const;
    QString bidders(const IndianaOutcome& outcome) const;
    QString result(Points made, bool known) const;
    QString resultOfTier() const;
    QString winners(const LeasterOutcome& outcome) const;
    QString wonOrLost() const;
    QString bet(const PickedOutcome& outcome) const;
    QString factors(const PickedOutcome& outcome) const;
    QString mostLost(const LeasterOutcome& outcome) const;
    QString twoHandedResult() const;
    QString reneged(Seat seat) const { return tr("%1 reneged").arg(name(seat)); }

    const SheetRow& row_;
    const QStringList& players_;
    bool picking_;
};

QString SheetWords::hand() const
{
    if (const auto* const points = std::get_if<PointsWithoutHand>(&row_.outcome))
        return pointsFor(points->what);
    if (!row_.wasDealt())
        return tr("The pot");
    return tr("Hand %1, %2 dealt").arg(row_.number).arg(name(row_.dealer));
}

QString SheetWords::pointsFor(PointsFor what)
{
    switch (what) {
    case PointsFor::Evening:
        return tr("Hands kept on paper");
    case PointsFor::Hand:
        return tr("A hand kept on paper");
    case PointsFor::Bonus:
        return tr("Bonus or penalty");
    }
    return {};
}

QString SheetWords::names(SeatSet seats) const
{
    QStringList all;
    for (const Seat seat : seats)
        all << name(seat);
    return QLocale().createSeparatedList(all);
}

QString SheetWords::picks(const PickedOutcome& outcome) const
{
    const QString picker = name(outcome.picker);
    if (outcome.blindPick)
        return tr("%1 picked blind").arg(picker);
    return (outcome.forcedPick ? tr("%1 had to pick") : tr("%1 picked")).arg(picker);
}

QString SheetWords::makers(const PickedOutcome& outcome) const
{
    if (!picking_) {
        SeatSet all = outcome.partners;
        all.add(outcome.picker);
        return tr("%n maker(s): %1", nullptr, all.size()).arg(names(all));
    }
    QStringList parts { picks(outcome) };
    if (row_.called)
        parts << tr("called %1").arg(shortCardName(*row_.called));
    parts << (outcome.partners.empty() ? tr("alone") : tr("with %1").arg(names(outcome.partners)));
    return parts.join(QStringLiteral(", "));
}

/// Where no points were typed.
QString SheetWords::resultOfTier() const
{
    switch (row_.scores.tier.value_or(Tier::Won)) {
    case Tier::WonSchneider:
        return tr("won, schneider");
    case Tier::LostSchneider:
        return tr("lost, schneider");
    case Tier::WonAllTricks:
        return tr("won every trick");
    case Tier::LostNoTrick:
        return tr("lost every trick");
    case Tier::Won:
    case Tier::Lost:
        return wonOrLost();
    }
    return {};
}

QString SheetWords::result(Points points, bool known) const
{
    if (!known)
        return resultOfTier();
    const int made = points.value;
    const int left = (deckPoints - points).value;
    switch (row_.scores.tier.value_or(Tier::Won)) {
    case Tier::WonAllTricks:
        return tr("won every trick");
    case Tier::WonSchneider:
        return tr("won %1 to %2, schneider").arg(made).arg(left);
    case Tier::Won:
        return tr("won %1 to %2").arg(made).arg(left);
    case Tier::Lost:
        return tr("lost %1 to %2").arg(made).arg(left);
    case Tier::LostSchneider:
        return tr("lost %1 to %2, schneider").arg(made).arg(left);
    case Tier::LostNoTrick:
        return tr("lost every trick");
    }
    return {};
}

QString SheetWords::wonOrLost() const
{
    return makersWon(row_.scores.tier.value_or(Tier::Won)) ? tr("won") : tr("lost");
}

/// CALL-SHEEPS
QString SheetWords::bet(const PickedOutcome& outcome) const
{
    return outcome.sheepshead == SheepsheadBet::Made ? tr("called sheepshead and took every trick")
                                                     : tr("called sheepshead and missed a trick");
}

QString SheetWords::factors(const PickedOutcome& outcome) const
{
    QString text;
    for (const StakeFactor& factor : row_.scores.factors)
        if (factor.factor > 1 && factor != row_.scores.factors.front())
            text += tr("; %1\u00a0×%2", "why the stake is higher, and the factor")
                        .arg(factorWord(factor.kind))
                        .arg(factor.factor);
    if (row_.scores.pickerPaidAlone)
        text += tr("; %1 paid alone").arg(name(outcome.picker));
    return text;
}

QString SheetWords::operator()(const PickedOutcome& outcome) const
{
    QString end = result(outcome.makersPoints, outcome.pointsKnown);
    if (outcome.sheepshead != SheepsheadBet::None)
        end = bet(outcome);
    if (outcome.reneged)
        end = tr("%1, %2").arg(wonOrLost(), reneged(*outcome.reneged));
    return tr("%1: %2").arg(makers(outcome), end + factors(outcome));
}

QString SheetWords::operator()(const LeasterOutcome& outcome) const
{
    const QString game = noPickGameName(outcome.game);
    const SeatSet winners = row_.scores.leasterWinners;
    if (outcome.reneged)
        return tr("%1: %2").arg(game, reneged(*outcome.reneged));
    if (outcome.game == NoPickGame::Moster && winners.empty())
        return tr("%1: %2").arg(game, mostLost(outcome));
    if (winners.empty())
        return tr("%1: no winner").arg(game);
    return tr("%1: %2").arg(game, this->winners(outcome));
}

QString SheetWords::winners(const LeasterOutcome& outcome) const
{
    const SeatSet winners = row_.scores.leasterWinners;
    const bool tied = winners.size() > 1;
    if (!outcome.pointsKnown)
        return (tied ? tr("%1 tied") : tr("%1 won")).arg(names(winners));
    const int points = outcome.points[*winners.begin()].value;
    return (tied ? tr("%1 tied with %n point(s)", nullptr, points)
                 : tr("%1 won with %n point(s)", nullptr, points))
        .arg(names(winners));
}

/// Moster has losers, not winners.
QString SheetWords::mostLost(const LeasterOutcome& outcome) const
{
    const SeatSet losers = below(row_.scores);
    if (losers.empty())
        return tr("no loser");
    if (!outcome.pointsKnown)
        return tr("%1 lost").arg(names(losers));
    return tr("%1 lost with %n point(s)", nullptr, outcome.points[*losers.begin()].value)
        .arg(names(losers));
}

QString SheetWords::operator()(const SchwanzerOutcome& outcome) const
{
    const SeatSet losers = below(row_.scores);
    if (losers.empty())
        return tr("Schwanzer: no loser");
    if (!outcome.pointsKnown)
        return tr("Schwanzer: %1 lost").arg(names(losers));
    return tr("Schwanzer: %1 lost with a count of %2")
        .arg(names(losers))
        .arg(outcome.count[*losers.begin()]);
}

QString SheetWords::twoHandedResult() const
{
    if (row_.scores.factors.has(FactorKind::AllTricks))
        return tr("%1 won every trick");
    if (row_.scores.factors.has(FactorKind::Schneider))
        return tr("%1 won, schneider");
    return tr("%1 won");
}

QString SheetWords::operator()(const TwoHandedOutcome& outcome) const
{
    const SeatSet winners = row_.scores.leasterWinners;
    if (winners.empty())
        return tr("A tie: 60 to 60");
    const Seat winner = *winners.begin();
    if (outcome.reneged)
        return tr("%1 won, %2").arg(name(winner), reneged(*outcome.reneged));
    if (!outcome.pointsKnown)
        return twoHandedResult().arg(name(winner));
    const Points made = outcome.points[winner];
    return tr("%1 won %2 to %3").arg(name(winner)).arg(made.value).arg((deckPoints - made).value);
}

QString SheetWords::bidders(const IndianaOutcome& outcome) const
{
    const QString bidder = name(outcome.bidder);
    if (!outcome.solo) {
        const QString called = row_.called
            ? tr("%1 called %2").arg(bidder, shortCardName(*row_.called))
            : tr("%1 called").arg(bidder);
        return outcome.partner ? tr("%1, with %2").arg(called, name(*outcome.partner)) : called;
    }
    switch (*outcome.solo) {
    case SoloKind::Best:
        return tr("%1 played a best solo").arg(bidder);
    case SoloKind::Side:
        return tr("%1 played a side solo").arg(bidder);
    case SoloKind::Billy:
        return tr("%1 played a billy").arg(bidder);
    }
    return {};
}

QString SheetWords::operator()(const IndianaOutcome& outcome) const
{
    if (outcome.reneged)
        return tr("%1: %2").arg(
            bidders(outcome), tr("%1, %2").arg(wonOrLost(), reneged(*outcome.reneged)));
    const bool billy = outcome.solo == SoloKind::Billy;
    return tr("%1: %2").arg(
        bidders(outcome), billy ? wonOrLost() : result(outcome.biddersPoints, outcome.pointsKnown));
}

QString SheetWords::operator()(const PotSettled& end) const
{
    if (!end.winners.empty())
        return tr("%1 won the pot in the showdown").arg(names(end.winners));
    if (!end.showdown)
        return tr("The pot was divided");
    return tr("The game ended: %1 won the pot in the showdown").arg(names(end.showdown->winners));
}

QString SheetWords::operator()(const PotJoined& joined) const
{
    return tr("%1 joined and bought in").arg(name(joined.seat));
}

QString SheetWords::operator()(const PointsWithoutHand& points) const
{
    if (points.what == PointsFor::Evening)
        return tr("What each player won in hands kept on paper");
    if (points.what == PointsFor::Hand)
        return tr("Kept on paper: only the points are known");
    const SeatSet losers = below(row_.scores);
    if (losers.empty())
        return tr("A bonus for %1").arg(names(row_.seats));
    return losers == row_.seats
        ? tr("A penalty for %1").arg(names(losers))
        : tr("A bonus for %1, a penalty for %2").arg(names(row_.seats - losers), names(losers));
}

QString SheetWords::pot() const
{
    if (row_.toPot > 0)
        return tr("; %1 into the pot").arg(row_.toPot);
    return row_.toPot < 0 ? tr("; %1 from the pot").arg(-row_.toPot) : QString();
}

QString SheetWords::operator()(ThrowIn why) const
{
    switch (why) {
    case ThrowIn::Doubler:
        return tr("Thrown in: everyone passed, a doubler follows");
    case ThrowIn::Redeal:
        return tr("Thrown in: everyone passed");
    case ThrowIn::RedealHand:
        return tr("Thrown in: a redeal hand was shown");
    }
    return {};
}

} // namespace

QString happenedText(const SheetRow& row, const QStringList& players, bool picking)
{
    const SheetWords words(row, players, picking);
    return std::visit(words, row.outcome) + words.pot();
}

QString handText(const SheetRow& row, const QStringList& players)
{
    return SheetWords(row, players).hand();
}

QString handsText(int hands) { return SheetWords::hands(hands); }

QString playerName(Seat seat, const QStringList& players)
{
    return playerName(indexOf(seat), players);
}

QString playerName(int column, const QStringList& players)
{
    const QString name = players.value(column).trimmed();
    return name.isEmpty() ? SheetWords::tr("Seat %1").arg(column + 1) : name;
}

} // namespace sheepshead
