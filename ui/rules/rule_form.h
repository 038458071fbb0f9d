// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/rules/presets.h"
#include "engine/rules/variant_check.h"

#include <QWidget>

class QHBoxLayout;
class QLabel;
class QLineEdit;
class QPushButton;

namespace sheepshead {

class RuleExplanation;
class RuleSections;

/// All house rules of a table, to be looked through section by section, searched and changed. Made
/// from the rule table alone: a new row there is a new row here. Changes are marked against the
/// preset that was chosen or, for a table with rules of its own, the one that is nearest to it.
class RuleForm : public QWidget {
    Q_OBJECT

public:
    explicit RuleForm(QWidget* parent = nullptr);

    void setVariant(const Variant& variant);

    /// Normalized, unless it has faults: check() before it is played.
    Variant variant() const;

    bool isPlayable() const { return problemsOf(variant_).empty(); }
    const Preset& base() const { return *base_; }
    int changes() const;

Q_SIGNALS:
    /// The person changed a rule, took a preset, or took changes back.
    void changed();

protected:
    void keyPressEvent(QKeyEvent* event) override;
    void resizeEvent(QResizeEvent* event) override;

private:
    void setUpSearch();
    void addFileButtons(QLayout* line);
    void connectSections();
    void addStatus();

    void choose(const Rule& rule, int choice);
    void take(const Preset& preset);
    void takeOver(const Variant& variant);
    QString nameOfRules() const;
    void compare();
    void showAll();
    void showStatus();
    void find();

    Variant variant_;
    const Preset* base_;
    QLineEdit* search_;
    RuleSections* sections_;
    QLabel* status_;
    QPushButton* save_ = nullptr;
    QPushButton* resetAll_;
    QLabel* faults_;
    RuleExplanation* explanation_;
};

/// The preset from which the fewest rules differ.
const Preset& nearestPreset(const Variant& variant);

/// How many rules that mean something differ.
int changesFrom(const Variant& variant, const Variant& base);

} // namespace sheepshead
