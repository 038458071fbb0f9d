// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QAccessible>
#include <QGraphicsObject>
#include <QString>

namespace sheepshead {

/// Something on the table that a screen reader can name, describe and press. Its owner sets the
/// words.
class SpokenItem : public QGraphicsObject {
    Q_OBJECT

public:
    explicit SpokenItem(QAccessible::Role role, QGraphicsItem* parent = nullptr);

    QAccessible::Role role() const { return role_; }
    QString name() const { return name_; }
    QString description() const { return description_; }
    void setWords(const QString& name, const QString& description = QString());

    /// A screen reader stands on it, so that a change of its words is told at once. Everything else
    /// changes in silence: the announcer tells what happens.
    void setVisited(bool visited) { visited_ = visited; }

    /// Offered as an action to screen readers.
    bool pressable() const { return pressable_; }
    void setPressable(bool pressable) { pressable_ = pressable; }

Q_SIGNALS:
    void pressed();

protected:
    QVariant itemChange(GraphicsItemChange change, const QVariant& value) override;

private:
    void tell(QAccessible::Event change);

    QAccessible::Role role_;
    QString name_;
    QString description_;
    bool pressable_ = false;
    bool visited_ = false;
};

} // namespace sheepshead
