// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/sheet_dock.h"

#include <QEvent>
#include <QMainWindow>
#include <QStyleOptionToolButton>
#include <QStylePainter>
#include <QToolButton>

#include <algorithm>

namespace sheepshead {

namespace {

/// A tool button at the right edge of a window; its text reads from top to bottom.
class EdgeTab : public QToolButton {
public:
    QSize sizeHint() const override { return QToolButton::sizeHint().transposed(); }
    QSize minimumSizeHint() const override { return sizeHint(); }

protected:
    void paintEvent(QPaintEvent*) override
    {
        QStylePainter painter(this);
        painter.translate(width(), 0);
        painter.rotate(90);
        QStyleOptionToolButton option;
        initStyleOption(&option);
        option.rect = QRect(QPoint(), size().transposed());
        painter.drawComplexControl(QStyle::CC_ToolButton, option);
    }
};

} // namespace

SheetDock::SheetDock(QWidget* sheet, QMainWindow& window)
    : QDockWidget(tr("Score sheet"), &window)
    , window_(window)
    , tab_(new EdgeTab)
{
    setObjectName(QStringLiteral("sheet")); // restoreState() knows it by this
    setWidget(sheet);
    window.addDockWidget(Qt::RightDockWidgetArea, this);
    window.installEventFilter(this);
    tab_->setObjectName(QStringLiteral("sheet tab"));
    tab_->setText(windowTitle());
    tab_->setToolTip(tr("Show the score sheet (S)"));
    tab_->setAutoRaise(true);
    tab_->setFocusPolicy(Qt::NoFocus);
    tab_->hide();
    connect(toggleViewAction(), &QAction::toggled, this, &SheetDock::opened);
    connect(tab_, &QToolButton::clicked, this, [this] { setOpen(true); });
    takeContentWidth();
}

void SheetDock::takeContentWidth()
{
    const int content = widget()->sizeHint().width();
    const bool sized = window_.testAttribute(Qt::WA_Resized); // else its width says nothing yet
    const int wanted = sized ? std::min(content, window_.width() / largestPart) : content;
    sheetWidth_ = std::max({ 1, wanted, leastWidth() });
    window_.resizeDocks({ this }, { sheetWidth_ }, Qt::Horizontal);
}

void SheetDock::fit()
{
    takeContentWidth();
    adapt();
}

void SheetDock::setEmpty(bool empty)
{
    empty_ = empty;
    adapt();
}

bool SheetDock::isWorthItsRoom() const
{
    return !empty_ && window_.width() - sheetWidth_ >= leastTable
        && largestPart * leastWidth() <= window_.width();
}

int SheetDock::leastWidth() const
{
    return std::max(widget()->minimumWidth(), widget()->minimumSizeHint().width());
}

void SheetDock::setOpen(bool open)
{
    closedByItself_ = false;
    openedByHand_ = open && !isWorthItsRoom();
    tab_->hide();
    setVisible(open);
}

void SheetDock::setGivingWay(bool givingWay)
{
    if (givingWay == givingWay_)
        return;
    givingWay_ = givingWay;
    if (givingWay) {
        wasOpen_ = !isHidden();
        hide();
        tab_->hide();
        return;
    }
    setVisible(wasOpen_);
    adapt();
}

void SheetDock::undoClosing()
{
    if (closedByItself_)
        setOpen(true);
}

void SheetDock::adapt()
{
    if (isFloating() || givingWay_)
        return;
    if (isWorthItsRoom()) {
        openedByHand_ = false;
        if (closedByItself_)
            show();
        closedByItself_ = false;
    } else if (!isHidden() && !openedByHand_) {
        closedByItself_ = true;
        hide();
    }
    tab_->setVisible(closedByItself_);
    Q_EMIT opened(!isHidden()); // Qt's own action is silent before the window is shown
}

bool SheetDock::eventFilter(QObject* watched, QEvent* event)
{
    if (watched == &window_ && event->type() == QEvent::Resize) {
        if (isVisible() && !isFloating())
            sheetWidth_ = width();
        adapt();
    }
    return QDockWidget::eventFilter(watched, event);
}

} // namespace sheepshead
