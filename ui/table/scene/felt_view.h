// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/cards/table_top.h"

#include <QGraphicsView>

namespace sheepshead {

class TableScene;

/// The window onto the table: fits the scene to itself at any size, covers it with felt, and tells
/// of clicks beside the cards.
class FeltView : public QGraphicsView {
    Q_OBJECT

public:
    explicit FeltView(TableScene& scene, QWidget* parent = nullptr);

    void setFelt(const FeltLook& felt);
    /// Why the picture that was asked for is not shown; empty if it is.
    const QString& feltProblem() const { return top_.problem(); }
    TableScene& table() const { return table_; }

    /// The hand may use a key that was pressed anywhere on the table; false if it does not.
    bool offerToHand(QKeyEvent& event);

Q_SIGNALS:
    void feltClicked();
    /// The scene has a new layout.
    void resized();

protected:
    void drawBackground(QPainter* painter, const QRectF& rect) override;
    void resizeEvent(QResizeEvent* event) override;
    void mousePressEvent(QMouseEvent* event) override;
    void mouseDoubleClickEvent(QMouseEvent* event) override;
    void keyPressEvent(QKeyEvent* event) override;

private:
    TableScene& table_;
    TableTop top_;
};

} // namespace sheepshead
