// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/study/study_controller.h"

#include "app/study/played_position.h"
#include "engine/study/position_check.h"
#include "engine/study/position_text.h"
#include "engine/study/recorded_study.h"
#include "tests/app/learn/school.h"
#include "tests/support/hands.h"
#include "tests/support/registered_test.h"
#include "ui/study/study_answer_view.h"
#include "ui/study/study_dialog.h"
#include "ui/study/study_files.h"
#include "ui/study/study_steps_view.h"
#include "ui/study/study_tree_view.h"

#include <QComboBox>
#include <QFile>
#include <QLabel>
#include <QListWidget>
#include <QMessageBox>
#include <QPlainTextEdit>
#include <QProgressBar>
#include <QSignalSpy>
#include <QTreeWidget>

using namespace sheepshead;
using namespace sheepshead::testing;

namespace {

const QString thirdSeat =
    QStringLiteral("rules: called-ace\ndealer: 2\nseat: 0\nhand: QC JS AD TD AH 7C\npass: 3 4\n");

/// A game that waits for the person, and the study beside it.
struct Room : School {
    explicit Room(SeatSet people = { personsSeat })
        : School(seatAt(4), people) // so that the first person is asked first
        , study(
              place, [this] { return game.session().match().variant(); },
              [this](const NamedHand& hand) { played.push_back(hand.record); })
    {
    }

    QPlainTextEdit& text()
    {
        return *study.dialog()->findChild<QPlainTextEdit*>(QStringLiteral("position-text"));
    }
    void open(const QString& position)
    {
        study.show();
        text().setPlainText(position);
    }
    StudyAnswerView& answer() { return study.dialog()->answer(); }
    bool mayDecide() const
    {
        const auto& turn = table->turn().turn();
        return table->idle() && turn && !table->turn().isWaiting();
    }

    std::vector<HandRecord> played;
    StudyController study;
};

QStringList textsIn(const QTreeWidget& tree)
{
    QStringList texts;
    for (int row = 0; row < tree.topLevelItemCount(); ++row)
        for (int column = 0; column < tree.columnCount(); ++column)
            texts << tree.topLevelItem(row)->text(column);
    return texts;
}

} // namespace

class StudyControllerTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void it_asks_and_leaves_the_table_as_it_was()
    {
        Room room;
        QTRY_VERIFY(room.mayDecide());
        const int asked = room.table->turn().turn()->number;
        room.open(thirdSeat);
        QVERIFY(!room.study.dialog()->isModal());
        Q_EMIT room.study.dialog()->askWanted();
        QTRY_VERIFY(room.answer().choices().topLevelItemCount() == 2);
        room.study.dialog()->close();
        QTRY_VERIFY(!room.study.dialog());
        QVERIFY(!room.study.isThinking());
        QVERIFY(!room.host.gameWaits());
        QVERIFY(room.mayDecide());
        QCOMPARE(room.table->turn().turn()->number, asked);

        room.study.show(); // the position is still there
        QCOMPARE(room.text().toPlainText(), thirdSeat);
    }

    void it_stops_and_goes_on()
    {
        Room room;
        room.open(thirdSeat + QStringLiteral("pick: 0\nblind: 8C KH\n")); // a bury takes long
        Q_EMIT room.study.dialog()->askWanted();
        QTRY_VERIFY(room.answer().choices().topLevelItemCount() > 1);
        const int choices = room.answer().choices().topLevelItemCount();
        QVERIFY(room.study.isThinking());
        Q_EMIT room.answer().stopWanted();
        QVERIFY(!room.study.isThinking());
        QCOMPARE(room.answer().choices().topLevelItemCount(), choices);
        Q_EMIT room.answer().goOnWanted();
        QVERIFY(room.study.isThinking());
    }

    void it_answers_as_the_console_does()
    {
        Room room;
        room.open(thirdSeat);
        Q_EMIT room.study.dialog()->askWanted();
        auto* progress = room.answer().findChild<QProgressBar*>();
        QTRY_VERIFY(progress->value() >= 2);
        Q_EMIT room.answer().stopWanted();
        const auto position = parsePosition(thirdSeat.toStdString());
        QVERIFY(position);
        const auto answer = ask(*position, {}, progress->value());
        QVERIFY(answer);
        StudyAnswerView console;
        Seating five;
        five.seats.resize(5);
        console.begin(five, decisionIn(*position)->observation(answer->seat), progress->maximum());
        console.showAnswer(*answer);
        QCOMPARE(textsIn(room.answer().choices()), textsIn(console.choices()));
        QCOMPARE(textsIn(room.answer().cards()), textsIn(console.cards()));
    }

    void another_position_withdraws_the_question()
    {
        Room room;
        room.open(thirdSeat);
        Q_EMIT room.study.dialog()->askWanted();
        QVERIFY(room.study.isThinking());
        room.text().setPlainText(thirdSeat + QStringLiteral("pick: 0\n"));
        QVERIFY(!room.study.isThinking());
        QCOMPARE(room.answer().choices().topLevelItemCount(), 0);
    }

    void it_goes_with_the_program_while_it_thinks()
    {
        Room room;
        room.open(thirdSeat);
        Q_EMIT room.study.dialog()->askWanted();
        QVERIFY(room.study.isThinking());
    }

    void the_hand_is_played_on_from_there()
    {
        Room room;
        room.open(thirdSeat);
        Q_EMIT room.study.dialog()->playOnWanted();
        QCOMPARE(room.played.size(), std::size_t { 1 });
        const HandState hand = replay(room.played.front()).value();
        QCOMPARE(hand.toAct(), std::optional(personsSeat));
        QVERIFY(hand.phase() == Phase::Picking);
        QVERIFY(hand.deal().hands[personsSeat]
            == parsePosition(thirdSeat.toStdString()).value().hands[personsSeat]);
    }

    void an_answer_stays_with_its_step_while_others_are_looked_at()
    {
        Room room;
        room.open(thirdSeat);
        Q_EMIT room.study.dialog()->askWanted();
        StudyTreeView& steps = room.study.dialog()->steps().steps();
        QTRY_VERIFY(room.answer().choices().topLevelItemCount() == 2);
        auto* const next = room.study.dialog()->steps().findChild<QListWidget*>();
        next->setCurrentRow(0);
        Q_EMIT next->itemActivated(next->currentItem());
        QCOMPARE(room.answer().choices().topLevelItemCount(), 0); // that is another position
        QVERIFY(!steps.currentItem()->text(1).isEmpty());         // and this is of the answer
        steps.setCurrentItem(steps.topLevelItem(0));
        QCOMPARE(room.answer().choices().topLevelItemCount(), 2);
    }

    void open_cards_are_asked_for_only_if_all_are_known()
    {
        Room room;
        room.open(thirdSeat);
        auto* const against = room.answer().findChild<QComboBox*>();
        against->setCurrentIndex(2);
        Q_EMIT against->activated(2);
        Q_EMIT room.study.dialog()->askWanted();
        QVERIFY(!room.study.isThinking());
        bool told = false;
        for (const QLabel* const each : room.answer().findChildren<QLabel*>())
            told = told || each->text().contains(QStringLiteral("26 card"));
        QVERIFY(told);
    }

    void a_study_goes_on_in_another_language()
    {
        Room room;
        room.open(thirdSeat);
        LeftStudy left = room.study.leave();
        QVERIFY(left.isOpen);
        QVERIFY(!room.study.dialog());
        room.study.resume(std::move(left));
        QCOMPARE(room.text().toPlainText(), thirdSeat);
    }

    void a_file_is_opened_with_its_variations_and_a_broken_one_changes_nothing()
    {
        Room room;
        StudyTree study(parsePosition(thirdSeat.toStdString()).value());
        QVERIFY(study.add(StudyTree::root, parseSeenAction("0 pick").value()));
        const QString file = room.folder.filePath(QStringLiteral("a.sheepstudy"));
        QVERIFY(writeStudyFile(file, study));
        room.study.openFile(file);
        QVERIFY(room.study.dialog());
        QCOMPARE(room.study.dialog()->steps().steps().topLevelItemCount(), 2);

        QFile broken(file);
        QVERIFY(broken.open(QIODevice::WriteOnly));
        broken.write("sheepshead study 99\n");
        broken.close();
        room.study.openFile(file);
        QCOMPARE(room.study.dialog()->steps().steps().topLevelItemCount(), 2);
        auto* const warning = room.study.dialog()->findChild<QMessageBox*>();
        QVERIFY(warning);
        warning->close();
    }

    void a_hand_is_studied_with_how_it_went_on()
    {
        Room room;
        HandState hand = room.game.session().match().dealHand();
        HandRecord record { hand.variant(), hand.deal(), hand.doubler(), {}, {}, false };
        RulePlayer player;
        record.actions = playOut(hand, player);
        room.study.study({ record, { QStringLiteral("Eve"), QStringLiteral("Ada") } },
            decisionsBefore(record, personsSeat));
        StudyTreeView& steps = room.study.dialog()->steps().steps();
        QVERIFY(steps.topLevelItemCount() > 20);
        bool named = false;
        for (int row = 0; row < steps.topLevelItemCount(); ++row)
            named = named || steps.topLevelItem(row)->text(0).startsWith(QStringLiteral("Ada"));
        QVERIFY(named);
    }

    void the_hand_on_the_table_shows_what_the_person_has_seen()
    {
        Room room;
        QTRY_VERIFY(room.mayDecide());
        room.study.show();
        QSignalSpy helped(&room.study, &StudyController::helped);
        Q_EMIT room.study.dialog()->handOnTableWanted();
        QCOMPARE(helped.count(), 1);
        const StudyPosition position =
            parsePosition(room.text().toPlainText().toStdString()).value();
        const HandState& hand = *room.game.session().hand();
        QVERIFY(position.hands[personsSeat] == hand.deal().hands[personsSeat]);
        for (int seat = 1; seat < 5; ++seat)
            QVERIFY(position.hands[seatAt(seat)].empty());
        QVERIFY(position.blind.empty());
    }

    /// Of several people at one computer each finds its own cards only.
    void a_study_of_the_hand_in_play_goes_when_the_computer_is_passed_on()
    {
        Room room({ personsSeat, seatAt(1) });
        GameSession& session = room.game.session();
        room.host.follow(session);
        QTRY_VERIFY(session.passing() && session.passing()->to);
        room.study.show();
        Q_EMIT room.study.dialog()->handOnTableWanted(); // no person looks
        QVERIFY(!room.text().toPlainText().contains(QStringLiteral("hand:")));

        session.look();
        QTRY_VERIFY(room.mayDecide());
        Q_EMIT room.study.dialog()->handOnTableWanted();
        QVERIFY(room.text().toPlainText().contains(QStringLiteral("hand:")));
        room.table->turn().answerWith(Pass());
        QTRY_VERIFY(session.passing() && session.passing()->to == seatAt(1));
        QVERIFY(!room.study.dialog());
        room.study.show();
        QVERIFY(!room.text().toPlainText().contains(QStringLiteral("hand:")));
    }
};

REGISTER_WIDGET_TEST(StudyControllerTest)

#include "study_controller_test.moc"
