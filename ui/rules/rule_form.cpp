// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/rules/rule_form.h"

#include "ui/rules/compare_dialog.h"
#include "ui/rules/rule_explanation.h"
#include "ui/rules/rule_files.h"
#include "ui/rules/rule_sections.h"
#include "ui/widgets/flow_layout.h"
#include "ui/words/rules/rule_words.h"

#include <QHBoxLayout>
#include <QKeyEvent>
#include <QLabel>
#include <QLineEdit>
#include <QPushButton>
#include <QVBoxLayout>

#include <algorithm>

namespace sheepshead {

namespace {

constexpr int mostForExplanation = 20; ///< percent of the height

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
    , sections_(new RuleSections(this))
    , status_(new QLabel(this))
    , resetAll_(new QPushButton(tr("Reset all"), this))
    , faults_(new QLabel(this))
    , explanation_(new RuleExplanation(this))
{
    auto* layout = new QVBoxLayout(this);
    layout->setContentsMargins({});
    setUpSearch();
    layout->addWidget(sections_, 1);
    addStatus();
    layout->addWidget(explanation_);
    connectSections();
    showAll();
}

void RuleForm::setUpSearch()
{
    search_->setPlaceholderText(tr("Search the rules"));
    search_->setAccessibleName(tr("Search the rules"));
    search_->setClearButtonEnabled(true);
    connect(search_, &QLineEdit::textChanged, this, &RuleForm::find);
    QSizePolicy wide = search_->sizePolicy();
    wide.setHorizontalPolicy(QSizePolicy::Expanding);
    search_->setSizePolicy(wide);
    auto* const line = new FlowLayout;
    line->setFilling(true);
    line->addWidget(search_);
    addFileButtons(line);
    static_cast<QVBoxLayout*>(layout())->addLayout(line);
}

void RuleForm::addFileButtons(QLayout* line)
{
    const auto add = [this, line](const QString& text, const QString& help, auto onClick) {
        auto* const button = new QPushButton(text, this);
        button->setAutoDefault(false);
        button->setToolTip(help);
        button->setAccessibleDescription(help);
        connect(button, &QPushButton::clicked, this, onClick);
        line->addWidget(button);
        setTabOrder(line->itemAt(line->count() - 2)->widget(), button); // as they stand there
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

void RuleForm::connectSections()
{
    connect(sections_, &RuleSections::presetChosen, this, &RuleForm::take);
    connect(sections_, &RuleSections::ruleChosen, this, &RuleForm::choose);
    connect(sections_, &RuleSections::resetWanted, this,
        [this](const Rule& rule) { choose(rule, rule.choiceIn(base_->variant)); });
    connect(sections_, &RuleSections::attended, this,
        [this](const Rule& rule, std::optional<int> choice) {
            explanation_->explain(rule, choice, variant_);
        });
    connect(sections_, &RuleSections::sectionChosen, this, [this] {
        const QSignalBlocker silent(search_);
        search_->clear();
    });
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
    sections_->display(variant_, *base_);
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

void RuleForm::find() { sections_->search(search_->text().split(u' ', Qt::SkipEmptyParts)); }

/// What is said about a rule leaves most of a small window to the rules.
void RuleForm::resizeEvent(QResizeEvent* event)
{
    QWidget::resizeEvent(event);
    explanation_->setMaximumHeight(
        qMax(explanation_->minimumHeight(), height() * mostForExplanation / 100));
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
