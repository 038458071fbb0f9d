// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/book/book_windows.h"

#include "app/book/current_game.h"
#include "app/settings/settings_controller.h"
#include "ui/main_window.h"

#include <QAction>

namespace sheepshead {

BookWindows::BookWindows(const Room& room)
    : room_(room)
    , sheets_(room.book, room.window)
    , people_(room.book, room.window)
    , history_(room.book, room.window)
    , tables_(room.book, room.window)
{
    connectCommands();
    connectSheets();
    connect(&people_, &PeopleBrowser::statisticsWanted, this,
        [this](qint64 person) { history_.open(person, room_.settings.preferences().power); });
    connect(
        &history_, &HistoryBrowser::powerChanged, &room_.settings, &SettingsController::setPower);
    connect(&history_, &HistoryBrowser::openSheetWanted, &sheets_, &BookBrowser::openSheet);
    connect(&room_.window, &MainWindow::closed, &tables_, &TableKeeper::close);
}

void BookWindows::connectCommands()
{
    const auto onCommand = [this](Command command, auto slot) {
        connect(&room_.window.action(command), &QAction::triggered, this, slot);
    };
    onCommand(Command::ScoreBook, [this] { sheets_.open(room_.game->sheetId()); });
    onCommand(Command::History, [this] { history_.open(0, room_.settings.preferences().power); });
    onCommand(Command::People, [this] { people_.open(); });
    onCommand(Command::ScoreTable, [this] { tables_.begin(room_.settings.preferences().variant); });
}

void BookWindows::connectSheets()
{
    connect(&sheets_, &BookBrowser::resumeWanted, this, [this](SheetId id) {
        room_.game.leave(tr("&Resume the other game"), [this, id] { room_.game.resume(id); });
    });
    connect(&sheets_, &BookBrowser::tableWanted, this,
        [this](SheetId id) { tables_.resume(id, room_.settings.preferences().variant); });
    connect(&sheets_, &BookBrowser::newTableWanted, this,
        [this] { tables_.begin(room_.settings.preferences().variant); });
    connect(&sheets_, &BookBrowser::renamed, this, &BookWindows::rename);
}

void BookWindows::rename(SheetId id, const QString& name)
{
    if (id != room_.game->sheetId())
        return;
    room_.game.rename(name);
    Q_EMIT gameRenamed();
}

void BookWindows::close()
{
    sheets_.close();
    history_.end();
    tables_.close();
}

} // namespace sheepshead
