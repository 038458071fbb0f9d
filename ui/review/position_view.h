// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/hand/state/hand_state.h"
#include "ui/cards/decks.h"
#include "ui/cards/felt.h"
#include "ui/widgets/text_scale.h"
#include "ui/words/players/seating.h"

#include <QWidget>

#include <memory>
#include <optional>

namespace sheepshead {

class TableScene;
class FeltView;

/// Shows the table at one moment of a hand; read-only.
class PositionView : public QWidget {
    Q_OBJECT

public:
    explicit PositionView(const Seating& seating, QWidget* parent = nullptr);
    ~PositionView() override;

    void setDeck(const CardLook& look);
    void setFelt(const FeltLook& felt);

    /// With all cards open, or what the person in front of the table knew. The card is one that is
    /// just being played; the line is for the strip above the hand.
    void show(const HandState& hand, bool allOpen, std::optional<Card> played, const QString& line);
    using QWidget::show;

    TableScene& scene() { return *scene_; }

    /// Large texts around it need the room on a small screen.
    QSize minimumSizeHint() const override
    {
        return textScale() > 1 ? QSize(360, qRound(300 / textScale())) : QSize(420, 316);
    }
    QSize sizeHint() const override { return { 760, 560 }; }

protected:
    void resizeEvent(QResizeEvent* event) override;

private:
    /// What is shown; laid out again when the size changes.
    struct Shown {
        HandState hand;
        bool allOpen = false;
        std::optional<Card> played;
        QString line;
    };

    void lay();
    void light(Card card);
    void openBlind(CardSet blind);

    std::unique_ptr<TableScene> scene_;
    FeltView* view_;
    std::optional<Shown> shown_;
};

} // namespace sheepshead
