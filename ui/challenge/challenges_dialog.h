// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/challenge/parting.h"
#include "ui/challenge/challenge_words.h"
#include "ui/printing/paper.h"

#include <QDialog>

#include <functional>
#include <memory>
#include <vector>

class QLabel;
class QPushButton;
class QTreeWidget;

namespace sheepshead {

class ChallengeViewerRow;

/// The challenges that are kept here: each can be played, and below it is who scored what with the
/// same cards. A deal that is chosen there tells where the others did something else than the
/// person who looks. Where several people play at this computer, one of them is chosen to look and
/// to play on.
class ChallengesDialog : public QDialog {
    Q_OBJECT

public:
    explicit ChallengesDialog(std::vector<KeptChallenge> challenges, QWidget* parent = nullptr);

    /// The same again with what has changed; what is chosen stays. With a hash that one is chosen.
    void setChallenges(std::vector<KeptChallenge> challenges, const std::string& hash = {});
    /// The expert's scores of a challenge, once more of them are known.
    void setExpert(const std::string& hash, const std::vector<int>& scores);
    /// How people parted ways in the deal that dealChosen() named last.
    void setPartings(std::vector<Parting> partings);
    void setCost(std::size_t parting, const PartingCost& cost);
    /// What was done, or why not, in a line that a screen reader reads.
    void say(const QString& words);

    /// The chosen one; null if there is none.
    const KeptChallenge* current() const;

Q_SIGNALS:
    /// The dialog has closed.
    void playWanted(const sheepshead::KeptChallenge& kept);
    /// The dialog has closed: a person who has not begun the challenge wants to.
    void anotherWanted(const sheepshead::KeptChallenge& kept);
    void addWanted();
    /// The person wants the text of the clipboard read as results of the chosen challenge.
    void pasteWanted();
    void copyWanted(const sheepshead::KeptChallenge& kept);
    void saveWanted(const sheepshead::KeptChallenge& kept);
    /// For real tables: which cards go where.
    void sheetsWanted(const sheepshead::KeptChallenge& kept);
    /// To type what real tables scored.
    void tablesWanted(const sheepshead::KeptChallenge& kept);
    /// Another challenge is shown.
    void chosen(const sheepshead::KeptChallenge& kept);
    void dealChosen(const sheepshead::KeptChallenge& kept, int deal);

private:
    void addTables();
    void addActions();
    void addButtons();
    void fillList(const std::string& hash);
    ChallengeTable compared() const;
    void look(const std::function<void(KeptChallenge&)>& change);
    void playAnew();
    void showChallenge();
    void fillTable();
    void renewTable();
    void chooseDeal();
    void showPartings();
    void showButtons();
    void play();
    std::shared_ptr<const Paper> paper() const;

    std::vector<KeptChallenge> challenges_;
    std::vector<Parting> partings_;
    std::vector<std::optional<PartingCost>> costs_;
    QTreeWidget* list_;
    QTreeWidget* table_;
    QLabel* told_;
    ChallengeViewerRow* viewer_;
    QPushButton* play_;
    QPushButton* another_;
    QPushButton* add_;
    QPushButton* paste_;
    QPushButton* copy_;
    QPushButton* save_;
    QPushButton* print_;
    QPushButton* pdf_;
    QPushButton* sheets_;
    QPushButton* tables_;
};

} // namespace sheepshead
