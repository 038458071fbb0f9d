// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/allowed_commands.h"
#include "app/book/book_replacement.h"
#include "app/book/book_windows.h"
#include "app/book/current_game.h"
#include "app/book/files/book_files.h"
#include "app/book/files/hand_files.h"
#include "app/book/game_starter.h"
#include "app/book/honest_deals.h"
#include "app/book/known_players.h"
#include "app/book/review_controller.h"
#include "app/book/score_book_controller.h"
#include "app/book/start_up.h"
#include "app/book/take_back_controller.h"
#include "app/book/unsaved_work.h"
#include "app/command_line.h"
#include "app/folders.h"
#include "app/game/game_controller.h"
#include "app/game/game_display.h"
#include "app/game/table_remarks.h"
#include "app/game/table_rules.h"
#include "app/game_at_table.h"
#include "app/hand_notes.h"
#include "app/learn/day_hand_controller.h"
#include "app/learn/teaching.h"
#include "app/opened_files.h"
#include "app/portal/motion_portal.h"
#include "app/program_end.h"
#include "app/session/advisor.h"
#include "app/settings/settings_controller.h"
#include "app/settings_in_use.h"
#include "app/sound/table_sounds.h"
#include "app/table/table_host.h"
#include "ui/main_window.h"
#include "ui/scores/score_sheet_view.h"
#include "ui/table/table_widget.h"

#include <memory>

namespace sheepshead {

class RunningProgram;

/// The program: owns its parts, and connects engine, table, sheet and score book. What is decided
/// when something happens, the parts decide.
class Application : public QObject {
    Q_OBJECT

public:
    /// The running program has the files that later starts ask for.
    Application(const CommandLine& line, RunningProgram& program);
    ~Application() override;

    /// Shows the window and starts or resumes a game, after a question if necessary.
    void start();

    bool beginsAgain() const { return end_.beginsAgain(); }

private:
    template <typename Slot> void onCommand(Command command, Slot slot)
    {
        connect(&window_->action(command), &QAction::triggered, this, slot);
    }

    void connectCommands();
    void connectSettings();
    void connectTable();
    void connectHint();
    void connectGame();
    void connectBook();
    void connectPlayers();
    void connectHost();

    void attachGame();
    void showWhatWasAsked();

    Folders folders_;
    SettingsController settings_;
    TableWidget* table_;
    ScoreSheetView* sheet_;
    std::unique_ptr<MainWindow> window_;
    TableHost host_; ///< before all that want the table
    ScoreBookController book_;
    UnsavedWork unsaved_;
    BookWindows windows_;
    BookFiles files_;
    HonestDeals honest_;
    GameController gameController_;
    Advisor advisor_;
    CurrentGame game_;
    KnownPlayers players_;
    BookReplacement replacement_;
    ProgramEnd end_;
    GameStarter starter_;
    StartUp startUp_;
    GameDisplay display_;
    TableRules rules_;
    GameAtTable gameAtTable_;
    ReviewController review_;
    HandFiles handFiles_;
    OpenedFiles openedFiles_;
    TakeBackController takeBack_;
    Teaching teaching_;
    DayHandController dayHand_;
    TableSounds sounds_;
    TableRemarks remarks_;
    HandNotes notes_;
    AllowedCommands allowed_;
    SettingsInUse settingsInUse_;
    MotionPortal motionPortal_;
    QString handFile_;            ///< to be opened beside the first game
    std::optional<Command> show_; ///< the same
};

} // namespace sheepshead
