// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/book/book_presence.h"

#include "engine/files/private_file.h"
#include "engine/files/regular_file.h"

#include <chrono>

namespace sheepshead {

namespace {

/// After this time nothing is believed of another computer, whose programs cannot be seen from
/// here.
constexpr std::chrono::hours longestBelieved { 7 * 24 };

constexpr std::chrono::seconds retryTime { 3 };

} // namespace

BookPresence::BookPresence(const std::filesystem::path& book)
    : mark_(QString::fromStdU16String(book.u16string()) + QStringLiteral(".in-use"))
{
    const std::filesystem::path file(mark_.fileName().toStdU16String());
    if (faultOfFile(file) == FileFault::NotAFile)
        return; // reading a pipe would never end
    mark_.setStaleLockTime(std::chrono::milliseconds(longestBelieved).count());
    isOpenElsewhere_ = !mark_.tryLock(0) && mark_.error() == QLockFile::LockFailedError;
    narrowToOwner(file);
    if (!isOpenElsewhere_)
        return;
    QObject::connect(&retry_, &QTimer::timeout, &retry_, [this] {
        if (mark_.tryLock(0))
            retry_.stop();
    });
    retry_.start(retryTime);
}

} // namespace sheepshead
