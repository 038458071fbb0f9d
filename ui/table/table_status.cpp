// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/table/table_status.h"

#include "ui/cards/speeds.h"
#include "ui/table/scene/strip_item.h"
#include "ui/table/scene/table_scene.h"
#include "ui/words/hand/status_words.h"
#include "ui/words/hand/strip_words.h"

namespace sheepshead {

TableStatus::TableStatus(TableScene& scene)
    : scene_(scene)
{
    message_.setSingleShot(true);
    connect(&message_, &QTimer::timeout, this, [this] { Q_EMIT changed({}); });
}

void TableStatus::setKind(HandKind kind)
{
    kind_ = kind;
    if (!seen_.seats.empty())
        show(expected_);
}

void TableStatus::clear() { seen_ = Observation(); }

void TableStatus::settle(const Observation& seen)
{
    seen_ = seen;
    const bool othersTurn = seen.turn && seen.turn != seen.viewer;
    // A lesson stops where it likes, and nothing is to be expected of the others.
    expect(instruction_ != Instruction::None && othersTurn ? QString()
                                                           : statusText(seen, scene_.seating()));
}

void TableStatus::endTurn() { expect({}); }

/// Says what is expected of which seat. Ends a message.
void TableStatus::expect(const QString& expected)
{
    expected_ = expected;
    message_.stop();
    show(expected_);
    Q_EMIT changed({});
}

/// What the strip shows except the seat to act.
QString TableStatus::known() const
{
    QString strip = tableStrip(seen_, scene_.seating());
    QString kind;
    if (instruction_ == Instruction::Lesson)
        kind = tr("Lesson");
    else if (instruction_ == Instruction::Drill)
        kind = tr("Drill");
    else if (kind_ == HandKind::Challenge)
        kind = tr("Challenge");
    else if (kind_ != HandKind::Counts)
        kind = tr("Practice, does not count");
    if (!kind.isEmpty())
        return strip.isEmpty() ? kind : kind + stripSeparator() + strip;
    if (pot_ == 0)
        return strip;
    const QString pot = tr("pot: %1", "points in the pot").arg(pot_);
    return strip.isEmpty() ? pot : strip + stripSeparator() + pot;
}

void TableStatus::show(const QString& expected) { scene_.strip().setTexts(known(), expected); }

void TableStatus::tellForAWhile(const QString& words)
{
    Q_EMIT changed(words);
    message_.start(refusalStays);
}

void TableStatus::endMessage()
{
    if (message_.isActive())
        Q_EMIT changed({});
    message_.stop();
}

void TableStatus::sayHowToGoOn()
{
    const QString words = tr("Click or press Space to continue.");
    show(words);
}

} // namespace sheepshead
