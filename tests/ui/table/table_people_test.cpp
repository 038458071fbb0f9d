// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/support/hands.h"
#include "tests/support/registered_test.h"
#include "tests/support/seats.h"
#include "tests/support/to_string.h"
#include "tests/ui/table/table_user.h"
#include "tests/ui/turns.h"
#include "ui/table/panels/result_panel.h"
#include "ui/table/scene/hand_item.h"
#include "ui/table/scene/seat_item.h"
#include "ui/table/scene/table_scene.h"
#include "ui/table/scene/trick_item.h"

#include <QApplication>
#include <QtTest>

using namespace sheepshead;
using namespace sheepshead::testing;

namespace {

/// What a screen reader finds on the table, with this name told as another.
QStringList told(const TableWidget& table, const QString& name = {}, const QString& as = {})
{
    QStringList words;
    for (const SpokenItem* const item : const_cast<TableWidget&>(table).scene().spokenItems())
        words << item->name() + QStringLiteral(": ") + item->description();
    if (!name.isEmpty())
        words.replaceInStrings(name, as);
    return words;
}

} // namespace

/// Names change while a hand lies on the table: two people are merged, or one is renamed.
class TablePeopleTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void init()
    {
        table_ = std::make_unique<TableWidget>();
        table_->setSpeed(Speed::Off);
        table_->resize(1020, 740);
        table_->show();
        QVERIFY(QTest::qWaitForWindowActive(table_.get()));
    }

    void the_hand_stays_in_the_middle_of_a_trick()
    {
        HandState hand = pickedHand(variantWith(""), "QC QS QH QD JC JS", "AH AS");
        act(hand, "alone");
        lay(hand);
        act(hand, "play JS");
        table_->restore(hand.observation(viewer));
        const QStringList before = told(*table_, QStringLiteral("Ada"), QStringLiteral("Zoe"));
        rename(hand);
        QCOMPARE(table_->scene().hand().cards(), hand.observation(viewer).hand);
        QCOMPARE(table_->scene().trick().laid().size(), std::size_t(1));
        QCOMPARE(told(*table_), before);
    }

    void cards_marked_for_the_bury_stay_marked()
    {
        HandState hand = handAfter({}, dealWith({}, { { 0, "QC AC TS" } }), "pick");
        lay(hand);
        table_->ask(turnOf(hand));
        const Card marked = *table_->scene().hand().cards().begin();
        TableUser(*table_).click(marked);
        QCOMPARE(table_->scene().hand().marked(), CardSet { marked });
        rename(hand);
        QCOMPARE(table_->scene().hand().marked(), CardSet { marked });
        QVERIFY(table_->turn().turn());
        QCOMPARE(table_->scene().hand().cards().size(), 8);
    }

    void a_result_names_the_players_as_they_are_called_now()
    {
        PlayedTable played(
            HandState(pickedHand(variantWith(""), "QC QS QH QD JC JS", "AH AS")), viewer);
        TableWidget& table = played.table();
        table.resize(1020, 740);
        table.show();
        QVERIFY(QTest::qWaitForWindowActive(&table));
        played.setPerson([&] { TableUser(table).decideByMouse(played.turn()->legal.front()); });
        QVERIFY(played.playToEnd());
        QVERIFY(table.result().isVisible());
        Seating seating = table.scene().seating();
        for (SeatInfo& seat : seating.seats)
            if (!seat.person)
                seat.name = QStringLiteral("New ") + seat.name;
        table.renew({ seating });
        QVERIFY(table.result().isVisible());
        QStringList words { table.result().accessibleDescription() };
        for (const QLabel* const label : table.result().findChildren<QLabel*>())
            words << label->text();
        QVERIFY2(words.join(u' ').contains(QStringLiteral("New ")), qPrintable(words.join(u'|')));
    }

    void another_number_of_seats_is_another_table()
    {
        HandState hand = pickedHand(variantWith(""), "QC QS QH QD JC JS", "AH AS");
        lay(hand);
        table_->renew({ seatingFor(variantWith("layout=3H-1"), viewer) });
        QCOMPARE(table_->scene().seats().size(), std::size_t(3));
        QVERIFY(table_->scene().hand().cards().empty());
    }

private:
    void lay(const HandState& hand)
    {
        table_->present({ seatingFor(hand.variant(), viewer) });
        table_->restore(hand.observation(viewer));
    }

    void rename(const HandState& hand)
    {
        Seating seating = seatingFor(hand.variant(), viewer);
        for (SeatInfo& seat : seating.seats)
            if (seat.name == QStringLiteral("Ada"))
                seat.name = QStringLiteral("Zoe");
        table_->renew({ seating });
    }

    std::unique_ptr<TableWidget> table_;
};

REGISTER_WIDGET_TEST(TablePeopleTest)
#include "table_people_test.moc"
