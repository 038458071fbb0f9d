// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/game/book_replacement.h"

#include "app/book/files/book_files.h"
#include "app/book/score_book_controller.h"
#include "app/game/current_game.h"

namespace sheepshead {

BookReplacement::BookReplacement(BookFiles& files, ScoreBookController& book, CurrentGame& game)
    : files_(files)
    , book_(book)
    , game_(game)
{
    connect(&files_, &BookFiles::restoreWanted, this, [this](const std::filesystem::path& backup) {
        game_.leave(
            tr("&Restore"), [this, backup] { replace([this, backup] { book_.restore(backup); }); });
    });
    connect(&files_, &BookFiles::recoveryWanted, this,
        [this] { game_.leave(tr("Re&cover"), [this] { replace([this] { book_.recover(); }); }); });
}

void BookReplacement::replace(const std::function<void()>& open)
{
    if (files_.isBusy())
        return;
    Q_EMIT aboutToReplace();
    files_.imports().forget();
    game_.stopKeeping();
    book_.close();
    Q_EMIT closed();
    open();
}

} // namespace sheepshead
