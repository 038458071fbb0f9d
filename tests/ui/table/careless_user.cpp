// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/ui/table/careless_user.h"

#include "tests/ui/table/table_user.h"
#include "ui/cards/card_item.h"
#include "ui/table/panels/choice_bar.h"
#include "ui/table/scene/hand_item.h"
#include "ui/table/scene/table_scene.h"

#include <QAbstractButton>
#include <QtTest>

namespace sheepshead::testing {

namespace {

void markEnough(PlayedTable& played, const std::function<void(CardItem*)>& mark)
{
    HandItem& hand = played.table().scene().hand();
    for (std::size_t i = 0; i < hand.items().size() && !readyButton(played.table()); ++i)
        mark(hand.items()[i]);
}

} // namespace

QAbstractButton* readyButton(TableWidget& table)
{
    for (QAbstractButton* button : table.findChild<ChoiceBar*>()->findChildren<QAbstractButton*>())
        if (button->isVisible() && button->isEnabled())
            return button;
    return nullptr;
}

void decideByMouse(PlayedTable& played)
{
    TableWidget& table = played.table();
    HandItem& hand = table.scene().hand();
    if (hand.mode() == HandItem::Mode::Playing) {
        const auto& play = std::get<Play>(played.turn()->legal.front());
        return pressCard(table, hand.item(play.card));
    }
    if (hand.mode() == HandItem::Mode::Marking)
        markEnough(played, [&](CardItem* card) { pressCard(table, card); });
    QVERIFY(readyButton(table));
    QTest::mouseClick(readyButton(table), Qt::LeftButton);
}

void decideByKeys(PlayedTable& played)
{
    TableWidget& table = played.table();
    HandItem& hand = table.scene().hand();
    QWidget* focused = QApplication::focusWidget();
    QVERIFY(focused);
    if (hand.mode() == HandItem::Mode::Playing) {
        const auto& play = std::get<Play>(played.turn()->legal.back());
        QTest::keyClick(focused, Qt::Key_Home);
        while (hand.focused()->card() != play.card)
            QTest::keyClick(focused, Qt::Key_Right);
        QTest::keyClick(focused, Qt::Key_Return);
        return;
    }
    if (hand.mode() == HandItem::Mode::Marking) {
        QTest::keyClick(focused, Qt::Key_Home);
        for (std::size_t i = 0; i < hand.items().size() && !readyButton(table); ++i) {
            QTest::keyClick(focused, Qt::Key_Space);
            QTest::keyClick(focused, Qt::Key_Right);
        }
        while (QApplication::focusWidget() != readyButton(table))
            QTest::keyClick(QApplication::focusWidget(), Qt::Key_Tab);
    } else
        QTest::keyClick(focused, Qt::Key_Right); // the bar gives the focus to its first button
    QTest::keyClick(QApplication::focusWidget(), Qt::Key_Space);
}

} // namespace sheepshead::testing
