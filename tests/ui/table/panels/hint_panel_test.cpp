// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/table/panels/hint_panel.h"

#include "engine/match/match.h"
#include "engine/rules/presets.h"
#include "engine/rules/variant_text.h"
#include "tests/support/hands.h"
#include "tests/support/registered_test.h"
#include "tests/ui/table/played_table.h"
#include "tests/ui/turns.h"
#include "ui/cards/card_item.h"
#include "ui/table/panels/choice_bar.h"
#include "ui/table/panels/hint_button.h"
#include "ui/table/scene/felt_view.h"
#include "ui/table/scene/hand_item.h"
#include "ui/table/scene/table_scene.h"

#include <QLabel>
#include <QtTest>

using namespace sheepshead;
using namespace sheepshead::testing;

namespace {

/// A small table without motion on which the person is to decide.
class AskedTable {
public:
    explicit AskedTable(const HandState& hand)
        : turn_(turnOf(hand))
    {
        table_.resize(520, 430);
        table_.present({ seatingFor(hand.variant(), turn_.seen.viewer) });
        table_.setSpeed(Speed::Off);
        table_.show();
        table_.restore(turn_.seen);
        table_.ask(turn_);
    }

    TableWidget& widget() { return table_; }
    HintPanel& panel() { return *table_.findChild<HintPanel*>(); }
    HintButton& button() { return *table_.findChild<HintButton*>(); }
    const ExplainedTurn& turn() const { return turn_; }

    /// As if everything had been measured.
    Advice advice() const
    {
        Advice advice { turn_.legal.front(), turn_.legal.back(), {}, { advice::LastToPlay {} } };
        for (const Action& action : turn_.legal)
            advice.prospects.push_back({ action, 0.5, 0.1, 0.6 });
        return advice;
    }

private:
    TableWidget table_;
    ExplainedTurn turn_;
};

HandState toLead()
{
    HandState hand = pickedHand(variantWith(""), "QC QS JC 9D KC 7C", "TS AS");
    act(hand, "call AC");
    return hand;
}

HandState toBury()
{
    return handAfter(variantWith(""),
        dealWith(variantWith(""), { { 0, "QC QS JC 9D TS AS" } }, "KC 7C"), "pick");
}

} // namespace

class HintPanelTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void the_button_asks_for_what_is_to_be_decided()
    {
        AskedTable table(toLead());
        std::vector<std::vector<Action>> wanted;
        connect(&table.widget().turn(), &PersonsTurn::hintWanted, this,
            [&](const Turn& turn) { wanted.push_back(turn.legal); });
        QVERIFY(table.button().isVisible());
        QTest::mouseClick(&table.button(), Qt::LeftButton);
        QCOMPARE(wanted.size(), std::size_t { 1 });
        QVERIFY(wanted.front() == table.turn().legal);
        QVERIFY(table.panel().isVisible());
        QCOMPARE(table.panel().accessibleName(), QStringLiteral("Hint: thinking…"));
    }

    void the_answer_is_shown_and_its_card_marked()
    {
        AskedTable table(toLead());
        table.widget().turn().toggleHint();
        table.widget().turn().showHint(table.advice());
        QCOMPARE(table.panel().accessibleName(), QStringLiteral("Hint: Queen of clubs"));
        QVERIFY(table.panel().accessibleDescription().contains(
            QStringLiteral("Queen of clubs: a score of +0.50 expected, wins 60%.")));
        for (const CardItem* item : table.widget().scene().hand().items())
            QCOMPARE(item->hinted(), item->card() == card("QC"));
    }

    void all_cards_of_a_bury_are_marked()
    {
        AskedTable table(toBury());
        table.widget().turn().toggleHint();
        Advice advice = table.advice();
        advice.recommended = Bury { cards("TS AS") };
        table.widget().turn().showHint(advice);
        CardSet marked;
        for (const CardItem* item : table.widget().scene().hand().items())
            if (item->hinted())
                marked.add(*item->card());
        QCOMPARE(marked, cards("TS AS"));
    }

    void asking_again_escape_or_a_click_puts_it_away_data()
    {
        QTest::addColumn<int>("how");
        QTest::newRow("again") << 0;
        QTest::newRow("escape") << 1;
        QTest::newRow("click") << 2;
    }

    void asking_again_escape_or_a_click_puts_it_away()
    {
        QFETCH(int, how);
        AskedTable table(toLead());
        table.widget().turn().toggleHint();
        table.widget().turn().showHint(table.advice());
        QSignalSpy unwanted(&table.widget().turn(), &PersonsTurn::hintUnwanted);
        if (how == 0)
            table.widget().turn().toggleHint();
        else if (how == 1)
            QTest::keyClick(&table.widget(), Qt::Key_Escape);
        else
            QTest::mouseClick(&table.panel(), Qt::LeftButton);
        QVERIFY(!table.panel().isVisible());
        QCOMPARE(unwanted.size(), 1);
        QVERIFY(!table.widget().scene().hand().item(card("QC"))->hinted());
        table.widget().turn().showHint(table.advice()); // it was on its way
        QVERIFY(!table.panel().isVisible());
    }

    void a_decision_puts_it_away_and_withdraws_the_question()
    {
        AskedTable table(toLead());
        table.widget().turn().toggleHint();
        QSignalSpy unwanted(&table.widget().turn(), &PersonsTurn::hintUnwanted);
        QSignalSpy chosen(&table.widget().turn(), &PersonsTurn::chosen);
        Q_EMIT table.widget().scene().hand().chosen(card("QC"));
        QCOMPARE(chosen.size(), 1);
        QCOMPARE(unwanted.size(), 1);
        QVERIFY(!table.panel().isVisible());
        QVERIFY(!table.button().isVisible());
    }

    void without_a_decision_there_is_no_hint()
    {
        AskedTable table(toLead());
        table.widget().turn().close();
        QSignalSpy wanted(&table.widget().turn(), &PersonsTurn::hintWanted);
        QSignalSpy status(&table.widget().turn(), &PersonsTurn::said);
        table.widget().turn().toggleHint();
        QVERIFY(wanted.isEmpty());
        QVERIFY(!table.panel().isVisible());
        QCOMPARE(status.size(), 1);
    }

    void the_button_lies_on_no_card_data()
    {
        QTest::addColumn<QByteArray>("rules");
        for (const Preset& preset : presets())
            QTest::newRow(std::string(preset.key).c_str())
                << QByteArray(variantText(preset.variant).c_str());
    }

    void the_button_lies_on_no_card()
    {
        QFETCH(QByteArray, rules);
        AskedTable table(Match(variantWith(rules.toStdString()), 11, seatAt(0)).dealHand());
        const FeltView& view = table.widget().view();
        for (const QSize size : { QSize(520, 430), QSize(1020, 740), QSize(1900, 1000) }) {
            table.widget().resize(size);
            QVERIFY(table.widget().rect().contains(table.button().geometry()));
            for (const QGraphicsItem* item : table.widget().scene().items())
                if (const auto* card = dynamic_cast<const CardItem*>(item))
                    QVERIFY2(!view.mapFromScene(card->sceneBoundingRect())
                                  .boundingRect()
                                  .intersects(table.button().geometry()),
                        qPrintable(card->name()));
        }
    }

    void on_a_small_table_it_leaves_the_choices_and_the_hand_free()
    {
        AskedTable table(toBury());
        table.widget().turn().toggleHint();
        Advice advice = table.advice();
        advice.facts = { advice::Strength { 4, 2, 1, 1 },
            advice::BuryMakes { { 21 }, Points { 10 }, { true, true, false, false } },
            advice::WinChance { { 0.6, 0.3 } }, advice::NearlyEqual {} };
        table.widget().turn().showHint(advice);
        const auto* const choices = table.widget().findChild<ChoiceBar*>();
        QVERIFY(choices->isVisible());
        QVERIFY(table.widget().rect().contains(table.panel().geometry()));
        QVERIFY(!table.panel().geometry().intersects(choices->geometry()));
        int shown = 0;
        for (const QLabel* cell : table.panel().findChildren<QLabel*>())
            if (cell->isVisible()) {
                ++shown;
                QVERIFY(cell->wordWrap() || cell->width() >= cell->sizeHint().width());
            }
        QVERIFY(shown >= 2);                                               // what, and why
        QVERIFY(table.panel().toolTip().contains(QStringLiteral("Bury"))); // and all the choices
    }

    /// What gives way, the less room there is: the worst choices, whole names, all choices, the
    /// end of the reason.
    void in_less_room_it_says_less_and_cuts_nothing_off()
    {
        AskedTable table(toLead());
        table.widget().turn().toggleHint();
        table.widget().turn().showHint(table.advice());
        HintPanel& panel = table.panel();
        using Fit = HintPanel::Fit;
        QVERIFY(panel.fitInto({ 900, 600 }, {}) == Fit::Whole);
        const auto shows = [&](const QString& words) {
            for (const QLabel* label : panel.findChildren<QLabel*>())
                if (label->isVisible() && label->text().contains(words))
                    return true;
            return false;
        };
        QVERIFY(shows(QStringLiteral("Queen of spades")));
        QVERIFY(panel.fitInto({ 900, panel.height() - 20 }, {}) == Fit::FewerChoices);
        QVERIFY(panel.fitInto({ 220, 600 }, {}) == Fit::FewerWords);
        QVERIFY(shows(QStringLiteral("Q♠")));
        QVERIFY(panel.toolTip().contains(QStringLiteral("Queen of spades")));
        QVERIFY(panel.fitInto({ 150, 75 }, {}) == Fit::PartOfReason);
        QVERIFY(shows(QStringLiteral("…")));
        QVERIFY(!shows(QStringLiteral("Q♠")));
        QVERIFY(panel.fitInto({ 150, 20 }, {}) == Fit::TooLarge);
    }
};

REGISTER_WIDGET_TEST(HintPanelTest)
#include "hint_panel_test.moc"
