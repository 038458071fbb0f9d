// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/claims/claim.h"

#include <QWidget>

#include <vector>

class QHBoxLayout;
class QLabel;
class QVBoxLayout;

namespace sheepshead {

class CardTheme;
class ChoiceButton;

/// Says over the felt that the rest of the hand is decided, and offers to lay the cards down. Takes
/// no focus: whoever does not care plays a card.
class LayDownOffer : public QWidget {
    Q_OBJECT

public:
    explicit LayDownOffer(CardTheme& theme, QWidget* parent = nullptr);

    void offer(const Claim& claim);

    /// The size of text and buttons, 1 at 1280×800.
    void setUnit(qreal unit);

Q_SIGNALS:
    void layDown();
    void playOn();

protected:
    void paintEvent(QPaintEvent* event) override;

private:
    ChoiceButton* newButton(const QString& text, const QString& description);
    void makeButtons();

    CardTheme& theme_;
    qreal unit_ = 1;
    QLabel* words_;
    QVBoxLayout* column_;
    QHBoxLayout* line_;
    std::vector<ChoiceButton*> buttons_;
};

} // namespace sheepshead
