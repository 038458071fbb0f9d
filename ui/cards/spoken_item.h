// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QAccessible>
#include <QGraphicsObject>
#include <QString>

namespace sheepshead {

/// Something on the table that a screen reader can name, describe and press. What it says is set by
/// whoever knows what it means.
class SpokenItem : public QGraphicsObject {
    Q_OBJECT

public:
    explicit SpokenItem(QAccessible::Role role, QGraphicsItem* parent = nullptr);

    QAccessible::Role role() const { return role_; }
    QString name() const { return name_; }
    QString description() const { return description_; }
    void setWords(const QString& name, const QString& description = QString());

    /// Offered as an action to screen readers.
    bool pressable() const { return pressable_; }
    void setPressable(bool pressable) { pressable_ = pressable; }

Q_SIGNALS:
    void pressed();

private:
    QAccessible::Role role_;
    QString name_;
    QString description_;
    bool pressable_ = false;
};

} // namespace sheepshead
