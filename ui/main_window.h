// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/cards/speeds.h"
#include "ui/help/handbook_dialog.h"
#include "ui/widgets/menu_table.h"

#include <QMainWindow>

#include <functional>
#include <map>
#include <vector>

class QActionGroup;
class QLabel;
class QToolButton;

namespace sheepshead {

class NoticeBar;
class SheetDock;

/// The main window: the table, the score sheet docked at its right, the menus, and a status line
/// that says whose turn it is. It carries out the commands that concern windows only; all others
/// are for the owner to connect. While a modal dialog is open, only Quit can be triggered.
class MainWindow : public QMainWindow {
    Q_OBJECT

public:
    MainWindow(QWidget* table, QWidget* sheet, QWidget* parent = nullptr);

    QAction& action(Command command) const { return *actions_.at(command); }
    /// Enables a command, or not; then its entry and its keys say why, if there are words for that.
    void allow(Command command, bool allowed, const QString& whyNot = {});
    NoticeBar& notices() { return *notices_; }
    Handbook& handbook() { return handbook_; }

    /// A widget for the place beside the table, hidden at first; the window owns it.
    void addAside(QWidget* widget);
    /// Shows it in the place of the score sheet, which comes back with the end of it.
    void showAside(QWidget* widget, bool shown);

    void setStatus(const QString& line);
    /// Gives the score sheet the width of its content; for a new table.
    void fitSheet();
    /// Without a hand on it the score sheet is a tab at the edge, unless the person opens it.
    void setSheetEmpty(bool empty);
    /// Shows a short mark of the deal at the right of the status line, with its meaning as tool
    /// tip; it opens Command::HonestDeals. An empty mark is hidden.
    void setDealMark(const QString& mark, const QString& meaning);
    /// The mark is hidden while another hand than that of the game lies on the table.
    void setDealOnTable(bool onTable);
    /// Checks this speed in the menu.
    void setSpeed(Speed speed);

    /// Restores size, place and docks as they were saved; empty values change nothing.
    void restoreLook(const QByteArray& geometry, const QByteArray& state);

    /// This function is called before the window closes; if it returns false, the window stays.
    void setMayClose(std::function<bool()> mayClose) { mayClose_ = std::move(mayClose); }

Q_SIGNALS:
    void speedChosen(sheepshead::Speed speed);
    /// The keys of a command that is not allowed were pressed, for this reason.
    void refused(const QString& whyNot);
    void closed();

protected:
    bool event(QEvent* event) override;
    void closeEvent(QCloseEvent* event) override;
    void keyPressEvent(QKeyEvent* event) override;
    void resizeEvent(QResizeEvent* event) override;

private:
    void addMenus();
    void connectActions();
    void shareWithDialogs();
    void openHandbook(const QString& page);
    void setFullScreen(bool full);
    void fitAside();

    std::map<Command, QAction*> actions_;
    NoticeBar* notices_;
    std::vector<QWidget*> asides_; ///< beside the table, one at a time
    SheetDock* dock_;
    Handbook handbook_;
    QActionGroup* commands_; ///< those that a modal dialog blocks
    QLabel* status_;
    bool dealIsOnTable_ = true;
    QToolButton* dealMark_;
    std::function<bool()> mayClose_;
    std::map<Command, QString> whyNot_; ///< of those that are not allowed
};

} // namespace sheepshead
