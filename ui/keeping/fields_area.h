// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QScrollArea>

namespace sheepshead {

/// Fields that scroll where they do not fit: as high as they are if there is room, and never so
/// narrow that one is cut.
class FieldsArea : public QScrollArea {
public:
    /// Takes the fields, a widget with a layout.
    explicit FieldsArea(QWidget* fields, QWidget* parent = nullptr);

    QSize sizeHint() const override;
    QSize minimumSizeHint() const override;

protected:
    bool eventFilter(QObject* watched, QEvent* event) override;
};

} // namespace sheepshead
