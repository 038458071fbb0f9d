// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/book/book_presence.h"
#include "app/book/desk.h"
#include "app/game/game_starter.h"

#include <QObject>
#include <QString>

#include <optional>

namespace sheepshead {

class CurrentGame;
struct NamedRules;
struct SheetInfo;

/// What happens between the start of the program and the first hand: it offers the rules of a file,
/// says what is wrong with the score book, or that another program has it open, asks whether to
/// resume the last game, and begins a game. At the very first start it asks how to begin.
class StartUp : public QObject {
    Q_OBJECT

public:
    /// What the program was started with.
    struct Wishes {
        QString rulesFile;     ///< empty without one
        bool askFirst = false; ///< nothing else was wished, so that a new person may be asked
        bool goesOn = false;   ///< the game of this run is resumed unasked
    };
    StartUp(const Desk& desk, CurrentGame& game, const Wishes& wishes);

    /// To be called once the score book is open, or cannot be opened.
    void begin();
    /// The words of welcome have been read.
    void endWelcome();

Q_SIGNALS:
    /// The person is new to the game and wants to be taught.
    void lessonWanted();
    /// The person plays with real cards, and wants the score kept.
    void realTableWanted();

private:
    void offerRules(const QString& file);
    void ask(const NamedRules& rules);
    void beginOrResume();
    void resumeOrAsk(const SheetInfo& last);
    void askHowToBegin();
    void beginWithCalledAce();
    void sayWhereYouSit();
    void welcome();

    Desk desk_;
    CurrentGame& game_;
    GameStarter starter_;
    Wishes wishes_;
    std::optional<BookPresence> presence_; ///< while there is a book
};

} // namespace sheepshead
