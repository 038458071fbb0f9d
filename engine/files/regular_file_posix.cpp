// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/files/regular_file.h"

#include <array>
#include <cerrno>
#include <utility>

#include <fcntl.h>
#include <sys/stat.h>
#include <unistd.h>

namespace sheepshead {

namespace {

class OpenedFile {
public:
    /// Another program may have put something else in its place since it was looked at, so opening
    /// must not wait, and what was opened is looked at again.
    explicit OpenedFile(const std::filesystem::path& file)
        : descriptor_(::open(file.c_str(), O_RDONLY | O_NONBLOCK | O_CLOEXEC | O_NOCTTY))
        , error_(descriptor_ < 0 ? errno : 0)
    {
    }
    ~OpenedFile()
    {
        if (descriptor_ >= 0)
            ::close(descriptor_);
    }
    OpenedFile(const OpenedFile&) = delete;
    OpenedFile& operator=(const OpenedFile&) = delete;

    std::optional<FileFault> fault() const
    {
        if (descriptor_ < 0)
            return error_ == ENOENT                   ? FileFault::NotThere
                : error_ == EACCES || error_ == EPERM ? FileFault::NotAllowed
                                                      : FileFault::Unreadable;
        struct stat status { };
        if (::fstat(descriptor_, &status) != 0)
            return FileFault::Unreadable;
        return S_ISREG(status.st_mode) ? std::nullopt : std::optional(FileFault::NotAFile);
    }

    /// How many bytes came; 0 at the end, less than that if they cannot be read.
    ssize_t read(char* into, std::size_t length) const
    {
        ssize_t count = 0;
        do
            count = ::read(descriptor_, into, length);
        while (count < 0 && errno == EINTR);
        return count;
    }

private:
    int descriptor_;
    int error_;
};

} // namespace

FileReading readRegularFile(const std::filesystem::path& file, std::uintmax_t mostBytes)
{
    if (const auto fault = faultOfFile(file, mostBytes))
        return { {}, fault };
    const OpenedFile opened(file);
    if (const auto fault = opened.fault())
        return { {}, fault };
    std::string bytes;
    std::array<char, 65536> block {};
    for (;;) {
        const ssize_t count = opened.read(block.data(), block.size());
        if (count < 0)
            return { {}, FileFault::Unreadable };
        if (count == 0)
            return { std::move(bytes), std::nullopt };
        bytes.append(block.data(), static_cast<std::size_t>(count));
        if (bytes.size() > mostBytes) // it grew since it was looked at
            return { {}, FileFault::TooLarge };
    }
}

} // namespace sheepshead
