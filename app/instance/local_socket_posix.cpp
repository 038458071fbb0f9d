// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/instance/local_socket.h"

#include "engine/files/private_file.h"

#include <QFile>

#include <array>
#include <cerrno>
#include <cstring>
#include <filesystem>
#include <utility>

#include <fcntl.h>
#include <poll.h>
#include <sys/file.h>
#include <sys/socket.h>
#include <sys/stat.h>
#include <sys/un.h>
#include <unistd.h>

namespace sheepshead {

namespace {

constexpr int waitingOthers = 16;
constexpr qsizetype mostAtOnce = 65536;

Descriptor newSocket()
{
    Descriptor made(::socket(AF_UNIX, SOCK_STREAM, 0));
    if (made) {
        ::fcntl(made.number(), F_SETFD, FD_CLOEXEC);
        ::fcntl(made.number(), F_SETFL, O_NONBLOCK);
    }
    return made;
}

/// Nothing for a name that is too long.
std::optional<sockaddr_un> addressOf(const QString& name)
{
    const QByteArray path = QFile::encodeName(name);
    sockaddr_un address {};
    address.sun_family = AF_UNIX;
    if (path.isEmpty() || path.size() >= static_cast<qsizetype>(sizeof address.sun_path))
        return std::nullopt;
    std::memcpy(address.sun_path, path.constData(), static_cast<std::size_t>(path.size()));
    return address;
}

bool isSamePerson(const Descriptor& socket)
{
#ifdef SO_PEERCRED
    ucred other {};
    socklen_t length = sizeof other;
    return ::getsockopt(socket.number(), SOL_SOCKET, SO_PEERCRED, &other, &length) == 0
        && other.uid == ::geteuid();
#else
    uid_t user = 0;
    gid_t group = 0;
    return ::getpeereid(socket.number(), &user, &group) == 0 && user == ::geteuid();
#endif
}

bool isReady(const Descriptor& socket, short events, int patience)
{
    pollfd waiting { socket.number(), events, 0 };
    return ::poll(&waiting, 1, patience) > 0;
}

const sockaddr* asAddress(const sockaddr_un& address)
{
    return reinterpret_cast<const sockaddr*>(&address);
}

} // namespace

Descriptor::~Descriptor()
{
    if (number_ >= 0)
        ::close(number_);
}

Descriptor::Descriptor(Descriptor&& other) noexcept
    : number_(std::exchange(other.number_, -1))
{
}

Descriptor& Descriptor::operator=(Descriptor&& other) noexcept
{
    std::swap(number_, other.number_);
    return *this;
}

bool isOwnFolder(const QString& folder)
{
    const QByteArray path = QFile::encodeName(folder);
    makePrivateFolder(std::filesystem::path(path.toStdString()));
    struct stat status { };
    return ::lstat(path.constData(), &status) == 0 && S_ISDIR(status.st_mode)
        && status.st_uid == ::geteuid() && (status.st_mode & (S_IRWXG | S_IRWXO)) == 0;
}

Descriptor lockedFile(const QString& file)
{
    Descriptor lock(::open(QFile::encodeName(file).constData(),
        O_CREAT | O_RDWR | O_CLOEXEC | O_NONBLOCK | O_NOFOLLOW, 0600));
    if (lock && ::flock(lock.number(), LOCK_EX | LOCK_NB) == 0)
        return lock;
    return {};
}

Descriptor listeningSocket(const QString& name)
{
    const auto address = addressOf(name);
    Descriptor made = newSocket();
    if (!address || !made)
        return {};
    ::unlink(address->sun_path);
    if (::bind(made.number(), asAddress(*address), sizeof *address) != 0
        || ::chmod(address->sun_path, 0600) != 0 || ::listen(made.number(), waitingOthers) != 0)
        return {};
    return made;
}

Descriptor acceptedSocket(const Descriptor& listening)
{
    Descriptor other(::accept(listening.number(), nullptr, nullptr));
    if (!other || !isSamePerson(other))
        return {};
    ::fcntl(other.number(), F_SETFD, FD_CLOEXEC);
    ::fcntl(other.number(), F_SETFL, O_NONBLOCK);
    return other;
}

Descriptor connectedSocket(const QString& name)
{
    const auto address = addressOf(name);
    Descriptor made = newSocket();
    if (!address || !made || ::connect(made.number(), asAddress(*address), sizeof *address) != 0
        || !isSamePerson(made))
        return {};
    return made;
}

std::optional<QByteArray> received(const Descriptor& socket)
{
    QByteArray bytes(mostAtOnce, '\0');
    const ssize_t count =
        ::recv(socket.number(), bytes.data(), static_cast<std::size_t>(bytes.size()), 0);
    if (count > 0)
        return bytes.left(count);
    const bool later = count < 0 && (errno == EAGAIN || errno == EWOULDBLOCK || errno == EINTR);
    return later ? std::optional(QByteArray()) : std::nullopt;
}

bool sendAll(const Descriptor& socket, const QByteArray& bytes, int patience)
{
    qsizetype sent = 0;
    while (sent < bytes.size()) {
        if (!isReady(socket, POLLOUT, patience))
            return false;
        const ssize_t count = ::send(socket.number(), bytes.constData() + sent,
            static_cast<std::size_t>(bytes.size() - sent), MSG_NOSIGNAL);
        if (count <= 0 && errno != EAGAIN && errno != EINTR)
            return false;
        sent += std::max<ssize_t>(count, 0);
    }
    return true;
}

QByteArray awaited(const Descriptor& socket, qsizetype length, int patience)
{
    QByteArray bytes;
    while (bytes.size() < length && isReady(socket, POLLIN, patience)) {
        const auto more = received(socket);
        if (!more)
            break;
        bytes += *more;
    }
    return bytes;
}

} // namespace sheepshead
