// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/instance/opening_request.h"

#include <QDir>

#include <algorithm>

namespace sheepshead {

namespace {

const QByteArray messageBegins = "sheepshead 1\n";
const QByteArray messageEnds = "end\n";
constexpr qsizetype longestToken = 1000;

/// No character of a text ends the line that it stands on.
QByteArray lineOf(const QByteArray& name, const QString& text)
{
    return name + ' ' + text.toUtf8().toPercentEncoding("/ ") + '\n';
}

QString textIn(const QByteArray& encoded)
{
    return QString::fromUtf8(QByteArray::fromPercentEncoding(encoded));
}

bool isFileName(const QString& text)
{
    return QDir::isAbsolutePath(text)
        && std::ranges::none_of(text, [](QChar letter) { return letter.isNull(); });
}

} // namespace

QByteArray messageOf(const OpeningRequest& request)
{
    QByteArray message = messageBegins;
    for (const QString& file : request.files)
        message += lineOf("file", file);
    if (!request.token.isEmpty())
        message += lineOf("token", request.token.left(longestToken));
    return message + messageEnds;
}

bool isWholeMessage(const QByteArray& message) { return message.endsWith('\n' + messageEnds); }

std::optional<OpeningRequest> requestIn(const QByteArray& message)
{
    if (message.size() > OpeningRequest::longestMessage || !message.startsWith(messageBegins)
        || !isWholeMessage(message))
        return std::nullopt;
    const QByteArray parts = message.mid(
        messageBegins.size(), message.size() - messageBegins.size() - messageEnds.size());
    OpeningRequest request;
    for (const QByteArray& line : parts.split('\n')) {
        const qsizetype space = line.indexOf(' ');
        const QString text = textIn(line.mid(space + 1));
        if (line.isEmpty())
            continue;
        if (line.left(space) == "file" && isFileName(text))
            request.files << text;
        else if (line.left(space) == "token" && text.size() <= longestToken)
            request.token = text;
        else
            return std::nullopt;
    }
    return request.files.size() <= OpeningRequest::mostFiles ? std::optional(request)
                                                             : std::nullopt;
}

} // namespace sheepshead
