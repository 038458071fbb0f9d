// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/review/review_sharing.h"

#include "ui/review/review_model.h"
#include "ui/words/decisions/review_words.h"

#include <QCoreApplication>
#include <QStringList>

#include <algorithm>

namespace sheepshead {

namespace {

struct ReviewSharing {
    Q_DECLARE_TR_FUNCTIONS(ReviewSharing)
};

QString costlyLine(const ReviewModel& model, std::size_t row)
{
    const HandStep& step = model.step(row);
    const ReviewedDecision& review = *model.review(row);
    return ReviewSharing::tr("%1. %2", "two sentences")
        .arg(costlyTitle(step, review), costlyWords(step, review, model.seating()));
}

QString decisionLine(const ReviewModel& model, std::size_t row)
{
    const HandStep& step = model.step(row);
    const QString decision =
        ReviewSharing::tr("%1: %2", "a player and a decision")
            .arg(deciderText(step.decision.seat, model.seating()), decisionText(step));
    const ReviewedDecision* const review = model.review(row);
    return review ? ReviewSharing::tr("%1. %2", "two sentences")
                        .arg(decision, verdictText(step, *review, model.seating()))
                  : decision;
}

} // namespace

QString reviewText(
    const ReviewModel& model, const QString& summary, std::optional<Seat> person, std::size_t row)
{
    QStringList lines { summary };
    const auto costly = person ? model.costlyOf(*person) : std::vector<std::size_t>();
    for (const std::size_t each : costly)
        lines << costlyLine(model, each);
    if (row < model.stepCount() && std::ranges::find(costly, row) == costly.end())
        lines << decisionLine(model, row);
    return lines.join(u'\n');
}

} // namespace sheepshead
