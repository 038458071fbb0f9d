// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/book/files/book_files.h"

#include "app/settings/preferences_store.h"
#include "app/storage/file/file_check.h"
#include "tests/app/storage/books.h"
#include "tests/support/registered_test.h"
#include "ui/main_window.h"
#include "ui/widgets/notice_bar.h"

#include <SQLiteCpp/Database.h>

#include <QLabel>
#include <QPushButton>
#include <QSignalSpy>
#include <QTest>

using namespace sheepshead;
using namespace sheepshead::testing;

namespace {

void makeLargeBook(const std::filesystem::path& file)
{
    makeBook(file, 4);
    enlarge(file);
}

/// Overwrites the page on which the scores of the hands begin.
void damage(const std::filesystem::path& file)
{
    int page = 0;
    int size = 0;
    {
        SQLite::Database database(file.string(), SQLite::OPEN_READONLY);
        page = database.execAndGet("SELECT rootpage FROM sqlite_schema WHERE name = 'hand_seat'");
        size = database.execAndGet("PRAGMA page_size");
    }
    QByteArray bytes = contentOf(file);
    bytes.replace(qsizetype { size } * (page - 1), size, QByteArray(size, '\xff'));
    writeFile(file, bytes);
}

/// The window with the files of the book on a desk.
struct Files {
    explicit Files(const Desk& desk)
        : settings(QString::fromStdU16String(desk.file().u16string()) + QStringLiteral(".ini"))
        , files(desk.file(), window, settings)
    {
    }

    void care()
    {
        files.careFor(true);
        QTRY_VERIFY_WITH_TIMEOUT(!files.isBusy(), 60'000);
    }
    QString told()
    {
        QStringList words;
        for (const QLabel* label : window.notices().findChildren<QLabel*>())
            words << label->text();
        return words.join(u' ');
    }
    QPushButton* button(const QString& text)
    {
        for (auto* const button : window.notices().findChildren<QPushButton*>())
            if (button->text() == text)
                return button;
        return nullptr;
    }

    MainWindow window { new QWidget, new QWidget };
    PreferencesStore settings;
    BookFiles files;
};

} // namespace

class BookFilesTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void init() { desk_ = std::make_unique<Desk>(); }

    void a_sound_large_book_is_backed_up_without_a_word()
    {
        makeLargeBook(desk_->file());
        QVERIFY(isTooLargeForStart(desk_->file()));
        Files at(*desk_);
        at.care();
        QCOMPARE(at.told(), QString());
        QCOMPARE(dailyBackups(desk_->file()).size(), std::size_t { 1 });
    }

    void damage_in_a_large_book_is_found_and_the_newest_good_backup_offered()
    {
        makeLargeBook(desk_->file());
        QVERIFY(backUpDaily(desk_->file(), "2024-05-30").value());
        QVERIFY(backUpDaily(desk_->file(), "2024-05-31").value());
        const auto backups = dailyBackups(desk_->file());
        damage(backups.front()); // the newest is not good
        damage(desk_->file());
        const QByteArray damaged = contentOf(desk_->file());
        QVERIFY(ScoreBook::open(desk_->file())); // the start does not see it

        Files at(*desk_);
        QSignalSpy restore(&at.files, &BookFiles::restoreWanted);
        at.care();
        QVERIFY2(at.told().contains(QStringLiteral("is damaged")), qPrintable(at.told()));
        QVERIFY2(at.told().contains(QStringLiteral("has 4 hand")), qPrintable(at.told()));
        QCOMPARE(contentOf(desk_->file()), damaged);
        auto* const button = at.button(QStringLiteral("&Restore the backup"));
        QVERIFY(button);
        button->click();
        QCOMPARE(restore.count(), 1);
        QVERIFY(restore.front().front().value<std::filesystem::path>() == backups.back());
    }

    void without_a_good_backup_the_person_may_look_for_one_or_recover()
    {
        makeLargeBook(desk_->file());
        damage(desk_->file());
        Files at(*desk_);
        QSignalSpy recover(&at.files, &BookFiles::recoveryWanted);
        at.care();
        QVERIFY2(at.told().contains(QStringLiteral("is damaged")), qPrintable(at.told()));
        QVERIFY(at.button(QStringLiteral("&Restore…")));
        auto* const button = at.button(QStringLiteral("Re&cover what can be read"));
        QVERIFY(button);
        button->click();
        QCOMPARE(recover.count(), 1);
    }

    void an_import_is_not_taken_back_while_one_of_its_sheets_is_in_use()
    {
        makeBook(desk_->file(), 2, 1);
        const auto other = desk_->folder() / "other.sqlite";
        makeBook(other, 3, 2);
        Files at(*desk_);
        SheetsInUse inUse;
        at.files.imports().setInUse([&inUse] { return inUse; });
        const auto sheets = [this] {
            return ScoreBook::open(desk_->file()).value().sheets(0, 9).value();
        };
        const SheetId own = sheets().front().id;
        at.files.imports().importFrom(other);
        QTRY_VERIFY_WITH_TIMEOUT(!at.files.isBusy(), 60'000);
        QCOMPARE(sheets().size(), std::size_t { 2 });
        const SheetId added = sheets()[sheets().front().id == own ? 1 : 0].id;
        const auto takeBack = [&at] {
            at.button(QStringLiteral("&Take the import back"))->click();
            QTRY_VERIFY_WITH_TIMEOUT(!at.files.isBusy(), 60'000);
            QCoreApplication::sendPostedEvents(nullptr, QEvent::DeferredDelete);
        };

        inUse.inWindows[added] = QStringLiteral("Tuesday");
        takeBack();
        QVERIFY2(at.told().contains(QStringLiteral("\"Tuesday\" is open in a window")),
            qPrintable(at.told()));
        QCOMPARE(sheets().size(), std::size_t { 2 });

        inUse = { { { added, QStringLiteral("Friday") } }, {} };
        takeBack();
        QVERIFY2(at.told().contains(QStringLiteral("\"Friday\" is on the table")),
            qPrintable(at.told()));
        QCOMPARE(sheets().size(), std::size_t { 2 });

        inUse = {};
        takeBack();
        QCOMPARE(sheets().size(), std::size_t { 1 });
        QCOMPARE(sheets().front().id, own);
    }

    void a_damaged_book_pushes_out_no_backup()
    {
        makeLargeBook(desk_->file());
        QVERIFY(backUpDaily(desk_->file(), "2024-05-30").value());
        const auto before = dailyBackups(desk_->file());
        damage(desk_->file());
        Files at(*desk_);
        at.care();
        QVERIFY(dailyBackups(desk_->file()) == before);
    }

private:
    std::unique_ptr<Desk> desk_;
};

REGISTER_WIDGET_TEST(BookFilesTest)
#include "book_files_test.moc"
