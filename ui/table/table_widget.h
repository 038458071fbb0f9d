// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/players/levels.h"
#include "ui/cards/felt.h"
#include "ui/cards/speeds.h"
#include "ui/table/motion/event_clips.h"
#include "ui/table/motion/event_player.h"
#include "ui/table/persons_turn.h"
#include "ui/table/table_overlays.h"
#include "ui/words/seating.h"

#include <QTimer>
#include <QWidget>

#include <memory>
#include <optional>
#include <vector>

namespace sheepshead {

class TableScene;
class TableView;
struct Advice;

/// The whole table as one widget: shows a hand as it happens, one event after the other, and lets
/// the person in front of it decide by mouse or keyboard.
class TableWidget : public QWidget {
    Q_OBJECT

public:
    explicit TableWidget(QWidget* parent = nullptr);
    ~TableWidget() override;

    void setSeating(const Seating& seating);
    /// The running score of each seat, by seat number.
    void setTotals(const std::vector<int>& totals);
    /// How well each computer player plays, by seat number; nothing at the seats of people.
    void setLevels(const std::vector<std::optional<Level>>& levels);

    /// POT: the points in it; the strip tells them.
    void setPot(int points);
    /// POT: before the last event of a hand is shown, what the hand moves into the pot and what the
    /// seats get with that counted.
    void setPotMove(int toPot, const PerSeat<Score>& scores);

    /// A line about the deal of a hand, before its last event is shown; its result has it.
    /// Forgotten when the table is cleared.
    void setDealNote(const QString& note);

    /// What is on the table does not count; it says so until it is told otherwise.
    void setPractice(bool practice);

    void setSpeed(Speed speed);
    /// A finished trick lies until a click, Space or Enter.
    void setWaitAfterTrick(bool wait);
    void setFelt(Felt felt);
    void setFourColour(bool fourColour);
    /// A fine gold edge on every trump in the hand.
    void setTrumpEdges(bool edges);

    using QWidget::show;
    /// Before a new hand: forgets what is not yet shown, and empties the table.
    void clear();
    /// What happened, as the viewer sees it; shown after what came before it.
    void show(const Event& event);
    /// After the events of one action: what the viewer knows once they have been shown. The strip,
    /// the status line, the ring at whoever is to act and the card that is winning follow it.
    void settle(const Observation& seen);
    /// Somebody has laid down these cards; what is left of the hand is not shown.
    void showLaidDown(const Claim& claim, CardSet cards);
    /// The same at once, forgetting what is not yet shown: the table as it is in the middle of a
    /// hand.
    void restore(const Observation& seen);
    /// The person's decision; opened once everything before it has been shown.
    void ask(const Turn& turn);
    /// What whoever was asked may lay his cards down for.
    void offerToLayDown(const Claim& claim);
    /// The decision is not wanted any more.
    void withdraw();

    /// Lays the cards down, if they may be.
    void layDown();

    /// What Space or a click beside the cards does: what is just being shown comes to its end.
    void goOn();

    /// The last finished trick of this hand over the table, until a click or a key; again to put it
    /// away.
    void showLastTrick();
    bool hasLastTrick() const;

    /// Asks what to do, or puts the hint away that is there.
    void toggleHint();
    /// The answer to hintWanted(), over the table; ignored where it comes too late.
    void showHint(const Advice& advice);

    bool idle() const { return player_.idle(); }
    /// A finished trick lies there until the person has seen it.
    bool waitsForClick() const { return player_.waiting(); }

    TableScene& scene() { return *scene_; }
    TableView& view() { return *view_; }

    /// The rows of two players need more than a trick between many.
    QSize minimumSizeHint() const override;
    QSize sizeHint() const override { return { 1020, 740 }; }

Q_SIGNALS:
    /// What the person decided; always legal.
    void chosen(const sheepshead::Action& action);
    /// Everything is shown; time may go on.
    void drained();
    /// The person lays his cards down, as the turn that is open says he may.
    void laysDown();
    /// He may from now on, or may not any more.
    void mayLayDownChanged(bool may);
    void nextHandWanted();
    /// The hand that is over is to be looked back at.
    void reviewWanted();
    void explanationWanted();
    /// The person would like to know what to do; answered with showHint(), unless he does not want
    /// to know any more.
    void hintWanted(const sheepshead::Turn& turn);
    void hintUnwanted();
    /// The person has seen what he was advised to do.
    void hintShown();
    /// Who is expected to do what, for the status bar.
    void statusChanged(const QString& line);

protected:
    void keyPressEvent(QKeyEvent* event) override;
    void resizeEvent(QResizeEvent* event) override;

private:
    void connectParts();
    void settleNow(const Observation& seen);
    void openTurn();
    void showResult(const Event& event);
    void sayHowToGoOn();
    void tellForAWhile(const QString& words);
    void forgetRefusal();
    QString known() const;
    void shown();

    std::unique_ptr<TableScene> scene_;
    EventClips clips_;
    EventPlayer player_;
    TableView* view_;
    TableOverlays overlays_;
    PersonsTurn turn_;
    Observation seen_;
    std::vector<RedealHandShown> redealHands_; ///< shown in this hand
    QString status_;
    QTimer refused_; ///< a refusal stands on the status line
    int pot_ = 0;
    bool practice_ = false;
};

} // namespace sheepshead
