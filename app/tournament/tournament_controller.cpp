// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/tournament/tournament_controller.h"

#include "app/book/unsaved_files.h"
#include "app/tournament/file/tournament_file.h"
#include "ui/files/file_dialogs.h"
#include "ui/files/outside_file.h"
#include "ui/main_window.h"
#include "ui/tournament/tournament_window.h"
#include "ui/tournament/tournament_words.h"
#include "ui/widgets/show_in_front.h"

#include <QFileInfo>
#include <QMessageBox>
#include <QPushButton>
#include <QRandomGenerator>

#include <algorithm>
#include <utility>

namespace sheepshead {

namespace {

/// Among the unsaved files.
QString keyOf(const std::string& id)
{
    return QStringLiteral("tournament ") + QString::fromStdString(id);
}

} // namespace

TournamentController::TournamentController(
    MainWindow& window, const QString& folder, UnsavedFiles& unsavedFiles)
    : window_(window)
    , folder_(folder)
    , unsavedFiles_(unsavedFiles)
{
    connect(&unsavedFiles_, &UnsavedFiles::saved, this, [this](const QString& key) {
        if (dialog_ && key == keyOf(dialog_->current().id))
            dialog_->say(tr("The tournament is saved again."));
    });
    connect(&window_.action(Command::Tournaments), &QAction::triggered, this,
        &TournamentController::show);
}

TournamentController::~TournamentController() { delete dialog_; }

TournamentWindow* TournamentController::dialog() const { return dialog_; }

QWidget* TournamentController::front() const
{
    return dialog_ ? static_cast<QWidget*>(dialog_) : &window_;
}

void TournamentController::show()
{
    if (!dialog_) {
        dialog_ = new TournamentWindow(all(), &window_);
        dialog_->setAttribute(Qt::WA_DeleteOnClose);
        connectDialog();
    }
    showInFront(*dialog_);
}

void TournamentController::connectDialog()
{
    connect(dialog_, &TournamentWindow::edited, this, &TournamentController::save);
    connect(dialog_, &TournamentWindow::newWanted, this, &TournamentController::make);
    connect(dialog_, &TournamentWindow::fileWanted, this, &TournamentController::askForFile);
    connect(dialog_, &TournamentWindow::sendWanted, this, &TournamentController::send);
    connect(dialog_, &TournamentWindow::deleteWanted, this, &TournamentController::askToDelete);
    connect(dialog_, &TournamentWindow::copyWanted, this, [this](const Tournament& tournament) {
        askToSave({ tr("Save a copy of the tournament"), QString::fromStdString(tournament.name),
            tournamentEnding, tournamentText(tournament) });
    });
}

/// The id is chance, so that two clubs never mix their results.
void TournamentController::make(Tournament tournament)
{
    const quint64 id = QRandomGenerator::system()->generate64();
    tournament.id = QStringLiteral("%1").arg(id, 16, 16, QLatin1Char('0')).toStdString();
    tournament.seed = QRandomGenerator::system()->generate();
    save(tournament);
    dialog_->open(tournament);
}

/// The window of the tournament may hide the notice of the other one.
void TournamentController::save(const Tournament& tournament)
{
    const QString key = keyOf(tournament.id);
    const bool isTold = unsavedFiles_.waits(key);
    std::erase_if(changed_, [&](const Tournament& before) {
        return before.id == tournament.id || !unsavedFiles_.waits(keyOf(before.id));
    });
    changed_.push_back(tournament);
    unsavedFiles_.save({ key,
        tr("The last changes to the tournament “%1” are not saved.")
            .arg(QString::fromStdString(tournament.name)),
        [this, tournament] { return folder_.save(tournament); } });
    if (!isTold && unsavedFiles_.waits(key))
        warn(tr("The tournament could not be written to the disk. It is kept in memory, and the "
                "program keeps trying. Save a copy on another disk."));
}

/// With what the disk did not take, before all others.
std::vector<Tournament> TournamentController::all() const
{
    std::vector<Tournament> all = folder_.all();
    for (const Tournament& changed : changed_) {
        if (!unsavedFiles_.waits(keyOf(changed.id)))
            continue;
        std::erase_if(all, [&](const Tournament& old) { return old.id == changed.id; });
        all.insert(all.begin(), changed);
    }
    return all;
}

std::optional<Tournament> TournamentController::find(const std::string& id) const
{
    const auto changed = std::ranges::find(changed_, id, &Tournament::id);
    return changed != changed_.end() && unsavedFiles_.waits(keyOf(id)) ? *changed
                                                                       : folder_.find(id);
}

void TournamentController::askToDelete(const Tournament& tournament)
{
    auto* const box = new QMessageBox(QMessageBox::Question, tr("Tournaments"),
        tr("Delete the tournament %1?").arg(QString::fromStdString(tournament.name)),
        QMessageBox::Cancel, front());
    box->setAttribute(Qt::WA_DeleteOnClose);
    box->setTextFormat(Qt::PlainText);
    box->setInformativeText(tr("Its players, draws and results are deleted for good. A copy that "
                               "you saved stays."));
    const auto* const sure = box->addButton(tr("&Delete"), QMessageBox::DestructiveRole);
    box->setDefaultButton(QMessageBox::Cancel);
    connect(sure, &QPushButton::clicked, this, [this, id = tournament.id] {
        if (!folder_.remove(id))
            return warn(tr("The tournament could not be deleted from the disk."));
        unsavedFiles_.forget(keyOf(id));
        if (dialog_)
            dialog_->forget(id);
    });
    box->open();
}

void TournamentController::askForFile()
{
    askWhatToOpen(tr("Add a tournament or results"),
        tr("Tournaments and results (*.sheeptournament *.sheepresults);;All files (*)"), front(),
        [this](const QString& file) { openFile(file); });
}

void TournamentController::askToSave(const TextToSave& file)
{
    askWhereToSaveText(file, front(), [this](const QString& words) { warn(words); });
}

void TournamentController::send(const Tournament& tournament, int round)
{
    SentResults sent { tournament.id, {} };
    std::ranges::copy_if(tournament.results, std::back_inserter(sent.results),
        [round](const TableResult& result) { return result.round == round; });
    if (sent.results.empty())
        return dialog_->say(tr("No table of this round has a result yet."));
    //: the name of a tournament
    const QString name = tr("%1, round %2").arg(QString::fromStdString(tournament.name)).arg(round);
    askToSave(
        { tr("Save the results to send them"), name, sentResultsEnding, sentResultsText(sent) });
}

void TournamentController::openFile(const QString& name)
{
    const OutsideFile file = readOutsideFile(name, qint64(longestTournamentFile));
    if (!file.problem.isEmpty())
        return warn(tr("%1 was not read.").arg(QFileInfo(name).fileName()), file.problem);
    const std::string text = file.bytes.toStdString();
    if (const auto id = tournamentOfResults(text))
        addResults(text, *id);
    else
        addTournament(text);
}

void TournamentController::addTournament(const std::string& text)
{
    const auto tournament = parseTournament(text);
    if (!tournament)
        return warn(
            tr("There is no tournament in this file that can be opened. Nothing was changed."),
            tournamentProblemText(tournament.problem()));
    const auto ours = find(tournament->id);
    if (ours && *ours != *tournament)
        return askWhichToKeep(*tournament);
    show();
    save(*tournament);
    dialog_->open(*tournament);
}

void TournamentController::askWhichToKeep(const Tournament& theirs)
{
    show();
    auto* const box = new QMessageBox(QMessageBox::Question, tr("Tournaments"),
        tr("You have this tournament, and the one in the file is different. Replace yours by the "
           "one in the file?"),
        QMessageBox::Cancel, front());
    box->setAttribute(Qt::WA_DeleteOnClose);
    box->setTextFormat(Qt::PlainText);
    box->setInformativeText(
        tr("To add only the results of another computer, save them there with Results ▸ Save "
           "results to send."));
    const QPushButton* const replace = box->addButton(tr("&Replace"), QMessageBox::AcceptRole);
    connect(replace, &QPushButton::clicked, this, [this, theirs] {
        save(theirs);
        dialog_->open(theirs);
    });
    box->open();
}

void TournamentController::addResults(const std::string& text, const std::string& id)
{
    show();
    const auto ours = dialog_->current().id == id ? std::optional(dialog_->current()) : find(id);
    if (!ours)
        return warn(tr("These are results of a tournament that you do not have. Add the file of "
                       "the tournament first."));
    const auto sent = parseSentResults(text, *ours);
    if (!sent)
        return warn(tr("There are no results in this file that can be read. Nothing was changed."),
            tournamentProblemText(sent.problem()));
    dialog_->open(*ours);
    dialog_->merge(sent->results);
}

void TournamentController::warn(const QString& words, const QString& more)
{
    auto* const box =
        new QMessageBox(QMessageBox::Warning, tr("Tournaments"), words, QMessageBox::Ok, front());
    box->setAttribute(Qt::WA_DeleteOnClose);
    box->setTextFormat(Qt::PlainText);
    box->setInformativeText(more.toHtmlEscaped());
    box->open();
}

} // namespace sheepshead
