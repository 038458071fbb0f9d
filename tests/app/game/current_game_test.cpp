// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/game/current_game.h"

#include "app/book/score_book_controller.h"
#include "app/book/storage_conversion.h"
#include "app/settings/settings_controller.h"
#include "ui/main_window.h"
#include "ui/start/new_game_dialog.h"

#include "tests/support/registered_test.h"

#include <QSignalSpy>
#include <QTemporaryDir>
#include <QTest>

using namespace sheepshead;

namespace {

struct GameTable {
    QTemporaryDir folder;
    MainWindow window { new QWidget, new QWidget };
    SettingsController settings { folder.filePath(QStringLiteral("sheepshead.ini")) };
    ScoreBookController book { folder.filePath(QStringLiteral("scores.sqlite")).toStdString(),
        window };
    CurrentGame game { { window, book, settings }, 7 };

    GameTable() { book.open(); }
    const Variant& rules() { return *game->session().match().variant(); }
    std::uint64_t seed() { return game->session().match().state().seed; }
};

NewGameChoice threeWithZoe(std::optional<std::uint64_t> seed = {})
{
    NewGameChoice choice { defaultPreferences(), seed };
    choice.preferences.variant = defaultVariant(LayoutId::ThreeTen);
    choice.preferences.names[0] = QStringLiteral("Zoë");
    choice.preferences.levels[1] = Level::Expert;
    return choice;
}

} // namespace

class CurrentGameTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void a_game_set_up_by_dialog_is_played_and_remembered()
    {
        GameTable table;
        table.game.begin();
        table.game.replaceBy(threeWithZoe());
        QCOMPARE(table.rules(), defaultVariant(LayoutId::ThreeTen));
        QCOMPARE(table.game->head().players.size(), 3);
        QCOMPARE(table.game->head().players.front(), QStringLiteral("Zoë"));
        QVERIFY(table.settings.preferences() == threeWithZoe().preferences);
        SettingsController next(table.folder.filePath(QStringLiteral("sheepshead.ini")));
        QVERIFY(next.preferences() == threeWithZoe().preferences);
    }

    /// By a settings file, or by two names that were merged in the book.
    void two_players_of_one_name_are_two_players_on_the_sheet()
    {
        GameTable table;
        table.game.begin();
        NewGameChoice choice = threeWithZoe();
        choice.preferences.names[0] = QStringLiteral("Player 3"); // a person; that is no fault
        choice.preferences.names[2] = choice.preferences.names[1].toUpper();
        table.game.replaceBy(choice);
        QVERIFY(table.game->isKept());
        QCOMPARE(table.game->head().players[1], choice.preferences.names[1]);
        QCOMPARE(table.game->head().players[2], QStringLiteral("Player 4"));
        const auto stored = table.book.book().load(table.game->sheetId().value());
        QCOMPARE(stored->info.players[2], std::string("Player 4"));
    }

    void the_game_that_is_left_keeps_its_rules()
    {
        GameTable table;
        table.game.begin();
        table.game.noteDecision(); // worth keeping
        const auto left = table.game->sheetId().value();
        QVariantList gameAtChange;
        connect(&table.settings, &SettingsController::changed, &table.window,
            [&] { gameAtChange << QVariant::fromValue(table.game->sheetId().value()); });
        table.game.replaceBy(threeWithZoe());
        QCOMPARE(gameAtChange.size(), 1); // by then the new game is on the table
        QVERIFY(gameAtChange.front().value<SheetId>() != left);
        const auto sheet = table.book.book().load(left);
        QVERIFY(sheet);
        QVERIFY(table.book.resume(left)->session().match().variant() == CheckedVariant());
    }

    void a_resumed_game_without_a_decision_is_not_kept()
    {
        GameTable table;
        table.game.begin();
        const auto empty = table.game->sheetId().value();
        table.game.resume(empty); // as after another language was chosen
        QCOMPARE(table.game->sheetId(), std::optional(empty));
        table.game.removeIfUntouched();
        QVERIFY(!table.book.book().load(empty));
    }

    void a_resumed_game_with_a_name_is_kept()
    {
        GameTable table;
        table.game.begin();
        const auto named = table.game->sheetId().value();
        QVERIFY(!table.book.book().rename(named, "Thursday"));
        table.game.rename(QStringLiteral("Thursday"));
        table.game.resume(named);
        table.game.removeIfUntouched();
        QVERIFY(table.book.book().load(named));
    }

    void the_same_game_again_has_the_same_rules_and_players()
    {
        GameTable table;
        table.game.replaceBy(threeWithZoe(11));
        const std::uint64_t seed = table.seed();
        QSignalSpy changed(&table.game, &CurrentGame::changed);
        table.game.replace();
        QCOMPARE(changed.count(), 1);
        QCOMPARE(table.rules(), defaultVariant(LayoutId::ThreeTen));
        QCOMPARE(table.game->head().players.front(), QStringLiteral("Zoë"));
        QVERIFY(table.seed() != seed); // other deals
    }

    void a_number_gives_the_same_deal_again()
    {
        GameTable table;
        table.game.replaceBy(threeWithZoe(11));
        const auto state = table.game->session().match().state();
        table.game.replaceBy(threeWithZoe(12));
        QVERIFY(table.seed() != state.seed);
        table.game.replaceBy(threeWithZoe(11));
        QCOMPARE(table.seed(), state.seed);
        QCOMPARE(table.game->session().match().state().dealer, state.dealer);
    }
};

REGISTER_WIDGET_TEST(CurrentGameTest)
#include "current_game_test.moc"
