// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/table/panels/panel_scale.h"

#include <QPushButton>

namespace sheepshead {

/// A button on a panel over or beside the table. The main one is a light plate, like the choices on
/// the felt; the others are outlines.
class PanelButton : public QPushButton {
    Q_OBJECT

public:
    enum class Rank : std::uint8_t { Main, Other };

    explicit PanelButton(const QString& text, Rank rank, QWidget* parent = nullptr);

    /// Type and paddings of the panels; before, the type is that of the application.
    void setScale(const PanelScale& scale);
    /// A key that presses it, shown on a cap before its words.
    void setKeyCap(const QString& key);

    QSize sizeHint() const override;
    QSize minimumSizeHint() const override { return sizeHint(); }

protected:
    void paintEvent(QPaintEvent* event) override;

private:
    qreal capSize() const { return key_.isEmpty() ? 0 : 1.25 * fontMetrics().height(); }
    qreal capGap() const { return key_.isEmpty() ? 0 : scale_.gap(); }
    QColor ink() const;

    Rank rank_;
    PanelScale scale_;
    QString key_;
};

} // namespace sheepshead
