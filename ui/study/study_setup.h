// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/cards/decks.h"
#include "ui/study/study_draft.h"

#include <QWidget>

#include <vector>

class QBoxLayout;
class QComboBox;
class QLabel;
class QListWidget;
class QPlainTextEdit;
class QPushButton;

namespace sheepshead {

class StudyDeck;
class StudyFaultLabel;
class StudyNext;

/// Lays out a hand at any moment, by clicks and as text. What cannot be is told where it stands.
class StudySetup : public QWidget {
    Q_OBJECT

public:
    /// The draft outlives it.
    StudySetup(StudyDraft& draft, const CheckedVariant& tableRules, QWidget* parent = nullptr);
    ~StudySetup() override;

    void setDeck(const CardLook& look);
    /// Which hands there are to begin from.
    void offer(bool handOnTable, bool lastHand);
    StudyDeck& deck() { return *deck_; }
    /// Shows what the draft is now.
    void showDraft();

Q_SIGNALS:
    void handOnTableWanted();
    void lastHandWanted();
    void fileWanted();
    /// The key for it was pressed within the text.
    void askWanted();

protected:
    bool eventFilter(QObject* watched, QEvent* event) override;
    void resizeEvent(QResizeEvent* event) override;

private:
    QLayout* makeTable();
    QLayout* makeStarts();
    QLayout* makeCards();
    QLayout* makeText();
    void connectParts();
    void fillRules(const CheckedVariant& tableRules);
    void chooseRules(int row);
    void choosePlace();
    void click(Card card);
    void paste();
    void showTable();
    void showPlaces();
    void showText();
    void showFault();
    void markLine(std::optional<int> line);
    StudyPlace chosenPlace() const;

    StudyDraft& draft_;
    std::vector<CheckedVariant> rules_; ///< those of the combo box
    QComboBox* rulesBox_;
    QComboBox* dealer_;
    QComboBox* seat_;
    QPushButton* fromTable_;
    QPushButton* fromLast_;
    QPushButton* fromClipboard_;
    QPushButton* fromFile_;
    QListWidget* places_;
    StudyDeck* deck_;
    StudyNext* next_;
    QPlainTextEdit* text_;
    QLabel* numbers_; ///< whose numbers the text has
    StudyFaultLabel* tableFault_;
    StudyFaultLabel* cardFault_;
    StudyFaultLabel* actionFault_;
    StudyFaultLabel* textFault_;
    QBoxLayout* sides_ = nullptr;
    std::vector<StudyPlace> shownPlaces_;
    bool showing_ = false; ///< the draft is being shown: no change is the person's
};

} // namespace sheepshead
