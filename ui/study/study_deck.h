// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/study/study_fault.h"
#include "ui/cards/card_theme.h"
#include "ui/words/players/seating.h"

#include <QWidget>

#include <array>
#include <functional>

class QToolButton;

namespace sheepshead {

/// Where a card of a deck lies.
struct CardPlaceWords {
    QString below; ///< in little room; empty for nowhere
    QString where; ///< the same for a screen reader and the tip
};

/// All cards of the deck, a row for each suit. A click lays a card into the place that is chosen;
/// below each card stands where it lies. Tab goes to one card, arrow keys from card to card.
class StudyDeck : public QWidget {
    Q_OBJECT

public:
    explicit StudyDeck(QWidget* parent = nullptr);

    void setDeck(const CardLook& look);
    /// The cards of the chosen place are marked.
    void show(const StudyPosition& position, const StudyPlace& chosen, const Seating& seating);
    /// The same for what is no position: the cards that can be clicked, those that are marked, and
    /// where each lies.
    void show(CardSet deck, CardSet marked, const std::function<CardPlaceWords(Card)>& place);
    using QWidget::show;

    /// Where Tab goes on from.
    QWidget& lastButton();
    QToolButton& button(Card card) { return *buttons_[static_cast<std::size_t>(card.index())]; }

Q_SIGNALS:
    void clicked(sheepshead::Card card);

protected:
    bool eventFilter(QObject* watched, QEvent* event) override;
    void changeEvent(QEvent* event) override;

private:
    QToolButton* newButton(Card card);
    void paintFaces();
    void moveTo(int row, int column, int down, int right);

    CardTheme theme_;
    std::array<QToolButton*, 32> buttons_ {};
    bool showing_ = false; ///< no change is the person's
};

} // namespace sheepshead
