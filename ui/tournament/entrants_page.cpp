// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/tournament/entrants_page.h"

#include "engine/challenge/challenge_name.h"
#include "engine/names/name_key.h"
#include "ui/files/file_dialogs.h"
#include "ui/files/outside_file.h"
#include "ui/tournament/typed_lists.h"
#include "ui/widgets/number_box.h"

#include <QCheckBox>
#include <QFormLayout>
#include <QGroupBox>
#include <QHeaderView>
#include <QLabel>
#include <QLineEdit>
#include <QPlainTextEdit>
#include <QPushButton>
#include <QSignalBlocker>
#include <QTreeWidget>
#include <QVBoxLayout>

#include <algorithm>
#include <set>

namespace sheepshead {

namespace {

constexpr qint64 longestNameFile = 1 << 20;
constexpr int linesToType = 4;
constexpr int numberRole = Qt::UserRole;

} // namespace

EntrantsPage::EntrantsPage(TournamentDraft& draft, QWidget* parent)
    : QWidget(parent)
    , draft_(draft)
    , list_(new QTreeWidget)
    , typed_(new QPlainTextEdit)
    , told_(new QLabel)
    , details_(new QGroupBox(tr("The chosen player")))
    , name_(new QLineEdit)
    , paid_(new QCheckBox(tr("Has pai&d")))
    , from_(new WholeNumberBox)
    , last_(new WholeNumberBox)
    , remove_(new QPushButton(tr("&Remove")))
{
    auto* const sides = new QHBoxLayout(this);
    addList();
    sides->addWidget(list_, 3);
    auto* const column = new QVBoxLayout;
    sides->addLayout(column, 2);
    addTyping();
    addDetails();
    connect(&draft_, &TournamentDraft::changed, this, &EntrantsPage::show);
}

void EntrantsPage::addList()
{
    list_->setAccessibleName(tr("Players"));
    list_->setHeaderLabels(
        { tr("No.", "number"), tr("Name"), tr("Paid"), tr("First round"), tr("Last round") });
    list_->setRootIsDecorated(false);
    list_->setUniformRowHeights(true);
    list_->setAlternatingRowColors(true);
    list_->setAllColumnsShowFocus(true);
    list_->header()->setStretchLastSection(false);
    for (int column = 0; column < list_->columnCount(); ++column)
        list_->header()->setSectionResizeMode(
            column, column == 1 ? QHeaderView::Stretch : QHeaderView::ResizeToContents);
    connect(list_, &QTreeWidget::currentItemChanged, this, &EntrantsPage::showDetails);
}

void EntrantsPage::addTyping()
{
    typed_->setAccessibleName(tr("New players"));
    typed_->setPlaceholderText(tr("New players, one name a line"));
    typed_->setTabChangesFocus(true);
    typed_->setFixedHeight(linesToType * typed_->fontMetrics().lineSpacing() * 3 / 2);
    told_->setWordWrap(true);
    told_->setTextFormat(Qt::PlainText);
    auto* const add = new QPushButton(tr("&Add players"));
    auto* const file = new QPushButton(tr("Names from a &file…"));
    auto* const row = new QHBoxLayout;
    row->addWidget(add);
    row->addWidget(file);
    row->addStretch();
    auto* const column = static_cast<QVBoxLayout*>(layout()->itemAt(1)->layout());
    column->addWidget(typed_);
    column->addLayout(row);
    column->addWidget(told_);
    for (QPushButton* const button : { add, file })
        button->setAutoDefault(false);
    connect(add, &QPushButton::clicked, this, [this] {
        const QStringList names = namesIn(typed_->toPlainText(), false);
        typed_->clear();
        this->add(names);
        typed_->setFocus();
    });
    connect(file, &QPushButton::clicked, this, &EntrantsPage::askForFile);
}

void EntrantsPage::addDetails()
{
    name_->setMaxLength(static_cast<int>(longestEntrant));
    from_->setRange(1, mostRounds);
    last_->setRange(0, mostRounds);
    last_->setSpecialValueText(tr("stays"));
    last_->setToolTip(tr("0: a player who did not come"));
    auto* const form = new QFormLayout(details_);
    form->addRow(tr("Na&me:"), name_);
    form->addRow(paid_);
    form->addRow(tr("F&irst round:"), from_);
    form->addRow(tr("Last r&ound:"), last_);
    form->addRow(remove_);
    auto* const allPaid = new QPushButton(tr("All ha&ve paid"));
    for (QPushButton* const button : { remove_, allPaid })
        button->setAutoDefault(false);
    auto* const column = static_cast<QVBoxLayout*>(layout()->itemAt(1)->layout());
    column->addWidget(details_);
    column->addWidget(allPaid, 0, Qt::AlignLeft);
    column->addStretch();
    connect(allPaid, &QPushButton::clicked, this, [this] {
        draft_.change([](Tournament& tournament) {
            for (Entrant& entrant : tournament.entrants)
                entrant.paid = true;
        });
    });
    connect(name_, &QLineEdit::editingFinished, this, &EntrantsPage::editCurrent);
    connect(paid_, &QCheckBox::toggled, this, &EntrantsPage::editCurrent);
    for (WholeNumberBox* const box : { from_, last_ })
        connect(box, &QSpinBox::valueChanged, this, &EntrantsPage::editCurrent);
    connect(remove_, &QPushButton::clicked, this, &EntrantsPage::removeCurrent);
}

int EntrantsPage::current() const
{
    return list_->currentItem() ? list_->currentItem()->data(0, numberRole).toInt() : 0;
}

void EntrantsPage::show()
{
    const int chosen = current();
    {
        const QSignalBlocker quiet(list_);
        list_->clear();
        for (const Entrant& entrant : draft_.now().entrants) {
            auto* const item = new QTreeWidgetItem(list_,
                { QString::number(entrant.number), QString::fromStdString(entrant.name),
                    entrant.paid ? tr("yes") : tr("no"), QString::number(entrant.from),
                    entrant.gone ? QString::number(*entrant.gone - 1) : QString() });
            item->setData(0, numberRole, entrant.number);
            for (const int column : { 0, 2, 3, 4 })
                item->setTextAlignment(column, Qt::AlignCenter);
            if (entrant.number == chosen)
                list_->setCurrentItem(item);
        }
    }
    showDetails();
}

void EntrantsPage::showDetails()
{
    showing_ = true;
    const Entrant* const entrant = entrantOf(draft_.now(), current());
    details_->setEnabled(entrant != nullptr);
    const Entrant shown = entrant ? *entrant : Entrant();
    if (name_->text() != QString::fromStdString(shown.name))
        name_->setText(QString::fromStdString(shown.name));
    paid_->setChecked(shown.paid);
    from_->setRange(1, draft_.now().rounds);
    from_->setValue(shown.from);
    // The least value is "stays"; a player who did not come has 0 rounds, so all are moved by one.
    last_->setRange(-1, draft_.now().rounds);
    last_->setValue(shown.gone ? *shown.gone - 1 : -1);
    const bool isInDraw = entrant && isDrawn(draft_.now(), shown.number);
    remove_->setEnabled(entrant && !isInDraw);
    remove_->setToolTip(isInDraw
            ? tr("This player has a seat in a draw. Say in which round they left.")
            : QString());
    showing_ = false;
}

void EntrantsPage::add(const QStringList& names)
{
    std::set<std::string> known;
    for (const Entrant& entrant : draft_.now().entrants)
        known.insert(nameKey(entrant.name));
    QStringList twice;
    int added = 0;
    draft_.change([&](Tournament& tournament) {
        // Who comes after a round is official plays from the next one on.
        const int from = std::min(tournament.rounds, draft_.currentRound());
        for (const QString& name : names) {
            if (tournament.entrants.size() >= mostEntrants
                || nextNumber(tournament) > mostEntrantNumber)
                break;
            if (!known.insert(nameKey(name.toStdString())).second) {
                twice << name;
                continue;
            }
            tournament.entrants.push_back(
                { nextNumber(tournament), name.toStdString(), false, from, {} });
            ++added;
        }
    });
    QString words = tr("%n player(s) added.", nullptr, added);
    if (!twice.isEmpty())
        words += u' ' + wordsForTwice(twice);
    told_->setText(words);
}

QString EntrantsPage::wordsForTwice(const QStringList& names)
{
    return tr("These names are there already: %1. Give each player a name of their own.")
        .arg(names.join(QStringLiteral(", ")));
}

bool EntrantsPage::isAnothers(const std::string& name, int number) const
{
    return std::ranges::any_of(draft_.now().entrants, [&](const Entrant& entrant) {
        return entrant.number != number && isSameName(entrant.name, name);
    });
}

void EntrantsPage::askForFile()
{
    askWhatToOpen(tr("Names from a file"), tr("Lists of names (*.txt *.csv);;All files (*)"), this,
        [this](const QString& name) {
            const OutsideFile file = readOutsideFile(name, longestNameFile);
            if (file.problem.isEmpty())
                add(namesIn(QString::fromUtf8(file.bytes),
                    name.endsWith(QStringLiteral(".csv"), Qt::CaseInsensitive)));
            else
                told_->setText(file.problem);
        });
}

void EntrantsPage::editCurrent()
{
    const int number = current();
    if (showing_ || number == 0)
        return;
    const std::string name = cleanedName(name_->text().simplified().toStdString(), longestEntrant);
    Entrant edited = *entrantOf(draft_.now(), number);
    const bool renamed = !name.empty() && name != edited.name;
    const bool refused = renamed && isAnothers(name, number);
    if (renamed && !refused)
        edited.name = name;
    if (renamed)
        told_->setText(refused ? wordsForTwice({ QString::fromStdString(name) }) : QString());
    edited.paid = paid_->isChecked();
    edited.from = from_->value();
    edited.gone = last_->value() < 0 ? std::nullopt : std::optional(last_->value() + 1);
    if (edited == *entrantOf(draft_.now(), number))
        return showDetails();
    draft_.change([&](Tournament& tournament) {
        *std::ranges::find(tournament.entrants, number, &Entrant::number) = edited;
    });
}

void EntrantsPage::removeCurrent()
{
    const int number = current();
    if (number == 0 || isDrawn(draft_.now(), number))
        return;
    draft_.change([&](Tournament& tournament) {
        std::erase_if(
            tournament.entrants, [&](const Entrant& entrant) { return entrant.number == number; });
        std::erase_if(
            tournament.penalties, [&](const Penalty& penalty) { return penalty.number == number; });
    });
}

} // namespace sheepshead
