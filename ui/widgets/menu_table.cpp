// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/widgets/menu_table.h"

#include <QCoreApplication>
#include <QIcon>
#include <QKeySequence>

#include <array>

namespace sheepshead {

namespace {

struct MenuWords {
    Q_DECLARE_TR_FUNCTIONS(Menu)
};

constexpr std::array rows {
    MenuRow { Command::NewGame, Menu::Game, QT_TRANSLATE_NOOP("Menu", "&New game…"), "Ctrl+N",
        "document-new" },
    MenuRow { Command::SameGame, Menu::Game, QT_TRANSLATE_NOOP("Menu", "Same game a&gain"),
        "Ctrl+Shift+N" },
    MenuRow { Command::DayHand, Menu::Game, QT_TRANSLATE_NOOP("Menu", "Hand of the da&y"),
        "Ctrl+Shift+D" },
    MenuRow {
        Command::DayHands, Menu::Game, QT_TRANSLATE_NOOP("Menu", "&Hands of the last days…") },
    MenuRow { Command::NewChallenge, Menu::Game, QT_TRANSLATE_NOOP("Menu", "New &challenge…") },
    MenuRow { Command::Challenges, Menu::Game, QT_TRANSLATE_NOOP("Menu", "Ch&allenges…") },
    MenuRow { Command::ScoreBook, Menu::Game, QT_TRANSLATE_NOOP("Menu", "Score &book…"), "Ctrl+O",
        "document-open" },
    MenuRow { Command::History, Menu::Game, QT_TRANSLATE_NOOP("Menu", "History and &statistics…"),
        "Ctrl+Shift+T" },
    MenuRow { Command::People, Menu::Game, QT_TRANSLATE_NOOP("Menu", "Pe&ople…") },
    MenuRow {
        Command::ScoreTable, Menu::Game, QT_TRANSLATE_NOOP("Menu", "Score a &table…"), "Ctrl+T" },
    MenuRow { Command::Seasons, Menu::Club, QT_TRANSLATE_NOOP("Menu", "&Seasons…") },
    MenuRow { Command::Tournaments, Menu::Club, QT_TRANSLATE_NOOP("Menu", "&Tournaments…") },
    MenuRow { Command::ExportBook, Menu::BookFiles, QT_TRANSLATE_NOOP("Menu", "&Export…"), "",
        "document-export" },
    MenuRow { Command::ImportBook, Menu::BookFiles, QT_TRANSLATE_NOOP("Menu", "&Import…"), "",
        "document-import" },
    MenuRow { Command::BackUpBook, Menu::BookFiles, QT_TRANSLATE_NOOP("Menu", "&Back up…"), "", "",
        QAction::NoRole, false, true },
    MenuRow { Command::RestoreBook, Menu::BookFiles, QT_TRANSLATE_NOOP("Menu", "&Restore…") },
    MenuRow { Command::NewPlayer, Menu::Game, QT_TRANSLATE_NOOP("Menu", "New p&layer…"), "", "",
        QAction::NoRole, false, true },
    MenuRow { Command::EndGame, Menu::Game, QT_TRANSLATE_NOOP("Menu", "&End the game…") },
    MenuRow { Command::Print, Menu::Game, QT_TRANSLATE_NOOP("Menu", "&Print…"), "Ctrl+P",
        "document-print", QAction::NoRole, false, true },
    MenuRow {
        Command::ExportPdf, Menu::Game, QT_TRANSLATE_NOOP("Menu", "Save score sheet as P&DF…") },
    MenuRow { Command::SaveWebPage, Menu::Game,
        QT_TRANSLATE_NOOP("Menu", "Save score sheet as &web page…") },
    MenuRow { Command::Quit, Menu::Game, QT_TRANSLATE_NOOP("Menu", "&Quit"), "Ctrl+Q",
        "application-exit", QAction::QuitRole, false, true },

    MenuRow {
        Command::Undo, Menu::Move, QT_TRANSLATE_NOOP("Menu", "&Undo"), "Ctrl+Z", "edit-undo" },
    MenuRow { Command::Redo, Menu::Move, QT_TRANSLATE_NOOP("Menu", "Re&do"), "Ctrl+Shift+Z Ctrl+Y",
        "edit-redo" },
    MenuRow { Command::UndoTrick, Menu::Move,
        QT_TRANSLATE_NOOP("Menu", "Back to the start of the &trick"), "Ctrl+Backspace" },
    MenuRow { Command::PlayAgain, Menu::Move, QT_TRANSLATE_NOOP("Menu", "This deal &again"), "F5",
        "view-refresh" },
    MenuRow { Command::DealNumber, Menu::Move, QT_TRANSLATE_NOOP("Menu", "Play a deal &number…"),
        "Ctrl+D" },
    MenuRow { Command::Hint, Menu::Move, QT_TRANSLATE_NOOP("Menu", "&Hint"), "H", "games-hint",
        QAction::NoRole, false, true },
    MenuRow { Command::LastTrick, Menu::Move, QT_TRANSLATE_NOOP("Menu", "&Last trick"), "L" },
    MenuRow {
        Command::TrumpCount, Menu::Move, QT_TRANSLATE_NOOP("Menu", "Trump that &is out"), "T" },
    MenuRow { Command::Review, Menu::Move, QT_TRANSLATE_NOOP("Menu", "&Review the last hand…"),
        "Ctrl+R", "", QAction::NoRole, false, true },
    MenuRow { Command::CopyResult, Menu::Move, QT_TRANSLATE_NOOP("Menu", "&Copy the result"),
        "Ctrl+Shift+C", "edit-copy" },
    MenuRow { Command::SaveResultPicture, Menu::Move,
        QT_TRANSLATE_NOOP("Menu", "Sa&ve the result as a picture…") },
    MenuRow { Command::SaveHand, Menu::Move, QT_TRANSLATE_NOOP("Menu", "&Save the last hand…") },
    MenuRow { Command::OpenHand, Menu::Move, QT_TRANSLATE_NOOP("Menu", "&Open a hand…") },
    MenuRow { Command::Study, Menu::Move, QT_TRANSLATE_NOOP("Menu", "Set u&p a hand…"), "Ctrl+U" },
    MenuRow { Command::HandWorth, Menu::Move, QT_TRANSLATE_NOOP("Menu", "How &good is a hand…"),
        "Ctrl+G" },
    MenuRow { Command::EndPractice, Menu::Move, QT_TRANSLATE_NOOP("Menu", "&Back to the game"),
        "Ctrl+B" },
    MenuRow { Command::LayDown, Menu::Move, QT_TRANSLATE_NOOP("Menu", "Lay do&wn"), "D" },

    MenuRow { Command::ScoreSheet, Menu::View, QT_TRANSLATE_NOOP("Menu", "&Score sheet"), "S", "",
        QAction::NoRole, true },
    MenuRow {
        Command::RepeatHand, Menu::Repeat, QT_TRANSLATE_NOOP("Menu", "Say my &hand again"), "F6" },
    MenuRow { Command::RepeatTrick, Menu::Repeat, QT_TRANSLATE_NOOP("Menu", "Say the &trick again"),
        "F7" },
    MenuRow { Command::RepeatScores, Menu::Repeat,
        QT_TRANSLATE_NOOP("Menu", "Say the &score again"), "F8" },
    MenuRow {
        Command::RepeatSeats, Menu::Repeat, QT_TRANSLATE_NOOP("Menu", "Say &who is who"), "F9" },
    MenuRow { Command::SpeedSlow, Menu::Speed, QT_TRANSLATE_NOOP("Menu", "&Slow"), "", "",
        QAction::NoRole, true },
    MenuRow { Command::SpeedNormal, Menu::Speed, QT_TRANSLATE_NOOP("Menu", "&Normal"), "", "",
        QAction::NoRole, true },
    MenuRow { Command::SpeedFast, Menu::Speed, QT_TRANSLATE_NOOP("Menu", "&Fast"), "", "",
        QAction::NoRole, true },
    MenuRow { Command::SpeedOff, Menu::Speed, QT_TRANSLATE_NOOP("Menu", "No &motion"), "", "",
        QAction::NoRole, true },
    MenuRow { Command::FullScreen, Menu::View, QT_TRANSLATE_NOOP("Menu", "&Full screen"), "F11",
        "view-fullscreen", QAction::NoRole, true, true },

    MenuRow { Command::Sound, Menu::Settings, QT_TRANSLATE_NOOP("Menu", "&Sound"), "M", "",
        QAction::NoRole, true },
    MenuRow { Command::HouseRules, Menu::Settings, QT_TRANSLATE_NOOP("Menu", "&House rules…"),
        "Ctrl+H", "", QAction::NoRole, false, true },
    MenuRow { Command::Look, Menu::Settings, QT_TRANSLATE_NOOP("Menu", "&Look…"), "Ctrl+L" },
    MenuRow { Command::Configure, Menu::Settings, QT_TRANSLATE_NOOP("Menu", "&Configure…"),
        "Ctrl+,", "configure", QAction::PreferencesRole },

    MenuRow { Command::Handbook, Menu::Help, QT_TRANSLATE_NOOP("Menu", "Hand&book"), "F1",
        "help-contents" },
    MenuRow { Command::Glossary, Menu::Help, QT_TRANSLATE_NOOP("Menu", "&Glossary") },
    MenuRow { Command::Learn, Menu::Help, QT_TRANSLATE_NOOP("Menu", "&Learn the game…"), "", "",
        QAction::NoRole, false, true },
    MenuRow { Command::Drills, Menu::Help, QT_TRANSLATE_NOOP("Menu", "&Drills…") },
    MenuRow { Command::Rules, Menu::Help, QT_TRANSLATE_NOOP("Menu", "&Rules of this table"), "R" },
    MenuRow { Command::HonestDeals, Menu::Help, QT_TRANSLATE_NOOP("Menu", "&Honest deals…") },
    MenuRow {
        Command::Noticing, Menu::Help, QT_TRANSLATE_NOOP("Menu", "&What the program remembers") },
    MenuRow { Command::Keys, Menu::Help, QT_TRANSLATE_NOOP("Menu", "&Keys"), "?" },
    MenuRow { Command::Report, Menu::Help, QT_TRANSLATE_NOOP("Menu", "Report a &problem…"), "",
        "tools-report-bug", QAction::NoRole, false, true },
    MenuRow { Command::About, Menu::Help, QT_TRANSLATE_NOOP("Menu", "&About Sheepshead"), "",
        "help-about", QAction::AboutRole, false, true },
    MenuRow { Command::AboutQt, Menu::Help, QT_TRANSLATE_NOOP("Menu", "About &Qt"), "", "",
        QAction::AboutQtRole },
};

constexpr std::array titles {
    QT_TRANSLATE_NOOP("Menu", "&Game"),
    QT_TRANSLATE_NOOP("Menu", "Cl&ub"),
    QT_TRANSLATE_NOOP("Menu", "Score book f&ile"),
    QT_TRANSLATE_NOOP("Menu", "&Move"),
    QT_TRANSLATE_NOOP("Menu", "&View"),
    QT_TRANSLATE_NOOP("Menu", "Say &again"),
    QT_TRANSLATE_NOOP("Menu", "S&peed"),
    QT_TRANSLATE_NOOP("Menu", "&Settings"),
    QT_TRANSLATE_NOOP("Menu", "&Help"),
};

QList<QKeySequence> keysOf(const MenuRow& row)
{
    QList<QKeySequence> keys;
    for (const QString& key : QString::fromLatin1(row.keys).split(u' ', Qt::SkipEmptyParts))
        keys << QKeySequence(key);
    return keys;
}

} // namespace

std::span<const MenuRow> menuTable() { return rows; }

QString menuTitle(Menu menu) { return MenuWords::tr(titles[static_cast<std::size_t>(menu)]); }

QString commandText(const MenuRow& row) { return MenuWords::tr(row.text); }

QString keysText(const MenuRow& row)
{
    QStringList texts;
    for (const QKeySequence& key : keysOf(row))
        texts << key.toString(QKeySequence::NativeText);
    return texts.join(MenuWords::tr(" or "));
}

QAction* makeAction(const MenuRow& row, QObject* parent)
{
    auto* const action = new QAction(commandText(row), parent);
    action->setShortcuts(keysOf(row));
    action->setIcon(QIcon::fromTheme(QString::fromLatin1(row.icon)));
    action->setMenuRole(row.role);
    action->setCheckable(row.checkable);
    action->setAutoRepeat(row.command == Command::Undo || row.command == Command::Redo);
    return action;
}

} // namespace sheepshead
