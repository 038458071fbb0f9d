// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/rules/rule_form.h"

#include "ui/rules/compare_dialog.h"
#include "ui/rules/preset_list.h"
#include "ui/rules/rule_explanation.h"
#include "ui/rules/rule_files.h"
#include "ui/rules/rule_row.h"
#include "ui/words/rules/rule_words.h"

#include <QHBoxLayout>
#include <QKeyEvent>
#include <QLabel>
#include <QLineEdit>
#include <QPushButton>
#include <QScrollArea>
#include <QVBoxLayout>

#include <algorithm>

namespace sheepshead {

namespace {

QLabel* newHeading(const QString& text, QWidget* parent)
{
    auto* heading = new QLabel(text, parent);
    QFont font = heading->font();
    font.setBold(true);
    font.setPointSizeF(font.pointSizeF() * 1.15);
    heading->setFont(font);
    heading->setContentsMargins(0, 10, 0, 2);
    return heading;
}

} // namespace

int changesFrom(const Variant& variant, const Variant& base)
{
    const Variant played = normalized(variant);
    return static_cast<int>(std::ranges::count_if(ruleTable(), [&](const Rule& rule) {
        return rule.applies(played) && rule.choiceIn(played) != rule.choiceIn(base);
    }));
}

const Preset& nearestPreset(const Variant& variant)
{
    return *std::ranges::min_element(
        presets(), {}, [&](const Preset& preset) { return changesFrom(variant, preset.variant); });
}

RuleForm::RuleForm(QWidget* parent)
    : QWidget(parent)
    , base_(&presets().front())
    , search_(new QLineEdit(this))
    , scroll_(new QScrollArea(this))
    , status_(new QLabel(this))
    , resetAll_(new QPushButton(tr("Reset all"), this))
    , faults_(new QLabel(this))
    , explanation_(new RuleExplanation(this))
{
    auto* layout = new QVBoxLayout(this);
    layout->setContentsMargins({});
    setUpSearch();
    setUpScroll();
    addStatus();
    layout->addWidget(explanation_);
    showAll();
}

void RuleForm::setUpSearch()
{
    search_->setPlaceholderText(tr("Search the rules"));
    search_->setAccessibleName(tr("Search the rules"));
    search_->setClearButtonEnabled(true);
    connect(search_, &QLineEdit::textChanged, this, &RuleForm::filter);
    auto* const line = new QHBoxLayout;
    line->addWidget(search_, 1);
    addFileButtons(line);
    static_cast<QVBoxLayout*>(layout())->addLayout(line);
}

void RuleForm::addFileButtons(QHBoxLayout* line)
{
    const auto add = [this, line](const QString& text, const QString& help, auto onClick) {
        auto* const button = new QPushButton(text, this);
        button->setAutoDefault(false);
        button->setToolTip(help);
        button->setAccessibleDescription(help);
        connect(button, &QPushButton::clicked, this, onClick);
        line->addWidget(button);
        return button;
    };
    add(tr("Open r&ules…"), tr("Load rules from a file"), [this] {
        openRuleFile(this, [this](const NamedRules& rules) { takeOver(rules.variant); });
    });
    save_ = add(tr("Sa&ve rules…"), tr("Save these rules to a file you can share"), [this] {
        saveRuleFile(this, { nameOfRules(), variant() });
    });
    add(tr("Co&mpare…"), tr("Compare these rules with other rules"), &RuleForm::compare);
}

void RuleForm::setUpScroll()
{
    auto* content = new QWidget(scroll_);
    auto* list = new QVBoxLayout(content);
    list->setSpacing(0);
    content->setBackgroundRole(QPalette::Base);
    content->setAutoFillBackground(true);
    addPresets(list);
    addSections(list);
    nothingFound_ = new QLabel(tr("No rule matches."), content);
    nothingFound_->setObjectName(QStringLiteral("nothingFound"));
    nothingFound_->hide();
    list->addWidget(nothingFound_);
    list->addStretch();
    scroll_->setWidget(content);
    scroll_->setWidgetResizable(true);
    scroll_->setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    scroll_->setFocusPolicy(Qt::NoFocus);
    static_cast<QVBoxLayout*>(layout())->addWidget(scroll_, 1);
}

void RuleForm::addPresets(QVBoxLayout* list)
{
    presetHeading_ = newHeading(tr("Start from"), this);
    presets_ = new PresetList(this);
    list->addWidget(presetHeading_);
    list->addWidget(presets_);
    connect(presets_, &PresetList::chosen, this, &RuleForm::take);
}

void RuleForm::addSections(QVBoxLayout* list)
{
    std::optional<RuleGroup> group;
    for (const Rule& rule : ruleTable()) {
        if (group != rule.group) {
            sections_.push_back({ newHeading(groupName(rule.group), this), {} });
            list->addWidget(sections_.back().heading);
        }
        group = rule.group;
        addRow(rule, list);
    }
}

void RuleForm::addRow(const Rule& rule, QVBoxLayout* list)
{
    auto* row = new RuleRow(rule, this);
    connect(row, &RuleRow::chosen, this, [this, &rule](int choice) { choose(rule, choice); });
    connect(row, &RuleRow::resetWanted, this,
        [this, &rule] { choose(rule, rule.choiceIn(base_->variant)); });
    connect(row, &RuleRow::attended, this, [this, &rule](std::optional<int> choice) {
        explanation_->explain(rule, choice, variant_);
    });
    sections_.back().rows.push_back(row);
    list->addWidget(row);
}

void RuleForm::addStatus()
{
    status_->setWordWrap(true);
    status_->setObjectName(QStringLiteral("status"));
    faults_->setWordWrap(true);
    faults_->setObjectName(QStringLiteral("faults"));
    resetAll_->setAccessibleName(tr("Reset all rules"));
    connect(resetAll_, &QPushButton::clicked, this, [this] { take(*base_); });
    auto* line = new QHBoxLayout;
    line->addWidget(status_, 1);
    line->addWidget(resetAll_);
    static_cast<QVBoxLayout*>(layout())->addLayout(line);
    layout()->addWidget(faults_);
}

void RuleForm::setVariant(const Variant& variant)
{
    variant_ = variant;
    base_ = &nearestPreset(variant);
    showAll();
}

Variant RuleForm::variant() const { return isPlayable() ? normalized(variant_) : variant_; }

int RuleForm::changes() const { return changesFrom(variant_, base_->variant); }

void RuleForm::choose(const Rule& rule, int choice)
{
    rule.choose(variant_, choice);
    if (const Preset* preset = presetOf(variant()))
        base_ = preset;
    showAll();
    explanation_->explain(rule, choice, variant_);
    Q_EMIT changed();
}

void RuleForm::take(const Preset& preset)
{
    base_ = &preset;
    variant_ = preset.variant;
    showAll();
    Q_EMIT changed();
}

void RuleForm::takeOver(const Variant& variant)
{
    setVariant(variant);
    Q_EMIT changed();
}

QString RuleForm::nameOfRules() const
{
    const QString name = presetName(base_->key);
    return changes() == 0 ? name : tr("%1, changed").arg(name);
}

void RuleForm::compare()
{
    auto* const dialog = new CompareDialog({ { tr("These rules"), variant() } }, this);
    dialog->setAttribute(Qt::WA_DeleteOnClose);
    dialog->open();
}

void RuleForm::showAll()
{
    presets_->setChosen(*base_);
    for (const Section& section : sections_)
        for (RuleRow* row : section.rows)
            row->display(variant_, base_->variant);
    showStatus();
}

void RuleForm::showStatus()
{
    const QString name = presetName(base_->key);
    const int count = changes();
    status_->setText(count == 0 ? name : tr("%1, with %n change(s)", nullptr, count).arg(name));
    resetAll_->setEnabled(count > 0);

    QStringList faults;
    for (const RuleFault& fault : problemsOf(variant_))
        faults << tr("%1: %2").arg(ruleName(fault.rule), reasonText(fault.reason));
    save_->setEnabled(faults.empty());
    faults_->setVisible(!faults.empty());
    faults_->setText(tr("These rules cannot be played together. %1").arg(faults.join(u' ')));
}

void RuleForm::filter()
{
    const QStringList words = search_->text().split(u' ', Qt::SkipEmptyParts);
    bool any = false;
    for (const Section& section : sections_) {
        bool anyOfSection = false;
        for (RuleRow* row : section.rows) {
            row->setVisible(row->says(words));
            anyOfSection = anyOfSection || row->says(words);
        }
        section.heading->setVisible(anyOfSection);
        any = any || anyOfSection;
    }
    presetHeading_->setVisible(words.empty());
    presets_->setVisible(words.empty());
    nothingFound_->setVisible(!any);
}

void RuleForm::keyPressEvent(QKeyEvent* event)
{
    if (event->matches(QKeySequence::Find)) {
        search_->setFocus(Qt::ShortcutFocusReason);
        search_->selectAll();
    } else if (event->key() == Qt::Key_Escape && !search_->text().isEmpty()) {
        search_->clear();
    } else {
        QWidget::keyPressEvent(event);
    }
}

} // namespace sheepshead
