// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QDialog>

class QBoxLayout;
class QPixmap;

namespace sheepshead {

/// Asks at the first start how to begin: taught, with called ace, with the game of the person's own
/// table, or with the score sheet of a real table. Each answer closes the dialog and has a signal
/// of its own; without an answer it is rejected.
class FirstStartDialog : public QDialog {
    Q_OBJECT

public:
    explicit FirstStartDialog(QWidget* parent = nullptr);

Q_SIGNALS:
    void lessonWanted();
    void calledAceWanted();
    void otherTableWanted();
    void realTableWanted();

private:
    void addAnswer(QBoxLayout& column, const QString& text, const QString& words,
        const QPixmap& picture, void (FirstStartDialog::*answer)());
};

} // namespace sheepshead
