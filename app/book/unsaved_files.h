// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QObject>
#include <QString>
#include <QTimer>

#include <functional>
#include <vector>

namespace sheepshead {

class MainWindow;

/// What belongs in files of their own, beside the score book, and was not taken by the disk: it
/// stays in memory and is tried again and again, a notice says so, and the program asks before it
/// ends.
class UnsavedFiles : public QObject {
    Q_OBJECT

public:
    /// The window outlives it.
    explicit UnsavedFiles(MainWindow& window);

    struct File {
        QString key;  ///< a later one of this key takes its place
        QString loss; ///< "The last changes to the tournament “Advent” are not saved."
        std::function<bool()> write; ///< false if the disk does not take it
    };

    /// Writes it and all that waits. What cannot be written now waits.
    void save(File file);
    /// Whether the last one of this key is in memory only.
    bool waits(const QString& key) const;
    bool any() const { return !waiting_.empty(); }
    /// It is not to be written any more.
    void forget(const QString& key);

    /// Tries once more to write everything.
    void retry();
    /// Tries once more to write everything; if that fails, says what would be lost. Then does what
    /// the verb says, unless the person cancels.
    void leave(const QString& verb, std::function<void()> then);

Q_SIGNALS:
    /// What waited is written now.
    void saved(const QString& key);

private:
    struct Waiting {
        File file;
        bool isNew = true; ///< it was not tried yet
    };

    void writeAll();
    void showNotice();
    QString losses() const;

    MainWindow& window_;
    std::vector<Waiting> waiting_; ///< what was changed last comes last
    QString told_;                 ///< the losses in the notice
    QTimer retryTimer_;
};

} // namespace sheepshead
