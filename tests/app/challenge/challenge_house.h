// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/book/unsaved_files.h"
#include "app/challenge/challenge_controller.h"
#include "app/commitment/commitment.h"
#include "engine/challenge/challenge_file.h"
#include "tests/app/learn/school.h"
#include "tests/support/challenges.h"
#include "ui/challenge/challenges_dialog.h"
#include "ui/files/whole_file.h"

#include <QInputDialog>

#include <algorithm>
#include <string>

namespace sheepshead::testing {

/// A table with a game that waits, and challenges in a data folder.
struct ChallengeHouse : School {
    explicit ChallengeHouse(const QString& name = QStringLiteral("Anna"))
        : unsavedFiles(window)
        , challenges(place, folder.filePath(QStringLiteral("challenges")), unsavedFiles,
              [this] { return game.session().rules(); })
        , play(challenges.play())
    {
        Preferences toTheLastCard = settings.preferences();
        toTheLastCard.layingDown = LayingDown::Never;
        toTheLastCard.names.front() = name;
        settings.use(toTheLastCard);
    }

    /// As if the file had come by mail.
    void open(const std::string& text, const char* name)
    {
        const QString file = folder.filePath(QString::fromLatin1(name));
        QVERIFY(writeWholeFile(file, QByteArray::fromStdString(text)));
        challenges.openFile(file);
    }

    KeptChallenge kept() const { return challenges.folder().all().at(0); }

    void begin()
    {
        Q_EMIT challenges.dialog()->playWanted(kept());
        if (window.findChild<QInputDialog*>())
            answerName(nameDialog().textValue());
    }

    QInputDialog& nameDialog() const { return *window.findChild<QInputDialog*>(); }

    void answerName(const QString& name)
    {
        QInputDialog& dialog = nameDialog();
        dialog.setParent(nullptr); // the next one is the only one
        dialog.setTextValue(name);
        dialog.accept();
        dialog.deleteLater();
    }

    void beginAs(const char* player)
    {
        challenges.show();
        Q_EMIT challenges.dialog()->playWanted(seenBy(kept(), player));
    }

    ChallengeResult seenHereBy(const char* player) const { return seenBy(kept(), player).own; }

    void step()
    {
        table->goOn();
        const auto& turn = table->turn().turn();
        if (turn && !table->turn().isWaiting() && table->idle())
            table->turn().answerWith(regular.choose(turn->seen, turn->legal, {}));
    }

    /// The person's, in the deal on the table.
    std::ptrdiff_t decisions() const
    {
        const auto& begun = play.result().begun;
        return begun ? std::ranges::count(*begun, challengersSeat, &SeatAction::seat) : 0;
    }

    void playDeals(std::size_t deals)
    {
        while (play.result().deals.size() < deals) {
            const std::size_t next = play.result().deals.size() + 1;
            QTRY_VERIFY_WITH_TIMEOUT((step(), play.result().deals.size() == next), 30'000);
            QTRY_VERIFY(!play.session()->handInPlay() && table->idle());
            host.goOn();
        }
    }

    RulePlayer regular;
    UnsavedFiles unsavedFiles;
    ChallengeController challenges;
    ChallengePlay& play;
};

inline std::string fileOfSmall() { return challengeFileText(smallChallenge(), commitmentTo); }

} // namespace sheepshead::testing
