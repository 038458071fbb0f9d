// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/rules/rule_sections.h"

#include "ui/rules/preset_list.h"
#include "ui/rules/rule_row.h"
#include "ui/words/rules/rule_words.h"

#include <QHBoxLayout>
#include <QLabel>
#include <QListWidget>
#include <QResizeEvent>
#include <QScrollArea>
#include <QScrollBar>
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
    heading->setContentsMargins(0, 6, 0, 2);
    return heading;
}

constexpr int partOfNames = 27;    ///< percent of a row
constexpr int partOfSections = 34; ///< percent of the whole
constexpr int leastLettersOfName = 14;

} // namespace

RuleSections::RuleSections(QWidget* parent)
    : QWidget(parent)
    , names_(new QListWidget(this))
    , scroll_(new QScrollArea(this))
    , presets_(new PresetList(this))
    , nothingFound_(new QLabel(tr("No rule matches."), this))
{
    setUpScroll();
    setUpNames();
    auto* const halves = new QHBoxLayout(this);
    halves->setContentsMargins({});
    halves->addWidget(names_);
    halves->addWidget(scroll_, 1);
    names_->setCurrentRow(0);
}

void RuleSections::setUpScroll()
{
    auto* const content = new QWidget(scroll_);
    auto* const list = new QVBoxLayout(content);
    list->setSpacing(0);
    content->setBackgroundRole(QPalette::Base);
    content->setAutoFillBackground(true);
    addPresets(*list);
    addRules(*list);
    nothingFound_->setObjectName(QStringLiteral("nothingFound"));
    list->addWidget(nothingFound_);
    list->addStretch();
    scroll_->setWidget(content);
    scroll_->setWidgetResizable(true);
    scroll_->setFocusPolicy(Qt::NoFocus);
    scroll_->viewport()->installEventFilter(this);
}

bool RuleSections::eventFilter(QObject* watched, QEvent* event)
{
    if (event->type() == QEvent::Resize)
        alignNames(static_cast<QResizeEvent*>(event)->size().width());
    return QWidget::eventFilter(watched, event);
}

/// The rules get most of it.
void RuleSections::resizeEvent(QResizeEvent* event)
{
    QWidget::resizeEvent(event);
    names_->setFixedWidth(qMin(widthOfNames_, width() * partOfSections / 100));
}

/// Gives all names the same width: their part of the row, or what the longest choice leaves. Where
/// that is too little to read, they stand above the choices.
void RuleSections::alignNames(int width)
{
    const QMargins margins = scroll_->widget()->layout()->contentsMargins();
    const int room = width - margins.left() - margins.right();
    int name = room * partOfNames / 100;
    for (const Section& section : sections_)
        for (const RuleRow* const row : section.rows)
            name = qMin(name, row->roomForName(room));
    const bool beside = name >= leastLettersOfName * fontMetrics().averageCharWidth();
    for (const Section& section : sections_)
        for (RuleRow* const row : section.rows)
            beside ? row->setNameBeside(name) : row->setNameAbove();
}

void RuleSections::addSection(const QString& name, QVBoxLayout& list)
{
    sections_.push_back({ name, newHeading(name, this), {} });
    list.addWidget(sections_.back().heading);
}

void RuleSections::addPresets(QVBoxLayout& list)
{
    addSection(tr("Start from"), list);
    list.addWidget(presets_);
    connect(presets_, &PresetList::chosen, this, &RuleSections::presetChosen);
}

void RuleSections::addRules(QVBoxLayout& list)
{
    std::optional<RuleGroup> group;
    for (const Rule& rule : ruleTable()) {
        if (group != rule.group)
            addSection(groupName(rule.group), list);
        group = rule.group;
        addRow(rule, list);
    }
}

void RuleSections::addRow(const Rule& rule, QVBoxLayout& list)
{
    auto* const row = new RuleRow(rule, this);
    connect(row, &RuleRow::chosen, this,
        [this, &rule](int choice) { Q_EMIT ruleChosen(rule, choice); });
    connect(row, &RuleRow::resetWanted, this, [this, &rule] { Q_EMIT resetWanted(rule); });
    connect(row, &RuleRow::attended, this,
        [this, &rule](std::optional<int> choice) { Q_EMIT attended(rule, choice); });
    sections_.back().rows.push_back(row);
    list.addWidget(row);
}

/// Wide enough for the longest name in bold, as the name of a section with changes is.
void RuleSections::setUpNames()
{
    names_->setAccessibleName(tr("Sections"));
    names_->setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    names_->setSpacing(2);
    QFont bold = names_->font();
    bold.setBold(true);
    int width = 0;
    for (const Section& section : sections_) {
        names_->addItem(section.name);
        width = qMax(width, QFontMetrics(bold).horizontalAdvance(section.name));
    }
    widthOfNames_ = width + 2 * names_->frameWidth() + 4 * fontMetrics().averageCharWidth();
    names_->setWordWrap(true);
    names_->setResizeMode(QListView::Adjust);
    names_->setFixedWidth(widthOfNames_);
    connect(names_, &QListWidget::currentRowChanged, this, &RuleSections::showChosen);
}

void RuleSections::display(const Variant& variant, const Preset& base)
{
    presets_->setChosen(base);
    for (const Section& section : sections_)
        for (RuleRow* const row : section.rows)
            row->display(variant, base.variant);
    markChanges();
}

/// Sections with changed rules are bold, and tell screen readers how many there are.
void RuleSections::markChanges()
{
    for (std::size_t i = 0; i < sections_.size(); ++i) {
        const auto& [name, heading, rows] = sections_[i];
        const auto count = static_cast<int>(std::ranges::count_if(rows, &RuleRow::isChanged));
        const QString words =
            count == 0 ? name : tr("%1, with %n change(s)", nullptr, count).arg(name);
        QListWidgetItem* const item = names_->item(static_cast<int>(i));
        QFont font = names_->font();
        font.setBold(count > 0);
        item->setFont(font);
        item->setToolTip(count > 0 ? words : QString());
        item->setData(Qt::AccessibleTextRole, words);
    }
}

void RuleSections::showChosen()
{
    const int chosen = names_->currentRow();
    if (chosen < 0) // a search goes on
        return;
    lastChosen_ = chosen;
    for (std::size_t i = 0; i < sections_.size(); ++i) {
        const bool shown = static_cast<int>(i) == chosen;
        sections_[i].heading->setVisible(shown);
        for (RuleRow* const row : sections_[i].rows)
            row->setVisible(shown);
    }
    presets_->setVisible(chosen == 0);
    nothingFound_->hide();
    scroll_->verticalScrollBar()->setValue(0);
    Q_EMIT sectionChosen();
}

void RuleSections::search(const QStringList& words)
{
    names_->setCurrentRow(words.empty() ? lastChosen_ : -1);
    if (words.empty())
        return;
    presets_->hide();
    bool any = false;
    for (const Section& section : sections_) {
        bool anyOfSection = false;
        for (RuleRow* const row : section.rows) {
            row->setVisible(row->says(words));
            anyOfSection = anyOfSection || row->says(words);
        }
        section.heading->setVisible(anyOfSection);
        any = any || anyOfSection;
    }
    nothingFound_->setVisible(!any);
    scroll_->verticalScrollBar()->setValue(0);
}

} // namespace sheepshead
