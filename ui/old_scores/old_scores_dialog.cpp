// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/old_scores/old_scores_dialog.h"

#include "ui/widgets/dialog_spacing.h"
#include "ui/widgets/number_box.h"
#include "ui/widgets/opening_size.h"
#include "ui/words/scores/sheet_figures.h"

#include <QCheckBox>
#include <QComboBox>
#include <QDateEdit>
#include <QDialogButtonBox>
#include <QFormLayout>
#include <QHBoxLayout>
#include <QHeaderView>
#include <QLabel>
#include <QLocale>
#include <QPushButton>
#include <QTableWidget>
#include <QTreeWidget>
#include <QVBoxLayout>

#include <algorithm>
#include <cmath>

namespace sheepshead {

namespace {

constexpr qsizetype linesShown = 12;
constexpr qsizetype faultsTold = 3;
constexpr double hundredths = 100;
constexpr double mostWorth = 100;

int choose(QComboBox& box, const QVariant& value)
{
    const int index = box.findData(value);
    box.setCurrentIndex(std::max(0, index));
    return index;
}

/// What each player has won in an evening: "Ada +12, Bob −12".
QString totalsOf(const OldEvening& evening)
{
    QList<int> totals(evening.players.size());
    for (const PaperLine& line : evening.lines)
        for (const MemberPoints& each : line.points)
            totals[indexOf(each.who)] += each.points;
    QStringList texts;
    for (qsizetype i = 0; i < totals.size(); ++i)
        texts << OldScoresDialog::tr("%1 %2", "a player and the points")
                     .arg(evening.players[i], scoreText({ totals[i] }));
    return QLocale().createSeparatedList(texts);
}

} // namespace

OldScoresDialog::OldScoresDialog(const QByteArray& bytes, const QDate& day, QWidget* parent)
    : QDialog(parent)
    , bytes_(bytes)
    , day_(day)
    , table_(readCells(bytes))
    , cells_(new QTableWidget(this))
    , evenings_(new QTreeWidget(this))
    , words_(new QLabel(this))
    , write_(new QPushButton(this))
{
    setWindowTitle(tr("Scores from a table"));
    auto* const column = new QVBoxLayout(this);
    auto* const task =
        new QLabel(tr("What does each column hold? These are the first lines of the file."), this);
    task->setWordWrap(true);
    column->addWidget(task);
    cells_->setAccessibleName(tr("First lines of the file"));
    cells_->setEditTriggers(QAbstractItemView::NoEditTriggers);
    cells_->setSelectionMode(QAbstractItemView::NoSelection);
    cells_->setTabKeyNavigation(false);
    column->addWidget(cells_, 1);
    column->addLayout(questions());
    beginGroup(*column);
    column->addWidget(new QLabel(tr("This will be written:"), this));
    evenings_->setAccessibleName(tr("Evenings"));
    evenings_->setRootIsDecorated(false);
    evenings_->setHeaderLabels({ tr("Day"), tr("Lines"), tr("Points") });
    column->addWidget(evenings_, 1);
    words_->setWordWrap(true);
    words_->setTextFormat(Qt::PlainText);
    column->addWidget(words_);
    leaveOut_ = new QCheckBox(tr("&Leave out lines that cannot be read"), this);
    column->addWidget(leaveOut_);
    auto* const buttons = new QDialogButtonBox(QDialogButtonBox::Cancel, this);
    buttons->addButton(write_, QDialogButtonBox::AcceptRole);
    beginGroup(*column);
    column->addWidget(buttons);
    connect(buttons, &QDialogButtonBox::rejected, this, &QDialog::reject);
    connect(buttons, &QDialogButtonBox::accepted, this, [this] {
        if (!remindOfNumber(*this))
            accept();
    });
    connect(leaveOut_, &QCheckBox::toggled, this, &OldScoresDialog::take);
    openAtSize(*this, { 760, 700 });
    guess();
}

QComboBox* OldScoresDialog::addChoice(
    QFormLayout& form, const QString& label, const QList<QPair<QString, QVariant>>& choices)
{
    auto* const box = new QComboBox(this);
    for (const auto& [text, value] : choices)
        box->addItem(text, value);
    form.addRow(label, box);
    return box;
}

/// How the cells are written on the left, what they mean on the right.
QLayout* OldScoresDialog::questions()
{
    auto* const row = new QHBoxLayout;
    auto* const signs = new QFormLayout;
    auto* const lines = new QFormLayout;
    row->addLayout(signs, 1);
    row->addSpacing(dialogSpacing().group);
    row->addLayout(lines, 1);
    askForSigns(*signs);
    askForLines(*lines);
    return row;
}

void OldScoresDialog::askForSigns(QFormLayout& form)
{
    header_ = new QCheckBox(tr("The &first line names the columns"), this);
    form.addRow(header_);
    separator_ = addChoice(form, tr("&Between the columns:"),
        { { tr("commas"), QChar(u',') }, { tr("semicolons"), QChar(u';') },
            { tr("tabs"), QChar(u'\t') }, { tr("vertical lines"), QChar(u'|') } });
    order_ = addChoice(form, tr("&Dates have in front:"),
        { { tr("the day"), static_cast<int>(DateOrder::DayFirst) },
            { tr("the month"), static_cast<int>(DateOrder::MonthFirst) } });
    decimal_ = addChoice(form, tr("Dec&imal sign:"),
        { { tr("automatic"), QChar() }, { tr("a point"), QChar(u'.') },
            { tr("a comma"), QChar(u',') } });
    connect(separator_, &QComboBox::currentIndexChanged, this, &OldScoresDialog::readAgain);
    for (QComboBox* const box : { order_, decimal_ })
        connect(box, &QComboBox::currentIndexChanged, this, &OldScoresDialog::take);
    connect(header_, &QCheckBox::toggled, this, &OldScoresDialog::take);
}

void OldScoresDialog::askForLines(QFormLayout& form)
{
    running_ = new QCheckBox(tr("The numbers are &running totals of the day"), this);
    form.addRow(running_);
    each_ = addChoice(form, tr("&Each line is:"),
        { { tr("an evening"), static_cast<int>(PointsFor::Evening) },
            { tr("a hand"), static_cast<int>(PointsFor::Hand) } });
    worth_ = new DecimalBox(this);
    worth_->setRange(1 / hundredths, mostWorth);
    worth_->setDecimals(2);
    worth_->setToolTip(tr("1 where the numbers are points; the stake where they are money"));
    form.addRow(tr("A &point is worth:"), worth_);
    dayEdit_ = new QDateEdit(day_, this);
    dayEdit_->setCalendarPopup(true);
    form.addRow(tr("Lines without a da&te are of:"), dayEdit_);
    connect(each_, &QComboBox::currentIndexChanged, this, &OldScoresDialog::take);
    connect(running_, &QCheckBox::toggled, this, &OldScoresDialog::take);
    connect(worth_, &QDoubleSpinBox::valueChanged, this, &OldScoresDialog::take);
    connect(dayEdit_, &QDateEdit::dateChanged, this, &OldScoresDialog::take);
}

/// With another separator all is guessed again.
void OldScoresDialog::readAgain()
{
    if (showing_)
        return;
    const CellTable table = readCells(bytes_, separator_->currentData().toChar());
    if (!table.problem.isEmpty())
        return;
    table_ = table;
    guess();
}

void OldScoresDialog::guess()
{
    reading_ = likelyReading(table_, day_);
    showReading();
    showCells();
    preview();
}

void OldScoresDialog::showReading()
{
    showing_ = true;
    choose(*separator_, table_.separator);
    choose(*order_, static_cast<int>(reading_.order));
    choose(*decimal_, reading_.decimal.value_or(QChar()));
    choose(*each_, static_cast<int>(reading_.each));
    header_->setChecked(reading_.hasHeader);
    running_->setChecked(reading_.running);
    worth_->setValue(reading_.hundredthsAPoint / hundredths);
    dayEdit_->setDate(reading_.day);
    showing_ = false;
}

QComboBox* OldScoresDialog::meaningBox(int column)
{
    auto* const box = new QComboBox(this);
    const std::array<std::pair<QString, ColumnMeaning>, 6> meanings {
        { { tr("nothing"), ColumnMeaning::Nothing }, { tr("the date"), ColumnMeaning::Date },
            { tr("points of this player"), ColumnMeaning::Player },
            { tr("names of players"), ColumnMeaning::Name },
            { tr("points"), ColumnMeaning::Points }, { tr("a note"), ColumnMeaning::Note } }
    };
    for (const auto& [text, meaning] : meanings)
        box->addItem(text, static_cast<int>(meaning));
    box->setAccessibleName(tr("Column %1").arg(column + 1));
    choose(*box, static_cast<int>(reading_.columns[column]));
    connect(box, &QComboBox::currentIndexChanged, this, [this, box, column] {
        reading_.columns[column] = static_cast<ColumnMeaning>(box->currentData().toInt());
        take();
    });
    return box;
}

void OldScoresDialog::showCells()
{
    const qsizetype rows = std::min(linesShown, table_.rows.size());
    cells_->clear();
    cells_->setRowCount(static_cast<int>(rows) + 1);
    cells_->setColumnCount(static_cast<int>(table_.columns()));
    cells_->horizontalHeader()->hide();
    QStringList numbers { QString() };
    for (qsizetype row = 0; row < rows; ++row) {
        numbers << QString::number(table_.rows[row].line);
        for (qsizetype i = 0; i < table_.columns(); ++i)
            cells_->setItem(static_cast<int>(row) + 1, static_cast<int>(i),
                new QTableWidgetItem(table_.rows[row].cells[i]));
    }
    for (int i = 0; i < cells_->columnCount(); ++i)
        cells_->setCellWidget(0, i, meaningBox(i));
    cells_->setVerticalHeaderLabels(numbers);
    cells_->resizeColumnsToContents();
}

void OldScoresDialog::take()
{
    if (showing_)
        return;
    reading_.hasHeader = header_->isChecked();
    reading_.order = static_cast<DateOrder>(order_->currentData().toInt());
    const QChar decimal = decimal_->currentData().toChar();
    reading_.decimal = decimal.isNull() ? std::nullopt : std::optional(decimal);
    reading_.each = static_cast<PointsFor>(each_->currentData().toInt());
    reading_.running = running_->isChecked();
    reading_.hundredthsAPoint = static_cast<int>(std::lround(worth_->value() * hundredths));
    reading_.day = dayEdit_->date();
    reading_.leaveOut = leaveOut_->isChecked();
    preview();
}

QString OldScoresDialog::faultWords() const
{
    QStringList lines;
    for (const OldFault& fault : scores_.faults.first(std::min(faultsTold, scores_.faults.size())))
        lines << tr("Line %1: %2").arg(fault.line).arg(fault.why);
    if (const qsizetype more = scores_.faults.size() - lines.size(); more > 0)
        lines << tr("%n more line(s) cannot be read.", nullptr, static_cast<int>(more));
    return lines.join(u'\n');
}

QString OldScoresDialog::doubtWords() const
{
    QStringList lines;
    if (!scores_.unbalanced.isEmpty())
        lines << tr("In %n line(s) the points do not add up to 0; the first is line %1.", nullptr,
            static_cast<int>(scores_.unbalanced.size()))
                     .arg(scores_.unbalanced.front());
    if (scores_.leftOut > 0)
        lines << tr("%n line(s) are left out.", nullptr, scores_.leftOut);
    return lines.join(u'\n');
}

void OldScoresDialog::preview()
{
    scores_ = readOldScores(table_, reading_);
    showEvenings();
    const bool good = scores_.faults.isEmpty() && !scores_.evenings.isEmpty();
    words_->setText(scores_.faults.isEmpty() ? doubtWords() : faultWords());
    if (scores_.faults.isEmpty() && scores_.evenings.isEmpty())
        words_->setText(tr("No column has points."));
    leaveOut_->setVisible(reading_.leaveOut || !scores_.faults.isEmpty());
    write_->setText(tr("&Write %n evening(s)", nullptr, static_cast<int>(scores_.evenings.size())));
    write_->setEnabled(good);
}

void OldScoresDialog::showEvenings()
{
    evenings_->clear();
    QList<QTreeWidgetItem*> items;
    for (const OldEvening& evening : scores_.evenings)
        items << new QTreeWidgetItem({ QLocale().toString(evening.day, QLocale::ShortFormat),
            QString::number(evening.lines.size()), totalsOf(evening) });
    evenings_->addTopLevelItems(items);
    evenings_->resizeColumnToContents(0);
}

} // namespace sheepshead
