// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QGroupBox>

class QButtonGroup;

namespace sheepshead {

/// A titled column of choices, of which one holds. The choices of an enum are added in its order.
class RadioGroup : public QGroupBox {
    Q_OBJECT

public:
    explicit RadioGroup(const QString& title, QWidget* parent = nullptr);

    void add(const QString& text, const QString& description = {});
    int count() const;
    int chosen() const; ///< in the order in which they were added
    void choose(int choice);

Q_SIGNALS:
    void chosenChanged();

private:
    QButtonGroup* buttons_;
};

} // namespace sheepshead
