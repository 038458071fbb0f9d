// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/table/panels/panel_scale.h"

#include <QAbstractButton>

namespace sheepshead {

/// A small button on the felt that asks for a hint; its key is the menu's.
class HintButton : public QAbstractButton {
    Q_OBJECT

public:
    explicit HintButton(QWidget* parent = nullptr);

    void setScale(const PanelScale& scale);
    /// Without its word, where there is no room for it.
    void setKeyOnly(bool keyOnly);
    QSize sizeHint() const override;

protected:
    void paintEvent(QPaintEvent* event) override;
    void enterEvent(QEnterEvent* event) override;
    void leaveEvent(QEvent* event) override;

private:
    qreal keySize() const;

    PanelScale scale_;
    bool keyOnly_ = false;
};

} // namespace sheepshead
