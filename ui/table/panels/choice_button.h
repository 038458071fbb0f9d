// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/table/panels/panel_scale.h"
#include "ui/words/decisions/choices.h"

#include <QAbstractButton>

namespace sheepshead {

class CardTheme;

/// A large button on the felt: words with the key that presses it, and above them a card where one
/// is chosen.
class ChoiceButton : public QAbstractButton {
    Q_OBJECT

public:
    ChoiceButton(CardTheme& theme, const PanelScale& scale, QWidget* parent = nullptr);

    void setScale(const PanelScale& scale);

    void setChoice(const Choice& choice);
    const Action& action() const { return action_; }

    QSize sizeHint() const override;

Q_SIGNALS:
    /// Pressed, while what it does is what it did when the press began. A press by key or by a
    /// screen reader can be followed by another choice before clicked() is emitted.
    void chosen(const sheepshead::Action& action);

protected:
    bool event(QEvent* event) override;
    void paintEvent(QPaintEvent* event) override;
    void keyPressEvent(QKeyEvent* event) override;
    void enterEvent(QEnterEvent* event) override;
    void leaveEvent(QEvent* event) override;

private:
    void choose();
    void paintCard(QPainter& painter) const;
    void paintWords(QPainter& painter) const;
    QRectF plate() const;
    QSizeF cardSize() const;
    qreal wordsHeight() const { return qMax(46 * scale_.unit, 1.7 * fontMetrics().height()); }
    qreal keySize() const { return key_.isEmpty() ? 0 : 24 * scale_.unit * scale_.text(); }

    CardTheme& theme_;
    PanelScale scale_;
    QString key_;
    Action action_;
    std::optional<Action> pressed_; ///< the action when the press began
    std::optional<Card> card_;
};

} // namespace sheepshead
