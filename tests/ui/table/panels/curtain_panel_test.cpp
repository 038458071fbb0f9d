// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/table/panels/curtain_panel.h"

#include "engine/match/match.h"
#include "tests/support/registered_test.h"
#include "tests/support/seats.h"
#include "tests/ui/table/played_table.h"
#include "ui/table/scene/hand_item.h"
#include "ui/table/scene/table_scene.h"

#include <QLabel>
#include <QPushButton>
#include <QtTest>

using namespace sheepshead;
using namespace sheepshead::testing;

namespace {

TableView viewWithCurtain(const CheckedVariant& variant, std::optional<Seat> to)
{
    TableView view { seatingFor(variant, viewer) };
    view.curtain = Curtain { to, { Passed { seatAt(1) } } };
    return view;
}

bool labelsSay(const QWidget& widget, const QString& words)
{
    for (const QLabel* const label : widget.findChildren<QLabel*>())
        if (label->isVisibleTo(&widget) && label->text().contains(words))
            return true;
    return false;
}

} // namespace

class CurtainPanelTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void init()
    {
        table_ = std::make_unique<TableWidget>();
        table_->resize(1020, 740);
        table_->setSpeed(Speed::Off);
        table_->curtain().setPatience(0);
        table_->QWidget::show();
        QVERIFY(QTest::qWaitForWindowActive(table_.get()));
    }

    void it_hides_a_hand_that_was_on_the_table()
    {
        const HandState hand = Match(CheckedVariant(), 1, seatAt(4)).dealHand();
        TableView view { seatingFor(hand.variant(), viewer) };
        view.seen = hand.observation(viewer);
        table_->present(view);
        QCOMPARE(table_->scene().hand().items().size(), std::size_t { 6 });
        QVERIFY(!table_->curtain().isVisible());
        table_->renew(viewWithCurtain(hand.variant(), seatAt(2)));
        QVERIFY(table_->curtain().isVisible());
        QCOMPARE(table_->curtain().geometry(), table_->rect());
        QVERIFY(table_->scene().hand().items().empty()); // not only behind it
        table_->renew(view);
        QVERIFY(!table_->curtain().isVisible());
        QCOMPARE(table_->scene().hand().items().size(), std::size_t { 6 });
    }

    void it_says_who_is_next_and_what_that_person_missed()
    {
        const TableView view = viewWithCurtain(CheckedVariant(), seatAt(2));
        table_->present(view);
        const QString name = view.seating.at(seatAt(2)).name;
        QVERIFY(labelsSay(table_->curtain(), QStringLiteral("Pass to %1").arg(name)));
        const QString passer = view.seating.at(seatAt(1)).name;
        QVERIFY(labelsSay(table_->curtain(), passer));
        QVERIFY(table_->curtain().accessibleDescription().contains(passer));
    }

    void who_decided_before_is_not_you_to_the_next_person()
    {
        TableView view { seatingFor(CheckedVariant(), viewer) };
        for (SeatInfo& seat : view.seating.seats)
            seat.person = true;
        view.seating.seats.front().name = QStringLiteral("Greta");
        view.curtain = Curtain { seatAt(2), { Passed { viewer } } };
        table_->present(view);
        QVERIFY(labelsSay(table_->curtain(), QStringLiteral("Greta")));
        QVERIFY(!labelsSay(table_->curtain(), QStringLiteral("You")));
    }

    void one_key_opens_it()
    {
        QSignalSpy looked(table_.get(), &TableWidget::looked);
        table_->present(viewWithCurtain(CheckedVariant(), seatAt(2)));
        QTest::keyClick(QApplication::focusWidget(), Qt::Key_Return);
        QCOMPARE(looked.count(), 1);
    }

    /// The last decision was made by a key that was pressed twice.
    void a_key_that_comes_too_soon_does_not_open_it()
    {
        table_->curtain().setPatience(3600'000);
        QSignalSpy looked(table_.get(), &TableWidget::looked);
        table_->present(viewWithCurtain(CheckedVariant(), seatAt(2)));
        QTest::keyClick(QApplication::focusWidget(), Qt::Key_Return);
        QTest::keyClick(table_.get(), Qt::Key_Space);
        table_->curtain().findChild<QPushButton*>()->click();
        QCOMPARE(looked.count(), 0);
    }

    void while_computer_players_decide_no_key_opens_it()
    {
        QSignalSpy looked(table_.get(), &TableWidget::looked);
        table_->present(viewWithCurtain(CheckedVariant(), std::nullopt));
        QVERIFY(table_->curtain().isVisible());
        QTest::keyClick(table_.get(), Qt::Key_Return);
        QCOMPARE(looked.count(), 0);
        QVERIFY(!table_->curtain().findChild<QPushButton*>()->isVisible());
    }

    void it_covers_a_table_of_any_size()
    {
        table_->present(viewWithCurtain(CheckedVariant(), seatAt(2)));
        table_->resize(520, 430);
        QCOMPARE(table_->curtain().geometry(), table_->rect());
        for (const QWidget* const part : table_->curtain().findChildren<QWidget*>())
            QVERIFY(table_->curtain().rect().contains(
                QRect(part->mapTo(&table_->curtain(), QPoint()), part->size())));
    }

private:
    std::unique_ptr<TableWidget> table_;
};

REGISTER_WIDGET_TEST(CurtainPanelTest)
#include "curtain_panel_test.moc"
