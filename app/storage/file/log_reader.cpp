// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/storage/file/log_reader.h"

#include "app/storage/file/file_numbers.h"

#include <algorithm>
#include <utility>

namespace sheepshead {

namespace {

constexpr std::size_t headerSize = 32;
constexpr std::size_t frameHeaderSize = 24;

} // namespace

LogReader::LogReader(const std::string& log)
    : log_(log)
{
    readFrames();
}

std::string LogReader::over(std::string bytes) const
{
    bytes.resize(std::size_t { pageCount_ } * pageSize_);
    for (const auto& [page, offset] : pages_)
        if (page <= pageCount_)
            bytes.replace(
                (page - 1) * std::size_t { pageSize_ }, pageSize_, log_, offset, pageSize_);
    return bytes;
}

bool LogReader::contains(std::string_view text) const
{
    return std::ranges::any_of(pages_, [&](const auto& page) {
        return std::string_view(log_).substr(page.second, pageSize_).find(text)
            != std::string_view::npos;
    });
}

void LogReader::readFrames()
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
std::uint32_t LogReader::summand(std::size_t offset) const
{
    const std::uint32_t number = numberIn(log_, offset);
    if ((numberIn(log_, 0) & 1U) != 0)
        return number;
    return number << 24U | (number & 0xFF00U) << 8U | (number >> 8U & 0xFF00U) | number >> 24U;
}

void LogReader::addUp(std::size_t offset, std::size_t length)
{
    for (std::size_t end = offset + length; offset < end; offset += 8) {
        sum_[0] += summand(offset) + sum_[1];
        sum_[1] += summand(offset + 4) + sum_[0];
    }
}

bool LogReader::isSum(std::size_t offset) const
{
    return numberIn(log_, offset) == sum_[0] && numberIn(log_, offset + 4) == sum_[1];
}

} // namespace sheepshead
