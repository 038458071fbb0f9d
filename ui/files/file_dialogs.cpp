// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/files/file_dialogs.h"

#include "ui/files/default_files.h"
#include "ui/files/whole_file.h"

#include <QCoreApplication>
#include <QDir>
#include <QFileDialog>
#include <QFileInfo>

#include <utility>

namespace sheepshead {

namespace {

struct FileDialogWords {
    Q_DECLARE_TR_FUNCTIONS(sheepshead::FileDialogs)
};

} // namespace

void askWhereToSave(
    const FileToSave& file, QWidget* parent, std::function<void(const QString&)> save)
{
    auto* const dialog = new QFileDialog(
        parent, file.question, QDir(folderOfDocuments()).filePath(file.name), file.filter);
    dialog->setAttribute(Qt::WA_DeleteOnClose);
    dialog->setAcceptMode(QFileDialog::AcceptSave);
    dialog->setDefaultSuffix(QFileInfo(file.name).suffix());
    QObject::connect(dialog, &QFileDialog::fileSelected, parent, std::move(save));
    dialog->open();
}

void askWhereToSaveText(
    const TextToSave& file, QWidget* parent, std::function<void(const QString&)> refuse)
{
    const QString ending =
        QString::fromUtf8(file.ending.data() + 1, static_cast<qsizetype>(file.ending.size()) - 1);
    askWhereToSave(
        { file.question, defaultFileName(file.name, ending), QStringLiteral("*.") + ending },
        parent,
        [bytes = QByteArray::fromStdString(file.text), refuse = std::move(refuse)](
            const QString& name) {
            if (!writeWholeFile(name, bytes))
                refuse(
                    FileDialogWords::tr("The file %1 could not be written. Choose another folder.")
                        .arg(QDir::toNativeSeparators(name)));
        });
}

void askWhatToOpen(const QString& question, const QString& filter, QWidget* parent,
    std::function<void(const QString&)> open, const QString& folder)
{
    auto* const dialog =
        new QFileDialog(parent, question, folder.isEmpty() ? folderOfDocuments() : folder, filter);
    dialog->setAttribute(Qt::WA_DeleteOnClose);
    dialog->setFileMode(QFileDialog::ExistingFile);
    QObject::connect(dialog, &QFileDialog::fileSelected, parent, std::move(open));
    dialog->open();
}

} // namespace sheepshead
