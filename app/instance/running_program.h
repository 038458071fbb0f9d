// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/instance/local_socket.h"
#include "app/instance/opening_request.h"

#include <QObject>
#include <QTimer>

#include <memory>
#include <optional>
#include <vector>

class QSocketNotifier;

namespace sheepshead {

/// The program that runs with a data folder: the first one is asked by later starts to open their
/// files, so that a double click shows the file in the window that is there. Only programs of the
/// same person are heard; their messages are bounded in length and time.
class RunningProgram : public QObject {
    Q_OBJECT

public:
    /// The folder that no two of them share. Nothing is made before listen().
    explicit RunningProgram(const QString& dataFolder);
    ~RunningProgram() override;

    /// Hands the files to the program that runs, and waits until it has taken them: true, and this
    /// start has done its work. False if there is none, or it does not answer; then this is the
    /// program that hears later starts, if no other is.
    bool handOver(const OpeningRequest& request);

    /// Hears later starts from now on. Beside another program it tries again from time to time,
    /// for when that one has ended.
    void listen();
    /// No longer hears them: they open their files themselves.
    void stop();

    /// The next file that was asked for; each only once.
    std::optional<QString> takeFile();
    /// Files of this program's own start, after the first one.
    void add(const QStringList& files) { waiting_ << files; }
    /// The files that nothing has opened.
    const QStringList& waiting() const { return waiting_; }

Q_SIGNALS:
    /// Files are waiting. The token lets a window come to the front.
    void asked(const QString& token);

private:
    struct Caller;
    enum class Answer { Taken, None, Nobody };

    Answer ask(const QByteArray& message) const;
    void welcome();
    void hear(Caller& caller);
    void dismiss(const Caller* caller);

    QString place_; ///< of lock and socket, without their endings; empty if there is none
    QStringList waiting_;
    QTimer again_;
    Descriptor lock_;
    Descriptor socket_;
    std::unique_ptr<QSocketNotifier> calls_;
    std::vector<std::unique_ptr<Caller>> callers_;
};

/// The files of a start in the form in which another program finds them.
OpeningRequest requestFor(const QStringList& files);

} // namespace sheepshead
