// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/tutor/lesson_course.h"
#include "ui/cards/card_theme.h"

#include <QWidget>

class QFrame;
class QLabel;
class QProgressBar;
class QPushButton;
class QScrollArea;
class QVBoxLayout;

namespace sheepshead {

/// The words of a lesson beside the table: the step's text and cards, its choices, and what is said
/// to an answer.
class LessonPanel : public QWidget {
    Q_OBJECT

public:
    explicit LessonPanel(QWidget* parent = nullptr);

    void setDeck(const CardLook& look) { theme_.setDeck(look); }
    /// The title, and for a lesson which one it is, from 1, of how many.
    void setTitle(const QString& title) { setTitle(title, 0, 0); }
    void setTitle(const QString& title, qsizetype lesson, qsizetype lessons);
    /// Shows step `number` (from 1) of `count`. The buttons for answers are hidden if the step has
    /// none; they stand in an order that tells nothing, and none has the focus.
    void showStep(const LessonStep& step, std::size_t number, std::size_t count);
    /// A question of a drill, with how the pupil stands in it; `share` of `of` is shown as a bar.
    void showQuestion(const LessonStep& question, const QString& standing, int share, int of);
    void setStanding(const QString& standing, int share);
    /// What is said to an answer: of a lesson, where a wrong one may be tried again.
    void tell(const LessonReply& reply);
    /// The same of a drill, where there is one try; or that the answer is being judged.
    enum class Mark { Right, Wrong, TryAgain, Wait };
    void tell(Mark mark, const QString& words);
    /// Whether the pupil may continue; then the button gets the focus.
    void setMayContinue(bool may);
    /// Instead of a step: the lesson is done. The next one's title is empty after the last.
    void showEnd(const QString& nextTitle);

Q_SIGNALS:
    void continued();
    void chosen(std::size_t choice);
    /// At the end: the next lesson is wanted.
    void nextLesson();
    void left();

private:
    /// The places of the answers in their order on the panel.
    using Order = std::vector<std::size_t>;
    static Order asWritten(const LessonStep& step);
    static Order shuffled(const LessonStep& step);
    void showParts(const LessonStep& step, const Order& order);
    void colourReply(Mark mark);
    void clearStep();
    void addCards(const std::vector<Card>& cards);
    void addChoices(const LessonStep& step, const Order& order);

    CardTheme theme_;
    QLabel* which_; ///< of the lessons
    QLabel* title_;
    QProgressBar* progress_;
    QLabel* number_;
    QScrollArea* scroll_;
    QVBoxLayout* column_; ///< in the scroll area
    QLabel* text_;
    QWidget* parts_ = nullptr; ///< cards and choices of the step
    QFrame* reply_;
    QLabel* mark_;
    QLabel* words_;
    QPushButton* continue_;
    QPushButton* next_;
    QPushButton* leave_;
};

} // namespace sheepshead
