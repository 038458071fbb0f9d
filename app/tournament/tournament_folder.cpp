// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/tournament/tournament_folder.h"

#include "app/tournament/file/tournament_file.h"
#include "engine/files/private_file.h"
#include "ui/files/outside_file.h"
#include "ui/files/whole_file.h"

#include <QDir>
#include <QFile>
#include <QFileInfo>

#include <filesystem>
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
    for (const QFileInfo& file : files.mid(0, mostTournaments))
        if (auto tournament = tournamentIn(file.filePath()))
            all.push_back(*std::move(tournament));
    return all;
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
    return QFile::remove(fileOf(id)) || !QFile::exists(fileOf(id));
}

QString TournamentFolder::fileOf(const std::string& id) const
{
    return QDir(folder_).filePath(QString::fromStdString(id) + endingOfTournaments());
}

} // namespace sheepshead
