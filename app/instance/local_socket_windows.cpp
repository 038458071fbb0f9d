// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/instance/local_socket.h"

#include <utility>

namespace sheepshead {

Descriptor::~Descriptor() = default;

Descriptor::Descriptor(Descriptor&& other) noexcept
    : number_(std::exchange(other.number_, -1))
{
}

Descriptor& Descriptor::operator=(Descriptor&& other) noexcept
{
    std::swap(number_, other.number_);
    return *this;
}

bool isOwnFolder(const QString&) { return false; }
Descriptor lockedFile(const QString&) { return {}; }
Descriptor listeningSocket(const QString&) { return {}; }
Descriptor acceptedSocket(const Descriptor&) { return {}; }
Descriptor connectedSocket(const QString&) { return {}; }
std::optional<QByteArray> received(const Descriptor&) { return std::nullopt; }
bool sendAll(const Descriptor&, const QByteArray&, int) { return false; }
QByteArray awaited(const Descriptor&, qsizetype, int) { return {}; }

} // namespace sheepshead
