// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/support/cards.h"
#include "tests/support/outcomes.h"
#include "tests/support/registered_test.h"
#include "tests/support/seats.h"
#include "tests/ui/activate.h"
#include "tests/ui/words/players/karls_table.h"
#include "ui/cards/card_row.h"
#include "ui/cards/card_theme.h"
#include "ui/table/panels/points_bar.h"
#include "ui/table/panels/result_mood.h"
#include "ui/table/panels/result_panel.h"

#include <QLabel>
#include <QPushButton>
#include <QtTest>

#include <algorithm>

using namespace sheepshead;
using namespace sheepshead::testing;

namespace {

HandScored won(int points)
{
    HandScored scored = scoredHand(pickedOutcome(points));
    scored.blind = cards("JD 7H");
    scored.buried = cards("AH TS");
    return scored;
}

HandScored leaster()
{
    HandScored scored = scoredHand(leasterOutcome({ 12, 16, 20, 24, 28 }));
    scored.blind = cards("JD 7H");
    return scored;
}

struct ShownPanel {
    CardTheme theme;
    QWidget window;
    ResultPanel* panel = new ResultPanel(theme, &window);

    ShownPanel()
    {
        window.resize(800, 600);
        window.show();
        testing::activate(window);
    }

    QStringList words() const
    {
        QStringList all;
        for (const QLabel* const label : panel->findChildren<QLabel*>())
            all << label->text();
        return all;
    }

    QStringList cardsShown() const
    {
        QStringList all;
        for (const CardRow* const row : panel->findChildren<CardRow*>())
            all << row->accessibleName() + QStringLiteral(": ") + row->accessibleDescription();
        return all;
    }
};

} // namespace

class ResultPanelTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void a_thrown_in_hand_tells_who_showed_which_cards()
    {
        ShownPanel shown;
        shown.panel->show(ThrownIn { ThrowIn::RedealHand },
            { { seatAt(1), cards("7C 8C 9C 7S 8S 9S") } }, karlsTable());
        const QString words = shown.words().join(QLatin1Char(' '));
        QVERIFY2(words.contains(QStringLiteral("Ada shows a hand")), qPrintable(words));
        QVERIFY(shown.panel->accessibleDescription().contains(QStringLiteral("Ada shows")));
        QVERIFY(
            shown.cardsShown().join(QLatin1Char(' ')).contains(QStringLiteral("ine of spades")));
    }

    void its_headline_is_about_the_person_and_below_it_who_won_and_by_what()
    {
        ShownPanel shown;
        shown.panel->show(won(74), five, karlsTable(), {});
        QVERIFY(shown.panel->isVisible());
        const QStringList words = shown.words();
        for (const char* const expected : { "You win 2", "You and Bruno win, 74 to 46.",
                 "13 more than needed; 17 short of schneider.", "Stake: 1", "Karl", "Picker", "+2",
                 "Bruno", "Partner", "+1", "Emil", "−1" })
            QVERIFY2(words.contains(QString::fromUtf8(expected)), expected);
        QCOMPARE(words.count(QStringLiteral("−1")), 3);
        QCOMPARE(shown.panel->findChild<PointsBar*>()->accessibleName(),
            QStringLiteral("Makers 74, defenders 46"));
        QCOMPARE(shown.panel->accessibleName(), QStringLiteral("You win 2"));
    }

    void a_result_that_several_people_read_calls_none_of_them_you()
    {
        ShownPanel shown;
        Seating shared = karlsTable();
        shared.seats[1].person = true;
        shown.panel->show(won(74), five, shared, {});
        const QString words = shown.words().join(u' ') + shown.panel->accessibleName()
            + shown.panel->accessibleDescription();
        QVERIFY2(!words.contains(QStringLiteral("You"), Qt::CaseInsensitive), qPrintable(words));
        QVERIFY(words.contains(QStringLiteral("Karl")));
        QVERIFY(words.contains(QStringLiteral("Bruno")));
    }

    void a_defender_reads_what_the_makers_lost_by()
    {
        ShownPanel shown;
        Seating turned = karlsTable();
        turned.seats[0].person = false;
        turned.seats[4].person = true;
        turned.viewer = seatAt(4);
        shown.panel->show(won(48), five, turned, {});
        const QStringList words = shown.words();
        for (const char* const expected : { "You win 2", "Karl and Bruno lose, 48 to 72.",
                 "13 short of the 61 needed; out of schneider by 17." })
            QVERIFY2(words.contains(QString::fromUtf8(expected)), expected);
    }

    void a_hand_without_points_for_the_person_breaks_even()
    {
        ShownPanel shown;
        const HandScored scored = scoredHand(leasterOutcome({ 20, 30, 20, 30, 20 }));
        shown.panel->show(scored, five, karlsTable(), {});
        QVERIFY(shown.words().contains(QStringLiteral("You break even")));
        QVERIFY(shown.words().contains(QStringLiteral("The leaster has no winner.")));
    }

    void who_sits_out_reads_who_won()
    {
        ShownPanel shown;
        SeatSet others = SeatSet::firstSeats(6);
        others.remove(seatAt(0));
        const PickedOutcome outcome {
            .picker = seatAt(1), .partners = { seatAt(2) }, .makersPoints = { 74 }
        };
        const HandScored scored = scoredHand(outcome, {}, others);
        shown.panel->show(scored, others, karlsTable(6), variantWith("dealer-sits-out=on"));
        QCOMPARE(shown.panel->accessibleName(), QStringLiteral("Ada and Bruno win"));
        QVERIFY(!shown.panel->findChild<ResultMood*>());
    }

    void joy_and_pity_last_a_moment_and_only_where_things_move()
    {
        ShownPanel shown;
        const auto mood = [&shown] { return shown.panel->findChild<ResultMood*>(); };
        shown.panel->show(won(74), five, karlsTable(), {});
        QVERIFY(mood()->isMoving());
        QTRY_VERIFY(!mood()->isMoving());
        shown.panel->setMotion(false);
        for (const int points : { 20, 48, 74, 95 }) {
            shown.panel->show(won(points), five, karlsTable(), {});
            QVERIFY(!mood()->isMoving());
        }
        QCOMPARE(moodOf(won(74), { 2 }), Mood::Joy);
        QCOMPARE(moodOf(won(95), { 4 }), Mood::GreatJoy);
        QCOMPARE(moodOf(won(48), { -2 }), Mood::Pity);
        QCOMPARE(moodOf(won(20), { -4 }), Mood::GreatPity);
        QCOMPARE(moodOf(won(74), { 0 }), Mood::Even);
    }

    /// MAUER
    void a_mauer_is_told_once()
    {
        ShownPanel shown;
        shown.panel->setMauers({ { seatAt(0), 9 } });
        shown.panel->show(won(74), five, karlsTable(), {});
        const QString told = QStringLiteral("You passed a strong hand (power 9): a mauer.");
        QVERIFY(shown.words().contains(told));
        QVERIFY(shown.panel->accessibleDescription().contains(told));
        shown.panel->show(won(74), five, karlsTable(), {});
        QVERIFY(shown.words().filter(QStringLiteral("mauer")).isEmpty());
        shown.panel->setMauers({ { seatAt(1), 8 }, { seatAt(0), 9 } });
        shown.panel->show(ThrownIn { ThrowIn::Doubler }, {}, karlsTable());
        QVERIFY(shown.words().contains(
            QStringLiteral("Mauers, who passed a strong hand: Ada (power 8) and You (power 9).")));
    }

    void the_same_cards_can_be_wanted_again()
    {
        ShownPanel shown;
        QSignalSpy again(shown.panel, &ResultPanel::playAgainWanted);
        shown.panel->show(won(74), five, karlsTable(), {});
        const auto buttons = shown.panel->findChildren<QPushButton*>();
        QPushButton* const button =
            *std::ranges::find(buttons, QStringLiteral("Play &again"), &QPushButton::text);
        QTest::mouseClick(button, Qt::LeftButton);
        QCOMPARE(again.count(), 1);
        shown.panel->setKind(HandKind::Counts, Instruction::Lesson);
        QVERIFY(!button->isVisible());
    }

    void it_shows_blind_bury_and_under()
    {
        ShownPanel shown;
        HandScored scored = won(74);
        scored.under = card("8D");
        shown.panel->show(scored, five, karlsTable(), {});
        const QStringList rows = shown.cardsShown();
        QCOMPARE(rows.size(), 3);
        QCOMPARE(rows[0], QStringLiteral("Blind: the jack of diamonds and the seven of hearts"));
        QVERIFY(rows[1].startsWith(QStringLiteral("Buried: 21 ")));
        QVERIFY(rows[1].endsWith(QStringLiteral("the ten of spades and the ace of hearts")));
        QCOMPARE(rows[2], QStringLiteral("Under: the eight of diamonds"));
    }

    void a_leaster_shows_points_instead_of_roles()
    {
        ShownPanel shown;
        shown.panel->show(leaster(), five, karlsTable(), {});
        QVERIFY(shown.words().contains(QStringLiteral("You win the leaster.")));
        QVERIFY(shown.words().contains(QStringLiteral("+4")));
        QVERIFY(!shown.words().contains(QStringLiteral("Picker")));
        QVERIFY(!shown.panel->findChild<PointsBar*>());
        QCOMPARE(shown.cardsShown().size(), 1);
    }

    void who_sat_out_is_not_listed()
    {
        ShownPanel shown;
        shown.panel->show(won(74), five, karlsTable(6), variantWith("dealer-sits-out=on"));
        QVERIFY(!shown.words().contains(QStringLiteral("Frieda")));
    }

    void a_thrown_in_hand_says_what_follows()
    {
        ShownPanel shown;
        shown.panel->show(ThrownIn { ThrowIn::Doubler });
        QVERIFY(shown.words().contains(QStringLiteral("Thrown in")));
        QVERIFY(shown.words().last().contains(QStringLiteral("doubler")));
    }

    void a_new_result_replaces_the_last_one()
    {
        ShownPanel shown;
        shown.panel->show(won(74), five, karlsTable(), {});
        shown.panel->show(won(60), five, karlsTable(), {});
        QVERIFY(!shown.words().contains(QStringLiteral("You win 2")));
        QVERIFY(shown.words().contains(QStringLiteral("You lose 4")));
    }

    void enter_goes_on_to_the_next_hand()
    {
        ShownPanel shown;
        QSignalSpy next(shown.panel, &ResultPanel::nextHand);
        shown.panel->show(won(74), five, karlsTable(), {});
        shown.panel->setFocus();
        auto* const button = qobject_cast<QPushButton*>(QApplication::focusWidget());
        QVERIFY(button && button->text().contains(QStringLiteral("Next")));
        QTest::keyClick(button, Qt::Key_Return);
        QCOMPARE(next.count(), 1);
        QTest::mouseClick(button, Qt::LeftButton);
        QCOMPARE(next.count(), 2);
    }

    void cards_that_were_not_played_are_laid_open()
    {
        ShownPanel shown;
        HandScored scored = won(74);
        scored.hands[seatAt(1)] = cards("QC 7S");
        shown.panel->show(scored, five, karlsTable(), {});
        const QStringList rows = shown.cardsShown();
        QCOMPARE(
            rows.filter(QStringLiteral("the queen of clubs and the seven of spades")).size(), 1);
    }

    void what_the_pot_gets_is_counted_once()
    {
        ShownPanel shown;
        PerSeat<Score> scores = leaster().scores.scores;
        scores[seatAt(4)] = { -2 };
        shown.panel->setPot(4, scores);
        shown.panel->show(leaster(), five, karlsTable(), {});
        QCOMPARE(shown.words().filter(QStringLiteral("into the pot")).size(), 1);
        QVERIFY(shown.words().contains(QStringLiteral("−2")));
        shown.panel->show(leaster(), five, karlsTable(), {});
        QVERIFY(shown.words().filter(QStringLiteral("into the pot")).isEmpty());
    }

    void how_the_score_came_about_can_be_asked_of_a_hand_that_was_played()
    {
        ShownPanel shown;
        QSignalSpy asked(shown.panel, &ResultPanel::explanationWanted);
        shown.panel->show(won(74), five, karlsTable(), {});
        const auto buttons = shown.panel->findChildren<QPushButton*>();
        QPushButton* const why = *std::ranges::find_if(buttons, [](const QPushButton* button) {
            return button->text().startsWith(QStringLiteral("E&xplain"));
        });
        QTest::mouseClick(why, Qt::LeftButton);
        QCOMPARE(asked.count(), 1);
        shown.panel->show(ThrownIn { ThrowIn::Doubler });
        QVERIFY(!why->isVisible());
    }

    void the_next_hand_comes_by_one_key_wherever_the_keyboard_is()
    {
        QWidget window;
        auto* const elsewhere = new QPushButton(QStringLiteral("elsewhere"), &window);
        CardTheme theme;
        auto* const panel = new ResultPanel(theme, &window);
        window.show();
        testing::activate(window);
        elsewhere->setFocus();
        QSignalSpy next(panel, &ResultPanel::nextHand);
        QTest::keyClick(elsewhere, Qt::Key_N);
        QCOMPARE(next.count(), 0); // there is no result
        panel->show(won(20), five, karlsTable(), {});
        elsewhere->setFocus();
        QTest::keyClick(elsewhere, Qt::Key_N);
        QCOMPARE(next.count(), 1);
        panel->hide();
        QTest::keyClick(elsewhere, Qt::Key_N);
        QCOMPARE(next.count(), 1);
    }

    void it_fits_a_small_table()
    {
        ShownPanel shown;
        shown.panel->setUnit(0.75);
        HandScored scored = won(20);
        scored.under = card("8D");
        shown.panel->show(scored, five, karlsTable(), {});
        QVERIFY(shown.panel->sizeFor(540).height() <= 480);
        QVERIFY(shown.panel->sizeFor(540).width() <= 540);
    }
};

REGISTER_WIDGET_TEST(ResultPanelTest)
#include "result_panel_test.moc"
