// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/game/hand_files.h"

#include "app/book/storage_conversion.h"
#include "app/game/review_controller.h"
#include "app/table/table_host.h"
#include "ui/files/file_dialogs.h"
#include "ui/files/outside_file.h"
#include "ui/files/whole_file.h"
#include "ui/main_window.h"
#include "ui/widgets/notice_bar.h"

#include <QDir>
#include <QFileInfo>
#include <QMessageBox>
#include <QRegularExpression>

namespace sheepshead {

namespace {

const QString handFileTopic = QStringLiteral("files of hands");
constexpr qint64 longestHandFile = 1 << 20; // bytes; a hand takes about a thousand

QString handFilter() { return HandFiles::tr("Hands (*.sheephand);;All files (*)"); }

/// "line 7" in the person's language; the lines and actions of a file stay as they are there.
QString placeInFile(const Problem& problem)
{
    static const QRegularExpression line(QStringLiteral("^line (\\d+)$"));
    const QString place = fromUtf8(problem.place);
    const auto match = line.match(place);
    return match.hasMatch() ? HandFiles::tr("Line %1").arg(match.captured(1)) : place;
}

void warn(MainWindow& window, const QString& text, const QString& more = {})
{
    auto* const box = new QMessageBox(
        QMessageBox::Warning, HandFiles::tr("Hand"), text, QMessageBox::Ok, &window);
    box->setAttribute(Qt::WA_DeleteOnClose);
    box->setInformativeText(more);
    box->open();
}

} // namespace

Result<HandRecord> readHandFile(const QString& name)
{
    const OutsideFile file = readOutsideFile(name, longestHandFile);
    if (!file.problem.isEmpty())
        return Problem { "file", file.problem.toStdString() };
    auto record = parseRecord(file.bytes.toStdString());
    if (record)
        if (const auto hand = replay(*record); !hand)
            return hand.problem();
    return record;
}

HandFiles::HandFiles(MainWindow& window, const TableHost& host, ReviewController& review)
    : window_(window)
    , host_(host)
    , review_(review)
{
    connect(&window.action(Command::OpenHand), &QAction::triggered, this, &HandFiles::askToOpen);
    connect(&window.action(Command::SaveHand), &QAction::triggered, this, &HandFiles::askToSave);
}

void HandFiles::open(const QString& file)
{
    const auto record = readHandFile(file);
    if (record)
        return review_.open(*record);
    const Problem& problem = record.problem();
    warn(window_,
        tr("There is no hand in %1 that can be opened. Nothing was changed.")
            .arg(QFileInfo(file).fileName()),
        tr("%1: %2").arg(placeInFile(problem), fromUtf8(problem.reason)));
}

void HandFiles::askToOpen()
{
    askWhatToOpen(
        tr("Open a hand"), handFilter(), &window_, [this](const QString& file) { open(file); });
}

void HandFiles::askToSave()
{
    const auto hand = host_.lastHand();
    if (!hand)
        return;
    askWhereToSave({ tr("Save the last hand"), tr("Hand.sheephand"), handFilter() }, &window_,
        [this, record = hand->record](const QString& file) { save(file, record); });
}

void HandFiles::save(const QString& file, const HandRecord& hand)
{
    const QString name = QDir::toNativeSeparators(file);
    if (writeWholeFile(file, QByteArray::fromStdString(recordText(hand))))
        window_.notices().say(tr("The hand is in %1.").arg(name), {}, handFileTopic);
    else
        warn(window_,
            tr("The hand was not saved: the file %1 could not be written. Choose another folder.")
                .arg(name));
}

} // namespace sheepshead
