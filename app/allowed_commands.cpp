// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/allowed_commands.h"

#include "app/book/current_game.h"
#include "app/book/files/book_files.h"
#include "app/book/score_book_controller.h"
#include "app/table/table_host.h"
#include "ui/main_window.h"

#include <QAction>

namespace sheepshead {

AllowedCommands::AllowedCommands(const Room& room)
    : room_(room)
{
    connect(&room_.host, &TableHost::changed, this, &AllowedCommands::refresh);
}

void AllowedCommands::refresh()
{
    allowGame();
    allowHand();
    allowBook();
}

/// Who has the table may rule out more.
void AllowedCommands::allow(std::initializer_list<Command> commands, bool allowed) const
{
    for (const Command command : commands)
        room_.window.action(command).setEnabled(allowed && room_.host.allows(command));
}

void AllowedCommands::allowGame()
{
    const bool isThere = bool(room_.game);
    const bool isOver = isThere && room_.game->session().gameOver();
    allow({ Command::Print, Command::ExportPdf, Command::Hint, Command::LayDown, Command::LastTrick,
              Command::TrumpCount, Command::RepeatHand, Command::RepeatTrick, Command::RepeatScores,
              Command::RepeatSeats, Command::OpenHand, Command::Learn, Command::Drills,
              Command::DayHand, Command::Rules },
        isThere);
    allow({ Command::NewPlayer, Command::EndGame }, isThere && !isOver && !room_.host.gameWaits());
}

/// What depends on the hands at the table.
void AllowedCommands::allowHand()
{
    const GameSession* const played = room_.host.session();
    const bool isOver = room_.host.lastHand().has_value();
    const bool back = played && played->canTakeBack();
    const bool again = back || (played && !played->handInPlay() && isOver);
    allow({ Command::Review, Command::SaveHand }, isOver);
    allow({ Command::Undo, Command::PlayAgain }, again);
    allow({ Command::UndoTrick }, back);
    allow({ Command::Redo }, played && played->canBringBack());
    allow({ Command::DealNumber }, played);
    allow({ Command::EndPractice }, room_.host.gameWaits());
}

void AllowedCommands::allowBook()
{
    const bool gameIsThere = bool(room_.game);
    const bool bookIsOpen = room_.book.isOpen();
    const bool filesAreBusy = room_.files.isBusy();
    allow({ Command::ScoreBook, Command::History, Command::People, Command::ScoreTable },
        gameIsThere && bookIsOpen);
    allow({ Command::ExportBook, Command::ImportBook, Command::BackUpBook },
        bookIsOpen && !filesAreBusy);
    allow({ Command::RestoreBook },
        gameIsThere && !filesAreBusy); // also a book that is lost
}

} // namespace sheepshead
