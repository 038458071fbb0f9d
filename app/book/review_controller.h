// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/book/review_desk.h"
#include "app/game/practice.h"

#include <QObject>

namespace sheepshead {

class BookBrowser;
class MainWindow;
class ScoreDesk;
class ScoreSheetView;
class SettingsController;
class TableWidget;

/// Looking back at hands that are over: opens the review of the one that is asked for, at the
/// table, on the sheet or in the book, and lets a deal be played again for practice.
class LookBack : public QObject {
    Q_OBJECT

public:
    struct Room {
        MainWindow& window;
        TableWidget& table;
        ScoreSheetView& sheet;
        BookBrowser& browser;
        ScoreDesk& desk;
        const SettingsController& setup;
    };
    explicit LookBack(const Room& room);

    /// The game on the table; a practice gives way to it. It must outlive its place there.
    void setGame(Game& game);

    bool isPractising() const { return practice_.isOn(); }
    /// Lays the game on again that waits for the end of the practice.
    void endPractice() { practice_.end(); }

    /// What can be asked for now can be chosen in the menu.
    void allowCommands();

Q_SIGNALS:
    /// A practice began, ended, or has a hand that is over.
    void changed();
    /// The table is the game's again; what happened in it is about to be shown.
    void practiceEnded();

private:
    void connectWishes();
    void connectPractice();
    void review(const NamedHand& hand);
    void reviewLastHand();
    void reviewRow(int row);
    std::optional<NamedHand> lastHand() const;
    void beginPractice(const NamedHand& hand);
    void tellOfPractice();

    Room room_;
    Game* game_ = nullptr;
    ReviewDesk reviews_;
    Practice practice_;
};

} // namespace sheepshead
