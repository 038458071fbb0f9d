// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/cards/card_set.h"

#include <QWidget>

namespace sheepshead {

class CardTheme;

/// A few small open cards under a caption: the blind, the bury.
class CardRow : public QWidget {
    Q_OBJECT

public:
    CardRow(CardTheme& theme, const QString& caption, CardSet cards, qreal unit,
        QWidget* parent = nullptr);

    QSize sizeHint() const override;

protected:
    void paintEvent(QPaintEvent* event) override;

private:
    qreal cardWidth() const { return 50 * unit_; }
    qreal gap() const { return 6 * unit_; }

    CardTheme& theme_;
    QString caption_;
    CardSet cards_;
    qreal unit_;
};

} // namespace sheepshead
