// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/tournament/tournament_draft.h"

#include <QWidget>

#include <string>

class QCheckBox;
class QGroupBox;
class QLabel;
class QLineEdit;
class QPlainTextEdit;
class QPushButton;
class QTreeWidget;

namespace sheepshead {

class WholeNumberBox;

/// Who takes part: names are typed or pasted one a line, or read from a file; each has paid or not,
/// may come later, and may leave.
class EntrantsPage : public QWidget {
    Q_OBJECT

public:
    explicit EntrantsPage(TournamentDraft& draft, QWidget* parent = nullptr);

    /// Adds players with these names; those that are there already are told and not added.
    void add(const QStringList& names);

private:
    void addList();
    void addTyping();
    void addDetails();
    void show();
    void showDetails();
    void askForFile();
    void editCurrent();
    void removeCurrent();
    int current() const;
    bool isAnothers(const std::string& name, int number) const;
    static QString wordsForTwice(const QStringList& names);

    TournamentDraft& draft_;
    QTreeWidget* list_;
    QPlainTextEdit* typed_;
    QLabel* told_;
    QGroupBox* details_;
    QLineEdit* name_;
    QCheckBox* paid_;
    WholeNumberBox* from_;
    WholeNumberBox* last_;
    QPushButton* remove_;
    bool showing_ = false;
};

} // namespace sheepshead
