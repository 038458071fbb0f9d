// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/settings/preferences_store.h"

#include "engine/rules/layouts.h"

#include "tests/support/registered_test.h"
#include "ui/pseudo_translator.h"

#include <QTemporaryDir>
#include <QTest>

using namespace sheepshead;

class PreferencesStoreTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void a_new_person_finds_the_defaults()
    {
        const PreferencesStore store(folder_.filePath(QStringLiteral("nothing.ini")));
        QVERIFY(store.isNew());
        QVERIFY(store.preferences() == defaultPreferences());
        QVERIFY(store.windowLook().geometry.isEmpty());
    }

    /// Closing the window without an answer to the first question asks it again.
    void only_the_look_of_the_window_makes_no_one_an_old_hand()
    {
        PreferencesStore store(file());
        store.save(WindowLook { "geometry", "state" });
        QVERIFY(store.isNew());
        store.save(defaultPreferences());
        QVERIFY(!store.isNew());
    }

    void everything_that_was_set_up_is_found_again()
    {
        Preferences wanted = defaultPreferences();
        wanted.names[0] = QStringLiteral("Zoë, the \"fox\"");
        wanted.names[4] = QStringLiteral("Ludwig");
        wanted.people = { seatAt(0), seatAt(2), seatAt(7) };
        wanted.levels[1] = Level::Expert;
        wanted.levels[7] = Level::Beginner;
        wanted.variant = defaultVariant(LayoutId::FiveJack);
        wanted.variant.noPick = NoPick::Doubler;
        wanted.notice = false;
        wanted.cast = { { QStringLiteral("Oma, \"die\" Gute"), QStringLiteral("ada"),
                            QStringLiteral("otto") },
            { QStringLiteral("Gus"), QStringLiteral("gus"),
                QStringLiteral("faces:0123456789abcdef0123456789abcdef.png") },
            { QStringLiteral("Karl"), {}, QStringLiteral("wilma") } };
        wanted.remarks = false;
        wanted.remarksAloud = true;
        wanted.speed = Speed::Off;
        wanted.waitAfterTrick = true;
        wanted.layingDown = LayingDown::Always;
        wanted.forcedCards = ForcedCards::Any;
        wanted.lessMotion = LessMotion::Never;
        wanted.textScale = 150;
        wanted.felt = { Felt::Plaid, QStringLiteral("/home/zoë/lake, evening.jpg") };
        wanted.deck = { QStringLiteral("four-colour"), QStringLiteral("cheese") };
        wanted.addedDecks = { QStringLiteral("/decks/one, two/index.desktop"),
            QStringLiteral("/decks/three/index.desktop") };
        wanted.trumpEdges = true;
        wanted.handOrder = HandOrder::AsDealt;
        wanted.sound = { .on = false, .volume = 85, .quietForReader = true };
        wanted.coaching = Coaching::Warn;
        wanted.coachCost = 0.8;
        wanted.coachCounting = true;
        wanted.colours = ColourScheme::Dark;
        wanted.language = QStringLiteral("de");
        PreferencesStore(file()).save(wanted);
        const PreferencesStore store(file());
        QVERIFY(!store.isNew());
        QVERIFY(store.preferences() == wanted);
    }

    /// Hands are written under it: drills and statistics find them again.
    void a_kept_name_stays_in_every_language()
    {
        const QString fresh = folder_.filePath(QStringLiteral("kept.ini"));
        const Preferences english = defaultPreferences();
        PreferencesStore(fresh).save(english);
        PseudoTranslator other;
        QCoreApplication::installTranslator(&other);
        const Preferences usual = defaultPreferences();
        QVERIFY(usual.names[0] != english.names[0]);
        QCOMPARE(PreferencesStore(fresh).preferences().names[0], usual.names[0]); // no hand yet
        QCoreApplication::removeTranslator(&other);

        PreferencesStore(fresh).keepName(english.names[0]);
        PreferencesStore(fresh).save(english); // the language is about to change
        QCoreApplication::installTranslator(&other);
        QCOMPARE(PreferencesStore(fresh).preferences().names[0], english.names[0]);
        PreferencesStore(fresh).save(usual); // typed by the person
        QCOMPARE(PreferencesStore(fresh).preferences().names[0], usual.names[0]);
        QCoreApplication::removeTranslator(&other);
        QCOMPARE(PreferencesStore(fresh).preferences().names[0], usual.names[0]);
        PreferencesStore(fresh).keepName(english.names[0]); // there is one
        QCOMPARE(PreferencesStore(fresh).preferences().names[0], usual.names[0]);
        QCOMPARE(PreferencesStore(fresh).preferences().names[1], english.names[1]);
    }

    void a_name_that_cannot_stand_on_the_table_is_made_to()
    {
        const QStringList usual = defaultPreferences().names;
        QSettings(file(), QSettings::IniFormat)
            .setValue(QStringLiteral("table/names"),
                QStringList { QStringLiteral("Ann\nof\tTroy"), QStringLiteral("   "),
                    QString(5000, QLatin1Char('x')), QStringLiteral("a\u202eb"),
                    QStringLiteral("\u202e") });
        const QStringList names = PreferencesStore(file()).preferences().names;
        QCOMPARE(names[0], QStringLiteral("Ann of Troy"));
        QCOMPARE(names[1], usual[1]);
        QVERIFY(names[2].size() > 10 && names[2].size() < 100);
        QCOMPARE(names[3], QStringLiteral("a b"));
        QCOMPARE(names[4], usual[4]);
    }

    void a_player_that_cannot_be_is_passed_over()
    {
        QSettings(file(), QSettings::IniFormat)
            .setValue(QStringLiteral("table/cast"),
                QStringList { QString(), QStringLiteral("ada"), QStringLiteral("ada"), // no name
                    QStringLiteral("Karl"), QStringLiteral("unknown"), QStringLiteral("otto"),
                    QStringLiteral("Max"), QStringLiteral("gus"), QStringLiteral("/etc/passwd"),
                    QStringLiteral("Half"), QStringLiteral("ada") });
        const Cast cast = PreferencesStore(file()).preferences().cast;
        const Cast expected { { QStringLiteral("Karl"), {}, QStringLiteral("otto") },
            { QStringLiteral("Max"), QStringLiteral("gus"), {} } };
        QVERIFY(cast == expected);
    }

    void progress_in_a_drill_is_found_again()
    {
        DrillProgress progress;
        for (const bool right : { true, true, false, true })
            progress.note(right, right ? 0.05 : 0.75);
        PreferencesStore(file()).save(QStringLiteral("bury"), progress);
        QVERIFY(PreferencesStore(file()).drill(QStringLiteral("bury")) == progress);
        QVERIFY(PreferencesStore(file()).drill(QStringLiteral("pick")) == DrillProgress());
        QSettings(file(), QSettings::IniFormat).setValue(QStringLiteral("drills/bury/right"), 9);
        QVERIFY(PreferencesStore(file()).drill(QStringLiteral("bury")) == DrillProgress());
    }

    void hands_of_the_day_are_found_again()
    {
        const DayProgress progress { QDate(2026, 1, 31), -2, 3, 9 };
        PreferencesStore(file()).save(progress);
        QVERIFY(PreferencesStore(file()).days() == progress);
        QSettings(file(), QSettings::IniFormat)
            .setValue("hand-of-the-day/streak", 10); // above the best
        QVERIFY(PreferencesStore(file()).days() == DayProgress());
    }

    void how_the_window_was_left_is_found_again()
    {
        PreferencesStore(file()).save(WindowLook { "geometry", "state" });
        const WindowLook look = PreferencesStore(file()).windowLook();
        QCOMPARE(look.geometry, QByteArray("geometry"));
        QCOMPARE(look.state, QByteArray("state"));
    }

    void the_deck_of_an_older_version_is_found()
    {
        const QString older = folder_.filePath(QStringLiteral("older.ini"));
        QSettings(older, QSettings::IniFormat).setValue(QStringLiteral("look/four-colour"), true);
        Preferences found = PreferencesStore(older).preferences();
        QCOMPARE(found.deck.deck, QStringLiteral("four-colour"));
        found.deck.deck = usualDeck();
        PreferencesStore(older).save(found);
        QCOMPARE(PreferencesStore(older).preferences().deck.deck, usualDeck());
    }

    void what_means_nothing_has_its_default_data()
    {
        QTest::addColumn<QString>("key");
        QTest::addColumn<QVariant>("value");
        QTest::addRow("speed") << QStringLiteral("play/speed") << QVariant(QStringLiteral("warp"));
        QTest::addRow("laying down")
            << QStringLiteral("play/laying-down") << QVariant(QStringLiteral("perhaps"));
        QTest::addRow("coach") << QStringLiteral("coach/when")
                               << QVariant(QStringLiteral("always"));
        QTest::addRow("no cost") << QStringLiteral("coach/from-cost")
                                 << QVariant(QStringLiteral("nan"));
        QTest::addRow("deck") << QStringLiteral("look/deck") << QVariant(QStringLiteral("round"));
        QTest::addRow("back") << QStringLiteral("look/back") << QVariant(QStringLiteral("bare"));
        QTest::addRow("no path of a deck") << QStringLiteral(
            "look/added-decks") << QVariant(QStringList { QString(), QStringLiteral("x") });
        QTest::addRow("hand order") << QStringLiteral("look/hand-order") << QVariant(4);
        QTest::addRow("volume") << QStringLiteral("sound/volume") << QVariant(101);
        QTest::addRow("felt") << QStringLiteral("look/felt") << QVariant(7);
        QTest::addRow("colours") << QStringLiteral("look/colours") << QVariant(QStringLiteral(""));
        QTest::addRow("unknown rule")
            << QStringLiteral("table/rules") << QVariant(QStringLiteral("layout=5H-A snow=deep"));
        QTest::addRow("rules that cannot be played together")
            << QStringLiteral("table/rules")
            << QVariant(QStringLiteral("layout=5H-A partner=jack-of-diamonds trump-suit=clubs"));
        QTest::addRow("unknown levels")
            << QStringLiteral("table/levels")
            << QVariant(
                   QStringList { QString(), QStringLiteral("wizard"), QStringLiteral("Expert") });
        QTest::addRow("a level alone") << QStringLiteral("table/levels") << QVariant(3);
        QTest::addRow("too few names")
            << QStringLiteral("table/names") << QVariant(QStringList { QString() });
    }

    void what_means_nothing_has_its_default()
    {
        QFETCH(QString, key);
        QFETCH(QVariant, value);
        const QString damaged = folder_.filePath(QStringLiteral("damaged.ini"));
        {
            QSettings settings(damaged, QSettings::IniFormat);
            settings.clear();
            settings.setValue(key, value);
        }
        QVERIFY(PreferencesStore(damaged).preferences() == defaultPreferences());
    }

private:
    QString file() const { return folder_.filePath(QStringLiteral("preferences.ini")); }
    QTemporaryDir folder_;
};

REGISTER_GUILESS_TEST(PreferencesStoreTest)
#include "preferences_store_test.moc"
