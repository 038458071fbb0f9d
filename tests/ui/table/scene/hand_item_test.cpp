// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/support/cards.h"
#include "tests/support/registered_test.h"
#include "tests/support/to_string.h"
#include "ui/cards/card_item.h"
#include "ui/cards/card_theme.h"
#include "ui/table/layout/pile_slots.h"
#include "ui/table/scene/hand_item.h"
#include "ui/words/terms/card_words.h"

#include <QGraphicsScene>
#include <QGraphicsSceneMouseEvent>
#include <QSignalSpy>
#include <QtTest>

using namespace sheepshead;
using namespace sheepshead::testing;

Q_DECLARE_METATYPE(sheepshead::Card)
Q_DECLARE_METATYPE(sheepshead::CardSet)

namespace {

class HandItemTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void init();
    void cleanup();
    void trump_stands_first_then_the_fail_suits_from_the_ace_down();
    void the_under_stands_last();
    void playable_cards_stand_higher_and_the_others_are_dimmed();
    void arrows_home_and_end_move_the_focus();
    void a_space_first_shows_where_the_focus_is();
    void enter_plays_the_focused_card();
    void a_number_plays_the_card_that_stands_there();
    void a_closed_hand_takes_no_keys();
    void as_many_cards_as_wanted_can_be_marked();
    void a_mark_moves_when_only_one_card_is_wanted();
    void every_card_has_a_name_and_a_description();
    void cards_in_piles_follow_the_hand_and_lie_where_their_piles_are();
    void up_and_down_go_between_hand_and_piles();
    void up_or_down_at_first_shows_where_the_focus_is();
    void up_and_down_are_left_alone_where_there_is_one_row();
    void zero_plays_the_tenth_card();
    void by_suit_queens_and_jacks_stay_with_their_suits();
    void as_dealt_the_same_cards_lie_in_the_same_disorder();
    void a_dragged_card_stays_where_it_is_dropped();
    void a_short_pull_is_a_click();
    void ctrl_and_an_arrow_carry_the_focused_card();
    void the_next_hand_is_sorted_again();
    void a_new_card_comes_last_behind_cards_that_were_moved();
    void cards_in_piles_are_not_dragged();

private:
    void drag(Card card, qreal x);
    void layPiles(std::string_view hand, std::string_view open, std::string_view covering);
    void press(Qt::Key key, Qt::KeyboardModifiers modifiers = Qt::NoModifier);
    QString order() const;

    std::unique_ptr<CardTheme> theme_;
    std::unique_ptr<QGraphicsScene> scene_;
    PileSlots piles_;
    HandItem* hand_ = nullptr; ///< the scene's
};

void HandItemTest::init()
{
    piles_.clear();
    theme_ = std::make_unique<CardTheme>();
    scene_ = std::make_unique<QGraphicsScene>();
    hand_ = new HandItem(*theme_);
    scene_->addItem(hand_);
    QEvent activate(QEvent::WindowActivate);
    QCoreApplication::sendEvent(scene_.get(), &activate);
    hand_->setLayout(TableLayout({ 1280, 800 }, 5, theme_->ratio()));
    hand_->setCards(cards("AH 7H TC QS JD 9D"), {});
    scene_->setFocusItem(hand_);
}

void HandItemTest::cleanup()
{
    scene_.reset();
    theme_.reset();
}

void HandItemTest::press(Qt::Key key, Qt::KeyboardModifiers modifiers)
{
    QKeyEvent event(QEvent::KeyPress, key, modifiers);
    QCoreApplication::sendEvent(scene_.get(), &event);
}

/// Along the row, to this place of the scene.
void HandItemTest::drag(Card card, qreal x)
{
    CardItem* const item = hand_->item(card);
    const QPointF from = item->pos();
    const auto send = [&](QEvent::Type type, QPointF at) {
        QGraphicsSceneMouseEvent event(type);
        event.setScenePos(at);
        event.setScreenPos(at.toPoint());
        event.setButtonDownScreenPos(Qt::LeftButton, from.toPoint());
        event.setPos(item->mapFromScene(at));
        event.setButton(type == QEvent::GraphicsSceneMouseMove ? Qt::NoButton : Qt::LeftButton);
        event.setButtons(Qt::LeftButton);
        scene_->sendEvent(item, &event);
    };
    send(QEvent::GraphicsSceneMousePress, from);
    send(QEvent::GraphicsSceneMouseMove, (from + QPointF(x, from.y())) / 2);
    send(QEvent::GraphicsSceneMouseMove, { x, from.y() });
    send(QEvent::GraphicsSceneMouseRelease, { x, from.y() });
}

QString HandItemTest::order() const
{
    QStringList names;
    for (const CardItem* item : hand_->items())
        names << QString::fromStdString(cardText(*item->card()));
    return names.join(QLatin1Char(' '));
}

void HandItemTest::trump_stands_first_then_the_fail_suits_from_the_ace_down()
{
    QCOMPARE(order(), QStringLiteral("QS JD 9D TC AH 7H"));
    qreal x = 0;
    for (const CardItem* item : hand_->items()) {
        QVERIFY(item->pos().x() > x);
        x = item->pos().x();
    }
}

void HandItemTest::the_under_stands_last()
{
    hand_->setCards(cards("AH 7H TC QS JD"), card("9D"));
    QCOMPARE(order(), QStringLiteral("QS JD TC AH 7H 9D"));
}

void HandItemTest::playable_cards_stand_higher_and_the_others_are_dimmed()
{
    hand_->openForPlay(cards("AH 7H"));
    const qreal rest = hand_->item(card("QS"))->pos().y();
    for (const CardItem* item : hand_->items()) {
        const bool playable = cards("AH 7H").contains(*item->card());
        QCOMPARE(item->pos().y() < rest, playable);
        QCOMPARE(item->dimmed(), !playable);
    }
    hand_->close();
    for (const CardItem* item : hand_->items()) {
        QCOMPARE(item->pos().y(), rest);
        QVERIFY(!item->dimmed());
    }
}

void HandItemTest::arrows_home_and_end_move_the_focus()
{
    hand_->openForPlay(cards("AH 7H"));
    press(Qt::Key_Right);
    QCOMPARE(hand_->focused()->card(), card("QS"));
    press(Qt::Key_Right);
    QCOMPARE(hand_->focused()->card(), card("JD"));
    press(Qt::Key_Left);
    press(Qt::Key_Left);
    QCOMPARE(hand_->focused()->card(), card("QS"));
    press(Qt::Key_End);
    QCOMPARE(hand_->focused()->card(), card("7H"));
    press(Qt::Key_Right);
    QCOMPARE(hand_->focused()->card(), card("7H"));
    press(Qt::Key_Home);
    QCOMPARE(hand_->focused()->card(), card("QS"));
}

void HandItemTest::a_space_first_shows_where_the_focus_is()
{
    QSignalSpy chosen(hand_, &HandItem::chosen);
    QSignalSpy shown(hand_, &HandItem::shownFirst);
    hand_->openForPlay(cards("AH 7H"));
    press(Qt::Key_Space);
    QVERIFY(chosen.isEmpty());
    QCOMPARE(hand_->focused()->card(), card("AH"));
    QCOMPARE(shown.size(), 1); // and is told
    press(Qt::Key_Space);
    QCOMPARE(chosen.size(), 1);
    QCOMPARE(shown.size(), 1);
}

void HandItemTest::enter_plays_the_focused_card()
{
    QSignalSpy chosen(hand_, &HandItem::chosen);
    hand_->openForPlay(cards("AH 7H"));
    press(Qt::Key_End);
    press(Qt::Key_Return);
    QCOMPARE(chosen.size(), 1);
    QCOMPARE(chosen.first().first().value<Card>(), card("7H"));
}

void HandItemTest::a_number_plays_the_card_that_stands_there()
{
    QSignalSpy chosen(hand_, &HandItem::chosen);
    hand_->openForPlay(cards("AH 7H"));
    press(Qt::Key_7);
    QVERIFY(chosen.isEmpty());
    press(Qt::Key_5);
    QCOMPARE(chosen.size(), 1);
    QCOMPARE(chosen.first().first().value<Card>(), card("AH"));
}

void HandItemTest::a_closed_hand_takes_no_keys()
{
    QSignalSpy chosen(hand_, &HandItem::chosen);
    for (const Qt::Key key : { Qt::Key_1, Qt::Key_Home, Qt::Key_Space, Qt::Key_Return }) {
        QKeyEvent event(QEvent::KeyPress, key, Qt::NoModifier);
        QCoreApplication::sendEvent(scene_.get(), &event);
        QVERIFY(!event.isAccepted());
    }
    QVERIFY(chosen.isEmpty());
    QVERIFY(!hand_->focused());
}

void HandItemTest::as_many_cards_as_wanted_can_be_marked()
{
    hand_->openForMarking(2);
    QSignalSpy marked(hand_, &HandItem::markedChanged);
    press(Qt::Key_4);
    press(Qt::Key_5);
    QCOMPARE(hand_->marked(), cards("TC AH"));
    press(Qt::Key_6);
    QCOMPARE(hand_->marked(), cards("TC AH"));
    press(Qt::Key_4);
    QCOMPARE(hand_->marked(), cards("AH"));
    QCOMPARE(marked.size(), 3);
    QCOMPARE(marked.last().first().value<CardSet>(), cards("AH"));
}

void HandItemTest::a_mark_moves_when_only_one_card_is_wanted()
{
    hand_->openForMarking(1);
    press(Qt::Key_4);
    press(Qt::Key_5);
    QCOMPARE(hand_->marked(), cards("AH"));
}

void HandItemTest::every_card_has_a_name_and_a_description()
{
    CardItem* queen = hand_->item(card("QS"));
    QCOMPARE(queen->name(), QStringLiteral("Queen of spades"));
    QCOMPARE(queen->description(), cardDescription(card("QS"), TrumpOrder()));
    QVERIFY(queen->pressable());
}

void HandItemTest::layPiles(std::string_view hand, std::string_view open, std::string_view covering)
{
    piles_.settle(cards(open), cards(covering), TrumpOrder(), false);
    hand_->setLayout(TableLayout({ 1280, 800 }, 2, theme_->ratio(), { 4, true }));
    hand_->setPiles(&piles_);
    hand_->setCards(cards(hand) | cards(open), {});
}

void HandItemTest::cards_in_piles_follow_the_hand_and_lie_where_their_piles_are()
{
    layPiles("AH TC QS", "KH 8S JD", "KH");
    QCOMPARE(order(), QStringLiteral("QS TC AH JD 8S KH"));
    const TableLayout layout({ 1280, 800 }, 2, theme_->ratio(), { 4, true });
    QCOMPARE(hand_->item(card("8S"))->pos(), layout.openPose(0, 1).centre);
    QVERIFY(hand_->item(card("AH"))->pos().y() > hand_->item(card("8S"))->pos().y());
    QVERIFY(hand_->item(card("KH"))->description().contains(QStringLiteral("covered")));
    QVERIFY(!hand_->item(card("8S"))->description().contains(QStringLiteral("covered")));
    hand_->openForPlay(cards("8S"));
    QVERIFY(hand_->item(card("8S"))->pos().y() < layout.openPose(0, 1).centre.y());
    QVERIFY(hand_->item(card("KH"))->dimmed());
}

void HandItemTest::up_and_down_go_between_hand_and_piles()
{
    layPiles("AH TC QS", "KH 8S JD 7C", "KH");
    hand_->openForPlay(cards("AH"));
    press(Qt::Key_End);
    QCOMPARE(hand_->focused()->card(), card("KH"));
    press(Qt::Key_Up);
    QCOMPARE(hand_->focused()->card(), card("KH"));
    press(Qt::Key_Down);
    QCOMPARE(hand_->focused()->card(), card("AH"));
    press(Qt::Key_Up);
    QVERIFY(piles_.slotOf(*hand_->focused()->card()));
}

void HandItemTest::up_or_down_at_first_shows_where_the_focus_is()
{
    for (const Qt::Key key : { Qt::Key_Up, Qt::Key_Down }) {
        layPiles("AH TC QS", "KH 8S JD 7C", "KH");
        hand_->openForPlay(cards("AH"));
        press(key);
        QVERIFY(hand_->focused());
        hand_->close();
    }
}

void HandItemTest::up_and_down_are_left_alone_where_there_is_one_row()
{
    hand_->setCards(cards("AH TC QS"), {});
    hand_->openForPlay(cards("AH"));
    press(Qt::Key_Up);
    QVERIFY(!hand_->focused());
}

void HandItemTest::zero_plays_the_tenth_card()
{
    layPiles("AH TH KH 9H 8H 7H AC TC", "KS 8S", "KS");
    QSignalSpy chosen(hand_, &HandItem::chosen);
    hand_->openForPlay(cards("KS 8S"));
    press(Qt::Key_0);
    QCOMPARE(chosen.size(), 1);
    QCOMPARE(chosen.first().first().value<Card>(), *hand_->items().at(9)->card());
}

void HandItemTest::by_suit_queens_and_jacks_stay_with_their_suits()
{
    hand_->setOrder(HandOrder::BySuit);
    QCOMPARE(order(), QStringLiteral("TC QS AH 7H JD 9D"));
    hand_->setOrder(HandOrder::ByPower);
    QCOMPARE(order(), QStringLiteral("QS JD 9D TC AH 7H"));
}

void HandItemTest::as_dealt_the_same_cards_lie_in_the_same_disorder()
{
    hand_->setOrder(HandOrder::AsDealt);
    const QString dealt = order();
    QCOMPARE(hand_->cards(), cards("AH 7H TC QS JD 9D"));
    QVERIFY(dealt != QStringLiteral("QS JD 9D TC AH 7H"));
    hand_->setCards({}, {});
    hand_->setCards(cards("AH 7H TC QS JD 9D"), {});
    QCOMPARE(order(), dealt);
    hand_->release(card("TC"))->deleteLater();
    QCOMPARE(order(), QString(dealt).remove(QStringLiteral("TC")).simplified());
}

void HandItemTest::a_dragged_card_stays_where_it_is_dropped()
{
    QSignalSpy closed(hand_, &HandItem::pressedWhileClosed);
    const qreal beyond = hand_->item(card("7H"))->pos().x() + 30;
    drag(card("QS"), beyond);
    QCOMPARE(order(), QStringLiteral("JD 9D TC AH 7H QS"));
    const CardItem* const queen = hand_->item(card("QS"));
    QCOMPARE(queen->pose(), hand_->restPose(queen));
    drag(card("AH"), hand_->item(card("JD"))->pos().x() - 30);
    QCOMPARE(order(), QStringLiteral("AH JD 9D TC 7H QS"));
    QCOMPARE(closed.size(), 0); // a drag is no click
    hand_->release(card("JD"))->deleteLater();
    QCOMPARE(order(), QStringLiteral("AH 9D TC 7H QS"));
}

void HandItemTest::a_short_pull_is_a_click()
{
    QSignalSpy chosen(hand_, &HandItem::chosen);
    hand_->openForPlay(cards("AH 7H"));
    drag(card("AH"), hand_->item(card("AH"))->pos().x() + 3);
    QCOMPARE(chosen.size(), 1);
    QCOMPARE(order(), QStringLiteral("QS JD 9D TC AH 7H"));
}

void HandItemTest::ctrl_and_an_arrow_carry_the_focused_card()
{
    QSignalSpy moved(hand_, &HandItem::movedByKey);
    hand_->openForPlay(cards("AH 7H"));
    press(Qt::Key_Home);
    press(Qt::Key_Right, Qt::ControlModifier);
    press(Qt::Key_Right, Qt::ControlModifier);
    QCOMPARE(order(), QStringLiteral("JD 9D QS TC AH 7H"));
    QCOMPARE(hand_->focused()->card(), card("QS"));
    QCOMPARE(moved.size(), 2);
    QCOMPARE(moved.last().at(1).toInt(), 3);
    QCOMPARE(moved.last().at(2).toInt(), 6);
    for (int i = 0; i < 5; ++i)
        press(Qt::Key_Left, Qt::ControlModifier);
    QCOMPARE(order(), QStringLiteral("QS JD 9D TC AH 7H"));
}

void HandItemTest::the_next_hand_is_sorted_again()
{
    drag(card("QS"), hand_->item(card("7H"))->pos().x() + 30);
    hand_->setCards({}, {});
    hand_->setCards(cards("AH QS KC"), {});
    QCOMPARE(order(), QStringLiteral("QS KC AH"));
}

void HandItemTest::a_new_card_comes_last_behind_cards_that_were_moved()
{
    drag(card("QS"), hand_->item(card("7H"))->pos().x() + 30);
    hand_->add(card("QC"), {});
    QCOMPARE(order(), QStringLiteral("JD 9D TC AH 7H QS QC"));
}

void HandItemTest::cards_in_piles_are_not_dragged()
{
    layPiles("AH TC QS", "KH 8S JD 7C", "KH");
    const QString before = order();
    const CardItem* const piled = hand_->item(card("8S"));
    const QPointF place = piled->pos();
    drag(card("8S"), 20);
    QCOMPARE(order(), before);
    QCOMPARE(piled->pos(), place);
    drag(card("QS"), hand_->item(card("AH"))->pos().x() + 60);
    QVERIFY(order().startsWith(QStringLiteral("TC AH QS ")));
    QCOMPARE(piled->pos(), place);
}

} // namespace

REGISTER_WIDGET_TEST(HandItemTest)
#include "hand_item_test.moc"
