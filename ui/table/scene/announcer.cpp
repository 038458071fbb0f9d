// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/table/scene/announcer.h"

namespace sheepshead {

namespace {

/// Milliseconds that an announcement stays. A screen reader is told that there are words, and then
/// asks for them.
constexpr int stands = 700;

} // namespace

Announcer::Announcer(QGraphicsItem* parent)
    : SpokenItem(QAccessible::Notification, parent)
{
    setFlag(ItemHasNoContents);
    setVisible(false);
    standing_.setSingleShot(true);
    standing_.setInterval(stands);
    connect(&standing_, &QTimer::timeout, this, [this] {
        setVisible(false);
        tell(QAccessible::ObjectHide);
        speak();
    });
}

void Announcer::say(const QString& sentence)
{
    if (sentence.isEmpty())
        return;
    waiting_ << sentence;
    if (!standing_.isActive())
        speak();
}

// Qt's bridge drops alerts; a notification that begins to show is read out.
void Announcer::speak()
{
    if (waiting_.isEmpty())
        return;
    setWords(waiting_.join(QLatin1Char(' ')));
    waiting_.clear();
    standing_.start();
    setVisible(true);
    Q_EMIT announced(name());
#if QT_VERSION >= QT_VERSION_CHECK(6, 8, 0)
    QAccessibleAnnouncementEvent announcement(this, name());
    QAccessible::updateAccessibility(&announcement);
#else
    tell(QAccessible::ObjectShow);
#endif
}

void Announcer::tell(QAccessible::Event event)
{
    QAccessibleEvent change(this, event);
    QAccessible::updateAccessibility(&change);
}

} // namespace sheepshead
