// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/history/person_entry.h"

#include <QDialog>

class QLabel;
class QLineEdit;
class QPushButton;
class QTreeWidget;

namespace sheepshead {

/// The people of the score book: to rename, to merge two who are one, and to separate them again.
/// The dialog changes nothing itself: it emits requests, and its owner calls setPeople() with the
/// result.
class PeopleDialog : public QDialog {
    Q_OBJECT

public:
    explicit PeopleDialog(QWidget* parent = nullptr);

    /// Keeps the selected person selected.
    void setPeople(std::vector<PersonEntry> people);

Q_SIGNALS:
    void renameRequested(qint64 id, const QString& name);
    void mergeRequested(qint64 into, qint64 from);
    void separateRequested(qint64 alias);
    void statisticsRequested(qint64 id);

private:
    void setUpTree();
    void setUpButtons();
    QPushButton* addButton(const QString& text, void (PeopleDialog::*action)());
    void fill();
    void adapt();
    const PersonEntry* chosen() const;
    qint64 chosenAlias() const;
    std::vector<PersonEntry> othersOfKind(const PersonEntry& person) const;

    void askForName();
    void askForOther();
    void separate();
    void showStatistics();

    std::vector<PersonEntry> people_;
    QLineEdit* search_;
    QTreeWidget* tree_;
    QPushButton* rename_ = nullptr;
    QPushButton* merge_ = nullptr;
    QPushButton* separate_ = nullptr;
    QPushButton* statistics_ = nullptr;
};

} // namespace sheepshead
