// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QAbstractButton>

namespace sheepshead {

/// A small button on the felt that asks for a hint; its key is the menu's.
class HintButton : public QAbstractButton {
    Q_OBJECT

public:
    explicit HintButton(QWidget* parent = nullptr);

    /// How large things are: 1 on a table of 1280×800.
    void setUnit(qreal unit);
    QSize sizeHint() const override;

protected:
    void paintEvent(QPaintEvent* event) override;
    void enterEvent(QEnterEvent* event) override;
    void leaveEvent(QEvent* event) override;

private:
    qreal keySize() const;

    qreal unit_ = 1;
};

} // namespace sheepshead
