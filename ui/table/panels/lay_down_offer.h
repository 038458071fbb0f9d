// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/claims/claim.h"
#include "ui/table/panels/panel_scale.h"

#include <QWidget>

#include <vector>

class QBoxLayout;
class QHBoxLayout;
class QLabel;

namespace sheepshead {

class CardTheme;
class ChoiceButton;

/// Says over the felt that the rest of the hand is decided, and offers to lay the cards down. Takes
/// no focus: a card that is played instead is an answer, too.
class LayDownOffer : public QWidget {
    Q_OBJECT

public:
    explicit LayDownOffer(CardTheme& theme, QWidget* parent = nullptr);

    void offer(const Claim& claim);

    void setScale(const PanelScale& scale);
    /// Words and buttons in one row where this width has room for it, else below each other.
    void setRoom(int width);

Q_SIGNALS:
    void layDown();
    void playOn();
    /// The offer, for a screen reader.
    void told(const QString& words);

protected:
    void paintEvent(QPaintEvent* event) override;

private:
    ChoiceButton* addButton(const QString& text, const QString& description);
    void applyScale();

    CardTheme& theme_;
    PanelScale scale_;
    QLabel* words_;
    QBoxLayout* parts_;
    QHBoxLayout* line_;
    std::vector<ChoiceButton*> buttons_;
};

} // namespace sheepshead
