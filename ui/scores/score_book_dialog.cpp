// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/scores/score_book_dialog.h"

#include "ui/scores/score_book_model.h"
#include "ui/widgets/dialog_spacing.h"
#include "ui/widgets/flow_layout.h"
#include "ui/widgets/opening_size.h"
#include "ui/words/scores/sheet_words.h"

#include <QDialogButtonBox>
#include <QHeaderView>
#include <QInputDialog>
#include <QLabel>
#include <QLineEdit>
#include <QMessageBox>
#include <QPushButton>
#include <QShortcut>
#include <QStackedWidget>
#include <QTableView>
#include <QVBoxLayout>

#include <algorithm>
#include <utility>

namespace sheepshead {

namespace {

constexpr int rowsMeasured = 50; ///< for the width of a column

} // namespace

ScoreBookDialog::ScoreBookDialog(QWidget* parent)
    : QDialog(parent)
    , model_(new ScoreBookModel(this))
    , filter_(new ScoreBookFilter(*model_, this))
    , search_(new QLineEdit(this))
    , table_(new QTableView(this))
    , nothing_(new QLabel(this))
    , pages_(new QStackedWidget(this))
    , about_(new QLabel(this))
{
    setWindowTitle(tr("Score book"));
    filter_->setSourceModel(model_);
    new QVBoxLayout(this);
    setUpSearch();
    setUpTable();
    setUpPages();
    setUpButtons();
    addShortcuts();
    openAtSize(*this, { 900, 520 });
    layOutColumns();
    adapt();
    table_->setFocus();
}

void ScoreBookDialog::setUpSearch()
{
    auto* label = new QLabel(tr("&Search:"), this);
    label->setBuddy(search_);
    search_->setPlaceholderText(tr("name, player, rule or date"));
    search_->setClearButtonEnabled(true);
    connect(search_, &QLineEdit::textChanged, this, &ScoreBookDialog::search);
    auto* row = new QHBoxLayout;
    row->addWidget(label);
    row->addWidget(search_);
    static_cast<QVBoxLayout*>(layout())->addLayout(row);
}

void ScoreBookDialog::setUpPages()
{
    nothing_->setAlignment(Qt::AlignCenter);
    nothing_->setWordWrap(true);
    pages_->addWidget(table_);
    pages_->addWidget(nothing_);
    static_cast<QVBoxLayout*>(layout())->addWidget(pages_, 1);

    about_->setTextFormat(Qt::PlainText);
    about_->setWordWrap(true);
    about_->setAlignment(Qt::AlignLeft | Qt::AlignTop);
    about_->setMinimumHeight(4 * fontMetrics().height());
    layout()->addWidget(about_);
}

void ScoreBookDialog::setUpTable()
{
    table_->setModel(filter_);
    table_->setAccessibleName(tr("Score sheets"));
    table_->setSelectionBehavior(QAbstractItemView::SelectRows);
    table_->setSelectionMode(QAbstractItemView::SingleSelection);
    table_->setAlternatingRowColors(true);
    table_->setShowGrid(false);
    table_->setTabKeyNavigation(false);
    table_->setSortingEnabled(true);
    table_->sortByColumn(ScoreBookModel::LastPlayed, Qt::DescendingOrder);
    table_->verticalHeader()->hide();
    table_->verticalHeader()->setDefaultSectionSize(2 * fontMetrics().height() + 8);
    QHeaderView* header = table_->horizontalHeader();
    header->setHighlightSections(false);
    header->setResizeContentsPrecision(rowsMeasured);
    header->setSectionResizeMode(ScoreBookModel::Players, QHeaderView::Stretch);
    header->setSectionResizeMode(ScoreBookModel::LastPlayed, QHeaderView::ResizeToContents);
    header->setSectionResizeMode(ScoreBookModel::Hands, QHeaderView::ResizeToContents);
    connect(table_, &QTableView::activated, this, &ScoreBookDialog::askToOpen);
    connect(table_->selectionModel(), &QItemSelectionModel::selectionChanged, this,
        &ScoreBookDialog::adapt);
}

/// In a narrow window names, players and rules share what there is.
void ScoreBookDialog::layOutColumns()
{
    const int wanted = 24 * fontMetrics().averageCharWidth();
    for (const int column : { ScoreBookModel::Name, ScoreBookModel::Rules })
        if (width() < 5 * wanted)
            table_->horizontalHeader()->setSectionResizeMode(column, QHeaderView::Stretch);
        else
            table_->horizontalHeader()->resizeSection(column, wanted);
}

QPushButton* ScoreBookDialog::addButton(const QString& text, void (ScoreBookDialog::*action)())
{
    auto* button = new QPushButton(text, this);
    button->setAutoDefault(false);
    connect(button, &QPushButton::clicked, this, action);
    return button;
}

void ScoreBookDialog::setUpButtons()
{
    open_ = addButton(tr("&Open"), &ScoreBookDialog::askToOpen);
    goOn_ = addButton(tr("&Resume"), &ScoreBookDialog::askToGoOn);
    rename_ = addButton(tr("Rena&me…"), &ScoreBookDialog::askForName);
    delete_ = addButton(tr("&Delete…"), &ScoreBookDialog::askBeforeDeleting);
    auto* table = addButton(tr("Score a &table…"), &ScoreBookDialog::askForTable);
    auto* close = new QDialogButtonBox(QDialogButtonBox::Close, this);
    close->button(QDialogButtonBox::Close)->setAutoDefault(false);
    connect(close, &QDialogButtonBox::rejected, this, &QDialog::reject);

    auto* sheets = new FlowLayout;
    for (QPushButton* button : { open_, goOn_, rename_, delete_, table })
        sheets->addWidget(button);
    auto* row = new QHBoxLayout;
    row->addLayout(sheets, 1);
    row->addWidget(close, 0, Qt::AlignBottom);
    auto* const column = static_cast<QVBoxLayout*>(layout());
    beginGroup(*column);
    column->addLayout(row);
}

void ScoreBookDialog::addShortcuts()
{
    auto* rename = new QShortcut(Qt::Key_F2, table_, nullptr, nullptr, Qt::WidgetShortcut);
    connect(rename, &QShortcut::activated, this, &ScoreBookDialog::askForName);
    auto* remove = new QShortcut(Qt::Key_Delete, table_, nullptr, nullptr, Qt::WidgetShortcut);
    connect(remove, &QShortcut::activated, this, &ScoreBookDialog::askBeforeDeleting);
    auto* find = new QShortcut(QKeySequence(Qt::CTRL | Qt::Key_F), this);
    connect(find, &QShortcut::activated, search_, qOverload<>(&QWidget::setFocus));
    auto* down = new QShortcut(Qt::Key_Down, search_, nullptr, nullptr, Qt::WidgetShortcut);
    connect(down, &QShortcut::activated, table_, qOverload<>(&QWidget::setFocus));
}

void ScoreBookDialog::setRows(std::vector<BookRow> rows)
{
    const BookEntry* before = chosen();
    const qint64 id = before ? before->id : 0;
    const int row = table_->currentIndex().row();
    listed_ = true;
    model_->setRows(std::move(rows));
    choose(id, row);
    const BookEntry* now = chosen();
    wanted_ = now && now->id == id ? 0 : id;
}

void ScoreBookDialog::addRows(std::vector<BookRow> rows)
{
    const bool found =
        std::ranges::any_of(rows, [this](const BookRow& row) { return row.entry().id == wanted_; });
    model_->addRows(std::move(rows));
    if (found)
        choose(std::exchange(wanted_, 0), 0);
    adapt();
}

/// The sheet with this id, or the row where it was.
void ScoreBookDialog::choose(qint64 id, int row)
{
    int wanted = std::clamp(row, 0, std::max(0, filter_->rowCount() - 1));
    if (const int found = model_->rowOf(id); found >= 0)
        if (const QModelIndex shown = filter_->mapFromSource(model_->index(found, 0));
            shown.isValid())
            wanted = shown.row();
    table_->setCurrentIndex(filter_->index(wanted, 0));
    adapt();
}

const BookEntry* ScoreBookDialog::chosen() const
{
    const QModelIndexList rows = table_->selectionModel()->selectedRows();
    return rows.isEmpty() ? nullptr : &model_->entry(filter_->mapToSource(rows.first()).row());
}

void ScoreBookDialog::search(const QString& words)
{
    const BookEntry* before = chosen();
    const qint64 id = before ? before->id : 0;
    filter_->search(words);
    choose(id, 0);
}

void ScoreBookDialog::adapt()
{
    nothing_->setText(!listed_ ? QString()
            : model_->rowCount() == 0
            ? tr("No score sheets yet. Your first hand starts one.")
            : tr("No sheet contains \"%1\".").arg(search_->text().trimmed()));
    pages_->setCurrentWidget(filter_->rowCount() == 0 ? static_cast<QWidget*>(nothing_) : table_);
    search_->setEnabled(model_->rowCount() > 0);

    const BookEntry* entry = chosen();
    about_->setText(entry ? bookEntryText(*entry) : QString());
    const bool readable = entry && entry->fault.isEmpty();
    open_->setEnabled(readable);
    rename_->setEnabled(entry);
    goOn_->setEnabled(readable && entry->variant && !entry->onTable);
    delete_->setEnabled(entry && !entry->onTable);
    for (QPushButton* const button : { goOn_, delete_ })
        button->setToolTip(
            entry && entry->onTable ? tr("The game of this sheet is on the table.") : QString());
}

void ScoreBookDialog::askToOpen()
{
    if (const BookEntry* entry = chosen())
        Q_EMIT openRequested(entry->id);
}

void ScoreBookDialog::askToGoOn()
{
    if (const BookEntry* entry = chosen())
        Q_EMIT goOnRequested(entry->id);
}

void ScoreBookDialog::askForName()
{
    const BookEntry* entry = chosen();
    if (!entry)
        return;
    auto* dialog = new QInputDialog(this);
    dialog->setAttribute(Qt::WA_DeleteOnClose);
    dialog->setWindowTitle(tr("Rename sheet"));
    dialog->setLabelText(tr("Sheet &name:"));
    dialog->setTextValue(entry->name);
    dialog->setOkButtonText(tr("Rename"));
    connect(dialog, &QInputDialog::textValueSelected, this,
        [this, id = entry->id, before = entry->name](const QString& name) {
            if (!name.trimmed().isEmpty() && name.trimmed() != before)
                Q_EMIT renameRequested(id, name.trimmed());
        });
    dialog->open();
}

QString ScoreBookDialog::inWindowText(const QString& name)
{
    return tr("\"%1\" is open in a window of its own.").arg(name);
}

void ScoreBookDialog::tellOfWindow(const BookEntry& entry)
{
    auto* box = new QMessageBox(QMessageBox::Information, tr("Delete sheet"),
        inWindowText(entry.name), QMessageBox::Ok, this);
    box->setAttribute(Qt::WA_DeleteOnClose);
    box->setTextFormat(Qt::PlainText);
    box->setInformativeText(tr("Close that window first, then delete the sheet."));
    box->open();
}

void ScoreBookDialog::askBeforeDeleting()
{
    const BookEntry* entry = chosen();
    if (!entry || entry->onTable)
        return;
    if (entry->inWindow)
        return tellOfWindow(*entry);
    auto* box = new QMessageBox(QMessageBox::Warning, tr("Delete sheet"),
        tr("Delete \"%1\" with %2?").arg(entry->name, handsText(entry->hands)), QMessageBox::Cancel,
        this);
    box->setAttribute(Qt::WA_DeleteOnClose);
    box->setInformativeText(bookEntryDates(*entry) + QStringLiteral(".\n")
        + tr("This deletes the sheet and all its hands. You cannot undo it."));
    QPushButton* remove = box->addButton(tr("&Delete"), QMessageBox::DestructiveRole);
    box->setDefaultButton(QMessageBox::Cancel);
    connect(box, &QMessageBox::finished, this, [this, box, remove, id = entry->id] {
        if (box->clickedButton() == remove)
            Q_EMIT deleteRequested(id);
    });
    box->open();
}

} // namespace sheepshead
