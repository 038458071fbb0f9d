// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/storage/file/storage_error.h"

#include "engine/files/regular_file.h"

#include <SQLiteCpp/Exception.h>
#include <sqlite3.h>

#include <array>
#include <filesystem>
#include <fstream>

namespace sheepshead {

namespace {

StorageFault faultOfCode(int code)
{
    switch (code & 0xFF) { // the rest are details
    case SQLITE_NOTADB:
        return StorageFault::NotADatabase;
    case SQLITE_CORRUPT:
        return StorageFault::Damaged;
    case SQLITE_BUSY:
    case SQLITE_LOCKED:
        return StorageFault::Busy;
    case SQLITE_INTERRUPT:
        return StorageFault::Stopped;
    case SQLITE_FULL:
        return StorageFault::Full;
    case SQLITE_CANTOPEN:
    case SQLITE_READONLY:
    case SQLITE_PERM:
    case SQLITE_AUTH:
        return StorageFault::NotWritable;
    default:
        return StorageFault::Failed;
    }
}

/// SQLite takes a page that the disk does not give for a damaged one.
bool canBeRead(const std::filesystem::path& file)
{
    if (faultOfFile(file))
        return false;
    std::ifstream stream(file, std::ios::binary);
    std::array<char, 65536> part {};
    while (stream.read(part.data(), part.size())) { }
    return !stream.bad();
}

} // namespace

Problem caughtProblem(const std::filesystem::path& file)
{
    try {
        throw;
    } catch (const StorageError& error) {
        return problemOf(error.fault(), file, error.what());
    } catch (const SQLite::Exception& error) {
        const StorageFault fault = faultOfCode(error.getErrorCode());
        if (fault == StorageFault::Damaged && !canBeRead(file))
            return problemOf(StorageFault::Failed, file, error.what());
        return problemOf(fault, file, error.what());
    } catch (const std::filesystem::filesystem_error& error) {
        const bool full = error.code() == std::errc::no_space_on_device;
        return problemOf(
            full ? StorageFault::Full : StorageFault::NotWritten, file, error.code().message());
    } catch (const std::exception& error) {
        return problemOf(StorageFault::Failed, file, error.what());
    }
}

} // namespace sheepshead
