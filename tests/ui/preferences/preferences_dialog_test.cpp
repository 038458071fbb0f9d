// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/preferences/preferences_dialog.h"

#include "engine/cards/seat.h"
#include "engine/rules/layouts.h"
#include "ui/preferences/colour_scheme.h"
#include "ui/preferences/look_page.h"
#include "ui/preferences/play_page.h"
#include "ui/preferences/players_page.h"
#include "ui/preferences/seats_form.h"
#include "ui/pseudo_translator.h"
#include "ui/words/players/level_words.h"

#include "tests/support/registered_test.h"
#include "tests/ui/activate.h"
#include "tests/ui/tab_order.h"
#include "ui/widgets/handbook_page.h"

#include <QApplication>
#include <QDialogButtonBox>
#include <QLineEdit>
#include <QPushButton>
#include <QRadioButton>
#include <QScrollArea>
#include <QSignalSpy>
#include <QTabBar>
#include <QTabWidget>
#include <QTest>

using namespace sheepshead;
using namespace sheepshead::testing;

namespace {

Preferences unusual()
{
    Preferences preferences = defaultPreferences();
    preferences.names[0] = QStringLiteral("Zoë");
    preferences.names[5] = QStringLiteral("Ludwig");
    preferences.cast = { { QStringLiteral("Ludwig"), QStringLiteral("gus"),
        QStringLiteral("otto") } };
    preferences.remarks = false;
    preferences.remarksAloud = true;
    preferences.levels[1] = Level::Expert;
    preferences.levels[7] = Level::Beginner;
    preferences.variant = defaultVariant(LayoutId::FiveJack);
    preferences.variant.noPick = NoPick::Doubler;
    preferences.speed = Speed::Off;
    preferences.waitAfterTrick = true;
    preferences.layingDown = LayingDown::Never;
    preferences.felt = { Felt::Oak, {} };
    preferences.deck = { QStringLiteral("four-colour"), QStringLiteral("argyle") };
    preferences.trumpEdges = true;
    preferences.handOrder = HandOrder::BySuit;
    preferences.coaching = Coaching::Tell;
    preferences.coachCost = 0.8;
    preferences.coachCounting = true;
    preferences.colours = ColourScheme::Dark;
    preferences.language = QStringLiteral("de");
    return preferences;
}

QStringList languages() { return { QStringLiteral("de"), QStringLiteral("en") }; }

void press(QDialog& dialog, QDialogButtonBox::StandardButton button)
{
    dialog.findChild<QDialogButtonBox*>()->button(button)->click();
}

QRadioButton* radio(QDialog& dialog, const QString& text)
{
    for (auto* const button : dialog.findChildren<QRadioButton*>())
        if (button->text() == text)
            return button;
    return nullptr;
}

} // namespace

class PreferencesDialogTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void every_page_puts_back_what_it_was_shown()
    {
        PlayersPage players;
        PlayPage play;
        LookPage look(languages());
        Preferences after = defaultPreferences();
        for (PreferencesPage* const page :
            std::initializer_list<PreferencesPage*> { &players, &play, &look }) {
            page->read(unusual());
            page->write(after);
        }
        after.variant = unusual().variant; // has a dialog of its own
        QVERIFY(after == unusual());
    }

    void what_was_changed_counts_when_it_is_accepted()
    {
        PreferencesDialog dialog(unusual(), languages());
        QSignalSpy chosen(&dialog, &PreferencesDialog::chosen);
        radio(dialog, QStringLiteral("&Fast"))->click();
        press(dialog, QDialogButtonBox::Ok);
        Preferences expected = unusual();
        expected.speed = Speed::Fast;
        QCOMPARE(chosen.count(), 1);
        QVERIFY(chosen.front().front().value<Preferences>() == expected);
    }

    void nothing_counts_when_it_is_cancelled()
    {
        PreferencesDialog dialog(unusual(), languages());
        QSignalSpy chosen(&dialog, &PreferencesDialog::chosen);
        radio(dialog, QStringLiteral("&Fast"))->click();
        press(dialog, QDialogButtonBox::Cancel);
        QCOMPARE(chosen.count(), 0);
    }

    void defaults_come_back_at_a_press()
    {
        PreferencesDialog dialog(unusual(), languages());
        QSignalSpy chosen(&dialog, &PreferencesDialog::chosen);
        press(dialog, QDialogButtonBox::RestoreDefaults);
        press(dialog, QDialogButtonBox::Ok);
        QCOMPARE(chosen.count(), 1);
        Preferences expected = defaultPreferences();
        expected.variant = unusual().variant; // not on any page
        QVERIFY(chosen.front().front().value<Preferences>() == expected);
    }

    void a_name_left_empty_stays_what_it_was()
    {
        PlayersPage page;
        page.read(unusual());
        page.findChildren<QLineEdit*>().front()->setText(QStringLiteral("  "));
        Preferences after = unusual();
        page.write(after);
        QVERIFY(after == unusual());
    }

    void the_look_is_a_page_to_be_turned_to()
    {
        PreferencesDialog dialog(unusual(), languages());
        dialog.show();
        QVERIFY(!dialog.findChild<LookPage*>()->isVisible());
        dialog.showLook();
        QVERIFY(dialog.findChild<LookPage*>()->isVisible());
    }

    void windows_turn_dark_and_light()
    {
        const auto isDark = [] { return qApp->palette().window().color().lightness() < 128; };
        applyColourScheme(ColourScheme::Dark);
        QVERIFY(isDark());
        applyColourScheme(ColourScheme::Light);
        QVERIFY(!isDark());
        applyColourScheme(ColourScheme::System);
        QVERIFY(!isDark());
    }

    void every_chair_of_the_largest_table_has_a_name()
    {
        PlayersPage page;
        page.read(defaultPreferences());
        const auto names = page.findChildren<QLineEdit*>();
        QCOMPARE(names.size(), qsizetype(maxSeats));
        for (const QLineEdit* name : names)
            QVERIFY(!name->text().isEmpty());
    }

    void every_computer_player_has_a_level_that_is_told()
    {
        PlayersPage page;
        page.read(unusual());
        const auto levels = page.findChildren<LevelBox*>();
        QCOMPARE(levels.size(), qsizetype(maxSeats - 1));
        QCOMPARE(levels[0]->currentText(), QStringLiteral("Expert"));
        QCOMPARE(levels[1]->currentText(), QStringLiteral("Regular"));
        QCOMPARE(levels[6]->currentText(), QStringLiteral("Beginner"));
        QCOMPARE(levels[6]->accessibleName(), QStringLiteral("Level of seat 8"));
        QCOMPARE(levels[6]->accessibleDescription(),
            QStringLiteral("Level of seat 8. ") + levelDescription(Level::Beginner));
        levels[6]->choose(Level::Expert);
        QVERIFY(levels[6]->accessibleDescription().endsWith(levelDescription(Level::Expert)));
    }

    void keys_lead_through_every_page()
    {
        PreferencesDialog dialog(defaultPreferences(), { QStringLiteral("de") });
        dialog.show();
        testing::activate(dialog);
        auto& tabs = *dialog.findChild<QTabWidget*>();
        for (int page = 0; page < tabs.count(); ++page) {
            tabs.setCurrentIndex(page);
            tabs.tabBar()->setFocus();
            const QStringList walk = tabOrder(dialog);
            QVERIFY2(
                walk.size() > 4, qPrintable(walk.join(u'|'))); // the page has stations of its own
            for (const char* const button : { "Restore Defaults", "OK", "Cancel" })
                QVERIFY2(walk.contains(QLatin1String(button)), qPrintable(walk.join(u'|')));
        }
        QTest::keyClick(&dialog, Qt::Key_Escape);
        QVERIFY(!dialog.isVisible());
    }

    void tab_enters_every_group_at_what_holds()
    {
        const PreferencesDialog dialog(defaultPreferences(), { QStringLiteral("de") });
        const auto buttons = dialog.findChildren<QRadioButton*>();
        QVERIFY(buttons.size() > 8);
        for (const QRadioButton* const button : buttons)
            QVERIFY2(button->isChecked() == bool(button->focusPolicy() & Qt::TabFocus),
                qPrintable(button->text()));
    }

    void the_handbook_opens_at_the_page_in_front()
    {
        PreferencesDialog dialog(defaultPreferences(), {});
        const auto page = [&] { return dialog.property(handbookPageProperty).toString(); };
        QCOMPARE(page(), QStringLiteral("07-players.md"));
        dialog.showLook();
        QCOMPARE(page(), QStringLiteral("05-at-the-table.md"));
    }

    void no_page_scrolls_sideways_with_texts_half_as_long_again()
    {
        PseudoTranslator longer;
        QApplication::installTranslator(&longer);
        const PreferencesDialog dialog(defaultPreferences(), languages());
        for (const QScrollArea* const area : dialog.findChildren<QScrollArea*>()) {
            const int least = area->widget()->minimumSizeHint().width();
            const QByteArray page = area->widget()->metaObject()->className();
            QVERIFY2(least <= 640, page + ": " + QByteArray::number(least));
        }
    }
};

REGISTER_WIDGET_TEST(PreferencesDialogTest)
#include "preferences_dialog_test.moc"
