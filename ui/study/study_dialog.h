// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/cards/decks.h"
#include "ui/study/study_draft.h"

#include <QDialog>

class QPushButton;
class QScrollArea;
class QTabWidget;

namespace sheepshead {

class StudyAnswerView;
class StudyDeck;
class StudySetup;
class StudyShareView;
class StudyStepsView;

/// The window of a study: any hand at any moment is laid out, played on in variations, and asked
/// about. It changes nothing but the draft; its owner asks, plays on at the table, and opens files.
class StudyDialog : public QDialog {
    Q_OBJECT

public:
    /// The draft outlives the dialog.
    StudyDialog(StudyDraft& draft, const CheckedVariant& tableRules, QWidget* parent = nullptr);
    ~StudyDialog() override;

    void setDeck(const CardLook& look);
    /// Which hands there are to begin from.
    void offer(bool handOnTable, bool lastHand);

    StudyAnswerView& answer() { return *answer_; }
    StudyDeck& deck();
    StudyStepsView& steps() { return *steps_; }
    /// Brings the answer, or the variations, to the front.
    void showAnswer();
    void showSteps();

Q_SIGNALS:
    void askWanted();
    void playOnWanted();
    /// How good is the hand of the person's seat?
    void handWorthWanted();
    void handOnTableWanted();
    void lastHandWanted();
    void openWanted();
    void saveWanted();

private:
    void addTabs();
    QLayout* makeButtons();
    QPushButton* newButton(const QString& text, const QString& tip, void (StudyDialog::*wish)());
    void connectParts();
    void addKeys();
    void showDraft();
    void showFigures();
    QString whyNotAsked() const;
    QString stepAsked() const;

    StudyDraft& draft_;
    QTabWidget* tabs_;
    StudySetup* setup_;
    StudyStepsView* steps_;
    StudyAnswerView* answer_;
    StudyShareView* share_;
    QScrollArea* stepsPage_;
    QScrollArea* answerPage_;
    QScrollArea* sharePage_;
    QPushButton* undo_ = nullptr;
    QPushButton* redo_ = nullptr;
    QPushButton* ask_ = nullptr;
    QPushButton* playOn_ = nullptr;
    QPushButton* worth_ = nullptr;
    QPushButton* save_ = nullptr;
    std::string shown_; ///< the position whose answer is shown; empty for none
};

} // namespace sheepshead
