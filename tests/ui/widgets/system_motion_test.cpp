// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/widgets/system_motion.h"

#include "tests/support/registered_test.h"
#include "ui/widgets/desktop_motion.h"
#include "ui/widgets/text_scale.h"

#include <QApplication>
#include <QDir>
#include <QFile>
#include <QProxyStyle>
#include <QStyleFactory>
#include <QTemporaryDir>

using namespace sheepshead;

namespace {

/// As a desktop without animations has it.
class StillStyle : public QProxyStyle {
public:
    int styleHint(StyleHint hint, const QStyleOption* option, const QWidget* widget,
        QStyleHintReturn* answer) const override
    {
        return hint == SH_Widget_Animation_Duration
            ? 0
            : QProxyStyle::styleHint(hint, option, widget, answer);
    }
};

/// A folder of settings with one file in it.
struct Settings {
    Settings(const QString& file, const QByteArray& text)
    {
        QDir(folder.path()).mkpath(QFileInfo(file).path());
        QFile written(folder.filePath(file));
        QVERIFY(written.open(QIODevice::WriteOnly));
        written.write(text);
    }

    QTemporaryDir folder;
};

} // namespace

class SystemMotionTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void files_of_the_desktop_are_read_data()
    {
        QTest::addColumn<QString>("file");
        QTest::addColumn<QByteArray>("text");
        QTest::addColumn<bool>("still");
        const QString kde = QStringLiteral("kdeglobals");
        const QString gtk = QStringLiteral("gtk-3.0/settings.ini");
        const QString newGtk = QStringLiteral("gtk-4.0/settings.ini");
        QTest::addRow("KDE, none")
            << kde << QByteArray("[KDE]\nAnimationDurationFactor=0\n") << true;
        QTest::addRow("KDE, slow")
            << kde << QByteArray("[KDE]\nAnimationDurationFactor=2\n") << false;
        QTest::addRow("KDE, nonsense")
            << kde << QByteArray("[KDE]\nAnimationDurationFactor=x\n") << false;
        QTest::addRow("GTK, none")
            << gtk << QByteArray("[Settings]\ngtk-enable-animations=0\n") << true;
        QTest::addRow("GTK, false")
            << newGtk << QByteArray("[Settings]\ngtk-enable-animations=false\n") << true;
        QTest::addRow("GTK, yes") << gtk << QByteArray("[Settings]\ngtk-enable-animations=1\n")
                                  << false;
        QTest::addRow("GTK, no word")
            << gtk << QByteArray("[Settings]\ngtk-theme-name=x\n") << false;
        QTest::addRow("no settings at all") << gtk << QByteArray("\x01\x02\xff\n[[[") << false;
    }

    void files_of_the_desktop_are_read()
    {
        QFETCH(QString, file);
        QFETCH(QByteArray, text);
        QFETCH(bool, still);
        const Settings settings(file, text);
        QCOMPARE(filesWantLessMotion(settings.folder.path()), still);
    }

    void a_folder_without_them_asks_for_nothing()
    {
        const QTemporaryDir folder;
        QVERIFY(!filesWantLessMotion(folder.path()));
        QVERIFY(!filesWantLessMotion(folder.filePath(QStringLiteral("none"))));
    }

    void a_style_without_animations_is_heard()
    {
        const QString before = QApplication::style()->objectName();
        QApplication::setStyle(new StillStyle);
        QVERIFY(systemWantsLessMotion());
        QVERIFY(wantsLessMotion(LessMotion::AsSystem));
        QApplication::setStyle(QStyleFactory::create(before));
    }

    void what_the_desktop_says_itself_is_heard()
    {
        setDesktopWantsLessMotion(true);
        QVERIFY(wantsLessMotion(LessMotion::AsSystem));
        QVERIFY(!wantsLessMotion(LessMotion::Never));
        setDesktopWantsLessMotion(false);
        QVERIFY(!wantsLessMotion(LessMotion::AsSystem));
    }

    void the_person_has_the_last_word()
    {
        QVERIFY(wantsLessMotion(LessMotion::Always));
        QVERIFY(!wantsLessMotion(LessMotion::Never));
    }

    void text_grows_with_its_scale()
    {
        const qreal usual = QApplication::font().pointSizeF();
        QCOMPARE(textPixels(15, 12), 15);
        QCOMPARE(textPixels(9, 12), 12);
        setTextScale(200);
        QCOMPARE(QApplication::font().pointSizeF(), usual * 2);
        QCOMPARE(textPixels(15, 12), 30);
        QCOMPARE(textPixels(9, 12), 24);
        setTextScale(500); // never more than the largest
        QCOMPARE(QApplication::font().pointSizeF(), usual * 2);
        setTextScale(100);
        QCOMPARE(QApplication::font().pointSizeF(), usual);
    }
};

REGISTER_WIDGET_TEST(SystemMotionTest)
#include "system_motion_test.moc"
