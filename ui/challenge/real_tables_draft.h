// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/challenge/kept_challenge.h"

#include <QCoreApplication>
#include <QStringList>

#include <functional>
#include <optional>
#include <vector>

namespace sheepshead {

/// The scores of the real tables of a challenge while they are typed: the tables as they are saved,
/// what is typed of one of them, and the changes that can be undone. A deal that is right is saved
/// with each change; one that is left out stays open.
class RealTablesDraft {
    Q_DECLARE_TR_FUNCTIONS(sheepshead::RealTablesDraft)

public:
    explicit RealTablesDraft(const KeptChallenge& kept);

    /// Saves a table in place of another one; without `before` a new one, without `after` it is
    /// deleted. False if that failed.
    using Save = std::function<bool(
        const std::optional<RealTable>& before, const std::optional<RealTable>& after)>;
    void setSave(Save save) { save_ = std::move(save); }

    const Challenge& challenge() const { return challenge_; }
    int seats() const { return challenge_.rules.tableSeats(); }
    /// As they are saved.
    const std::vector<RealTable>& tables() const { return tables_; }
    /// The table that is typed; null for a new one.
    const RealTable* chosen() const;
    std::optional<std::size_t> chosenPlace() const { return chosen_; }
    /// Another table is typed from now on, or a new one; what is typed is then as it is saved.
    void choose(std::optional<std::size_t> table);

    /// The texts of all fields.
    struct Typed {
        QStringList names; ///< by seat
        QStringList deals; ///< the scores of each
    };
    const Typed& typed() const { return typed_; }
    /// What is typed has changed in one of the fields. Changes in one field after each other are
    /// undone at once.
    void type(Typed typed, int field);
    /// Deletes the table that is typed; false if that failed.
    bool remove();
    bool mayUndo() const { return !steps_.empty(); }
    /// Takes the last change back, and shows its table; false if that failed.
    bool undo();
    /// Whether the last change was not saved.
    bool saveFailed() const { return failed_; }

    /// Why the names cannot be saved; empty if they can.
    QString faultOfNames() const;
    /// Nothing for a line that is empty or has a fault, which it tells.
    std::optional<std::vector<int>> scoresOf(int deal, QString& fault) const;
    /// Whether the book of the challenge has just these scores.
    bool isSaved(int deal, const std::vector<int>& scores) const;
    /// What is typed and cannot be saved as it is, and why.
    QStringList unsaved() const;

private:
    /// One change that can be undone.
    struct Step {
        std::size_t table; ///< its place in the list
        std::optional<RealTable> before;
        std::optional<RealTable> after;
        std::optional<int> field; ///< what is typed in one field is one change
    };

    std::vector<std::string> names() const;
    RealTable chosenOrNew() const;
    std::optional<RealTable> typedTable() const;
    bool change(const Step& step);
    void note(const Step& step);

    Challenge challenge_;
    Save save_;
    std::vector<RealTable> tables_;
    std::optional<std::size_t> chosen_;
    Typed typed_;
    std::vector<Step> steps_;
    bool failed_ = false;
};

} // namespace sheepshead
