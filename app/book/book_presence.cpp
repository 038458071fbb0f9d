// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/book/book_presence.h"

#include "engine/files/private_file.h"
#include "engine/files/regular_file.h"

#include <QSysInfo>

#include <chrono>

namespace sheepshead {

namespace {

/// After this time nothing is believed of another computer, whose programs cannot be seen from
/// here.
constexpr std::chrono::hours longestBelieved { 7 * 24 };

constexpr std::chrono::seconds retryTime { 3 };

/// What a file says, safe to show in a line.
QString shownName(const QString& computer)
{
    constexpr qsizetype longest = 63; // of a label in the name of a host
    QString name;
    for (const QChar letter : computer.left(longest))
        if (letter.isPrint())
            name += letter;
    return name.toHtmlEscaped();
}

} // namespace

BookPresence::BookPresence(const std::filesystem::path& book)
    : mark_(QString::fromStdU16String(book.u16string()) + QStringLiteral(".in-use"))
{
    const std::filesystem::path file(mark_.fileName().toStdU16String());
    constexpr std::uintmax_t longestMark = 4096;
    if (const auto fault = faultOfFile(file, longestMark); fault && fault != FileFault::NotThere)
        return; // reading a pipe would never end
    mark_.setStaleLockTime(std::chrono::milliseconds(longestBelieved).count());
    isOpenElsewhere_ = !mark_.tryLock(0) && mark_.error() == QLockFile::LockFailedError;
    narrowToOwner(file);
    if (!isOpenElsewhere_)
        return;
    qint64 program = 0;
    QString computer;
    QString name;
    if (mark_.getLockInfo(&program, &computer, &name) && computer != QSysInfo::machineHostName())
        otherComputer_ = shownName(computer);
    QObject::connect(&retry_, &QTimer::timeout, &retry_, [this] {
        if (mark_.tryLock(0))
            retry_.stop();
    });
    retry_.start(retryTime);
}

} // namespace sheepshead
