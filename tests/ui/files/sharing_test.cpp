// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/files/sharing.h"

#include "tests/support/registered_test.h"

#include <QClipboard>
#include <QFile>
#include <QFileDialog>
#include <QGuiApplication>
#include <QMessageBox>
#include <QMimeData>
#include <QTemporaryDir>
#include <QTest>

using namespace sheepshead;

namespace {

ToShare something()
{
    QImage picture(8, 4, QImage::Format_RGB32);
    picture.fill(Qt::red);
    return {
        .title = QStringLiteral("Tuesday"), .text = QStringLiteral("Anna wins"), .picture = picture
    };
}

} // namespace

class SharingTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void a_message_takes_the_text_or_the_picture()
    {
        copyToShare(something());
        const QMimeData* copied = QGuiApplication::clipboard()->mimeData();
        QCOMPARE(copied->text(), QStringLiteral("Anna wins"));
        QCOMPARE(qvariant_cast<QImage>(copied->imageData()).size(), QSize(8, 4));
        QVERIFY(!copied->hasHtml());
    }

    void a_picture_is_saved_or_the_person_is_told()
    {
        const QTemporaryDir folder;
        QWidget window;
        askToSavePicture(something(), &window);
        auto* const dialog = window.findChild<QFileDialog*>();
        const QString file = folder.filePath(QStringLiteral("a.png"));
        Q_EMIT dialog->fileSelected(file);
        QCOMPARE(QImage(file).size(), QSize(8, 4));
        QVERIFY(!window.findChild<QMessageBox*>());
        Q_EMIT dialog->fileSelected(folder.filePath(QStringLiteral("no/such/folder.png")));
        QVERIFY(window.findChild<QMessageBox*>());
    }

    void a_picture_of_pixels_is_not_saved_as_svg()
    {
        const QTemporaryDir folder;
        QWidget window;
        askToSavePicture(something(), &window);
        const QString file = folder.filePath(QStringLiteral("a.svg"));
        Q_EMIT window.findChild<QFileDialog*>()->fileSelected(file);
        QVERIFY(!QFile::exists(file));
        QVERIFY(window.findChild<QMessageBox*>());
    }
};

REGISTER_WIDGET_TEST(SharingTest)
#include "sharing_test.moc"
