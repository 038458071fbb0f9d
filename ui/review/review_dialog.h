// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/advice/hand_review.h"
#include "ui/cards/decks.h"
#include "ui/cards/felt.h"
#include "ui/files/sharing.h"
#include "ui/review/decision_list.h"
#include "ui/words/players/seating.h"

#include <QDialog>

#include <optional>
#include <vector>

class QCheckBox;
class QLabel;
class QPushButton;
class QBoxLayout;

namespace sheepshead {

class AlternativesView;
class CostlyCards;
class PositionView;
class ReviewModel;

/// Reviews a finished hand step by step: the decisions with their costs, the table at that moment,
/// and the choices. Results arrive by setReview() as they are found; until the person steps through
/// the hand, the dialog shows the costliest of their decisions so far.
class ReviewDialog : public QDialog {
    Q_OBJECT

public:
    ReviewDialog(std::vector<HandStep> steps, const HandState& end, const Seating& seating,
        QWidget* parent = nullptr);

    void setReview(std::size_t step, const ReviewedDecision& review);
    /// The review is made as if nothing had been noticed of the players before, and says so.
    void sayPlayersAreStrangers();
    void setLook(const FeltLook& felt, const CardLook& deck);

    const ReviewModel& model() const { return *model_; }
    PositionView& table() { return *table_; }
    int currentRow() const;
    void setCurrentRow(int row);

Q_SIGNALS:
    void playAgainWanted();
    /// From before this decision.
    void playOnWanted(std::size_t step);
    /// The same, to be asked about and tried out.
    void studyWanted(std::size_t step);

protected:
    void resizeEvent(QResizeEvent* event) override;

private:
    QWidget* makeLists();
    QWidget* makeTable();
    QLayout* makeSteps();
    QBoxLayout* makeButtons();
    QLabel* legendLabel(const QString& text);
    QPushButton* stepButton(
        const QString& text, const QString& name, const QKeySequence& key, DecisionList::Step step);
    void followCostliest();
    void rowChanged();
    void showRow();
    void showTable(std::size_t row);
    void showVerdict(std::size_t row);
    void showProgress();
    void showCostly();
    ToShare toShare();

    ReviewModel* model_;
    QLabel* summary_;
    CostlyCards* costly_;
    DecisionList* list_;
    PositionView* table_;
    std::optional<Seat> person_; ///< in front of the table
    QCheckBox* onlyMine_;
    QCheckBox* allOpen_;
    QCheckBox* numbers_; ///< of the choices; folded at first
    QCheckBox* legend_;  ///< what the figures mean; folded where there is no room
    QLabel* verdict_;
    AlternativesView* choices_;
    QPushButton* playOn_;
    bool strangers_ = false;
    std::size_t reviewed_ = 0;
    bool following_ = true; ///< the person's costliest decision
};

} // namespace sheepshead
