// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/table/panels/moment.h"

#include "tests/support/outcomes.h"
#include "tests/support/registered_test.h"
#include "tests/support/seats.h"
#include "tests/ui/words/players/karls_table.h"
#include "ui/cards/card_theme.h"
#include "ui/table/panels/result_moment.h"
#include "ui/table/panels/result_panel.h"

#include <QLabel>
#include <QTest>

#include <set>

using namespace sheepshead;
using namespace sheepshead::testing;

namespace {

HandScored everyTrick()
{
    PickedOutcome outcome = pickedOutcome(120);
    outcome.makersTookAllTricks = true;
    return scoredHand(outcome);
}

HandScored plain() { return scoredHand(pickedOutcome(70)); }

} // namespace

class MomentTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void every_trick_is_a_moment()
    {
        QVERIFY(momentOf(everyTrick(), five, {}) == Moment::AllTricks);
    }

    void no_trick_for_the_makers_is_a_moment()
    {
        const PickedOutcome outcome { .picker = seatAt(1),
            .partners = { seatAt(2) },
            .makersPoints = { 12 },
            .makersTookNoTrick = true,
            .pickerTookNoTrick = true };
        QVERIFY(momentOf(scoredHand(outcome), five, {}) == Moment::NoTrick);
    }

    void a_leaster_won_with_nothing_is_a_moment_and_no_other_is()
    {
        QVERIFY(momentOf(scoredHand(leasterOutcome({ 0, 26, 30, 30, 34 })), five, {})
            == Moment::LeasterWithNothing);
        QVERIFY(
            momentOf(scoredHand(leasterOutcome({ 2, 24, 30, 30, 34 })), five, {}) == Moment::None);
        QVERIFY(momentOf(scoredHand(leasterOutcome(
                             { 0, 26, 30, 30, 34 }, { 1, 1, 2, 1, 1 }, NoPickGame::Moster)),
                    five, {})
            == Moment::None);
    }

    void a_mauer_is_one_unless_the_hand_has_a_rarer_one()
    {
        const std::vector<Mauer> mauers { { seatAt(3), 9 } };
        QVERIFY(momentOf(plain(), five, {}) == Moment::None);
        QVERIFY(momentOf(plain(), five, mauers) == Moment::MauerFound);
        QVERIFY(momentOf(everyTrick(), five, mauers) == Moment::AllTricks);
    }

    void a_moment_is_about_who_won_it_or_held_the_mauer()
    {
        const std::vector<Mauer> mauers { { seatAt(3), 9 }, { seatAt(4), 8 } };
        QVERIFY(momentSeats(Moment::AllTricks, everyTrick(), five, {})
            == (SeatSet { seatAt(0), seatAt(2) }));
        const HandScored none = scoredHand(PickedOutcome { .picker = seatAt(1),
            .partners = { seatAt(2) },
            .makersPoints = { 12 },
            .makersTookNoTrick = true,
            .pickerTookNoTrick = true });
        QVERIFY(momentSeats(Moment::NoTrick, none, five, {})
            == (SeatSet { seatAt(0), seatAt(3), seatAt(4) }));
        QVERIFY(momentSeats(Moment::LeasterWithNothing,
                    scoredHand(leasterOutcome({ 0, 26, 30, 30, 34 })), five, {})
            == SeatSet { seatAt(0) });
        QVERIFY(momentSeats(Moment::MauerFound, plain(), five, mauers)
            == (SeatSet { seatAt(3), seatAt(4) }));
        QVERIFY(momentSeats(Moment::None, plain(), five, mauers).empty());
    }

    void every_trick_between_two_is_a_moment_too()
    {
        TwoHandedOutcome outcome;
        outcome.points[seatAt(1)] = { 120 };
        outcome.tricks[seatAt(1)] = 16;
        const SeatSet two = SeatSet::firstSeats(2);
        const HandScored all = scoredHand(outcome, {}, two);
        QVERIFY(momentOf(all, two, {}) == Moment::AllTricks);
        QVERIFY(momentSeats(Moment::AllTricks, all, two, {}) == SeatSet { seatAt(1) });
    }

    void a_billy_without_a_trick_has_done_what_it_is_for()
    {
        const IndianaOutcome outcome {
            .bidder = seatAt(0), .solo = SoloKind::Billy, .biddersTookNoTrick = true
        };
        const SeatSet four = SeatSet::firstSeats(4);
        const HandScored billy = scoredHand(outcome, defaultVariant(LayoutId::FourIndiana), four);
        QVERIFY(momentOf(billy, four, {}) == Moment::None);
    }

    void a_leaster_without_a_point_that_nobody_is_paid_for_is_none()
    {
        QVERIFY(
            momentOf(scoredHand(leasterOutcome({ 0, 0, 40, 40, 40 })), five, {}) == Moment::None);
    }

    void a_forfeit_is_none()
    {
        PickedOutcome outcome { .picker = seatAt(0),
            .partners = { seatAt(2) },
            .makersPoints = { 120 },
            .makersTookAllTricks = true,
            .reneged = seatAt(1) };
        QVERIFY(momentOf(scoredHand(outcome), five, {}) == Moment::None);
    }

    void the_result_shows_its_medal_and_says_it_data()
    {
        QTest::addColumn<bool>("motion");
        QTest::newRow("moving") << true;
        QTest::newRow("still") << false;
    }

    void the_result_shows_its_medal_and_says_it()
    {
        QFETCH(bool, motion);
        CardTheme theme;
        QWidget window;
        window.resize(800, 600);
        window.show();
        auto* const panel = new ResultPanel(theme, &window);
        panel->setMotion(motion);
        panel->show(everyTrick(), five, karlsTable(), CheckedVariant());
        const auto* const medal = panel->findChild<ResultMoment*>();
        QVERIFY(medal);
        QVERIFY(medal->isVisible());
        QVERIFY(medal->moment() == Moment::AllTricks);
        QCOMPARE(medal->isMoving(), motion);
        QVERIFY(panel->accessibleDescription().startsWith(momentText(Moment::AllTricks)));
        panel->show(plain(), five, karlsTable(), CheckedVariant());
        QVERIFY(!panel->findChild<ResultMoment*>());
    }

    void no_two_medals_look_alike()
    {
        std::set<QByteArray> pictures;
        for (const Moment moment : { Moment::AllTricks, Moment::NoTrick, Moment::LeasterWithNothing,
                 Moment::MauerFound }) {
            ResultMoment medal(moment, 15);
            medal.begin(false);
            medal.resize(medal.sizeHint());
            const QImage image = medal.grab().toImage().copy(0, 0, 45, 45);
            pictures.insert(
                QByteArray(reinterpret_cast<const char*>(image.constBits()), image.sizeInBytes()));
        }
        QCOMPARE(pictures.size(), std::size_t { 4 });
    }

    void a_remark_is_on_the_result_once_and_read_only_if_wanted()
    {
        CardTheme theme;
        QWidget window;
        window.resize(800, 600);
        window.show();
        auto* const panel = new ResultPanel(theme, &window);
        const QString words = QStringLiteral("Shorn!");
        const auto remark = [&] { return panel->findChild<QLabel*>(QStringLiteral("remark")); };
        panel->setRemark(karlsTable().at(seatAt(1)), words);
        panel->show(plain(), five, karlsTable(), CheckedVariant());
        QVERIFY(remark() && remark()->text().contains(words));
        QVERIFY(!panel->accessibleDescription().contains(words));
        panel->show(plain(), five, karlsTable(), CheckedVariant());
        QVERIFY(!remark());
        panel->setRemarksAloud(true);
        panel->setRemark(karlsTable().at(seatAt(1)), words);
        panel->show(plain(), five, karlsTable(), CheckedVariant());
        QVERIFY(panel->accessibleDescription().contains(words));
    }
};

REGISTER_WIDGET_TEST(MomentTest)
#include "moment_test.moc"
