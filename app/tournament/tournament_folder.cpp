// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/tournament/tournament_folder.h"

#include "app/tournament/file/tournament_file.h"
#include "engine/files/private_file.h"
#include "ui/files/outside_file.h"
#include "ui/files/whole_file.h"

#include <QDir>
#include <QFile>

#include <filesystem>
#include <set>
#include <utility>

namespace sheepshead {

namespace {

constexpr qsizetype mostTournaments = 500;

QString endingOfTournaments()
{
    return QString::fromUtf8(tournamentEnding.data(), qsizetype(tournamentEnding.size()));
}

std::optional<Tournament> tournamentIn(const QString& name)
{
    const OutsideFile file = readOutsideFile(name, qint64(longestTournamentFile));
    if (!file.problem.isEmpty())
        return std::nullopt;
    auto tournament = parseTournament(file.bytes.toStdString());
    return tournament ? std::optional(std::move(tournament).value()) : std::nullopt;
}

} // namespace

TournamentFolder::TournamentFolder(QString folder)
    : folder_(std::move(folder))
{
}

std::vector<Tournament> TournamentFolder::all() const
{
    std::vector<Tournament> all;
    const auto files = QDir(folder_).entryInfoList(
        { u'*' + endingOfTournaments() }, QDir::Files, QDir::Time); // the newest first
    std::set<std::string> known;
    for (const QFileInfo& file : files.mid(0, mostTournaments)) {
        auto tournament = tournamentIn(file.filePath());
        if (tournament && !isCopy(file, tournament->id) && known.insert(tournament->id).second)
            all.push_back(*std::move(tournament));
    }
    return all;
}

/// What a sync client leaves beside the file of a tournament: another state of it, which is neither
/// listed nor written in its place.
bool TournamentFolder::isCopy(const QFileInfo& file, const std::string& id) const
{
    return file.fileName() != QFileInfo(fileOf(id)).fileName() && find(id);
}

std::optional<Tournament> TournamentFolder::find(const std::string& id) const
{
    auto tournament = tournamentIn(fileOf(id));
    return tournament && tournament->id == id ? std::move(tournament) : std::nullopt;
}

bool TournamentFolder::save(const Tournament& tournament) const
{
    makePrivateFolder(std::filesystem::path(folder_.toStdU16String()));
    return writeWholeFile(
        fileOf(tournament.id), QByteArray::fromStdString(tournamentText(tournament)));
}

bool TournamentFolder::remove(const std::string& id) const
{
    const bool removed = QFile::remove(fileOf(id)) || !QFile::exists(fileOf(id));
    bool all = removed;
    const auto files = QDir(folder_).entryInfoList({ u'*' + endingOfTournaments() }, QDir::Files);
    for (const QFileInfo& file : removed ? files : QFileInfoList()) // a copy would be it again
        if (const auto tournament = tournamentIn(file.filePath());
            tournament && tournament->id == id)
            all = QFile::remove(file.filePath()) && all;
    return all;
}

QString TournamentFolder::fileOf(const std::string& id) const
{
    return QDir(folder_).filePath(QString::fromStdString(id) + endingOfTournaments());
}

} // namespace sheepshead
