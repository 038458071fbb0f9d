// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <array>
#include <cstdint>
#include <map>
#include <string>
#include <string_view>

namespace sheepshead {

/// The pages in a log, as far as what was written last is whole. The format is that of
/// https://sqlite.org/fileformat2.html#the_write_ahead_log.
///
/// Why not SQLite: it takes any log that lies beside a file for its own and writes it back, so
/// whose log it is must be known before; opened read-only it makes a -shm beside the book or
/// refuses; and a copy needs room on the disk, see rollback_journal.h.
class LogReader {
public:
    /// The log must outlive it.
    explicit LogReader(const std::string& log);

    bool empty() const { return pageCount_ == 0; }
    /// Lays the pages of the log over those of the file.
    std::string over(std::string bytes) const;
    /// Whether a page, as the log has it in the end, has this text.
    bool contains(std::string_view text) const;

private:
    void readFrames();
    std::uint32_t summand(std::size_t offset) const;
    void addUp(std::size_t offset, std::size_t length);
    bool isSum(std::size_t offset) const;

    const std::string& log_;
    std::uint32_t pageSize_ = 0;
    std::uint32_t pageCount_ = 0;
    std::map<std::uint32_t, std::size_t> pages_; ///< where the newest of each stands in the log
    std::array<std::uint32_t, 2> sum_ {};
};

} // namespace sheepshead
