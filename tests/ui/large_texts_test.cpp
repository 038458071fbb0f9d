// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/support/registered_test.h"
#include "tests/ui/review/looked_at_hand.h"
#include "tests/ui/scores/sample_book.h"
#include "ui/deals/honest_deals_dialog.h"
#include "ui/help/text_page.h"
#include "ui/history/history_dialog.h"
#include "ui/learn/drills_dialog.h"
#include "ui/preferences/preferences_dialog.h"
#include "ui/pseudo_translator.h"
#include "ui/review/review_dialog.h"
#include "ui/rules/house_rules_dialog.h"
#include "ui/rules/rule_sections.h"
#include "ui/scores/score_book_dialog.h"
#include "ui/start/new_game_dialog.h"
#include "ui/widgets/dialog_spacing.h"
#include "ui/widgets/flow_layout.h"
#include "ui/widgets/text_scale.h"
#include "ui/widgets/wrapped_check_box.h"

#include <QApplication>
#include <QLabel>
#include <QLineEdit>
#include <QListWidget>
#include <QPushButton>
#include <QRadioButton>
#include <QScreen>
#include <QScrollArea>
#include <QScrollBar>
#include <QTest>
#include <QTextBrowser>

#include <algorithm>

using namespace sheepshead;
using namespace sheepshead::testing;

namespace {

/// A window of the smallest screen, without its frame.
constexpr QSize small(792, 564);

} // namespace

/// Dialogs with texts of twice the size on the smallest screen; many also with texts that are half
/// as long again.
class LargeTextsTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void initTestCase() { QApplication::setStyle(new SpacedStyle(QStringLiteral("fusion"))); }

    void init()
    {
        setTextScale(mostTextScale);
        QApplication::installTranslator(&longer_);
    }

    void cleanup()
    {
        QApplication::removeTranslator(&longer_);
        setTextScale(100);
    }

    void drills()
    {
        MistakeFigures pile;
        pile.today = 9;
        pile.later = 88;
        pile.hands.at(static_cast<std::size_t>(MistakeKind::PassedTooStrong)) = 44;
        DrillsDialog dialog({ { DrillKind::Pick, {} }, { DrillKind::Mistake, {} } }, pile);
        fits(dialog);
    }

    void house_rules()
    {
        QApplication::removeTranslator(&longer_);
        HouseRulesDialog dialog(defaultVariant(LayoutId::FiveCalledAce));
        dialog.setNote(QStringLiteral("From the next deal on. ").repeated(6));
        fits(dialog);
        const auto* const rules = dialog.findChild<RuleSections*>();
        QVERIFY(rules->height() >= 5 * dialog.fontMetrics().lineSpacing());
        // It scrolls sideways only for a choice that is longer than all the room.
        auto* const sections = rules->findChild<QListWidget*>();
        const auto* const area = rules->findChild<QScrollArea*>();
        int wide = 0;
        for (int section = 0; section < sections->count(); ++section) {
            sections->setCurrentRow(section);
            QCoreApplication::processEvents();
            int longest = 0;
            for (const QRadioButton* const choice : rules->findChildren<QRadioButton*>())
                if (choice->isVisible())
                    longest = std::max(longest, choice->sizeHint().width());
            const int over = area->horizontalScrollBar()->maximum();
            QVERIFY2(over <= std::max(0, longest + 60 - area->viewport()->width()),
                qPrintable(
                    QStringLiteral("%1: %2").arg(sections->item(section)->text()).arg(over)));
            wide += over > 0 ? 1 : 0;
        }
        QVERIFY(2 * wide < sections->count());
    }

    void honest_deals()
    {
        HonestDealsDialog dialog;
        fits(dialog);
        for (const QLabel* const label : dialog.findChildren<QLabel*>())
            if (label->wordWrap() && label->isVisible())
                QVERIFY2(label->height() >= label->heightForWidth(label->width()),
                    qPrintable(label->text()));
    }

    void a_new_game()
    {
        NewGameDialog dialog(defaultPreferences());
        fits(dialog);
    }

    /// It is no larger than the screen, and the rest of its text scrolls.
    void a_page_to_read()
    {
        QWidget window;
        showTextPage(&window, QStringLiteral("Much to read"),
            QStringLiteral("<p>some words</p>").repeated(100));
        auto* const page = window.findChild<QDialog*>();
        QVERIFY(page->screen()->availableSize().expandedTo(page->size())
            == page->screen()->availableSize());
        QVERIFY(page->findChild<QTextBrowser*>()->verticalScrollBar()->maximum() > 0);
        fits(*page);
    }

    void preferences()
    {
        PreferencesDialog dialog(defaultPreferences(), { QStringLiteral("de") });
        fits(dialog);
    }

    void the_history()
    {
        QApplication::removeTranslator(&longer_);
        HistoryDialog dialog;
        dialog.setFigures({}, {});
        fits(dialog);
    }

    void the_review()
    {
        QApplication::removeTranslator(&longer_);
        const LookedAtHand hand;
        ReviewDialog dialog(hand.steps, hand.end(), hand.seating);
        fits(dialog);
    }

    void the_score_book()
    {
        ScoreBookDialog dialog;
        fits(dialog);
    }

    void a_check_box_wraps_its_text()
    {
        WrappedCheckBox box(QStringLiteral("some words ").repeated(12));
        box.resize(300, box.heightForWidth(300));
        box.show();
        QVERIFY(box.minimumSizeHint().width() < 300);
        QVERIFY(box.height() > 2 * box.fontMetrics().lineSpacing());
        QTest::mouseClick(&box, Qt::LeftButton, {}, QPoint(280, box.height() - 3));
        QVERIFY(box.isChecked());
    }

    /// A field takes what the buttons beside it leave, or a line of its own.
    void a_line_is_filled()
    {
        QWidget window;
        auto* const line = new FlowLayout(6, 4);
        line->setFilling(true);
        window.setLayout(line);
        auto* const field = new QLineEdit;
        auto* const button = new QPushButton(QStringLiteral("A button"));
        line->addWidget(field);
        line->addWidget(button);
        const int both = line->sizeHint().width();
        window.resize(both + 200, 200);
        window.show();
        QCOMPARE(field->geometry().top(), button->geometry().top());
        QCOMPARE(button->geometry().right(), window.rect().right());
        QVERIFY(field->width() > field->sizeHint().width() + 150);
        window.resize(both - 20, 200);
        QCoreApplication::processEvents();
        QVERIFY(button->geometry().top() > field->geometry().bottom());
        QCOMPARE(field->width(), window.width());
    }

private:
    /// It can be made so small, and all its buttons are in sight then.
    void fits(QWidget& dialog)
    {
        dialog.resize(small);
        dialog.show();
        QVERIFY(QTest::qWaitForWindowExposed(&dialog));
        QCoreApplication::processEvents();
        QCOMPARE(dialog.size(), small);
        for (const QPushButton* const button : dialog.findChildren<QPushButton*>()) {
            if (!button->isVisible())
                continue;
            bool scrolls = false;
            for (const QWidget* around = button; around != &dialog; around = around->parentWidget())
                scrolls = scrolls || qobject_cast<const QScrollArea*>(around);
            const QRect place(button->mapTo(&dialog, QPoint()), button->size());
            QVERIFY2(scrolls || dialog.rect().contains(place), qPrintable(button->text()));
        }
    }

    PseudoTranslator longer_;
};

REGISTER_WIDGET_TEST(LargeTextsTest)
#include "large_texts_test.moc"
