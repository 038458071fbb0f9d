// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/portal/motion_portal.h"

#include "tests/support/registered_test.h"

#include <QDBusConnection>
#include <QDBusMessage>
#include <QDBusVariant>
#include <QDBusVirtualObject>
#include <QProcess>
#include <QSignalSpy>
#include <QTest>

#include <memory>

using namespace sheepshead;

namespace {

const QString service = QStringLiteral("org.freedesktop.portal.Desktop");
const QString path = QStringLiteral("/org/freedesktop/portal/desktop");
const QString interface = QStringLiteral("org.freedesktop.portal.Settings");
const QString gnome = QStringLiteral("org.gnome.desktop.interface");
const QString key = QStringLiteral("enable-animations");

/// A bus of its own, as long as it lives; none where there is no dbus-daemon.
class Bus {
public:
    Bus()
    {
        daemon_.start(QStringLiteral("dbus-daemon"),
            { QStringLiteral("--session"), QStringLiteral("--nofork"),
                QStringLiteral("--print-address") });
        if (daemon_.waitForStarted() && daemon_.waitForReadyRead())
            address_ = QString::fromUtf8(daemon_.readLine()).trimmed();
    }
    ~Bus()
    {
        daemon_.kill();
        daemon_.waitForFinished();
    }
    Bus(const Bus&) = delete;
    Bus& operator=(const Bus&) = delete;
    const QString& address() const { return address_; }

private:
    QProcess daemon_;
    QString address_;
};

/// A portal that answers every question with one value, or not at all.
class Portal : public QDBusVirtualObject {
public:
    explicit Portal(const QString& address, QVariant answer)
        : answer_(std::move(answer))
        , bus_(QDBusConnection::connectToBus(address, QStringLiteral("portal")))
    {
        bus_.registerVirtualObject(path, this);
        bus_.registerService(service);
    }
    ~Portal() override
    {
        bus_.unregisterObject(path);
        bus_.unregisterService(service);
        QDBusConnection::disconnectFromBus(QStringLiteral("portal"));
    }
    Portal(const Portal&) = delete;
    Portal& operator=(const Portal&) = delete;

    void change(const QString& place, const QString& what, const QVariant& value) const
    {
        QDBusMessage signal =
            QDBusMessage::createSignal(path, interface, QStringLiteral("SettingChanged"));
        signal << place << what << QVariant::fromValue(QDBusVariant(value));
        bus_.send(signal);
    }
    const QList<QVariantList>& asked() const { return asked_; }

    QString introspect(const QString&) const override { return {}; }
    bool handleMessage(const QDBusMessage& message, const QDBusConnection& bus) override
    {
        if (message.interface() != interface || message.member() != QStringLiteral("Read"))
            return false;
        asked_ << message.arguments();
        bus.send(answer_.isValid()
                ? message.createReply(answer_)
                : message.createErrorReply(QStringLiteral("org.freedesktop.portal.Error.NotFound"),
                    QStringLiteral("Requested setting not found")));
        return true;
    }

private:
    QVariant answer_;
    QDBusConnection bus_;
    QList<QVariantList> asked_;
};

QVariant boxed(const QVariant& value) { return QVariant::fromValue(QDBusVariant(value)); }

} // namespace

/// A desktop's portal, made up, on a bus of its own.
class MotionPortalTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void init()
    {
        bus_ = std::make_unique<Bus>();
        if (bus_->address().isEmpty())
            QSKIP("There is no dbus-daemon.");
    }
    void cleanup()
    {
        QDBusConnection::disconnectFromBus(QStringLiteral("sheepshead-portal"));
        bus_.reset();
    }

    void what_the_desktop_says_is_told_data()
    {
        QTest::addColumn<QVariant>("answer");
        QTest::addColumn<bool>("still");
        QTest::newRow("no animations") << boxed(false) << true;
        QTest::newRow("animations") << boxed(true) << false;
        QTest::newRow("as older portals box it") << boxed(boxed(false)) << true;
    }

    void what_the_desktop_says_is_told()
    {
        QFETCH(QVariant, answer);
        QFETCH(bool, still);
        const Portal portal(bus_->address(), answer);
        const MotionPortal motion(bus_->address());
        QSignalSpy told(&motion, &MotionPortal::told);
        QTRY_COMPARE(told.count(), 1);
        QCOMPARE(told.front().front().toBool(), still);
        QCOMPARE(portal.asked(), QList<QVariantList> { QVariantList({ gnome, key }) });
    }

    void a_change_is_heard_and_others_are_not()
    {
        const Portal portal(bus_->address(), boxed(true));
        const MotionPortal motion(bus_->address());
        QSignalSpy told(&motion, &MotionPortal::told);
        QTRY_COMPARE(told.count(), 1);
        portal.change(gnome, QStringLiteral("clock-format"), QStringLiteral("24h"));
        portal.change(QStringLiteral("org.example"), key, false);
        portal.change(gnome, key, 7); // no truth
        portal.change(gnome, key, false);
        QTRY_COMPARE(told.count(), 2);
        QVERIFY(told.back().front().toBool());
        portal.change(gnome, key, true);
        QTRY_COMPARE(told.count(), 3);
        QVERIFY(!told.back().front().toBool());
    }

    void a_setting_that_is_not_there_is_no_word_and_its_first_change_is()
    {
        const Portal portal(bus_->address(), {});
        const MotionPortal motion(bus_->address());
        QSignalSpy told(&motion, &MotionPortal::told);
        QTRY_COMPARE(portal.asked().size(), 1);
        portal.change(gnome, key, false);
        QTRY_COMPARE(told.count(), 1); // the refusal came before it
        QVERIFY(told.front().front().toBool());
    }

    void a_bus_without_a_portal_is_silent()
    {
        const MotionPortal motion(bus_->address());
        QSignalSpy told(&motion, &MotionPortal::told);
        const Portal late(bus_->address(), {});
        QTRY_VERIFY2(
            [&] {
                late.change(gnome, key, false); // until it listens
                return told.count() > 0;
            }(),
            "a change of the setting was not noticed after a question without an answer");
        QVERIFY(told.back().front().toBool());
    }

    void no_bus_is_no_word()
    {
        const QString nowhere = QStringLiteral("unix:path=/nowhere/bus");
        const MotionPortal motion(nowhere);
        const QSignalSpy told(&motion, &MotionPortal::told);
        QCoreApplication::processEvents();
        QCoreApplication::processEvents();
        QCOMPARE(told.count(), 0);
    }

private:
    std::unique_ptr<Bus> bus_;
};

REGISTER_GUILESS_TEST(MotionPortalTest)
#include "motion_portal_test.moc"
