// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/rules/variant_check.h"

#include <QString>
#include <QWidget>

#include <optional>
#include <vector>

class QComboBox;
class QGridLayout;
class QLabel;
class QLayout;
class QRadioButton;
class QSpinBox;
class QToolButton;

namespace sheepshead {

/// One house rule to choose: its name, its choices as radio buttons, or a list where there are
/// many, or a number; whether it was changed, and why it or one of its choices has no effect at
/// this table.
class RuleRow : public QWidget {
    Q_OBJECT

public:
    explicit RuleRow(const Rule& rule, QWidget* parent = nullptr);

    const Rule& rule() const { return rule_; }

    /// The variant to show, and the one against which changes are marked.
    void display(const Variant& variant, const Variant& base);

    /// Whether every one of these words is in what the row says.
    bool says(const QStringList& words) const;

    bool isChanged() const { return changed_; }

    /// The most that the choices leave to a name beside them in a row of this width.
    int roomForName(int width) const;
    /// The name stands beside the choices and is as wide as this, so that the choices of all rows
    /// begin at one line.
    void setNameBeside(int width);
    /// The name stands above the choices: for large texts on a small screen.
    void setNameAbove();

Q_SIGNALS:
    void chosen(int choice);
    void resetWanted();
    /// Focus or mouse came to the row; no choice: to the row as a whole.
    void attended(std::optional<int> choice);

protected:
    bool eventFilter(QObject* watched, QEvent* event) override;
    void focusInEvent(QFocusEvent* event) override;
    void focusOutEvent(QFocusEvent* event) override;
    void enterEvent(QEnterEvent* event) override;
    void paintEvent(QPaintEvent* event) override;

private:
    void makeName();
    void makeChoices();
    QLayout* newButtons();
    QLayout* newList();
    QLayout* newNumber();
    void makeReset();
    void place(bool beside);
    void hold(int choice);
    void showUnit(const Variant& variant);
    void allowChoice(int choice, const QString& help, bool allowed);
    void mark(bool changed);
    void allowChoices(const Variant& variant, bool applies);
    void showNote(const Variant& variant);

    const Rule& rule_;
    QGridLayout* grid_;
    QLabel* name_ = nullptr;
    QLayout* column_ = nullptr; ///< the choices, and the note below them
    QToolButton* reset_ = nullptr;
    QLabel* note_ = nullptr;
    std::vector<QRadioButton*> buttons_; ///< one of these three
    QComboBox* list_ = nullptr;
    QSpinBox* number_ = nullptr;
    bool changed_ = false;
    bool beside_ = true; ///< the name, beside the choices
};

} // namespace sheepshead
