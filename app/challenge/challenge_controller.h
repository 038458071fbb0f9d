// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/challenge/challenge_exchange.h"
#include "app/challenge/challenge_expert.h"
#include "app/challenge/challenge_folder.h"
#include "app/challenge/challenge_play.h"
#include "app/challenge/parting_costs.h"
#include "app/challenge/unsaved_results.h"
#include "app/table/table_place.h"

#include <QObject>
#include <QPointer>
#include <QStringList>

#include <functional>

namespace sheepshead {

class ChallengesDialog;
class TableScoresDialog;

/// Challenges: makes them, has them played at the table and compares the results.
class ChallengeController : public QObject {
    Q_OBJECT

public:
    /// The folder is where challenges are kept; the rules are those of the table. What the disk
    /// does not take waits with the unsaved files, which outlive it.
    ChallengeController(const TablePlace& place, const QString& folder, UnsavedFiles& unsavedFiles,
        std::function<CheckedVariant()> tableRules);
    ~ChallengeController() override;

    /// Names of people to suggest where one is typed.
    void setPeople(std::function<QStringList()> people) { people_ = std::move(people); }

    /// Asks for a new challenge, which is kept here and written into a file to send.
    void askForNew();
    /// Opens the list of challenges, with the one of this hash chosen.
    void show(const std::string& hash = {});
    /// Keeps the challenge or the result that is in a file, and shows it. A file with neither is
    /// told and changes nothing.
    void openFile(const QString& file) { exchange_.openFile(file); }

    ChallengePlay& play() { return play_; }
    const ChallengeFolder& folder() const { return folder_; }
    /// The list; null while it is closed.
    ChallengesDialog* dialog() const;

private:
    void connectDialog();
    void make(Challenge challenge);
    void begin(const KeptChallenge& kept);
    void beginAnew(const KeptChallenge& kept);
    void askForName(const KeptChallenge& kept, const QString& words);
    void takeName(const KeptChallenge& kept, const QString& typed);
    void beginAs(const KeptChallenge& kept, const ChallengeResult& result);
    void endNotice();
    std::vector<KeptChallenge> allKept() const;
    std::optional<KeptChallenge> find(const std::string& hash);
    void tellDeal();
    void refresh(const std::string& hash = {});
    void askForTables(const KeptChallenge& kept);
    bool saveTable(const KeptChallenge& kept, const std::optional<RealTable>& before,
        const std::optional<RealTable>& after);
    void showPartings(const KeptChallenge& kept, int deal);
    QWidget* front() const;

    TablePlace place_;
    std::function<CheckedVariant()> tableRules_;
    std::function<QStringList()> people_;
    ChallengeFolder folder_;
    UnsavedFiles& unsavedFiles_;
    UnsavedResults unsaved_;
    ChallengeExchange exchange_;
    ChallengePlay play_;
    ChallengeExpert expert_;
    PartingCosts costs_;
    QPointer<ChallengesDialog> dialog_;
    QPointer<TableScoresDialog> tables_; ///< above the list
};

} // namespace sheepshead
