// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/cards/card_set.h"

#include <QWidget>

#include <cmath>

namespace sheepshead {

class CardTheme;

/// A few small open cards: under a caption the blind or the bury, without one a hand that was laid
/// open, its cards over one another.
class CardRow : public QWidget {
    Q_OBJECT

public:
    CardRow(CardTheme& theme, const QString& caption, CardSet cards, qreal unit,
        QWidget* parent = nullptr);

    QSize sizeHint() const override;
    QSize minimumSizeHint() const override { return sizeHint(); }

protected:
    void paintEvent(QPaintEvent* event) override;

private:
    bool isHand() const { return caption_.isEmpty(); }
    qreal cardWidth() const;
    qreal gap() const { return 6 * unit_; }
    qreal step() const { return isHand() ? std::floor(cardWidth() * 0.6) : cardWidth() + gap(); }
    qreal captionHeight() const;

    CardTheme& theme_;
    QString caption_;
    CardSet cards_;
    qreal unit_;
};

} // namespace sheepshead
