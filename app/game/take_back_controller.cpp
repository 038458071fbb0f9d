// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/game/take_back_controller.h"

#include "app/game/current_game.h"
#include "app/game/review_controller.h"
#include "app/table/table_host.h"
#include "ui/deals/deal_number_dialog.h"
#include "ui/main_window.h"
#include "ui/widgets/notice_bar.h"
#include "ui/words/players/seat_words.h"

#include <QAction>
#include <QMessageBox>
#include <QPushButton>

namespace sheepshead {

namespace {

const QString takenBackTopic = QStringLiteral("taken-back");

} // namespace

TakeBackController::TakeBackController(
    MainWindow& window, const CurrentGame& game, const TableHost& host, ReviewController& review)
    : window_(window)
    , game_(game)
    , host_(host)
    , review_(review)
{
    connectCommands();
    connect(&host_, &TableHost::changed, this, &TakeBackController::sayTakenBack);
}

void TakeBackController::connectCommands()
{
    const auto onCommand = [this](Command command, auto slot) {
        connect(&window_.action(command), &QAction::triggered, this, slot);
    };
    onCommand(Command::Undo, [this] { takeBack(Back::Decision); });
    onCommand(Command::UndoTrick, [this] {
        if (session() && session()->handInPlay())
            takeBack(Back::Trick);
    });
    onCommand(Command::Redo, [this] {
        if (GameSession* const now = session())
            now->bringBack();
    });
    onCommand(Command::PlayAgain, [this] { takeBack(Back::Hand); });
    onCommand(Command::DealNumber, &TakeBackController::askForNumber);
}

/// Of whatever hands are played at the table.
GameSession* TakeBackController::session() const { return host_.session(); }

/// As long as the hand of the game is on the table and can still be put back as it was.
void TakeBackController::sayTakenBack()
{
    const bool mayPutBack =
        !host_.gameWaits() && host_.handIsPractice() && session()->canBringBack();
    if (mayPutBack == saidTakenBack_)
        return;
    saidTakenBack_ = mayPutBack;
    if (!mayPutBack)
        return window_.notices().clear(takenBackTopic);
    const auto putBack = [this] {
        while (!host_.gameWaits() && session()->canBringBack())
            session()->bringBack();
    };
    window_.notices().say(tr("This hand is practice now: it does not count, and the same player "
                             "deals again. Put everything back, and it counts as before."),
        { { tr("&Put back"), putBack } }, takenBackTopic);
}

/// In a hand; after it, the same in a practice.
void TakeBackController::takeBack(Back how)
{
    GameSession* const now = session();
    if (now == nullptr)
        return;
    if (!now->handInPlay())
        return review_.playAgain(how);
    const SeatSet others = now->othersTakenBack(how);
    if (others.empty())
        now->takeBack(how);
    else
        askOthers(others, how);
}

/// Other people at this computer have decided since.
void TakeBackController::askOthers(SeatSet others, Back how)
{
    QStringList names;
    for (const Seat seat : others)
        names << inSentence(game_->head().players.value(indexOf(seat)));
    auto* const box = new QMessageBox(QMessageBox::NoIcon, tr("Take back"),
        tr("This also takes back what %1 decided since.").arg(spokenList(names)),
        QMessageBox::Cancel, &window_);
    box->setAttribute(Qt::WA_DeleteOnClose);
    box->setInformativeText(tr("Do all of them agree? The hand is practice then."));
    auto* const button = box->addButton(tr("&Take back"), QMessageBox::AcceptRole);
    box->setDefaultButton(QMessageBox::Cancel);
    const std::size_t decisions = session()->record()->actions.size();
    connect(button, &QPushButton::clicked, this, [this, how, decisions] {
        // While it was asked the hand may have gone on, or another have begun.
        GameSession* const now = session();
        if (now && now->handInPlay() && now->record()->actions.size() == decisions)
            now->takeBack(how);
    });
    box->open();
}

void TakeBackController::askForNumber()
{
    if (!game_)
        return;
    std::optional<NumberedDeal> last;
    if (const auto hand = host_.lastHand(); hand && hand->record.deal.seed)
        last = NumberedDeal { *hand->record.deal.seed, hand->record.deal.dealer };
    auto* const dialog = new DealNumberDialog(game_->head().players, last, &window_);
    dialog->setAttribute(Qt::WA_DeleteOnClose);
    connect(dialog, &DealNumberDialog::chosen, this, [this](const NumberedDeal& deal) {
        if (game_)
            review_.playDeal(deal.number, deal.dealer);
    });
    dialog->open();
}

} // namespace sheepshead
