// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/challenge/challenge_exchange.h"

#include "app/commitment/commitment.h"
#include "engine/challenge/challenge_file.h"
#include "engine/challenge/real_table_file.h"
#include "engine/challenge/result_file.h"
#include "engine/challenge/result_line.h"
#include "ui/challenge/challenges_dialog.h"
#include "ui/challenge/dealing_sheets.h"
#include "ui/files/default_files.h"
#include "ui/files/file_dialogs.h"
#include "ui/files/outside_file.h"
#include "ui/files/sharing.h"
#include "ui/printing/paper_dialogs.h"

#include <QClipboard>
#include <QFileDialog>
#include <QFileInfo>
#include <QGuiApplication>
#include <QMessageBox>
#include <QPushButton>

#include <utility>

namespace sheepshead {

ChallengeExchange::ChallengeExchange(const ChallengeFolder& folder, std::function<QWidget*()> front)
    : folder_(folder)
    , front_(std::move(front))
{
}

void ChallengeExchange::send(const Challenge& challenge)
{
    askToSave({ tr("Save the challenge to send it"), QString::fromStdString(challenge.name),
        challengeFileEnding, challengeFileText(challenge, commitmentTo) });
}

void ChallengeExchange::askToSave(const TextToSave& file)
{
    askWhereToSaveText(file, front_(), [this](const QString& words) { warn(words); });
}

void ChallengeExchange::askForFile()
{
    auto* const dialog =
        new QFileDialog(front_(), tr("Add a challenge or results"), folderOfDocuments(),
            tr("Challenges and results (*.sheepchallenge *.sheepresult);;All files (*)"));
    dialog->setAttribute(Qt::WA_DeleteOnClose);
    dialog->setFileMode(QFileDialog::ExistingFiles);
    connect(dialog, &QFileDialog::filesSelected, this, [this](const QStringList& files) {
        for (const QString& file : files)
            openFile(file);
    });
    dialog->open();
}

void ChallengeExchange::openFile(const QString& name)
{
    const QString told = QFileInfo(name).fileName();
    const OutsideFile file = readOutsideFile(name, longestResultFile);
    if (!file.problem.isEmpty())
        return warn(tr("%1 was not read.").arg(told), file.problem);
    const std::string text = file.bytes.toStdString();
    const bool added = isResultFile(text) ? addResult(text) : addChallenge(text);
    if (added)
        Q_EMIT said(tr("%1 was added.").arg(told));
}

bool ChallengeExchange::addChallenge(const std::string& text)
{
    const auto challenge = parseChallengeFile(text, commitmentTo);
    if (!challenge) {
        warn(tr("There is no challenge in this file that can be opened. Nothing was changed."),
            challengeProblemText(challenge.problem()));
        return false;
    }
    if (!folder_.add(*challenge)) {
        warn(tr("The challenge was not kept: it could not be written to the disk."));
        return false;
    }
    Q_EMIT kept(hashOfChallenge(*challenge, commitmentTo));
    return true;
}

bool ChallengeExchange::addResult(const std::string& text)
{
    const auto unread = [this](const Problem& problem) {
        warn(tr("There is no result in this file that can be read. Nothing was changed."),
            challengeProblemText(problem));
        return false;
    };
    const auto challenge = challengeOfResult(text);
    if (!challenge)
        return unread(challenge.problem());
    const auto found = folder_.find(*challenge);
    if (!found) {
        warn(tr("This is a result of a challenge that you do not have. Add the file of the "
                "challenge first."));
        return false;
    }
    if (isRealTable(text)) {
        const auto table = parseRealTable(text, found->challenge, commitmentTo);
        if (!table)
            return unread(table.problem());
        if (!isTaken(folder_.addTable(*found, *table)))
            return false;
    } else {
        const auto result = resultIn(text, found->challenge);
        if (!result)
            return unread(result.problem());
        if (!isTaken(folder_.saveOther(*found, *result)))
            return false;
    }
    Q_EMIT kept(found->hash);
    return true;
}

/// Says so where the disk did not take a result.
bool ChallengeExchange::isTaken(bool saved)
{
    if (!saved)
        warn(tr("The result was not kept: it could not be written to the disk."));
    return saved;
}

/// Each line of a message that has a result of the chosen challenge.
void ChallengeExchange::paste(const KeptChallenge& chosen)
{
    const std::string text = QGuiApplication::clipboard()->text().toStdString();
    const auto results = parseResultLines(text, chosen.challenge, commitmentTo);
    if (!results)
        return warn(tr("There is no result of this challenge in what you copied. Copy the line "
                       "that begins with “Sheepshead challenge”."),
            challengeProblemText(results.problem()));
    for (const ChallengeResult& result : results->people)
        if (!isTaken(folder_.saveOther(chosen, result)))
            return;
    for (const RealTable& table : results->tables) {
        const auto now = folder_.find(chosen.hash); // with the tables before
        if (!isTaken(now && folder_.addTable(*now, table)))
            return;
    }
    Q_EMIT kept(chosen.hash);
    Q_EMIT said(tr("%n result(s) added.", nullptr, static_cast<int>(results->count())));
}

void ChallengeExchange::copyResult(const KeptChallenge& chosen)
{
    copyToShare({ .title = {},
        .text = QString::fromStdString(resultLine(chosen.own, chosen.challenge, commitmentTo)),
        .picture = {} });
    Q_EMIT said(tr("Copied. Paste it into a message."));
}

void ChallengeExchange::saveResult(const KeptChallenge& chosen)
{
    ChallengeResult finished = chosen.own;
    finished.begun.reset();
    const QString name = tr("%1 – %2", "a challenge, a player")
                             .arg(QString::fromStdString(chosen.challenge.name),
                                 QString::fromStdString(finished.player));
    askToSave({ tr("Save your result to send it"), name, resultFileEnding,
        resultFileText(finished, chosen.challenge, commitmentTo) });
}

void ChallengeExchange::copyTable(const Challenge& challenge, const RealTable& table)
{
    copyToShare({ .title = {},
        .text = QString::fromStdString(resultLine(table, challenge, commitmentTo)),
        .picture = {} });
}

void ChallengeExchange::saveTable(const Challenge& challenge, const RealTable& table)
{
    const QString name = tr("%1 – %2", "a challenge, a player")
                             .arg(QString::fromStdString(challenge.name),
                                 QString::fromStdString(table.players.front()));
    askToSave({ tr("Save the scores of this table to send them"), name, resultFileEnding,
        realTableText(table, challenge, commitmentTo) });
}

void ChallengeExchange::askForSheets(const KeptChallenge& chosen)
{
    std::vector<Deal> deals;
    deals.reserve(static_cast<std::size_t>(chosen.challenge.deals));
    for (int deal = 0; deal < chosen.challenge.deals; ++deal)
        deals.push_back(recordOfDeal(chosen.challenge, deal, commitmentTo).deal);
    const auto sheets = std::make_shared<DealingSheets>(
        QString::fromStdString(chosen.challenge.name), chosen.challenge.rules, deals);
    auto* const box = new QMessageBox(QMessageBox::Question, tr("Dealing sheets"),
        tr("The sheets show the cards of all deals. If you are still to play this challenge, let "
           "another person print them."),
        QMessageBox::Cancel, front_());
    box->setAttribute(Qt::WA_DeleteOnClose);
    const QPushButton* const print = box->addButton(tr("&Print…"), QMessageBox::AcceptRole);
    const QPushButton* const pdf = box->addButton(tr("&Save as PDF…"), QMessageBox::AcceptRole);
    connect(print, &QPushButton::clicked, this, [this, sheets] { printPaper(sheets, front_()); });
    connect(pdf, &QPushButton::clicked, this,
        [this, sheets] { savePaper(sheets, tr("Save the dealing sheets as PDF"), front_()); });
    box->open();
}

void ChallengeExchange::warn(const QString& words, const QString& more)
{
    auto* const box =
        new QMessageBox(QMessageBox::Warning, tr("Challenges"), words, QMessageBox::Ok, front_());
    box->setAttribute(Qt::WA_DeleteOnClose);
    box->setTextFormat(Qt::PlainText);
    box->setInformativeText(more.toHtmlEscaped());
    box->open();
}

} // namespace sheepshead
