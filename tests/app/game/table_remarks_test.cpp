// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/game/table_remarks.h"

#include "tests/support/cards.h"
#include "tests/support/registered_test.h"
#include "ui/cards/spoken_item.h"
#include "ui/preferences/preferences.h"
#include "ui/table/scene/table_scene.h"
#include "ui/table/table_widget.h"

#include <QTest>

using namespace sheepshead;
using namespace sheepshead::testing;

class TableRemarksTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void init()
    {
        may_ = true;
        table_ = std::make_unique<TableWidget>();
        table_->resize(1020, 740);
        table_->setSpeed(Speed::Off);
        table_->present({ seatingFor(defaultPreferences().names.mid(0, 5), seatAt(0), { seatAt(0) },
            defaultPreferences().cast) });
        remarks_ = std::make_unique<TableRemarks>(*table_, [this] { return may_; });
        remarks_->use(defaultPreferences());
        table_->QWidget::show();
    }

    void a_cracked_picker_speaks_in_a_bubble()
    {
        crack();
        QVERIFY(bubble());
        QCOMPARE(bubble()->name(), remarkText(QStringLiteral("bruno"), Occasion::Cracked));
    }

    void the_bubble_stays_while_others_decide()
    {
        crack();
        table_->scene().talk().beginDecision(seatAt(3));
        table_->scene().talk().say(seatAt(3), QStringLiteral("pass"));
        table_->scene().talk().endDecision();
        QVERIFY(bubble());
        table_->present({ table_->scene().seating() });
        QVERIFY(!bubble());
    }

    void nothing_is_said_where_it_is_switched_off()
    {
        Preferences quiet = defaultPreferences();
        quiet.remarks = false;
        remarks_->use(quiet);
        crack();
        QVERIFY(!bubble());
    }

    void nothing_is_said_in_a_lesson()
    {
        may_ = false;
        crack();
        QVERIFY(!bubble());
    }

private:
    /// Bruno has picked.
    void crack()
    {
        Q_EMIT table_->began(Picked { .seat = seatAt(2), .blindSize = 2 });
        Q_EMIT table_->began(Cracked { seatAt(4) });
    }
    SpokenItem* bubble() const { return table_->scene().talk().remark(); }

    std::unique_ptr<TableWidget> table_;
    std::unique_ptr<TableRemarks> remarks_;
    bool may_ = true;
};

REGISTER_WIDGET_TEST(TableRemarksTest)
#include "table_remarks_test.moc"
