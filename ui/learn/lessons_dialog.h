// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QDialog>

#include <vector>

class QPushButton;
class QTreeWidget;

namespace sheepshead {

/// A lesson as it stands in the list.
struct LessonEntry {
    QString key;
    QString title;
    QString idea;
    int step = 0; ///< where it was left, from 1; 0 where it was not begun, or begun again
    int steps = 0;
    bool done = false; ///< taken to its end at least once
};

/// The list of lessons with what the person has done of them.
class LessonsDialog : public QDialog {
    Q_OBJECT

public:
    /// Selects the first lesson that was left, else the first that is not done.
    explicit LessonsDialog(std::vector<LessonEntry> lessons, QWidget* parent = nullptr);

Q_SIGNALS:
    /// A lesson is to be taken: where it was left, or afresh. The dialog has closed.
    void chosen(const QString& key, bool afresh);

private:
    void fill();
    void select();
    void showButtons();
    void choose(bool afresh);

    std::vector<LessonEntry> lessons_;
    QTreeWidget* list_;
    QPushButton* begin_;
    QPushButton* again_;
};

} // namespace sheepshead
