// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/book/review_controller.h"

#include "app/book/book_browser.h"
#include "app/book/score_book_controller.h"
#include "app/settings/settings_controller.h"
#include "ui/main_window.h"
#include "ui/scores/score_sheet_view.h"
#include "ui/scores/sheet_changes.h"
#include "ui/table/panels/result_panel.h"
#include "ui/table/table_widget.h"
#include "ui/widgets/notice_bar.h"

namespace sheepshead {

namespace {

const QString practiceTopic = QStringLiteral("practice");

} // namespace

LookBack::LookBack(const Room& room)
    : room_(room)
    , reviews_(room.window)
    , practice_(room.table)
{
    connectWishes();
    connectPractice();
    for (const Command command : { Command::Review, Command::EndPractice })
        room_.window.action(command).setEnabled(false); // until there is a hand
}

void LookBack::connectWishes()
{
    connect(&room_.window.action(Command::Review), &QAction::triggered, this,
        &LookBack::reviewLastHand);
    connect(&room_.table.result(), &ResultPanel::reviewWanted, this, &LookBack::reviewLastHand);
    connect(&room_.sheet, &ScoreSheetView::reviewWanted, this, &LookBack::reviewRow);
    connect(&room_.browser, &BookBrowser::reviewWanted, this, &LookBack::review);
    connect(&reviews_, &ReviewDesk::practiceWanted, this, &LookBack::beginPractice);
    connect(&room_.window.action(Command::EndPractice), &QAction::triggered, &practice_,
        &Practice::end);
}

void LookBack::connectPractice()
{
    connect(&practice_, &Practice::handEnded, this, &LookBack::changed);
    connect(&practice_, &Practice::began, this, [this] {
        Q_EMIT changed();
        tellOfPractice();
    });
    connect(&practice_, &Practice::ended, this, [this] {
        room_.window.notices().clear(practiceTopic);
        Q_EMIT changed();
        Q_EMIT practiceEnded();
    });
}

void LookBack::setGame(Game& game)
{
    practice_.drop();
    room_.window.notices().clear(practiceTopic);
    game_ = &game;
}

void LookBack::allowCommands()
{
    room_.window.action(Command::Review).setEnabled(lastHand().has_value());
    room_.window.action(Command::EndPractice).setEnabled(practice_.isOn());
}

/// Of the practice while there is one, else of the game.
std::optional<NamedHand> LookBack::lastHand() const
{
    if (practice_.isOn())
        return practice_.lastHand();
    const auto& hands = game_->dealtHands().hands();
    const auto record =
        hands.empty() ? Result<HandRecord>(Problem {}) : parseRecord(hands.back().record);
    return record ? std::optional(NamedHand { *record, game_->head().players }) : std::nullopt;
}

void LookBack::reviewLastHand()
{
    if (const auto hand = lastHand())
        review(*hand);
}

void LookBack::reviewRow(int row)
{
    for (const DealtRecord& dealt : game_->dealtHands().hands())
        if (dealt.row == row + 1)
            if (const auto record = parseRecord(dealt.record))
                review({ *record, playersAt(game_->document(), row) });
}

void LookBack::review(const NamedHand& hand)
{
    if (const auto problem = reviews_.open(hand, room_.setup.preferences()))
        room_.desk.tell(*problem);
}

void LookBack::beginPractice(const NamedHand& hand)
{
    room_.browser.close();
    if (const auto problem = practice_.begin(*game_, hand, room_.setup.preferences()))
        room_.desk.tell(*problem);
}

void LookBack::tellOfPractice()
{
    room_.window.notices().say(tr("Practice: this hand does not count. Your game waits for you."),
        { { tr("&Back to the game"), [this] { practice_.end(); } } }, practiceTopic);
}

} // namespace sheepshead
