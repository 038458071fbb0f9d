// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/statistics/pick_chances.h"
#include "ui/cards/decks.h"
#include "ui/cards/felt.h"
#include "ui/cards/speeds.h"
#include "ui/table/layout/hand_order.h"
#include "ui/table/motion/event_clips.h"
#include "ui/table/motion/event_player.h"
#include "ui/table/peek_panels.h"
#include "ui/table/persons_turn.h"
#include "ui/table/table_overlays.h"
#include "ui/table/table_status.h"
#include "ui/table/table_view.h"
#include "ui/words/hand/spoken_table.h"

#include <QWidget>

#include <memory>
#include <optional>
#include <vector>

namespace sheepshead {

class CurtainPanel;
class ResultPanel;
class TableScene;
class FeltView;

/// The whole table as one widget: shows the events of a hand in order, and lets the person in front
/// of it decide by mouse or keyboard.
class TableWidget : public QWidget {
    Q_OBJECT

public:
    explicit TableWidget(QWidget* parent = nullptr);
    ~TableWidget() override;

    /// Draws this and nothing else: whatever was shown or still to be shown is dropped.
    void present(const TableView& view);
    /// The same hand, perhaps by other names, faces or totals, or as another kind of hand: what is
    /// shown is drawn again with them, in the middle of whatever it is. At another number of seats
    /// present().
    void renew(const TableView& view);

    /// POT: what the hand moves into the pot, and the scores that include it. To be set before the
    /// last event of the hand is shown.
    void setPotMove(int toPot, const PerSeat<Score>& scores);

    /// MAUER: who passed a strong hand in the hand whose last event is shown next.
    void setMauers(const std::vector<Mauer>& mauers);

    void setSpeed(Speed speed);
    /// Nothing moves, at any speed; pauses are those of the speed.
    void setStill(bool still);
    /// Whether a finished trick stays until a click, Space or Enter; never in a lesson.
    void setWaitAfterTrick(bool wait);
    /// Which of the person's cards play by themselves; none in a lesson.
    void setForcedCards(ForcedCards which);
    void setFelt(const FeltLook& felt);
    void setDeck(const CardLook& look);
    /// Whether every trump in the hand has a fine gold edge.
    void setTrumpEdges(bool edges);
    /// How the cards of the hand stand.
    void setHandOrder(HandOrder order);

    using QWidget::show;
    /// Shows an event, as the viewer sees it, after all events before it. The deal of a new hand
    /// drops the hand before it.
    void show(const Event& event);
    /// After the events of one action: what the viewer knows once they have been shown. The strip,
    /// the status line, the ring around the seat to act and the winning card follow it.
    void settle(const Observation& seen);
    /// A seat has laid down these cards; the rest of the hand is not shown.
    void showLaidDown(const Claim& claim, CardSet cards);
    /// Shows the table as it is in the middle of a hand, at once; drops the events that are not yet
    /// shown.
    void restore(const Observation& seen);
    /// Asks the person for a decision, once everything before it has been shown.
    void ask(const ExplainedTurn& turn);

    /// What Space or a click beside the cards does: skips to the end of what is being shown.
    void goOn();

    /// Shows the last finished trick of this hand over the table, until a click or a key; hides it
    /// when it is shown. Once the hand is over all of its tricks can be paged through.
    void showLastTrick();
    bool hasLastTrick() const;

    /// Shows which trump are out, until a click or a key; hides them when they are shown.
    void showTrumpCount();

    /// Tells a screen reader these words, and writes them on the status line for a while.
    void tell(const QString& words);
    /// Tells a screen reader again how things stand, and writes it on the status line.
    void repeat(Repeated what);

    bool idle() const { return player_.idle(); }
    /// A finished trick lies there until the person has seen it.
    bool waitsForClick() const { return player_.waiting(); }

    /// The parts, for their own signals and commands.
    TableScene& scene() { return *scene_; }
    FeltView& view() { return *view_; }
    PersonsTurn& turn() { return turn_; }
    ResultPanel& result() { return overlays_.result(); }
    CurtainPanel& curtain() { return *curtain_; }

    /// The two rows of a table for two need more height than a trick between many.
    QSize minimumSizeHint() const override;
    QSize sizeHint() const override { return { 1020, 740 }; }

Q_SIGNALS:
    /// The event begins to be seen.
    void began(const sheepshead::Event& event);
    /// The person is asked for a decision.
    void asked();
    /// The person to whom the curtain was passed looks.
    void looked();
    /// The person sees which trump are out.
    void trumpCounted();
    /// Everything is shown; the session may take the next step.
    void drained();
    /// Which seat is to do what, for the status bar.
    void statusChanged(const QString& line);

protected:
    void keyPressEvent(QKeyEvent* event) override;
    void resizeEvent(QResizeEvent* event) override;

private:
    void connectParts();
    void applySpeed();
    void clear();
    void sweep();
    void showStanding(const TableView& view);
    void showCurtain(const TableView& view);
    void settleNow(const Observation& seen);
    void drawAgain();
    void openTurn();
    void showResult(const Event& event);
    QString spokenResult(const Event& event) const;
    void showOver();
    void shown();

    std::unique_ptr<TableScene> scene_;
    EventClips clips_;
    EventPlayer player_;
    FeltView* view_;
    TableOverlays overlays_;
    CurtainPanel* curtain_;
    PersonsTurn turn_;
    PeekPanels peeks_;
    TableStatus status_;
    Observation seen_;
    std::vector<RedealHandShown> redealHands_; ///< shown in this hand
    std::optional<HandScored> scored_;         ///< the result, once it is shown
    ForcedCards forced_ = ForcedCards::Never;
    bool waitsAfterTrick_ = false;
    Speed speed_ = Speed::Normal;
    bool still_ = false;
    Instruction instruction_ = Instruction::None;
};

} // namespace sheepshead
