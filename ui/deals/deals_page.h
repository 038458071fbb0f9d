// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/deals/dealt_hand.h"

#include <QWidget>

#include <vector>

class QAbstractScrollArea;
class QFormLayout;
class QLineEdit;
class QPlainTextEdit;
class QPushButton;
class QTreeWidget;

namespace sheepshead {

/// Explains how to check that no deal of this game was changed after its hash was shown, and lists
/// the hands with everything needed for that.
class DealsPage : public QWidget {
    Q_OBJECT

public:
    explicit DealsPage(QWidget* parent = nullptr);

    /// The latest hand first. Keeps the selected hand selected.
    void setHands(std::vector<DealtHand> hands);

private:
    QTreeWidget* makeList();
    QPushButton* copyButton(const QString& what);
    void addLine(QFormLayout& form, const QString& name, QLineEdit*& line);
    void addText(QFormLayout& form);
    void addScrolling(QWidget* content);
    void setFewLines(QAbstractScrollArea& area) const;
    void showSelected();

    std::vector<DealtHand> hands_;
    QTreeWidget* list_;
    QLineEdit* hash_ = nullptr;
    QLineEdit* command_ = nullptr;
    QPlainTextEdit* text_ = nullptr;
};

} // namespace sheepshead
