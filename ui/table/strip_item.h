// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/table/spoken_item.h"

#include <QFont>

namespace sheepshead {

/// The quiet strip above the hand: what is known (game, called card, stakes), and what is expected
/// of whom.
class StripItem : public SpokenItem {
    Q_OBJECT

public:
    explicit StripItem(QGraphicsItem* parent = nullptr);

    void setPlace(const QRectF& room, int fontSize);
    void setTexts(const QString& known, const QString& expected);

    QRectF boundingRect() const override { return room_; }
    void paint(QPainter* painter, const QStyleOptionGraphicsItem* option, QWidget* widget) override;

private:
    QRectF room_;
    QFont font_;
    QString known_;
    QString expected_;
};

} // namespace sheepshead
