// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/support/registered_test.h"
#include "tests/ui/activate.h"
#include "tests/ui/table/dealt_hands.h"
#include "tests/ui/table/table_user.h"
#include "ui/table/panels/choice_button.h"
#include "ui/table/panels/result_panel.h"
#include "ui/table/panels/trick_panel.h"
#include "ui/table/panels/trump_panel.h"
#include "ui/table/scene/announcer.h"
#include "ui/table/scene/felt_view.h"
#include "ui/table/scene/table_scene.h"

#include <QLabel>
#include <QPushButton>
#include <QtTest>

using namespace sheepshead;
using namespace sheepshead::testing;

namespace {

struct Evening {
    PlayedTable played;
    TableUser user;

    explicit Evening(std::uint64_t seed = 3, std::string_view rules = "")
        : played(dealt(seed, 0, rules), viewer)
        , user(played.table())
    {
        table().resize(1020, 740);
        table().show();
        testing::activate(table());
        played.setChooser(picking);
        played.setPerson([this] { user.decideByMouse(played.turn()->legal.front()); });
    }

    TableWidget& table() { return played.table(); }
    TrickPanel& tricks() { return *table().findChild<TrickPanel*>(); }
    TrumpPanel& trump() { return *table().findChild<TrumpPanel*>(); }
    QPushButton* resultButton(const QString& text)
    {
        for (QPushButton* const button : table().result().findChildren<QPushButton*>())
            if (button->text().contains(text))
                return button;
        return nullptr;
    }
};

} // namespace

/// What lies over the table for a moment, because the person wants to look: tricks and trump.
class LooksTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void all_tricks_of_a_finished_hand_are_paged_through_by_keys_and_buttons()
    {
        Evening evening;
        QVERIFY(evening.played.playToEnd());
        evening.table().showLastTrick();
        TrickPanel& panel = evening.tricks();
        QVERIFY(panel.isVisible() && panel.isPaging());
        QTRY_VERIFY(panel.hasFocus());
        QVERIFY2(panel.accessibleName().startsWith(QStringLiteral("Trick 6 of 6: ")),
            qPrintable(panel.accessibleName()));
        QTest::keyClick(&panel, Qt::Key_Left);
        QVERIFY(panel.accessibleName().startsWith(QStringLiteral("Trick 5 of 6: ")));
        QTest::keyClick(&panel, Qt::Key_Home);
        QVERIFY(panel.accessibleName().startsWith(QStringLiteral("Trick 1 of 6: ")));
        const auto buttons = panel.findChildren<ChoiceButton*>();
        QCOMPARE(buttons.size(), 3);
        QVERIFY(!buttons[0]->isEnabled());
        QTest::mouseClick(buttons[1], Qt::LeftButton);
        QVERIFY(panel.accessibleName().startsWith(QStringLiteral("Trick 2 of 6: ")));
        QTest::keyClick(&panel, Qt::Key_End);
        QTest::keyClick(&panel, Qt::Key_Right); // there is no other one
        QVERIFY(panel.accessibleName().startsWith(QStringLiteral("Trick 6 of 6: ")));
        QVERIFY(evening.table().rect().contains(panel.geometry()));
    }

    void the_result_opens_the_tricks_and_gets_the_focus_back()
    {
        Evening evening;
        QVERIFY(evening.played.playToEnd());
        QPushButton* const button = evening.resultButton(QStringLiteral("Tricks"));
        QVERIFY(button != nullptr && button->isVisible());
        button->click();
        QVERIFY(evening.tricks().isVisible());
        QTest::keyClick(&evening.tricks(), Qt::Key_Escape);
        QVERIFY(!evening.tricks().isVisible());
        QVERIFY(evening.table().result().isVisible());
        QTRY_VERIFY(evening.table().result().isAncestorOf(QApplication::focusWidget()));
    }

    void while_the_hand_is_in_play_only_the_last_trick_is_there()
    {
        Evening evening;
        int looks = 0;
        evening.played.setPerson([&] {
            if (evening.table().hasLastTrick()) {
                ++looks;
                evening.table().showLastTrick();
                QVERIFY(!evening.tricks().isPaging());
                QVERIFY(
                    evening.tricks().accessibleName().startsWith(QStringLiteral("Last trick (")));
                QVERIFY(evening.tricks().findChildren<ChoiceButton*>().empty());
                evening.table().showLastTrick();
            }
            evening.user.decideByMouse(evening.played.turn()->legal.front());
        });
        QVERIFY(evening.played.playToEnd());
        QVERIFY(looks >= 3);
    }

    void points_so_far_add_up_to_the_hand()
    {
        for (std::uint64_t seed = 1; seed <= 3; ++seed) {
            Evening evening(seed);
            QVERIFY(evening.played.playToEnd());
            const HandScored& scored = *evening.played.hand().scored();
            const auto* const picked = std::get_if<PickedOutcome>(&scored.outcome);
            QVERIFY(picked != nullptr);
            evening.table().showLastTrick();
            const int makers = picked->makersPoints.value - scored.buried.points().value;
            const QString expected = QStringLiteral("makers %1, defenders %2")
                                         .arg(makers)
                                         .arg(120 - picked->makersPoints.value);
            const QString words = evening.tricks().accessibleDescription();
            QVERIFY2(
                words.contains(expected), qPrintable(words + QStringLiteral(" / ") + expected));
        }
    }

    void the_trump_that_is_out_is_shown_and_told()
    {
        Evening evening;
        QStringList told;
        QObject::connect(&evening.table().scene().announcer(), &Announcer::announced,
            [&](const QString& words) { told << words; });
        QSignalSpy counted(&evening.table(), &TableWidget::trumpCounted);
        evening.table().showTrumpCount(); // before the deal there is nothing to count
        QVERIFY(!evening.trump().isVisible());
        bool looked = false;
        evening.played.setPerson([&] {
            if (!std::exchange(looked, true)) {
                evening.table().showTrumpCount();
                QVERIFY(evening.trump().isVisible());
                const TrumpCount count = countTrump(evening.played.turn()->seen);
                QVERIFY(evening.trump().accessibleName().startsWith(
                    QString::number(count.out.size()) + QStringLiteral(" trump")));
                QTest::keyClick(&evening.table().view(), Qt::Key_Escape);
                QVERIFY(!evening.trump().isVisible());
            }
            evening.user.decideByMouse(evening.played.turn()->legal.front());
        });
        QVERIFY(evening.played.playToEnd());
        QCOMPARE(counted.size(), 1);
        QTRY_VERIFY(!told.filter(QStringLiteral("are out: ")).empty());
    }

    void the_count_follows_the_play()
    {
        Evening evening;
        evening.played.setPerson([&] {
            if (!evening.trump().isVisible())
                evening.table().showTrumpCount();
            evening.table().turn().answerWith(evening.played.turn()->legal.front());
        });
        QVERIFY(evening.played.playToEnd());
        if (!evening.trump().isVisible())
            evening.table().showTrumpCount();
        const TrumpCount count = countTrump(evening.played.hand().observation(viewer));
        QCOMPARE(count.own.size(), 0);
        QVERIFY(!evening.trump().accessibleDescription().contains(QStringLiteral("You hold")));
    }

    void one_look_closes_the_other()
    {
        Evening evening;
        QVERIFY(evening.played.playToEnd());
        evening.table().showLastTrick();
        evening.table().showTrumpCount();
        QVERIFY(evening.trump().isVisible() && !evening.tricks().isVisible());
        evening.table().showLastTrick();
        QVERIFY(!evening.trump().isVisible() && evening.tricks().isVisible());
    }

    void the_result_tells_who_held_how_many_trump()
    {
        Evening evening;
        QVERIFY(evening.played.playToEnd());
        const HandScored& scored = *evening.played.hand().scored();
        const PerSeat<int> held =
            trumpHeld(evening.played.hand().observation(viewer), scored.hands, scored.under);
        QStringList words;
        for (const QLabel* const label : evening.table().result().findChildren<QLabel*>())
            words << label->text();
        for (const Seat seat : evening.played.hand().seats())
            QVERIFY(words.contains(QStringLiteral("%1 trump").arg(held[seat])));
    }

    void what_is_asked_again_is_announced_and_written_down()
    {
        Evening evening;
        const HandState hand = dealt(3, 1);
        evening.table().restore(hand.observation(viewer));
        QStringList told;
        QObject::connect(&evening.table().scene().announcer(), &Announcer::announced,
            [&](const QString& words) { told << words; });
        QSignalSpy status(&evening.table(), &TableWidget::statusChanged);
        for (const Repeated what :
            { Repeated::Hand, Repeated::Trick, Repeated::Scores, Repeated::Seats }) {
            evening.table().repeat(what);
            QVERIFY(!status.back().front().toString().isEmpty());
        }
        QTRY_VERIFY(told.join(u' ').contains(QStringLiteral("Emil")));
        const QString all = told.join(u' ');
        const auto at = [&](const char* words) { return all.indexOf(QString::fromLatin1(words)); };
        QVERIFY(at("You hold 6 card(s).") >= 0);
        QVERIFY(at("You hold") < at("No card lies"));
        QVERIFY(at("No card lies") < at("Tricks in this hand"));
        QVERIFY(at("Tricks in this hand") < at("You: ") || at("You. ") > 0);
    }
};

REGISTER_WIDGET_TEST(LooksTest)
#include "looks_test.moc"
