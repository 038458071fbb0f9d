// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/challenge/challenge_folder.h"

#include "app/commitment/commitment.h"
#include "engine/challenge/challenge_file.h"
#include "engine/challenge/result_file.h"
#include "engine/challenge/result_line.h"
#include "engine/files/private_file.h"
#include "ui/files/outside_file.h"
#include "ui/files/whole_file.h"

#include <QDir>
#include <QFileInfo>

#include <algorithm>
#include <filesystem>
#include <span>
#include <utility>

namespace sheepshead {

namespace {

constexpr std::size_t digitsInName = 16; ///< of a hash, in the name of a file
constexpr qsizetype mostChallenges = 500;
const QString challengeEnding = QStringLiteral(".sheepchallenge");
const QString ownEnding = QStringLiteral(".own.sheepresult");
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
    return result.player == whole.player && result.deals.size() <= whole.deals.size()
        && std::ranges::equal(result.deals, std::span(whole.deals).first(result.deals.size()), {},
            &ChallengeDeal::score, &ChallengeDeal::score);
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
    const auto files = QDir(folder_).entryInfoList(
        { u'*' + challengeEnding }, QDir::Files, QDir::Time); // the newest first
    for (const QFileInfo& file : files.mid(0, mostChallenges))
        if (auto kept = read(file.filePath()))
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
    return find(hash) || write(hash, challengeEnding, challengeFileText(challenge, commitmentTo));
}

bool ChallengeFolder::saveOwn(const Challenge& challenge, const ChallengeResult& result) const
{
    return write(hashOfChallenge(challenge, commitmentTo), ownEnding,
        resultFileText(result, challenge, commitmentTo));
}

bool ChallengeFolder::saveOther(const KeptChallenge& kept, const ChallengeResult& result) const
{
    if (isPartOf(result, kept.own))
        return true; // the person's own, as they sent it
    for (const ChallengeResult& known : kept.others)
        if (known.player == result.player && !tellsMore(result, known))
            return true;
    const QString person =
        QString::fromStdString(commitmentTo(result.player).substr(0, digitsInName));
    return write(kept.hash, u'.' + person + otherEnding, textOf(result, kept.challenge));
}

bool ChallengeFolder::saveExpert(const Challenge& challenge, const std::vector<int>& scores) const
{
    ChallengeResult expert { expertsName, {}, {} };
    for (const int score : scores)
        expert.deals.push_back({ score, {} });
    return write(hashOfChallenge(challenge, commitmentTo), expertEnding,
        resultLine(expert, challenge, commitmentTo) + '\n');
}

QString ChallengeFolder::fileOf(const std::string& hash, const QString& ending) const
{
    return QDir(folder_).filePath(QString::fromStdString(hash.substr(0, digitsInName)) + ending);
}

bool ChallengeFolder::write(
    const std::string& hash, const QString& ending, const std::string& text) const
{
    makePrivateFolder(std::filesystem::path(folder_.toStdU16String()));
    return writeWholeFile(fileOf(hash, ending), QByteArray::fromStdString(text));
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
    const QString name = fileOf(kept.hash, ownEnding);
    if (!QFileInfo::exists(name))
        return;
    const OutsideFile file = readOutsideFile(name, longestResultFile);
    if (!file.problem.isEmpty()) {
        kept.fault = Problem { "file", file.problem.toStdString() };
        return;
    }
    auto own = parseResultFile(file.bytes.toStdString(), kept.challenge, commitmentTo);
    if (own)
        kept.own = std::move(own).value();
    else
        kept.fault = own.problem();
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
            kept.others.push_back(std::move(result).value());
    }
}

Result<ChallengeResult> resultIn(const std::string& text, const Challenge& challenge)
{
    const bool isFile = challengeOfResult(text).has_value() || !hasResultLine(text);
    auto result = isFile ? parseResultFile(text, challenge, commitmentTo)
                         : parseResultLine(text, challenge, commitmentTo);
    if (!result)
        return result;
    ChallengeResult finished = std::move(result).value();
    finished.begun.reset();
    return finished;
}

} // namespace sheepshead
