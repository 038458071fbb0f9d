// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/game/book_windows.h"

#include "app/game/current_game.h"
#include "app/settings/settings_controller.h"
#include "ui/main_window.h"

#include <QAction>

namespace sheepshead {

BookWindows::BookWindows(const Desk& desk, CurrentGame& game)
    : desk_(desk)
    , game_(game)
    , sheets_(desk.book, desk.window)
    , people_(desk.book, desk.window)
    , history_(desk.book, desk.window)
    , seasons_(desk.book, desk.window)
    , tables_(desk.book, desk.window)
    , honest_(desk.window, desk.book)
{
    connect(&game, &CurrentGame::changed, this, [this] { honest_.setGame(&*game_); });
    connectCommands();
    connectSheets();
    connect(&people_, &PeopleBrowser::statisticsWanted, this,
        [this](qint64 person) { history_.open(person, desk_.settings.preferences().power); });
    connect(
        &history_, &HistoryBrowser::powerChanged, &desk_.settings, &SettingsController::setPower);
    connect(&history_, &HistoryBrowser::openSheetWanted, &sheets_, &BookBrowser::openSheet);
    connect(&people_, &PeopleBrowser::changed, &tables_, &TableKeeper::renamePeople);
    connect(&people_, &PeopleBrowser::changed, &seasons_, &SeasonsBrowser::renew);
    connect(&people_, &PeopleBrowser::renamed, &desk_.settings, &SettingsController::renamePerson);
    connect(&people_, &PeopleBrowser::computerRenamed, &desk_.settings,
        &SettingsController::renameComputer);
    connect(&tables_, &TableKeeper::saved, &seasons_, &SeasonsBrowser::renew);
    connect(&desk_.window, &MainWindow::closed, &tables_, &TableKeeper::close);
}

void BookWindows::connectCommands()
{
    const auto onCommand = [this](Command command, auto slot) {
        connect(&desk_.window.action(command), &QAction::triggered, this, slot);
    };
    onCommand(Command::ScoreBook, [this] { sheets_.open(inUse()); });
    onCommand(Command::History, [this] { history_.open(0, desk_.settings.preferences().power); });
    onCommand(Command::People, [this] { people_.open(); });
    onCommand(Command::Seasons, [this] { seasons_.open(); });
    onCommand(Command::ScoreTable, [this] { tables_.begin(desk_.settings.preferences().variant); });
}

void BookWindows::connectSheets()
{
    connect(&sheets_, &BookBrowser::resumeWanted, this, [this](SheetId id) {
        game_.leave(tr("&Resume the other game"), [this, id] { game_.resume(id); });
    });
    connect(&sheets_, &BookBrowser::tableWanted, this,
        [this](SheetId id) { tables_.resume(id, desk_.settings.preferences().variant); });
    connect(&sheets_, &BookBrowser::newTableWanted, this,
        [this] { tables_.begin(desk_.settings.preferences().variant); });
    connect(&sheets_, &BookBrowser::renamed, this, &BookWindows::rename);
    connect(&sheets_, &BookBrowser::removed, &seasons_, &SeasonsBrowser::renew);
}

void BookWindows::rename(SheetId id, const QString& name)
{
    tables_.rename(id, name);
    seasons_.renew();
    if (id != game_->sheetId())
        return;
    game_.rename(name);
    Q_EMIT gameRenamed();
}

SheetsInUse BookWindows::inUse() const
{
    SheetsInUse inUse { {}, tables_.open() };
    if (const auto id = game_ ? game_->sheetId() : std::nullopt)
        inUse.onTable = { *id, game_->head().name };
    return inUse;
}

void BookWindows::renew()
{
    history_.wake();
    seasons_.renew();
}

void BookWindows::close()
{
    sheets_.close();
    history_.end();
    seasons_.close();
    tables_.close();
}

} // namespace sheepshead
