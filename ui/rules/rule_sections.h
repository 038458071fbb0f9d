// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/rules/presets.h"
#include "engine/rules/rule_table.h"

#include <QWidget>

#include <optional>
#include <vector>

class QLabel;
class QListWidget;
class QScrollArea;
class QVBoxLayout;

namespace sheepshead {

class PresetList;
class RuleRow;

/// The presets and all house rules, section by section: a list of the sections, and beside it the
/// rules of the one that is chosen, or those of all sections that a search finds.
class RuleSections : public QWidget {
    Q_OBJECT

public:
    explicit RuleSections(QWidget* parent = nullptr);

    /// Shows these rules; changes are marked against the preset.
    void display(const Variant& variant, const Preset& base);

    /// Shows the rules that say every one of these words; without words the section that was shown
    /// before.
    void search(const QStringList& words);

Q_SIGNALS:
    void presetChosen(const sheepshead::Preset& preset);
    void ruleChosen(const sheepshead::Rule& rule, int choice);
    void resetWanted(const sheepshead::Rule& rule);
    /// Focus or mouse came to the rule, or to one of its choices.
    void attended(const sheepshead::Rule& rule, std::optional<int> choice);
    /// A section was chosen from the list, which ends a search.
    void sectionChosen();

protected:
    bool eventFilter(QObject* watched, QEvent* event) override;
    void resizeEvent(QResizeEvent* event) override;

private:
    struct Section {
        QString name;
        QLabel* heading;
        std::vector<RuleRow*> rows; ///< none of the first one, which has the presets
    };

    void addSection(const QString& name, QVBoxLayout& list);
    void addPresets(QVBoxLayout& list);
    void addRules(QVBoxLayout& list);
    void addRow(const Rule& rule, QVBoxLayout& list);
    void setUpScroll();
    void setUpNames();
    void alignNames(int width);
    void markChanges();
    void showChosen();

    QListWidget* names_;
    int widthOfNames_ = 0; ///< that needs no second line
    QScrollArea* scroll_;
    PresetList* presets_;
    std::vector<Section> sections_;
    QLabel* nothingFound_;
    int lastChosen_ = 0; ///< the section before a search
};

} // namespace sheepshead
