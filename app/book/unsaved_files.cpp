// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/book/unsaved_files.h"

#include "app/book/questions.h"
#include "ui/main_window.h"
#include "ui/widgets/notice_bar.h"

#include <QMessageBox>
#include <QStringList>

#include <algorithm>
#include <chrono>
#include <utility>

namespace sheepshead {

namespace {

constexpr std::chrono::milliseconds firstWait { 1000 };
constexpr std::chrono::milliseconds longestWait { 30'000 };
const QString unsavedFilesTopic = QStringLiteral("unsaved files");
const QString leaveFilesBoxName = QStringLiteral("leaves unsaved files");

} // namespace

UnsavedFiles::UnsavedFiles(MainWindow& window)
    : window_(window)
{
    retryTimer_.setSingleShot(true);
    connect(&retryTimer_, &QTimer::timeout, this, [this] {
        writeAll();
        retryTimer_.setInterval(std::min(2 * retryTimer_.intervalAsDuration(), longestWait));
        if (any())
            retryTimer_.start();
    });
}

void UnsavedFiles::save(File file)
{
    const bool isNew = !waits(file.key);
    std::erase_if(waiting_, [&](const Waiting& one) { return one.file.key == file.key; });
    waiting_.push_back({ std::move(file), isNew });
    retry();
}

bool UnsavedFiles::waits(const QString& key) const
{
    return std::ranges::any_of(waiting_, [&](const Waiting& one) { return one.file.key == key; });
}

void UnsavedFiles::forget(const QString& key)
{
    std::erase_if(waiting_, [&](const Waiting& one) { return one.file.key == key; });
    showNotice();
}

void UnsavedFiles::retry()
{
    writeAll();
    retryTimer_.stop();
    retryTimer_.setInterval(firstWait);
    if (any())
        retryTimer_.start();
}

void UnsavedFiles::writeAll()
{
    QStringList written;
    std::vector<Waiting> left;
    for (Waiting& one : waiting_) {
        if (!one.file.write())
            left.push_back({ std::move(one.file), false });
        else if (!one.isNew)
            written << one.file.key;
    }
    waiting_ = std::move(left);
    showNotice();
    for (const QString& key : written)
        Q_EMIT saved(key);
}

/// It stays as long as something waits, and is not laid again over what the person reads.
void UnsavedFiles::showNotice()
{
    const QString lost = losses();
    if (std::exchange(told_, lost) == lost)
        return;
    if (!any())
        return window_.notices().clear(unsavedFilesTopic);
    window_.notices().hold(lost + u' '
            + tr("The disk does not take them. They are kept in memory, and the program keeps "
                 "trying."),
        { { tr("&Try again"), [this] { retry(); } } }, unsavedFilesTopic);
}

/// Several people may have played one challenge.
QString UnsavedFiles::losses() const
{
    QStringList lines;
    for (const Waiting& one : waiting_)
        lines << one.file.loss;
    lines.removeDuplicates();
    return lines.join(u' ');
}

void UnsavedFiles::leave(const QString& verb, std::function<void()> then)
{
    retry();
    if (!any())
        return then();
    const Loss loss { leaveFilesBoxName, losses(),
        tr("The disk does not take them. Make room on it, and try again.") };
    lossBox(loss, verb, window_, std::move(then)).open();
}

} // namespace sheepshead
