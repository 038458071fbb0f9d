// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/support/hands.h"
#include "tests/support/registered_test.h"
#include "tests/support/to_string.h"
#include "tests/ui/activate.h"
#include "tests/ui/turns.h"
#include "ui/cards/card_theme.h"
#include "ui/table/panels/choice_bar.h"

#include <QAbstractButton>
#include <QAccessible>
#include <QVBoxLayout>
#include <QtTest>

using namespace sheepshead;
using sheepshead::testing::card;
using sheepshead::testing::cards;
using sheepshead::testing::pickedHand;
using sheepshead::testing::turnOf;

namespace {

HandState dealt() { return testing::handAfter({}, testing::dealWith({}, { { 0, "QC AC TS" } })); }

/// A bar in a window, and what it says.
struct ShownBar {
    CardTheme theme;
    QWidget window;
    ChoiceBar* bar = new ChoiceBar(theme, &window);
    std::vector<Action> chosen;
    QList<int> marks;

    ShownBar()
    {
        QObject::connect(bar, &ChoiceBar::chosen, bar,
            [this](const Action& action) { chosen.push_back(action); });
        QObject::connect(bar, &ChoiceBar::marksNeeded, bar, [this](int count) { marks << count; });
        window.resize(800, 600);
        window.show();
        testing::activate(window);
    }

    void ask(const HandState& hand)
    {
        bar->ask(turnOf(hand));
        bar->resize(bar->sizeFor(window.width()));
        bar->setFocus();
    }

    QAbstractButton* button(const QString& text) const
    {
        for (QAbstractButton* const button : bar->findChildren<QAbstractButton*>())
            if (button->isVisible() && button->text() == text)
                return button;
        return nullptr;
    }
};

void pressAccessibly(QAbstractButton* button)
{
    QAccessible::queryAccessibleInterface(button)->actionInterface()->doAction(
        QAccessibleActionInterface::pressAction());
}

/// Every text half as long again.
class LongWords : public QTranslator {
public:
    bool isEmpty() const override { return false; }
    QString translate(const char*, const char* text, const char*, int) const override
    {
        const QString words = QString::fromUtf8(text);
        return words + QStringLiteral(" ") + QString(words.size() / 2, QLatin1Char('x'));
    }
};

} // namespace

class ChoiceBarTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void a_click_chooses_and_the_bar_goes_away()
    {
        ShownBar shown;
        shown.ask(dealt());
        QVERIFY(shown.bar->isVisible());
        QTest::mouseClick(shown.button(QStringLiteral("Pass")), Qt::LeftButton);
        QCOMPARE(shown.chosen, std::vector<Action> { Pass {} });
        QVERIFY(!shown.bar->isVisible());
    }

    void a_letter_chooses()
    {
        ShownBar shown;
        shown.ask(dealt());
        QTest::keyClick(&shown.window, Qt::Key_P);
        QTRY_COMPARE(shown.chosen, std::vector<Action> { Pick {} });
    }

    /// `b` and then a card key within a millisecond: the cards buried are those marked at the `b`.
    void a_letter_chooses_before_anything_else_can_happen()
    {
        HandState hand = dealt();
        testing::act(hand, "pick");
        ShownBar shown;
        shown.ask(hand);
        shown.bar->setMarked(cards("AC TS"));
        QTest::keyClick(&shown.window, Qt::Key_B);
        shown.bar->setMarked(cards("TS"));
        QCOMPARE(shown.chosen, std::vector<Action> { Bury { cards("AC TS") } });
    }

    /// A screen reader's press takes effect a tenth of a second later.
    void a_press_whose_cards_have_changed_chooses_nothing()
    {
        HandState hand = dealt();
        testing::act(hand, "pick");
        for (const char* const marked : { "TS", "AC QC" }) {
            ShownBar shown;
            shown.ask(hand);
            shown.bar->setMarked(cards("AC TS"));
            QAbstractButton* const bury = shown.button(QStringLiteral("Bury"));
            QSignalSpy clicked(bury, &QAbstractButton::clicked);
            pressAccessibly(bury);
            shown.bar->setMarked(cards(marked));
            QTRY_COMPARE(clicked.count(), 1);
            QVERIFY(shown.chosen.empty());
            QVERIFY(shown.bar->isVisible());
        }
    }

    void a_press_on_a_button_that_has_gone_chooses_nothing()
    {
        ShownBar shown;
        shown.ask(dealt());
        QAbstractButton* const pick = shown.button(QStringLiteral("Pick"));
        QSignalSpy clicked(pick, &QAbstractButton::clicked);
        pressAccessibly(pick);
        shown.bar->dismiss();
        QTRY_COMPARE(clicked.count(), 1);
        QVERIFY(shown.chosen.empty());
    }

    void two_presses_choose_once()
    {
        ShownBar shown;
        shown.ask(dealt());
        QAbstractButton* const pass = shown.button(QStringLiteral("Pass"));
        QSignalSpy clicked(pass, &QAbstractButton::clicked);
        pressAccessibly(shown.button(QStringLiteral("Pick")));
        pressAccessibly(pass);
        QTRY_COMPARE(clicked.count(), 1);
        QCOMPARE(shown.chosen, std::vector<Action> { Pick {} });
    }

    void arrows_and_enter_choose()
    {
        ShownBar shown;
        shown.ask(dealt());
        QTest::keyClick(QApplication::focusWidget(), Qt::Key_Right);
        QCOMPARE(QApplication::focusWidget(), shown.button(QStringLiteral("Pick")));
        QTest::keyClick(QApplication::focusWidget(), Qt::Key_Left);
        QCOMPARE(QApplication::focusWidget(), shown.button(QStringLiteral("Pass")));
        QTest::keyClick(QApplication::focusWidget(), Qt::Key_Return);
        QCOMPARE(shown.chosen, std::vector<Action> { Pass {} });
    }

    void a_key_meant_for_the_animation_chooses_nothing()
    {
        ShownBar shown;
        shown.ask(dealt());
        QTest::keyClick(QApplication::focusWidget(), Qt::Key_Space);
        QTest::keyClick(QApplication::focusWidget(), Qt::Key_Return);
        QVERIFY(shown.chosen.empty());
        QVERIFY(shown.bar->isVisible());
    }

    void the_bury_waits_for_its_cards()
    {
        HandState hand = dealt();
        testing::act(hand, "pick");
        ShownBar shown;
        shown.ask(hand);
        QAbstractButton* const bury = shown.button(QStringLiteral("Bury"));
        QVERIFY(!bury->isEnabled());
        shown.bar->setMarked(cards("AC"));
        QVERIFY(!bury->isEnabled());
        shown.bar->setMarked(cards("AC TS"));
        QVERIFY(bury->isEnabled());
        QTest::keyClick(&shown.window, Qt::Key_B);
        QTRY_COMPARE(shown.chosen, std::vector<Action> { Bury { cards("AC TS") } });
    }

    void marks_are_asked_for_and_given_back()
    {
        HandState hand = dealt();
        testing::act(hand, "pick");
        ShownBar shown;
        shown.ask(hand);
        QCOMPARE(shown.marks, QList<int> { 2 });
        shown.bar->setMarked(cards("AC TS"));
        shown.button(QStringLiteral("Bury"))->click();
        QCOMPARE(shown.marks, QList<int>({ 2, 0 }));

        shown.marks.clear();
        shown.ask(pickedHand({}, "QC JC AC KC 8D 7D", "KH TS"));
        QCOMPARE(shown.marks, QList<int> { 1 });
        shown.bar->setMarked(cards("8D"));
        shown.button(QStringLiteral("Hearts"))->click();
        QCOMPARE(shown.chosen.back(), Action(Call { card("AH"), card("8D") }));
    }

    void a_question_may_follow_in_the_middle_of_an_answer()
    {
        ShownBar shown;
        HandState hand = dealt();
        connect(shown.bar, &ChoiceBar::chosen, &shown.window, [&](const Action& action) {
            hand.apply(action);
            shown.ask(hand);
        });
        shown.ask(hand);
        QTest::mouseClick(shown.button(QStringLiteral("Pick")), Qt::LeftButton);
        QVERIFY(shown.bar->isVisible());
        QVERIFY(shown.button(QStringLiteral("Bury")));
        QVERIFY(!shown.button(QStringLiteral("Pick")));
    }

    void screen_readers_can_name_and_press_everything()
    {
        ShownBar shown;
        shown.ask(pickedHand({}, "QC JC AC TD 9C 7H", "AS TS"));
        QVERIFY(shown.bar->accessibleDescription().contains(QStringLiteral("Which ace")));
        QAccessibleInterface* const hearts =
            QAccessible::queryAccessibleInterface(shown.button(QStringLiteral("Hearts")));
        QCOMPARE(hearts->text(QAccessible::Name), QStringLiteral("Hearts"));
        QVERIFY(
            hearts->text(QAccessible::Description).contains(QStringLiteral("the ace of hearts")));
        QCOMPARE(hearts->role(), QAccessible::PushButton);
        pressAccessibly(shown.button(QStringLiteral("Hearts")));
        QTRY_COMPARE(shown.chosen, std::vector<Action> { Call { card("AH") } });
    }

    void everything_fits_into_a_small_table_with_long_words()
    {
        LongWords longWords;
        QCoreApplication::installTranslator(&longWords);
        ShownBar shown;
        shown.window.resize(540, 400);
        shown.bar->setScale({ 0.8 });
        shown.ask(pickedHand(
            testing::variantWith("layout=5H-J call-up=next-jack"), "QC JC JD KC 8D 7D", "AH AS"));
        QCoreApplication::removeTranslator(&longWords);
        QVERIFY(shown.bar->width() <= 540);
        for (const QWidget* const part : shown.bar->findChildren<QWidget*>()) {
            if (!part->isVisible())
                continue;
            QVERIFY(shown.bar->rect().contains(part->geometry()));
            if (const auto* button = qobject_cast<const QAbstractButton*>(part))
                QVERIFY(button->width() >= button->sizeHint().width());
        }
    }

    void a_larger_unit_makes_larger_buttons()
    {
        ShownBar shown;
        shown.ask(dealt());
        const QSize before = shown.bar->sizeFor(800);
        shown.bar->setScale({ 2 });
        QVERIFY(shown.bar->sizeFor(800).height() > before.height() * 3 / 2);
        QVERIFY(shown.button(QStringLiteral("Pick")));
    }
};

REGISTER_WIDGET_TEST(ChoiceBarTest)
#include "choice_bar_test.moc"
