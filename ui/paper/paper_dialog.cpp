// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/paper/paper_dialog.h"

#include "ui/paper/blank_sheet.h"
#include "ui/paper/cheat_sheet.h"
#include "ui/paper/rule_agreement.h"
#include "ui/paper/settle_up_slip.h"
#include "ui/rules/rules_line.h"
#include "ui/scores/score_printer.h"
#include "ui/widgets/dialog_spacing.h"
#include "ui/widgets/number_box.h"
#include "ui/widgets/opening_size.h"

#include <QCheckBox>
#include <QComboBox>
#include <QDialogButtonBox>
#include <QFormLayout>
#include <QLabel>
#include <QListWidget>
#include <QLocale>
#include <QPrintPreviewWidget>
#include <QPrinter>
#include <QPrinterInfo>
#include <QPushButton>
#include <QVBoxLayout>

#include <cmath>

namespace sheepshead {

namespace {

constexpr int usualHands = 20;

QPageSize usualSize(const QPrinter& printer)
{
    const QPageSize own = printer.pageLayout().pageSize();
    const bool known = own.id() == QPageSize::Letter || own.id() == QPageSize::A4;
    if (known && !QPrinterInfo::defaultPrinter().isNull())
        return own;
    const bool letter = QLocale().measurementSystem() == QLocale::ImperialUSSystem;
    return QPageSize(letter ? QPageSize::Letter : QPageSize::A4);
}

} // namespace

PaperDialog::PaperDialog(
    const SheetDocument& document, const CheckedVariant& rules, QWidget* parent)
    : PaperDialog(document, rules, document.players, parent)
{
}

PaperDialog::PaperDialog(const SheetDocument& document, const CheckedVariant& rules,
    const QStringList& people, QWidget* parent)
    : QDialog(parent)
    , document_(document)
    , money_(document)
    , rules_(rules)
    , people_(people)
    , printer_(std::make_unique<QPrinter>(QPrinter::HighResolution))
    , kinds_(new QListWidget)
    , size_(new QComboBox)
    , players_(new WholeNumberBox)
    , hands_(new QComboBox)
    , names_(new QCheckBox(tr("With the &names of this table")))
    , stake_(new DecimalBox)
    , fault_(new QLabel)
    , preview_(new QPrintPreviewWidget(printer_.get()))
{
    setWindowTitle(tr("Print"));
    addKinds();
    auto* const choices = new QVBoxLayout;
    choices->addWidget(kinds_);
    options_ = makeOptions();
    choices->addLayout(options_);
    choices->addStretch();
    auto* const both = new QHBoxLayout;
    both->addLayout(choices);
    both->addWidget(preview_, 1);
    auto* const column = new QVBoxLayout(this);
    column->addLayout(both, 1);
    addButtons(*column);
    preview_->setAccessibleName(tr("Preview"));
    connect(preview_, &QPrintPreviewWidget::paintRequested, this,
        [this](QPrinter* printer) { paper_->preview(*printer); });
    openAtSize(*this, { 1000, 720 });
    showOptions();
    refresh();
    kinds_->setFocus();
}

PaperDialog::~PaperDialog() = default;

void PaperDialog::addKinds()
{
    kinds_->addItems({ tr("Score sheet"), tr("Who pays whom"), tr("Blank score sheet"),
        tr("Tournament sheet"), tr("Our house rules"), tr("Cheat sheet of the rules") });
    kinds_->setAccessibleName(tr("What to print"));
    kinds_->setCurrentRow(0);
    const int widest = kinds_->sizeHintForColumn(0);
    kinds_->setMinimumWidth(widest + kinds_->fontMetrics().height());
    kinds_->setMaximumWidth(widest + 3 * kinds_->fontMetrics().height());
    kinds_->setFixedHeight(
        kinds_->count() * kinds_->sizeHintForRow(0) + 2 * kinds_->frameWidth() + 2);
    connect(kinds_, &QListWidget::currentRowChanged, this, [this] {
        showOptions();
        refresh();
    });
}

QFormLayout* PaperDialog::makeOptions()
{
    auto* const form = new QFormLayout;
    form->setRowWrapPolicy(QFormLayout::WrapLongRows);
    size_->addItem(tr("Letter"), QPageSize::Letter);
    size_->addItem(tr("A4"), QPageSize::A4);
    size_->setCurrentIndex(size_->findData(usualSize(*printer_).id()));
    players_->setRange(2, maxSeats);
    players_->setValue(static_cast<int>(people_.size()));
    for (const int hands : blankSheetHands)
        hands_->addItem(QLocale().toString(hands), hands);
    hands_->setCurrentIndex(hands_->findData(usualHands));
    names_->setChecked(true);
    stake_->setRange(0, 1000);
    stake_->setDecimals(2);
    stake_->setSingleStep(0.05);
    stake_->setSpecialValueText(tr("points only"));
    stake_->setValue(money_.stakes().back().cents / 100.0);
    form->addRow(tr("Pape&r"), size_);
    form->addRow(tr("Pl&ayers"), players_);
    form->addRow(tr("&Hands"), hands_);
    form->addRow(names_);
    form->addRow(tr("A p&oint is worth"), stake_);
    fault_->setObjectName(QStringLiteral("fault"));
    fault_->setWordWrap(true);
    fault_->setTextFormat(Qt::PlainText);
    fault_->hide();
    form->addRow(fault_);
    connect(size_, &QComboBox::currentIndexChanged, this, &PaperDialog::refresh);
    connect(players_, &QSpinBox::valueChanged, this, [this] {
        showOptions();
        refresh();
    });
    connect(hands_, &QComboBox::currentIndexChanged, this, &PaperDialog::refresh);
    connect(names_, &QCheckBox::toggled, this, &PaperDialog::refresh);
    connect(stake_, &QDoubleSpinBox::valueChanged, this, &PaperDialog::refresh);
    connect(stake_, &QDoubleSpinBox::textChanged, this, &PaperDialog::showOptions);
    connect(&stake_->fault(), &NumberFault::changed, this, &PaperDialog::showFault);
    return form;
}

void PaperDialog::addButtons(QBoxLayout& below)
{
    auto* const buttons = new QDialogButtonBox(QDialogButtonBox::Close, this);
    auto* const print = buttons->addButton(tr("&Print…"), QDialogButtonBox::ActionRole);
    auto* const save = buttons->addButton(tr("&Save as PDF…"), QDialogButtonBox::ActionRole);
    outputs_ = { print, save };
    print->setDefault(true);
    connect(print, &QPushButton::clicked, this, [this] { printPaper(paper_, this, chosenSize()); });
    connect(save, &QPushButton::clicked, this,
        [this] { savePaper(paper_, tr("Save as PDF"), this, chosenSize()); });
    connect(buttons, &QDialogButtonBox::rejected, this, &QDialog::reject);
    beginGroup(below);
    below.addWidget(buttons);
}

PaperDialog::Kind PaperDialog::kind() const { return static_cast<Kind>(kinds_->currentRow()); }

QPageSize PaperDialog::chosenSize() const
{
    return QPageSize(static_cast<QPageSize::PageSizeId>(size_->currentData().toInt()));
}

/// A sheet whose stake changed is settled as it was played.
bool PaperDialog::asksForStake() const
{
    return kind() == Kind::SettleUp && money_.stakes().size() == 1;
}

/// Only what means something for this paper.
void PaperDialog::showOptions()
{
    const bool byHand = kind() == Kind::Blank || kind() == Kind::Tournament;
    for (QWidget* const option :
        { static_cast<QWidget*>(players_), static_cast<QWidget*>(hands_) }) {
        option->setVisible(byHand);
        options_->labelForField(option)->setVisible(byHand);
    }
    names_->setVisible(byHand || kind() == Kind::Agreement);
    names_->setEnabled(!byHand || players_->value() == people_.size());
    stake_->setVisible(asksForStake());
    options_->labelForField(stake_)->setVisible(asksForStake());
    showFault(stake_->fault().words());
}

/// Nothing is printed with a stake that is not what stands in its field.
void PaperDialog::showFault(const QString& words)
{
    const bool shown = asksForStake();
    fault_->setText(words);
    fault_->setVisible(shown && !words.isEmpty());
    for (QPushButton* const output : outputs_)
        output->setEnabled(!shown || stake_->hasAcceptableInput());
}

PaperPointer PaperDialog::blankSheet(bool tournament) const
{
    BlankSheetOptions options { .players = players_->value(),
        .hands = hands_->currentData().toInt(),
        .tournament = tournament };
    if (names_->isEnabled() && names_->isChecked())
        options.names = people_;
    if (options.players == rules_.tableSeats() || options.players == people_.size())
        options.rules = rulesLine(*rules_);
    return std::make_shared<BlankSheet>(std::move(options));
}

PaperPointer PaperDialog::chosenPaper() const
{
    switch (kind()) {
    case Kind::Filled:
        break;
    case Kind::SettleUp:
        return asksForStake() ? std::make_shared<SettleUpSlip>(
                   document_, static_cast<int>(std::lround(stake_->value() * 100)))
                              : std::make_shared<SettleUpSlip>(document_);
    case Kind::Blank:
    case Kind::Tournament:
        return blankSheet(kind() == Kind::Tournament);
    case Kind::Agreement:
        return std::make_shared<RuleAgreement>(
            rules_, names_->isChecked() ? people_ : QStringList(people_.size(), QString()));
    case Kind::Cheat:
        return std::make_shared<CheatSheet>(rules_);
    }
    return std::make_shared<ScorePrinter>(document_);
}

void PaperDialog::refresh()
{
    paper_ = chosenPaper();
    printer_->setPageSize(chosenSize());
    paper_->prepare(*printer_);
    preview_->updatePreview();
    preview_->fitInView();
}

void choosePaper(const SheetDocument& document, const CheckedVariant& rules, QWidget* parent)
{
    choosePaper(document, rules, document.players, parent);
}

void choosePaper(const SheetDocument& document, const CheckedVariant& rules,
    const QStringList& people, QWidget* parent)
{
    auto* const dialog = new PaperDialog(document, rules, people, parent);
    dialog->setAttribute(Qt::WA_DeleteOnClose);
    dialog->open();
}

} // namespace sheepshead
