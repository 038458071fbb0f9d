// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/book/book_browser.h"
#include "app/book/book_files.h"
#include "app/book/honest_deals.h"
#include "app/book/review_controller.h"
#include "app/book/score_book_controller.h"
#include "app/book/unsaved_work.h"
#include "app/command_line.h"
#include "app/folders.h"
#include "app/game/game.h"
#include "app/game/game_controller.h"
#include "app/session/advisor.h"
#include "app/settings/rules_offering.h"
#include "app/settings/settings_controller.h"
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

private:
    void connectWindow();
    void connectSettings();
    void connectBook();
    void connectHint();
    void connectChanges();
    void connectGame();
    void connectReview();

    void beginFirstGame();
    void wantNewGame();
    void newGame();
    void noteDecision(const Action& action);
    void tellWhereItIs(SheetId left);
    std::optional<SheetId> untouchedSheet() const;
    void removeUntouched(std::optional<SheetId> sheet);
    void resume(SheetId id);
    void restore(const std::filesystem::path& backup);
    void backUpDaily();
    void play(std::unique_ptr<Game> game);
    void dealNext();
    void announcePot(const HandRecord& record, bool newRow);
    void announceLastPot();
    void endHand();
    void clearTable();

    /// Calls `then`, which removes the game from the table; asks first if that loses the game.
    void leaveGame(const QString& verb, std::function<void()> then);
    bool losesGame() const;
    bool mayClose();

    void showRules();
    void showPaper();
    void take(const Preferences& preferences);
    void useSpeed(Speed speed);
    void showSheet();
    void showPlayers();
    void showName();
    void allowCommands();
    void saveLook();

    CommandLine line_;
    Folders folders_;
    SettingsController settings_;
    TableWidget* table_;
    ScoreSheetView* sheet_;
    std::unique_ptr<MainWindow> window_;
    ScoreBookController book_;
    UnsavedWork unsaved_;
    BookBrowser browser_;
    BookFiles files_;
    HonestDeals honest_;
    GameController gameController_;
    RulesOffering offering_;
    Advisor advisor_;
    std::unique_ptr<Game> game_;
    ReviewController review_;     ///< after the game that waits while it practises
    QPointer<RulesDialog> rules_; ///< while it is open
    bool touched_ = false;        ///< the person has decided something in this game
    bool closing_ = false;        ///< the person agreed to lose the game
};

} // namespace sheepshead
