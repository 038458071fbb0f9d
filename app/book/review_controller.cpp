// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/book/review_controller.h"

#include "app/book/book_browser.h"
#include "app/book/current_game.h"
#include "app/book/score_book_controller.h"
#include "app/game/participants.h"
#include "app/session/advisor.h"
#include "app/session/review_worker.h"
#include "app/settings/settings_controller.h"
#include "app/table/table_host.h"
#include "ui/main_window.h"
#include "ui/review/review_dialog.h"
#include "ui/scores/score_sheet_view.h"
#include "ui/scores/sheet_changes.h"
#include "ui/table/panels/result_panel.h"
#include "ui/table/table_widget.h"
#include "ui/widgets/notice_bar.h"

#include <QApplication>

namespace sheepshead {

namespace {

const QString practiceTopic = QStringLiteral("practice");

} // namespace

ReviewController::ReviewController(const Room& room)
    : room_(room)
    , practice_(room.host, room.table, room.setup)
{
    connectWishes();
    connect(
        &practice_, &Practice::left, this, [this] { room_.window.notices().clear(practiceTopic); });
    connect(&room_.host, &TableHost::taken, this, &ReviewController::clearTable);
}

ReviewController::~ReviewController() = default;

void ReviewController::connectWishes()
{
    connect(&room_.window.action(Command::Review), &QAction::triggered, this,
        &ReviewController::reviewLastHand);
    connect(
        &room_.table.result(), &ResultPanel::reviewWanted, this, &ReviewController::reviewLastHand);
    connect(&room_.sheet, &ScoreSheetView::reviewWanted, this, &ReviewController::reviewRow);
    connect(&room_.browser, &BookBrowser::reviewWanted, this, &ReviewController::review);
}

void ReviewController::reviewLastHand()
{
    if (const auto hand = room_.host.lastHand())
        review(*hand);
}

void ReviewController::reviewRow(int row)
{
    for (const DealtRecord& dealt : room_.game->dealtHands().hands())
        if (dealt.row == row + 1)
            if (const auto record = parseRecord(dealt.record))
                review({ *record, playersAt(room_.game->document(), row) });
}

void ReviewController::review(const NamedHand& hand)
{
    if (const auto problem = openDialog(hand))
        room_.book.tell(*problem);
}

std::optional<Problem> ReviewController::openDialog(const NamedHand& hand)
{
    auto steps = stepsOf(hand.record);
    if (!steps)
        return steps.problem();
    closeDialog();
    const Preferences& look = room_.setup.preferences();
    dialog_ = new ReviewDialog(
        *steps, replay(hand.record).value(), seatingOf(hand.players, look.cast), &room_.window);
    dialog_->setAttribute(Qt::WA_DeleteOnClose);
    dialog_->setLook(look.felt, look.deck);
    worker_ = std::make_unique<ReviewWorker>(std::move(steps).value(), adviceSeed, ReviewBudget {},
        room_.game && hand.players == room_.game->head().players ? opponents_ : Opponents(),
        SeatSet { personsSeat });
    connect(worker_.get(), &ReviewWorker::found, dialog_, &ReviewDialog::setReview);
    connect(dialog_, &QObject::destroyed, this, [this] { worker_.reset(); });
    connect(dialog_, &ReviewDialog::playAgainWanted, this, [this, hand] { practise(hand, 0); });
    connect(dialog_, &ReviewDialog::playOnWanted, this,
        [this, hand](std::size_t step) { practise(hand, step); });
    if (QApplication::activeModalWidget() != nullptr)
        dialog_->open(); // above the score book, which would block it
    else
        dialog_->show(); // beside the table, where the game goes on
    return std::nullopt;
}

void ReviewController::closeDialog()
{
    if (dialog_)
        dialog_->disconnect(this);
    delete dialog_;
    worker_.reset();
}

/// What lies over the table goes where somebody has taken it.
void ReviewController::clearTable()
{
    if (dialog_)
        dialog_->close();
    room_.browser.close();
}

void ReviewController::practise(NamedHand hand, std::size_t decisions)
{
    hand.record.actions.resize(decisions);
    hand.record.scores.reset();
    hand.record.practice = false; // it is of no game
    if (const auto problem = practice_.begin(hand))
        room_.book.tell(*problem);
    else
        showPracticeNotice(hand.record.deal);
}

void ReviewController::open(const HandRecord& record)
{
    const NamedHand hand { record,
        room_.setup.preferences().names.mid(0, record.variant.tableSeats()) };
    if (replay(record).value().over())
        review(hand);
    else
        practise(hand, record.actions.size());
}

void ReviewController::playAgain(Back how)
{
    const auto hand = room_.host.lastHand();
    if (hand)
        practise(*hand, decisionsKept(hand->record, personsSeat, how).value_or(0));
}

void ReviewController::playDeal(std::uint64_t number, Seat dealer)
{
    const CheckedVariant& variant = room_.game->session().match().variant();
    if (indexOf(dealer) < variant.tableSeats())
        practise({ { variant, dealFromSeed(variant, number, dealer), 1, {}, {} },
                     room_.game->head().players },
            0);
}

void ReviewController::showPracticeNotice(const Deal& deal)
{
    const QString words = tr("Practice: this hand does not count. Your game waits for you.");
    const QString number = deal.seed ? u' ' + tr("Deal number %1.").arg(*deal.seed) : QString();
    room_.window.notices().say(words + number,
        { { tr("&Back to the game"), [this] { room_.host.giveBack(); } } }, practiceTopic);
}

} // namespace sheepshead
