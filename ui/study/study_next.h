// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/study/study_draft.h"

#include <QWidget>

class QPushButton;

namespace sheepshead {

class FlowLayout;

/// What may be said next in a position that is set up, as buttons. Cards go by the deck.
class StudyNext : public QWidget {
    Q_OBJECT

public:
    explicit StudyNext(StudyDraft& draft, QWidget* parent = nullptr);

    /// Shows the draft; Tab comes here from `before`, and the keyboard stays among the buttons.
    void showNext(QWidget& before);

private:
    QPushButton* newChoice(const QString& text);
    void addChoices(const HandState& hand);
    void orderTabs(QWidget& before);
    void act(const Action& action);
    void takeBack();

    StudyDraft& draft_;
    FlowLayout* choices_;
};

} // namespace sheepshead
