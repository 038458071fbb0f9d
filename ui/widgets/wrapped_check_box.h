// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QCheckBox>

namespace sheepshead {

/// A check box whose text is wrapped where it is wider than its room. It asks for one line, and is
/// content with a narrow column.
class WrappedCheckBox : public QCheckBox {
    Q_OBJECT

public:
    explicit WrappedCheckBox(const QString& text = {}, QWidget* parent = nullptr);

    QSize sizeHint() const override;
    QSize minimumSizeHint() const override;
    bool hasHeightForWidth() const override { return true; }
    int heightForWidth(int width) const override;

protected:
    void paintEvent(QPaintEvent* event) override;
    bool hitButton(const QPoint& place) const override;

private:
    /// Of the box, and of the gap before the text.
    int indicatorWidth() const;
    int textHeight(int width) const;
};

} // namespace sheepshead
