// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/cards/spoken_item.h"

#include <QStringList>
#include <QTimer>

namespace sheepshead {

/// Tells a screen reader what happens at the table, each sentence once and in order. What comes
/// while one announcement stands is joined into the next one, so nothing is lost. Qt drops the
/// events while no screen reader listens.
class Announcer : public SpokenItem {
    Q_OBJECT

public:
    explicit Announcer(QGraphicsItem* parent = nullptr);

    void say(const QString& sentence);

Q_SIGNALS:
    /// What is told now: one sentence or several.
    void announced(const QString& words);

public:
    QRectF boundingRect() const override { return {}; }
    void paint(QPainter*, const QStyleOptionGraphicsItem*, QWidget*) override { }

private:
    void speak();
    void tell(QAccessible::Event event);

    QStringList waiting_;
    QTimer standing_; ///< runs while a screen reader may still ask for the words
};

} // namespace sheepshead
