// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/challenge/kept_challenge.h"

#include <QFileInfo>
#include <QString>
#include <QStringList>

#include <optional>
#include <vector>

namespace sheepshead {

/// The challenges of the people of this computer, in a folder of their own. Of each there are the
/// challenge, the result of each of them as far as it goes (with the deal in play), the results of
/// others, the scores of real tables and the expert's scores; each in a file that is written whole.
class ChallengeFolder {
public:
    explicit ChallengeFolder(QString folder);

    /// Those that can be read, the last one added first. The person who looks is who played last.
    std::vector<KeptChallenge> all() const;
    /// Nothing if there is none with this hash.
    std::optional<KeptChallenge> find(const std::string& hash) const;

    /// Each is false if the disk does not take it; what was there before stays then.
    bool add(const Challenge& challenge) const;
    /// In place of what that person had played so far.
    bool saveOwn(const Challenge& challenge, const ChallengeResult& result) const;
    /// In place of what was known of that person, unless that tells more. A result of the same name
    /// and with other decisions is another person's: both are kept.
    bool saveOther(const KeptChallenge& kept, const ChallengeResult& result) const;
    /// The scores of a real table that came from elsewhere: added to a table of the same people
    /// whose scores are not other ones; or else another table.
    bool addTable(const KeptChallenge& kept, const RealTable& table) const;
    /// Scores that are typed here: a new table without `before`, none any more without `after`.
    bool changeTable(const Challenge& challenge, const std::optional<RealTable>& before,
        const std::optional<RealTable>& after) const;
    bool saveExpert(const Challenge& challenge, const std::vector<int>& scores) const;

private:
    QString fileOf(const std::string& hash, const QString& ending) const;
    bool write(const QString& file, const std::string& text) const;
    std::optional<KeptChallenge> read(const QString& file) const;
    QString fileOfOwn(const std::string& hash, const std::string& player) const;
    void readOwn(KeptChallenge& kept) const;
    void readOthers(KeptChallenge& kept) const;
    QFileInfoList filesOfTables(const std::string& hash) const;
    QStringList filesOfTable(const Challenge& challenge, const RealTable& table) const;
    QString fileOfNewTable(const Challenge& challenge) const;

    QString folder_;
};

/// The result in a file or a message, for this challenge; its deal in play is left out.
Result<ChallengeResult> resultIn(const std::string& text, const Challenge& challenge);

} // namespace sheepshead
