// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/game/game_controller.h"

#include "ui/main_window.h"
#include "ui/new_player_dialog.h"
#include "ui/widgets/notice_bar.h"
#include "ui/words/scores/game_over_words.h"

#include <QMessageBox>
#include <QPushButton>

#include <utility>

namespace sheepshead {

namespace {

const QString rulesTopic = QStringLiteral("rules");
const QString endTopic = QStringLiteral("end");
const QString newcomerTopic = QStringLiteral("newcomer");

} // namespace

GameController::GameController(MainWindow& window)
    : window_(window)
{
}

void GameController::setGame(Game* game)
{
    game_ = game;
    window_.notices().clear(rulesTopic);
    window_.notices().clear(endTopic);
    window_.notices().clear(newcomerTopic);
    newRulesWait_ = false;
    if (!game)
        return;
    connect(&game->session(), &GameSession::handBegan, this, &GameController::endRulesNotice);
    connect(&game->session(), &GameSession::handOver, this,
        [this] { window_.notices().clear(newcomerTopic); }); // now a player can join
}

/// Of rules that took effect with this deal; those of the next new game still wait.
void GameController::endRulesNotice()
{
    if (std::exchange(newRulesWait_, false))
        window_.notices().clear(rulesTopic);
}

bool GameController::takesRules(const CheckedVariant& variant) const
{
    return game_ && !game_->session().gameOver() && game_->session().match().canChangeTo(variant);
}

void GameController::changeRules(const Variant& wanted)
{
    const auto variant = check(wanted).value();
    if (takesRules(variant) && game_->session().match().variant() == variant) {
        window_.notices().clear(rulesTopic); // nothing changes, or the change was taken back
        return;
    }
    newRulesWait_ = takesRules(variant);
    if (!newRulesWait_) {
        sayLater(variant);
        return;
    }
    const CheckedVariant before = game_->session().match().variant();
    game_->session().changeRules(variant);
    sayChanged(before);
}

void GameController::sayChanged(const CheckedVariant& before)
{
    const auto undo = [this, game = game_, before] {
        if (game && !game->session().gameOver())
            game->session().changeRules(before);
    };
    window_.notices().say(tr("The new rules take effect with the next deal."),
        { { tr("&Only in new games"), undo } }, rulesTopic);
}

void GameController::sayLater(const CheckedVariant& variant)
{
    const bool chairs = game_ && !game_->session().match().canChangeTo(variant);
    window_.notices().say(chairs
            ? tr("The new rules are for %n player(s): they take effect with the next new game.",
                nullptr, variant.tableSeats())
            : tr("The new rules take effect with the next new game."),
        { { tr("&New game now"), [this] { Q_EMIT newGameWanted(); } } }, rulesTopic);
}

QString GameController::potWords() const
{
    const Match& match = game_->session().match();
    if (match.state().pot == 0)
        return {};
    if (match.variant()->potEnd == PotEnd::ShowdownEach)
        return tr("The pot of %n point(s) goes to the best hands of five cards, one leaster's "
                  "worth after the other.",
            nullptr, match.state().pot);
    return match.variant()->potEnd == PotEnd::Showdown
        ? tr("The pot of %n point(s) goes to the best hand of five cards.", nullptr,
            match.state().pot)
        : tr("The pot of %n point(s) is shared out.", nullptr, match.state().pot);
}

void GameController::askForNewcomer(const QStringList& names, const SeatedTwice& seatedTwice)
{
    if (game_->session().handInPlay()) {
        window_.notices().say(
            tr("A new player can only join between hands. Finish this hand first."), {},
            newcomerTopic);
        return;
    }
    const Match& match = game_->session().match();
    QString pot;
    if (match.state().pot > 0)
        pot = match.variant()->potJoin == PotJoin::BuyIn
            ? tr("The new player adds a point to the pot for every leaster in it.")
            : tr("The pot of %n point(s) is shared out first.", nullptr, match.state().pot);
    auto* const dialog =
        new NewPlayerDialog(game_->head().players, game_->head().people, pot, &window_);
    dialog->setAttribute(Qt::WA_DeleteOnClose);
    dialog->setKnownNames(names);
    dialog->setAlsoTaken([head = game_->head(), seatedTwice](Seat seat, const QString& name) {
        SheetHead then = head;
        then.players[indexOf(seat)] = name;
        return seatedTwice(then).size() > seatedTwice(head).size();
    });
    connect(dialog, &NewPlayerDialog::chosen, this, &GameController::seatNewcomer);
    dialog->open();
}

void GameController::seatNewcomer(Seat seat, const QString& name)
{
    if (!game_ || game_->session().handInPlay())
        return;
    game_->seatNewcomer(seat, name);
    window_.notices().clear(newcomerTopic);
    Q_EMIT playersChanged();
}

void GameController::askToEnd()
{
    auto* const box = new QMessageBox(QMessageBox::NoIcon, tr("End the game"),
        tr("End this game and see who has won?"), QMessageBox::Cancel, &window_);
    box->setAttribute(Qt::WA_DeleteOnClose);
    QStringList consequences;
    if (game_->session().handInPlay())
        consequences << tr("The hand on the table is given up and does not count.");
    consequences << potWords();
    box->setInformativeText(consequences.join(u' ').trimmed());
    auto* const button = box->addButton(tr("&End the game"), QMessageBox::AcceptRole);
    connect(button, &QPushButton::clicked, this, &GameController::end);
    box->open();
}

void GameController::end()
{
    if (!game_ || game_->session().gameOver())
        return;
    window_.notices().clear(rulesTopic);
    game_->session().stop();
    Q_EMIT ended();
    noteEnd();
    showEnd();
}

void GameController::noteEnd()
{
    window_.notices().say(tr("The game is over. %1").arg(winnersText(game_->document())),
        { { tr("&New game"), [this] { Q_EMIT newGameWanted(); } } }, endTopic);
}

void GameController::showEnd()
{
    const SheetDocument document = game_->document();
    auto* const box = new QMessageBox(QMessageBox::NoIcon, tr("The game is over"),
        winnersText(document), QMessageBox::Close, &window_);
    box->setAttribute(Qt::WA_DeleteOnClose);
    const QString showdown = showdownText(document);
    box->setInformativeText(showdown.isEmpty()
            ? standingsText(document)
            : tr("The showdown for the pot:\n%1\n\nThe final standing:\n%2")
                  .arg(showdown, standingsText(document)));
    auto* const next = box->addButton(tr("&New game"), QMessageBox::AcceptRole);
    box->setDefaultButton(next);
    connect(next, &QPushButton::clicked, this, &GameController::newGameWanted);
    box->open();
}

} // namespace sheepshead
