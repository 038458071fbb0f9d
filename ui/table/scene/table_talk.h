// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/cards/seat.h"

#include <QString>

#include <vector>

namespace sheepshead {

class BubbleItem;
class SpokenItem;
class TableScene;

/// What is said over the table, in bubbles that go by themselves: at the seats, and in the middle.
class TableTalk {
public:
    /// The bubbles belong to the scene.
    explicit TableTalk(TableScene& scene);

    /// As many as sit there; nobody says anything any more.
    void setSeats(int count);

    void say(Seat seat, const QString& words, int stays);
    /// To the viewer, above his hand.
    void tell(const QString& words, int stays);
    /// To everybody, in the middle of the table.
    void announce(const QString& words, int stays);
    /// To everybody, at a seat: what is plain now although nobody says it.
    void announceAt(Seat seat, const QString& words, int stays);
    /// No more bubbles where the viewer is to decide.
    void hushViewer();
    void hush();

    /// To everybody or to the viewer; null while there is none.
    SpokenItem* notice() const;

private:
    TableScene& scene_;
    BubbleItem* notice_;
    std::vector<BubbleItem*> bubbles_; ///< one a seat
};

} // namespace sheepshead
