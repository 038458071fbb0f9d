// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/support/hands.h"
#include "tests/support/registered_test.h"
#include "tests/support/seats.h"
#include "tests/ui/table/table_user.h"
#include "tests/ui/turns.h"
#include "ui/table/scene/felt_view.h"
#include "ui/table/scene/hand_item.h"
#include "ui/table/scene/seat_item.h"
#include "ui/table/scene/strip_item.h"
#include "ui/table/scene/table_scene.h"

#include <QApplication>
#include <QPushButton>
#include <QtTest>

using namespace sheepshead;
using namespace sheepshead::testing;

/// The keys of the table, after a click anywhere on it.
class TableKeysTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void init()
    {
        HandState hand = pickedHand(variantWith(""), "QC QS QH QD JC JS", "AH AS");
        act(hand, "alone");
        table_ = std::make_unique<TableWidget>();
        table_->setSpeed(Speed::Off);
        table_->resize(1020, 740);
        table_->present({ seatingFor(hand.variant(), viewer) });
        table_->restore(hand.observation(viewer));
        table_->show();
        QVERIFY(QTest::qWaitForWindowActive(table_.get()));
        table_->ask(turnOf(hand));
        QVERIFY(table_->scene().hand().mode() == HandItem::Mode::Playing);
    }

    void after_a_click_a_number_plays_its_card_data()
    {
        QTest::addColumn<QString>("where");
        for (const char* const where : { "felt", "corner", "plate", "strip", "trick" })
            QTest::newRow(where) << QString::fromLatin1(where);
    }

    void after_a_click_a_number_plays_its_card()
    {
        QFETCH(QString, where);
        QSignalSpy chosen(&table_->turn(), &PersonsTurn::chosen);
        const QPoint at = placeOf(where);
        for (int clicks = 0; clicks < 2; ++clicks)
            QTest::mouseClick(table_->view().viewport(), Qt::LeftButton, {}, at);
        QTest::keyClick(QApplication::focusWidget(), Qt::Key_Right);
        QVERIFY(table_->scene().hand().focused());
        QTest::keyClick(QApplication::focusWidget(), Qt::Key_1);
        QCOMPARE(chosen.count(), 1);
    }

    void a_panel_with_the_keys_leaves_the_numbers_to_the_hand()
    {
        QPushButton panel(QStringLiteral("Answer"), table_.get());
        panel.show();
        panel.setFocus();
        QSignalSpy chosen(&table_->turn(), &PersonsTurn::chosen);
        QTest::keyClick(&panel, Qt::Key_2);
        QCOMPARE(chosen.count(), 1);
    }

    void a_held_number_plays_no_card()
    {
        QSignalSpy chosen(&table_->turn(), &PersonsTurn::chosen);
        QKeyEvent held(QEvent::KeyPress, Qt::Key_1, {}, QStringLiteral("1"), true);
        QCoreApplication::sendEvent(&table_->view(), &held);
        QCOMPARE(chosen.count(), 0);
    }

private:
    QPoint placeOf(const QString& where) const
    {
        TableScene& scene = table_->scene();
        if (where == QStringLiteral("corner"))
            return { 3, 3 };
        if (where == QStringLiteral("plate"))
            return scene.seat(seatAt(2)).sceneBoundingRect().center().toPoint();
        if (where == QStringLiteral("strip"))
            return scene.strip().sceneBoundingRect().center().toPoint();
        const QPoint middle = table_->view().viewport()->rect().center();
        return where == QStringLiteral("trick") ? middle : middle + QPoint(180, 40);
    }

    std::unique_ptr<TableWidget> table_;
};

REGISTER_WIDGET_TEST(TableKeysTest)
#include "table_keys_test.moc"
