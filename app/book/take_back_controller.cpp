// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/book/take_back_controller.h"

#include "app/book/review_controller.h"
#include "app/game/game.h"
#include "ui/deals/deal_number_dialog.h"
#include "ui/main_window.h"
#include "ui/table/table_widget.h"
#include "ui/widgets/notice_bar.h"

#include <QAction>

namespace sheepshead {

namespace {

const QString takenBackTopic = QStringLiteral("taken-back");

} // namespace

TakeBackController::TakeBackController(
    MainWindow& window, TableWidget& table, ReviewController& review)
    : window_(window)
    , table_(table)
    , review_(review)
{
    connectCommands();
    connect(&review, &ReviewController::changed, this, [this] {
        Game* const practice = review_.practiceGame();
        if (practice != nullptr && practice != practice_)
            listenTo(practice->session());
        practice_ = practice;
        refresh();
    });
    refresh();
}

void TakeBackController::connectCommands()
{
    const auto onCommand = [this](Command command, auto slot) {
        connect(&window_.action(command), &QAction::triggered, this, slot);
    };
    onCommand(Command::Undo, &TakeBackController::undo);
    onCommand(Command::UndoTrick, [this] {
        if (GameSession* const now = session())
            now->takeBack(Back::Trick);
    });
    onCommand(Command::Redo, [this] {
        if (GameSession* const now = session())
            now->bringBack();
    });
    onCommand(Command::PlayAgain, &TakeBackController::playAgain);
    onCommand(Command::DealNumber, &TakeBackController::askForNumber);
}

void TakeBackController::listenTo(GameSession& session)
{
    connect(&session, &GameSession::handBegan, this, &TakeBackController::refresh);
    connect(&session, &GameSession::decided, this, &TakeBackController::refresh);
    connect(&session, &GameSession::rewound, this, &TakeBackController::refresh);
    connect(&session, &GameSession::restored, this, &TakeBackController::refresh);
    connect(&session, &GameSession::handOver, this, &TakeBackController::refresh);
    connect(&session, &GameSession::handGivenUp, this, &TakeBackController::refresh);
}

void TakeBackController::setGame(Game& game)
{
    game_ = &game;
    listenTo(game.session());
    refresh();
}

/// Of the game that has the table.
GameSession* TakeBackController::session() const
{
    if (Game* const practice = review_.practiceGame())
        return &practice->session();
    return game_ ? &game_->session() : nullptr;
}

void TakeBackController::refresh()
{
    const GameSession* const now = session();
    const bool after = now != nullptr && !now->handInPlay() && review_.hasLastHand();
    const bool back = now != nullptr && now->canTakeBack();
    window_.action(Command::Undo).setEnabled(back || after);
    window_.action(Command::UndoTrick).setEnabled(back);
    window_.action(Command::Redo).setEnabled(now != nullptr && now->canBringBack());
    window_.action(Command::PlayAgain).setEnabled(back || after);
    window_.action(Command::DealNumber).setEnabled(now != nullptr);
    if (now == nullptr || review_.isPractising())
        return;
    table_.setKind(now->isPractice() ? HandKind::TakenBack : HandKind::Counts);
    sayTakenBack();
}

/// As long as the hand can still be put back as it was.
void TakeBackController::sayTakenBack()
{
    const bool mayPutBack = session()->isPractice() && session()->canBringBack();
    if (mayPutBack == saidTakenBack_)
        return;
    saidTakenBack_ = mayPutBack;
    if (!mayPutBack)
        return window_.notices().clear(takenBackTopic);
    const auto putBack = [this] {
        while (session() != nullptr && session()->canBringBack())
            session()->bringBack();
    };
    window_.notices().say(tr("This hand is practice now: it does not count, and the same player "
                             "deals again. Put everything back, and it counts as before."),
        { { tr("&Put back"), putBack } }, takenBackTopic);
}

void TakeBackController::undo()
{
    GameSession* const now = session();
    if (now == nullptr)
        return;
    if (now->handInPlay())
        now->takeBack(Back::Decision);
    else
        review_.playAgain(Back::Decision);
}

void TakeBackController::playAgain()
{
    GameSession* const now = session();
    if (now == nullptr)
        return;
    if (now->handInPlay())
        now->takeBack(Back::Hand);
    else
        review_.playAgain(Back::Hand);
}

void TakeBackController::askForNumber()
{
    if (!game_)
        return;
    std::optional<NumberedDeal> last;
    if (const auto deal = review_.lastDeal(); deal && deal->seed)
        last = NumberedDeal { *deal->seed, deal->dealer };
    auto* const dialog = new DealNumberDialog(game_->head().players, last, &window_);
    dialog->setAttribute(Qt::WA_DeleteOnClose);
    connect(dialog, &DealNumberDialog::chosen, this, [this](const NumberedDeal& deal) {
        if (game_)
            review_.playDeal(deal.number, deal.dealer);
    });
    dialog->open();
}

} // namespace sheepshead
