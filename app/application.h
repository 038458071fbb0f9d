// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/allowed_commands.h"
#include "app/book/files/book_files.h"
#include "app/book/score_book_controller.h"
#include "app/book/unsaved_files.h"
#include "app/challenge/challenge_controller.h"
#include "app/command_line.h"
#include "app/folders.h"
#include "app/game/book_replacement.h"
#include "app/game/book_windows.h"
#include "app/game/current_game.h"
#include "app/game/game_at_table.h"
#include "app/game/game_display.h"
#include "app/game/known_players.h"
#include "app/game/review_controller.h"
#include "app/game/start_up.h"
#include "app/game/table_rules.h"
#include "app/game/take_back_controller.h"
#include "app/learn/teaching.h"
#include "app/opened_files.h"
#include "app/program_end.h"
#include "app/settings/settings_controller.h"
#include "app/settings_in_use.h"
#include "app/study/pick_table_controller.h"
#include "app/study/study_controller.h"
#include "app/table/table_host.h"
#include "app/table/table_place.h"
#include "app/tournament/tournament_controller.h"
#include "ui/main_window.h"
#include "ui/scores/score_sheet_view.h"
#include "ui/table/table_widget.h"

#include <memory>
#include <vector>

namespace sheepshead {

class RunningProgram;

/// The program: owns its parts, and connects engine, table, sheet and score book. What is decided
/// when something happens, the parts decide.
class Application : public QObject {
    Q_OBJECT

public:
    /// The running program has the files that later starts ask for. A study of the run before goes
    /// on.
    Application(const CommandLine& line, RunningProgram& program, LeftStudy study = {});
    ~Application() override;

    /// Shows the window and starts or resumes a game, after a question if necessary.
    void start();

    bool beginsAgain() const { return end_.beginsAgain(); }
    /// For the next run: the study as it is now.
    LeftStudy leaveStudy() { return study_.leave(); }

private:
    template <typename Slot> void onCommand(Command command, Slot slot)
    {
        connect(&window_->action(command), &QAction::triggered, this, slot);
    }

    std::vector<AskToLeave> questionsAtEnd();
    void connectCommands();
    void connectLooks();
    void connectSettings();
    void connectTable();
    void connectGame();
    void connectBook();
    void connectPlayers();

    void showWhatWasAsked();

    CommandLine line_;    ///< what to show and to open, until that is done
    LeftStudy leftStudy_; ///< the same
    Folders folders_;
    SettingsController settings_;
    TableWidget* table_;
    ScoreSheetView* sheet_;
    std::unique_ptr<MainWindow> window_;
    TableHost host_; ///< before all that want the table
    TablePlace place_;
    ScoreBookController book_;
    BookFiles files_;
    CurrentGame game_;
    BookWindows windows_;
    KnownPlayers players_;
    BookReplacement replacement_;
    StartUp startUp_;
    GameDisplay display_;
    TableRules rules_;
    GameAtTable gameAtTable_;
    ReviewController review_;
    UnsavedFiles unsavedFiles_; ///< before all that save files of their own
    StudyController study_;
    PickTableController pickTable_;
    ChallengeController challenges_;
    TournamentController tournaments_;
    ProgramEnd end_;
    OpenedFiles openedFiles_;
    TakeBackController takeBack_;
    Teaching teaching_;
    AllowedCommands allowed_;
    SettingsInUse settingsInUse_;
};

} // namespace sheepshead
