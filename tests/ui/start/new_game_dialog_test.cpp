// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/start/new_game_dialog.h"

#include "engine/match/first_deal.h"
#include "engine/rules/presets.h"
#include "tests/support/registered_test.h"
#include "tests/ui/activate.h"
#include "tests/ui/tab_order.h"
#include "ui/preferences/gallery.h"
#include "ui/preferences/seats_form.h"
#include "ui/rules/rules_line.h"
#include "ui/words/rules/rule_words.h"

#include <QApplication>
#include <QDialogButtonBox>
#include <QLabel>
#include <QLineEdit>
#include <QPushButton>
#include <QRadioButton>
#include <QScrollArea>
#include <QScrollBar>
#include <QSignalSpy>
#include <QTest>

using namespace sheepshead;
using namespace sheepshead::testing;

namespace {

struct Opened {
    explicit Opened(const Preferences& preferences = defaultPreferences())
        : dialog(preferences)
        , chosen(&dialog, &NewGameDialog::chosen)
    {
        dialog.show();
    }

    void players(int number)
    {
        for (auto* const button : dialog.findChildren<QRadioButton*>())
            if (button->text() == QString::number(number))
                button->toggle();
    }
    Gallery& games() { return *dialog.findChild<Gallery*>(); }
    QStringList names()
    {
        QStringList names;
        for (int i = 0; i < games().count(); ++i)
            names << games().item(i)->text();
        return names;
    }
    QLineEdit& number()
    {
        for (auto* const field : dialog.findChildren<QLineEdit*>())
            if (!field->placeholderText().isEmpty())
                return *field;
        qFatal("no field for the number");
    }
    QPushButton& deal()
    {
        for (auto* const button : dialog.findChildren<QPushButton*>())
            if (button->text() == QStringLiteral("&Deal"))
                return *button;
        qFatal("no button to deal");
    }
    NewGameChoice choice() { return chosen.front().front().value<NewGameChoice>(); }

    NewGameDialog dialog;
    QSignalSpy chosen;
};

} // namespace

class NewGameDialogTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void what_is_set_is_dealt_at_once()
    {
        Preferences last = defaultPreferences();
        last.variant = defaultVariant(LayoutId::SixJack);
        Opened at(last);
        QTest::keyClick(&at.dialog, Qt::Key_Return);
        QCOMPARE(at.chosen.count(), 1);
        QVERIFY((at.choice() == NewGameChoice { last, std::nullopt }));
        QVERIFY(!at.dialog.isVisible());
    }

    void every_number_of_players_offers_its_presets()
    {
        Opened at;
        std::size_t offered = 0;
        for (int players = 2; players <= maxSeats; ++players) {
            at.players(players);
            QStringList names;
            for (const Preset& preset : presets())
                if (tableSeats(preset.variant) == players)
                    names << presetName(preset.key);
            QCOMPARE(at.names(), names);
            QVERIFY(!at.games().chosen().isEmpty());
            offered += static_cast<std::size_t>(names.size());
        }
        QCOMPARE(offered, presets().size());
    }

    void the_chosen_game_is_explained()
    {
        Opened at;
        at.players(4);
        at.games().choose(QStringLiteral("four-black-queens"));
        const auto* const words = at.dialog.findChild<QLabel*>(QStringLiteral("game"));
        QCOMPARE(words->text(), presetHelp("four-black-queens"));
        at.deal().click();
        QVERIFY(at.choice().preferences.variant == defaultVariant(LayoutId::FourBlackQueens));
    }

    void rules_of_ones_own_are_offered_first()
    {
        Preferences own = defaultPreferences();
        own.variant.spitz = Spitz::First;
        own.variant.noPick = NoPick::ForcedPick;
        Opened at(own);
        QCOMPARE(at.names().front(), QStringLiteral("Your house rules"));
        QCOMPARE(
            at.dialog.findChild<QLabel*>(QStringLiteral("game"))->text(), rulesLine(own.variant));
        at.players(3);
        QVERIFY(!at.names().contains(QStringLiteral("Your house rules")));
        at.players(5);
        at.deal().click();
        QVERIFY(at.choice().preferences.variant == own.variant);
    }

    void names_and_levels_of_the_seats_shown_are_taken()
    {
        Opened at;
        at.players(3);
        const auto names = at.dialog.findChild<SeatsForm*>()->findChildren<QLineEdit*>();
        const auto levels = at.dialog.findChild<SeatsForm*>()->findChildren<LevelBox*>();
        QVERIFY(names[2]->isVisible() && levels[1]->isVisible());
        QVERIFY(!names[3]->isVisible() && !levels[2]->isVisible());
        names[0]->setText(QStringLiteral("  Wilma "));
        names[1]->clear(); // keeps its name
        levels[1]->choose(Level::Expert);
        at.deal().click();
        const Preferences taken = at.choice().preferences;
        QCOMPARE(taken.names[0], QStringLiteral("Wilma"));
        QCOMPARE(taken.names[1], defaultPreferences().names[1]);
        QCOMPARE(taken.levels[2], Level::Expert);
        QCOMPARE(taken.levels[3], defaultPreferences().levels[3]);
    }

    void the_hand_with_a_deal_number_comes_first()
    {
        Opened at;
        QTest::keyClicks(&at.number(), QStringLiteral("-18446744073709551615x"));
        QCOMPARE(at.number().text(), QStringLiteral("18446744073709551615")); // digits only
        at.deal().click();
        QVERIFY(at.choice().seed == seedDealingFirst(~std::uint64_t { 0 }));
    }

    void a_number_of_more_than_64_bits_is_refused()
    {
        Opened at;
        const auto* const fault = at.dialog.findChild<QLabel*>(QStringLiteral("fault"));
        QVERIFY(!fault->isVisible());
        at.number().setText(QStringLiteral("18446744073709551616"));
        QVERIFY(fault->isVisible());
        QVERIFY(fault->text().contains(QStringLiteral("18446744073709551615")));
        QVERIFY(!at.deal().isEnabled());
        QTest::keyClick(&at.number(), Qt::Key_Return);
        Q_EMIT at.games().itemDoubleClicked(at.games().currentItem());
        QCOMPARE(at.chosen.count(), 0);
        at.number().clear();
        QVERIFY(!fault->isVisible());
        QVERIFY(at.deal().isEnabled());
    }

    void nothing_is_chosen_when_it_is_cancelled()
    {
        Opened at;
        at.players(8);
        QTest::keyClick(&at.dialog, Qt::Key_Escape);
        QCOMPARE(at.chosen.count(), 0);
        QVERIFY(!at.dialog.isVisible());
    }

    void every_preset_has_a_picture()
    {
        Opened at;
        at.players(4);
        QSet<QByteArray> pictures;
        for (const char* const id :
            { "four-alone", "four-jack", "four-called-ace", "four-black-queens", "four-indiana" }) {
            at.games().choose(QString::fromLatin1(id));
            const QImage picture = at.games().currentItem()->icon().pixmap(128, 82).toImage();
            QVERIFY(!picture.isNull());
            pictures.insert(QByteArray(reinterpret_cast<const char*>(picture.constBits()),
                static_cast<qsizetype>(picture.sizeInBytes())));
        }
        QCOMPARE(pictures.size(), qsizetype(5));
    }

    /// Not at the first number, which a press of Space would choose.
    void tab_enters_the_numbers_at_the_chosen_one()
    {
        Opened at;
        const auto stops = [&at] {
            QStringList names;
            for (const QRadioButton* const button : at.dialog.findChildren<QRadioButton*>())
                if (button->focusPolicy() & Qt::TabFocus)
                    names << button->text();
            return names;
        };
        QCOMPARE(stops(), QStringList(QStringLiteral("5")));
        at.players(3);
        QCOMPARE(stops(), QStringList(QStringLiteral("3")));
    }

    void tab_goes_as_the_eye_does()
    {
        Opened at;
        testing::activate(at.dialog);
        at.games().setFocus();
        const QStringList walk = tabOrder(at.dialog);
        const QStringList stations { QStringLiteral("Games"), QStringLiteral("Face of seat 2"),
            QStringLiteral("Name of seat 2"), QStringLiteral("Face of seat 5"),
            QStringLiteral("Name of seat 5"), QStringLiteral("Deal") };
        QVERIFY2(walk.contains(QStringLiteral("Cancel")), qPrintable(walk.join(u'|')));
        QVERIFY2(passes(walk, stations), qPrintable(walk.join(u'|')));
        QVERIFY2(walk.last().contains(QStringLiteral("player")), qPrintable(walk.join(u'|')));
    }

    void escape_closes_it()
    {
        Opened at;
        QTest::keyClick(&at.dialog, Qt::Key_Escape);
        QVERIFY(!at.dialog.isVisible());
        QCOMPARE(at.chosen.count(), 0);
    }

    /// Tables that are dealt or found their partners otherwise do not look the same.
    void large_texts_fit_a_small_screen()
    {
        const QFont usual = QApplication::font();
        QFont large = usual;
        large.setPointSizeF(2 * usual.pointSizeF());
        QApplication::setFont(large);
        {
            Opened opened;
            opened.dialog.resize(790, 560);
            const QPushButton& deal = opened.deal();
            const auto bottom = [&] {
                return deal.mapTo(&opened.dialog, deal.rect().bottomRight());
            };
            QTRY_VERIFY(opened.dialog.rect().contains(bottom()));
            QCOMPARE(opened.dialog.size(), QSize(790, 560));
            const auto* const area = opened.dialog.findChild<QScrollArea*>();
            QTRY_COMPARE(area->horizontalScrollBar()->maximum(), 0);
        }
        QApplication::setFont(usual);
    }
};

REGISTER_WIDGET_TEST(NewGameDialogTest)
#include "new_game_dialog_test.moc"
