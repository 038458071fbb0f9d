// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/cards/speeds.h"
#include "ui/widgets/menu_table.h"

#include <QMainWindow>

#include <functional>
#include <map>

class QDockWidget;
class QLabel;
class QToolButton;

namespace sheepshead {

class NoticeBar;

/// The window: the table, the running sheet docked at its right, the menus, and a line that says
/// who is expected to do what. Does by itself what is a matter of windows only; everything else
/// that is commanded is for whoever connects to the actions.
class MainWindow : public QMainWindow {
    Q_OBJECT

public:
    MainWindow(QWidget* table, QWidget* sheet, QWidget* parent = nullptr);

    QAction& action(Command command) const { return *actions_.at(command); }
    NoticeBar& notices() { return *notices_; }

    void setStatus(const QString& line);
    /// A short mark of the deal at the right of the status line, with what it means; it opens
    /// Command::HonestDeals. None if empty.
    void setDealMark(const QString& mark, const QString& meaning);
    /// Which of the speeds has the mark in the menu.
    void setSpeed(Speed speed);

    /// What the window looked like when it was left; empty texts are for the first time.
    void restoreLook(const QByteArray& geometry, const QByteArray& state);

    /// Asked before the window closes; while it says no, the window stays.
    void setMayClose(std::function<bool()> mayClose) { mayClose_ = std::move(mayClose); }

Q_SIGNALS:
    void speedChosen(sheepshead::Speed speed);
    void closed();

protected:
    void closeEvent(QCloseEvent* event) override;

private:
    void addMenus();
    void addDock(QWidget* sheet);
    void connectActions();
    void shareWithDialogs();
    void setFullScreen(bool full);

    std::map<Command, QAction*> actions_;
    NoticeBar* notices_;
    QDockWidget* dock_;
    QLabel* status_;
    QToolButton* dealMark_;
    std::function<bool()> mayClose_;
};

} // namespace sheepshead
