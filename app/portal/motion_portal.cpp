// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/portal/motion_portal.h"

#ifdef SHEEPSHEAD_DBUS

#include <QDBusConnection>
#include <QDBusMessage>
#include <QDBusPendingCallWatcher>
#include <QDBusPendingReply>
#include <QDBusVariant>
#include <QFile>
#include <QMetaObject>
#include <QStandardPaths>

#include <optional>

namespace sheepshead {

namespace {

const QString portalService = QStringLiteral("org.freedesktop.portal.Desktop");
const QString portalPath = QStringLiteral("/org/freedesktop/portal/desktop");
const QString settingsInterface = QStringLiteral("org.freedesktop.portal.Settings");
const QString gnomeInterface = QStringLiteral("org.gnome.desktop.interface");
const QString animationsKey = QStringLiteral("enable-animations");
constexpr int patience = 5000; ///< ms; nothing waits for it

/// Without one, D-Bus would start a bus of its own.
bool hasSessionBus()
{
    return qEnvironmentVariableIsSet("DBUS_SESSION_BUS_ADDRESS")
        || QFile::exists(QStandardPaths::writableLocation(QStandardPaths::RuntimeLocation)
            + QStringLiteral("/bus"));
}

QDBusConnection busAt(const QString& address)
{
    if (!address.isEmpty())
        return QDBusConnection::connectToBus(address, QStringLiteral("sheepshead-portal"));
    return hasSessionBus() ? QDBusConnection::sessionBus() : QDBusConnection(QString());
}

/// A value in a box, or in a box in a box, as older portals answer; nothing for what is no truth.
std::optional<bool> truthIn(QVariant value)
{
    while (value.metaType() == QMetaType::fromType<QDBusVariant>())
        value = value.value<QDBusVariant>().variant();
    return value.metaType() == QMetaType::fromType<bool>() ? std::optional(value.toBool())
                                                           : std::nullopt;
}

} // namespace

/// One question with its answer, and what is told later.
class PortalConversation : public QObject {
    Q_OBJECT

public:
    PortalConversation(MotionPortal& portal, QDBusConnection bus)
        : QObject(&portal)
        , portal_(portal)
        , bus_(std::move(bus))
    {
    }

    void begin()
    {
        // Of whichever service: to know who has the name would take a question and its answer.
        bus_.connect(QString(), portalPath, settingsInterface, QStringLiteral("SettingChanged"),
            this, SLOT(hear(QString, QString, QDBusVariant)));
        QDBusMessage question = QDBusMessage::createMethodCall(
            portalService, portalPath, settingsInterface, QStringLiteral("Read"));
        question.setArguments({ gnomeInterface, animationsKey });
        auto* const answer = new QDBusPendingCallWatcher(bus_.asyncCall(question, patience), this);
        connect(answer, &QDBusPendingCallWatcher::finished, this, [this, answer] {
            const QDBusPendingReply<QDBusVariant> reply = *answer;
            if (!reply.isError())
                tell(truthIn(QVariant::fromValue(reply.value())));
            answer->deleteLater();
        });
    }

public Q_SLOTS:
    void hear(const QString& place, const QString& key, const QDBusVariant& value)
    {
        if (place == gnomeInterface && key == animationsKey)
            tell(truthIn(QVariant::fromValue(value)));
    }

private:
    void tell(std::optional<bool> moves)
    {
        if (moves)
            Q_EMIT portal_.told(!*moves);
    }

    MotionPortal& portal_;
    QDBusConnection bus_;
};

MotionPortal::MotionPortal(const QString& address, QObject* parent)
    : QObject(parent)
{
    QMetaObject::invokeMethod(
        this, [this, address] { begin(address); }, Qt::QueuedConnection);
}

void MotionPortal::begin(const QString& address)
{
    QDBusConnection bus = busAt(address);
    if (!bus.isConnected())
        return;
    (new PortalConversation(*this, std::move(bus)))->begin(); // the portal owns it
}

} // namespace sheepshead

#include "motion_portal.moc"

#else

namespace sheepshead {

MotionPortal::MotionPortal(const QString&, QObject* parent)
    : QObject(parent)
{
}

void MotionPortal::begin(const QString&) { }

} // namespace sheepshead

#endif
