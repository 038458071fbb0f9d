// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/seasons/seasons_dialog.h"

#include "ui/files/default_files.h"
#include "ui/files/file_dialogs.h"
#include "ui/files/whole_file.h"
#include "ui/printing/paper_dialogs.h"
#include "ui/seasons/season_money_page.h"
#include "ui/seasons/season_page.h"
#include "ui/seasons/season_tree.h"
#include "ui/widgets/dialog_spacing.h"
#include "ui/widgets/flow_layout.h"
#include "ui/widgets/opening_size.h"

#include <QAccessible>
#include <QComboBox>
#include <QDialogButtonBox>
#include <QDir>
#include <QLabel>
#include <QListWidget>
#include <QLocale>
#include <QMessageBox>
#include <QPushButton>
#include <QSignalBlocker>
#include <QTabWidget>
#include <QVBoxLayout>

#include <algorithm>

namespace sheepshead {

namespace {

QString titleOf(const SeasonView& view) { return QString::fromStdString(view.season.name); }

} // namespace

SeasonsDialog::SeasonsDialog(QWidget* parent)
    : QDialog(parent)
    , list_(new QComboBox)
    , change_(new QPushButton(tr("&Change…")))
    , remove_(new QPushButton(tr("Delete…")))
    , rules_(new QLabel)
    , pages_(new QTabWidget)
    , standings_(newSeasonTree(tr("Standings")))
    , pairs_(newSeasonTree(tr("Pairs")))
    , records_(newSeasonTree(tr("Records")))
    , money_(new SeasonMoneyPage)
    , sheets_(new QListWidget)
    , told_(new QLabel)
{
    setWindowTitle(tr("Club seasons"));
    new QVBoxLayout(this);
    addChoice();
    addPages();
    addButtons();
    openAtSize(*this, { 900, 600 });
    adapt();
    list_->setFocus();
}

void SeasonsDialog::addChoice()
{
    list_->setAccessibleName(tr("Season"));
    list_->setMinimumContentsLength(18);
    auto* const label = new QLabel(tr("&Season:"));
    label->setBuddy(list_);
    auto* const add = new QPushButton(tr("&New…"));
    auto* const row = new FlowLayout;
    for (QWidget* const part :
        std::initializer_list<QWidget*> { label, list_, add, change_, remove_ })
        row->addWidget(part);
    for (QPushButton* const button : { add, change_, remove_ })
        button->setAutoDefault(false);
    rules_->setWordWrap(true);
    rules_->setTextFormat(Qt::PlainText);
    auto* const column = static_cast<QVBoxLayout*>(layout());
    column->addLayout(row);
    column->addWidget(rules_);
    connect(list_, &QComboBox::currentIndexChanged, this, &SeasonsDialog::choose);
    connect(add, &QPushButton::clicked, this, &SeasonsDialog::newWanted);
    connect(change_, &QPushButton::clicked, this, [this] { Q_EMIT changeWanted(current()); });
    connect(remove_, &QPushButton::clicked, this, &SeasonsDialog::askToRemove);
}

void SeasonsDialog::addPages()
{
    pages_->addTab(standings_, tr("S&tandings"));
    pages_->addTab(pairs_, tr("&Pairs"));
    pages_->addTab(records_, tr("&Records"));
    pages_->addTab(money_, tr("&Money"));
    sheets_->setAccessibleName(tr("Sheets that count"));
    sheets_->setWordWrap(true);
    pages_->addTab(sheets_, tr("Sh&eets"));
    told_->setWordWrap(true);
    told_->setTextFormat(Qt::PlainText);
    told_->setTextInteractionFlags(Qt::TextSelectableByMouse);
    auto* const column = static_cast<QVBoxLayout*>(layout());
    column->addWidget(pages_, 1);
    column->addWidget(told_);
    connect(money_, &SeasonMoneyPage::marked, this, &SeasonsDialog::paymentMarked);
    connect(money_, &SeasonMoneyPage::takenBack, this, &SeasonsDialog::paymentTakenBack);
    connect(sheets_, &QListWidget::itemChanged, this, [this](const QListWidgetItem* item) {
        const qint64 sheet = item->data(Qt::UserRole).toLongLong();
        const bool out = item->checkState() == Qt::Unchecked;
        QMetaObject::invokeMethod( // later: it fills the list again
            this, [this, sheet, out] { Q_EMIT sheetTakenOut(sheet, out); }, Qt::QueuedConnection);
    });
}

void SeasonsDialog::addButtons()
{
    auto* const row = new FlowLayout;
    const auto add = [&](const QString& text, auto slot) {
        auto* const button = new QPushButton(text);
        button->setAutoDefault(false);
        connect(button, &QPushButton::clicked, this, slot);
        row->addWidget(button);
        outputs_.push_back(button);
    };
    add(tr("Pr&int…"), [this] { printPaper(seasonPaper(view_, money_->money()), this); });
    add(tr("Save as PD&F…"), [this] {
        savePaper(seasonPaper(view_, money_->money()), tr("Save the season as PDF"), this);
    });
    add(tr("Save as we&b page…"), [this] { saveWebPage(); });
    add(tr("Save for a spreadsheet (CSV)…"), [this] { saveSpreadsheet(); });
    auto* const buttons = new QDialogButtonBox(QDialogButtonBox::Close);
    buttons->button(QDialogButtonBox::Close)->setAutoDefault(false);
    connect(buttons, &QDialogButtonBox::rejected, this, &QDialog::reject);
    auto* const column = static_cast<QVBoxLayout*>(layout());
    beginGroup(*column);
    auto* const bottom = new QHBoxLayout;
    bottom->addLayout(row, 1);
    bottom->addWidget(buttons, 0, Qt::AlignBottom);
    column->addLayout(bottom);
}

qint64 SeasonsDialog::current() const { return list_->currentData().toLongLong(); }

void SeasonsDialog::setSeasons(const std::vector<SeasonEntry>& seasons, qint64 chosen)
{
    const qint64 wanted = chosen != 0 ? chosen : current();
    seasons_ = seasons;
    {
        const QSignalBlocker quiet(list_);
        list_->clear();
        for (const SeasonEntry& season : seasons)
            list_->addItem(season.name, season.id);
        list_->setCurrentIndex(std::max(0, list_->findData(wanted)));
    }
    choose();
}

void SeasonsDialog::choose()
{
    const qint64 id = current();
    const auto entry = std::ranges::find(seasons_, id, &SeasonEntry::id);
    if (entry == seasons_.end()) {
        setView({});
        say(tr("There is no season yet. New… makes one: a span of days, a group of people, and "
               "what counts."));
    } else if (!entry->fault.isEmpty()) {
        setView({});
        say(tr("This season was left as it is: this version of the program cannot read it (%1).")
                .arg(entry->fault));
    } else {
        told_->clear();
        Q_EMIT chosen(id);
    }
    adapt();
}

void SeasonsDialog::setView(const SeasonView& view)
{
    view_ = view;
    rules_->setText(view.id != 0 ? seasonRulesText(view) : QString());
    showTable(*standings_, standingsTable(view));
    showTable(*pairs_, pairsTable(view));
    showTable(*records_, recordsTable(view));
    money_->setView(view);
    fillSheets();
    const bool isEmpty = view.id != 0 && view.standings.evenings.empty();
    if (isEmpty)
        say(tr("No evening yet: no sheet of these days has two people of the group."));
    adapt();
}

void SeasonsDialog::fillSheets()
{
    const QSignalBlocker quiet(sheets_);
    sheets_->clear();
    QStringList faults;
    for (const SeasonSheetEntry& sheet : view_.sheets) {
        auto* const item = new QListWidgetItem(sheetText(sheet), sheets_);
        item->setData(Qt::UserRole, sheet.id);
        item->setFlags(item->flags() | Qt::ItemIsUserCheckable);
        item->setCheckState(sheet.excluded ? Qt::Unchecked : Qt::Checked);
        if (sheet.fault.isEmpty())
            continue;
        item->setFlags(item->flags() & ~Qt::ItemIsUserCheckable);
        faults << tr("%1 (%2)", "a sheet, and why it does not count").arg(sheet.name, sheet.fault);
    }
    if (!faults.isEmpty())
        say(tr("Not counted, because of impossible values: %1")
                .arg(QLocale().createSeparatedList(faults)));
}

void SeasonsDialog::say(const QString& words)
{
    told_->setText(words);
    QAccessibleEvent changed(told_, QAccessible::NameChanged);
    QAccessible::updateAccessibility(&changed);
}

void SeasonsDialog::adapt()
{
    const bool isShown = view_.id != 0;
    change_->setEnabled(isShown);
    remove_->setEnabled(current() != 0);
    list_->setEnabled(list_->count() > 0);
    for (QPushButton* const button : outputs_)
        button->setEnabled(isShown);
}

void SeasonsDialog::askToRemove()
{
    auto* const box = new QMessageBox(QMessageBox::Question, tr("Delete a season"),
        tr("Delete the season \"%1\"?").arg(list_->currentText()), QMessageBox::Cancel, this);
    box->setAttribute(Qt::WA_DeleteOnClose);
    box->setTextFormat(Qt::PlainText);
    box->setInformativeText(
        tr("Its rules and its marks of payments are deleted. The sheets stay."));
    auto* const remove = box->addButton(tr("Delete"), QMessageBox::DestructiveRole);
    connect(remove, &QPushButton::clicked, this, [this] { Q_EMIT removeWanted(current()); });
    box->open();
}

void SeasonsDialog::saveWebPage()
{
    askWhereToSave(
        { tr("Save the season as web page"),
            defaultFileName(titleOf(view_), QStringLiteral("html")), tr("Web pages (*.html)") },
        this, [this, page = seasonWebPage(view_, money_->money())](const QString& file) {
            save(file, page.toUtf8());
        });
}

void SeasonsDialog::saveSpreadsheet()
{
    const auto signs = signsFor(QLocale().decimalPoint().front());
    askWhereToSave(
        { tr("Save the season for a spreadsheet"),
            defaultFileName(titleOf(view_), QStringLiteral("csv")), tr("Tables (*.csv)") },
        this,
        [this, bytes = seasonSpreadsheet(view_, money_->money(), signs)](
            const QString& file) { save(file, bytes); });
}

void SeasonsDialog::save(const QString& name, const QByteArray& bytes)
{
    const QString shown = QDir::toNativeSeparators(name);
    say(writeWholeFile(name, bytes)
            ? tr("Saved: %1").arg(shown)
            : tr("The file %1 could not be written. If it existed before, it is unchanged. Choose "
                 "another folder, or free some space.")
                  .arg(shown));
}

} // namespace sheepshead
