// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/words/decisions/review_words.h"

#include "ui/words/decisions/advice_words.h"
#include "ui/words/hand/outcome_words.h"
#include "ui/words/players/seat_words.h"
#include "ui/words/terms/card_words.h"

#include <QCoreApplication>
#include <QLocale>
#include <QStringList>

#include <algorithm>
#include <cmath>

namespace sheepshead {

namespace {

struct ReviewWords {
    Q_DECLARE_TR_FUNCTIONS(ReviewWords)

public:
    static QString choiceVerdict(
        const HandStep& step, const ReviewedDecision& review, const Seating& seating);
    static QString openVerdict(
        const HandStep& step, const ReviewedDecision& review, const Seating& seating);
    static QString passVerdict(const PassedHand& passed, const std::optional<double>& cost);
};

QString joined(QStringList sentences)
{
    sentences.removeAll(QString());
    return sentences.join(QLatin1Char(' '));
}

/// What a search player would have done instead, if that was expected to score more.
const Prospect* betterThan(const Action& taken, const std::vector<Prospect>& prospects)
{
    const auto chosen = std::ranges::find(prospects, taken, &Prospect::action);
    const bool more = chosen != prospects.end() && prospects.front().score > chosen->score;
    return more ? &prospects.front() : nullptr;
}

QString ReviewWords::choiceVerdict(
    const HandStep& step, const ReviewedDecision& review, const Seating& seating)
{
    const Seat seat = step.decision.seat;
    const bool you = isYou(seat, seating);
    if (step.forced())
        return you ? tr("You had no choice.") : tr("%1 had no choice.").arg(nameAt(seat, seating));
    if (!review.cost)
        return tr("What this cost could not be worked out.");
    const Observation seen = step.before.observation(seat);
    const auto verdict = verdictOn(step.decision.action, review.prospects, seen);
    if (!verdict)
        return you ? tr("Well played: nothing else promised more.")
                   : tr("Nothing else promised more.");
    if (verdict->kind != VerdictKind::Costly)
        return freeVerdictText(step.decision.action, *verdict, seen, you);
    //: a choice such as "Queen of clubs"; a number of points
    QString worth = tr("Better: %1. On average that brings %2 more.")
                        .arg(actionLabel(verdict->other, seen), costText(review.cost));
    if (!you || !review.better)
        return worth;
    return joined({ worth, reasonsBesideWorth(*review.better, seen, seating) });
}

QString ReviewWords::openVerdict(
    const HandStep& step, const ReviewedDecision& review, const Seating& seating)
{
    if (review.openCards.empty())
        return {};
    if (gaveAwayWin(step, review))
        return tr("With all cards on the table, this card gave the hand away: %1 would have won "
                  "it.")
            .arg(theCard(review.openCards.front().card));
    const Seat seat = step.decision.seat;
    const bool wins = review.openCards.front().end.seatWins;
    if (isYou(seat, seating))
        return wins ? tr("With all cards on the table, you could still win here.")
                    : tr("With all cards on the table, you could no longer win here.");
    return (wins ? tr("With all cards on the table, %1 could still win here.")
                 : tr("With all cards on the table, %1 could no longer win here."))
        .arg(nameAt(seat, seating));
}

QString ReviewWords::passVerdict(const PassedHand& passed, const std::optional<double>& cost)
{
    const QString chance = tr("Pick a hand like this, and you win about %1 of the time.")
                               .arg(shareText(passed.chance));
    const bool free = cost && *cost <= 0;
    return joined({ chance,
        passed.ruleOfThumb
            ? (free ? tr("By the rule of thumb it is a pick, but here the pass costs nothing.")
                    : tr("By the rule of thumb it is a pick: passing it makes a mauer."))
            : (free ? tr("By the rule of thumb it is a pass, too.")
                    : tr("By the rule of thumb it would be a pass.")) });
}

QString tierText(Tier tier)
{
    switch (tier) {
    case Tier::WonAllTricks:
        return ReviewWords::tr("makers win all tricks");
    case Tier::WonSchneider:
        return ReviewWords::tr("makers win with schneider");
    case Tier::Won:
        return ReviewWords::tr("makers win");
    case Tier::Lost:
        return ReviewWords::tr("makers lose");
    case Tier::LostSchneider:
        return ReviewWords::tr("makers lose with schneider");
    case Tier::LostNoTrick:
        return ReviewWords::tr("makers take no trick");
    }
    return {};
}

} // namespace

QString deciderText(Seat seat, const Seating& seating)
{
    return isYou(seat, seating) ? ReviewWords::tr("You") : nameAt(seat, seating);
}

QString decisionText(const HandStep& step)
{
    if (const auto* const play = std::get_if<Play>(&step.decision.action); play && !play->blitz)
        return shortCardName(play->card);
    return actionLabel(step.decision.action, step.before.observation(step.decision.seat));
}

QString costText(const std::optional<double>& cost)
{
    if (!cost)
        return QStringLiteral("?");
    return *cost > 0 ? QLocale().toString(*cost, 'f', 2) : QString();
}

QString openEndText(const OpenEnd& end)
{
    if (end.score)
        return expectedText(*end.score, 1);
    if (!end.tier)
        return pointsText(end.points.value_or(Points()));
    return end.points ? ReviewWords::tr("%1, %2", "who wins, the makers' points")
                            .arg(tierText(*end.tier))
                            .arg(end.points->value)
                      : tierText(*end.tier);
}

QString verdictText(const HandStep& step, const ReviewedDecision& review, const Seating& seating)
{
    return joined({ ReviewWords::choiceVerdict(step, review, seating),
        review.passed ? ReviewWords::passVerdict(*review.passed, review.cost) : QString(),
        ReviewWords::openVerdict(step, review, seating) });
}

QString freeVerdictText(
    const Action& decided, const Verdict& verdict, const Observation& seen, bool you)
{
    const QString other = actionLabel(verdict.other, seen);
    switch (verdict.kind) {
    case VerdictKind::Best:
    case VerdictKind::Costly:
        break;
    case VerdictKind::Close:
        //: a choice such as "Queen of clubs"
        return ReviewWords::tr("%1 was about as good.").arg(other);
    case VerdictKind::KeepsConvention:
        //: a choice such as "Queen of clubs"
        return ReviewWords::tr("%1 promised more, but a defender does not lead trump this early.")
            .arg(other);
    case VerdictKind::BreaksConvention:
        return joined({ againstConventionText(decided, seen),
            //: a choice such as "Queen of clubs"
            ReviewWords::tr("Try instead: %1.").arg(other) });
    }
    return you ? ReviewWords::tr("Well played: nothing else promised more.")
               : ReviewWords::tr("Nothing else promised more.");
}

QString decidedText(const HandStep& step, const Seating& seating)
{
    const Seat seat = step.decision.seat;
    const QString card = decisionText(step);
    //: the hand was lost with a card such as "10♥"
    return isYou(seat, seating)
        ? ReviewWords::tr("You gave it away with %1.").arg(card)
        : ReviewWords::tr("%1 gave it away with %2.").arg(nameAt(seat, seating), card);
}

QString toTryText(const HandStep& step, const ReviewedDecision& review)
{
    const Prospect* const better = betterThan(step.decision.action, review.prospects);
    return better
        ? ReviewWords::tr("Try instead: %1.")
              .arg(actionLabel(better->action, step.before.observation(step.decision.seat)))
        : QString();
}

QString costlyTitle(const HandStep& step, const ReviewedDecision& review)
{
    //: a decision such as "10♥", the score it cost
    return ReviewWords::tr("%1: %2").arg(
        decisionText(step), expectedText(-review.cost.value_or(0)));
}

QString costlyWords(const HandStep& step, const ReviewedDecision& review, const Seating& seating)
{
    const Observation seen = step.before.observation(step.decision.seat);
    return joined({ toTryText(step, review),
        review.better ? reasonsBesideWorth(*review.better, seen, seating) : QString() });
}

QString ownCostText(double all, double most, const QString& costliest)
{
    if (all <= 0)
        return ReviewWords::tr("None of your decisions cost you anything.");
    if (most >= all)
        //: a number of points, a decision such as "10♥"
        return ReviewWords::tr("One decision cost you %1 points on average: %2.")
            .arg(costText(all), costliest);
    //: two numbers of points, a decision such as "10♥"
    return ReviewWords::tr("Your decisions cost you %1 points on average, %2 of them with %3.")
        .arg(costText(all), costText(most), costliest);
}

QString commentsText(Seat person, const std::vector<HandStep>& steps,
    const std::vector<ReviewedDecision>& reviews, const Seating& seating)
{
    constexpr std::size_t most = 3;
    const std::vector<std::size_t> costly = costlyOf(person, steps, reviews);
    double all = 0;
    for (const std::size_t step : costly)
        all += reviews[step].cost.value_or(0);
    QStringList parts { costly.empty() ? ownCostText(0, 0, {})
                                       : ownCostText(all, reviews[costly.front()].cost.value_or(0),
                                           decisionText(steps[costly.front()])) };
    for (std::size_t i = 0; i < std::min(most, costly.size()); ++i)
        parts << costlyTitle(steps[costly[i]], reviews[costly[i]]) + u'\n'
                + costlyWords(steps[costly[i]], reviews[costly[i]], seating);
    return parts.join(QStringLiteral("\n\n"));
}

QString spokenStep(
    const HandStep& step, const ReviewedDecision* review, bool costliest, const Seating& seating)
{
    QStringList words { deciderText(step.decision.seat, seating), decisionText(step) };
    if (review == nullptr)
        words << ReviewWords::tr("not reviewed yet");
    else if (!review->cost)
        words << ReviewWords::tr("cost unknown");
    else if (*review->cost > 0)
        words << ReviewWords::tr("cost %1").arg(costText(review->cost));
    if (costliest)
        words << ReviewWords::tr("the costliest decision of this seat");
    if (review != nullptr && gaveAwayWin(step, *review))
        words << ReviewWords::tr("gave the hand away with all cards on the table");
    return words.join(QStringLiteral(", "));
}

QString handSummary(const HandState& end, const OpenEnd* fromTheFirstCard, const Seating& seating)
{
    QStringList sentences;
    if (end.scored())
        sentences << resultLine(*end.scored(), seating);
    else if (end.thrownIn())
        sentences << thrownInText(*end.thrownIn());
    if (fromTheFirstCard != nullptr && fromTheFirstCard->tier)
        sentences << ReviewWords::tr("With all cards on the table from the first card on: %1.")
                         .arg(openEndText(*fromTheFirstCard));
    return joined(sentences);
}

} // namespace sheepshead
