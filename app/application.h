// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/book/book_browser.h"
#include "app/book/book_files.h"
#include "app/book/current_game.h"
#include "app/book/game_starter.h"
#include "app/book/hand_files.h"
#include "app/book/history_browser.h"
#include "app/book/honest_deals.h"
#include "app/book/people_browser.h"
#include "app/book/review_controller.h"
#include "app/book/score_book_controller.h"
#include "app/book/start_up.h"
#include "app/book/table_keeper.h"
#include "app/book/take_back_controller.h"
#include "app/book/unsaved_work.h"
#include "app/command_line.h"
#include "app/folders.h"
#include "app/game/game_controller.h"
#include "app/game/game_display.h"
#include "app/game/table_remarks.h"
#include "app/learn/day_hand_controller.h"
#include "app/learn/teaching.h"
#include "app/portal/motion_portal.h"
#include "app/session/advisor.h"
#include "app/settings/settings_controller.h"
#include "app/sound/table_sounds.h"
#include "ui/main_window.h"
#include "ui/scores/score_sheet_view.h"
#include "ui/table/table_widget.h"

#include <QPointer>

#include <functional>
#include <memory>

namespace sheepshead {

class RulesDialog;

/// The program: connects engine, table, sheet and score book, and owns the game on the table.
class Application : public QObject {
    Q_OBJECT

public:
    explicit Application(const CommandLine& line);
    ~Application() override;

    /// Shows the window and starts or resumes a game, after a question if necessary.
    void start();

    /// The person chose another language: the program is to begin again in it, and its game goes
    /// on.
    bool beginsAgain() const { return again_; }

private:
    void connectWindow();
    void connectSettings();
    void connectMotion();
    void connectBook();
    void connectFiles();
    void connectHint();
    void connectChanges();
    void connectGame();
    void connectReview();
    void connectTeaching();
    void connectDayHand();
    void connectPeople();
    void connectSound();

    void beginGame();
    void replaceBook(const std::function<void()>& replace);
    void noteDecision(const Action& action);
    void dealNext();
    void endHand();
    void clearTable();
    bool mayClose();
    void beginAgain();

    void showRules();
    void showPaper();
    void showWhatWasAsked();
    void report();
    void meetPlayers();
    /// The game waits: a practice, a lesson or a drill has the table.
    bool gameWaits() const { return review_.isPractising() || teaching_.isOn(); }
    bool handIsPractice() const;
    void noteHelp();
    void renamePlayers();
    void allowCommands();
    void saveLook();

    Folders folders_;
    SettingsController settings_;
    TableWidget* table_;
    ScoreSheetView* sheet_;
    std::unique_ptr<MainWindow> window_;
    ScoreBookController book_;
    UnsavedWork unsaved_;
    BookBrowser browser_;
    PeopleBrowser people_;
    HistoryBrowser history_;
    TableKeeper tables_;
    BookFiles files_;
    HonestDeals honest_;
    GameController gameController_;
    Advisor advisor_;
    CurrentGame game_;
    GameStarter starter_;
    StartUp startUp_;
    GameDisplay display_;
    ReviewController review_; ///< after the game that waits while it practises
    HandFiles handFiles_;
    TakeBackController takeBack_;
    Teaching teaching_; ///< the same
    DayHandController dayHand_;
    TableSounds sounds_;
    TableRemarks remarks_;
    MotionPortal motionPortal_;
    QString handFile_;            ///< to be opened beside the first game
    std::optional<Command> show_; ///< the same
    QPointer<RulesDialog> rules_; ///< while it is open
    bool again_ = false;
    bool closing_ = false; ///< the person agreed to lose the game
};

} // namespace sheepshead
