// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/book/score_book_controller.h"

#include "app/book/storage_conversion.h"
#include "tests/app/book/book_desk.h"
#include "tests/support/registered_test.h"

#include <SQLiteCpp/Database.h>

#include <QMessageBox>
#include <QPushButton>
#include <QSignalSpy>
#include <QTest>

using namespace sheepshead;
using namespace sheepshead::testing;

namespace {

QPushButton* buttonOf(QWidget& window, const QString& text)
{
    for (auto* const button : window.findChildren<QPushButton*>())
        if (button->text() == text)
            return button;
    return nullptr;
}

/// Some file of the folder has this in it.
bool keepsSomewhere(const QTemporaryDir& folder, const QByteArray& contents)
{
    const QDir files(folder.path());
    return std::ranges::any_of(files.entryList(QDir::Files), [&](const QString& name) {
        QFile file(files.filePath(name));
        return file.open(QIODevice::ReadOnly) && file.readAll() == contents;
    });
}

} // namespace

class ScoreBookControllerTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void init() { folder_ = std::make_unique<QTemporaryDir>(); }

    void a_new_book_has_no_sheet()
    {
        BookDesk at(*folder_);
        QSignalSpy ready(&at.desk, &ScoreBookController::ready);
        at.desk.open();
        QCOMPARE(ready.count(), 1);
        QVERIFY(at.desk.isOpen());
        QVERIFY(!at.desk.survey().unfinished);
    }

    void a_bad_file_is_told_and_can_be_set_aside()
    {
        const QByteArray text("no book at all");
        QFile file(folder_->filePath(QStringLiteral("scores.sqlite")));
        QVERIFY(file.open(QIODevice::WriteOnly) && file.write(text) == text.size());
        file.close();

        BookDesk at(*folder_);
        QSignalSpy ready(&at.desk, &ScoreBookController::ready);
        at.desk.open();
        QCOMPARE(ready.count(), 0);
        QVERIFY(file.open(QIODevice::ReadOnly));
        QCOMPARE(file.readAll(), text);
        file.close();
        auto* const aside = buttonOf(at.window, QStringLiteral("&Set aside, begin a new book"));
        QVERIFY(aside);
        aside->click();
        QTRY_COMPARE(ready.count(), 1);
        QVERIFY(at.desk.isOpen());
        QVERIFY(keepsSomewhere(*folder_, text));
    }

    void without_a_book_nothing_is_kept()
    {
        QVERIFY(
            QDir(folder_->path()).mkdir(QStringLiteral("scores.sqlite"))); // a folder is no file
        BookDesk at(*folder_);
        QSignalSpy ready(&at.desk, &ScoreBookController::ready);
        at.desk.open();
        auto* const playOn = buttonOf(at.window, QStringLiteral("&Play without saving"));
        QVERIFY(playOn);
        playOn->click();
        QTRY_COMPARE(ready.count(), 1);
        QVERIFY(!at.desk.isOpen());
        Game game({}, Match(CheckedVariant(), 1, seatAt(0)));
        QVERIFY(!at.desk.begin(game.head(), game.session().match()));
        QVERIFY(!game.isKept());
    }

    void a_sheet_that_is_gone_is_told()
    {
        BookDesk at(*folder_);
        at.desk.open();
        QVERIFY(!at.desk.resume(99));
        auto* const box = at.window.findChild<QMessageBox*>();
        QVERIFY(box && box->isVisible());
        QVERIFY2(box->text().contains(QStringLiteral("no longer in the score book")),
            qPrintable(box->text()));
    }

    void an_unreadable_sheet_is_named_and_the_next_one_is_offered_data()
    {
        QTest::addColumn<QByteArray>("change");
        QTest::newRow("seen in the list")
            << QByteArray("hand_seat SET score = 9223372036854775807");
        QTest::newRow("seen in the hands") << QByteArray("hand SET dealer = 9");
    }

    void an_unreadable_sheet_is_named_and_the_next_one_is_offered()
    {
        QFETCH(QByteArray, change);
        BookDesk at(*folder_);
        at.desk.open();
        QVERIFY(at.desk.survey().isEmpty);
        const auto readable = at.newGame();
        const auto spoilt = at.newGame();
        play(*spoilt, wholeHand);
        QVERIFY(!at.desk.book().rename(*spoilt->sheetId(), "spoilt"));
        {
            SQLite::Database book(folder_->filePath(QStringLiteral("scores.sqlite")).toStdString(),
                SQLite::OPEN_READWRITE);
            book.exec("UPDATE " + change.toStdString());
        }
        const BookSurvey survey = at.desk.survey();
        QVERIFY(!survey.isEmpty);
        QCOMPARE(survey.unreadable.size(), std::size_t { 1 });
        QVERIFY(unreadableText(survey.unreadable)
                    .contains(QStringLiteral("\"spoilt\" cannot be read")));
        QCOMPARE(survey.unfinished->id, *readable->sheetId());
        QVERIFY(!at.desk.resume(*spoilt->sheetId()));
    }

    /// POT-JOIN
    void a_new_player_is_on_the_sheet()
    {
        BookDesk at(*folder_);
        at.desk.open();
        const auto game = at.newGame();
        play(*game, wholeHand);
        game->seatNewcomer(seatAt(2), QStringLiteral("Wilma"));
        const SheetDocument shown = game->document();
        QCOMPARE(shown.players[2], QStringLiteral("Wilma"));
        QCOMPARE(shown.newcomers.size(), std::size_t { 1 });
        QVERIFY(shown.newcomers.front() == (Newcomer { 1, seatAt(2), QStringLiteral("Bruno") }));
        const SheetDocument kept = documentOf(*at.desk.book().load(*game->sheetId()));
        QCOMPARE(kept.players, shown.players);
        QVERIFY(kept.newcomers == shown.newcomers);
        QVERIFY(at.desk.resume(*game->sheetId())->document().newcomers == shown.newcomers);
    }

private:
    std::unique_ptr<QTemporaryDir> folder_;
};

REGISTER_WIDGET_TEST(ScoreBookControllerTest)
#include "score_book_controller_test.moc"
