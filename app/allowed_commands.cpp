// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/allowed_commands.h"

#include "app/book/current_game.h"
#include "app/book/files/book_files.h"
#include "app/book/review_controller.h"
#include "app/book/score_book_controller.h"
#include "app/book/take_back_controller.h"
#include "app/table_use.h"
#include "ui/main_window.h"

#include <QAction>

#include <initializer_list>

namespace sheepshead {

namespace {

void allow(const MainWindow& window, std::initializer_list<Command> commands, bool allowed)
{
    for (const Command command : commands)
        window.action(command).setEnabled(allowed);
}

} // namespace

AllowedCommands::AllowedCommands(const Room& room)
    : room_(room)
{
}

/// What depends on the hand on the table, its owners enable; a lesson's hand takes that away again,
/// so it comes last.
void AllowedCommands::refresh()
{
    if (room_.game) {
        room_.review.allowCommands();
        if (!room_.table.isLesson())
            room_.takeBack.refresh();
    }
    allowGame();
    allowBook();
    if (room_.table.isLesson())
        allowLesson();
}

void AllowedCommands::allowGame()
{
    const bool isThere = bool(room_.game);
    const bool isOver = isThere && room_.game->session().gameOver();
    allow(room_.window,
        { Command::Print, Command::ExportPdf, Command::Hint, Command::LayDown, Command::LastTrick,
            Command::TrumpCount, Command::RepeatHand, Command::RepeatTrick, Command::RepeatScores,
            Command::RepeatSeats, Command::OpenHand, Command::Learn, Command::Drills,
            Command::DayHand, Command::Rules },
        isThere);
    allow(room_.window, { Command::NewPlayer, Command::EndGame },
        isThere && !isOver && !room_.table.gameWaits());
}

void AllowedCommands::allowBook()
{
    const bool gameIsThere = bool(room_.game);
    const bool bookIsOpen = room_.book.isOpen();
    const bool filesAreBusy = room_.files.isBusy();
    allow(room_.window,
        { Command::ScoreBook, Command::History, Command::People, Command::ScoreTable },
        gameIsThere && bookIsOpen);
    allow(room_.window, { Command::ExportBook, Command::ImportBook, Command::BackUpBook },
        bookIsOpen && !filesAreBusy);
    allow(room_.window, { Command::RestoreBook },
        gameIsThere && !filesAreBusy); // also a book that is lost
}

void AllowedCommands::allowLesson()
{
    allow(room_.window, { Command::EndPractice }, true);
    allow(room_.window,
        { Command::Undo, Command::UndoTrick, Command::Redo, Command::PlayAgain, Command::DealNumber,
            Command::TrumpCount },
        false);
}

} // namespace sheepshead
