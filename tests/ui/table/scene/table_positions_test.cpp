// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/support/hands.h"
#include "tests/support/registered_test.h"
#include "tests/support/to_string.h"
#include "tests/ui/table/careless_user.h"
#include "tests/ui/table/dealt_hands.h"
#include "tests/ui/turns.h"
#include "ui/cards/card_item.h"
#include "ui/table/scene/bubble_item.h"
#include "ui/table/scene/hand_item.h"
#include "ui/table/scene/open_cards_item.h"
#include "ui/table/scene/strip_item.h"
#include "ui/table/scene/table_scene.h"
#include "ui/table/scene/trick_item.h"
#include "ui/words/terms/card_words.h"

#include <QtTest>

using namespace sheepshead;
using namespace sheepshead::testing;

namespace {

/// Plays at random until this many tricks and cards of the next one are on the table.
HandState inMidHand(std::size_t tricks, std::size_t cards)
{
    HandState hand = dealt(3, 0);
    RandomPlayer anySeat(7);
    while (true) {
        const Observation seen = hand.observation(viewer);
        const Trick* onTable = seen.trickOnTable();
        const std::size_t finished = seen.tricks.size() - (onTable ? 1 : 0);
        if (finished == tricks && onTable && onTable->cards.size() == cards)
            return hand;
        const auto legal = hand.legalActions();
        const Observation own = hand.observation(*hand.toAct());
        hand.apply(
            own.phase == Phase::Picking ? picking(own, legal) : anySeat.choose(own, legal, {}));
    }
}

HandState inMidHandForTwo(std::string_view layout, int plays)
{
    HandState hand = dealt(4, 1, layout);
    RandomPlayer anySeat(3);
    for (int i = 0; i < plays; ++i)
        hand.apply(anySeat.choose(hand.observation(*hand.toAct()), hand.legalActions(), {}));
    return hand;
}

/// The words in the bubbles that are in sight.
QStringList bubbles(TableWidget& table)
{
    QStringList words;
    for (QGraphicsItem* const item : table.scene().items())
        if (const auto* const bubble = dynamic_cast<BubbleItem*>(item); bubble && item->isVisible())
            words << bubble->name();
    return words;
}

} // namespace

/// What the table shows of a point of a hand that it is given.
class TablePositionsTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void a_restored_position_shows_all_that_the_viewer_knows()
    {
        const HandState hand = inMidHand(3, 2);
        const Observation seen = hand.observation(viewer);
        TableWidget table;
        table.resize(1020, 740);
        table.present({ seatingFor(hand.variant(), viewer) });
        table.restore(seen);

        QCOMPARE(table.scene().hand().cards(), seen.hand);
        const Trick* onTable = seen.trickOnTable();
        const auto& laid = table.scene().trick().laid();
        QCOMPARE(laid.size(), onTable->cards.size());
        for (std::size_t i = 0; i < laid.size(); ++i) {
            QCOMPARE(laid[i].seat, onTable->cards[i].seat);
            QCOMPARE(laid[i].item->card(), onTable->cards[i].card);
            QCOMPARE(laid[i].item->lit(), laid[i].seat == onTable->winning);
            QCOMPARE(laid[i].item->led(), laid[i].seat == onTable->leader());
        }
        for (const Seat seat : seen.seats) {
            const SeatState& state = table.scene().seat(seat).state();
            QCOMPARE(state.dealer, seat == seen.dealer);
            QCOMPARE(state.picker, seat == seen.picker);
            QCOMPARE(state.partner, seen.partners().contains(seat));
            QVERIFY(!state.maker);
            QCOMPARE(state.acting, seat == seen.turn);
            QCOMPARE(state.tricks, seen.tricksTaken[seat]);
            QCOMPARE(state.cards, seen.cardsHeld[seat]);
        }
        QVERIFY(table.scene().strip().name().contains(QStringLiteral("picked")));
        QVERIFY(table.scene().blind().empty());
    }

    void a_restored_table_for_two_shows_all_piles()
    {
        for (const char* rules : { "layout=2H-1", "layout=2H-2" }) {
            const HandState hand = inMidHandForTwo(rules, 10);
            const Observation seen = hand.observation(viewer);
            TableWidget table;
            table.resize(800, 600);
            table.present({ seatingFor(hand.variant(), viewer) });
            table.restore(seen);
            QCOMPARE(table.scene().hand().cards(), seen.hand);
            std::size_t covered = 0;
            for (const Seat seat : seen.seats) {
                OpenCardsItem& open = table.scene().openCards(seat);
                QCOMPARE(open.piles().open(), seen.open[seat]);
                QCOMPARE(open.items().empty(), seat == viewer);
                covered += open.backs().size();
            }
            QCOMPARE(static_cast<int>(covered), seen.covering.size());
            QVERIFY(covered > 0);
        }
    }

    void who_cracked_is_marked()
    {
        const auto variant = variantWith("crack=one");
        const Deal deal = dealWith(variant, { { 0, "QC QS QH JC AD 7C" } });
        HandState hand = handAfter(variant, deal, "pick");
        TableWidget table;
        table.present({ seatingFor(variant, viewer) });
        RandomPlayer anySeat(1);
        while (hand.phase() != Phase::Raising)
            hand.apply(anySeat.choose(hand.observation(*hand.toAct()), hand.legalActions(), {}));
        const Seat cracker = *hand.toAct();
        act(hand, "crack");
        table.restore(hand.observation(viewer));
        QVERIFY(table.scene().seat(cracker).state().cracked);
        QVERIFY(table.scene().seat(cracker).description().contains(QStringLiteral("cracked")));
        QVERIFY(table.scene().strip().name().contains(QStringLiteral("×2")));
    }

    void a_revealed_partner_is_told_at_his_seat()
    {
        const HandState hand = inMidHand(0, 1);
        const Observation seen = hand.observation(viewer);
        const Seat partner = seatAt(2);
        QVERIFY(seen.picker && seen.picker != partner);
        TableWidget table;
        table.present({ seatingFor(hand.variant(), viewer) });
        table.restore(seen);
        table.show(PartnerRevealed { partner });
        QTRY_COMPARE(bubbles(table), QStringList { QStringLiteral("Bruno is the partner.") });
        QVERIFY(table.scene().seat(partner).state().partner);
    }

    void the_sides_are_shown_as_far_as_the_viewer_knows_them()
    {
        const HandState hand = inMidHand(0, 1);
        const Observation seen = hand.observation(viewer);
        QVERIFY(seen.isDefender(viewer) && !seen.isSideKnown());
        TableWidget table;
        table.present({ seatingFor(hand.variant(), viewer) });
        table.restore(seen);
        const auto sideAt = [&](Seat seat) { return table.scene().seat(seat).state().side; };
        for (const Seat seat : seen.seats)
            QCOMPARE(sideAt(seat),
                seat == seen.picker  ? SeatSide::Makers
                    : seat == viewer ? SeatSide::Defenders
                                     : SeatSide::Unknown);
        QVERIFY(table.scene().seat(viewer).description().contains(QStringLiteral("defender")));
        table.show(PartnerRevealed { seatAt(2) });
        QTRY_COMPARE(sideAt(seatAt(2)), SeatSide::Makers);
    }

    void whoever_thinks_long_is_seen_to_think()
    {
        const HandState hand = inMidHand(0, 1);
        TableWidget table;
        table.present({ seatingFor(hand.variant(), viewer) });
        table.scene().change(seatAt(1), [](SeatState& state) {
            state.level = Level::Expert;
            state.acting = true;
        });
        const SeatItem& seat = table.scene().seat(seatAt(1));
        QVERIFY(!seat.thinksLong());
        QTRY_VERIFY(seat.thinksLong());
        table.scene().change(seatAt(1), [](SeatState& state) { state.acting = false; });
        QVERIFY(!seat.thinksLong());
    }

    void without_picking_a_maker_is_told_and_no_picker_shown()
    {
        HandState hand = dealt(3, 0, "layout=4H-4");
        RandomPlayer anySeat(7);
        while (!hand.picker()) // SCORE-PAIR: the first queen's player
            hand.apply(anySeat.choose(hand.observation(*hand.toAct()), hand.legalActions(), {}));
        TableWidget table;
        table.present({ seatingFor(hand.variant(), viewer) });
        table.restore(hand.observation(viewer));
        const SeatState state = table.scene().seat(*hand.picker()).state();
        QVERIFY(state.maker && !state.picker && !state.partner);
        QVERIFY(table.scene().seat(*hand.picker()).description().contains(QStringLiteral("maker")));
        table.show(PartnerRevealed { seatAt(1) });
        QTRY_COMPARE(bubbles(table), QStringList { QStringLiteral("Ada is one of the makers.") });
    }

    void the_pot_stands_on_the_strip()
    {
        const HandState hand = inMidHand(1, 1);
        TableWidget table;
        TableView view { seatingFor(hand.variant(), viewer) };
        view.pot = 4;
        view.seen = hand.observation(viewer);
        table.present(view);
        QVERIFY(table.scene().strip().name().contains(QStringLiteral("pot: 4")));
    }

    void a_deal_that_is_broken_off_leaves_no_stray_card()
    {
        const HandState hand = dealt(3, 0);
        TableWidget table;
        table.setSpeed(Speed::Slow);
        table.present({ seatingFor(hand.variant(), viewer) });
        table.show();
        const auto cardsInSight = [&] {
            const auto items = table.scene().items();
            return std::ranges::count_if(items, [](QGraphicsItem* item) {
                return dynamic_cast<CardItem*>(item) && item->isVisible();
            });
        };
        for (const Event& event : hand.opening())
            table.show(seenBy(viewer, event));
        QTRY_VERIFY(cardsInSight() > 0);
        table.restore(hand.observation(viewer));
        QCOMPARE(cardsInSight(), 6 + 2); // the hand and the blind
        table.present({ seatingFor(hand.variant(), viewer) });
        QCOMPARE(cardsInSight(), 0);
    }

    void a_dealer_who_sits_out_holds_no_cards()
    {
        const HandState hand = dealt(5, 2, "dealer-sits-out=on");
        TableWidget table;
        table.resize(1020, 740);
        table.present({ seatingFor(hand.variant(), viewer) });
        table.restore(hand.observation(viewer));
        QCOMPARE(table.scene().seats().size(), 6U);
        const SeatState& dealer = table.scene().seat(seatAt(2)).state();
        QVERIFY(dealer.sitsOut && dealer.dealer);
        QCOMPARE(dealer.cards, 0);
        QCOMPARE(table.scene().blind().size(), 2U);
    }

    void the_last_trick_can_be_looked_at_again()
    {
        const HandState hand = inMidHand(2, 1);
        TableWidget table;
        table.resize(1020, 740);
        table.present({ seatingFor(hand.variant(), viewer) });
        table.show();
        QVERIFY(!table.hasLastTrick());
        table.restore(hand.observation(viewer));
        QVERIFY(table.hasLastTrick());
        auto* panel = table.findChild<QWidget*>(QStringLiteral("lastTrick"));
        table.showLastTrick();
        QVERIFY(panel->isVisible());
        const Observation seen = hand.observation(viewer);
        for (const PlayedCard& played : seen.tricks[1].cards)
            QVERIFY(panel->accessibleDescription().contains(cardName(*played.card)));
        table.showLastTrick();
        QVERIFY(!panel->isVisible());
    }

    void a_last_trick_of_eight_cards_fits_a_small_window()
    {
        HandState hand = dealt(5, 0, "layout=8H-1 partner=black-queens");
        RandomPlayer anySeat(7);
        const auto cardsPlayed = [&hand] {
            return hand.observation(viewer).cardsSeenPlayed().size();
        };
        while (cardsPlayed() < 9)
            hand.apply(anySeat.choose(hand.observation(*hand.toAct()), hand.legalActions(), {}));
        TableWidget table;
        table.resize(800, 600);
        table.present({ seatingFor(hand.variant(), viewer) });
        table.show();
        table.restore(hand.observation(viewer));
        table.showLastTrick();
        const auto* const panel = table.findChild<QWidget*>(QStringLiteral("lastTrick"));
        QVERIFY(panel->isVisible());
        QVERIFY2(panel->sizeHint().width() <= 800, qPrintable(QString::number(panel->width())));
    }

    void what_was_announced_goes_when_the_result_is_there()
    {
        const HandState hand = inMidHand(0, 1);
        TableWidget table;
        table.setSpeed(Speed::Off);
        table.present({ seatingFor(hand.variant(), viewer) });
        table.restore(hand.observation(viewer));
        table.show(ThrownIn { ThrowIn::Doubler });
        QTRY_COMPARE(bubbles(table).size(), 1);
        table.goOn();
        QTRY_VERIFY(bubbles(table).empty());
    }

    void a_withdrawn_question_cannot_be_answered()
    {
        HandState hand = dealt(3, 4);
        TableWidget table;
        table.resize(1020, 740);
        table.present({ seatingFor(hand.variant(), viewer) });
        table.show();
        QSignalSpy chosen(&table.turn(), &PersonsTurn::chosen);
        table.restore(hand.observation(viewer));
        table.ask(turnOf(hand));
        QVERIFY(readyButton(table));
        table.turn().close();
        QVERIFY(!readyButton(table));
        QVERIFY(chosen.isEmpty());
    }

    void a_resized_table_keeps_every_card_in_sight()
    {
        const HandState hand = inMidHand(1, 3);
        TableWidget table;
        table.resize(1280, 800);
        table.present({ seatingFor(hand.variant(), viewer) });
        table.show();
        table.restore(hand.observation(viewer));
        for (const QSize size : { QSize(800, 600), QSize(2000, 1200) }) {
            table.resize(size);
            QCoreApplication::processEvents();
            const QRectF all({ 0, 0 }, QSizeF(size));
            for (const CardItem* card : table.scene().hand().items())
                QVERIFY(all.contains(card->sceneBoundingRect()));
            for (const auto& laid : table.scene().trick().laid())
                QVERIFY(table.scene().layout().trickArea().contains(laid.item->pos()));
        }
    }
};

REGISTER_WIDGET_TEST(TablePositionsTest)
#include "table_positions_test.moc"
