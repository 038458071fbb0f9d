// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/study/study_dialog.h"

#include "engine/rules/presets.h"
#include "tests/support/cards.h"
#include "tests/support/registered_test.h"
#include "tests/ui/tab_order.h"
#include "ui/study/study_answer_view.h"
#include "ui/study/study_deck.h"
#include "ui/study/study_diagram.h"
#include "ui/study/study_sharing.h"
#include "ui/study/study_steps_view.h"
#include "ui/study/study_tree_view.h"
#include "ui/study/study_words.h"
#include "ui/widgets/text_scale.h"

#include <QComboBox>
#include <QImage>
#include <QLabel>
#include <QLineEdit>
#include <QListWidget>
#include <QPlainTextEdit>
#include <QPushButton>
#include <QSignalSpy>
#include <QTest>
#include <QToolButton>
#include <QTreeWidget>

using namespace sheepshead;
using namespace sheepshead::testing;

namespace {

StudyPosition firstPosition()
{
    StudyPosition position;
    position.variant = check(presets().front().variant).value();
    position.dealer = seatAt(2);
    return position;
}

struct Desk {
    StudyDraft draft { firstPosition(),
        { QString(), QStringLiteral("Ada"), QStringLiteral("Bruno"), QStringLiteral("Clara"),
            QStringLiteral("Dora") } };
    StudyDialog dialog { draft, draft.position().variant };

    Desk() { dialog.show(); }

    QPushButton* button(const QString& text)
    {
        for (QPushButton* const each : dialog.findChildren<QPushButton*>())
            if (each->isVisible() && each->text().remove(u'&') == text)
                return each;
        return nullptr;
    }
    QPlainTextEdit& text()
    {
        return *dialog.findChild<QPlainTextEdit*>(QStringLiteral("position-text"));
    }
    QLabel& fault(const char* name) { return *dialog.findChild<QLabel*>(QLatin1String(name)); }
    void choose(const QString& place)
    {
        auto* const places = dialog.findChild<QListWidget*>(QStringLiteral("places"));
        for (int row = 0; row < places->count(); ++row)
            if (places->item(row)->text().startsWith(place))
                return places->setCurrentRow(row);
        QFAIL(qPrintable(place));
    }
    void click(const char* which)
    {
        for (const Card each : cards(which))
            dialog.deck().button(each).click();
    }
};

} // namespace

class StudyDialogTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void the_hand_is_clicked_and_the_text_follows()
    {
        Desk desk;
        QVERIFY(!desk.button(QStringLiteral("Ask"))->isEnabled());
        desk.click("QC JS AD TD AH 7C");
        desk.button(QStringLiteral("Pass"))->click();
        desk.button(QStringLiteral("Pass"))->click();
        QVERIFY(desk.button(QStringLiteral("Ask"))->isEnabled());
        QVERIFY(desk.button(QStringLiteral("Play on at the table"))->isEnabled());
        StudyDraft typed(firstPosition());
        typed.type(desk.text().toPlainText());
        QVERIFY(typed.position() == desk.draft.position());
        QCOMPARE(typed.position().actions.size(), std::size_t { 2 });
    }

    void typing_moves_the_cards_of_the_deck()
    {
        Desk desk;
        desk.text().setPlainText(QStringLiteral("dealer: 2\nseat: 0\nhand: QC JS\n"));
        QVERIFY(desk.dialog.deck().button(card("QC")).isChecked());
        QVERIFY(!desk.dialog.deck().button(card("QS")).isChecked());
        QCOMPARE(desk.dialog.deck().button(card("QC")).accessibleDescription(),
            QStringLiteral("Your hand"));
    }

    void what_cannot_be_is_told_where_it_stands()
    {
        Desk desk;
        desk.text().setPlainText(QStringLiteral("dealer: 2\nseat: 0\nhand: QC\nhand 1: QC\n"));
        QVERIFY(desk.fault("card-fault").text().contains(QStringLiteral("Hand of Ada")));
        QVERIFY(desk.fault("card-fault").text().contains(QStringLiteral("DECK-1")));
        QVERIFY(desk.fault("text-fault").text().contains(QStringLiteral("Line 4")));
        QVERIFY(desk.fault("action-fault").isHidden());
        QCOMPARE(desk.text().extraSelections().size(), 1);

        desk.text().setPlainText(QStringLiteral("dealer: 2\nseat: 0\npass: 4\npick: 4\n"));
        QVERIFY(desk.fault("card-fault").isHidden());
        QVERIFY(desk.fault("action-fault").isVisible());

        desk.text().setPlainText(QStringLiteral("dealer: 7\nseat: 0\n"));
        QVERIFY(desk.fault("table-fault").text().contains(QStringLiteral("DEAL-1")));

        desk.text().setPlainText(QStringLiteral("dealer: 2\nseat: 0\nhund: QC\n"));
        QVERIFY(desk.fault("table-fault").isHidden());
        QVERIFY(desk.fault("text-fault").text().contains(QStringLiteral("Line 3")));
    }

    void undo_reaches_clicks_and_letters()
    {
        Desk desk;
        const QString before = desk.text().toPlainText();
        desk.click("QC");
        desk.text().setFocus();
        desk.text().moveCursor(QTextCursor::End);
        QTest::keyClicks(&desk.text(), QStringLiteral("#x"));
        QTest::keyClick(&desk.text(), Qt::Key_Z, Qt::ControlModifier);
        QTest::keyClick(&desk.text(), Qt::Key_Z, Qt::ControlModifier);
        QCOMPARE(desk.text().toPlainText(), before);
        QTest::keyClick(&desk.text(), Qt::Key_Z, Qt::ControlModifier | Qt::ShiftModifier);
        QVERIFY(desk.draft.position().hands[seatAt(0)] == cards("QC"));
    }

    void arrow_keys_walk_through_the_deck()
    {
        Desk desk;
        QToolButton& queen = desk.dialog.deck().button(card("QC"));
        queen.setFocus();
        QTest::keyClick(&queen, Qt::Key_Right);
        QTest::keyClick(desk.dialog.focusWidget(), Qt::Key_Down);
        QCOMPARE(desk.dialog.focusWidget(), &desk.dialog.deck().button(card("JS")));
        QTest::keyClick(desk.dialog.focusWidget(), Qt::Key_Space);
        QVERIFY(desk.draft.position().hands[seatAt(0)] == cards("JS"));
        QCOMPARE(desk.dialog.focusWidget(), &desk.dialog.deck().button(card("JS")));
    }

    void enter_asks()
    {
        Desk desk;
        desk.text().setPlainText(
            QStringLiteral("dealer: 2\nseat: 0\nhand: QC JS AD TD AH 7C\npass: 3 4\n"));
        QSignalSpy asked(&desk.dialog, &StudyDialog::askWanted);
        desk.dialog.deck().setFocus();
        QTest::keyClick(desk.dialog.focusWidget(), Qt::Key_Return);
        QCOMPARE(asked.count(), 1);
        desk.text().setFocus();
        QTest::keyClick(&desk.text(), Qt::Key_Return, Qt::ControlModifier);
        QCOMPARE(asked.count(), 2);
    }

    void tab_reaches_every_part_and_each_has_a_name()
    {
        Desk desk;
        desk.text().setPlainText(
            QStringLiteral("dealer: 2\nseat: 0\nhand: QC JS AD TD AH 7C\npass: 3 4\n"));
        const QStringList walk = tabOrder(desk.dialog);
        for (const QString& each : { QStringLiteral("Lay cards into"),
                 QStringLiteral("The position as text"), QStringLiteral("Ask"),
                 QStringLiteral("Pass"), QStringLiteral("Play on at the table") })
            QVERIFY2(walk.contains(each), qPrintable(walk.join(u'|')));
        for (const QWidget* const each : desk.dialog.deck().findChildren<QWidget*>())
            QVERIFY(!each->accessibleName().isEmpty());
    }

    void a_seat_and_its_bury_are_set_by_clicks()
    {
        Desk desk;
        desk.click("QC QS JS AD TD AH");
        desk.button(QStringLiteral("Pass"))->click();
        desk.button(QStringLiteral("Pass"))->click();
        desk.button(QStringLiteral("Pick"))->click();
        desk.choose(QStringLiteral("Blind"));
        desk.click("7C 8C");
        desk.choose(QStringLiteral("Your bury"));
        desk.click("7C AH");
        QVERIFY(desk.draft.isSound());
        QVERIFY(desk.draft.position().buried[seatAt(0)] == cards("7C AH"));
        QVERIFY(desk.draft.position().blind == cards("7C 8C"));
        QVERIFY(desk.draft.example()->phase() == Phase::Calling);
    }

    void the_answer_is_told_choice_by_choice()
    {
        Desk desk;
        desk.text().setPlainText(
            QStringLiteral("dealer: 2\nseat: 0\nhand: QC JS AD TD AH 7C\npass: 3 4\n"));
        StudyQuestion question = StudyQuestion::about(desk.draft.position()).value();
        QVERIFY(question.goOn());
        StudyFigures& figures = desk.draft.figures();
        figures.begin(desk.draft.position(), {}, question.seen());
        figures.take(desk.draft.position(), question.answer());
        desk.dialog.showAnswer();
        StudyAnswerView& view = desk.dialog.answer();
        QCOMPARE(view.choices().topLevelItemCount(), 2);
        QVERIFY(view.choices().topLevelItem(0)->text(1).contains(u'±'));
        QCOMPARE(view.cards().topLevelItemCount(), 26);
        QCOMPARE(view.cards().headerItem()->text(1), QStringLiteral("Ada"));
        QVERIFY(desk.button(QStringLiteral("Stop")));
        figures.rest();
        QVERIFY(desk.button(QStringLiteral("Go on")));
        desk.click("QC"); // another position has no answer yet
        QCOMPARE(view.choices().topLevelItemCount(), 0);
        desk.draft.undo(); // and this one still has its own
        QCOMPARE(view.choices().topLevelItemCount(), 2);
    }

    void variations_are_tried_out_in_the_window()
    {
        Desk desk;
        desk.text().setPlainText(
            QStringLiteral("dealer: 2\nseat: 0\nhand: QC JS AD TD AH 7C\npass: 3 4\n"));
        desk.dialog.showSteps();
        desk.button(QStringLiteral("To the end of the hand"))->click();
        StudyTreeView& steps = desk.dialog.steps().steps();
        const int line = steps.topLevelItemCount();
        QVERIFY(line > 30);
        QVERIFY(steps.topLevelItem(line - 1)->text(1).startsWith(QStringLiteral("Hand over")));
        QVERIFY(steps.topLevelItem(1)->text(0).startsWith(QStringLiteral("You: Pick")));
        QVERIFY(!desk.button(QStringLiteral("Take this step"))->isEnabled());

        steps.setCurrentItem(steps.topLevelItem(0));
        auto* const next = desk.dialog.steps().findChild<QListWidget*>();
        QCOMPARE(next->count(), 2);
        next->setCurrentRow(0); // pass
        desk.button(QStringLiteral("Take this step"))->click();
        QCOMPARE(steps.topLevelItem(1)->childCount(), 1);
        QCOMPARE(steps.topLevelItem(1)->child(0)->text(0), QStringLiteral("or You: Pass"));
        QVERIFY(steps.topLevelItem(1)->font(0).bold());
        QVERIFY(!steps.topLevelItem(1)->child(0)->font(0).bold());
        auto* const other = desk.dialog.steps().findChild<QComboBox*>();
        QCOMPARE(other->itemText(0), QStringLiteral("You: Pick"));

        desk.button(QStringLiteral("Main line"))->click();
        QCOMPARE(steps.topLevelItem(1)->text(0), QStringLiteral("You: Pass"));
        desk.button(QStringLiteral("Remove"))->click();
        QCOMPARE(steps.topLevelItem(1)->text(0), QStringLiteral("You: Pick"));
        desk.button(QStringLiteral("Undo"))->click();
        QCOMPARE(steps.topLevelItem(1)->text(0), QStringLiteral("You: Pass"));
    }

    void a_step_has_a_name_and_a_note()
    {
        Desk desk;
        desk.dialog.showSteps();
        desk.button(QStringLiteral("Take this step"))->click();
        auto* const name = desk.dialog.steps().findChild<QLineEdit*>();
        QCOMPARE(name->accessibleName(), QStringLiteral("Name of this step"));
        QTest::keyClicks(name, QStringLiteral("Too careful"));
        StudyTreeView& steps = desk.dialog.steps().steps();
        QCOMPARE(steps.currentItem()->text(3), QStringLiteral("Too careful"));
        desk.button(QStringLiteral("Undo"))->click();
        QCOMPARE(name->text(), QString());
    }

    void a_seat_whose_cards_are_not_known_may_play_any_that_is_left()
    {
        Desk desk;
        desk.text().setPlainText(QStringLiteral("dealer: 4\nseat: 1\nhand: QS QD AD KC 8C 9S\n"
                                                "pick: 0\ncall: AS\ntrick: 0 TC, 1 KC\n"));
        desk.dialog.showSteps();
        auto* const next = desk.dialog.steps().findChild<QListWidget*>();
        QCOMPARE(next->count(), 32 - 6 - 1); // all but the cards that have a place
        for (int row = 0; row < next->count(); ++row)
            if (next->item(row)->text().contains(
                    QStringLiteral("Ace of clubs"), Qt::CaseInsensitive))
                next->setCurrentRow(row);
        desk.button(QStringLiteral("Take this step"))->click();
        QVERIFY(playedCards(desk.draft.positionHere(), seatAt(2)) == cards("AC"));
    }

    void a_position_is_shared_as_text_and_as_a_picture()
    {
        Desk desk;
        desk.text().setPlainText(
            QStringLiteral("dealer: 2\nseat: 0\nhand: QC JS AD TD AH 7C\npass: 3 4\n"));
        QVERIFY(!desk.draft.rename(StudyTree::root, QStringLiteral("Pick or pass?")));
        const QString text = sharedStudyText(desk.draft);
        QVERIFY(text.contains(QStringLiteral("1 Ada")));
        QVERIFY(text.contains(QStringLiteral("Pick or pass?")));
        QVERIFY(parsePosition(text.toStdString()).value() == desk.draft.position());

        const StudyDiagram diagram = diagramOf(desk.draft.positionHere(), desk.draft.exampleHere(),
            desk.draft.seating(), QStringLiteral("Pick or pass?"));
        QVERIFY(diagramText(diagram).contains(QStringLiteral("Queen of clubs")));
        QVERIFY(diagramText(diagram).contains(QStringLiteral("6 unknown card")));
        QVERIFY(diagramText(diagram).contains(QStringLiteral("You are to act.")));
        const QByteArray svg = studySvg(diagram);
        QVERIFY(svg.contains("<svg") && svg.contains("Q♣"));
        QVERIFY(studyImage(diagram).width() > 1000);

        copyStudyText(desk.draft);
        desk.draft.set(firstPosition());
        desk.button(QStringLiteral("Paste text"))->click();
        QVERIFY(desk.draft.position() == parsePosition(text.toStdString()).value());
    }

    void every_reason_and_field_has_words()
    {
        const StudyPosition position = firstPosition();
        const Seating seating = studySeating(position, {}, position.seat);
        QSet<QString> reasons;
        for (std::size_t i = 0; i < studyReasonKeys.size(); ++i) {
            StudyFault fault;
            fault.reason = static_cast<StudyReason>(i);
            fault.rule = "PLAY-1";
            reasons << studyReasonText(fault, position, seating);
        }
        QCOMPARE(reasons.size(), qsizetype(studyReasonKeys.size()));
        QSet<QString> fields;
        for (std::size_t i = 0; i < studyFieldKeys.size(); ++i)
            fields << studyPlaceName({ static_cast<StudyField>(i), seatAt(1) }, seating);
        QCOMPARE(fields.size(), qsizetype(studyFieldKeys.size()));
        QVERIFY(!fields.contains(QString()));
        for (std::size_t i = 0; i < endingCount; ++i)
            QVERIFY(!endingName(static_cast<Ending>(i)).isEmpty());
    }

    void what_a_rule_refuses_is_told_as_at_the_table()
    {
        Desk desk;
        desk.text().setPlainText(QStringLiteral(
            "dealer: 4\nseat: 1\nhand: QC JD AS TS 9H 8C\npass: 0\npick: 1\nblind: AD 7S\n"
            "bury: TS AS\ncall: AH\ntrick: 0 8H, 1 QC\n"));
        QVERIFY(desk.draft.fault());
        QVERIFY2(desk.fault("action-fault").text().contains(QStringLiteral("Hearts were led")),
            qPrintable(desk.fault("action-fault").text()));
    }

    void it_fits_a_small_screen_with_large_letters()
    {
        setTextScale(200);
        {
            Desk desk;
            desk.dialog.resize(792, 564);
            QCoreApplication::processEvents();
            QVERIFY2(desk.dialog.minimumSizeHint().width() <= 792
                    && desk.dialog.minimumSizeHint().height() <= 564,
                qPrintable(QStringLiteral("%1 × %2")
                               .arg(desk.dialog.minimumSizeHint().width())
                               .arg(desk.dialog.minimumSizeHint().height())));
        }
        setTextScale(100);
    }
};

REGISTER_WIDGET_TEST(StudyDialogTest)

#include "study_dialog_test.moc"
