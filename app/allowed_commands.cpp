// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/allowed_commands.h"

#include "app/book/files/book_files.h"
#include "app/book/score_book_controller.h"
#include "app/game/current_game.h"
#include "app/table/table_host.h"
#include "ui/main_window.h"

#include <QAction>

namespace sheepshead {

AllowedCommands::AllowedCommands(const MainWindow& window, const ScoreBookController& book,
    const BookFiles& files, const CurrentGame& game, const TableHost& host)
    : window_(window)
    , book_(book)
    , files_(files)
    , game_(game)
    , host_(host)
{
    connect(&host_, &TableHost::changed, this, &AllowedCommands::refresh);
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
        window_.action(command).setEnabled(allowed && host_.allows(command));
}

void AllowedCommands::allowGame()
{
    const bool isThere = bool(game_);
    const bool isOver = isThere && game_->session().gameOver();
    allow({ Command::Print, Command::ExportPdf, Command::SaveWebPage, Command::Hint,
              Command::LayDown, Command::LastTrick, Command::TrumpCount, Command::RepeatHand,
              Command::RepeatTrick, Command::RepeatScores, Command::RepeatSeats, Command::OpenHand,
              Command::Study, Command::HandWorth, Command::Learn, Command::Drills, Command::DayHand,
              Command::DayHands, Command::NewChallenge, Command::Challenges, Command::Tournaments,
              Command::Rules },
        isThere);
    allow({ Command::NewPlayer, Command::EndGame }, isThere && !isOver && !host_.gameWaits());
}

/// What depends on the hands at the table.
void AllowedCommands::allowHand()
{
    const GameSession* const played = host_.session();
    const bool hasLast = host_.lastHand().has_value();
    const bool back = played && played->canTakeBack();
    const bool again = back || (played && !played->handInPlay() && hasLast);
    allow({ Command::Review, Command::SaveHand }, hasLast);
    allow({ Command::Undo, Command::PlayAgain }, again);
    allow({ Command::UndoTrick }, back);
    allow({ Command::Redo }, played && played->canBringBack());
    allow({ Command::DealNumber }, played);
    allow({ Command::CopyResult, Command::SaveResultPicture },
        played && played->hand() && played->hand()->over());
    allow({ Command::EndPractice }, host_.gameWaits());
}

void AllowedCommands::allowBook()
{
    const bool gameIsThere = bool(game_);
    const bool bookIsOpen = book_.isOpen();
    const bool filesAreBusy = files_.isBusy();
    allow({ Command::ScoreBook, Command::History, Command::People, Command::Seasons,
              Command::ScoreTable },
        gameIsThere && bookIsOpen);
    allow({ Command::ExportBook, Command::ImportBook, Command::BackUpBook },
        bookIsOpen && !filesAreBusy);
    allow({ Command::RestoreBook },
        gameIsThere && !filesAreBusy); // also a book that is lost
}

} // namespace sheepshead
