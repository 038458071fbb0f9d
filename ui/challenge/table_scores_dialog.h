// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/challenge/kept_challenge.h"

#include <QDialog>
#include <QStringList>

#include <functional>
#include <optional>
#include <vector>

class QComboBox;
class QLabel;
class QLineEdit;
class QPushButton;

namespace sheepshead {

/// Takes the scores of real tables that have played the deals of a challenge: a name for each
/// place, and a line for each deal, as on the paper that the dealing sheets end with. A deal that
/// is right is saved while it is typed; one that is left out stays open. Each change can be undone.
class TableScoresDialog : public QDialog {
    Q_OBJECT

public:
    /// `names` are suggested while one is typed.
    TableScoresDialog(
        const KeptChallenge& kept, const QStringList& names, QWidget* parent = nullptr);

    /// Saves a table in place of another one; without `before` a new one, without `after` it is
    /// deleted. False if that failed, which the function tells.
    using Save = std::function<bool(
        const std::optional<RealTable>& before, const std::optional<RealTable>& after)>;
    void setSave(Save save) { save_ = std::move(save); }

    /// The scores of a table as they are saved.
    const std::vector<RealTable>& tables() const { return tables_; }
    /// What is typed and cannot be saved as it is; closing asks about it.
    QStringList unsaved() const;

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
    /// One change that can be undone.
    struct Step {
        std::size_t table; ///< its place in the list
        std::optional<RealTable> before;
        std::optional<RealTable> after;
        const QLineEdit* field; ///< what is typed in one field is one change
    };

    void addChoice();
    void addPeople(const QStringList& names);
    void addDeals();
    void addButtons();
    QString dealLabel(int deal) const;
    std::optional<std::vector<int>> scoresIn(int deal, QString& fault) const;
    std::vector<std::string> people() const;
    QString faultOfNames() const;
    std::optional<RealTable> typed() const;
    void take(const QLineEdit* field);
    bool change(const Step& step);
    void note(const Step& step);
    void remove();
    void undo();
    void fillChoice();
    void choose();
    void showTable();
    void adapt();
    std::optional<std::size_t> chosen() const;

    KeptChallenge kept_;
    Save save_;
    std::vector<RealTable> tables_;
    std::vector<Step> steps_;
    bool failed_ = false; ///< the last change was not saved

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
