// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/history/people_dialog.h"

#include "ui/widgets/dialog_spacing.h"
#include "ui/widgets/flow_layout.h"
#include "ui/widgets/opening_size.h"
#include "ui/widgets/suggest_names.h"

#include <QComboBox>
#include <QDialogButtonBox>
#include <QHeaderView>
#include <QInputDialog>
#include <QLabel>
#include <QLineEdit>
#include <QLocale>
#include <QPushButton>
#include <QTreeWidget>
#include <QVBoxLayout>

namespace sheepshead {

namespace {

enum Column : int { Name, Kind, Sheets, Columns };

constexpr int idRole = Qt::UserRole;

qint64 idOf(const QTreeWidgetItem& item) { return item.data(Name, idRole).toLongLong(); }

} // namespace

PeopleDialog::PeopleDialog(QWidget* parent)
    : QDialog(parent)
    , search_(new QLineEdit(this))
    , tree_(new QTreeWidget(this))
{
    setWindowTitle(tr("People"));
    auto* const label = new QLabel(tr("&Search:"), this);
    label->setBuddy(search_);
    search_->setClearButtonEnabled(true);
    connect(search_, &QLineEdit::textChanged, this, &PeopleDialog::fill);
    auto* const top = new QHBoxLayout;
    top->addWidget(label);
    top->addWidget(search_);
    auto* const column = new QVBoxLayout(this);
    column->addLayout(top);
    setUpTree();
    column->addWidget(tree_, 1);
    auto* const note = new QLabel(tr("A person is one entry, whatever sheets and seats they sat "
                                     "in. Merge two entries that are the same person."),
        this);
    note->setWordWrap(true);
    column->addWidget(note);
    setUpButtons();
    openAtSize(*this, { 640, 480 });
    adapt();
    tree_->setFocus();
}

void PeopleDialog::setUpTree()
{
    tree_->setColumnCount(Columns);
    //: column: whether a person or a computer player
    tree_->setHeaderLabels({ tr("Name"), tr("Kind"), tr("Sheets") });
    tree_->headerItem()->setTextAlignment(Sheets, Qt::AlignRight | Qt::AlignVCenter);
    tree_->setAccessibleName(tr("People of the score book"));
    tree_->setAlternatingRowColors(true);
    tree_->setUniformRowHeights(true);
    tree_->header()->setStretchLastSection(false);
    tree_->header()->setSectionResizeMode(Name, QHeaderView::Stretch);
    tree_->header()->setSectionResizeMode(Kind, QHeaderView::ResizeToContents);
    tree_->header()->setSectionResizeMode(Sheets, QHeaderView::ResizeToContents);
    connect(tree_, &QTreeWidget::itemSelectionChanged, this, &PeopleDialog::adapt);
}

QPushButton* PeopleDialog::addButton(const QString& text, void (PeopleDialog::*action)())
{
    auto* const button = new QPushButton(text, this);
    button->setAutoDefault(false);
    connect(button, &QPushButton::clicked, this, action);
    return button;
}

void PeopleDialog::setUpButtons()
{
    rename_ = addButton(tr("&Rename…"), &PeopleDialog::askForName);
    merge_ = addButton(tr("&Merge…"), &PeopleDialog::askForOther);
    separate_ = addButton(tr("S&eparate"), &PeopleDialog::separate);
    statistics_ = addButton(tr("S&tatistics…"), &PeopleDialog::showStatistics);
    auto* const close = new QDialogButtonBox(QDialogButtonBox::Close, this);
    close->button(QDialogButtonBox::Close)->setAutoDefault(false);
    connect(close, &QDialogButtonBox::rejected, this, &QDialog::reject);
    auto* const ofPerson = new FlowLayout;
    for (QPushButton* const button : { rename_, merge_, separate_, statistics_ })
        ofPerson->addWidget(button);
    auto* const row = new QHBoxLayout;
    row->addLayout(ofPerson, 1);
    row->addWidget(close, 0, Qt::AlignBottom);
    auto* const column = static_cast<QVBoxLayout*>(layout());
    beginGroup(*column);
    column->addLayout(row);
}

void PeopleDialog::setPeople(std::vector<PersonEntry> people)
{
    people_ = std::move(people);
    fill();
}

/// An alias is a row below its person.
void PeopleDialog::fill()
{
    const QTreeWidgetItem* const before = tree_->currentItem();
    const qint64 id = before ? idOf(*before) : 0;
    const QString words = search_->text().trimmed();
    tree_->clear();
    for (const PersonEntry& person : people_) {
        bool found = person.name.contains(words, Qt::CaseInsensitive);
        for (const AliasEntry& alias : person.aliases)
            found = found || alias.name.contains(words, Qt::CaseInsensitive);
        if (!found)
            continue;
        auto* const item = new QTreeWidgetItem(tree_,
            { person.name, person.computer ? tr("Computer player") : tr("Person"),
                QLocale().toString(person.sheets) });
        item->setData(Name, idRole, person.id);
        item->setTextAlignment(Sheets, Qt::AlignRight | Qt::AlignVCenter);
        if (person.id == id)
            tree_->setCurrentItem(item);
        for (const AliasEntry& alias : person.aliases) {
            auto* const other =
                new QTreeWidgetItem(item, { alias.name, tr("also %1").arg(person.name) });
            other->setData(Name, idRole, alias.id);
            if (alias.id == id)
                tree_->setCurrentItem(other);
        }
        item->setExpanded(true);
    }
    if (!tree_->currentItem() && tree_->topLevelItemCount() > 0)
        tree_->setCurrentItem(tree_->topLevelItem(0));
    adapt();
}

const PersonEntry* PeopleDialog::chosen() const
{
    const QTreeWidgetItem* const item = tree_->currentItem();
    if (!item || item->parent())
        return nullptr;
    for (const PersonEntry& person : people_)
        if (person.id == idOf(*item))
            return &person;
    return nullptr;
}

qint64 PeopleDialog::chosenAlias() const
{
    const QTreeWidgetItem* const item = tree_->currentItem();
    return item && item->parent() ? idOf(*item) : 0;
}

std::vector<PersonEntry> PeopleDialog::othersOfKind(const PersonEntry& person) const
{
    std::vector<PersonEntry> others;
    for (const PersonEntry& other : people_)
        if (other.id != person.id && other.computer == person.computer)
            others.push_back(other);
    return others;
}

void PeopleDialog::adapt()
{
    const PersonEntry* const person = chosen();
    rename_->setEnabled(person);
    merge_->setEnabled(person && !othersOfKind(*person).empty());
    separate_->setEnabled(chosenAlias() != 0);
    statistics_->setEnabled(person);
}

void PeopleDialog::askForName()
{
    const PersonEntry* const person = chosen();
    if (!person)
        return;
    auto* const dialog = new QInputDialog(this);
    dialog->setAttribute(Qt::WA_DeleteOnClose);
    dialog->setWindowTitle(tr("Rename %1").arg(person->name));
    dialog->setLabelText(tr("&New name, on all sheets:"));
    dialog->setTextValue(person->name);
    dialog->setOkButtonText(tr("Rename"));
    if (auto* const line = dialog->findChild<QLineEdit*>())
        line->setMaxLength(longestName);
    connect(dialog, &QInputDialog::textValueSelected, this,
        [this, id = person->id, before = person->name](const QString& name) {
            if (!name.simplified().isEmpty() && name.simplified() != before)
                Q_EMIT renameRequested(id, name.simplified());
        });
    dialog->open();
}

void PeopleDialog::askForOther()
{
    const PersonEntry* const person = chosen();
    if (!person)
        return;
    const auto others = othersOfKind(*person);
    auto* const dialog = new QDialog(this);
    dialog->setAttribute(Qt::WA_DeleteOnClose);
    dialog->setWindowTitle(tr("Merge %1").arg(person->name));
    auto* const choice = new QComboBox(dialog);
    for (const PersonEntry& other : others)
        choice->addItem(other.name, other.id);
    auto* const label = new QLabel(tr("%1 is the &same person as:").arg(person->name), dialog);
    label->setBuddy(choice);
    auto* const note = new QLabel(tr("All sheets of %1 will show the name you choose here. Nothing "
                                     "is lost: Separate takes it back at any time.")
                                      .arg(person->name),
        dialog);
    note->setWordWrap(true);
    auto* const buttons = new QDialogButtonBox(QDialogButtonBox::Cancel, dialog);
    buttons->addButton(tr("&Merge"), QDialogButtonBox::AcceptRole);
    connect(buttons, &QDialogButtonBox::rejected, dialog, &QDialog::reject);
    connect(buttons, &QDialogButtonBox::accepted, dialog, &QDialog::accept);
    connect(dialog, &QDialog::accepted, this, [this, choice, from = person->id] {
        Q_EMIT mergeRequested(choice->currentData().toLongLong(), from);
    });
    auto* const column = new QVBoxLayout(dialog);
    for (QWidget* const part : std::initializer_list<QWidget*> { label, choice, note })
        column->addWidget(part);
    beginGroup(*column);
    column->addWidget(buttons);
    dialog->open();
}

void PeopleDialog::separate()
{
    if (const qint64 alias = chosenAlias(); alias != 0)
        Q_EMIT separateRequested(alias);
}

void PeopleDialog::showStatistics()
{
    if (const PersonEntry* const person = chosen())
        Q_EMIT statisticsRequested(person->id);
}

} // namespace sheepshead
