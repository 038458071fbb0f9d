// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QDockWidget>

class QMainWindow;
class QToolButton;

namespace sheepshead {

/// The score sheet beside the table, as wide as its content but at most a quarter of the window. It
/// closes by itself where that is not enough for it, where it would leave the table less than
/// `leastTable` pixels, and while it has no hand; it comes back with the room and the first hand,
/// or when the person asks for it.
class SheetDock : public QDockWidget {
    Q_OBJECT

public:
    static constexpr int leastTable = 700;
    static constexpr int largestPart = 4; ///< the sheet takes at most 1/4 of the window

    SheetDock(QWidget* sheet, QMainWindow& window);

    /// A tab for the edge of the window, in sight while the sheet has closed by itself: opens it.
    QToolButton& tab() { return *tab_; }

    /// Gives the sheet the width of its content; for a new table.
    void fit();
    /// Whether there is no hand on the sheet.
    void setEmpty(bool empty);
    /// The person opens or closes the sheet; this counts more than the room there is.
    void setOpen(bool open);
    /// Another widget takes the place of the sheet, which comes back as it was.
    void setGivingWay(bool givingWay);
    /// Opens a sheet that closed by itself, before the look of the window is saved.
    void undoClosing();

Q_SIGNALS:
    /// The sheet has opened or closed, also before the window is shown.
    void opened(bool open);

protected:
    bool eventFilter(QObject* watched, QEvent* event) override;

private:
    void takeContentWidth();
    bool isWorthItsRoom() const;
    int leastWidth() const;
    void adapt();

    QMainWindow& window_;
    QToolButton* tab_;
    int sheetWidth_ = 0; ///< pixels, what the open sheet takes or would take
    bool empty_ = false;
    bool closedByItself_ = false;
    bool givingWay_ = false;
    bool wasOpen_ = false;      ///< when it gave way
    bool openedByHand_ = false; ///< though it would close by itself
};

} // namespace sheepshead
