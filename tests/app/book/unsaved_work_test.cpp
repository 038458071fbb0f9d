// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/book/unsaved_work.h"

#include "app/book/score_book_controller.h"
#include "app/session/person.h"
#include "ui/main_window.h"
#include "ui/widgets/notice_bar.h"

#include "tests/app/match/quick_table.h"
#include "tests/app/storage/books.h"
#include "tests/support/registered_test.h"

#include <QLabel>
#include <QMessageBox>
#include <QPushButton>
#include <QTemporaryDir>
#include <QTest>

using namespace sheepshead;

namespace {

/// A window with a game in a score book, whose first hand is played while the book's file
/// is away.
struct EveningWithoutFile {
    EveningWithoutFile()
    {
        QVERIFY(ScoreBook::open(file));
        testing::enlarge(file);
        controller.open();
        const SheetHead head { QStringLiteral("Evening"), QDateTime::currentDateTime(),
            { QStringLiteral("Zoë"), QStringLiteral("Ada"), QStringLiteral("Bruno"),
                QStringLiteral("Clara"), QStringLiteral("Emil") } };
        game = std::make_unique<Game>(head, Match(CheckedVariant(), 5, seatAt(4)));
        game->keepWith(controller.begin(head, game->session().match()).value());
        unsaved.setGame(*game);
        std::filesystem::rename(file, away);
        play();
    }

    void play()
    {
        testing::layQuickTable(*game);
        QVERIFY(!game->begin());
        QTRY_VERIFY_WITH_TIMEOUT(!game->session().handInPlay(), 60'000);
    }

    void putBack() { std::filesystem::rename(away, file); }
    bool tells(const QString& words)
    {
        for (const QLabel* label : window.notices().findChildren<QLabel*>())
            if (label->text().contains(words))
                return true;
        return false;
    }
    QPushButton* button(const QString& text)
    {
        for (auto* const each : window.findChildren<QPushButton*>())
            if (each->text() == text)
                return each;
        return nullptr;
    }

    QTemporaryDir folder;
    std::filesystem::path file = folder.filePath(QStringLiteral("scores.sqlite")).toStdString();
    std::filesystem::path away = folder.filePath(QStringLiteral("away")).toStdString();
    MainWindow window { new QWidget, new QWidget };
    ScoreBookController controller { file, window };
    UnsavedWork unsaved { window };
    std::unique_ptr<Game> game;
};

const QString notSaved = QStringLiteral("not saved yet");

} // namespace

class UnsavedWorkTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void a_notice_stays_until_everything_is_written_by_itself()
    {
        EveningWithoutFile evening;
        QVERIFY(evening.tells(notSaved));
        evening.button(QStringLiteral("&Try again"))->click();
        QTRY_VERIFY(evening.tells(notSaved)); // a button does not take it away
        QVERIFY(evening.unsaved.any());
        evening.putBack();
        QTRY_VERIFY_WITH_TIMEOUT(!evening.unsaved.any(), 60'000);
        QTRY_VERIFY(!evening.tells(notSaved));
        const auto sheets = evening.controller.book().sheets().value();
        QCOMPARE(sheets.front().hands, 1);
    }

    void leaving_says_what_would_be_lost_and_can_be_cancelled()
    {
        EveningWithoutFile evening;
        int left = 0;
        evening.unsaved.leave(QStringLiteral("&Quit"), [&left] { ++left; });
        const auto* const box = evening.window.findChild<QMessageBox*>();
        QVERIFY(box && box->isVisible());
        QVERIFY2(
            box->text().startsWith(QStringLiteral("1 finished hand")), qPrintable(box->text()));
        QVERIFY(evening.button(QStringLiteral("&Save a copy…")));
        box->button(QMessageBox::Cancel)->click();
        QCOMPARE(left, 0);
        evening.unsaved.leave(QStringLiteral("&Quit"), [&left] { ++left; });
        evening.button(QStringLiteral("&Quit"))->click();
        QCOMPARE(left, 1);
    }

    void leaving_asks_nothing_once_the_book_can_be_written()
    {
        EveningWithoutFile evening;
        evening.putBack();
        int left = 0;
        evening.unsaved.leave(QStringLiteral("&Quit"), [&left] { ++left; });
        QCOMPARE(left, 1);
        QVERIFY(!evening.unsaved.any());
    }

    void a_copy_of_the_book_has_everything()
    {
        EveningWithoutFile evening;
        const std::filesystem::path copy =
            evening.folder.filePath(QStringLiteral("copy.sqlite")).toStdString();
        QVERIFY(evening.unsaved.saveCopy(copy));
        const StoredSheet stored = ScoreBook::open(copy)->load(*evening.game->sheetId()).value();
        QVERIFY(stored.sheet == evening.game->session().match().sheet());
        QVERIFY(!evening.unsaved.saveCopy(copy.parent_path() / "nowhere" / "copy.sqlite"));
        QVERIFY(evening.tells(QStringLiteral("Choose another place")));
        QVERIFY(evening.unsaved.any()); // the book itself is still behind
    }

    void of_a_book_that_cannot_be_read_the_sheet_is_saved()
    {
        EveningWithoutFile evening;
        std::filesystem::resize_file(evening.away, 0);
        const std::filesystem::path copy =
            evening.folder.filePath(QStringLiteral("copy.sqlite")).toStdString();
        QVERIFY(!evening.unsaved.saveCopy(evening.file)); // where the book belongs
        QVERIFY(evening.unsaved.saveCopy(copy));
        QVERIFY(evening.tells(QStringLiteral("The score book cannot be read now.")));
        const auto sheets = ScoreBook::open(copy)->sheets().value();
        QCOMPARE(sheets.size(), std::size_t { 1 });
        QCOMPARE(sheets.front().name, std::string("Evening"));
        QCOMPARE(sheets.front().players.front(), std::string("Zoë"));
        const StoredSheet stored = ScoreBook::open(copy)->load(sheets.front().id).value();
        QVERIFY(stored.sheet == evening.game->session().match().sheet());
        QVERIFY(stored.state == evening.game->session().match().state());
        QVERIFY(replay(parseRecord(stored.records.front()).value())->over());
        QVERIFY(evening.unsaved.any());
    }

    void a_game_without_a_book_has_a_notice_of_its_own()
    {
        MainWindow window { new QWidget, new QWidget };
        UnsavedWork unsaved(window);
        const Game game({}, Match(CheckedVariant(), 1, seatAt(0)));
        unsaved.setGame(game);
        const auto labels = window.notices().findChildren<QLabel*>();
        QCOMPARE(labels.size(), 1);
        QVERIFY(labels.front()->text().startsWith(QStringLiteral("This game is not saved")));
        QVERIFY(!unsaved.any());
    }
};

REGISTER_WIDGET_TEST(UnsavedWorkTest)
#include "unsaved_work_test.moc"
