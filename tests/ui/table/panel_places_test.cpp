// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/match/match.h"
#include "tests/support/cards.h"
#include "tests/support/registered_test.h"
#include "tests/ui/table/careless_user.h"
#include "tests/ui/table/dealt_hands.h"
#include "tests/ui/turns.h"
#include "ui/cards/card_item.h"
#include "ui/pseudo_translator.h"
#include "ui/table/panels/choice_bar.h"
#include "ui/table/panels/hint_button.h"
#include "ui/table/panels/hint_panel.h"
#include "ui/table/panels/lay_down_offer.h"
#include "ui/table/panels/result_panel.h"
#include "ui/table/scene/bubble_item.h"
#include "ui/table/scene/hand_item.h"
#include "ui/table/scene/open_cards_item.h"
#include "ui/table/scene/seat_item.h"
#include "ui/table/scene/table_scene.h"
#include "ui/table/scene/trick_item.h"
#include "ui/widgets/text_scale.h"

#include <QLabel>
#include <QLayout>
#include <QScopeGuard>
#include <QtTest>

#include <optional>

using namespace sheepshead;
using namespace sheepshead::testing;

namespace {

using Named = std::pair<QString, QRectF>;

/// Everything that a panel may speak of.
std::vector<Named> thingsOnTable(TableWidget& table)
{
    TableScene& scene = table.scene();
    std::vector<Named> things { { QStringLiteral("strip"), scene.layout().strip() } };
    for (int place = 0; place < scene.layout().seats(); ++place)
        things.emplace_back(
            QStringLiteral("plate %1").arg(place), scene.layout().seat(place).plate);
    const auto add = [&](const QString& name, const CardItem* card) {
        const qreal margin = CardTheme::shadowMargin(card->pose().width) + 2;
        things.emplace_back(
            name, card->sceneBoundingRect().adjusted(margin, margin, -margin, -margin));
    };
    for (const auto& [seat, card] : scene.trick().laid())
        add(QStringLiteral("trick"), card);
    for (const CardItem* card : scene.blind())
        add(QStringLiteral("blind"), card);
    for (const CardItem* card : scene.hand().items())
        add(QStringLiteral("hand"), card);
    for (const Seat seat : SeatSet::firstSeats(scene.layout().seats()))
        for (const CardItem* card : scene.openCards(seat).items())
            add(QStringLiteral("card that lies open"), card);
    return things;
}

template <class Panel> void addIfShown(std::vector<Named>& panels, TableWidget& table)
{
    const auto* const panel = table.findChild<Panel*>();
    if (panel->isVisible())
        panels.emplace_back(
            QString::fromLatin1(Panel::staticMetaObject.className()), QRectF(panel->geometry()));
}

std::vector<Named> panelsOn(TableWidget& table)
{
    std::vector<Named> panels;
    addIfShown<ChoiceBar>(panels, table);
    addIfShown<HintPanel>(panels, table);
    addIfShown<LayDownOffer>(panels, table);
    addIfShown<HintButton>(panels, table);
    for (QGraphicsItem* item : table.scene().items())
        if (const auto* bubble = dynamic_cast<BubbleItem*>(item); bubble && bubble->isVisible()
            && bubble->name().contains(QStringLiteral("led"))) // why a card was refused
            panels.emplace_back(
                QStringLiteral("refusal"), bubble->sceneBoundingRect().adjusted(9, 9, -9, -9));
    return panels;
}

void checkThatNothingIsCovered(TableWidget& table)
{
    const auto panels = panelsOn(table);
    for (std::size_t a = 0; a < panels.size(); ++a) {
        const auto& [name, rect] = panels[a];
        QVERIFY2(QRectF(table.rect()).contains(rect), qPrintable(name));
        for (const auto& [thing, place] : thingsOnTable(table))
            QVERIFY2(
                !rect.intersects(place), qPrintable(name + QStringLiteral(" covers ") + thing));
        for (std::size_t b = a + 1; b < panels.size(); ++b)
            QVERIFY2(!rect.intersects(panels[b].second),
                qPrintable(name + QStringLiteral(" and ") + panels[b].first));
    }
}

/// What is recommended is there, and every label has room for all its words.
void checkThatNothingIsCutOff(TableWidget& table)
{
    HintPanel& hint = *table.findChild<HintPanel*>();
    hint.layout()->activate();
    int shown = 0;
    for (const QLabel* label : hint.findChildren<QLabel*>()) {
        if (!label->isVisible() || label->text().isEmpty())
            continue;
        ++shown;
        QVERIFY2(!label->text().endsWith(QStringLiteral("…")), qPrintable(label->text()));
        QVERIFY2(hint.rect().contains(label->geometry()), qPrintable(label->text()));
        QVERIFY2(label->minimumSizeHint().width() <= label->width(), qPrintable(label->text()));
        const int height = label->wordWrap() ? label->heightForWidth(label->width())
                                             : label->minimumSizeHint().height();
        QVERIFY2(height <= label->height(), qPrintable(label->text()));
    }
    QVERIFY(shown >= 2); // what, and why
}

void pressForbiddenCard(TableWidget& table)
{
    for (CardItem* card : table.scene().hand().items())
        if (card->dimmed()) {
            Q_EMIT card->pressed();
            return;
        }
}

/// A hand on a table without motion, from one decision of the viewer, who picks, to the next.
class DecidingViewer {
public:
    DecidingViewer(const QString& rules, QSize size)
        : hand_(dealt(5, 0, rules.toStdString()))
    {
        table_.setSpeed(Speed::Off);
        table_.resize(size);
        table_.present({ seatingFor(hand_.variant(), viewer) });
        table_.show();
    }

    TableWidget& table() { return table_; }
    const ExplainedTurn& turn() const { return *turn_; }

    /// Asks the next question; false at the end of the hand.
    bool decide()
    {
        if (turn_)
            hand_.apply(picking(turn_->seen, turn_->legal));
        while (!hand_.over() && hand_.toAct() != viewer)
            hand_.apply(
                others_.choose(hand_.observation(*hand_.toAct()), hand_.legalActions(), {}));
        if (hand_.over())
            return false;
        turn_ = turnOf(hand_, ++asked_);
        table_.restore(turn_->seen);
        table_.ask(*turn_);
        return true;
    }

    void askForHint()
    {
        table_.turn().toggleHint();
        table_.turn().showHint(longestAdvice(*turn_));
    }

private:
    HandState hand_;
    TableWidget table_;
    RandomPlayer others_ { 3 };
    std::optional<ExplainedTurn> turn_;
    int asked_ = 0;
};

} // namespace

/// Panels lie beside or below the cards they speak of, at every table and in every window that the
/// program is made for.
class PanelPlacesTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void nothing_covers_what_it_speaks_of_data()
    {
        QTest::addColumn<QString>("rules");
        QTest::addColumn<QSize>("size");
        QTest::addColumn<int>("text");
        const std::pair<const char*, const char*> tables[] { { "two seats", "layout=2H-1" },
            { "two rows", "layout=2H-2" }, { "three seats", "layout=3H-1" },
            { "four seats", "layout=4H-1" }, { "five seats", "" }, { "six seats", "layout=6H-1" },
            { "seven seats", "layout=7H-1" }, { "eight seats", "layout=8H-1" } };
        // Windows of 800×600 to 2560×1440 without their bars, with the score sheet beside the table
        // and without it.
        for (const auto& [name, rules] : tables)
            for (const QSize size : { QSize(800, 540), QSize(1024, 708), QSize(744, 708),
                     QSize(1280, 740), QSize(1000, 740), QSize(1920, 1020), QSize(2560, 1380) })
                QTest::addRow("%s at %dx%d", name, size.width(), size.height())
                    << QString::fromLatin1(rules) << size << 100;
        for (const auto& [name, rules] : tables)
            for (const QSize size : { QSize(760, 490), QSize(1240, 690) })
                for (const int text : { 80, 150, 200 })
                    QTest::addRow(
                        "%s at %dx%d, text %d %%", name, size.width(), size.height(), text)
                        << QString::fromLatin1(rules) << size << text;
    }

    /// Every decision of a hand that the viewer picks: with a hint, with the offer to lay down, and
    /// with a refusal.
    void nothing_covers_what_it_speaks_of()
    {
        QFETCH(QString, rules);
        QFETCH(QSize, size);
        QFETCH(int, text);
        setTextScale(text);
        const auto usualText = qScopeGuard([] { setTextScale(100); });
        DecidingViewer person(rules, size);
        int asked = 0;
        for (; asked < 8 && person.decide(); ++asked) {
            TableWidget& table = person.table();
            checkThatNothingIsCovered(table);
            if (person.turn().seen.phase == Phase::Playing)
                table.turn().offerToLayDown({ .seat = viewer, .tricks = 2 });
            person.askForHint();
            checkThatNothingIsCovered(table);
            checkThatNothingIsCutOff(table);
            pressForbiddenCard(table);
            checkThatNothingIsCovered(table);
            table.scene().talk().hushViewer(); // the refusal is gone
            checkThatNothingIsCovered(table);
            checkThatNothingIsCutOff(table);
            if (QTest::currentTestFailed())
                return;
        }
        QVERIFY(asked > 2);
    }

    void a_hint_waits_where_it_leaves_no_room_for_a_refusal()
    {
        setTextScale(200);
        const auto usualText = qScopeGuard([] { setTextScale(100); });
        DecidingViewer person(QStringLiteral("layout=8H-1"), { 760, 490 });
        TableWidget& table = person.table();
        const auto* const hint = table.findChild<HintPanel*>();
        const auto refuse = [&] {
            while (person.decide()) {
                person.askForHint();
                pressForbiddenCard(table);
                if (table.scene().talk().notice())
                    return;
            }
        };
        refuse();
        QVERIFY(table.scene().talk().notice());
        QVERIFY(!hint->isVisible());
        table.scene().talk().hushViewer();
        QVERIFY(hint->isVisible());
        pressForbiddenCard(table);
        QVERIFY(!hint->isVisible());
        table.turn().toggleHint(); // closes the one that waits
        table.scene().talk().hushViewer();
        QVERIFY(!hint->isVisible());
    }

    /// In languages with a long word for it, beside a lesson in the narrowest window.
    void the_hint_button_covers_no_plate_of_a_narrow_table()
    {
        PseudoTranslator longWords;
        QCoreApplication::installTranslator(&longWords);
        for (const char* const rules : { "layout=3H-1", "", "layout=8H-1" })
            for (const int width : { 396, 412, 480 }) {
                DecidingViewer person(QString::fromLatin1(rules), { width, 435 });
                TableWidget& table = person.table();
                QVERIFY(person.decide());
                const auto& button = *table.findChild<HintButton*>();
                QVERIFY(button.isVisible());
                QVERIFY(table.rect().contains(button.geometry()));
                for (const auto& [thing, place] : thingsOnTable(table))
                    QVERIFY2(!place.intersects(QRectF(button.geometry())), qPrintable(thing));
            }
        QCoreApplication::removeTranslator(&longWords);
    }

    void the_result_leaves_the_plates_in_sight_data()
    {
        QTest::addColumn<QString>("rules");
        QTest::addColumn<QSize>("size");
        for (const auto& [name, rules] :
            { std::pair("three seats", "layout=3H-1"), std::pair("five seats", "") })
            for (const QSize size :
                { QSize(1280, 740), QSize(1000, 740), QSize(1920, 1020), QSize(2560, 1380) })
                QTest::addRow("%s at %dx%d", name, size.width(), size.height())
                    << QString::fromLatin1(rules) << size;
    }

    /// They say what each player has now.
    void the_result_leaves_the_plates_in_sight()
    {
        QFETCH(QString, rules);
        QFETCH(QSize, size);
        PlayedTable played(dealt(5, 0, rules.toStdString()), viewer);
        TableWidget& table = played.table();
        table.resize(size);
        table.show();
        played.setPerson([&] { decideByMouse(played); });
        QVERIFY(played.playToEnd());
        QVERIFY(table.result().isVisible());
        constexpr int shadow = 14;
        const QRectF panel =
            QRectF(table.result().geometry()).adjusted(shadow, shadow, -shadow, -shadow);
        const TableLayout& layout = table.scene().layout();
        for (int place = 0; place < layout.seats(); ++place)
            QVERIFY2(!panel.intersects(layout.seat(place).plate),
                qPrintable(QStringLiteral("plate %1").arg(place)));
    }
};

REGISTER_WIDGET_TEST(PanelPlacesTest)
#include "panel_places_test.moc"
