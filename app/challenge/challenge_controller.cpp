// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/challenge/challenge_controller.h"

#include "app/book/unsaved_files.h"
#include "app/commitment/commitment.h"
#include "app/settings/settings_controller.h"
#include "app/table/table_host.h"
#include "engine/challenge/challenge_file.h"
#include "engine/challenge/challenge_name.h"
#include "ui/challenge/challenges_dialog.h"
#include "ui/challenge/new_challenge_dialog.h"
#include "ui/challenge/table_scores_dialog.h"
#include "ui/main_window.h"
#include "ui/table/scene/announcer.h"
#include "ui/table/scene/table_scene.h"
#include "ui/table/table_widget.h"
#include "ui/widgets/notice_bar.h"
#include "ui/widgets/same_name.h"
#include "ui/words/players/seat_words.h"
#include "ui/words/scores/sheet_figures.h"

#include <QInputDialog>
#include <QRandomGenerator>

#include <algorithm>
#include <utility>

namespace sheepshead {

namespace {

const QString challengeTopic = QStringLiteral("challenge");

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
        return isSameName(QString::fromStdString(result.player), name);
    };
    return (kept.isBegun() && isNamed(kept.own)) || std::ranges::any_of(kept.housemates, isNamed);
}

} // namespace

ChallengeController::ChallengeController(const TablePlace& place, const QString& folder,
    UnsavedFiles& unsavedFiles, std::function<CheckedVariant()> tableRules)
    : place_(place)
    , tableRules_(std::move(tableRules))
    , folder_(folder)
    , unsavedFiles_(unsavedFiles)
    , unsaved_(folder_, unsavedFiles_)
    , exchange_(folder_, [this] { return front(); })
    , play_(place_.host, place_.table, place_.settings)
{
    connect(&exchange_, &ChallengeExchange::kept, this, &ChallengeController::show);
    connect(&exchange_, &ChallengeExchange::said, this, [this](const QString& words) {
        if (dialog_)
            dialog_->say(words);
    });
    connect(&place_.window.action(Command::NewChallenge), &QAction::triggered, this,
        &ChallengeController::askForNew);
    connect(
        &place_.window.action(Command::Challenges), &QAction::triggered, this, [this] { show(); });
    connect(&play_, &ChallengePlay::progressed, this,
        [this] { unsaved_.save(play_.challenge(), play_.result()); });
    connect(&play_, &ChallengePlay::dealShown, this, &ChallengeController::tellDeal);
    connect(&play_, &ChallengePlay::left, this, &ChallengeController::endNotice);
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
    if (tables_)
        return tables_;
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
        return exchange_.warn(
            tr("The challenge was not made: it could not be written to the disk."));
    const std::string hash = hashOfChallenge(challenge, commitmentTo);
    const QString name = QString::fromStdString(challenge.name);
    place_.window.notices().say(
        tr("The challenge “%1” is made. Send its file to others; you play it here.").arg(name),
        { { tr("&Challenges…"), [this, hash] { show(hash); } } }, challengeTopic);
    exchange_.send(challenge);
}

void ChallengeController::show(const std::string& hash)
{
    if (!dialog_) {
        dialog_ = new ChallengesDialog(allKept(), &place_.window);
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
    connect(dialog_, &ChallengesDialog::addWanted, &exchange_, &ChallengeExchange::askForFile);
    connect(dialog_, &ChallengesDialog::pasteWanted, this, [this] {
        if (const KeptChallenge* const chosen = dialog_->current())
            exchange_.paste(KeptChallenge(*chosen)); // the list changes meanwhile
    });
    connect(dialog_, &ChallengesDialog::copyWanted, &exchange_, &ChallengeExchange::copyResult);
    connect(dialog_, &ChallengesDialog::saveWanted, &exchange_, &ChallengeExchange::saveResult);
    connect(dialog_, &ChallengesDialog::sheetsWanted, &exchange_, &ChallengeExchange::askForSheets);
    connect(dialog_, &ChallengesDialog::tablesWanted, this, &ChallengeController::askForTables);
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
        dialog_->setChallenges(allKept(), hash);
}

std::vector<KeptChallenge> ChallengeController::allKept() const
{
    std::vector<KeptChallenge> all;
    for (KeptChallenge& kept : folder_.all())
        all.push_back(unsaved_.withUnsaved(std::move(kept)));
    return all;
}

/// As it is now; says so where it cannot be read any more.
std::optional<KeptChallenge> ChallengeController::find(const std::string& hash)
{
    auto found = folder_.find(hash);
    if (found)
        return unsaved_.withUnsaved(std::move(*found));
    exchange_.warn(tr("The file of this challenge cannot be read now."));
    return std::nullopt;
}

void ChallengeController::begin(const KeptChallenge& kept)
{
    unsavedFiles_.retry();
    auto found = find(kept.hash);
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
    const auto now = find(kept.hash);
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

/// What was told of a deal is of the challenge's table; what was told of the last one stays.
void ChallengeController::endNotice()
{
    unsavedFiles_.retry();
    if (!play_.isOver())
        place_.window.notices().clear(challengeTopic);
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
    std::vector<NoticeBar::Offer> offers { { tr("&Challenges…"), [this, hash] { show(hash); } } };
    if (played < deals)
        offers.push_back({ tr("&Back to the game"), [this] { place_.host.giveBack(); } });
    place_.window.notices().say(words, offers, challengeTopic);
    place_.table.scene().announcer().say(words);
}

void ChallengeController::askForTables(const KeptChallenge& chosen)
{
    const auto kept = find(chosen.hash);
    if (!kept)
        return;
    tables_ = new TableScoresDialog(*kept, people_ ? people_() : QStringList(), front());
    tables_->setAttribute(Qt::WA_DeleteOnClose);
    tables_->setSave([this, kept = *kept](const auto& before, const auto& after) {
        return saveTable(kept, before, after);
    });
    connect(tables_, &TableScoresDialog::copyWanted, &exchange_, &ChallengeExchange::copyTable);
    connect(tables_, &TableScoresDialog::sendWanted, &exchange_, &ChallengeExchange::saveTable);
    tables_->open();
}

bool ChallengeController::saveTable(const KeptChallenge& kept,
    const std::optional<RealTable>& before, const std::optional<RealTable>& after)
{
    const bool saved = folder_.changeTable(kept.challenge, before, after);
    if (saved)
        refresh(kept.hash);
    return saved;
}

void ChallengeController::showPartings(const KeptChallenge& kept, int deal)
{
    const std::vector<Parting> partings = partingsIn(kept, deal, commitmentTo);
    dialog_->setPartings(partings);
    costs_.ask(partings);
}

} // namespace sheepshead
