// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/tournament/tournament_folder.h"

#include <QObject>
#include <QPointer>

namespace sheepshead {

class MainWindow;
class TournamentWindow;
struct TextToSave;

/// Tournaments: keeps them in a folder, opens their window, and reads and writes the files that
/// computers exchange.
class TournamentController : public QObject {
    Q_OBJECT

public:
    TournamentController(MainWindow& window, const QString& folder);
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
    bool unsaved_ = false; ///< the disk did not take the last change; told once
};

} // namespace sheepshead
