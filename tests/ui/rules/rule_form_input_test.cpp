// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/support/registered_test.h"
#include "tests/ui/rules/rule_form_parts.h"

#include "ui/rules/rule_explanation.h"
#include "ui/words/rules/rule_words.h"

#include <QComboBox>
#include <QLabel>
#include <QLayout>
#include <QLineEdit>
#include <QScrollArea>
#include <QSignalSpy>
#include <QSpinBox>
#include <QTest>
#include <QToolButton>

using namespace sheepshead;

/// The form of rules as it is used with keyboard, mouse and screen reader.
class RuleFormInputTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    /// Toggling through the accessibility interface clicks nothing.
    void a_screen_reader_chooses_by_toggling()
    {
        RuleForm form;
        buttonOf(form, "spitz", "second")->toggle();
        QCOMPARE(form.variant().spitz, Spitz::Second);
        for (QRadioButton* const button : form.findChildren<QRadioButton*>())
            if (button->text() == presetName("jack-of-diamonds"))
                button->toggle();
        QVERIFY(form.variant() == defaultVariant(LayoutId::FiveJack));
    }

    void the_rule_with_focus_is_explained()
    {
        RuleForm form;
        form.show();
        QVERIFY(QTest::qWaitForWindowActive(&form));
        openSection(form, "spitz");
        buttonOf(form, "spitz", "off")->setFocus();
        const auto* explanation = form.findChild<RuleExplanation*>();
        QVERIFY(explanation->text().contains(ruleHelp("spitz")));
        QVERIFY(explanation->text().contains(choiceHelp("spitz", "off")));
    }

    void searching_leaves_the_rules_that_say_it()
    {
        RuleForm form;
        form.show();
        auto* search = form.findChild<QLineEdit*>();
        QTest::keyClicks(search, QStringLiteral("blind leaster"));
        QVERIFY(rowOf(form, "leaster-blind")->isVisible());
        QVERIFY(!rowOf(form, "spitz")->isVisible());

        search->setText(QStringLiteral("no such words"));
        for (const RuleRow* row : form.findChildren<RuleRow*>())
            QVERIFY(!row->isVisible());
        QVERIFY(form.findChild<QLabel*>(QStringLiteral("nothingFound"))->isVisible());

        search->clear(); // the presets again
        for (const RuleRow* row : form.findChildren<RuleRow*>())
            QVERIFY(!row->isVisible());
        QVERIFY(named<QRadioButton>(form, QStringLiteral("3 player(s)"))->isVisible());
    }

    void a_section_shows_its_rules_and_ends_a_search()
    {
        RuleForm form;
        form.show();
        auto* const search = form.findChild<QLineEdit*>();
        search->setText(QStringLiteral("blind leaster"));
        openSection(form, "spitz");
        QVERIFY(search->text().isEmpty());
        for (const RuleRow* row : form.findChildren<RuleRow*>())
            QCOMPARE(row->isVisible(), row->rule().group == ruleNamed("spitz")->group);
        search->setText(QStringLiteral("blind leaster"));
        QCOMPARE(form.findChild<QListWidget*>()->currentRow(), -1);
        search->clear();
        QVERIFY(rowOf(form, "spitz")->isVisible()); // as before the search
    }

    void escape_ends_the_search_before_it_closes_the_dialog()
    {
        RuleForm form;
        form.show();
        auto* search = form.findChild<QLineEdit*>();
        search->setText(QStringLiteral("spitz"));
        QKeyEvent escape(QEvent::KeyPress, Qt::Key_Escape, Qt::NoModifier);
        QCoreApplication::sendEvent(search, &escape);
        QVERIFY(search->text().isEmpty());
        QKeyEvent again(QEvent::KeyPress, Qt::Key_Escape, Qt::NoModifier);
        QCoreApplication::sendEvent(search, &again);
        QVERIFY(!again.isAccepted()); // goes on to the dialog
    }

    void the_choices_of_all_rules_begin_at_one_line()
    {
        RuleForm form;
        form.resize(640, 480);
        form.show();
        for (const char* const inSection : { "spitz", "partner", "no-trick" }) {
            openSection(form, inSection);
            QCoreApplication::processEvents();
            QSet<int> lines;
            for (const RuleRow* const row : form.findChildren<RuleRow*>()) {
                const auto* const first = row->findChild<QRadioButton*>();
                if (first && first->isVisible())
                    lines.insert(first->mapTo(&form, QPoint()).x());
            }
            QCOMPARE(lines.size(), 1);
        }
    }

    void the_keyboard_reaches_and_changes_every_rule()
    {
        RuleForm form;
        form.resize(900, 600); // the choices beside each other
        form.show();
        QVERIFY(QTest::qWaitForWindowActive(&form));
        QSet<const RuleRow*> reached;
        auto* const names = form.findChild<QListWidget*>();
        names->setFocus();
        for (int section = 0; section < names->count(); ++section) {
            for (int i = 0; i < 60; ++i) {
                QTest::keyClick(form.focusWidget(), Qt::Key_Tab);
                for (const RuleRow* row : form.findChildren<RuleRow*>())
                    if (row == form.focusWidget() || row->isAncestorOf(form.focusWidget()))
                        reached.insert(row);
            }
            names->setFocus();
            QTest::keyClick(names, Qt::Key_Down);
        }
        QCOMPARE(reached.size(), qsizetype(ruleTable().size()));

        openSection(form, "spitz");
        QCoreApplication::processEvents(); // arrow keys go by where they lie
        buttonOf(form, "spitz", "off")->setFocus();
        QTest::keyClick(form.focusWidget(), Qt::Key_Right);
        QCOMPARE(form.variant().spitz, Spitz::Second);
    }

    void nothing_is_cut_off_at_the_width_of_a_small_dialog()
    {
        RuleForm form;
        form.resize(700, 420);
        form.show();
        QCOMPARE(form.size(), QSize(700, 420));
        const QWidget* content = rowOf(form, "spitz")->parentWidget();
        const auto nothingIsCut = [&] {
            form.layout()->activate();
            QCoreApplication::processEvents();
            for (const QRadioButton* button : form.findChildren<QRadioButton*>()) {
                if (!button->isVisible())
                    continue;
                const QRect place(button->mapTo(content, QPoint()), button->size());
                QVERIFY2(content->rect().contains(place), qPrintable(button->text()));
                QVERIFY2(button->width() >= button->sizeHint().width(), qPrintable(button->text()));
            }
        };
        auto* const names = form.findChild<QListWidget*>();
        for (int players = 2; players <= 8; ++players) {
            named<QRadioButton>(form, QStringLiteral("%1 player(s)").arg(players))->click();
            for (int section = 0; section < names->count(); ++section) {
                names->setCurrentRow(section);
                nothingIsCut();
            }
        }
    }

    void a_number_is_typed_and_reset()
    {
        RuleForm form;
        form.show();
        openSection(form, "length-number");
        QVERIFY(!rowOf(form, "length-number")->findChild<QSpinBox*>()->isEnabled());
        buttonOf(form, "length", "hands")->click();
        auto* number = rowOf(form, "length-number")->findChild<QSpinBox*>();
        QVERIFY(number->isEnabled());
        QSignalSpy changed(&form, &RuleForm::changed);
        number->selectAll();
        QTest::keyClicks(number, QStringLiteral("12"));
        QTest::keyClick(number, Qt::Key_Return);
        QCOMPARE(form.variant().lengthNumber, 12);
        QCOMPARE(changed.size(), 1);
        QVERIFY(rowOf(form, "length-number")->isChanged());
        rowOf(form, "length-number")->findChild<QToolButton*>()->click();
        QCOMPARE(number->value(), Variant().lengthNumber);
    }
};

REGISTER_WIDGET_TEST(RuleFormInputTest)
#include "rule_form_input_test.moc"
