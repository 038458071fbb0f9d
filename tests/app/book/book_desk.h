// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/book/score_book_controller.h"
#include "app/match/participants.h"
#include "tests/app/match/quick_table.h"

#include <QTemporaryDir>
#include <QTest>
#include <QWidget>

namespace sheepshead::testing {

inline const QStringList players { QStringLiteral("Zoë"), QStringLiteral("Ada"),
    QStringLiteral("Bruno"), QStringLiteral("Clara"), QStringLiteral("Emil") };

/// A desk with a score book in this folder.
struct BookDesk {
    explicit BookDesk(const QTemporaryDir& folder)
        : desk(folder.filePath(QStringLiteral("scores.sqlite")).toStdString(), window)
    {
    }

    /// A game of these players, on a sheet of its own in the open book.
    std::unique_ptr<Game> newGame(SeatSet people = { personsSeat })
    {
        const SheetHead head { QStringLiteral("Evening"), QDateTime::currentDateTime(), players, {},
            people };
        auto game = std::make_unique<Game>(head, Match(CheckedVariant(), 5, seatAt(4)));
        game->keepWith(desk.begin(head, game->session().match()).value());
        return game;
    }

    QWidget window;
    ScoreBookController desk;
};

constexpr int wholeHand = 1000; ///< more decisions than any has

/// Plays this many decisions, at most to the end of the hand, at a table without motion and with a
/// person who takes the first choice.
inline void play(Game& game, int decisions)
{
    GameSession& session = game.session();
    auto left = std::make_shared<int>(decisions);
    takeFirstChoices(*game.people().front());
    QObject::connect(&session, &GameSession::decided, &session, [left] { --*left; });
    QObject::connect(&session, &GameSession::settled, &session, [&session, left] {
        if (*left > 0)
            QMetaObject::invokeMethod(&session, &GameSession::tableReady, Qt::QueuedConnection);
    });
    QVERIFY(!game.begin());
    QTRY_VERIFY(*left <= 0 || !session.handInPlay());
}

} // namespace sheepshead::testing
