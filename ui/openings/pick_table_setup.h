// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/cards/decks.h"
#include "ui/openings/pick_table_draft.h"
#include "ui/rules/named_rules.h"

#include <QWidget>

#include <map>
#include <vector>

class QBoxLayout;
class QButtonGroup;
class QComboBox;
class QLabel;
class QLayout;
class QLineEdit;
class QPushButton;
class QRadioButton;

namespace sheepshead {

class StudyDeck;
class StudyFaultLabel;
class WholeNumberBox;

/// Asks how good a hand is: its cards and those of the blind, by clicks or typed, the rules, other
/// rules to compare, and how many deals. What cannot be is told where it stands.
class PickTableSetup : public QWidget {
    Q_OBJECT

public:
    explicit PickTableSetup(const CheckedVariant& tableRules, QWidget* parent = nullptr);
    ~PickTableSetup() override;

    const PickTableDraft& draft() const { return draft_; }
    void setDeck(const CardLook& look);
    /// What "Rules of the table" are from now on.
    void setTableRules(const CheckedVariant& rules);
    /// Whether there is a hand on the table.
    void offer(bool handOnTable);
    /// Asks about these cards at these rules.
    void take(const CheckedVariant& rules, CardSet hold, CardSet blind);

    StudyDeck& deck() { return *deck_; }
    QLineEdit& line(PickTableField field) { return *lines_.at(field); }
    /// Adds rules to the choices and chooses them; `field` is Rules or Against.
    void chooseRules(PickTableField field, const NamedRules& rules);

Q_SIGNALS:
    void changed();
    void handOnTableWanted();

protected:
    void resizeEvent(QResizeEvent* event) override;

private:
    QLayout* makeCards();
    QLayout* makeRules();
    QLayout* makeNumbers();
    void addLine(QLayout& column, PickTableField field, QRadioButton* place, const QString& name);
    void addRules(QBoxLayout& column, QComboBox& box, const QString& title, PickTableField field);
    StudyFaultLabel* newFault(const char* name, PickTableField field);
    void fillRules(const CheckedVariant& tableRules);
    void fillChanges();
    void readRules();
    void showDraft();
    PickTableField place() const;
    std::optional<CheckedVariant> chosenAgainst() const;

    PickTableDraft draft_;
    std::vector<CheckedVariant> rules_;   ///< those of both boxes
    std::vector<CheckedVariant> changes_; ///< the first rules with one choice changed
    StudyDeck* deck_;
    QButtonGroup* places_;
    std::map<PickTableField, QLineEdit*> lines_;
    std::map<PickTableField, StudyFaultLabel*> faults_;
    QPushButton* fromTable_;
    QPushButton* clear_;
    QComboBox* rulesBox_;
    QComboBox* againstBox_;
    QComboBox* changeBox_;
    QComboBox* judge_;
    WholeNumberBox* deals_;
    WholeNumberBox* seed_;
    QBoxLayout* sides_ = nullptr;
};

} // namespace sheepshead
