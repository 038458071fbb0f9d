// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/files/file_dialogs.h"

#include "ui/files/default_files.h"

#include <QDir>
#include <QFileDialog>
#include <QFileInfo>

#include <utility>

namespace sheepshead {

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
