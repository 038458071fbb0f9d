// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QObject>
#include <QString>

class QGridLayout;
class QLabel;
class QSpinBox;
class QToolButton;
class QWidget;

namespace sheepshead {

/// One player's line in the entry of a hand: place and name, buttons for what the player was, and
/// what the hand brings.
class PlayerLine : public QObject {
    Q_OBJECT

public:
    /// Puts its parts into a row of the grid.
    PlayerLine(const QString& name, int place, QGridLayout& grid, int row, QWidget* parent);
    ~PlayerLine() override;

    /// The words of the buttons that have the name follow with setWords().
    void setName(const QString& name, int place);

    enum class Button { First, Second, Out };

    /// A button without words is hidden.
    void setWords(Button button, const QString& words);
    void setOn(Button button, bool on);
    bool isOn(Button button) const;
    void setDealer(bool dealer);
    /// Points and tricks of this player are typed.
    void showTakes(bool shown);
    int points() const;
    int tricks() const;
    void setTakes(int points, int tricks);
    /// "+4" and "12", empty where nothing can be told.
    void setScore(const QString& score, const QString& total);

Q_SIGNALS:
    void toggled(sheepshead::PlayerLine::Button button, bool on);
    void takesChanged();

private:
    QToolButton* buttonFor(Button button) const;

    QString name_;
    QLabel* label_;
    QLabel* dealer_;
    QToolButton* first_;
    QToolButton* second_;
    QToolButton* out_;
    QSpinBox* points_;
    QSpinBox* tricks_;
    QLabel* score_;
};

} // namespace sheepshead
