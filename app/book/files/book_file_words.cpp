// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/book/files/book_file_words.h"

#include "app/book/storage_conversion.h"
#include "app/storage/file/storage_fault.h"
#include "ui/main_window.h"
#include "ui/widgets/notice_bar.h"

#include <QCoreApplication>
#include <QDir>
#include <QMessageBox>

namespace sheepshead {

namespace {

struct BookFileWords {
    Q_DECLARE_TR_FUNCTIONS(sheepshead::BookFiles)
};

} // namespace

const QString& filesTopic()
{
    static const QString topic = QStringLiteral("files of the score book");
    return topic;
}

QString nameOfFile(const std::filesystem::path& file)
{
    return QDir::toNativeSeparators(QString::fromStdU16String(file.u16string()));
}

std::filesystem::path pathOfFile(const QString& file)
{
    return std::filesystem::path(file.toStdU16String());
}

QString bulleted(const std::vector<std::string>& lines)
{
    QString text;
    for (const std::string& line : lines)
        text += QStringLiteral("\n• ") + fromUtf8(line);
    return text;
}

void tellBookProblem(MainWindow& window, const Problem& problem)
{
    if (faultOf(problem) == StorageFault::Stopped) {
        window.notices().say(reasonText(problem), {}, filesTopic());
        return;
    }
    auto* const box = new QMessageBox(QMessageBox::Warning, BookFileWords::tr("Score book"),
        reasonText(problem), QMessageBox::Ok, &window);
    box->setAttribute(Qt::WA_DeleteOnClose);
    box->setInformativeText(placeText(problem));
    box->open();
}

} // namespace sheepshead
