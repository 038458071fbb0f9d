// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QByteArray>
#include <QString>

#include <optional>

namespace sheepshead {

/// A file descriptor that is closed in the end; -1 for none.
class Descriptor {
public:
    Descriptor() = default;
    explicit Descriptor(int number)
        : number_(number)
    {
    }
    ~Descriptor();
    Descriptor(Descriptor&& other) noexcept;
    Descriptor& operator=(Descriptor&& other) noexcept;
    Descriptor(const Descriptor&) = delete;
    Descriptor& operator=(const Descriptor&) = delete;

    int number() const { return number_; }
    explicit operator bool() const { return number_ >= 0; }

private:
    int number_ = -1;
};

/// System calls for sockets of this machine. Nothing of them waits unless it says so. Where a
/// system has none of them, all say that there is nothing.

/// Makes the folder, if it is not there, and says whether it can be trusted: it belongs to this
/// person, is no link, and no other may enter it.
bool isOwnFolder(const QString& folder);

/// Locks a file, which is made, until the descriptor is closed or the program ends, however it
/// does. None if another program holds it, or the file cannot be made.
Descriptor lockedFile(const QString& file);

/// A socket of this name that others can connect to. One that a killed program left is removed:
/// hold the lock.
Descriptor listeningSocket(const QString& name);

/// A program of the same person that has connected; none if there is none, and for any other.
Descriptor acceptedSocket(const Descriptor& listening);

/// What another program listens at; none if there is none, or it is another person's.
Descriptor connectedSocket(const QString& name);

/// What has come: empty if nothing has yet. Nothing at the end, or after a fault.
std::optional<QByteArray> received(const Descriptor& socket);

/// Writes all of it and waits for that, and for the answer; at most for so many milliseconds each.
bool sendAll(const Descriptor& socket, const QByteArray& bytes, int patience);
QByteArray awaited(const Descriptor& socket, qsizetype length, int patience);

} // namespace sheepshead
