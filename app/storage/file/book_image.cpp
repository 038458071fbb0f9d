// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/storage/file/book_image.h"

#include "app/storage/file/companion_file.h"
#include "app/storage/file/file_check.h"
#include "app/storage/file/file_names.h"
#include "app/storage/file/file_numbers.h"
#include "app/storage/file/migrations.h"
#include "app/storage/file/rollback_journal.h"
#include "app/storage/file/storage_error.h"

#include <sqlite3.h>

#include <array>
#include <limits>
#include <map>
#include <string_view>
#include <system_error>
#include <utility>

namespace sheepshead {

namespace {

/// Reads through SQLite, which keeps the file open for as long as another connection of this
/// process has it: to close it directly would drop the locks of that connection.
std::string readThroughDatabase(const std::filesystem::path& path, std::size_t most)
{
    std::error_code none;
    if (!std::filesystem::exists(path, none))
        return {};
    const SQLite::Database reader(utf8(path), SQLite::OPEN_READONLY, busyTimeout);
    sqlite3_file* file = nullptr;
    sqlite3_file_control(reader.getHandle(), "main", SQLITE_FCNTL_FILE_POINTER, &file);
    sqlite3_int64 size = 0;
    if (file->pMethods->xFileSize(file, &size) != SQLITE_OK)
        throw StorageError(StorageFault::Failed);
    std::string bytes(std::min(static_cast<std::size_t>(size), most), '\0');
    constexpr std::size_t atOnce = 1U << 24U;
    for (std::size_t at = 0; at < bytes.size(); at += atOnce) {
        const auto length = static_cast<int>(std::min(atOnce, bytes.size() - at));
        const int result =
            file->pMethods->xRead(file, bytes.data() + at, length, static_cast<sqlite3_int64>(at));
        if (result != SQLITE_OK && result != SQLITE_IOERR_SHORT_READ)
            throw StorageError(StorageFault::Failed);
    }
    return bytes;
}

/// The pages in a log, as far as what was written last is whole. The format is that of
/// https://sqlite.org/fileformat2.html#the_write_ahead_log.
class LogReader {
public:
    explicit LogReader(const std::string& log)
        : log_(log)
    {
        readFrames();
    }

    bool empty() const { return pageCount_ == 0; }
    /// Lays the pages of the log over those of the file.
    std::string over(std::string bytes) const
    {
        bytes.resize(std::size_t { pageCount_ } * pageSize_);
        for (const auto& [page, offset] : pages_)
            if (page <= pageCount_)
                bytes.replace(
                    (page - 1) * std::size_t { pageSize_ }, pageSize_, log_, offset, pageSize_);
        return bytes;
    }

private:
    static constexpr std::size_t headerSize = 32;
    static constexpr std::size_t frameHeaderSize = 24;

    void readFrames()
    {
        if (log_.size() < headerSize || (numberIn(log_, 0) & ~1U) != 0x377F0682U)
            return;
        pageSize_ = numberIn(log_, 8);
        const bool sensible =
            pageSize_ >= 512 && pageSize_ <= 65536 && (pageSize_ & (pageSize_ - 1)) == 0;
        addUp(0, 24);
        if (!sensible || !isSum(24))
            return;
        std::map<std::uint32_t, std::size_t> since; // the last whole change
        for (std::size_t at = headerSize; at + frameHeaderSize + pageSize_ <= log_.size();
             at += frameHeaderSize + pageSize_) {
            addUp(at, 8);
            addUp(at + frameHeaderSize, pageSize_);
            const std::uint32_t page = numberIn(log_, at);
            const bool same = log_.compare(at + 8, 8, log_, 16, 8) == 0; // of this run of the log
            if (page == 0 || !same || !isSum(at + 16))
                return;
            since[page] = at + frameHeaderSize;
            if (const std::uint32_t count = numberIn(log_, at + 4); count > 0) {
                pageCount_ = count;
                for (const auto& [changed, offset] : std::exchange(since, {}))
                    pages_[changed] = offset;
            }
        }
    }

    /// The mark of the log says in which order the bytes of a number are added up.
    std::uint32_t summand(std::size_t offset) const
    {
        const std::uint32_t number = numberIn(log_, offset);
        if ((numberIn(log_, 0) & 1U) != 0)
            return number;
        return number << 24U | (number & 0xFF00U) << 8U | (number >> 8U & 0xFF00U) | number >> 24U;
    }
    void addUp(std::size_t offset, std::size_t length)
    {
        for (std::size_t end = offset + length; offset < end; offset += 8) {
            sum_[0] += summand(offset) + sum_[1];
            sum_[1] += summand(offset + 4) + sum_[0];
        }
    }
    bool isSum(std::size_t offset) const
    {
        return numberIn(log_, offset) == sum_[0] && numberIn(log_, offset + 4) == sum_[1];
    }

    const std::string& log_;
    std::uint32_t pageSize_ = 0;
    std::uint32_t pageCount_ = 0;
    std::map<std::uint32_t, std::size_t> pages_; ///< where the newest of each stands in the log
    std::array<std::uint32_t, 2> sum_ {};
};

/// As many pages as the first page says there are, if that can be.
void fillUp(std::string& pages)
{
    constexpr std::size_t headerSize = 100;
    constexpr std::size_t mostTimes = 1000; // a number of a damaged header may be any
    if (pages.size() < headerSize)
        return;
    const std::size_t pageSize = numberIn(pages, 16) >> 16U;
    const std::size_t size = pageSize * numberIn(pages, 28);
    if (size > pages.size() && size / mostTimes < pages.size())
        pages.resize(size);
}

} // namespace

std::string beginningOf(const std::filesystem::path& file, std::size_t size)
{
    return readThroughDatabase(file, size);
}

BookImage::BookImage(const std::filesystem::path& file, IfCut ifCut)
    : database_(":memory:", SQLite::OPEN_READWRITE)
{
    // The log first: if another window writes it back meanwhile, its pages are in the file, too.
    const std::string log = bytesOfCompanion(file, "-wal");
    fileBytes_ = readThroughDatabase(file, std::numeric_limits<std::size_t>::max());
    if (!fileBytes_.empty())
        undoUnfinishedChange(fileBytes_, file);
    const LogReader reader(log);
    pages_ = reader.empty() ? fileBytes_ : reader.over(fileBytes_);
    constexpr std::size_t writeFormat = 18;
    if (pages_.size() > writeFormat + 1) // a database in memory has no log
        pages_[writeFormat] = pages_[writeFormat + 1] = 1;
    if (ifCut == IfCut::FillUp)
        fillUp(pages_);
}

SQLite::Database& BookImage::database()
{
    if (std::exchange(opened_, true))
        return database_;
    sqlite3* const handle = database_.getHandle();
    sqlite3_extended_result_codes(handle, 1);
    harden(database_);
    const auto size = static_cast<sqlite3_int64>(pages_.size());
    auto* const bytes = reinterpret_cast<unsigned char*>(pages_.data());
    if (sqlite3_deserialize(handle, "main", bytes, size, size, SQLITE_DESERIALIZE_READONLY)
        != SQLITE_OK)
        throw StorageError(StorageFault::Damaged);
    return database_;
}

} // namespace sheepshead
