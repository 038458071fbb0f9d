// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/match/match.h"
#include "tests/support/cards.h"
#include "tests/support/registered_test.h"
#include "tests/support/seats.h"
#include "tests/support/to_string.h"
#include "tests/ui/table/played_table.h"
#include "tests/ui/turns.h"
#include "ui/table/scene/felt_view.h"
#include "ui/words/terms/card_words.h"

#include <QAccessible>
#include <QAccessibleActionInterface>
#include <QtTest>

using namespace sheepshead;
using namespace sheepshead::testing;

namespace {

/// What a screen reader finds below the table, by name.
QAccessibleInterface* find(QAccessibleInterface* table, const QString& name)
{
    for (int i = 0; i < table->childCount(); ++i)
        if (table->child(i)->text(QAccessible::Name) == name)
            return table->child(i);
    return nullptr;
}

class TableAccessibleTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void init()
    {
        RandomPlayer anySeat(7);
        hand_ = Match(CheckedVariant(), 3, seatAt(0)).dealHand();
        const auto midway = [this] {
            const Observation seen = hand_.observation(viewer);
            return seen.tricks.size() == 2 && seen.trickOnTable() && hand_.toAct() == viewer;
        };
        while (!midway())
            hand_.apply(
                anySeat.choose(hand_.observation(*hand_.toAct()), hand_.legalActions(), {}));
        widget_ = std::make_unique<TableWidget>();
        widget_->resize(1020, 740);
        TableView view { seatingFor(hand_.variant(), viewer) };
        view.totals = { 3, -1, 0, 2, -4 };
        view.levels = { std::nullopt, Level::Expert, Level::Expert, Level::Expert };
        view.seen = hand_.observation(viewer);
        widget_->present(view);
        widget_->show();
    }

    void every_card_of_the_hand_has_name_description_place_and_press()
    {
        const Observation seen = hand_.observation(viewer);
        for (const Card card : seen.hand) {
            QAccessibleInterface* item = find(table(), cardName(card));
            QVERIFY2(item, cardText(card).c_str());
            QCOMPARE(item->role(), QAccessible::Button);
            QCOMPARE(
                item->text(QAccessible::Description), cardDescription(card, seen.variant.trumps()));
            const QRect onScreen(widget_->mapToGlobal(QPoint()), widget_->size());
            QVERIFY(onScreen.contains(item->rect()));
            QVERIFY(item->actionInterface());
            QCOMPARE(item->actionInterface()->actionNames(),
                QStringList { QAccessibleActionInterface::pressAction() });
        }
    }

    void every_card_of_the_trick_has_its_name()
    {
        const Observation seen = hand_.observation(viewer);
        for (const PlayedCard& played : seen.trickOnTable()->cards) {
            QAccessibleInterface* item = find(table(), cardName(*played.card));
            QVERIFY2(item, cardText(*played.card).c_str());
            QCOMPARE(item->role(), QAccessible::Graphic);
            const QString name = seatingFor(hand_.variant(), viewer).at(played.seat).name;
            QVERIFY(item->text(QAccessible::Description).contains(name));
            QVERIFY(!item->actionInterface());
        }
    }

    void every_seat_says_who_sits_there_and_what_he_is()
    {
        const Seating seating = seatingFor(hand_.variant(), viewer);
        const Observation seen = hand_.observation(viewer);
        for (int i = 0; i < seating.count(); ++i) {
            QAccessibleInterface* seat = find(table(), seating.at(seatAt(i)).name);
            QVERIFY(seat);
            const QString words = seat->text(QAccessible::Description);
            QCOMPARE(words.contains(QStringLiteral("dealer")), seen.dealer == seatAt(i));
            QCOMPARE(words.contains(QStringLiteral("picker")), seen.picker == seatAt(i));
            QVERIFY(words.contains(QStringLiteral("score")));
            QCOMPARE(words.contains(QStringLiteral("level: Expert")), i >= 1 && i <= 3);
        }
    }

    void levels_are_told_when_others_sit_down()
    {
        TableView others { seatingFor(hand_.variant(), viewer) };
        others.seating.seats[1].name = QStringLiteral("Wilhelmine");
        others.levels = { std::nullopt, Level::Expert, Level::Expert, Level::Expert };
        widget_->renew(others);
        QAccessibleInterface* const seat = find(table(), QStringLiteral("Wilhelmine"));
        QVERIFY(seat->text(QAccessible::Description).contains(QStringLiteral("level: Expert")));
    }

    void pressing_a_card_plays_it()
    {
        open();
        QSignalSpy chosen(&widget_->turn(), &PersonsTurn::chosen);
        const Card card = std::get<Play>(hand_.legalActions().front()).card;
        find(table(), cardName(card))
            ->actionInterface()
            ->doAction(QAccessibleActionInterface::pressAction());
        QCOMPARE(chosen.size(), 1);
        QCOMPARE(chosen.first().first().value<Action>(), Action(Play { card }));
    }

    void children_and_parent_know_each_other()
    {
        QVERIFY(table()->childCount() > 0);
        for (int i = 0; i < table()->childCount(); ++i) {
            QCOMPARE(table()->child(i)->parent(), table());
            QCOMPARE(table()->indexOfChild(table()->child(i)), i);
            QVERIFY(!table()->child(i)->text(QAccessible::Name).isEmpty());
        }
    }

    void open_cards_of_the_other_say_whose_they_are_and_what_lies_beneath()
    {
        hand_ = Match(variantWith("layout=2H-1"), 3, seatAt(1)).dealHand();
        const Observation seen = hand_.observation(viewer);
        widget_->present({ seatingFor(hand_.variant(), viewer) });
        widget_->restore(seen);
        for (const Seat seat : seen.seats)
            for (const Card card : seen.open[seat]) {
                QAccessibleInterface* item = find(table(), cardName(card));
                QVERIFY2(item, cardText(card).c_str());
                const QString words = item->text(QAccessible::Description);
                QVERIFY(words.contains(QStringLiteral("covered card")));
                QCOMPARE(words.contains(QStringLiteral("Ada")), seat != viewer);
                QCOMPARE(item->actionInterface() != nullptr, seat == viewer);
            }
    }

private:
    QAccessibleInterface* table()
    {
        return QAccessible::queryAccessibleInterface(&widget_->view());
    }

    void open() { widget_->ask(turnOf(hand_)); }

    HandState hand_ = Match(CheckedVariant(), 3, seatAt(0)).dealHand();
    std::unique_ptr<TableWidget> widget_;
};

} // namespace

REGISTER_WIDGET_TEST(TableAccessibleTest)
#include "table_accessible_test.moc"
