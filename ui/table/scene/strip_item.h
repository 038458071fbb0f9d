// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/cards/spoken_item.h"

#include <QFont>

#include <vector>

namespace sheepshead {

/// The quiet strip above the hand: what is known (game, called card, stakes), and the seat to act
/// with its task.
class StripItem : public SpokenItem {
    Q_OBJECT

public:
    explicit StripItem(QGraphicsItem* parent = nullptr);

    void setPlace(const QRectF& room, int fontSize);
    void setTexts(const QString& known, const QString& expected);

    /// All its words that find room.
    QString shownText() const;

    QRectF boundingRect() const override { return room_; }
    void paint(QPainter* painter, const QStyleOptionGraphicsItem* option, QWidget* widget) override;

private:
    struct Line {
        QString known;
        QString expected;
        qreal knownWidth = 0;
        qreal expectedWidth = 0;

        qreal width(qreal pad) const;
    };

    std::vector<Line> lines() const;
    Line lineOf(const QString& known, const QString& expected) const;
    QFont strongFont() const;
    void paintLine(QPainter& painter, const Line& line, const QRectF& room) const;

    QRectF room_;
    QFont font_;
    QString known_;
    QString expected_;
};

} // namespace sheepshead
