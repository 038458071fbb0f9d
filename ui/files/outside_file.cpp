// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/files/outside_file.h"

#include <QCoreApplication>

namespace sheepshead {

namespace {

struct OutsideFileTexts {
    Q_DECLARE_TR_FUNCTIONS(OutsideFile)
};

QString sentenceOf(FileFault fault, qint64 mostBytes)
{
    constexpr qint64 kilobyte = 1024;
    constexpr qint64 megabyte = kilobyte * kilobyte;
    switch (fault) {
    case FileFault::NotThere:
        return OutsideFileTexts::tr("There is no such file.");
    case FileFault::NotAllowed:
        return OutsideFileTexts::tr("You may not read this file.");
    case FileFault::NotAFile:
        return OutsideFileTexts::tr("This is no ordinary file.");
    case FileFault::TooLarge:
        return mostBytes >= megabyte
            ? OutsideFileTexts::tr("The file is larger than %1 MB.").arg(mostBytes / megabyte)
            : OutsideFileTexts::tr("The file is larger than %1 kB.").arg(mostBytes / kilobyte);
    case FileFault::Unreadable:
        break;
    }
    return OutsideFileTexts::tr("The file cannot be read.");
}

std::filesystem::path outsidePath(const QString& file)
{
    return std::filesystem::path(file.toStdU16String());
}

} // namespace

OutsideFile readOutsideFile(const QString& file, qint64 mostBytes)
{
    const FileReading reading =
        readRegularFile(outsidePath(file), static_cast<std::uintmax_t>(mostBytes));
    if (reading.fault)
        return { {}, sentenceOf(*reading.fault, mostBytes) };
    return { QByteArray::fromStdString(reading.bytes), {} };
}

QString problemOfOutsideFile(const QString& file, qint64 mostBytes)
{
    const auto fault = faultOfFile(outsidePath(file), static_cast<std::uintmax_t>(mostBytes));
    return fault ? sentenceOf(*fault, mostBytes) : QString();
}

} // namespace sheepshead
