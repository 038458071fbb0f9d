// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/challenge/challenge_controller.h"

#include "app/commitment/commitment.h"
#include "app/settings/settings_controller.h"
#include "app/table/table_host.h"
#include "engine/challenge/challenge_file.h"
#include "engine/challenge/challenge_name.h"
#include "engine/challenge/result_file.h"
#include "engine/challenge/result_line.h"
#include "ui/challenge/challenges_dialog.h"
#include "ui/challenge/dealing_sheets.h"
#include "ui/challenge/new_challenge_dialog.h"
#include "ui/files/default_files.h"
#include "ui/files/file_dialogs.h"
#include "ui/files/outside_file.h"
#include "ui/files/sharing.h"
#include "ui/files/whole_file.h"
#include "ui/main_window.h"
#include "ui/printing/paper_dialogs.h"
#include "ui/table/scene/announcer.h"
#include "ui/table/scene/table_scene.h"
#include "ui/table/table_widget.h"
#include "ui/widgets/notice_bar.h"
#include "ui/words/players/seat_words.h"
#include "ui/words/scores/sheet_figures.h"

#include <QClipboard>
#include <QDir>
#include <QFileDialog>
#include <QFileInfo>
#include <QGuiApplication>
#include <QInputDialog>
#include <QMessageBox>
#include <QPushButton>
#include <QRandomGenerator>

#include <algorithm>
#include <utility>

namespace sheepshead {

namespace {

const QString challengeTopic = QStringLiteral("challenge");
const QString unsavedTopic = QStringLiteral("challenge-not-saved");

/// 256 bits that none can foretell.
std::string newSecret()
{
    constexpr int words = 4;
    QString secret;
    for (int i = 0; i < words; ++i)
        secret += QStringLiteral("%1").arg(
            QRandomGenerator::system()->generate64(), 16, 16, QLatin1Char('0'));
    return secret.toStdString();
}

/// Whether a person of this name has begun it at this computer. Small and capital letters are the
/// same, since people could not tell them apart.
bool playsHere(const KeptChallenge& kept, const QString& name)
{
    const auto isNamed = [&name](const ChallengeResult& result) {
        return QString::fromStdString(result.player).compare(name, Qt::CaseInsensitive) == 0;
    };
    return (kept.isBegun() && isNamed(kept.own)) || std::ranges::any_of(kept.housemates, isNamed);
}

QString withoutDot(std::string_view ending)
{
    return QString::fromUtf8(ending.data() + 1, static_cast<qsizetype>(ending.size()) - 1);
}

} // namespace

ChallengeController::ChallengeController(
    const TablePlace& place, const QString& folder, std::function<CheckedVariant()> tableRules)
    : place_(place)
    , tableRules_(std::move(tableRules))
    , folder_(folder)
    , play_(place_.host, place_.table, place_.settings)
{
    connect(&place_.window.action(Command::NewChallenge), &QAction::triggered, this,
        &ChallengeController::askForNew);
    connect(
        &place_.window.action(Command::Challenges), &QAction::triggered, this, [this] { show(); });
    connect(&play_, &ChallengePlay::progressed, this, &ChallengeController::save);
    connect(&play_, &ChallengePlay::dealShown, this, &ChallengeController::tellDeal);
    connect(&expert_, &ChallengeExpert::found, this,
        [this](const Challenge& challenge, const std::vector<int>& scores) {
            (void)folder_.saveExpert(challenge, scores); // it can be found again
            if (dialog_)
                dialog_->setExpert(hashOfChallenge(challenge, commitmentTo), scores);
        });
    connect(&costs_, &PartingCosts::found, this,
        [this](std::size_t parting, std::optional<double> yours, std::optional<double> theirs) {
            if (dialog_)
                dialog_->setCost(parting, { yours, theirs });
        });
}

ChallengeController::~ChallengeController() { delete dialog_; }

ChallengesDialog* ChallengeController::dialog() const { return dialog_; }

QWidget* ChallengeController::front() const
{
    return dialog_ ? static_cast<QWidget*>(dialog_) : &place_.window;
}

void ChallengeController::askForNew()
{
    Preferences preferences = place_.settings.preferences();
    preferences.variant = *tableRules_();
    auto* const dialog = new NewChallengeDialog(preferences, &place_.window);
    dialog->setAttribute(Qt::WA_DeleteOnClose);
    connect(dialog, &NewChallengeDialog::chosen, this, &ChallengeController::make);
    dialog->open();
}

void ChallengeController::make(Challenge challenge)
{
    challenge.secret = newSecret();
    if (!folder_.add(challenge))
        return warn(tr("The challenge was not made: the disk did not take it."));
    const std::string hash = hashOfChallenge(challenge, commitmentTo);
    const QString name = QString::fromStdString(challenge.name);
    place_.window.notices().say(
        tr("The challenge “%1” is made. Send its file to others; you play it here.").arg(name),
        { { tr("&Challenges…"), [this, hash] { show(hash); } } }, challengeTopic);
    askToSave(tr("Save the challenge to send it"), name, withoutDot(challengeFileEnding),
        challengeFileText(challenge, commitmentTo));
}

void ChallengeController::askToSave(
    const QString& title, const QString& name, const QString& ending, const std::string& text)
{
    askWhereToSave({ title, defaultFileName(name, ending), QStringLiteral("*.") + ending }, front(),
        [this, text](const QString& file) {
            if (!writeWholeFile(file, QByteArray::fromStdString(text)))
                warn(tr("The file %1 could not be written. Choose another folder.")
                         .arg(QDir::toNativeSeparators(file)));
        });
}

void ChallengeController::show(const std::string& hash)
{
    if (!dialog_) {
        dialog_ = new ChallengesDialog(folder_.all(), &place_.window);
        dialog_->setAttribute(Qt::WA_DeleteOnClose);
        connectDialog();
        dialog_->open();
    }
    if (!hash.empty())
        refresh(hash);
    if (const KeptChallenge* const kept = dialog_->current())
        expert_.ask(*kept);
}

void ChallengeController::connectDialog()
{
    connect(dialog_, &ChallengesDialog::playWanted, this, &ChallengeController::begin);
    connect(dialog_, &ChallengesDialog::anotherWanted, this, &ChallengeController::beginAnew);
    connect(dialog_, &ChallengesDialog::addWanted, this, &ChallengeController::askForFile);
    connect(dialog_, &ChallengesDialog::pasteWanted, this, &ChallengeController::paste);
    connect(dialog_, &ChallengesDialog::copyWanted, this, &ChallengeController::copyResult);
    connect(dialog_, &ChallengesDialog::saveWanted, this, &ChallengeController::saveResult);
    connect(dialog_, &ChallengesDialog::sheetsWanted, this, &ChallengeController::askForSheets);
    connect(dialog_, &ChallengesDialog::dealChosen, this, &ChallengeController::showPartings);
    connect(dialog_, &ChallengesDialog::chosen, &expert_, &ChallengeExpert::ask);
    connect(dialog_, &QObject::destroyed, this, [this] {
        expert_.withdraw();
        costs_.withdraw();
    });
}

void ChallengeController::refresh(const std::string& hash)
{
    if (dialog_)
        dialog_->setChallenges(folder_.all(), hash);
}

void ChallengeController::begin(const KeptChallenge& kept)
{
    auto found = folder_.find(kept.hash);
    if (!found)
        return;
    const KeptChallenge now = seenBy(std::move(*found), kept.own.player);
    if (now.own.player.empty())
        return beginAnew(now);
    if (!now.mayPlay() || now.own.player != kept.own.player)
        return;
    if (play_.isOn() && hashOfChallenge(play_.challenge(), commitmentTo) == kept.hash
        && play_.result().player == now.own.player)
        return; // it is on the table
    beginAs(now, now.own);
}

void ChallengeController::beginAnew(const KeptChallenge& kept)
{
    if (kept.mayBegin())
        askForName(kept, tr("Your name in this challenge:"));
}

/// The name stands in the result, where several people are told from each other by it.
void ChallengeController::askForName(const KeptChallenge& kept, const QString& words)
{
    const QString name = place_.settings.preferences().names.value(0);
    auto* const dialog = new QInputDialog(&place_.window);
    dialog->setAttribute(Qt::WA_DeleteOnClose);
    dialog->setWindowTitle(QString::fromStdString(kept.challenge.name));
    dialog->setLabelText(words);
    if (name != defaultPreferences().names.front() && !playsHere(kept, name))
        dialog->setTextValue(name);
    connect(dialog, &QInputDialog::textValueSelected, this,
        [this, kept](const QString& typed) { takeName(kept, typed.simplified()); });
    dialog->open();
}

void ChallengeController::takeName(const KeptChallenge& kept, const QString& typed)
{
    const std::string player = cleanedName(typed.toStdString(), longestChallenger);
    if (player.empty())
        return beginAnew(kept);
    const auto now = folder_.find(kept.hash);
    if (!now || !now->mayBegin())
        return;
    const QString name = QString::fromStdString(player);
    if (playsHere(*now, name))
        return askForName(*now,
            tr("%1 has begun this challenge at this computer. Choose a name of your own:")
                .arg(name));
    beginAs(*now, { player, {}, {} });
}

void ChallengeController::beginAs(const KeptChallenge& kept, const ChallengeResult& result)
{
    play_.begin(kept.challenge, result);
    place_.window.notices().say(
        tr("Challenge “%1”: deal %2 of %3. There is no undo and no hint; each decision is saved.")
            .arg(QString::fromStdString(kept.challenge.name))
            .arg(result.deals.size() + 1)
            .arg(kept.challenge.deals),
        { { tr("&Back to the game"), [this] { place_.host.giveBack(); } } }, challengeTopic);
}

/// What the disk does not take now it gets with the next step.
void ChallengeController::save()
{
    const bool saved = folder_.saveOwn(play_.challenge(), play_.result());
    if (saved && std::exchange(unsaved_, false))
        place_.window.notices().clear(unsavedTopic);
    else if (!saved && !std::exchange(unsaved_, true))
        place_.window.notices().say(
            tr("The disk does not take your decisions in this challenge. They are kept in memory, "
               "and saved with the next one if that is possible."),
            {}, unsavedTopic);
}

void ChallengeController::tellDeal()
{
    const ChallengeResult& result = play_.result();
    const int deals = play_.challenge().deals;
    const auto played = static_cast<int>(result.deals.size());
    if (played == 0)
        return;
    const QString score = scoreText({ result.deals.back().score });
    const QString total = scoreText({ totalOf(result) });
    const QString words = played < deals
        ? tr("Deal %1 of %2: %3. Your total is %4.").arg(played).arg(deals).arg(score, total)
        : tr("You have played all deals of this challenge. The last one: %1. Your total is %2.")
              .arg(score, total);
    const std::string hash = hashOfChallenge(play_.challenge(), commitmentTo);
    place_.window.notices().say(
        words, { { tr("&Challenges…"), [this, hash] { show(hash); } } }, challengeTopic);
    place_.table.scene().announcer().say(words);
}

void ChallengeController::askForFile()
{
    auto* const dialog =
        new QFileDialog(front(), tr("Add a challenge or results"), folderOfDocuments(),
            tr("Challenges and results (*.sheepchallenge *.sheepresult);;All files (*)"));
    dialog->setAttribute(Qt::WA_DeleteOnClose);
    dialog->setFileMode(QFileDialog::ExistingFiles);
    connect(dialog, &QFileDialog::filesSelected, this, [this](const QStringList& files) {
        for (const QString& file : files)
            openFile(file);
    });
    dialog->open();
}

void ChallengeController::openFile(const QString& name)
{
    const QString told = QFileInfo(name).fileName();
    const OutsideFile file = readOutsideFile(name, longestResultFile);
    if (!file.problem.isEmpty())
        return warn(tr("%1 was not read.").arg(told), file.problem);
    const std::string text = file.bytes.toStdString();
    const bool added = challengeOfResult(text) ? addResult(text) : addChallenge(text);
    if (!added)
        return;
    if (dialog_)
        dialog_->say(tr("%1 was added.").arg(told));
}

bool ChallengeController::addChallenge(const std::string& text)
{
    const auto challenge = parseChallengeFile(text, commitmentTo);
    if (!challenge) {
        warn(tr("There is no challenge in this file that can be opened. Nothing was changed."),
            challengeProblemText(challenge.problem()));
        return false;
    }
    if (!folder_.add(*challenge)) {
        warn(tr("The challenge was not kept: the disk did not take it."));
        return false;
    }
    show(hashOfChallenge(*challenge, commitmentTo));
    return true;
}

bool ChallengeController::addResult(const std::string& text)
{
    const auto kept = folder_.find(challengeOfResult(text).value_or(std::string()));
    if (!kept) {
        warn(tr("This is a result of a challenge that you do not have. Add the file of the "
                "challenge first."));
        return false;
    }
    const auto result = resultIn(text, kept->challenge);
    if (!result) {
        warn(tr("There is no result in this file that can be read. Nothing was changed."),
            challengeProblemText(result.problem()));
        return false;
    }
    if (!folder_.saveOther(*kept, *result)) {
        warn(tr("The result was not kept: the disk did not take it."));
        return false;
    }
    show(kept->hash);
    return true;
}

/// Each line of a message that has a result of the chosen challenge.
void ChallengeController::paste()
{
    const KeptChallenge* const chosen = dialog_ ? dialog_->current() : nullptr;
    if (!chosen)
        return;
    const KeptChallenge kept = *chosen;
    const std::string text = QGuiApplication::clipboard()->text().toStdString();
    const auto results = parseResultLines(text, kept.challenge, commitmentTo);
    if (!results)
        return warn(tr("There is no result of this challenge in what you copied. Copy the line "
                       "that begins with “Sheepshead challenge”."),
            challengeProblemText(results.problem()));
    for (const ChallengeResult& result : *results)
        if (!folder_.saveOther(kept, result))
            return warn(tr("The result was not kept: the disk did not take it."));
    refresh(kept.hash);
    dialog_->say(tr("%n result(s) added.", nullptr, static_cast<int>(results->size())));
}

void ChallengeController::copyResult(const KeptChallenge& kept)
{
    copyToShare({ .title = {},
        .text = QString::fromStdString(resultLine(kept.own, kept.challenge, commitmentTo)),
        .picture = {} });
    if (dialog_)
        dialog_->say(tr("Copied. Paste it into a message."));
}

void ChallengeController::saveResult(const KeptChallenge& kept)
{
    ChallengeResult finished = kept.own;
    finished.begun.reset();
    const QString name = tr("%1 – %2", "a challenge, a player")
                             .arg(QString::fromStdString(kept.challenge.name),
                                 QString::fromStdString(finished.player));
    askToSave(tr("Save your result to send it"), name, withoutDot(resultFileEnding),
        resultFileText(finished, kept.challenge, commitmentTo));
}

/// The sheets show all cards, so the person is warned first.
void ChallengeController::askForSheets(const KeptChallenge& kept)
{
    std::vector<Deal> deals;
    deals.reserve(static_cast<std::size_t>(kept.challenge.deals));
    for (int deal = 0; deal < kept.challenge.deals; ++deal)
        deals.push_back(recordOfDeal(kept.challenge, deal, commitmentTo).deal);
    const auto sheets = std::make_shared<DealingSheets>(
        QString::fromStdString(kept.challenge.name), kept.challenge.rules, deals);
    auto* const box = new QMessageBox(QMessageBox::Question, tr("Dealing sheets"),
        tr("The sheets show the cards of all deals. If you are still to play this challenge, let "
           "another person print them."),
        QMessageBox::Cancel, front());
    box->setAttribute(Qt::WA_DeleteOnClose);
    const QPushButton* const print = box->addButton(tr("&Print…"), QMessageBox::AcceptRole);
    const QPushButton* const pdf = box->addButton(tr("&Save as PDF…"), QMessageBox::AcceptRole);
    connect(print, &QPushButton::clicked, this, [this, sheets] { printPaper(sheets, front()); });
    connect(pdf, &QPushButton::clicked, this,
        [this, sheets] { savePaper(sheets, tr("Save the dealing sheets as PDF"), front()); });
    box->open();
}

void ChallengeController::showPartings(const KeptChallenge& kept, int deal)
{
    const std::vector<Parting> partings = partingsIn(kept, deal, commitmentTo);
    dialog_->setPartings(partings);
    costs_.ask(partings);
}

void ChallengeController::warn(const QString& words, const QString& more)
{
    auto* const box =
        new QMessageBox(QMessageBox::Warning, tr("Challenges"), words, QMessageBox::Ok, front());
    box->setAttribute(Qt::WA_DeleteOnClose);
    box->setTextFormat(Qt::PlainText);
    box->setInformativeText(more.toHtmlEscaped());
    box->open();
}

} // namespace sheepshead
