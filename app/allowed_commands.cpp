// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/allowed_commands.h"

#include "app/book/files/book_files.h"
#include "app/book/score_book_controller.h"
#include "app/game/current_game.h"
#include "app/table/table_host.h"
#include "ui/main_window.h"

#include <QAction>

namespace sheepshead {

AllowedCommands::AllowedCommands(MainWindow& window, const ScoreBookController& book,
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
void AllowedCommands::allow(
    std::initializer_list<Command> commands, bool allowed, const QString& whyNot) const
{
    for (const Command command : commands)
        if (host_.allows(command))
            window_.allow(command, allowed, whyNot);
        else
            window_.allow(command, false, host_.whyNot(command));
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
    allow({ Command::NewPlayer, Command::EndGame }, isThere && !isOver && !host_.gameWaits(),
        isOver ? tr("This game is over. Begin a new one.") : tr("Go back to the game first."));
}

/// What depends on the hands at the table.
void AllowedCommands::allowHand()
{
    const GameSession* const played = host_.session();
    const bool hasLast = host_.lastHand().has_value();
    const bool back = played && played->canTakeBack();
    const bool again = back || (played && !played->handInPlay() && hasLast);
    const QString notOver = tr("The hand is not over yet.");
    const QString noHand = tr("No hand of the game is on the table.");
    allow({ Command::Review, Command::SaveHand }, hasLast, notOver);
    allow({ Command::Undo, Command::PlayAgain }, again,
        played ? tr("There is nothing to take back.") : noHand);
    allow({ Command::UndoTrick }, back, played ? tr("There is nothing to take back.") : noHand);
    allow({ Command::Redo }, played && played->canBringBack(), tr("Nothing was taken back."));
    allow({ Command::DealNumber }, played, noHand);
    allow({ Command::CopyResult, Command::SaveResultPicture },
        played && played->hand() && played->hand()->over(), played ? notOver : noHand);
    allow({ Command::EndPractice }, host_.gameWaits(), tr("The game is on the table."));
}

void AllowedCommands::allowBook()
{
    const bool gameIsThere = bool(game_);
    const bool bookIsOpen = book_.isOpen();
    const bool filesAreBusy = files_.isBusy();
    const QString noBook = tr("The score book is not open.");
    const QString busy = tr("The program is still at work on another file of the score book.");
    allow({ Command::ScoreBook, Command::History, Command::People, Command::Seasons,
              Command::ScoreTable },
        gameIsThere && bookIsOpen, noBook);
    allow({ Command::ExportBook, Command::ImportBook, Command::BackUpBook },
        bookIsOpen && !filesAreBusy, bookIsOpen ? busy : noBook);
    allow({ Command::RestoreBook }, gameIsThere && !filesAreBusy, busy); // also a book that is lost
}

} // namespace sheepshead
