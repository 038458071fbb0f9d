// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/keeping/entry_parts.h"
#include "ui/keeping/entry_place.h"
#include "ui/keeping/line_help.h"
#include "ui/keeping/player_lines.h"

#include <QWidget>

#include <functional>

namespace sheepshead {

/// Takes a hand from the score keeper, in one short line or by the mouse. Before the hand is
/// written, shows what each player gets and why. A fault is shown beside its field.
class HandEntry : public QWidget {
    Q_OBJECT

public:
    explicit HandEntry(QWidget* parent = nullptr);

    /// Empties the form for a new hand.
    void begin(const EntryPlace& place);
    /// Shows a hand that was written before, to be corrected.
    void correct(const EntryPlace& place, const TypedHand& hand);
    bool isCorrecting() const { return correcting_; }
    /// Gives the keyboard to the line.
    void takeFocus();
    /// In a type so many times as large only the line is there, and what the hand pays.
    void setBigType(bool big, double times);

    /// Whether nothing was typed or changed since begin() or correct().
    bool isUntouched() const;
    const TypedHand& hand() const { return hand_; }
    QString line() const;
    /// After begin() or correct(): shows what was typed before; without a hand the line alone.
    void resumeTyping(const std::optional<TypedHand>& hand, const QString& line);

    /// The members have other names. What is typed stays.
    void renameMembers(const QStringList& names);

Q_SIGNALS:
    void written(const sheepshead::TypedHand& hand);
    /// The hand, or its line, may have changed.
    void typed();
    /// The person does not want to correct the hand after all.
    void cancelled();
    /// So many play this hand, for whom no rules were named yet.
    void rulesWanted(int players);

private:
    void connectParts();
    void connectMarks();
    void onChoice(QComboBox* box, std::function<void(int)> take);
    std::optional<Member> memberOf(int index) const;
    void startKind();
    void lay(const EntryPlace& place, const TypedHand& hand);
    void tellApart(const TypedHand& hand, const QString& line);
    void layChoices();
    void takeLine(const QString& line);
    void showHand();
    void toggle(Member member, PlayerLine::Button button, bool on);
    void setOut(Member member, bool on);
    void changed();
    void check();
    void offerRules();
    void showAgain();
    void showLineFault(const QuickEntry& entry);
    void write();

    EntryParts parts_;
    PlayerLines lines_;
    LineHelp* help_;
    EntryPlace place_;
    TypedHand hand_;
    TypedHand laid_;      ///< as it was when nothing was typed yet
    TypedHand beside_;    ///< what the fields beside the line say: a line begins with that
    QString pointsFault_; ///< why the text in the field of points is no number
    ScoredLine scored_;
    CheckedVariant rules_; ///< of the hand as it is typed, or the last ones
    QString asked_;        ///< the line as it may be meant, which Enter says
    bool correcting_ = false;
    bool showing_ = false; ///< the form is filled by the program
};

} // namespace sheepshead
