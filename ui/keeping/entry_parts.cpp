// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/keeping/entry_parts.h"

#include "engine/score_keeping/table_line_text.h"
#include "ui/keeping/fields_area.h"
#include "ui/widgets/number_box.h"

#include <QButtonGroup>
#include <QCheckBox>
#include <QComboBox>
#include <QCoreApplication>
#include <QFormLayout>
#include <QGridLayout>
#include <QLabel>
#include <QLineEdit>
#include <QPushButton>
#include <QTextBrowser>
#include <QToolButton>
#include <QVBoxLayout>

#include <array>

namespace sheepshead {

namespace {

struct EntryWords {
    Q_DECLARE_TR_FUNCTIONS(sheepshead::HandEntry)
};

constexpr int mostRaisesTyped = 9;
constexpr double helpScale = 0.9;
constexpr int noteCharacters = static_cast<int>(longestNote) / 4; ///< of four bytes at most

QLabel* labelFor(QWidget* buddy, const QString& text, QWidget* parent)
{
    auto* const label = new QLabel(text, parent);
    label->setBuddy(buddy);
    return label;
}

QSpinBox* raisesBox(const QString& name, QWidget* parent)
{
    auto* const box = new WholeNumberBox(parent);
    box->setRange(0, mostRaisesTyped);
    box->setAccessibleName(name);
    return box;
}

} // namespace

EntryParts::EntryParts(QWidget* parent)
{
    auto* const fields = new QWidget(parent);
    auto* const column = new QVBoxLayout(fields);
    column->setContentsMargins(0, 0, 4, 0);
    column->setSpacing(4);
    addTop(fields, column);
    details_ = new QWidget(fields);
    column->addWidget(details_);
    auto* const details = new QVBoxLayout(details_);
    details->setContentsMargins(0, 0, 0, 0);
    details->setSpacing(column->spacing());
    addKind(details_, details);
    addPlayers(details_, details);
    addResult(details_, details);
    addMarks(details_, details);
    note = new QLineEdit(details_);
    note->setMaxLength(noteCharacters);
    form_->addRow(EntryWords::tr("&Note:"), note);
    auto* const whole = new QVBoxLayout(parent);
    whole->setContentsMargins(6, 6, 6, 6);
    whole->setSpacing(4);
    whole->addWidget(new FieldsArea(fields, parent));
    addBottom(parent, whole);
}

void EntryParts::addFault(std::string_view field, QWidget* parent, QVBoxLayout* column)
{
    auto* const label = new QLabel(parent);
    label->setWordWrap(true);
    label->setTextFormat(Qt::PlainText);
    QFont font = label->font();
    font.setBold(true);
    label->setFont(font);
    label->hide();
    column->addWidget(label);
    faults.emplace(field, label);
}

void EntryParts::addTop(QWidget* parent, QVBoxLayout* column)
{
    heading = new QLabel(parent);
    heading->setTextFormat(Qt::PlainText);
    heading->setWordWrap(true);
    QFont font = heading->font();
    font.setBold(true);
    heading->setFont(font);
    column->addWidget(heading);
    line = new QLineEdit(parent);
    line->setClearButtonEnabled(true);
    auto* const row = new QHBoxLayout;
    row->addWidget(labelFor(line, EntryWords::tr("&In short:"), parent));
    row->addWidget(line, 1);
    column->addLayout(row);
    lineHelp = new QLabel(parent);
    lineHelp->setWordWrap(true);
    QFont small = lineHelp->font();
    small.setPointSizeF(small.pointSizeF() * helpScale);
    lineHelp->setFont(small);
    column->addWidget(lineHelp);
    addFault("line", parent, column);
    places = new QLabel(parent);
    places->setWordWrap(true);
    places->setTextFormat(Qt::PlainText);
    places->hide();
    column->addWidget(places);
}

void EntryParts::addKind(QWidget* parent, QVBoxLayout* column)
{
    kind = new QComboBox(parent);
    dealer = new QComboBox(parent);
    auto* const second = new QHBoxLayout;
    second->addWidget(labelFor(kind, EntryWords::tr("&Hand:"), parent));
    second->addWidget(kind, 1);
    second->addWidget(labelFor(dealer, EntryWords::tr("Dea&ler:"), parent));
    second->addWidget(dealer, 1);
    column->addLayout(second);
    addFault("kind", parent, column);
    addFault("dealer", parent, column);
}

void EntryParts::addPlayers(QWidget* parent, QVBoxLayout* column)
{
    players = new QGridLayout;
    players->setHorizontalSpacing(4);
    players->setVerticalSpacing(2);
    players->setColumnStretch(0, 1);
    column->addLayout(players);
    for (const std::string_view field : { "maker", "partners", "winners", "takes", "out" })
        addFault(field, parent, column);
    takes = new QCheckBox(EntryWords::tr("T&ype points and tricks"), parent);
    column->addWidget(takes);
}

void EntryParts::addResult(QWidget* parent, QVBoxLayout* column)
{
    result = new QWidget(parent);
    auto* const row = new QHBoxLayout(result);
    row->setContentsMargins(0, 0, 0, 0);
    row->setSpacing(3);
    points = new QLineEdit(result);
    points->setMaximumWidth(points->fontMetrics().horizontalAdvance(QStringLiteral("888888")));
    points->setAccessibleName(EntryWords::tr("Points of the makers"));
    pointsLabel = labelFor(points, EntryWords::tr("&Points:"), result);
    row->addWidget(pointsLabel);
    row->addWidget(points);
    tiers = new QButtonGroup(result);
    tiers->setExclusive(false); // or a button could not be released
    const std::array words { EntryWords::tr("Every trick"), EntryWords::tr("Schneider"),
        EntryWords::tr("Won"), EntryWords::tr("Lost"), EntryWords::tr("Lost schneider"),
        EntryWords::tr("No trick") };
    auto* const buttons = new QGridLayout;
    buttons->setSpacing(2);
    for (int tier = 0; tier < static_cast<int>(words.size()); ++tier) {
        auto* const button = new QToolButton(result);
        button->setText(words[static_cast<std::size_t>(tier)]);
        button->setCheckable(true);
        button->setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Fixed);
        tiers->addButton(button, tier);
        buttons->addWidget(button, tier / 3, tier % 3);
    }
    row->addLayout(buttons, 1);
    column->addWidget(result);
    addFault("points", parent, column);
    addFault("tier", parent, column);
}

void EntryParts::addMarks(QWidget* parent, QVBoxLayout* column)
{
    form_ = new QFormLayout;
    form_->setVerticalSpacing(3);
    form_->setFieldGrowthPolicy(QFormLayout::AllNonFixedFieldsGrow);
    raises = new QWidget(parent);
    auto* const row = new QHBoxLayout(raises);
    row->setContentsMargins(0, 0, 0, 0);
    cracks = raisesBox(EntryWords::tr("Cracks"), raises);
    blitzes = raisesBox(EntryWords::tr("Blitzes"), raises);
    row->addWidget(labelFor(cracks, EntryWords::tr("&Cracks:"), raises));
    row->addWidget(cracks);
    row->addWidget(labelFor(blitzes, EntryWords::tr("&Blitzes:"), raises));
    row->addWidget(blitzes);
    row->addStretch();
    column->addWidget(raises);
    addFault("cracks", parent, column);
    addFault("blitzes", parent, column);
    forced = new QCheckBox(EntryWords::tr("Had to pick"), parent);
    blind = new QCheckBox(EntryWords::tr("Picked blind"), parent);
    trickless = new QCheckBox(parent);
    everyTrick = new QCheckBox(EntryWords::tr("Took every trick and wins"), parent);
    auto* const checks = new QGridLayout;
    checks->addWidget(forced, 0, 0);
    checks->addWidget(blind, 0, 1);
    checks->addWidget(trickless, 1, 0, 1, 2);
    checks->addWidget(everyTrick, 2, 0, 1, 2);
    column->addLayout(checks);
    for (const std::string_view field : { "forced", "blind", "trickless" })
        addFault(field, parent, column);
    bet = new QComboBox(parent);
    solo = new QComboBox(parent);
    reneged = new QComboBox(parent);
    form_->addRow(EntryWords::tr("Sheepshe&ad:"), bet);
    form_->addRow(EntryWords::tr("Bi&d:"), solo);
    form_->addRow(EntryWords::tr("&Misplay:"), reneged);
    column->addLayout(form_);
    for (const std::string_view field : { "bet", "reneged" })
        addFault(field, parent, column);
}

/// What is always in sight: what the hand pays, and the button that writes it.
void EntryParts::addBottom(QWidget* parent, QVBoxLayout* column)
{
    rules = new QPushButton(parent);
    rules->hide();
    column->addWidget(rules);
    outcome = new QTextBrowser(parent);
    outcome->setAccessibleName(EntryWords::tr("How the score comes about"));
    outcome->setMinimumHeight(3 * outcome->fontMetrics().height());
    outcome->setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Ignored);
    outcome->setFocusPolicy(Qt::ClickFocus);
    column->addWidget(outcome, 1);
    write = new QPushButton(parent);
    write->setDefault(true);
    cancel = new QPushButton(EntryWords::tr("Cancel"), parent);
    auto* const row = new QHBoxLayout;
    row->addWidget(write, 1);
    row->addWidget(cancel);
    column->addLayout(row);
}

void EntryParts::setOnlyLine(bool only)
{
    onlyLine_ = only;
    details_->setVisible(!only);
    places->setVisible(only);
    QFont small = line->font();
    small.setPointSizeF(small.pointSizeF() * helpScale);
    lineHelp->setFont(small);
}

void EntryParts::setShown(QWidget* field, bool shown)
{
    field->setVisible(shown);
    if (QWidget* const label = form_->labelForField(field))
        label->setVisible(shown);
}

} // namespace sheepshead
