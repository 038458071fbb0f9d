// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/seasons/season_dialog.h"

#include "ui/seasons/season_tables.h"
#include "ui/seasons/season_tree.h"
#include "ui/widgets/dialog_spacing.h"
#include "ui/widgets/number_box.h"
#include "ui/widgets/opening_size.h"
#include "ui/widgets/suggest_names.h"
#include "ui/widgets/typed_number.h"

#include <QCheckBox>
#include <QComboBox>
#include <QDateEdit>
#include <QDialogButtonBox>
#include <QFormLayout>
#include <QLabel>
#include <QLineEdit>
#include <QLocale>
#include <QPushButton>
#include <QRegularExpression>
#include <QSignalBlocker>
#include <QTabWidget>
#include <QTreeWidget>
#include <QVBoxLayout>

#include <cmath>

namespace sheepshead {

namespace {

constexpr int idRole = Qt::UserRole;
constexpr double cents = 100.0;

QDate dateOf(const std::string& day)
{
    return QDate::fromString(QString::fromStdString(day), Qt::ISODate);
}

std::string dayOf(const QDateEdit& edit) { return edit.date().toString(Qt::ISODate).toStdString(); }

DecimalBox* moneyBox(int value, int most)
{
    auto* const box = new DecimalBox;
    box->setDecimals(2);
    box->setRange(0, most / cents);
    box->setSingleStep(1 / 4.0);
    box->setValue(value / cents);
    return box;
}

int centsIn(const DecimalBox& box) { return static_cast<int>(std::lround(box.value() * cents)); }

WholeNumberBox* numberBox(int value, int least, int most)
{
    auto* const box = new WholeNumberBox;
    box->setRange(least, most);
    box->setValue(value);
    return box;
}

/// Amounts with decimals, percentages without.
QString prizesText(const Season& season)
{
    QStringList parts;
    for (const int prize : season.prizes)
        parts << (season.prizeKind == PrizeKind::Amount ? QLocale().toString(prize / cents, 'f', 2)
                                                        : QString::number(prize));
    return parts.join(QStringLiteral("; "));
}

} // namespace

SeasonDialog::SeasonDialog(
    const Season& season, const std::vector<PersonEntry>& people, QWidget* parent)
    : QDialog(parent)
    , start_(season)
    , name_(new QLineEdit(QString::fromStdString(season.name)))
    , first_(new QDateEdit(dateOf(season.firstDay)))
    , last_(new QDateEdit(dateOf(season.lastDay)))
    , group_(newSeasonTree(tr("Group")))
    , substitute_(new QCheckBox(tr("S&ubstitute")))
    , handicap_(numberBox(0, -mostHandicap, mostHandicap))
    , measure_(new QComboBox)
    , best_(numberBox(season.bestEvenings, 0, mostSeasonEvenings))
    , least_(numberBox(season.leastEvenings, 0, mostSeasonEvenings))
    , point_(moneyBox(season.centsAPoint, mostStake))
    , entry_(moneyBox(season.entryFee, mostFee))
    , evening_(moneyBox(season.eveningFee, mostFee))
    , kitty_(numberBox(season.kittyPercent, 0, 100))
    , prizeKind_(new QComboBox)
    , prizes_(new QLineEdit(prizesText(season)))
    , fault_(new QLabel)
    , save_(new QPushButton(tr("&Save")))
{
    setWindowTitle(season.name.empty() ? tr("New season") : tr("Change the season"));
    name_->setMaxLength(longestName);
    for (QDateEdit* const edit : { first_, last_ })
        edit->setCalendarPopup(true);
    auto* const form = new QFormLayout;
    form->addRow(tr("&Name:"), name_);
    form->addRow(tr("&First day:"), first_);
    form->addRow(tr("&Last day:"), last_);
    auto* const pages = new QTabWidget;
    pages->addTab(groupPage(people), tr("&Group"));
    pages->addTab(rulesPage(), tr("&Rules"));
    pages->addTab(moneyPage(), tr("&Money"));
    fault_->setWordWrap(true);
    auto* const buttons = new QDialogButtonBox(QDialogButtonBox::Cancel);
    buttons->addButton(save_, QDialogButtonBox::AcceptRole);
    buttons->button(QDialogButtonBox::Cancel)->setAutoDefault(false);
    save_->setDefault(true);
    auto* const column = new QVBoxLayout(this);
    column->addLayout(form);
    column->addWidget(pages, 1);
    column->addWidget(fault_);
    beginGroup(*column);
    column->addWidget(buttons);
    connect(buttons, &QDialogButtonBox::rejected, this, &QDialog::reject);
    connect(save_, &QPushButton::clicked, this, [this] {
        if (remindOfNumber(*this))
            return;
        const Season typed = this->season();
        accept();
        Q_EMIT decided(typed);
    });
    for (QLineEdit* const line : { name_, prizes_ })
        connect(line, &QLineEdit::textChanged, this, &SeasonDialog::adapt);
    for (QDateEdit* const edit : { first_, last_ })
        connect(edit, &QDateEdit::dateChanged, this, &SeasonDialog::adapt);
    connect(prizeKind_, &QComboBox::currentIndexChanged, this, &SeasonDialog::adapt);
    openAtSize(*this, { 520, 560 });
    adapt();
    name_->setFocus();
}

QWidget* SeasonDialog::groupPage(const std::vector<PersonEntry>& people)
{
    auto* const page = new QWidget;
    group_->setHeaderLabels({ tr("Name"), tr("Role"), tr("Handicap") });
    for (const SeasonPerson& who : start_.people)
        persons_[who.person] = who;
    for (const PersonEntry& person : people)
        if (start_.find(person.id))
            addPerson(person);
    for (const PersonEntry& person : people)
        if (!start_.find(person.id) && !person.computer)
            addPerson(person);
    substitute_->setToolTip(
        tr("Plays for members who are away: has a score, but no place and no prize"));
    handicap_->setToolTip(tr("Points that each evening of this person gets more, or less"));
    auto* const more = new QFormLayout;
    more->addRow(substitute_);
    more->addRow(tr("&Handicap an evening:"), handicap_);
    auto* const column = new QVBoxLayout(page);
    column->addWidget(group_, 1);
    column->addLayout(more);
    connect(group_, &QTreeWidget::currentItemChanged, this, &SeasonDialog::showPerson);
    connect(group_, &QTreeWidget::itemChanged, this, &SeasonDialog::adapt);
    connect(substitute_, &QCheckBox::toggled, this, &SeasonDialog::takePerson);
    connect(handicap_, &QSpinBox::valueChanged, this, &SeasonDialog::takePerson);
    group_->setCurrentItem(group_->topLevelItem(0));
    showPerson();
    return page;
}

void SeasonDialog::addPerson(const PersonEntry& person)
{
    const bool isIn = start_.find(person.id) != nullptr;
    persons_[person.id].person = person.id;
    auto* const item = new QTreeWidgetItem(group_, { person.name });
    item->setData(0, idRole, person.id);
    item->setFlags(item->flags() | Qt::ItemIsUserCheckable);
    item->setCheckState(0, isIn ? Qt::Checked : Qt::Unchecked);
    group_->setCurrentItem(item);
    takePerson();
}

/// What is typed for the chosen person.
void SeasonDialog::showPerson()
{
    const QTreeWidgetItem* const item = group_->currentItem();
    substitute_->setEnabled(item);
    handicap_->setEnabled(item);
    if (!item)
        return;
    const SeasonPerson& who = persons_[item->data(0, idRole).toLongLong()];
    const QSignalBlocker quiet(substitute_);
    const QSignalBlocker quietToo(handicap_);
    substitute_->setChecked(who.role == SeasonRole::Substitute);
    handicap_->setValue(who.handicap);
}

void SeasonDialog::takePerson()
{
    QTreeWidgetItem* const item = group_->currentItem();
    if (!item)
        return;
    SeasonPerson& who = persons_[item->data(0, idRole).toLongLong()];
    if (sender() == substitute_ || sender() == handicap_) {
        who.role = substitute_->isChecked() ? SeasonRole::Substitute : SeasonRole::Member;
        who.handicap = handicap_->value();
    }
    const QSignalBlocker quiet(group_);
    item->setText(1, who.role == SeasonRole::Substitute ? tr("Substitute") : tr("Member"));
    item->setText(2, QLocale().toString(who.handicap));
    item->setTextAlignment(2, Qt::AlignRight | Qt::AlignVCenter);
}

QWidget* SeasonDialog::rulesPage()
{
    auto* const page = new QWidget;
    measure_->addItems({ tr("Total"), tr("Average per hand"), tr("Average per evening") });
    measure_->setCurrentIndex(static_cast<int>(start_.measure));
    //: instead of a number of evenings
    best_->setSpecialValueText(tr("all"));
    auto* const note = new QLabel(
        tr("A tie is broken by the best evening, then by evenings won; else the place is shared."));
    note->setWordWrap(true);
    auto* const form = new QFormLayout(page);
    form->addRow(tr("Ranked &by:"), measure_);
    form->addRow(tr("Best evenings that &count:"), best_);
    form->addRow(tr("&Evenings needed for a place:"), least_);
    form->addRow(note);
    return page;
}

QWidget* SeasonDialog::moneyPage()
{
    auto* const page = new QWidget;
    prizeKind_->addItems({ tr("Percent of the fees"), tr("Amounts") });
    prizeKind_->setCurrentIndex(static_cast<int>(start_.prizeKind));
    prizes_->setPlaceholderText(QStringLiteral("50; 30; 20"));
    kitty_->setSuffix(QStringLiteral(" %"));
    auto* const form = new QFormLayout(page);
    form->addRow(tr("A &point is worth:"), point_);
    form->addRow(tr("En&try fee of each member:"), entry_);
    form->addRow(tr("Fee an e&vening:"), evening_);
    form->addRow(tr("Of the fees for the &kitty:"), kitty_);
    form->addRow(tr("Pr&izes are:"), prizeKind_);
    form->addRow(tr("Prizes by pl&ace:"), prizes_);
    return page;
}

std::optional<std::vector<int>> SeasonDialog::typedPrizes() const
{
    static const QRegularExpression blanks(QStringLiteral("\\s+"));
    static const QRegularExpression semicolons(QStringLiteral("\\s*;\\s*"));
    const bool areApart = prizes_->text().contains(u';'); // blanks may group digits: "1 250,00"
    const bool areAmounts = prizeKind_->currentIndex() == static_cast<int>(PrizeKind::Amount);
    std::vector<int> prizes;
    for (const QString& part :
        prizes_->text().split(areApart ? semicolons : blanks, Qt::SkipEmptyParts)) {
        const TypedNumber number = readTypedNumber(part, areAmounts ? 2 : 0);
        if (!number.isRight() || number.value < 0 || number.value > mostFee / cents)
            return std::nullopt;
        prizes.push_back(static_cast<int>(std::lround(number.value * (areAmounts ? cents : 1))));
    }
    return prizes;
}

Season SeasonDialog::season() const
{
    Season season;
    season.name = name_->text().simplified().toStdString();
    season.firstDay = dayOf(*first_);
    season.lastDay = dayOf(*last_);
    for (int i = 0; i < group_->topLevelItemCount(); ++i) {
        const QTreeWidgetItem& item = *group_->topLevelItem(i);
        if (item.checkState(0) == Qt::Checked)
            season.people.push_back(persons_.at(item.data(0, idRole).toLongLong()));
    }
    season.measure = static_cast<SeasonMeasure>(measure_->currentIndex());
    season.bestEvenings = best_->value();
    season.leastEvenings = least_->value();
    season.centsAPoint = centsIn(*point_);
    season.entryFee = centsIn(*entry_);
    season.eveningFee = centsIn(*evening_);
    season.kittyPercent = kitty_->value();
    season.prizeKind = static_cast<PrizeKind>(prizeKind_->currentIndex());
    season.prizes = typedPrizes().value_or(std::vector<int>());
    return season;
}

QString SeasonDialog::fault() const
{
    if (const auto fault = faultOf(season()))
        return seasonFaultText(*fault);
    if (!typedPrizes())
        return tr("Type the prizes as numbers, from the first place on: 50; 30; 20");
    return {};
}

void SeasonDialog::adapt()
{
    const QString words = fault();
    fault_->setText(words);
    save_->setEnabled(words.isEmpty());
}

} // namespace sheepshead
