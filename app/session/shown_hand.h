// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/session/lookers.h"
#include "engine/hand/state/hand_state.h"

#include <QObject>

namespace sheepshead {

/// What the table is told of the hand of a session, as the person sees it who looks; and whether
/// the table has shown it.
class ShownHand : public QObject {
    Q_OBJECT

public:
    explicit ShownHand(SeatSet people)
        : lookers_(people)
    {
    }

    const Lookers& lookers() const { return lookers_; }

    /// Whether the table has shown all that it was told.
    bool isReady() const { return table_ == Table::Ready; }
    bool isTaken() const { return table_ == Table::Taken; }

    void begin();
    /// All at once: nothing of it is told as events.
    void stand(const HandState& hand);
    /// The table may be ready after each event, before the next one is told.
    void tell(const HandState& hand, const std::vector<Event>& events);
    /// The table has shown all that it was told; ignored while it is taken.
    void setReady();

    /// Another game has the table. With a hand in play no person looks any more: when the table
    /// comes back, another one may sit at the computer.
    void take(bool handInPlay);
    /// The table is free again, and shows nothing of this hand yet.
    void giveBack() { table_ = Table::Showing; }

    /// Hides the cards until the person of this seat looks; ignored if they are hidden for it.
    void passTo(Seat seat);
    /// False if the computer was passed to no person.
    bool look() { return lookers_.look(); }
    /// Decisions were taken back.
    void forget() { lookers_.forget(); }
    /// There is no hand any more.
    void drop() { lookers_.lookTogether(); }

Q_SIGNALS:
    void passed();
    void restored(const sheepshead::Observation& seen);
    void happened(const sheepshead::Event& seen);
    void settled(const sheepshead::Observation& seen);

private:
    /// Whether the table can be shown more.
    enum class Table : std::uint8_t {
        Taken,   ///< by another game
        Showing, ///< what happened last
        Ready,
    };

    void tellViewer(const HandState& hand, const std::vector<Event>& events);

    Lookers lookers_;
    Table table_ = Table::Showing;
};

} // namespace sheepshead
