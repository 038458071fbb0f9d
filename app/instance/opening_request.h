// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QByteArray>
#include <QString>
#include <QStringList>

#include <optional>

namespace sheepshead {

/// What a start of the program asks of the one that runs already.
struct OpeningRequest {
    QStringList files; ///< absolute, at most mostFiles
    QString token;     ///< with which the desktop lets a window come to the front; may be empty

    static constexpr int mostFiles = 64;
    /// As a message has it, in bytes.
    static constexpr qsizetype longestMessage = qsizetype { 256 } * 1024;

    bool operator==(const OpeningRequest&) const = default;
};

/// A message: a line for each part, and a last one that says that it is whole.
QByteArray messageOf(const OpeningRequest& request);

/// Nothing for what is no whole message, names too many files, one that is not absolute, or one
/// with a character that a name cannot have.
std::optional<OpeningRequest> requestIn(const QByteArray& message);

/// Whether nothing can follow.
bool isWholeMessage(const QByteArray& message);

} // namespace sheepshead
