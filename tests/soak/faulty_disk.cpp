// SPDX-License-Identifier: GPL-3.0-or-later
// A disk that fails, for a program that is started with this library in LD_PRELOAD. It stands
// between the program and the system for all files below the folder FAULTY_DISK_FOLDER, and does
// what the file FAULTY_DISK_ORDERS says, which may be written and removed while the program runs:
//
//     kill N    the program is killed at the N-th call from now on that changes a file; if this
//               writes, half of it is written before
//     fail E    every call fails with the error of this number
#include <dlfcn.h>
#include <fcntl.h>
#include <sys/stat.h>
#include <unistd.h>

#include <cerrno>
#include <csignal>
#include <cstdarg>
#include <cstdio>
#include <cstdlib>
#include <cstring>
#include <mutex>
#include <string>

namespace {

template <typename Function> Function* next(const char* name)
{
    return reinterpret_cast<Function*>(dlsym(RTLD_NEXT, name));
}

struct Orders {
    int killAt = 0;
    int error = 0;
};

std::string contentsOf(const char* file)
{
    static const auto open = next<int(const char*, int, ...)>("open64");
    const int descriptor = open(file, O_RDONLY | O_CLOEXEC);
    if (descriptor < 0)
        return {};
    char text[64] = {};
    const auto size = read(descriptor, text, sizeof text - 1);
    close(descriptor);
    return { text, static_cast<std::size_t>(size < 0 ? 0 : size) };
}

Orders orders()
{
    const char* const file = std::getenv("FAULTY_DISK_ORDERS");
    const std::string text = file ? contentsOf(file) : std::string();
    Orders orders;
    if (std::sscanf(text.c_str(), "kill %d", &orders.killAt) != 1)
        std::sscanf(text.c_str(), "fail %d", &orders.error);
    return orders;
}

bool isOurs(const char* path)
{
    const char* const folder = std::getenv("FAULTY_DISK_FOLDER");
    return folder && path && std::strncmp(path, folder, std::strlen(folder)) == 0;
}

bool isOurs(int descriptor)
{
    char path[4096];
    const std::string link = "/proc/self/fd/" + std::to_string(descriptor);
    const auto size = readlink(link.c_str(), path, sizeof path - 1);
    path[size < 0 ? 0 : size] = 0;
    return isOurs(path);
}

/// What becomes of a call that changes a file.
enum class Fate { Works, Fails, Killed };

template <typename Place> Fate fateOf(Place place, bool changes)
{
    static std::mutex mutex;
    static int calls = 0;
    const int before = errno;
    const bool ours = isOurs(place);
    const Orders order = ours ? orders() : Orders();
    errno = before;
    if (order.error != 0) {
        errno = order.error;
        return Fate::Fails;
    }
    if (order.killAt == 0 || !changes)
        return Fate::Works;
    const std::scoped_lock lock(mutex);
    return ++calls == order.killAt ? Fate::Killed : Fate::Works;
}

void die() { std::raise(SIGKILL); }

template <typename Place> bool fails(Place place, bool changes = true)
{
    const Fate fate = fateOf(place, changes);
    if (fate == Fate::Killed)
        die();
    return fate == Fate::Fails;
}

ssize_t written(const char* name, int file, const void* bytes, std::size_t size, off64_t at)
{
    const auto write = next<ssize_t(int, const void*, std::size_t, off64_t)>(name);
    const Fate fate = fateOf(file, true);
    if (fate == Fate::Killed) {
        write(file, bytes, size / 2, at);
        die();
    }
    return fate == Fate::Fails ? -1 : write(file, bytes, size, at);
}

int opened(const char* name, const char* path, int flags, va_list more)
{
    const mode_t mode = (flags & O_CREAT) != 0 ? va_arg(more, mode_t) : 0;
    const bool makes = (flags & O_CREAT) != 0 && access(path, F_OK) != 0;
    return fails(path, makes) ? -1 : next<int(const char*, int, ...)>(name)(path, flags, mode);
}

} // namespace

extern "C" {

ssize_t pwrite64(int file, const void* bytes, std::size_t size, off64_t at)
{
    return written("pwrite64", file, bytes, size, at);
}

ssize_t pwrite(int file, const void* bytes, std::size_t size, off_t at)
{
    return written("pwrite", file, bytes, size, at);
}

ssize_t write(int file, const void* bytes, std::size_t size)
{
    static const auto write = next<ssize_t(int, const void*, std::size_t)>("write");
    return fails(file) ? -1 : write(file, bytes, size);
}

ssize_t read(int file, void* bytes, std::size_t size)
{
    static const auto read = next<ssize_t(int, void*, std::size_t)>("read");
    return fails(file, false) ? -1 : read(file, bytes, size);
}

ssize_t pread64(int file, void* bytes, std::size_t size, off64_t at)
{
    static const auto read = next<ssize_t(int, void*, std::size_t, off64_t)>("pread64");
    return fails(file, false) ? -1 : read(file, bytes, size, at);
}

ssize_t pread(int file, void* bytes, std::size_t size, off_t at)
{
    static const auto read = next<ssize_t(int, void*, std::size_t, off_t)>("pread");
    return fails(file, false) ? -1 : read(file, bytes, size, at);
}

int fdatasync(int file)
{
    static const auto sync = next<int(int)>("fdatasync");
    return fails(file) ? -1 : sync(file);
}

int fsync(int file)
{
    static const auto sync = next<int(int)>("fsync");
    return fails(file) ? -1 : sync(file);
}

int ftruncate64(int file, off64_t size)
{
    static const auto truncate = next<int(int, off64_t)>("ftruncate64");
    return fails(file) ? -1 : truncate(file, size);
}

int ftruncate(int file, off_t size) noexcept
{
    static const auto truncate = next<int(int, off_t)>("ftruncate");
    return fails(file) ? -1 : truncate(file, size);
}

int unlink(const char* path) noexcept
{
    static const auto remove = next<int(const char*)>("unlink");
    return fails(path) ? -1 : remove(path);
}

int rename(const char* from, const char* to) noexcept
{
    static const auto move = next<int(const char*, const char*)>("rename");
    return fails(from) ? -1 : move(from, to);
}

int open(const char* path, int flags, ...)
{
    va_list more;
    va_start(more, flags);
    const int file = opened("open", path, flags, more);
    va_end(more);
    return file;
}

int open64(const char* path, int flags, ...)
{
    va_list more;
    va_start(more, flags);
    const int file = opened("open64", path, flags, more);
    va_end(more);
    return file;
}

} // extern "C"
