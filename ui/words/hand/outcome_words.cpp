// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/words/hand/outcome_words.h"

#include "ui/words/hand/other_outcome_words.h"
#include "ui/words/players/seat_words.h"
#include "ui/words/terms/factor_words.h"
#include "ui/words/terms/game_words.h"

#include <QCoreApplication>

namespace sheepshead {

namespace {

struct OutcomeWords {
    Q_DECLARE_TR_FUNCTIONS(PickedWords)
};

struct ThrownInWords {
    Q_DECLARE_TR_FUNCTIONS(ThrownInWords)
};

/// SCORE-TIER: what the makers need to win, to win schneider and to be out of schneider.
constexpr int toWin = 61;
constexpr int makersSafe = 31;

int schneiderFrom(const Variant& variant)
{
    return variant.defendersSafeAt == DefendersSafeAt::Thirty ? 91 : 90;
}

/// The words of a hand with makers.
class PickedWords {
    Q_DECLARE_TR_FUNCTIONS(PickedWords)

public:
    PickedWords(const PickedOutcome& outcome, const HandScores& scores)
        : outcome_(outcome)
        , scores_(scores)
        , tier_(*scores.tier)
    {
    }

    QString title(const Seating& seating) const;
    QString line(const Seating& seating) const;
    QString margin(const Variant& variant, const Seating& seating) const;
    QString stake() const;

private:
    QString byTier(const Variant& variant) const;
    QString alone(const Seating& seating) const;
    QString together(const Seating& seating) const;
    QString won(const Variant& variant) const;
    QString lost() const;
    QString factorText(const StakeFactor& factor) const;

    int points() const { return outcome_.makersPoints.value; }
    bool isBet() const { return outcome_.sheepshead != SheepsheadBet::None; }

    const PickedOutcome& outcome_;
    const HandScores& scores_;
    Tier tier_;
};

QString PickedWords::title(const Seating& seating) const
{
    return outcome_.partners.empty() ? alone(seating) : together(seating);
}

QString PickedWords::alone(const Seating& seating) const
{
    const bool won = makersWon(tier_);
    if (isYou(outcome_.picker, seating))
        return won ? tr("You win alone") : tr("You lose alone");
    return (won ? tr("%1 wins alone") : tr("%1 loses alone")).arg(nameAt(outcome_.picker, seating));
}

QString PickedWords::together(const Seating& seating) const
{
    SeatSet makers = outcome_.partners;
    makers.add(outcome_.picker);
    return (makersWon(tier_) ? tr("%1 win", "several players") : tr("%1 lose", "several players"))
        .arg(seatNames(makers, seating));
}

/// The points of a hand that a renege or a lost bet ended early mean nothing.
QString PickedWords::line(const Seating& seating) const
{
    if (outcome_.reneged || isBet())
        return tr("%1.").arg(title(seating));
    return tr("%1, %2 to %3.")
        .arg(title(seating))
        .arg(points())
        .arg((deckPoints - outcome_.makersPoints).value);
}

QString PickedWords::margin(const Variant& variant, const Seating& seating) const
{
    if (outcome_.reneged)
        return renegeText(*outcome_.reneged, seating);
    switch (outcome_.sheepshead) {
    case SheepsheadBet::Made:
        return tr("Sheepshead was called and made.");
    case SheepsheadBet::Missed:
        return tr("Sheepshead was called and missed.");
    case SheepsheadBet::None:
        break;
    }
    return byTier(variant);
}

QString PickedWords::byTier(const Variant& variant) const
{
    switch (tier_) {
    case Tier::WonAllTricks:
        return tr("The makers took every trick.");
    case Tier::WonSchneider:
        return tr("Schneider: the defenders needed %1 to get out.")
            .arg(deckPoints.value + 1 - schneiderFrom(variant));
    case Tier::Won:
        return won(variant);
    case Tier::Lost:
        return lost();
    case Tier::LostSchneider:
        return tr("Schneider: the makers needed %1 to get out.").arg(makersSafe);
    case Tier::LostNoTrick:
        return tr("The makers took no trick.");
    }
    return {};
}

QString PickedWords::won(const Variant& variant) const
{
    const QString schneider = tr("%1 short of schneider").arg(schneiderFrom(variant) - points());
    if (points() == toWin)
        return tr("Just enough; %1.").arg(schneider);
    return tr("%1 more than needed; %2.").arg(points() - toWin).arg(schneider);
}

QString PickedWords::lost() const
{
    const QString saved = points() == makersSafe
        ? tr("just out of schneider")
        : tr("out of schneider by %1").arg(points() - makersSafe);
    return tr("%1 short of the %2 needed; %3.").arg(toWin - points()).arg(toWin).arg(saved);
}

QString PickedWords::factorText(const StakeFactor& factor) const
{
    const bool lostEveryTrick = factor.kind == FactorKind::AllTricks && !makersWon(tier_);
    const QString why = lostEveryTrick ? tr("no trick") : factorWord(factor.kind);
    const QString figure = QString::number(factor.factor);
    return why.isEmpty() ? figure : tr("%1 (%2)", "a factor, and what it is for").arg(figure, why);
}

QString PickedWords::stake() const
{
    QStringList factors;
    for (const StakeFactor& factor : scores_.factors)
        if (factor.factor > 1 || factors.isEmpty())
            factors << factorText(factor);
    const QString product = factors.join(QStringLiteral(" × "));
    const QString stake = factors.size() > 1 ? tr("Stake: %1 = %2").arg(product).arg(scores_.stake)
                                             : tr("Stake: %1").arg(product);
    return scores_.pickerPaidAlone ? tr("%1; the picker pays for both").arg(stake) : stake;
}

} // namespace

OutcomeText outcomeWords(const PickedOutcome& outcome, const HandScores& scores, const Table& table)
{
    const PickedWords words(outcome, scores);
    return { words.title(table.seating), words.line(table.seating),
        words.margin(table.variant, table.seating) };
}

namespace {

OutcomeText textOf(const HandScored& scored, const Variant& variant, const Seating& seating)
{
    return std::visit(
        [&](const auto& outcome) {
            return outcomeWords(outcome, scored.scores, { variant, seating });
        },
        scored.outcome);
}

} // namespace

QString resultTitle(const HandScored& scored, const Seating& seating)
{
    return textOf(scored, {}, seating).title;
}

QString marginText(const HandScored& scored, const Variant& variant, const Seating& seating)
{
    return textOf(scored, variant, seating).margin;
}

QString stakeText(const HandScored& scored)
{
    if (const auto* picked = std::get_if<PickedOutcome>(&scored.outcome))
        return PickedWords(*picked, scored.scores).stake();
    const bool sides = std::holds_alternative<TwoHandedOutcome>(scored.outcome)
        || std::holds_alternative<IndianaOutcome>(scored.outcome);
    return sides && scored.scores.stake > 0 ? OutcomeWords::tr("Stake: %1").arg(scored.scores.stake)
                                            : QString();
}

QString resultLine(const HandScored& scored, const Seating& seating)
{
    return textOf(scored, {}, seating).line;
}

QString outcomeText(const HandScored& scored, const Variant& variant, const Seating& seating)
{
    const OutcomeText text = textOf(scored, variant, seating);
    QStringList parts { text.line, text.margin };
    if (const QString stake = stakeText(scored); !stake.isEmpty())
        parts << stake + QLatin1Char('.');
    parts.removeAll(QString());
    return parts.join(QLatin1Char(' '));
}

QString thrownInText(ThrowIn why)
{
    switch (why) {
    case ThrowIn::Doubler:
        return ThrownInWords::tr("Everyone passed: thrown in, and a doubler follows.");
    case ThrowIn::Redeal:
        return ThrownInWords::tr("Everyone passed: thrown in, and the next player deals.");
    case ThrowIn::RedealHand:
        return ThrownInWords::tr("The cards are thrown in, and the same player deals again.");
    }
    return {};
}

std::optional<Points> makersPoints(const HandScored& scored)
{
    if (const auto* picked = std::get_if<PickedOutcome>(&scored.outcome))
        return picked->reneged || picked->sheepshead != SheepsheadBet::None
            ? std::nullopt
            : std::optional(picked->makersPoints);
    const auto* const indiana = std::get_if<IndianaOutcome>(&scored.outcome);
    const bool counted =
        indiana != nullptr && !indiana->reneged && indiana->solo != SoloKind::Billy;
    return counted ? std::optional(indiana->biddersPoints) : std::nullopt;
}

std::vector<Points> marksOf(const Variant& variant)
{
    return { { makersSafe }, { toWin }, { schneiderFrom(variant) } };
}

} // namespace sheepshead
