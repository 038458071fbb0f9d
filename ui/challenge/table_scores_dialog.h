// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/challenge/real_tables_draft.h"

#include <QDialog>
#include <QStringList>

#include <utility>
#include <vector>

class QComboBox;
class QLabel;
class QLineEdit;
class QPushButton;

namespace sheepshead {

/// Takes the scores of real tables that have played the deals of a challenge: a name for each
/// seat, and a line for each deal, as on the paper that the dealing sheets end with. A deal that
/// is right is saved while it is typed; one that is left out stays open. Each change can be undone.
class TableScoresDialog : public QDialog {
    Q_OBJECT

public:
    /// `names` are suggested while one is typed.
    TableScoresDialog(
        const KeptChallenge& kept, const QStringList& names, QWidget* parent = nullptr);

    /// What the function cannot save it tells.
    void setSave(RealTablesDraft::Save save) { draft_.setSave(std::move(save)); }

    /// The scores of a table as they are saved.
    const std::vector<RealTable>& tables() const { return draft_.tables(); }
    /// What is typed and cannot be saved as it is; closing asks about it.
    QStringList unsaved() const { return draft_.unsaved(); }

    void reject() override;

Q_SIGNALS:
    void copyWanted(const sheepshead::Challenge& challenge, const sheepshead::RealTable& table);
    void sendWanted(const sheepshead::Challenge& challenge, const sheepshead::RealTable& table);

private:
    /// The line of a deal.
    struct DealLine {
        QLineEdit* scores;
        QLabel* told;
    };
    void addChoice();
    void addPeople(const QStringList& names);
    void addDeals();
    void addButtons();
    QString dealLabel(int deal) const;
    void take(int field);
    void remove();
    void undo();
    void fillChoice();
    void choose(int row);
    void showTable();
    void adapt();

    RealTablesDraft draft_;

    QComboBox* choice_;
    std::vector<QLineEdit*> people_; ///< by seat
    std::vector<DealLine> deals_;
    QLabel* told_;
    QPushButton* undo_;
    QPushButton* remove_;
    QPushButton* copy_;
    QPushButton* send_;
};

} // namespace sheepshead
