// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/keeping/table_dialog.h"

#include "engine/rules/presets.h"
#include "ui/rules/house_rules_dialog.h"
#include "ui/rules/rule_files.h"
#include "ui/rules/rules_line.h"
#include "ui/widgets/dialog_spacing.h"
#include "ui/widgets/opening_size.h"
#include "ui/widgets/same_name.h"
#include "ui/widgets/suggest_names.h"
#include "ui/words/rules/rule_words.h"

#include <QAbstractItemView>
#include <QAccessible>
#include <QComboBox>
#include <QCompleter>
#include <QDialogButtonBox>
#include <QFormLayout>
#include <QLabel>
#include <QLineEdit>
#include <QListWidget>
#include <QPushButton>
#include <QShortcut>
#include <QVBoxLayout>

#include <algorithm>

namespace sheepshead {

namespace {

constexpr int fewestPlayers = 2;

/// Rules that name no stake, at that of the table.
Variant atStake(Variant rules, int centsAPoint)
{
    if (rules.centsAPoint == 0)
        rules.centsAPoint = centsAPoint;
    return rules;
}

/// Whether rules fit so many at the table: all play, or the dealer sits out.
bool fits(const Variant& variant, int atTable)
{
    const int players = layoutOf(variant.layout).players;
    return players == atTable || players == atTable - 1;
}

} // namespace

TableDialog::TableDialog(const Offers& offers, QWidget* parent)
    : QDialog(parent)
    , offers_(offers)
    , words_(new QLabel(this))
    , earlierWords_(new QLabel(tr("Same &table again:"), this))
    , earlier_(new QComboBox(this))
    , name_(new QLineEdit(this))
    , people_(new QListWidget(this))
    , dealer_(new QComboBox(this))
    , rulesBox_(new QComboBox(this))
    , rulesWords_(new QLabel(this))
    , hint_(new QLabel(this))
{
    setWindowTitle(tr("Players and rules"));
    auto* const column = new QVBoxLayout(this);
    words_->setWordWrap(true);
    column->addWidget(words_);
    addEarlier(column);
    addPeople(column);
    addRules(column);
    hint_->setWordWrap(true);
    column->addWidget(hint_);
    addButtons(column);
    openAtSize(*this, { 560, 540 });
    adapt();
    name_->setFocus();
}

void TableDialog::addEarlier(QVBoxLayout* column)
{
    earlierWords_->setBuddy(earlier_);
    earlier_->setPlaceholderText(tr("Choose an earlier table"));
    earlier_->setSizeAdjustPolicy(QComboBox::AdjustToMinimumContentsLengthWithIcon);
    auto* const row = new QHBoxLayout;
    row->addWidget(earlierWords_);
    row->addWidget(earlier_, 1);
    column->addLayout(row);
    earlierWords_->hide();
    earlier_->hide();
    connect(earlier_, &QComboBox::activated, this, &TableDialog::beginAsAt);
}

void TableDialog::offerEarlier(const std::vector<EarlierTable>& tables, Recall recall)
{
    recall_ = std::move(recall);
    for (const EarlierTable& table : tables)
        earlier_->addItem(table.words, table.id);
    earlier_->setCurrentIndex(-1);
    earlierWords_->setVisible(!tables.empty());
    earlier_->setVisible(!tables.empty());
}

/// Its people, seats, rules and stake: one more key begins.
void TableDialog::beginAsAt(int index)
{
    const auto setup = recall_(earlier_->itemData(index).toLongLong());
    if (!setup)
        return;
    name_->clear();
    setSetup(*setup);
    focusBegin();
}

void TableDialog::focusBegin() { accept_->setFocus(); }

void TableDialog::addPeople(QVBoxLayout* column)
{
    auto* const label = new QLabel(tr("&Players, clockwise. Type a name and press Enter:"), this);
    label->setBuddy(name_);
    column->addWidget(label);
    name_->setMaxLength(longestName);
    name_->setAccessibleName(tr("Name of a player"));
    auto* const completer = new QCompleter(offers_.people, this);
    completer->setCaseSensitivity(Qt::CaseInsensitive);
    completer->setFilterMode(Qt::MatchContains);
    name_->setCompleter(completer);
    auto* const typing = new QHBoxLayout;
    typing->addWidget(name_, 1);
    typing->addWidget(addPeopleButton(tr("&Add"), &TableDialog::takeName));
    column->addLayout(typing);
    people_->setAccessibleName(tr("Players at the table, clockwise"));
    people_->setDragDropMode(QAbstractItemView::InternalMove);
    auto* const beside = new QVBoxLayout;
    up_ = addPeopleButton(tr("Move &up"), &TableDialog::moveUp);
    down_ = addPeopleButton(tr("Move &down"), &TableDialog::moveDown);
    remove_ = addPeopleButton(tr("&Remove"), &TableDialog::removeName);
    for (QPushButton* const button : { up_, down_, remove_ })
        beside->addWidget(button);
    beside->addStretch();
    auto* const row = new QHBoxLayout;
    row->addWidget(people_, 1);
    row->addLayout(beside);
    column->addLayout(row, 1);
    for (const int key : { Qt::Key_Return, Qt::Key_Enter }) {
        auto* const enter = new QShortcut(key, name_);
        enter->setContext(Qt::WidgetShortcut);
        connect(enter, &QShortcut::activated, this, &TableDialog::takeName);
    }
    auto* const remove = new QShortcut(Qt::Key_Delete, people_);
    remove->setContext(Qt::WidgetShortcut);
    connect(remove, &QShortcut::activated, this, &TableDialog::removeName);
    connect(people_, &QListWidget::currentRowChanged, this, &TableDialog::adapt);
    connect(people_->model(), &QAbstractItemModel::rowsMoved, this, &TableDialog::adapt);
}

QPushButton* TableDialog::addPeopleButton(const QString& text, void (TableDialog::*action)())
{
    auto* const button = new QPushButton(text, this);
    button->setAutoDefault(false);
    connect(button, &QPushButton::clicked, this, action);
    return button;
}

void TableDialog::addRules(QVBoxLayout* column)
{
    auto* const form = new QFormLayout;
    form->addRow(tr("Deals ne&xt:"), dealer_);
    auto* const line = new QHBoxLayout;
    line->addWidget(rulesBox_, 1);
    line->addWidget(addPeopleButton(tr("&Change…"), &TableDialog::changeRules));
    line->addWidget(addPeopleButton(tr("From &file…"), &TableDialog::openRulesFile));
    auto* const label = new QLabel(tr("&House rules:"), this);
    label->setBuddy(rulesBox_);
    form->addRow(label, line);
    rulesWords_->setWordWrap(true);
    form->addRow(QString(), rulesWords_);
    column->addLayout(form);
    connect(rulesBox_, &QComboBox::activated, this, &TableDialog::chooseRules);
}

void TableDialog::addButtons(QVBoxLayout* column)
{
    auto* const buttons = new QDialogButtonBox(QDialogButtonBox::Cancel, this);
    accept_ = buttons->addButton(tr("&Begin"), QDialogButtonBox::AcceptRole);
    connect(buttons, &QDialogButtonBox::rejected, this, &QDialog::reject);
    connect(buttons, &QDialogButtonBox::accepted, this, &TableDialog::finish);
    beginGroup(*column);
    column->addWidget(buttons);
}

void TableDialog::setTask(const QString& verb, const QString& words)
{
    accept_->setText(verb);
    words_->setText(words);
    words_->setVisible(!words.isEmpty());
}

void TableDialog::setSetup(const TableSetup& setup)
{
    people_->clear();
    people_->addItems(setup.names);
    useRules(*setup.rules);
    adapt();
    dealer_->setCurrentIndex(setup.dealer);
}

TableSetup TableDialog::setup() const { return { names(), dealer_->currentIndex(), rules_ }; }

QStringList TableDialog::names() const
{
    QStringList names;
    for (int i = 0; i < people_->count(); ++i)
        names << people_->item(i)->text();
    return names;
}

/// Enter in the empty field goes on to what comes next.
void TableDialog::takeName()
{
    if (!name_->text().simplified().isEmpty())
        addName();
    else if (people_->count() < fewestPlayers)
        refuse(tr("Type at least two names."));
    else
        accept_->setFocus();
}

/// A name that is typed but not yet added is at the table, too.
void TableDialog::finish()
{
    if (!name_->text().simplified().isEmpty() && !addName())
        return;
    if (!take_ || take_(setup()))
        accept();
}

void TableDialog::refuse(const QString& why)
{
    hint_->setText(why);
    hint_->show();
    QAccessibleEvent alert(hint_, QAccessible::Alert);
    QAccessible::updateAccessibility(&alert);
    name_->selectAll();
    name_->setFocus();
}

void TableDialog::refuseMoreMembers()
{
    refuse(tr("A sheet has room for %1 players, with those who have left the table. Begin a new "
              "sheet.")
               .arg(maxMembers));
}

bool TableDialog::addName()
{
    name_->completer()->popup()->hide();
    const QString name = name_->text().simplified();
    if (holdsName(names(), name)) {
        refuse(tr("%1 is at the table already.").arg(name));
        return false;
    }
    if (people_->count() >= maxSeats) {
        refuse(tr("There is room for %n players only.", nullptr, maxSeats));
        return false;
    }
    people_->addItem(name);
    name_->clear();
    people_->setCurrentRow(people_->count() - 1);
    adapt();
    name_->setFocus();
    return true;
}

void TableDialog::removeName()
{
    delete people_->takeItem(people_->currentRow());
    adapt();
}

void TableDialog::move(int by)
{
    const int row = people_->currentRow();
    if (row < 0 || row + by < 0 || row + by >= people_->count())
        return;
    people_->insertItem(row + by, people_->takeItem(row));
    people_->setCurrentRow(row + by);
    adapt();
}

/// Brings all that depends on who is at the table up to date.
void TableDialog::adapt()
{
    const int row = people_->currentRow();
    const int players = people_->count();
    up_->setEnabled(row > 0);
    down_->setEnabled(row >= 0 && row + 1 < players);
    remove_->setEnabled(row >= 0);
    const QString dealer = dealer_->currentText();
    dealer_->clear();
    dealer_->addItems(names());
    dealer_->setCurrentIndex(std::max(0, dealer_->findText(dealer)));
    offerRules();
    hint_->setText(hint());
    hint_->setVisible(!hint_->text().isEmpty());
    accept_->setEnabled(players >= fewestPlayers);
}

/// Rules for this number of players; those in force stay, if they fit or were chosen.
void TableDialog::offerRules()
{
    const int players = people_->count();
    const int stake = chosen_ ? rules_->centsAPoint : 0; // it stays when players change
    listed_.clear();
    rulesBox_->clear();
    const auto add = [&](const QString& name, const Variant& variant) {
        listed_.push_back(variant);
        rulesBox_->addItem(name);
    };
    for (const NamedRules& rules : offers_.rules)
        if (fits(rules.variant, players))
            add(rules.name, rules.variant);
    ownRules_ = static_cast<std::ptrdiff_t>(listed_.size());
    for (const Preset& preset : presets())
        if (fits(preset.variant, players))
            add(presetName(preset.key), atStake(preset.variant, stake));
    if (!chosen_ || !fits(*rules_, players))
        if (const Variant* const usual = usualRules(players))
            if (const auto checked = check(atStake(*usual, stake)))
                rules_ = *checked;
    auto found = std::ranges::find(listed_, *rules_);
    if (found == listed_.end()) {
        add(tr("These rules"), *rules_);
        found = listed_.end() - 1;
    }
    rulesBox_->setCurrentIndex(static_cast<int>(found - listed_.begin()));
    rulesWords_->setText(rulesLine(*rules_));
}

/// The person's own rules, even if the dealer sits out by them; else a preset for all at the table.
const Variant* TableDialog::usualRules(int players) const
{
    const Variant* usual = nullptr;
    for (const Variant& variant : listed_) {
        const bool own = &variant - listed_.data() < ownRules_;
        const bool all = layoutOf(variant.layout).players == players;
        if (all || (own && usual == nullptr))
            usual = usual == nullptr ? &variant : usual;
        if (all && own)
            return &variant;
    }
    return usual;
}

void TableDialog::chooseRules(int index) { useRules(listed_[static_cast<std::size_t>(index)]); }

void TableDialog::useRules(const Variant& variant)
{
    const auto checked = check(variant);
    if (!checked)
        return;
    rules_ = *checked;
    chosen_ = true;
    adapt();
}

void TableDialog::openRulesFile()
{
    openRuleFile(this, [this](const NamedRules& rules) {
        offers_.rules.push_back(rules);
        useRules(rules.variant);
    });
}

void TableDialog::changeRules()
{
    auto* const dialog = new HouseRulesDialog(*rules_, this);
    dialog->setAttribute(Qt::WA_DeleteOnClose);
    dialog->setWindowTitle(tr("House rules of this table"));
    connect(dialog, &HouseRulesDialog::chosen, this, &TableDialog::useRules);
    dialog->open();
}

QString TableDialog::hint() const
{
    const int players = people_->count();
    const int needed = rules_.layout().players;
    if (players < fewestPlayers)
        return tr("Add the players.");
    if (players < needed)
        return tr("These rules are for %n players. Choose other rules.", nullptr, needed);
    if (players > needed + 1)
        return tr(
            "These rules are for %n players. Say in each hand who sits out.", nullptr, needed);
    if (players > needed)
        return tr("The dealer sits out.");
    return {};
}

} // namespace sheepshead
