// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/study/study_next.h"

#include "ui/study/study_words.h"
#include "ui/widgets/flow_layout.h"
#include "ui/words/decisions/advice_words.h"

#include <QLabel>
#include <QPushButton>

namespace sheepshead {

namespace {

constexpr std::size_t mostWords = 14; ///< of what a seat may say

/// Bury and play go by the cards; the others by words.
bool isWord(const Action& action)
{
    return !std::holds_alternative<Play>(action) && !std::holds_alternative<Bury>(action);
}

} // namespace

StudyNext::StudyNext(StudyDraft& draft, QWidget* parent)
    : QWidget(parent)
    , draft_(draft)
    , choices_(new FlowLayout(6, 4))
{
    setLayout(choices_);
    choices_->setContentsMargins({});
    setAccessibleName(tr("What happens next"));
}

QPushButton* StudyNext::newChoice(const QString& text)
{
    auto* const button = new QPushButton(text);
    button->setAutoDefault(false);
    choices_->addWidget(button);
    button->show(); // else only once the layout is done
    return button;
}

void StudyNext::showNext(QWidget& before)
{
    const QWidget* const window = this->window();
    const bool hadKeys = isAncestorOf(window->focusWidget());
    while (QLayoutItem* const item = choices_->takeAt(0)) {
        item->widget()->hide();
        item->widget()->deleteLater();
        delete item;
    }
    auto* const title = new QLabel;
    choices_->addWidget(title);
    const auto& example = draft_.example();
    if (example && !draft_.problem())
        addChoices(*example);
    const auto seat = example ? example->toAct() : std::nullopt;
    title->setText(seat ? studyTurnText(*seat, draft_.seating()) : QString());
    title->setVisible(seat.has_value());
    if (choices_->count() > 1)
        title->setMinimumHeight(choices_->itemAt(1)->sizeHint().height());
    if (!draft_.position().actions.empty())
        connect(newChoice(tr("Ta&ke back the last")), &QPushButton::clicked, this,
            &StudyNext::takeBack);
    orderTabs(before);
    if (hadKeys && choices_->count() > 1)
        choices_->itemAt(1)->widget()->setFocus();
    else if (hadKeys)
        before.setFocus();
}

void StudyNext::orderTabs(QWidget& before)
{
    QWidget* last = &before;
    for (int i = 1; i < choices_->count(); ++i) {
        QWidget* const choice = choices_->itemAt(i)->widget();
        setTabOrder(last, choice);
        last = choice;
    }
}

void StudyNext::addChoices(const HandState& hand)
{
    const auto seat = hand.toAct();
    if (!seat)
        return;
    const Observation seen = hand.observation(*seat);
    const std::vector<Action> legal = hand.legalActions();
    std::size_t count = 0;
    for (const Action& action : legal)
        if (isWord(action) && count++ < mostWords)
            connect(newChoice(actionLabel(action, seen)), &QPushButton::clicked, this,
                [this, action] { act(action); });
    if (hand.phase() == Phase::Burying)
        connect(newChoice(tr("Buries unknown cards")), &QPushButton::clicked, this,
            [this] { act(Bury {}); });
}

void StudyNext::act(const Action& action)
{
    const auto& example = draft_.example();
    if (!example || !example->toAct())
        return;
    StudyPosition position = draft_.position();
    position.phase.reset();
    if (std::holds_alternative<Bury>(action))
        position.actions.push_back({ *example->toAct(), UnseenBury {} });
    else
        sheepshead::addAction(position, { *example->toAct(), action });
    draft_.set(position);
}

void StudyNext::takeBack()
{
    StudyPosition position = draft_.position();
    if (position.actions.empty())
        return;
    const SeenAction last = position.actions.back();
    position.actions.pop_back();
    position.phase.reset();
    if (std::holds_alternative<UnseenBury>(last.what))
        position.buried[last.seat] = {};
    if (std::holds_alternative<CallWithUnder>(last.what))
        position.under.reset();
    draft_.set(position);
}

} // namespace sheepshead
