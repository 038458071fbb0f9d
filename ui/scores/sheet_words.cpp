// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/scores/sheet_words.h"

#include "ui/table/card_words.h"

#include <QCoreApplication>
#include <QLocale>

namespace sheepshead {

namespace {

class SheetWords {
    Q_DECLARE_TR_FUNCTIONS(sheepshead::SheetWords)

public:
    explicit SheetWords(const SheetRow& row, const QStringList& players)
        : row_(row)
        , players_(players)
    {
    }

    QString operator()(const PickedOutcome& outcome) const;
    QString operator()(const LeasterOutcome& outcome) const;
    QString operator()(ThrowIn why) const;

    QString hand() const { return tr("Hand %1, %2 dealt").arg(row_.number).arg(name(row_.dealer)); }
    static QString hands(int count) { return tr("%n hand(s)", nullptr, count); }

private:
    QString name(Seat seat) const { return playerName(seat, players_); }
    QString names(SeatSet seats) const;
    QString makers(const PickedOutcome& outcome) const;
    QString result(const PickedOutcome& outcome) const;
    QString raises(const PickedOutcome& outcome) const;

    const SheetRow& row_;
    const QStringList& players_;
};

QString SheetWords::names(SeatSet seats) const
{
    QStringList all;
    for (const Seat seat : seats)
        all << name(seat);
    return QLocale().createSeparatedList(all);
}

QString SheetWords::makers(const PickedOutcome& outcome) const
{
    QStringList parts {
        (outcome.forcedPick ? tr("%1 had to pick") : tr("%1 picked")).arg(name(outcome.picker))
    };
    if (row_.called)
        parts << tr("called %1").arg(shortCardName(*row_.called));
    parts << (outcome.partners.empty() ? tr("alone") : tr("with %1").arg(names(outcome.partners)));
    return parts.join(QStringLiteral(", "));
}

QString SheetWords::result(const PickedOutcome& outcome) const
{
    const int made = outcome.makersPoints.value;
    const int left = (deckPoints - outcome.makersPoints).value;
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

QString SheetWords::raises(const PickedOutcome& outcome) const
{
    QString text;
    if (row_.scores.bumped)
        text += tr("; bump\u00a0×2");
    if (outcome.doubler > 1)
        text += tr("; doubler\u00a0×%1").arg(outcome.doubler);
    if (row_.scores.pickerPaidAlone)
        text += tr("; %1 paid alone").arg(name(outcome.picker));
    return text;
}

QString SheetWords::operator()(const PickedOutcome& outcome) const
{
    return tr("%1: %2").arg(makers(outcome), result(outcome) + raises(outcome));
}

QString SheetWords::operator()(const LeasterOutcome& outcome) const
{
    const SeatSet winners = row_.scores.leasterWinners;
    if (winners.empty())
        return tr("Leaster: nobody won");
    const int points = outcome.points[*winners.begin()].value;
    if (winners.size() > 1)
        return tr("Leaster: %1 tied with %n point(s)", nullptr, points).arg(names(winners));
    return tr("Leaster: %1 won with %n point(s)", nullptr, points).arg(names(winners));
}

QString SheetWords::operator()(ThrowIn why) const
{
    switch (why) {
    case ThrowIn::Doubler:
        return tr("Thrown in: nobody picked, a doubler follows");
    case ThrowIn::Redeal:
        return tr("Thrown in: nobody picked");
    case ThrowIn::RedealHand:
        return tr("Thrown in: a redeal hand was shown");
    }
    return {};
}

/// A minus sign as wide as the plus, so that figures stay in their columns.
QString withRealMinus(int value)
{
    return value < 0 ? QChar(u'\u2212') + QString::number(-value) : QString::number(value);
}

} // namespace

QString scoreText(Score score)
{
    return score.value > 0 ? QLatin1Char('+') + QString::number(score.value)
                           : withRealMinus(score.value);
}

QString totalText(Score total) { return withRealMinus(total.value); }

QString happenedText(const SheetRow& row, const QStringList& players)
{
    return std::visit(SheetWords(row, players), row.outcome);
}

QString handText(const SheetRow& row, const QStringList& players)
{
    return SheetWords(row, players).hand();
}

QString handsText(int hands) { return SheetWords::hands(hands); }

QString playerName(Seat seat, const QStringList& players)
{
    const QString name = players.value(indexOf(seat)).trimmed();
    return name.isEmpty()
        ? QCoreApplication::translate("sheepshead::SheetWords", "Seat %1").arg(indexOf(seat) + 1)
        : name;
}

} // namespace sheepshead
