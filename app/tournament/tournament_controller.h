// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/tournament/tournament_folder.h"

#include <QObject>
#include <QPointer>

#include <optional>
#include <string>
#include <vector>

namespace sheepshead {

class MainWindow;
class TournamentWindow;
class UnsavedFiles;
struct TextToSave;

/// Tournaments: keeps them in a folder, opens their window, and reads and writes the files that
/// computers exchange.
class TournamentController : public QObject {
    Q_OBJECT

public:
    /// What the disk does not take waits with the unsaved files, which outlive it.
    TournamentController(MainWindow& window, const QString& folder, UnsavedFiles& unsavedFiles);
    ~TournamentController() override;

    void show();
    /// Keeps the tournament, or adds the results, in a file and shows it. A file with neither is
    /// told and changes nothing.
    void openFile(const QString& file);

    /// Null while it is closed.
    TournamentWindow* dialog() const;

private:
    void connectDialog();
    void make(Tournament tournament);
    void save(const Tournament& tournament);
    void askForFile();
    void askToDelete(const Tournament& tournament);
    std::vector<Tournament> all() const;
    std::optional<Tournament> find(const std::string& id) const;
    void askToSave(const TextToSave& file);
    void send(const Tournament& tournament, int round);
    void addTournament(const std::string& text);
    void askWhichToKeep(const Tournament& theirs);
    void addResults(const std::string& text, const std::string& id);
    void warn(const QString& words, const QString& more = {});
    QWidget* front() const;

    MainWindow& window_;
    TournamentFolder folder_;
    QPointer<TournamentWindow> dialog_;
    UnsavedFiles& unsavedFiles_;
    std::vector<Tournament> changed_; ///< with those that are in memory only
};

} // namespace sheepshead
