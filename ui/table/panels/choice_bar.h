// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/table/panels/panel_scale.h"
#include "ui/words/decisions/choices.h"

#include <QWidget>

#include <vector>

class QLabel;
class QVBoxLayout;

namespace sheepshead {

class CardTheme;
class ChoiceButton;
class FlowLayout;

/// What a person decides besides playing cards (picking, burying, calling, going alone), as large
/// buttons over the felt. Cards are marked in the hand by its owner, who passes them in. A bar
/// with the focus takes the keys of its buttons and the arrows, and no button answers to a Space or
/// Enter that was meant for the animation before.
class ChoiceBar : public QWidget {
    Q_OBJECT

public:
    explicit ChoiceBar(CardTheme& theme, QWidget* parent = nullptr);

    /// Shows the choices of a turn; hides itself when there is nothing but cards to play.
    void ask(const ExplainedTurn& turn);
    void setMarked(CardSet marked);
    /// Nothing is to be decided.
    void dismiss();

    void setScale(const PanelScale& scale);
    /// As narrow as it can be with everything readable in this width.
    QSize sizeFor(int width) const;

    /// The focus stays at the table.
    void setVisible(bool visible) override;

Q_SIGNALS:
    void chosen(const sheepshead::Action& action);
    /// That many cards of the hand have to be marked; none any more when 0.
    void marksNeeded(int count);
    /// Another size is wanted.
    void sizeChanged();

protected:
    void paintEvent(QPaintEvent* event) override;
    void keyPressEvent(QKeyEvent* event) override;

private:
    void rebuild();
    void refresh();
    void showChoices(const WordedChoices& choices);
    void retire(ChoiceButton* button);
    void addButton();
    void moveFocus(int by);
    void choose(const Action& action);
    void applyFonts();

    CardTheme& theme_;
    std::optional<ExplainedTurn> turn_;
    CardSet marked_;
    int marks_ = 0;
    PanelScale scale_;
    QLabel* prompt_;
    QLabel* note_;
    QVBoxLayout* column_;
    FlowLayout* line_;
    std::vector<ChoiceButton*> buttons_;
};

} // namespace sheepshead
