// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/ui/table/table_user.h"

#include "ui/cards/card_item.h"
#include "ui/table/panels/choice_bar.h"
#include "ui/table/panels/choice_button.h"
#include "ui/table/scene/felt_view.h"
#include "ui/table/scene/hand_item.h"
#include "ui/table/scene/table_scene.h"

#include <QtTest>

namespace sheepshead::testing {

namespace {

/// What has to be marked in the hand before the button can be pressed.
CardSet marksFor(const Action& action)
{
    if (const auto* bury = std::get_if<Bury>(&action))
        return bury->cards;
    if (const auto* call = std::get_if<Call>(&action); call && call->under)
        return { *call->under };
    if (const auto* bet = std::get_if<CallSheepshead>(&action); bet && bet->partner)
        return marksFor(*bet->partner);
    return {};
}

} // namespace

void pressCard(TableWidget& table, const CardItem* card)
{
    const QRectF rect = card->sceneBoundingRect();
    const QPoint at =
        table.view().mapFromScene(QPointF(rect.left() + rect.width() * 0.2, rect.center().y()));
    QTest::mouseClick(table.view().viewport(), Qt::LeftButton, {}, at);
}

QAbstractButton* TableUser::button(const Action& action)
{
    for (ChoiceButton* const button : table_.findChild<ChoiceBar*>()->findChildren<ChoiceButton*>())
        if (button->isVisible() && button->isEnabled() && button->action() == action)
            return button;
    return nullptr;
}

void TableUser::click(Card card) { pressCard(table_, table_.scene().hand().item(card)); }

bool TableUser::decideByMouse(const Action& action)
{
    if (const auto* play = std::get_if<Play>(&action)) {
        click(play->card);
        if (!table_.findChild<ChoiceBar*>()->isVisible())
            return true; // no question whether to blitz with it
    }
    for (const Card card : marksFor(action))
        click(card);
    QAbstractButton* const wanted = button(action);
    if (wanted != nullptr)
        QTest::mouseClick(wanted, Qt::LeftButton);
    return wanted != nullptr;
}

bool TableUser::focusCard(Card card)
{
    HandItem& hand = table_.scene().hand();
    QTest::keyClick(&table_.view(), Qt::Key_Home);
    for (std::size_t i = 0; i < hand.items().size() && hand.focused()->card() != card; ++i)
        QTest::keyClick(&table_.view(), Qt::Key_Right);
    return hand.focused()->card() == card;
}

bool TableUser::decideByKeys(const Action& action)
{
    if (const auto* play = std::get_if<Play>(&action)) {
        if (!focusCard(play->card))
            return false;
        QTest::keyClick(&table_.view(), Qt::Key_Return);
        if (!table_.findChild<ChoiceBar*>()->isVisible())
            return true;
    }
    for (const Card card : marksFor(action)) {
        if (!focusCard(card))
            return false;
        QTest::keyClick(&table_.view(), Qt::Key_Space);
    }
    return pressByKeys(action);
}

bool TableUser::pressByKeys(const Action& action)
{
    QAbstractButton* const wanted = button(action);
    constexpr int enough = 40; // of tabs round the window
    for (int i = 0; wanted && i < enough && !wanted->hasFocus(); ++i)
        QTest::keyClick(QApplication::focusWidget(), Qt::Key_Tab);
    if (!wanted || !wanted->hasFocus())
        return false;
    QTest::keyClick(wanted, Qt::Key_Space);
    return true;
}

} // namespace sheepshead::testing
