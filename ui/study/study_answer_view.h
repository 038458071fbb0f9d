// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/study/study_question.h"
#include "ui/words/players/seating.h"

#include <QWidget>

#include <optional>

class QComboBox;
class QLabel;
class QLayout;
class QProgressBar;
class QPushButton;
class QTreeWidget;

namespace sheepshead {

/// Whom a question takes the other players for.
enum class StudyAgainst : std::uint8_t {
    Regulars,
    People, ///< those of the table, as far as the program has learned how they play
    Open,   ///< all cards are open, and all play perfectly
};

/// The answer to a question about a position, as it grows: what to do and why, what each choice is
/// worth and how it ends, and who has what.
class StudyAnswerView : public QWidget {
    Q_OBJECT

public:
    explicit StudyAnswerView(QWidget* parent = nullptr);

    /// Nothing is asked; the words say why, or what to do.
    void showNothing(const QString& words);
    /// A question is asked about what this seat has seen.
    void begin(const Seating& seating, const Observation& seen, int mostRounds);
    void showAnswer(const StudyAnswer& answer);
    /// Why the recommended choice is best.
    void showReasons(const QString& reasons);
    void setWorking(bool working);

    /// The question is about open cards, and so many are missing.
    void showMissing(int cards);
    /// Which step it is about; empty for the first position.
    void setWhere(const QString& words);
    StudyAgainst against() const;

    QTreeWidget& choices() { return *choices_; }
    QTreeWidget& cards() { return *cards_; }

Q_SIGNALS:
    void stopWanted();
    void goOnWanted();
    /// Answers so far were about others.
    void againstChosen();

private:
    QLayout* makeWork();
    QLayout* makeAgainst();
    void fillChoices(const StudyAnswer& answer);
    void fillCards(const StudyAnswer& answer);

    QLabel* where_;
    QComboBox* against_;
    QLabel* verdict_;
    QLabel* reasons_;
    QProgressBar* progress_;
    QPushButton* stop_;
    QTreeWidget* choices_;
    QLabel* cardsTitle_;
    QTreeWidget* cards_;
    Seating seating_;
    std::optional<Observation> seen_;
    bool working_ = false;
    bool complete_ = false;
};

} // namespace sheepshead
