// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/keeping/entry_parts.h"
#include "ui/keeping/kept_document.h"

#include <QWidget>

#include <functional>
#include <map>
#include <vector>

namespace sheepshead {

class PlayerLine;

/// The table before a hand, and what everybody has by then.
struct EntryPlace {
    TableState table;
    QStringList members;
    std::map<Member, Score> totals;
    int number = 1; ///< of the hand
};

/// Takes a hand from the score keeper, in one short line or by the mouse. Shows what it pays to
/// whom and why before it is written, and what cannot be beside its field.
class HandEntry : public QWidget {
    Q_OBJECT

public:
    explicit HandEntry(QWidget* parent = nullptr);
    ~HandEntry() override;

    /// Empties the form for a new hand.
    void begin(const EntryPlace& place);
    /// Shows a hand that was written before, to be corrected.
    void correct(const EntryPlace& place, const TypedHand& hand);
    bool isCorrecting() const { return correcting_; }
    /// Gives the keyboard to the line.
    void takeFocus();

Q_SIGNALS:
    void written(const sheepshead::TypedHand& hand);
    /// The person does not want to correct the hand after all.
    void cancelled();

private:
    void connectParts();
    void connectMarks();
    void onChoice(QComboBox* box, std::function<void(int)> take);
    std::optional<Member> memberOf(int index) const;
    void startKind();
    void lay(const EntryPlace& place, const TypedHand& hand);
    void layPlayers();
    void layChoices();
    void takeLine(const QString& line);
    void showHand();
    void showFields();
    void toggle(Member member, int button, bool on);
    void setOut(Member member, bool on);
    void readTakes();
    void changed();
    void check();
    void showScores();
    void showFaults(const QString& unknownWord);
    void write();
    bool hasMakers() const;

    EntryParts parts_;
    EntryPlace place_;
    TypedHand hand_;
    ScoredLine scored_;
    CheckedVariant rules_;           ///< of the hand as it is typed, or the last ones
    std::vector<PlayerLine*> lines_; ///< one a member at the table
    bool correcting_ = false;
    bool showing_ = false; ///< the form is filled by the program
};

} // namespace sheepshead
