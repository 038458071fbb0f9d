// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/book/review_controller.h"

#include "app/book/book_browser.h"
#include "app/book/score_book_controller.h"
#include "app/game/participants.h"
#include "app/session/advisor.h"
#include "app/session/review_worker.h"
#include "app/settings/settings_controller.h"
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
    , practice_(room.table)
{
    connectWishes();
    connectPractice();
    for (const Command command : { Command::Review, Command::SaveHand, Command::EndPractice })
        room_.window.action(command).setEnabled(false); // until there is a hand
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
    connect(&room_.window.action(Command::EndPractice), &QAction::triggered, &practice_,
        &Practice::end);
}

void ReviewController::connectPractice()
{
    connect(&practice_, &Practice::handEnded, this, [this] {
        Q_EMIT changed();
        if (const auto hand = practice_.lastHand())
            Q_EMIT practised(*hand);
    });
    connect(&practice_, &Practice::began, this, &ReviewController::changed);
    connect(&practice_, &Practice::ended, this, [this] {
        room_.window.notices().clear(practiceTopic);
        Q_EMIT changed();
        Q_EMIT practiceEnded();
    });
}

void ReviewController::setGame(Game& game)
{
    practice_.drop();
    room_.window.notices().clear(practiceTopic);
    game_ = &game;
}

void ReviewController::allowCommands()
{
    for (const Command command : { Command::Review, Command::SaveHand })
        room_.window.action(command).setEnabled(lastHand().has_value());
    room_.window.action(Command::EndPractice).setEnabled(practice_.isOn());
}

/// The last hand of the practice while there is one, else of the game.
std::optional<NamedHand> ReviewController::lastHand() const
{
    if (practice_.isOn())
        return practice_.lastHand();
    const auto& hands = game_->dealtHands().hands();
    const auto record =
        hands.empty() ? Result<HandRecord>(Problem {}) : parseRecord(hands.back().record);
    return record ? std::optional(NamedHand { *record, game_->head().players }) : std::nullopt;
}

void ReviewController::reviewLastHand()
{
    if (const auto hand = lastHand())
        review(*hand);
}

void ReviewController::reviewRow(int row)
{
    for (const DealtRecord& dealt : game_->dealtHands().hands())
        if (dealt.row == row + 1)
            if (const auto record = parseRecord(dealt.record))
                review({ *record, playersAt(game_->document(), row) });
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
        *steps, replay(hand.record).value(), seatingOf(hand.players), &room_.window);
    dialog_->setAttribute(Qt::WA_DeleteOnClose);
    dialog_->setLook(look.felt, look.deck);
    worker_ = std::make_unique<ReviewWorker>(std::move(steps).value(), adviceSeed, ReviewBudget {},
        game_ && hand.players == game_->head().players ? opponents_ : Opponents(),
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

void ReviewController::practise(NamedHand hand, std::size_t decisions)
{
    hand.record.actions.resize(decisions);
    hand.record.scores.reset();
    hand.record.practice = false; // it is of no game
    if (begin(hand))
        showPracticeNotice(hand.record.deal);
}

bool ReviewController::begin(const NamedHand& hand, const std::optional<PracticeTable>& table)
{
    if (dialog_)
        dialog_->close();
    room_.browser.close();
    Q_EMIT aboutToPractise();
    room_.window.notices().clear(practiceTopic);
    const auto problem = practice_.begin(*game_, hand, room_.setup.preferences(), table);
    if (problem)
        room_.book.tell(*problem);
    return !problem;
}

void ReviewController::playAt(const PracticeTable& table, const NamedHand& hand)
{
    begin(hand, table);
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

std::optional<Deal> ReviewController::lastDeal() const
{
    const auto hand = lastHand();
    return hand ? std::optional(hand->record.deal) : std::nullopt;
}

void ReviewController::playAgain(Back how)
{
    const auto hand = lastHand();
    if (hand)
        practise(*hand, decisionsKept(hand->record, personsSeat, how).value_or(0));
}

void ReviewController::playDeal(std::uint64_t number, Seat dealer)
{
    const CheckedVariant& variant = game_->session().match().variant();
    if (indexOf(dealer) < variant.tableSeats())
        practise({ { variant, dealFromSeed(variant, number, dealer), 1, {}, {} },
                     game_->head().players },
            0);
}

void ReviewController::showPracticeNotice(const Deal& deal)
{
    const QString words = tr("Practice: this hand does not count. Your game waits for you.");
    const QString number = deal.seed ? u' ' + tr("Deal number %1.").arg(*deal.seed) : QString();
    room_.window.notices().say(words + number,
        { { tr("&Back to the game"), [this] { practice_.end(); } } }, practiceTopic);
}

} // namespace sheepshead
