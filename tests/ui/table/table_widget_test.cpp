// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/match/match.h"
#include "tests/support/hands.h"
#include "tests/support/to_string.h"
#include "tests/ui/table/played_table.h"
#include "ui/table/bubble_item.h"
#include "ui/table/card_item.h"
#include "ui/table/card_words.h"
#include "ui/table/choice_bar.h"
#include "ui/table/hand_item.h"
#include "ui/table/open_cards_item.h"
#include "ui/table/refusal_words.h"
#include "ui/table/result_panel.h"
#include "ui/table/strip_item.h"
#include "ui/table/table_scene.h"
#include "ui/table/table_view.h"
#include "ui/table/trick_item.h"

#include <QAbstractButton>
#include <QtTest>

using namespace sheepshead;
using namespace sheepshead::testing;

namespace {

constexpr Seat viewer = seatAt(0);

HandState dealt(std::uint64_t seed, int dealer, std::string_view rules = "")
{
    return Match(variantWith(rules), seed, seatAt(dealer)).dealHand();
}

class TableWidgetTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void a_whole_hand_can_be_played_with_the_mouse_data() { hands(); }
    void a_whole_hand_can_be_played_with_the_mouse();
    void a_whole_hand_can_be_played_with_the_keyboard_data() { hands(); }
    void a_whole_hand_can_be_played_with_the_keyboard();
    void an_under_is_marked_in_the_hand_and_played_face_down();
    void a_refused_card_stays_and_says_why();
    void number_keys_play_the_card_that_stands_there();
    void a_restored_position_shows_all_that_the_viewer_knows();
    void a_restored_table_for_two_shows_all_piles();
    void a_covered_card_is_turned_after_the_trick();
    void a_shown_pair_lies_open_at_its_seat_until_it_is_played();
    void who_cracked_is_marked();
    void the_pot_stands_on_the_strip();
    void a_click_on_a_card_of_the_trick_goes_on();
    void a_deal_that_is_broken_off_leaves_no_stray_card();
    void a_dealer_who_sits_out_holds_no_cards();
    void a_finished_trick_waits_for_a_click_if_asked_to();
    void the_last_trick_can_be_looked_at_again();
    void a_withdrawn_question_cannot_be_answered();
    void a_resized_table_keeps_every_card_in_sight();

private:
    static void hands();
    static QAbstractButton* readyButton(TableWidget& table);
    static void pressCard(TableWidget& table, const CardItem* card);
    static void markEnough(PlayedTable& played, const std::function<void(CardItem*)>& mark);
    static void decideByMouse(PlayedTable& played);
    static void decideByKeys(PlayedTable& played);
    static void startPlaying(PlayedTable& played);
};

void TableWidgetTest::hands()
{
    QTest::addColumn<int>("seed");
    QTest::addColumn<int>("dealer");
    QTest::addColumn<QString>("rules");
    QTest::addColumn<bool>("picks");
    QTest::newRow("the viewer picks, buries and calls") << 2 << 4 << QString() << true;
    QTest::newRow("others pick") << 3 << 0 << QString() << false;
    QTest::newRow("jack of diamonds")
        << 4 << 4 << QStringLiteral("layout=5H-J partner=jack-of-diamonds") << true;
    QTest::newRow("six seats") << 5 << 5 << QStringLiteral("dealer-sits-out=on") << true;
}

/// A button of the choice bar that can be pressed as things stand; not "pass", if the person wants
/// to pick.
QAbstractButton* TableWidgetTest::readyButton(TableWidget& table)
{
    for (QAbstractButton* button : table.findChild<ChoiceBar*>()->findChildren<QAbstractButton*>())
        if (button->isVisible() && button->isEnabled())
            return button;
    return nullptr;
}

void TableWidgetTest::pressCard(TableWidget& table, const CardItem* card)
{
    const QRectF rect = card->sceneBoundingRect();
    // The left edge is never covered by the next card.
    const QPoint at =
        table.view().mapFromScene(QPointF(rect.left() + rect.width() * 0.2, rect.center().y()));
    QTest::mouseClick(table.view().viewport(), Qt::LeftButton, {}, at);
}

void TableWidgetTest::markEnough(PlayedTable& played, const std::function<void(CardItem*)>& mark)
{
    HandItem& hand = played.table().scene().hand();
    for (std::size_t i = 0; i < hand.items().size() && !readyButton(played.table()); ++i)
        mark(hand.items()[i]);
}

void TableWidgetTest::decideByMouse(PlayedTable& played)
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

void TableWidgetTest::decideByKeys(PlayedTable& played)
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

void TableWidgetTest::startPlaying(PlayedTable& played)
{
    played.table().resize(1020, 740);
    played.table().show();
    QVERIFY(QTest::qWaitForWindowActive(&played.table()));
}

Action picking(const Observation&, const std::vector<Action>& legal)
{
    const auto isPass = [](const Action& action) { return std::holds_alternative<Pass>(action); };
    return isPass(legal.front()) ? legal.back() : legal.front();
}

void TableWidgetTest::a_whole_hand_can_be_played_with_the_mouse()
{
    QFETCH(int, seed);
    QFETCH(int, dealer);
    QFETCH(QString, rules);
    QFETCH(bool, picks);
    PlayedTable played(
        dealt(static_cast<std::uint64_t>(seed), dealer, rules.toStdString()), viewer);
    startPlaying(played);
    if (!picks)
        played.setChooser(picking);
    played.setPerson([&] { decideByMouse(played); });
    QVERIFY(played.playToEnd());
    QVERIFY(played.hand().over());
    QVERIFY(played.table().findChild<ResultPanel*>()->isVisible());
}

void TableWidgetTest::a_whole_hand_can_be_played_with_the_keyboard()
{
    QFETCH(int, seed);
    QFETCH(int, dealer);
    QFETCH(QString, rules);
    QFETCH(bool, picks);
    PlayedTable played(
        dealt(static_cast<std::uint64_t>(seed), dealer, rules.toStdString()), viewer);
    startPlaying(played);
    if (!picks)
        played.setChooser(picking);
    played.setPerson([&] { decideByKeys(played); });
    QVERIFY(played.playToEnd());
    QSignalSpy nextHand(&played.table(), &TableWidget::nextHandWanted);
    QTest::keyClick(QApplication::focusWidget(), Qt::Key_Return);
    QCOMPARE(nextHand.size(), 1);
}

void TableWidgetTest::an_under_is_marked_in_the_hand_and_played_face_down()
{
    const auto variant = variantWith("");
    const Deal deal = dealWith(variant, { { 0, "QC QS QH JC JS AD" } }, "KD TD");
    PlayedTable played(handAfter(variant, deal), viewer);
    startPlaying(played);
    bool seenUnder = false;
    played.setPerson([&] {
        if (played.hand().phase() == Phase::Calling)
            pressCard(played.table(), played.table().scene().hand().items().back());
        decideByMouse(played);
    });
    played.setWatcher([&] {
        const auto under = played.hand().observation(viewer).under;
        if (!under || !played.table().scene().hand().item(*under))
            return;
        seenUnder = true;
        QCOMPARE(played.table().scene().hand().items().back()->card(), under);
    });
    QVERIFY(played.playToEnd());
    QVERIFY(seenUnder);
}

void TableWidgetTest::a_refused_card_stays_and_says_why()
{
    PlayedTable played(dealt(3, 0), viewer);
    startPlaying(played);
    played.setChooser(picking);
    bool refused = false;
    played.setPerson([&] {
        HandItem& hand = played.table().scene().hand();
        const auto forbidden = std::ranges::find_if(hand.items(), [&](const CardItem* item) {
            return hand.mode() == HandItem::Mode::Playing
                && played.turn()->whyNot(Play { *item->card() });
        });
        if (forbidden != hand.items().end() && !refused) {
            const Card card = *(*forbidden)->card();
            const Turn asked = *played.turn();
            QSignalSpy chosen(&played.table(), &TableWidget::chosen);
            QSignalSpy status(&played.table(), &TableWidget::statusChanged);
            QVERIFY((*forbidden)->dimmed());
            pressCard(played.table(), *forbidden);
            QVERIFY(chosen.isEmpty());
            QVERIFY(hand.item(card));
            QCOMPARE(status.last().first().toString(),
                refusalText(*asked.whyNot(Play { card }), asked.seen));
            refused = true;
        }
        decideByMouse(played);
    });
    QVERIFY(played.playToEnd());
    QVERIFY(refused);
}

void TableWidgetTest::number_keys_play_the_card_that_stands_there()
{
    PlayedTable played(dealt(3, 0), viewer);
    startPlaying(played);
    played.setChooser(picking);
    int byNumber = 0;
    played.setPerson([&] {
        HandItem& hand = played.table().scene().hand();
        if (hand.mode() != HandItem::Mode::Playing)
            return decideByMouse(played);
        const Card wanted = std::get<Play>(played.turn()->legal.front()).card;
        const auto found = std::ranges::find(hand.items(), hand.item(wanted));
        const auto key = static_cast<Qt::Key>(Qt::Key_1 + (found - hand.items().begin()));
        QSignalSpy chosen(&played.table(), &TableWidget::chosen);
        QTest::keyClick(QApplication::focusWidget(), key);
        QCOMPARE(chosen.size(), 1);
        QCOMPARE(chosen.first().first().value<Action>(), Action(Play { wanted }));
        ++byNumber;
    });
    QVERIFY(played.playToEnd());
    QCOMPARE(byNumber, 6);
}

/// Plays at random until this many tricks and cards of the next one are on the table.
HandState inMidHand(std::size_t tricks, std::size_t cards)
{
    HandState hand = dealt(3, 0);
    RandomPlayer anybody(7);
    while (true) {
        const Observation seen = hand.observation(viewer);
        const Trick* onTable = seen.trickOnTable();
        const std::size_t finished = seen.tricks.size() - (onTable ? 1 : 0);
        if (finished == tricks && onTable && onTable->cards.size() == cards)
            return hand;
        const auto legal = hand.legalActions();
        const Observation own = hand.observation(*hand.toAct());
        hand.apply(
            own.phase == Phase::Picking ? picking(own, legal) : anybody.choose(own, legal, {}));
    }
}

void TableWidgetTest::a_restored_position_shows_all_that_the_viewer_knows()
{
    const HandState hand = inMidHand(3, 2);
    const Observation seen = hand.observation(viewer);
    TableWidget table;
    table.resize(1020, 740);
    table.setSeating(seatingFor(hand.variant(), viewer));
    table.restore(seen);

    QCOMPARE(table.scene().hand().cards(), seen.hand);
    const Trick* onTable = seen.trickOnTable();
    const auto& laid = table.scene().trick().laid();
    QCOMPARE(laid.size(), onTable->cards.size());
    for (std::size_t i = 0; i < laid.size(); ++i) {
        QCOMPARE(laid[i].seat, onTable->cards[i].seat);
        QCOMPARE(laid[i].item->card(), onTable->cards[i].card);
        QCOMPARE(laid[i].item->lit(), laid[i].seat == onTable->winning);
    }
    for (const Seat seat : seen.seats) {
        const SeatState& state = table.scene().seat(seat).state();
        QCOMPARE(state.dealer, seat == seen.dealer);
        QCOMPARE(state.picker, seat == seen.picker);
        QCOMPARE(state.partner, seen.partners().contains(seat));
        QCOMPARE(state.acting, seat == seen.turn);
        QCOMPARE(state.tricks, seen.tricksTaken[seat]);
        QCOMPARE(state.cards, seen.cardsHeld[seat]);
    }
    QVERIFY(table.scene().strip().name().contains(QStringLiteral("picked")));
    QVERIFY(table.scene().blind().empty());
}

HandState inMidHandForTwo(std::string_view layout, int plays)
{
    HandState hand = dealt(4, 1, layout);
    RandomPlayer anybody(3);
    for (int i = 0; i < plays; ++i)
        hand.apply(anybody.choose(hand.observation(*hand.toAct()), hand.legalActions(), {}));
    return hand;
}

void TableWidgetTest::a_restored_table_for_two_shows_all_piles()
{
    for (const char* rules : { "layout=2H-1", "layout=2H-2" }) {
        const HandState hand = inMidHandForTwo(rules, 10);
        const Observation seen = hand.observation(viewer);
        TableWidget table;
        table.resize(800, 600);
        table.setSeating(seatingFor(hand.variant(), viewer));
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

void TableWidgetTest::a_covered_card_is_turned_after_the_trick()
{
    PlayedTable played(dealt(4, 1, "layout=2H-2"), viewer);
    startPlaying(played);
    int uncovered = 0;
    played.setPerson([&] { decideByMouse(played); });
    played.setWatcher([&] {
        const Observation seen = played.hand().observation(viewer);
        if (!seen.trickOnTable())
            return;
        const PlayedCard& lead = seen.trickOnTable()->cards.front();
        const PileSlots& piles = played.table().scene().openCards(lead.seat).piles();
        for (const PileSlots::Slot& slot : piles.all())
            uncovered += slot.covered && !slot.open ? 1 : 0;
        QCOMPARE(played.table().scene().hand().cards().size(),
            played.table().scene().openCards(viewer).piles().open().size());
    });
    QVERIFY(played.playToEnd());
    QVERIFY(uncovered > 0);
}

void TableWidgetTest::a_shown_pair_lies_open_at_its_seat_until_it_is_played()
{
    const auto variant = variantWith("crack=one blitz-black-queens=on blitz-when=before-lead");
    const Deal deal = dealWith(variant, { { 1, "QC QS JH 7H 8H 9H" }, { 0, "QH QD JC AC TC AD" } });
    PlayedTable played(handAfter(variant, deal, "pick, bury AC TC"), viewer);
    startPlaying(played);
    played.setChooser([](const Observation& seen, const std::vector<Action>& legal) {
        const Action blitz = Blitz { BlitzPair::BlackQueens };
        return seen.phase == Phase::Raising && std::ranges::count(legal, blitz) ? blitz
                                                                                : legal.front();
    });
    played.setPerson([&] { decideByMouse(played); });
    bool shown = false;
    played.setWatcher([&] {
        const CardSet open = played.hand().observation(viewer).open[seatAt(1)];
        CardSet items;
        for (const CardItem* item : played.table().scene().openCards(seatAt(1)).items())
            items.add(*item->card());
        QCOMPARE(items, open);
        shown |= open == cards("QC QS");
    });
    QVERIFY(played.playToEnd());
    QVERIFY(shown);
}

void TableWidgetTest::who_cracked_is_marked()
{
    const auto variant = variantWith("crack=one");
    const Deal deal = dealWith(variant, { { 0, "QC QS QH JC AD 7C" } });
    HandState hand = handAfter(variant, deal, "pick");
    TableWidget table;
    table.setSeating(seatingFor(variant, viewer));
    RandomPlayer anybody(1);
    while (hand.phase() != Phase::Raising)
        hand.apply(anybody.choose(hand.observation(*hand.toAct()), hand.legalActions(), {}));
    const Seat cracker = *hand.toAct();
    act(hand, "crack");
    table.restore(hand.observation(viewer));
    QVERIFY(table.scene().seat(cracker).state().cracked);
    QVERIFY(table.scene().seat(cracker).description().contains(QStringLiteral("cracked")));
    QVERIFY(table.scene().strip().name().contains(QStringLiteral("×2")));
}

void TableWidgetTest::the_pot_stands_on_the_strip()
{
    const HandState hand = inMidHand(1, 1);
    TableWidget table;
    table.setSeating(seatingFor(hand.variant(), viewer));
    table.setPot(4);
    table.restore(hand.observation(viewer));
    QVERIFY(table.scene().strip().name().contains(QStringLiteral("pot: 4")));
}

void TableWidgetTest::a_click_on_a_card_of_the_trick_goes_on()
{
    PlayedTable played(dealt(3, 0), viewer);
    startPlaying(played);
    played.table().setWaitAfterTrick(true);
    played.setChooser(picking);
    played.setPerson([&] { decideByMouse(played); });
    int clicks = 0;
    QTimer clicker;
    QObject::connect(&clicker, &QTimer::timeout, &clicker, [&] {
        if (!played.table().waitsForClick())
            return;
        ++clicks;
        const CardItem* const card = played.table().scene().trick().laid().front().item;
        const QPoint at = played.table().view().mapFromScene(card->scenePos());
        QTest::mouseClick(played.table().view().viewport(), Qt::LeftButton, {}, at);
    });
    clicker.start(0);
    QVERIFY(played.playToEnd());
    QCOMPARE(clicks, 6);
}

void TableWidgetTest::a_deal_that_is_broken_off_leaves_no_stray_card()
{
    const HandState hand = dealt(3, 0);
    TableWidget table;
    table.setSpeed(Speed::Slow);
    table.setSeating(seatingFor(hand.variant(), viewer));
    table.show();
    const auto cardsInSight = [&] {
        const auto items = table.scene().items();
        return std::ranges::count_if(items,
            [](QGraphicsItem* item) { return dynamic_cast<CardItem*>(item) && item->isVisible(); });
    };
    for (const Event& event : hand.opening())
        table.show(seenBy(viewer, event));
    QTRY_VERIFY(cardsInSight() > 0);
    table.restore(hand.observation(viewer));
    QCOMPARE(cardsInSight(), 6 + 2); // the hand and the blind
    table.clear();
    QCOMPARE(cardsInSight(), 0);
}

void TableWidgetTest::a_dealer_who_sits_out_holds_no_cards()
{
    const HandState hand = dealt(5, 2, "dealer-sits-out=on");
    TableWidget table;
    table.resize(1020, 740);
    table.setSeating(seatingFor(hand.variant(), viewer));
    table.restore(hand.observation(viewer));
    QCOMPARE(table.scene().seats().size(), 6U);
    const SeatState& dealer = table.scene().seat(seatAt(2)).state();
    QVERIFY(dealer.sitsOut && dealer.dealer);
    QCOMPARE(dealer.cards, 0);
    QCOMPARE(table.scene().blind().size(), 2U);
}

void TableWidgetTest::a_finished_trick_waits_for_a_click_if_asked_to()
{
    PlayedTable played(dealt(3, 0), viewer);
    startPlaying(played);
    played.table().setWaitAfterTrick(true);
    played.setChooser(picking);
    played.setPerson([&] { decideByMouse(played); });
    int clicks = 0;
    QTimer clicker;
    QObject::connect(&clicker, &QTimer::timeout, &clicker, [&] {
        if (!played.table().waitsForClick())
            return;
        ++clicks;
        QTest::keyClick(&played.table().view(), clicks % 2 ? Qt::Key_Space : Qt::Key_Return);
    });
    clicker.start(0);
    QVERIFY(played.playToEnd());
    QCOMPARE(clicks, 6);
}

void TableWidgetTest::the_last_trick_can_be_looked_at_again()
{
    const HandState hand = inMidHand(2, 1);
    TableWidget table;
    table.resize(1020, 740);
    table.setSeating(seatingFor(hand.variant(), viewer));
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

void TableWidgetTest::a_withdrawn_question_cannot_be_answered()
{
    HandState hand = dealt(3, 4);
    TableWidget table;
    table.resize(1020, 740);
    table.setSeating(seatingFor(hand.variant(), viewer));
    table.show();
    QSignalSpy chosen(&table, &TableWidget::chosen);
    table.restore(hand.observation(viewer));
    table.ask({ hand.observation(viewer), hand.legalActions(),
        [hand](const Action& action) { return hand.whyNot(action); } });
    QVERIFY(readyButton(table));
    table.withdraw();
    QVERIFY(!readyButton(table));
    QVERIFY(chosen.isEmpty());
}

void TableWidgetTest::a_resized_table_keeps_every_card_in_sight()
{
    const HandState hand = inMidHand(1, 3);
    TableWidget table;
    table.resize(1280, 800);
    table.setSeating(seatingFor(hand.variant(), viewer));
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

} // namespace

QTEST_MAIN(TableWidgetTest)
#include "table_widget_test.moc"
