// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/challenge/challenge_folder.h"

#include "app/commitment/commitment.h"
#include "engine/challenge/challenge_file.h"
#include "engine/challenge/real_table_file.h"
#include "engine/challenge/result_file.h"
#include "engine/challenge/result_line.h"
#include "engine/files/private_file.h"
#include "ui/files/outside_file.h"
#include "ui/files/whole_file.h"

#include <QDir>
#include <QFileInfo>

#include <algorithm>
#include <filesystem>
#include <utility>

namespace sheepshead {

namespace {

constexpr std::size_t digitsInName = 16; ///< of a hash, in the name of a file
constexpr qsizetype mostChallenges = 500;
constexpr qsizetype mostTables = 500; ///< of a challenge
constexpr int digitsOfTable = 4;      ///< in the name of its file
const QString challengeEnding = QStringLiteral(".sheepchallenge");
const QString ownEnding = QStringLiteral(".own.sheepresult");
const QString tableEnding = QStringLiteral(".table.sheepresult");
const QString otherEnding = QStringLiteral(".other.sheepresult");
const QString expertEnding = QStringLiteral(".expert");
constexpr const char* expertsName = "expert";

bool tellsMore(const ChallengeResult& one, const ChallengeResult& other)
{
    return std::pair(!one.scoresOnly, one.deals.size())
        > std::pair(!other.scoresOnly, other.deals.size());
}

/// Whether it is an earlier state of the other one.
bool isPartOf(const ChallengeResult& result, const ChallengeResult& whole)
{
    return result.deals.size() <= whole.deals.size() && mayBeOfOnePerson(result, whole);
}

/// Of a person, in the name of a file.
QString placeOf(const std::string& player)
{
    return u'.' + QString::fromStdString(commitmentTo(player).substr(0, digitsInName));
}

/// The first person of a name has their place, the second "_02" behind it.
QString placeOf(const std::string& player, int number)
{
    const QString first = placeOf(player);
    return number == 1 ? first : first + QStringLiteral("_%1").arg(number, 2, 10, QLatin1Char('0'));
}

std::optional<RealTable> readTableFile(const QString& name, const Challenge& challenge)
{
    const OutsideFile file = readOutsideFile(name, longestResultFile);
    if (!file.problem.isEmpty())
        return std::nullopt;
    auto table = parseRealTable(file.bytes.toStdString(), challenge, commitmentTo);
    return table ? std::optional(std::move(table).value()) : std::nullopt;
}

Result<ChallengeResult> readOwnFile(const QString& name, const Challenge& challenge)
{
    const OutsideFile file = readOutsideFile(name, longestResultFile);
    if (!file.problem.isEmpty())
        return Problem { "file", file.problem.toStdString() };
    return parseResultFile(file.bytes.toStdString(), challenge, commitmentTo);
}

/// The same again is what a sync client copied.
template <class Part> void addNew(std::vector<Part>& parts, Part part)
{
    if (!std::ranges::count(parts, part))
        parts.push_back(std::move(part));
}

std::string textOf(const ChallengeResult& result, const Challenge& challenge)
{
    return result.scoresOnly ? resultLine(result, challenge, commitmentTo) + '\n'
                             : resultFileText(result, challenge, commitmentTo);
}

} // namespace

ChallengeFolder::ChallengeFolder(QString folder)
    : folder_(std::move(folder))
{
}

std::vector<KeptChallenge> ChallengeFolder::all() const
{
    std::vector<KeptChallenge> all;
    const auto isKnown = [&](const std::string& hash) {
        return std::ranges::count(all, hash, &KeptChallenge::hash) > 0;
    };
    const auto files = QDir(folder_).entryInfoList(
        { u'*' + challengeEnding }, QDir::Files, QDir::Time); // the newest first
    for (const QFileInfo& file : files.mid(0, mostChallenges))
        if (auto kept = read(file.filePath()); kept && !isKnown(kept->hash)) // a sync client's copy
            all.push_back(std::move(*kept));
    return all;
}

std::optional<KeptChallenge> ChallengeFolder::find(const std::string& hash) const
{
    auto kept = read(fileOf(hash, challengeEnding));
    return kept && kept->hash == hash ? std::move(kept) : std::nullopt;
}

bool ChallengeFolder::add(const Challenge& challenge) const
{
    const std::string hash = hashOfChallenge(challenge, commitmentTo);
    return find(hash)
        || write(fileOf(hash, challengeEnding), challengeFileText(challenge, commitmentTo));
}

bool ChallengeFolder::saveOwn(const Challenge& challenge, const ChallengeResult& result) const
{
    return write(fileOfOwn(hashOfChallenge(challenge, commitmentTo), result.player),
        resultFileText(result, challenge, commitmentTo));
}

/// Earlier versions kept one result only, in a file without a name.
QString ChallengeFolder::fileOfOwn(const std::string& hash, const std::string& player) const
{
    QString only = fileOf(hash, ownEnding);
    const OutsideFile file = readOutsideFile(only, longestResultFile);
    if (file.problem.isEmpty() && playerOfResult(file.bytes.toStdString()) == player)
        return only;
    return fileOf(hash, placeOf(player) + ownEnding);
}

bool ChallengeFolder::saveOther(const KeptChallenge& kept, const ChallengeResult& result) const
{
    const auto isTheirs = [&](const ChallengeResult& here) { return isPartOf(result, here); };
    if (isTheirs(kept.own) || std::ranges::any_of(kept.housemates, isTheirs))
        return true; // of a person at this computer, as they sent it
    for (int number = 1;; ++number) {
        const QString name = fileOf(kept.hash, placeOf(result.player, number) + otherEnding);
        if (!QFileInfo::exists(name))
            return write(name, textOf(result, kept.challenge));
        const OutsideFile file = readOutsideFile(name, longestResultFile);
        const auto known = resultIn(file.bytes.toStdString(), kept.challenge);
        if (known && mayBeOfOnePerson(*known, result))
            return !tellsMore(result, *known) || write(name, textOf(result, kept.challenge));
    }
}

/// In the order in which they were added.
QFileInfoList ChallengeFolder::filesOfTables(const std::string& hash) const
{
    const QString names =
        QString::fromStdString(hash.substr(0, digitsInName)) + QStringLiteral(".*") + tableEnding;
    return QDir(folder_).entryInfoList({ names }, QDir::Files, QDir::Name).mid(0, mostTables);
}

/// Where a table is, also as a sync client's copy; empty if it is not there.
QStringList ChallengeFolder::filesOfTable(const Challenge& challenge, const RealTable& table) const
{
    QStringList files;
    for (const QFileInfo& file : filesOfTables(hashOfChallenge(challenge, commitmentTo)))
        if (readTableFile(file.filePath(), challenge) == table)
            files << file.filePath();
    return files;
}

/// A name that no file has yet; empty if there are too many.
QString ChallengeFolder::fileOfNewTable(const Challenge& challenge) const
{
    const std::string hash = hashOfChallenge(challenge, commitmentTo);
    const QFileInfoList files = filesOfTables(hash);
    if (files.size() >= mostTables)
        return {};
    int last = 0;
    for (const QFileInfo& file : files)
        last = std::max(last, file.fileName().section(u'.', 1, 1).left(digitsOfTable).toInt());
    return fileOf(hash,
        QStringLiteral(".%1").arg(last + 1, digitsOfTable, 10, QLatin1Char('0')) + tableEnding);
}

/// What another window has taken away meanwhile is gone already, or comes back as it is typed.
bool ChallengeFolder::changeTable(const Challenge& challenge,
    const std::optional<RealTable>& before, const std::optional<RealTable>& after) const
{
    QStringList files = before ? filesOfTable(challenge, *before) : QStringList();
    if (after) {
        const QString file = files.isEmpty() ? fileOfNewTable(challenge) : files.takeLast();
        if (file.isEmpty() || !write(file, realTableText(*after, challenge, commitmentTo)))
            return false;
    }
    return std::ranges::all_of(files, [](const QString& file) { return QFile::remove(file); });
}

bool ChallengeFolder::addTable(const KeptChallenge& kept, const RealTable& table) const
{
    for (const RealTable& here : kept.tables)
        if (const auto both = mergedTable(here, table))
            return *both == here || changeTable(kept.challenge, here, both);
    return changeTable(kept.challenge, std::nullopt, table);
}

bool ChallengeFolder::saveExpert(const Challenge& challenge, const std::vector<int>& scores) const
{
    ChallengeResult expert { expertsName, {}, {} };
    for (const int score : scores)
        expert.deals.push_back({ score, {} });
    return write(fileOf(hashOfChallenge(challenge, commitmentTo), expertEnding),
        resultLine(expert, challenge, commitmentTo) + '\n');
}

QString ChallengeFolder::fileOf(const std::string& hash, const QString& ending) const
{
    return QDir(folder_).filePath(QString::fromStdString(hash.substr(0, digitsInName)) + ending);
}

bool ChallengeFolder::write(const QString& file, const std::string& text) const
{
    makePrivateFolder(std::filesystem::path(folder_.toStdU16String()));
    return writeWholeFile(file, QByteArray::fromStdString(text));
}

std::optional<KeptChallenge> ChallengeFolder::read(const QString& name) const
{
    const OutsideFile file = readOutsideFile(name, longestChallengeFile);
    auto challenge = file.problem.isEmpty()
        ? parseChallengeFile(file.bytes.toStdString(), commitmentTo)
        : Result<Challenge>(Problem { "file", file.problem.toStdString() });
    if (!challenge)
        return std::nullopt;
    KeptChallenge kept;
    kept.challenge = std::move(challenge).value();
    kept.hash = hashOfChallenge(kept.challenge, commitmentTo);
    readOwn(kept);
    readOthers(kept);
    const OutsideFile expert = readOutsideFile(fileOf(kept.hash, expertEnding), longestPastedText);
    if (expert.problem.isEmpty())
        if (const auto scores =
                parseResultLine(expert.bytes.toStdString(), kept.challenge, commitmentTo))
            for (const ChallengeDeal& deal : scores->deals)
                kept.expert.push_back(deal.score);
    return kept;
}

/// A file that is there and cannot be read is a fault: the deals are not dealt to the person again,
/// who may have seen them.
void ChallengeFolder::readOwn(KeptChallenge& kept) const
{
    const QString stem = QString::fromStdString(kept.hash.substr(0, digitsInName));
    std::vector<ChallengeResult> people;
    for (const QFileInfo& info :
        QDir(folder_).entryInfoList({ stem + ownEnding, stem + QStringLiteral(".*") + ownEnding },
            QDir::Files, QDir::Time)) {
        auto own = readOwnFile(info.filePath(), kept.challenge);
        if (!own)
            kept.fault = own.problem();
        else if (!std::ranges::count(people, own->player, &ChallengeResult::player))
            people.push_back(std::move(own).value());
    }
    if (people.empty())
        return;
    kept.own = std::move(people.front());
    kept.housemates.assign(people.begin() + 1, people.end());
}

void ChallengeFolder::readOthers(KeptChallenge& kept) const
{
    const QString names = QString::fromStdString(kept.hash.substr(0, digitsInName))
        + QStringLiteral(".*") + otherEnding;
    for (const QFileInfo& info : QDir(folder_).entryInfoList({ names }, QDir::Files, QDir::Name)) {
        const OutsideFile file = readOutsideFile(info.filePath(), longestResultFile);
        if (!file.problem.isEmpty())
            continue;
        if (auto result = resultIn(file.bytes.toStdString(), kept.challenge))
            addNew(kept.others, std::move(result).value());
    }
    for (const QFileInfo& info : filesOfTables(kept.hash))
        if (auto table = readTableFile(info.filePath(), kept.challenge))
            addNew(kept.tables, std::move(*table));
}

Result<ChallengeResult> resultIn(const std::string& text, const Challenge& challenge)
{
    const bool isFile = isResultFile(text) || !hasResultLine(text);
    auto result = isFile ? parseResultFile(text, challenge, commitmentTo)
                         : parseResultLine(text, challenge, commitmentTo);
    if (!result)
        return result;
    ChallengeResult finished = std::move(result).value();
    finished.begun.reset();
    return finished;
}

} // namespace sheepshead
