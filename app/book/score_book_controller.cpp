// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/book/score_book_controller.h"

#include "app/book/storage_conversion.h"
#include "app/storage/exchange/recovery.h"
#include "app/storage/file/backup.h"
#include "app/storage/file/restore.h"
#include "app/storage/file/set_aside.h"
#include "engine/files/private_file.h"

#include <QMessageBox>
#include <QPushButton>

namespace sheepshead {

namespace {

/// The match that the book has.
Result<Match> matchOf(const StoredSheet& stored)
{
    if (!stored.info.variant)
        return Problem { "variant", "not known to this version" };
    const auto variant = check(*stored.info.variant);
    if (!variant)
        return variant.problem();
    return Match::resumed(*variant, stored.state, stored.sheet);
}

/// "Recovered: 12 hands. Lost: 3 hands. The damaged score book is kept in …"
QString recoveredText(const RecoveryReport& made)
{
    QString text = ScoreBookController::tr("The score book was recovered: %1 with %2.")
                       .arg(ScoreBookController::tr("%n sheet(s)", nullptr, made.sheets),
                           ScoreBookController::tr("%n hand(s)", nullptr, made.hands));
    if (!made.backup.empty())
        text += u' '
            + ScoreBookController::tr(
                "This is the backup %1, which has more hands than could be read.")
                  .arg(QString::fromStdU16String(made.backup.filename().u16string()));
    if (made.lostSheets > 0 || made.lostHands > 0)
        text += u' '
            + ScoreBookController::tr("Sheets that were lost: %1; hands of other sheets: %2.")
                  .arg(made.lostSheets)
                  .arg(made.lostHands);
    if (made.lostHeads > 0)
        text += u' '
            + ScoreBookController::tr(
                "%n sheet(s) lost their name, and are called \"Recovered sheet\".", nullptr,
                made.lostHeads);
    return text + u' '
        + ScoreBookController::tr("The damaged file is kept in %1.")
              .arg(QString::fromStdU16String(made.setAside.u16string()));
}

QString restoredText(const std::filesystem::path& setAside)
{
    if (setAside.empty())
        return ScoreBookController::tr("The score book was restored.");
    return ScoreBookController::tr("The score book was restored. What was there before is in %1.")
        .arg(QString::fromStdU16String(setAside.u16string()));
}

QString foreignLogText(const std::filesystem::path& setAside)
{
    return ScoreBookController::tr("Beside the score book lay changes to another one, as when a "
                                   "book is copied in the place of "
                                   "another. They were not taken over, and are kept in %1.")
        .arg(QString::fromStdU16String(setAside.u16string()));
}

QMessageBox* warning(QWidget& window, const Problem& problem)
{
    auto* const box = new QMessageBox(QMessageBox::Warning, ScoreBookController::tr("Score book"),
        reasonText(problem), QMessageBox::NoButton, &window);
    box->setAttribute(Qt::WA_DeleteOnClose);
    box->setInformativeText(placeText(problem));
    return box;
}

} // namespace

ScoreBookController::ScoreBookController(std::filesystem::path file, QWidget& window)
    : file_(std::move(file))
    , window_(window)
    , task_(window)
{
}

void ScoreBookController::open()
{
    makePrivateFolder(file_.parent_path()); // the book reports one that cannot be created
    auto book = ScoreBook::open(file_);
    // Nothing is begun in a book that is not understood: it would look empty.
    const auto sheets = book ? book->sheets(0, 1) : book.problem();
    if (!sheets) {
        explain(sheets.problem());
        return;
    }
    book_ = std::move(book).value();
    Q_EMIT ready();
    if (!book_->foreignLog().empty())
        Q_EMIT noticeWanted(foreignLogText(book_->foreignLog()));
}

void ScoreBookController::explain(const Problem& problem)
{
    QMessageBox* const box = warning(window_, problem);
    auto* const playOn = box->addButton(tr("&Play without saving"), QMessageBox::RejectRole);
    box->setDefaultButton(playOn);
    box->setEscapeButton(playOn);
    QPushButton* aside = nullptr;
    QPushButton* restoring = nullptr;
    QPushButton* recovering = nullptr;
    std::optional<GoodBackup> backup;
    if (const auto fault = faultOf(problem); fault && canBeSetAside(*fault)) {
        aside = box->addButton(tr("&Set aside, begin a new book"), QMessageBox::AcceptRole);
        if (*fault != StorageFault::Newer)
            backup = newestGoodBackup(file_);
        if (*fault == StorageFault::Damaged)
            recovering = box->addButton(tr("Re&cover what can be read"), QMessageBox::AcceptRole);
    }
    if (backup) {
        restoring = box->addButton(tr("&Restore the backup"), QMessageBox::AcceptRole);
        box->setDefaultButton(restoring);
        box->setInformativeText(placeText(problem) + QStringLiteral("\n\n") + backupText(*backup));
    }
    connect(box, &QMessageBox::finished, this, [this, box, aside, restoring, recovering, backup] {
        if (aside && box->clickedButton() == aside)
            setAsideAndOpen();
        else if (restoring && box->clickedButton() == restoring)
            restore(backup->file);
        else if (recovering && box->clickedButton() == recovering)
            recover();
        else
            Q_EMIT ready();
    });
    box->open();
}

void ScoreBookController::restore(const std::filesystem::path& backup)
{
    task_.start(
        tr("Restoring the backup…"),
        [this, file = file_, backup](const Progress& progress) -> BackgroundTask::Result {
            const auto kept = restoreBook(file, backup, progress);
            return [this, kept] {
                open(); // as it was, if nothing came of it
                if (kept)
                    Q_EMIT noticeWanted(restoredText(*kept));
                else
                    tell(kept.problem());
            };
        },
        BackgroundTask::Meanwhile::Wait);
}

void ScoreBookController::recover()
{
    task_.start(
        tr("Reading the damaged score book…"),
        [this, file = file_](const Progress& progress) -> BackgroundTask::Result {
            const auto made = recoverBook(file, progress);
            return [this, made] {
                open(); // as it was, if nothing came of it
                if (made)
                    Q_EMIT noticeWanted(recoveredText(*made));
                else
                    tell(made.problem());
            };
        },
        BackgroundTask::Meanwhile::Wait);
}

void ScoreBookController::setAsideAndOpen()
{
    const auto kept = setAside(file_);
    if (!kept) {
        explain(kept.problem());
        return;
    }
    open();
}

BookSurvey ScoreBookController::survey() const
{
    BookSurvey survey;
    for (int place = 0; book_; ++place) {
        const auto sheets = book_->sheets(place, 1);
        survey.isEmpty = sheets && sheets->empty() && survey.isEmpty;
        if (!sheets || sheets->empty())
            return survey;
        survey.isEmpty = false;
        const SheetInfo& info = sheets->front();
        if (info.kind == SheetKind::Table && info.fault.empty())
            continue; // it is opened from the book
        const auto stored = info.fault.empty() ? book_->load(info.id) : Problem {};
        if (!stored) {
            survey.unreadable.push_back(info);
            if (info.fault.empty())
                survey.unreadable.back().fault = stored.problem().place;
            continue;
        }
        const auto match = matchOf(*stored);
        const bool over = match && match->finished() && !info.handInPlay; // GAME-1
        if (info.variant && !over)
            survey.unfinished = info;
        return survey;
    }
    return survey;
}

std::optional<SavedMatch> ScoreBookController::begin(const SheetHead& head, const Match& match)
{
    if (!book_)
        return std::nullopt;
    const SeatSet computers = SeatSet::firstSeats(match.variant().tableSeats()) - head.people;
    auto saved = book_->begin({ head.name.toStdString(), toStored(head.players), match.variant(),
        match.state(), computers });
    if (saved)
        return std::move(saved).value();
    tell(saved.problem());
    return std::nullopt;
}

SeatSet ScoreBookController::seatedTwice(const SheetHead& head) const
{
    if (!book_)
        return {};
    const SeatSet computers =
        SeatSet::firstSeats(static_cast<int>(head.players.size())) - head.people;
    const auto twice = book_->seatedTwice(toStored(head.players), computers);
    return twice ? *twice : SeatSet();
}

std::unique_ptr<Game> ScoreBookController::resume(SheetId id)
{
    auto opened = book_->resume(id);
    if (!opened) {
        tell(opened.problem());
        return nullptr;
    }
    auto match = matchOf(opened->stored);
    if (!match) {
        tell(match.problem());
        return nullptr;
    }
    auto game = std::make_unique<Game>(headOf(opened->stored), std::move(match).value());
    game->keepWith(opened->saved, opened->stored.handInPlay);
    game->setRowRules(RowRules(opened->stored.records));
    game->setDealtHands(DealtHands(opened->stored.records));
    game->setHintedHands({ opened->stored.hinted, opened->stored.handInPlayHinted });
    return game;
}

void ScoreBookController::tell(const Problem& problem)
{
    QMessageBox* const box = warning(window_, problem);
    box->addButton(QMessageBox::Ok);
    box->open();
}

} // namespace sheepshead
