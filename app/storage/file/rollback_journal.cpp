// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/storage/file/rollback_journal.h"

#include "app/storage/file/companion_file.h"
#include "app/storage/file/file_numbers.h"
#include "app/storage/file/storage_error.h"

#include <cstdint>
#include <limits>
#include <optional>
#include <string_view>

namespace sheepshead {

namespace {

/// The format is that of https://sqlite.org/fileformat2.html#the_rollback_journal: parts, each a
/// header that fills a sector and the pages as they were before the change.
class JournalReader {
public:
    explicit JournalReader(std::string_view journal)
        : journal_(journal)
    {
    }

    void undoIn(std::string& bytes)
    {
        while (const auto pages = readHeader()) {
            if (firstPart_)
                resize(bytes);
            firstPart_ = false;
            for (std::uint32_t i = 0; i < *pages; ++i)
                if (!restorePage(bytes))
                    return;
        }
    }

private:
    static constexpr std::string_view magic { "\xD9\xD5\x05\xF9\x20\xA1\x63\xD7", 8 };
    static constexpr std::size_t headerSize = 28;
    static constexpr std::uint32_t uncounted = std::numeric_limits<std::uint32_t>::max();

    /// How many pages the next part has; nothing where there is no further part.
    std::optional<std::uint32_t> readHeader()
    {
        if (!firstPart_)
            at_ = (at_ + sectorSize_ - 1) / sectorSize_ * sectorSize_;
        if (at_ + headerSize > journal_.size() || journal_.substr(at_, magic.size()) != magic)
            return std::nullopt;
        sumBegins_ = numberIn(journal_, at_ + 12);
        if (firstPart_) {
            pageCount_ = numberIn(journal_, at_ + 16);
            sectorSize_ = numberIn(journal_, at_ + 20);
            pageSize_ = numberIn(journal_, at_ + 24);
            if (!isSize(sectorSize_, 32) || !isSize(pageSize_, 512))
                return std::nullopt;
        }
        const std::uint32_t pages = numberIn(journal_, at_ + 8);
        at_ += sectorSize_;
        if (at_ > journal_.size())
            return std::nullopt;
        const std::size_t rest = (journal_.size() - at_) / (pageSize_ + 8);
        return pages == uncounted ? static_cast<std::uint32_t>(rest) : pages;
    }

    /// A change can have cut pages off, but then they are in the journal.
    void resize(std::string& bytes) const
    {
        if (pageCount_ > (bytes.size() + journal_.size()) / pageSize_)
            throw StorageError(StorageFault::Damaged, "an unfinished change that cannot be");
        bytes.resize(std::size_t { pageCount_ } * pageSize_);
    }

    static bool isSize(std::uint32_t size, std::uint32_t least)
    {
        return size >= least && size <= 65536 && (size & (size - 1)) == 0;
    }

    /// False at the end of what was written whole.
    bool restorePage(std::string& bytes)
    {
        if (at_ + pageSize_ + 8 > journal_.size())
            return false;
        const std::uint32_t page = numberIn(journal_, at_);
        const std::string_view content = journal_.substr(at_ + 4, pageSize_);
        const std::uint32_t sum = numberIn(journal_, at_ + 4 + pageSize_);
        at_ += pageSize_ + 8;
        if (page == 0 || sum != sumOf(content))
            return false;
        if (page <= pageCount_)
            bytes.replace((page - 1) * std::size_t { pageSize_ }, pageSize_, content);
        return true;
    }

    /// Of every two-hundredth byte, from the end.
    std::uint32_t sumOf(std::string_view content) const
    {
        std::uint32_t sum = sumBegins_;
        for (std::size_t i = content.size() - 200; i > 0 && i < content.size(); i -= 200)
            sum += static_cast<unsigned char>(content[i]);
        return sum;
    }

    std::string_view journal_;
    std::size_t at_ = 0;
    bool firstPart_ = true;
    std::uint32_t sumBegins_ = 0;
    std::uint32_t pageCount_ = 0; ///< of the file before the change
    std::uint32_t sectorSize_ = 1;
    std::uint32_t pageSize_ = 0;
};

} // namespace

void undoUnfinishedChange(std::string& bytes, const std::filesystem::path& file)
{
    const std::string journal = bytesOfCompanion(file, "-journal");
    JournalReader(journal).undoIn(bytes);
}

} // namespace sheepshead
