// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/program_end.h"

#include "app/book/score_book_controller.h"
#include "app/game/current_game.h"
#include "app/settings/settings_controller.h"
#include "ui/main_window.h"

#include "tests/app/match/quick_table.h"
#include "tests/app/storage/books.h"
#include "tests/support/registered_test.h"

#include <QMessageBox>
#include <QPushButton>
#include <QTemporaryDir>
#include <QTest>

using namespace sheepshead;

namespace {

/// A window whose game has a hand that is not saved, for the book's file is away.
struct WindowWithoutFile {
    WindowWithoutFile()
    {
        QVERIFY(ScoreBook::open(file));
        testing::enlarge(file);
        book.open();
        game.begin();
        game.noteDecision();
        window.show();
        std::filesystem::rename(file, away);
        testing::layQuickTable(*game);
        QVERIFY(!game->begin());
        QTRY_VERIFY_WITH_TIMEOUT(!game->session().handInPlay(), 60'000);
        QVERIFY(!game->keeper()->allWritten());
    }

    QTemporaryDir folder;
    std::filesystem::path file = folder.filePath(QStringLiteral("scores.sqlite")).toStdString();
    std::filesystem::path away = folder.filePath(QStringLiteral("away")).toStdString();
    MainWindow window { new QWidget, new QWidget };
    SettingsController settings { folder.filePath(QStringLiteral("sheepshead.ini")) };
    ScoreBookController book { file, window };
    CurrentGame game { { window, book, settings }, 7 };
    ProgramEnd end { window, settings, { [this](const QString& verb, std::function<void()> then) {
                        game.leave(verb, std::move(then));
                    } } };
};

} // namespace

class ProgramEndTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void a_game_that_cannot_be_saved_keeps_the_window_open()
    {
        WindowWithoutFile program;
        QVERIFY(!program.window.close());
        QVERIFY(program.window.isVisible());
        auto* const box = program.window.findChild<QMessageBox*>();
        QVERIFY(box);
        for (auto* const button : box->buttons())
            if (button->text() == QStringLiteral("&Quit"))
                button->click();
        QTRY_VERIFY(!program.window.isVisible());
    }

    void a_game_that_can_be_saved_again_closes_with_its_window()
    {
        WindowWithoutFile program;
        std::filesystem::rename(program.away, program.file);
        QVERIFY(program.window.close());
        QVERIFY(!program.window.isVisible());
        QVERIFY(program.game->keeper()->allWritten());
        QCOMPARE(program.book.book().sheets().value().front().hands, 1);
    }
};

REGISTER_WIDGET_TEST(ProgramEndTest)
#include "program_end_test.moc"
