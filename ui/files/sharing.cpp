// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/files/sharing.h"

#include "ui/files/default_files.h"
#include "ui/files/file_dialogs.h"
#include "ui/files/whole_file.h"

#include <QBuffer>
#include <QClipboard>
#include <QCoreApplication>
#include <QDir>
#include <QGuiApplication>
#include <QMessageBox>
#include <QMimeData>

#include <memory>

namespace sheepshead {

namespace {

struct Sharing {
    Q_DECLARE_TR_FUNCTIONS(Sharing)
};

QByteArray pngOf(const QImage& picture)
{
    QBuffer png;
    return picture.save(&png, "PNG") ? png.data() : QByteArray();
}

bool writePicture(const QString& name, const ToShare& shared)
{
    const bool isSvg = name.endsWith(QStringLiteral(".svg"), Qt::CaseInsensitive);
    const QByteArray picture = isSvg ? shared.svg : pngOf(shared.picture);
    return !picture.isEmpty() && writeWholeFile(name, picture);
}

void savePictureAs(const QString& file, const ToShare& shared, QWidget* parent)
{
    if (writePicture(file, shared))
        return;
    auto* const box = new QMessageBox(QMessageBox::Warning, Sharing::tr("Save the picture"),
        Sharing::tr(
            "The picture was not saved: the file %1 could not be written. Choose another folder.")
            .arg(QDir::toNativeSeparators(file)),
        QMessageBox::Ok, parent);
    box->setAttribute(Qt::WA_DeleteOnClose);
    box->open();
}

} // namespace

void copyToShare(const ToShare& shared)
{
    auto copied = std::make_unique<QMimeData>();
    if (!shared.text.isEmpty())
        copied->setText(shared.text);
    if (!shared.html.isEmpty())
        copied->setHtml(shared.html);
    if (!shared.picture.isNull())
        copied->setImageData(shared.picture);
    QGuiApplication::clipboard()->setMimeData(copied.release());
}

void askToSavePicture(const ToShare& shared, QWidget* parent)
{
    askWhereToSave(
        { Sharing::tr("Save the picture"), defaultFileName(shared.title, QStringLiteral("png")),
            shared.svg.isEmpty() ? Sharing::tr("Pictures (*.png)")
                                 : Sharing::tr("Pictures (*.svg *.png)") },
        parent, [parent, shared](const QString& file) { savePictureAs(file, shared, parent); });
}

} // namespace sheepshead
