// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/review/alternatives_view.h"

#include "ui/words/decisions/advice_words.h"
#include "ui/words/decisions/review_words.h"

#include <QHeaderView>

#include <algorithm>
#include <optional>
#include <vector>

namespace sheepshead {

struct AlternativesView::Choice {
    Action action;
    std::optional<Prospect> prospect = {};
    std::optional<OpenEnd> open = {};
};

namespace {

enum Column { What, Expected, Wins, Open };

constexpr std::size_t most = 8; ///< a bury can be one of hundreds
constexpr int fewest = 4;       ///< that can be seen at once

std::optional<OpenEnd> openOf(const Action& action, const ReviewedDecision& review)
{
    const auto* const play = std::get_if<Play>(&action);
    if (play == nullptr)
        return std::nullopt;
    const auto found = std::ranges::find(review.openCards, play->card, &OpenCard::card);
    return found == review.openCards.end() ? std::nullopt : std::optional(found->end);
}

} // namespace

AlternativesView::AlternativesView(QWidget* parent)
    : QTreeWidget(parent)
{
    setAccessibleName(tr("The choices"));
    setHeaderLabels({ tr("Choice"), tr("Expected"), tr("Wins"), tr("With all cards seen") });
    headerItem()->setToolTip(Expected, tr("Expected score, by what the player could know"));
    headerItem()->setToolTip(Wins, tr("How often the player comes out ahead"));
    headerItem()->setToolTip(Open, tr("The result if everyone sees all cards and plays perfectly"));
    header()->setStretchLastSection(true);
    header()->setSectionResizeMode(What, QHeaderView::ResizeToContents);
    header()->setSectionResizeMode(Expected, QHeaderView::ResizeToContents);
    header()->setSectionResizeMode(Wins, QHeaderView::ResizeToContents);
    setRootIsDecorated(false);
    setUniformRowHeights(true);
    setAllColumnsShowFocus(true);
}

int AlternativesView::heightOf(int rows) const
{
    const int row = qMax(sizeHintForRow(0), fontMetrics().height());
    return header()->sizeHint().height() + rows * row + 2 * frameWidth() + 2;
}

QSize AlternativesView::sizeHint() const
{
    return { QTreeWidget::sizeHint().width(), heightOf(static_cast<int>(most)) };
}

QSize AlternativesView::minimumSizeHint() const
{
    return { QTreeWidget::minimumSizeHint().width(), heightOf(fewest) };
}

void AlternativesView::show(const HandStep& step, const ReviewedDecision& review)
{
    clear();
    std::vector<Choice> choices;
    for (const Prospect& each : review.prospects)
        choices.push_back({ each.action, each, openOf(each.action, review) });
    if (choices.empty())
        for (const OpenCard& each : review.openCards)
            choices.push_back({ Play { each.card }, {}, each.end });
    if (choices.empty())
        choices.push_back({ step.decision.action });
    const auto taken = std::ranges::find(choices, step.decision.action, &Choice::action);
    if (taken != choices.end() && taken - choices.begin() >= static_cast<std::ptrdiff_t>(most))
        std::rotate(choices.begin() + most - 1, taken, taken + 1);
    for (std::size_t i = 0; i < std::min(most, choices.size()); ++i)
        add(choices[i], step);
}

void AlternativesView::add(const Choice& choice, const HandStep& step)
{
    const bool taken = choice.action == step.decision.action;
    const QString label = actionLabel(choice.action, step.before.observation(step.decision.seat));
    auto* const item = new QTreeWidgetItem(this);
    //: the choice that was taken
    item->setText(What, taken ? tr("▸ %1").arg(label) : label);
    QStringList spoken { label };
    if (taken)
        spoken << tr("taken");
    if (choice.prospect) {
        item->setText(Expected, expectedText(choice.prospect->score));
        item->setText(Wins, shareText(choice.prospect->winChance));
        spoken << tr("expected %1").arg(item->text(Expected))
               << tr("wins %1").arg(item->text(Wins));
    }
    if (choice.open) {
        item->setText(Open, openEndText(*choice.open));
        spoken << tr("with all cards seen: %1").arg(item->text(Open));
    }
    item->setData(What, Qt::AccessibleTextRole, spoken.join(QStringLiteral(", ")));
    item->setTextAlignment(Expected, Qt::AlignRight | Qt::AlignVCenter);
    item->setTextAlignment(Wins, Qt::AlignRight | Qt::AlignVCenter);
    QFont font = item->font(What);
    font.setBold(taken);
    for (const int column : { What, Expected, Wins, Open })
        item->setFont(column, font);
}

} // namespace sheepshead
