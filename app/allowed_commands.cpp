// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/allowed_commands.h"

#include "ui/main_window.h"

#include <QAction>

#include <initializer_list>

namespace sheepshead {

void allowCommands(const MainWindow& window, const CommandState& state)
{
    const auto allow = [&window](std::initializer_list<Command> commands, bool allowed) {
        for (const Command command : commands)
            window.action(command).setEnabled(allowed);
    };
    const bool game = state.gameIsThere;
    allow({ Command::Print, Command::ExportPdf, Command::Hint, Command::LastTrick,
              Command::TrumpCount, Command::RepeatHand, Command::RepeatTrick, Command::RepeatScores,
              Command::RepeatSeats, Command::OpenHand, Command::Learn, Command::Drills,
              Command::DayHand, Command::Rules },
        game);
    allow({ Command::ScoreBook, Command::History, Command::People, Command::ScoreTable },
        game && state.bookIsOpen);
    allow({ Command::NewPlayer, Command::EndGame }, game && !state.gameIsOver && !state.gameWaits);
    allow({ Command::ExportBook, Command::ImportBook, Command::BackUpBook },
        state.bookIsOpen && !state.filesAreBusy);
    allow({ Command::RestoreBook }, game && !state.filesAreBusy); // also a book that is lost
    if (!state.lessonIsOn)
        return;
    allow({ Command::EndPractice }, true);
    allow({ Command::Undo, Command::UndoTrick, Command::Redo, Command::PlayAgain,
              Command::DealNumber, Command::TrumpCount },
        false);
}

} // namespace sheepshead
