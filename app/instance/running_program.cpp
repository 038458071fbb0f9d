// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/instance/running_program.h"

#include <QCryptographicHash>
#include <QDir>
#include <QFileInfo>
#include <QSocketNotifier>
#include <QStandardPaths>
#include <QThread>

#include <algorithm>

namespace sheepshead {

namespace {

const QByteArray takenAnswer = "taken\n";
constexpr int callerPatience = 5000;  ///< ms for a message to come
constexpr int answerPatience = 15000; ///< ms; a program that has just been started may be slow
constexpr int tryAgainAfter = 2000;   ///< ms
constexpr std::size_t mostCallers = 16;

/// A sandbox has a place that its programs share.
QString runtimeFolder()
{
    const QString folder = QStandardPaths::writableLocation(QStandardPaths::RuntimeLocation);
    const QString sandbox = qEnvironmentVariable("FLATPAK_ID");
    if (folder.isEmpty() || sandbox.isEmpty() || sandbox.contains(u'/'))
        return folder;
    return folder + QStringLiteral("/app/") + sandbox;
}

/// By whatever links the folder is reached.
QString placeFor(const QString& dataFolder)
{
    const QFileInfo info(dataFolder);
    const QString known = info.exists() ? info.canonicalFilePath() : info.absoluteFilePath();
    const QByteArray name =
        QCryptographicHash::hash(known.toUtf8(), QCryptographicHash::Sha256).toHex().left(20);
    const QString folder = runtimeFolder();
    return folder.isEmpty() ? QString()
                            : folder + QStringLiteral("/sheepshead/") + QString::fromLatin1(name);
}

QString lockName(const QString& place) { return place + QStringLiteral(".lock"); }
QString socketName(const QString& place) { return place + QStringLiteral(".socket"); }

bool isTrusted(const QString& place)
{
    return !place.isEmpty() && isOwnFolder(QFileInfo(place).path());
}

} // namespace

/// Another program that has connected, and what it has said so far.
struct RunningProgram::Caller {
    Descriptor socket;
    QByteArray message;
    std::unique_ptr<QSocketNotifier> words;
    QTimer patience;
};

RunningProgram::RunningProgram(const QString& dataFolder)
    : place_(placeFor(dataFolder))
{
    again_.setInterval(tryAgainAfter);
    connect(&again_, &QTimer::timeout, this, &RunningProgram::listen);
}

RunningProgram::~RunningProgram() = default;

RunningProgram::Answer RunningProgram::ask(const QByteArray& message) const
{
    const Descriptor running = connectedSocket(socketName(place_));
    if (!running)
        return Answer::Nobody;
    const bool taken = sendAll(running, message, callerPatience)
        && awaited(running, takenAnswer.size(), answerPatience) == takenAnswer;
    return taken ? Answer::Taken : Answer::None;
}

/// Another program may be starting, or ending, just now: then it has the lock, and no socket.
bool RunningProgram::handOver(const OpeningRequest& request)
{
    constexpr int attempts = 60;
    constexpr unsigned long pause = 50; // ms
    const QByteArray message = messageOf(request);
    for (int attempt = 0; attempt < attempts && isTrusted(place_); ++attempt) {
        const Answer answer = ask(message);
        if (answer != Answer::Nobody)
            return answer == Answer::Taken;
        listen();
        if (socket_)
            return false;
        QThread::msleep(pause);
    }
    return false;
}

void RunningProgram::listen()
{
    if (socket_ || !isTrusted(place_))
        return;
    lock_ = lockedFile(lockName(place_));
    if (lock_)
        socket_ = listeningSocket(socketName(place_));
    if (!socket_)
        return again_.start();
    again_.stop();
    calls_ = std::make_unique<QSocketNotifier>(socket_.number(), QSocketNotifier::Read);
    connect(calls_.get(), &QSocketNotifier::activated, this, &RunningProgram::welcome);
}

void RunningProgram::stop()
{
    again_.stop();
    callers_.clear();
    calls_.reset();
    socket_ = {};
    lock_ = {};
}

std::optional<QString> RunningProgram::takeFile()
{
    return waiting_.isEmpty() ? std::nullopt : std::optional(waiting_.takeFirst());
}

void RunningProgram::welcome()
{
    Descriptor socket = acceptedSocket(socket_);
    if (!socket || callers_.size() >= mostCallers)
        return;
    auto caller = std::make_unique<Caller>();
    caller->words = std::make_unique<QSocketNotifier>(socket.number(), QSocketNotifier::Read);
    caller->socket = std::move(socket);
    Caller* const here = caller.get();
    connect(here->words.get(), &QSocketNotifier::activated, this, [this, here] { hear(*here); });
    connect(&here->patience, &QTimer::timeout, this, [this, here] { dismiss(here); });
    here->patience.start(callerPatience);
    callers_.push_back(std::move(caller));
}

void RunningProgram::hear(Caller& caller)
{
    const auto more = received(caller.socket);
    if (more)
        caller.message += *more;
    if (!more || caller.message.size() > OpeningRequest::longestMessage)
        return dismiss(&caller);
    if (!isWholeMessage(caller.message))
        return;
    const auto request = requestIn(caller.message);
    const bool taken = request
        && waiting_.size() + request->files.size() <= OpeningRequest::mostFiles
        && sendAll(caller.socket, takenAnswer, 0);
    dismiss(&caller);
    if (!taken)
        return;
    waiting_ << request->files;
    Q_EMIT asked(request->token);
}

/// Its notifier or timer may be what calls, so they go a little later.
void RunningProgram::dismiss(const Caller* caller)
{
    const auto found = std::ranges::find(
        callers_, caller, [](const std::unique_ptr<Caller>& other) { return other.get(); });
    if (found == callers_.end())
        return;
    const std::shared_ptr<Caller> gone(std::move(*found));
    callers_.erase(found);
    gone->words->setEnabled(false);
    gone->patience.stop();
    gone->socket = {};
    QMetaObject::invokeMethod(
        this, [gone] {}, Qt::QueuedConnection);
}

OpeningRequest requestFor(const QStringList& files)
{
    OpeningRequest request;
    for (const QString& file : files.mid(0, OpeningRequest::mostFiles))
        request.files << QFileInfo(file).absoluteFilePath();
    request.token = qEnvironmentVariable("XDG_ACTIVATION_TOKEN");
    return request;
}

} // namespace sheepshead
