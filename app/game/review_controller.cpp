// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/game/review_controller.h"

#include "app/book/book_browser.h"
#include "app/book/score_book_controller.h"
#include "app/game/current_game.h"
#include "app/game/known_players.h"
#include "app/match/participants.h"
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
#include "ui/widgets/show_in_front.h"

namespace sheepshead {

namespace {

const QString practiceTopic = QStringLiteral("practice");

} // namespace

ReviewController::ReviewController(const TablePlace& place, CurrentGame& game,
    const KnownPlayers& players, ScoreBookController& book, ScoreSheetView& sheet,
    BookBrowser& browser)
    : place_(place)
    , game_(game)
    , players_(players)
    , book_(book)
    , browser_(browser)
    , practice_(place.host, place.table, place.settings)
{
    connectWishes(sheet);
    connect(&practice_, &Practice::left, this,
        [this] { place_.window.notices().clear(practiceTopic); });
    connect(&place_.host, &TableHost::taken, this, &ReviewController::clearTable);
}

ReviewController::~ReviewController() = default;

void ReviewController::connectWishes(ScoreSheetView& sheet)
{
    connect(&place_.window.action(Command::Review), &QAction::triggered, this,
        &ReviewController::reviewLastHand);
    connect(&place_.table.result(), &ResultPanel::reviewWanted, this,
        &ReviewController::reviewLastHand);
    connect(&sheet, &ScoreSheetView::reviewWanted, this, &ReviewController::reviewRow);
    connect(&browser_, &BookBrowser::reviewWanted, this, &ReviewController::reviewOld);
}

void ReviewController::reviewLastHand()
{
    const auto hand = place_.host.lastHand();
    if (!hand)
        return;
    const GameSession* const played = place_.host.session();
    if (played && played != place_.host.game()) // a guest's, whose players are strangers
        review(*hand);
    else if (players_.ofLastHand())
        review(*hand, players_.ofLastHand());
    else
        reviewOld(*hand);
}

void ReviewController::reviewRow(int row)
{
    const auto& hands = game_->dealtHands().hands();
    for (const DealtRecord& dealt : hands) {
        if (dealt.row != row + 1)
            continue;
        const auto record = parseRecord(dealt.record);
        if (!record)
            continue;
        const NamedHand hand { *record, playersAt(game_->document(), row),
            game_->session().viewer() };
        if (&dealt == &hands.back() && players_.ofLastHand())
            review(hand, players_.ofLastHand());
        else
            reviewOld(hand);
    }
}

void ReviewController::review(const NamedHand& hand, const std::optional<Acquaintances>& known)
{
    if (const auto problem = openDialog(hand, known.value_or(Acquaintances())))
        book_.tell(*problem);
}

void ReviewController::reviewOld(const NamedHand& hand)
{
    review(hand);
    if (dialog_ && place_.settings.preferences().notice)
        dialog_->sayPlayersAreStrangers();
}

std::optional<Problem> ReviewController::openDialog(
    const NamedHand& hand, const Acquaintances& known)
{
    auto steps = stepsOf(hand.record);
    if (!steps)
        return steps.problem();
    closeDialog();
    const Preferences& look = place_.settings.preferences();
    dialog_ = new ReviewDialog(*steps, replay(hand.record).value(),
        seatingOf(hand.players, look.cast, hand.person), &place_.window);
    dialog_->setAttribute(Qt::WA_DeleteOnClose);
    dialog_->setLook(look.felt, look.deck);
    worker_ = std::make_unique<ReviewWorker>(std::move(steps).value(), adviceSeed,
        ReviewBudget { .reasonsFor = { hand.person } }, known, SeatSet { hand.person });
    connect(worker_.get(), &ReviewWorker::found, dialog_, &ReviewDialog::setReview);
    connect(dialog_, &QObject::destroyed, this, [this] { worker_.reset(); });
    connect(dialog_, &ReviewDialog::playAgainWanted, this, [this, hand] { practise(hand, 0); });
    connect(dialog_, &ReviewDialog::playOnWanted, this,
        [this, hand](std::size_t step) { practise(hand, step); });
    connect(dialog_, &ReviewDialog::studyWanted, this, [this, hand](std::size_t step) {
        clearTable();
        Q_EMIT studyWanted(hand, step);
    });
    showInFront(*dialog_); // above the score book, or beside the table, where the game goes on
    return std::nullopt;
}

void ReviewController::closeDialog()
{
    if (dialog_)
        dialog_->disconnect(this);
    delete dialog_;
    worker_.reset();
}

/// Closes the windows that lie over the table, because a guest has taken it.
void ReviewController::clearTable()
{
    if (dialog_)
        dialog_->close();
    browser_.close();
}

void ReviewController::practise(NamedHand hand, std::size_t decisions)
{
    hand.record.actions.resize(decisions);
    hand.record.scores.reset();
    hand.record.practice = false; // it is of no game
    if (const auto problem = practice_.begin(hand))
        book_.tell(*problem);
    else
        showPracticeNotice(hand.record.deal);
}

void ReviewController::open(const HandRecord& record)
{
    const NamedHand hand { record,
        place_.settings.preferences().names.mid(0, record.variant.tableSeats()) };
    if (replay(record).value().over())
        review(hand);
    else
        practise(hand, record.actions.size());
}

void ReviewController::playAgain(Back how)
{
    const auto hand = place_.host.lastHand();
    if (hand)
        practise(*hand, decisionsKept(hand->record, hand->person, how).value_or(0));
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
    place_.window.notices().say(words + number,
        { { tr("&Back to the game"), [this] { place_.host.giveBack(); } } }, practiceTopic);
}

} // namespace sheepshead
