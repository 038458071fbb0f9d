// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/ui/table/played_table.h"

#include "tests/ui/turns.h"

#include <QtTest>

namespace sheepshead::testing {

Seating seatingFor(const CheckedVariant& variant, Seat viewer)
{
    static const QStringList names { QStringLiteral("Ada"), QStringLiteral("Bruno"),
        QStringLiteral("Clara"), QStringLiteral("Emil"), QStringLiteral("Frieda"),
        QStringLiteral("Gus"), QStringLiteral("Otto") };
    Seating seating;
    seating.viewer = viewer;
    for (int seat = 0, next = 0; seat < variant.tableSeats(); ++seat) {
        const bool person = seatAt(seat) == viewer;
        const QString name = person ? QStringLiteral("You") : names.at(next++);
        seating.seats.push_back({ name, name.toLower(), person });
    }
    return seating;
}

PlayedTable::PlayedTable(HandState hand, Seat viewer, std::uint64_t seed)
    : hand_(std::move(hand))
    , viewer_(viewer)
    , random_(seed)
{
    table_.present({ seatingFor(hand_.variant(), viewer) });
    table_.setSpeed(Speed::Off);
    // Pauses are for people.
    QObject::connect(&hurry_, &QTimer::timeout, &table_, [this] {
        if (!table_.waitsForClick())
            table_.goOn();
    });
    hurry_.start(0);
    QObject::connect(&table_, &TableWidget::drained, &table_, [this] { step(); });
    QObject::connect(&table_.turn(), &PersonsTurn::chosen, &table_,
        [this](const Action& action) { apply(action); });
}

void PlayedTable::tell(const std::vector<Event>& events)
{
    for (const Event& event : events)
        table_.show(seenBy(viewer_, event, hand_.picker()));
    table_.settle(hand_.observation(viewer_));
    turn_.reset();
    if (hand_.toAct() != viewer_)
        return;
    turn_ = turnOf(hand_);
    table_.ask(*turn_);
}

void PlayedTable::apply(const Action& action)
{
    ++decisions_;
    tell(hand_.apply(action));
}

void PlayedTable::step()
{
    if (watcher_)
        watcher_();
    if (hand_.over()) {
        over_ = true;
        hurry_.stop();
        ended_.quit();
    } else if (turn_ && person_)
        QMetaObject::invokeMethod(&table_, person_, Qt::QueuedConnection);
    else if (!turn_) {
        const Seat seat = *hand_.toAct();
        const auto legal = hand_.legalActions();
        const Observation seen = hand_.observation(seat);
        apply(chooser_ ? chooser_(seen, legal) : random_.choose(seen, legal, {}));
    }
}

bool PlayedTable::playToEnd()
{
    QTimer::singleShot(60'000, &ended_, &QEventLoop::quit);
    tell(hand_.opening());
    ended_.exec();
    return over_;
}

} // namespace sheepshead::testing
