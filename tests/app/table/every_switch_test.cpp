// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/book/score_book_controller.h"
#include "app/challenge/challenge_play.h"
#include "app/learn/day_hand_controller.h"
#include "app/learn/drill_controller.h"
#include "engine/rules/variant_text.h"
#include "tests/app/learn/school.h"
#include "tests/support/challenges.h"
#include "tests/support/registered_test.h"
#include "ui/learn/drills_dialog.h"
#include "ui/table/panels/hint_button.h"
#include "ui/table/panels/result_panel.h"
#include "ui/table/scene/hand_item.h"
#include "ui/table/scene/table_scene.h"
#include "ui/widgets/notice_bar.h"

#include <QLabel>
#include <QSignalSpy>

#include <array>
#include <vector>

using namespace sheepshead;
using namespace sheepshead::testing;

namespace {

enum class Who { Game, Practice, Lesson, Drill, DayHand, Challenge };
constexpr std::array names { "game", "practice", "lesson", "drill", "hand of the day",
    "challenge" };

/// The hand on the table of the game, from its deal.
NamedHand dealOf(const Game& game)
{
    HandRecord record = *game.session().record();
    record.actions.clear();
    return { record, game.head().players };
}

/// A game and all guests that its table can have.
struct House : School {
    House()
        : School(seatAt(4)) // so that the person is asked first
        , book(std::filesystem::path(folder.path().toStdU16String()) / "scores.sqlite", window)
        , drills(place, OwnMistakes(book, settings))
        , dayHand(place)
        , practice(host, *table, settings)
        , challenge(host, *table, settings)
    {
        drills.setSeed(1);
    }

    void enter(Who who)
    {
        switch (who) {
        case Who::Game:
            return host.giveBack();
        case Who::Practice:
            QVERIFY(!practice.begin(dealOf(game)));
            return;
        case Who::Lesson:
            return lessons.teach();
        case Who::Drill:
            drills.showList();
            Q_EMIT window.findChild<DrillsDialog*>()->chosen(DrillKind::Pick);
            return;
        case Who::DayHand:
            return dayHand.play();
        case Who::Challenge:
            return challenge.begin(smallChallenge(), { "Anna", {}, {} });
        }
    }

    const TableOccupant& occupant(Who who) const
    {
        switch (who) {
        case Who::Practice:
            return practice;
        case Who::Lesson:
            return lessons;
        case Who::Drill:
            return drills;
        case Who::DayHand:
            return dayHand.practice();
        case Who::Challenge:
            return challenge;
        case Who::Game:
            break;
        }
        return *waiting;
    }

    /// Beside the table.
    bool hasPanel() const
    {
        for (const LessonPanel* const panel : window.findChildren<LessonPanel*>())
            if (!panel->isHidden())
                return true;
        return false;
    }

    bool mayDecide() const
    {
        const auto& turn = table->turn().turn();
        return table->idle() && turn && !table->turn().isWaiting();
    }

    ScoreBookController book; ///< not open: there are no mistakes
    DrillController drills;
    DayHandController dayHand;
    Practice practice;
    ChallengePlay challenge;
};

} // namespace

class EverySwitchTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void the_table_is_whole_after_every_switch_data()
    {
        QTest::addColumn<int>("from");
        QTest::addColumn<int>("to");
        QTest::addColumn<bool>("moving");
        for (std::size_t from = 0; from < names.size(); ++from)
            for (std::size_t to = 0; to < names.size(); ++to)
                for (const bool moving : { false, true })
                    QTest::addRow("%s to %s, %s", names[from], names[to],
                        moving ? "in motion" : "in a decision")
                        << int(from) << int(to) << moving;
    }
    void the_table_is_whole_after_every_switch()
    {
        QFETCH(const int, from);
        QFETCH(const int, to);
        QFETCH(const bool, moving);
        House house;
        house.table->setSpeed(moving ? Speed::Slow : Speed::Off);
        house.enter(Who(from));
        if (moving)
            QCoreApplication::processEvents();
        else
            QTRY_VERIFY(house.table->idle());
        house.enter(Who(to));
        for (std::size_t i = 1; i < names.size(); ++i)
            QCOMPARE(house.host.has(house.occupant(Who(i))), int(i) == to);
        showsWhatItIsSaid(house, Who(to));

        house.table->setSpeed(Speed::Off);
        house.host.giveBack();
        showsWhatItIsSaid(house, Who::Game);
        QTRY_VERIFY(house.mayDecide());
        QVERIFY(house.table->turn().turn()->seen
            == house.game.session().hand()->observation(personsSeat));
    }

    void a_drill_by_other_rules_than_the_tables_says_so()
    {
        House house;
        const auto isTold = [&house] {
            QCoreApplication::sendPostedEvents(nullptr, QEvent::DeferredDelete);
            const auto* const label = house.window.notices().findChild<QLabel*>();
            return label && label->text().contains(QStringLiteral("other rules: Called ace"));
        };
        house.enter(Who::Drill);
        QVERIFY(!isTold());
        house.host.giveBack();
        Game two(SheetHead { {}, {}, defaultPreferences().names.mid(0, 2), {}, { personsSeat } },
            Match(check(parseVariant("layout=2H-1").value()).value(), 3, seatAt(0)));
        house.waiting->leave();
        house.waiting->begin(two);
        house.enter(Who::Drill);
        QVERIFY(isTold());
        house.host.giveBack();
        QVERIFY(!isTold());
        house.waiting->leave();
    }

    void a_table_without_a_guest_stays_the_games()
    {
        House house;
        QTRY_VERIFY(house.mayDecide());
        const int asked = house.table->turn().turn()->number;
        house.host.giveBack();
        house.host.dismissGuest();
        QVERIFY(!house.host.gameWaits());
        QCOMPARE(house.table->turn().turn()->number, asked);
    }

    /// What is known of the game's players is no knowledge of a guest's.
    void who_has_the_table_is_told_before_anyone_is_asked()
    {
        House house;
        QTRY_VERIFY(house.mayDecide());
        std::vector<bool> guests;
        connect(&house.host, &TableHost::presented, this,
            [&] { guests.push_back(house.host.gameWaits()); });
        house.enter(Who::Practice);
        house.host.giveBack();
        QCOMPARE(guests, (std::vector<bool> { true, false }));
    }

    void a_hint_is_offered_on_the_table_where_its_command_is_allowed()
    {
        for (std::size_t i = 0; i < names.size(); ++i) {
            House house;
            house.enter(Who(i));
            if (Who(i) == Who::Lesson)
                continue; // its first step asks nothing
            QTRY_VERIFY(house.mayDecide());
            const bool allowed = house.host.allows(Command::Hint);
            QCOMPARE(allowed, Who(i) != Who::Drill && Who(i) != Who::Challenge);
            QCOMPARE(house.table->findChild<HintButton*>()->isVisible(), allowed);
            const QSignalSpy wanted(&house.table->turn(), &PersonsTurn::hintWanted);
            const QSignalSpy said(&house.table->turn(), &PersonsTurn::said);
            house.table->turn().toggleHint();
            QCOMPARE(wanted.size(), allowed ? 1 : 0);
            QCOMPARE(said.size(), allowed ? 0 : 1);
            QVERIFY(allowed || said.front().front().toString() == house.host.whyNot(Command::Hint));
            QCOMPARE(house.host.whyNot(Command::Hint).isEmpty(), allowed);
            for (const Command command : { Command::TrumpCount, Command::Undo })
                QVERIFY(house.host.allows(command) || !house.host.whyNot(command).isEmpty());
        }
    }

    void other_names_come_to_the_guests_table_too()
    {
        for (const Who who :
            { Who::Practice, Who::Lesson, Who::Drill, Who::DayHand, Who::Challenge }) {
            House house;
            house.enter(who);
            QTRY_VERIFY(house.table->idle());
            const CardSet hand = house.table->scene().hand().cards();
            house.host.renew();
            showsWhatItIsSaid(house, who);
            QVERIFY(house.table->scene().hand().cards() == hand);
        }
    }

private:
    static void showsWhatItIsSaid(House& house, Who who)
    {
        const TableView view = house.occupant(who).view();
        TableScene& scene = house.table->scene();
        QVERIFY(scene.seating() == view.seating);
        QVERIFY(view.seen);
        QTRY_VERIFY(scene.hand().cards() == view.seen->hand);
        QCOMPARE(house.hasPanel(), who == Who::Lesson || who == Who::Drill);
        QVERIFY(!house.table->result().isVisible());
    }
};

REGISTER_WIDGET_TEST(EverySwitchTest)
#include "every_switch_test.moc"
