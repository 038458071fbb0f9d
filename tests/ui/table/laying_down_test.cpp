// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/support/hands.h"
#include "tests/support/registered_test.h"
#include "tests/support/seats.h"
#include "tests/ui/table/played_table.h"
#include "tests/ui/turns.h"
#include "ui/cards/card_item.h"
#include "ui/table/panels/choice_button.h"
#include "ui/table/panels/hint_panel.h"
#include "ui/table/panels/lay_down_offer.h"
#include "ui/table/scene/felt_view.h"
#include "ui/table/scene/hand_item.h"
#include "ui/table/scene/table_scene.h"

#include <QtTest>

using namespace sheepshead;
using namespace sheepshead::testing;

namespace {

/// A hand that nothing can beat, at its first lead.
HandState claimable()
{
    HandState hand = pickedHand(variantWith(""), "QC QS QH QD JC JS", "AH AS");
    act(hand, "alone");
    return hand;
}

Claim claimOfViewer(const HandState& hand)
{
    return claimOf(hand.observation(viewer), hand.legalActions()).value();
}

} // namespace

/// A table at which a person may lay down their cards.
class TableLayingDownTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void init()
    {
        table_ = std::make_unique<TableWidget>();
        table_->resize(1020, 740);
        table_->setSpeed(Speed::Off);
        table_->present({ seatingFor(hand_.variant(), viewer) });
        table_->restore(hand_.observation(viewer));
        table_->show();
        QVERIFY(QTest::qWaitForWindowActive(table_.get()));
    }

    void a_claim_is_offered_beside_the_cards()
    {
        ask(claimOfViewer(hand_));
        QVERIFY(offer().isVisible());
        QVERIFY(table_->scene().hand().mode() == HandItem::Mode::Playing);
        QVERIFY(table_->rect().contains(offer().geometry()));
        QVERIFY(offer().accessibleDescription().contains(QStringLiteral("98")));
    }

    void without_a_claim_nothing_is_offered()
    {
        QSignalSpy lays(&table_->turn(), &PersonsTurn::laysDown);
        QSignalSpy said(&table_->turn(), &PersonsTurn::said);
        ask({});
        QVERIFY(!offer().isVisible());
        table_->turn().layDown();
        QCOMPARE(lays.count(), 0);
        QVERIFY(said.last().first().toString().contains(QStringLiteral("not decided")));
        table_->turn().close();
        table_->turn().layDown();
        QVERIFY(
            said.last().first().toString().contains(QStringLiteral("nothing for you to decide")));
    }

    void the_offer_lays_down()
    {
        QSignalSpy lays(&table_->turn(), &PersonsTurn::laysDown);
        ask(claimOfViewer(hand_));
        QTest::mouseClick(button(0), Qt::LeftButton);
        QCOMPARE(lays.count(), 1);
        QVERIFY(!offer().isVisible());
        table_->turn().layDown(); // once is enough
        QCOMPARE(lays.count(), 1);
    }

    void after_play_on_there_is_no_other_offer_but_the_command_works()
    {
        QSignalSpy lays(&table_->turn(), &PersonsTurn::laysDown);
        ask(claimOfViewer(hand_));
        QTest::mouseClick(button(1), Qt::LeftButton);
        QVERIFY(!offer().isVisible());
        QVERIFY(table_->scene().hand().mode() == HandItem::Mode::Playing);
        table_->turn().close();
        ask(claimOfViewer(hand_));
        QVERIFY(!offer().isVisible());
        table_->turn().layDown();
        QCOMPARE(lays.count(), 1);
    }

    void a_card_played_instead_is_an_answer_too()
    {
        QSignalSpy chosen(&table_->turn(), &PersonsTurn::chosen);
        ask(claimOfViewer(hand_));
        QTest::keyClick(&table_->view(), Qt::Key_1);
        QCOMPARE(chosen.count(), 1);
        QVERIFY(!offer().isVisible());
        ask(claimOfViewer(hand_));
        QVERIFY(!offer().isVisible());
    }

    void a_hint_leaves_the_offer_in_sight()
    {
        ask(claimOfViewer(hand_));
        table_->turn().toggleHint();
        const auto* const hint = table_->findChild<HintPanel*>();
        QVERIFY(hint->isVisible());
        QVERIFY(!hint->geometry().intersects(offer().geometry()));
        const int above = hint->y();
        QTest::mouseClick(button(1), Qt::LeftButton); // play on
        QVERIFY(hint->isVisible());
        QVERIFY(hint->y() > above);
    }

    void the_next_hand_offers_again()
    {
        ask(claimOfViewer(hand_));
        QTest::mouseClick(button(1), Qt::LeftButton);
        table_->turn().close();
        QSignalSpy drained(table_.get(), &TableWidget::drained);
        for (const Event& event : hand_.opening())
            table_->show(seenBy(viewer, event));
        table_->settle(hand_.observation(viewer));
        QTRY_COMPARE(drained.count(), 1);
        ask(claimOfViewer(hand_));
        QVERIFY(offer().isVisible());
    }

    void cards_laid_down_are_shown_and_the_words_say_whose()
    {
        const CardSet cards = hand_.observation(viewer).hand;
        Claim claim = claimOfViewer(hand_);
        claim.seat = seatAt(1);
        QSignalSpy drained(table_.get(), &TableWidget::drained);
        table_->showLaidDown(claim, cards);
        const auto lying = [&] {
            int count = 0;
            for (QGraphicsItem* item : table_->scene().items())
                if (const auto* card = dynamic_cast<CardItem*>(item); card && card->card())
                    count += cards.contains(*card->card()) ? 1 : 0;
            return count;
        };
        QTRY_COMPARE(lying(), 2 * cards.size()); // and in the viewer's own hand
        bool said = false;
        for (QGraphicsItem* item : table_->scene().items())
            if (const auto* spoken = dynamic_cast<SpokenItem*>(item))
                said = said || spoken->name().contains(QStringLiteral("Ada lays down"));
        QVERIFY(said);
        table_->goOn();
        QTRY_COMPARE(drained.count(), 1);
    }

private:
    LayDownOffer& offer() { return *table_->findChild<LayDownOffer*>(); }
    QAbstractButton* button(int index) { return offer().findChildren<ChoiceButton*>().at(index); }
    void ask(const std::optional<Claim>& claim)
    {
        table_->ask(turnOf(hand_));
        if (claim)
            table_->turn().offerToLayDown(*claim);
    }

    HandState hand_ = claimable();
    std::unique_ptr<TableWidget> table_;
};

REGISTER_WIDGET_TEST(TableLayingDownTest)
#include "laying_down_test.moc"
