// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/cards/seat.h"

#include <QRectF>
#include <QString>

#include <functional>
#include <vector>

class QObject;

namespace sheepshead {

class BubbleItem;
class SpokenItem;
class TableScene;

/// What is said over the table. Bubbles at the seats stay until the next decision is over, and long
/// enough to be read at any speed; words to all or to the viewer stay for a while, between the
/// trick and the strip, and remarks at the seats.
class TableTalk {
public:
    /// The bubbles belong to the scene.
    explicit TableTalk(TableScene& scene);

    /// As many as there are seats; all bubbles go.
    void setSeats(int count);

    void say(Seat seat, const QString& words);
    /// To the viewer, above the hand.
    void tell(const QString& words, int stays);
    /// Whether there is room for that without smaller type.
    bool hasRoomToTell(const QString& words) const;
    /// To everyone, in the middle of the table.
    void announce(const QString& words, int stays);
    /// To everyone, at a seat: a fact that is known now although no player said it. It stays for a
    /// while and not longer, for cards may lie below it.
    void announceAt(Seat seat, const QString& words);
    /// A word at a seat beside the game: it stays for a while, whatever is decided, and goes when
    /// the seat has more to say. Not told to a screen reader.
    void remark(Seat seat, const QString& words, int stays);
    /// A seat begins to decide, and its decision has been shown: between the two it may speak. What
    /// was said before fades.
    void beginDecision(Seat seat);
    void endDecision();
    /// No more bubbles where the viewer is to decide.
    void hushViewer();
    void hush();

    /// To everyone or to the viewer; null while there is none.
    SpokenItem* notice() const;
    /// Calls that whenever such words are gone, as long as the context lives.
    void whenNoticeIsGone(QObject* context, std::function<void()> then);
    /// The remark at the table; null while there is none.
    SpokenItem* remark() const;

private:
    BubbleItem& bubble(Seat seat) { return *bubbles_.at(static_cast<std::size_t>(indexOf(seat))); }
    QRectF aboveStrip() const;

    TableScene& scene_;
    BubbleItem* notice_;
    BubbleItem* remark_;
    Seat remarkBy_ {};
    std::vector<BubbleItem*> bubbles_;    ///< one a seat
    std::vector<BubbleItem*> saidBefore_; ///< the decision that is being shown
};

} // namespace sheepshead
