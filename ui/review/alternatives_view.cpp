// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/review/alternatives_view.h"

#include "engine/position/equal_cards.h"
#include "ui/words/decisions/advice_words.h"
#include "ui/words/decisions/review_words.h"
#include "ui/words/terms/card_words.h"

#include <QHeaderView>

#include <algorithm>
#include <optional>
#include <vector>

namespace sheepshead {

struct AlternativesView::Choice {
    Action action;
    CardSet equal = {}; ///< of a card: those that do the same, itself among them
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

/// The cards of the seat's hand that do the same as this choice; none of what is no card.
CardSet equalsOf(const Action& action, const Observation& seen)
{
    const auto* const play = std::get_if<Play>(&action);
    return play && !play->blitz ? equalCards(seen, play->card) : CardSet();
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

/// Cards that do the same are one choice.
std::vector<AlternativesView::Choice> AlternativesView::choicesOf(
    const HandStep& step, const ReviewedDecision& review)
{
    const Observation seen = step.before.observation(step.decision.seat);
    std::vector<Choice> choices;
    CardSet told;
    const auto offer = [&](Choice choice) {
        const auto* const play = std::get_if<Play>(&choice.action);
        if (play && !play->blitz && told.contains(play->card))
            return;
        choice.equal = equalsOf(choice.action, seen);
        told = told | choice.equal;
        choices.push_back(choice);
    };
    for (const Prospect& each : review.prospects)
        offer({ each.action, {}, each, openOf(each.action, review) });
    if (choices.empty())
        for (const OpenCard& each : review.openCards)
            offer({ Play { each.card }, {}, {}, each.end });
    if (choices.empty())
        choices.push_back({ step.decision.action });
    return choices;
}

bool AlternativesView::isTaken(const Choice& choice, const HandStep& step)
{
    const auto* const play = std::get_if<Play>(&step.decision.action);
    return choice.action == step.decision.action
        || (play && !play->blitz && choice.equal.contains(play->card));
}

void AlternativesView::show(const HandStep& step, const ReviewedDecision& review)
{
    clear();
    std::vector<Choice> choices = choicesOf(step, review);
    const auto taken =
        std::ranges::find_if(choices, [&](const Choice& choice) { return isTaken(choice, step); });
    if (taken != choices.end() && taken - choices.begin() >= static_cast<std::ptrdiff_t>(most))
        std::rotate(choices.begin() + most - 1, taken, taken + 1);
    for (std::size_t i = 0; i < std::min(most, choices.size()); ++i)
        add(choices[i], step);
}

void AlternativesView::add(const Choice& choice, const HandStep& step)
{
    const bool taken = isTaken(choice, step);
    const QString label = choice.equal.size() > 1
        ? shortCardNames(choice.equal)
        : actionLabel(choice.action, step.before.observation(step.decision.seat));
    auto* const item = new QTreeWidgetItem(this);
    //: the choice that was taken
    item->setText(What, taken ? tr("▸ %1").arg(label) : label);
    QStringList spoken { choice.equal.size() > 1 ? cardNames(choice.equal) : label };
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
