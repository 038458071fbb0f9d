// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/cards/card_theme.h"
#include "ui/cards/table_top.h"
#include "ui/table/layout/hand_order.h"

#include <QWidget>

namespace sheepshead {

/// A bit of the table as it will look: felt, the back, a trick and a hand.
class LookPreview : public QWidget {
    Q_OBJECT

public:
    explicit LookPreview(QWidget* parent = nullptr);

    void setFelt(const FeltLook& felt);
    void setDeck(const CardLook& look);
    const CardLook& look() const { return theme_.look(); }
    void setHand(HandOrder order, bool trumpEdges);
    /// Why the picture that was asked for, or the deck, is not shown.
    const QString& feltProblem() const { return top_.problem(); }
    const QString& deckProblem() const { return theme_.problem(); }

    QSize sizeHint() const override { return { 480, 176 }; }
    QSize minimumSizeHint() const override { return { 240, 120 }; }

protected:
    void paintEvent(QPaintEvent* event) override;

private:
    void paintCard(QPainter& painter, Card card, QPointF at, qreal width, bool edge);

    CardTheme theme_;
    TableTop top_;
    HandOrder order_ = HandOrder::ByPower;
    bool trumpEdges_ = false;
};

} // namespace sheepshead
