// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/rules/rule_row.h"

#include "ui/widgets/dialog_spacing.h"
#include "ui/widgets/flow_layout.h"
#include "ui/widgets/number_box.h"
#include "ui/widgets/radio_buttons.h"
#include "ui/words/rules/choice_words.h"
#include "ui/words/rules/rule_words.h"

#include <QButtonGroup>
#include <QComboBox>
#include <QEvent>
#include <QGridLayout>
#include <QHBoxLayout>
#include <QLabel>
#include <QPainter>
#include <QRadioButton>
#include <QStandardItemModel>
#include <QStyleOptionFocusRect>
#include <QToolButton>
#include <QVBoxLayout>

#include <algorithm>

namespace sheepshead {

namespace {

constexpr int edge = 10; ///< room at the left for the mark of a changed rule
constexpr int changeMarkWidth = 3;
constexpr std::size_t mostButtons = 16; ///< more choices are a list

/// What is wrong with a rule of this variant, or why it does not apply.
std::optional<Inapplicable> reasonOf(const Rule& rule, const Variant& variant)
{
    if (const auto reason = rule.whyNotApplicable(variant))
        return reason;
    return rule.whyNotChoice(variant, rule.choiceIn(variant));
}

} // namespace

RuleRow::RuleRow(const Rule& rule, QWidget* parent)
    : QWidget(parent)
    , rule_(rule)
    , grid_(new QGridLayout(this))
{
    grid_->setContentsMargins(edge, 5, 4, 5);
    grid_->setVerticalSpacing(2);
    makeName();
    makeChoices();
    makeReset();
    place(true);
    setAccessibleName(ruleName(rule.key));
}

void RuleRow::makeName()
{
    name_ = new QLabel(ruleName(rule_.key), this);
    name_->setWordWrap(true);
    name_->setAlignment(Qt::AlignLeft | Qt::AlignTop);
    name_->setContentsMargins(0, 2, 0, 0); // level with the choices
}

void RuleRow::makeChoices()
{
    const bool few = rule_.choices.size() <= mostButtons;
    QLayout* const field = rule_.isNumber() ? newNumber() : few ? newButtons() : newList();

    note_ = new QLabel(this);
    note_->setWordWrap(true);
    QFont italic = note_->font();
    italic.setItalic(true);
    note_->setFont(italic);

    auto* column = new QVBoxLayout;
    column->setSpacing(2);
    column->addLayout(field);
    column->addWidget(note_);
    column_ = column;
}

QLayout* RuleRow::newButtons()
{
    auto* flow = new FlowLayout(dialogSpacing().group, 2);
    auto* group = new QButtonGroup(this);
    for (std::size_t i = 0; i < rule_.choices.size(); ++i) {
        auto* button = new QRadioButton(choiceText(rule_, static_cast<int>(i)), this);
        button->setAccessibleName(tr("%1: %2").arg(ruleName(rule_.key), button->text()));
        button->installEventFilter(this);
        addRadioButton(*group, *button, static_cast<int>(i));
        flow->addWidget(button);
        buttons_.push_back(button);
    }
    // not idClicked: a screen reader toggles a radio button and clicks nothing
    connect(group, &QButtonGroup::idToggled, this, [this](int choice, bool on) {
        if (on)
            Q_EMIT chosen(choice);
    });
    return flow;
}

QLayout* RuleRow::newList()
{
    list_ = new QComboBox(this);
    for (int i = 0; i < static_cast<int>(rule_.choices.size()); ++i)
        list_->addItem(choiceText(rule_, i));
    list_->setAccessibleName(ruleName(rule_.key));
    list_->setSizeAdjustPolicy(QComboBox::AdjustToMinimumContentsLengthWithIcon);
    list_->installEventFilter(this);
    connect(list_, &QComboBox::currentIndexChanged, this, &RuleRow::chosen);
    connect(list_, &QComboBox::highlighted, this, [this](int choice) { Q_EMIT attended(choice); });
    auto* line = new QHBoxLayout;
    line->addWidget(list_, 1);
    return line;
}

QLayout* RuleRow::newNumber()
{
    number_ = new WholeNumberBox(this);
    number_->setRange(rule_.range.least, rule_.range.most);
    if (rule_.range.least == 0)
        number_->setSpecialValueText(choiceText(rule_, 0));
    number_->setAccessibleName(ruleName(rule_.key));
    number_->setKeyboardTracking(false);
    number_->installEventFilter(this);
    connect(number_, &QSpinBox::valueChanged, this, &RuleRow::chosen);
    auto* line = new QHBoxLayout;
    line->addWidget(number_);
    line->addStretch();
    return line;
}

void RuleRow::makeReset()
{
    reset_ = new QToolButton(this);
    reset_->setText(tr("Reset"));
    reset_->setToolTip(tr("Undo this change"));
    reset_->setAccessibleName(tr("Reset %1").arg(ruleName(rule_.key)));
    reset_->setFocusPolicy(Qt::StrongFocus);
    QSizePolicy keepsItsPlace = reset_->sizePolicy();
    keepsItsPlace.setRetainSizeWhenHidden(true);
    reset_->setSizePolicy(keepsItsPlace);
    connect(reset_, &QToolButton::clicked, this, &RuleRow::resetWanted);
}

/// The name beside the choices, or above them.
void RuleRow::place(bool beside)
{
    beside_ = beside;
    grid_->removeItem(column_); // widgets leave their places by themselves
    grid_->addWidget(name_, 0, 0);
    grid_->addWidget(reset_, 0, beside ? 2 : 1, Qt::AlignTop);
    if (beside)
        grid_->addLayout(column_, 0, 1);
    else
        grid_->addLayout(column_, 1, 0, 1, 2);
    grid_->setColumnStretch(0, beside ? 0 : 1);
    grid_->setColumnStretch(1, beside ? 1 : 0);
}

void RuleRow::display(const Variant& variant, const Variant& base)
{
    const bool applies = rule_.applies(variant);
    hold(rule_.choiceIn(variant));
    showUnit(variant);
    allowChoices(variant, applies);
    mark(applies && rule_.choiceIn(variant) != rule_.choiceIn(base));
    showNote(variant);
    name_->setEnabled(applies);
    setFocusPolicy(applies ? Qt::NoFocus : Qt::StrongFocus); // so that the reason is heard
}

void RuleRow::hold(int choice)
{
    QObject* field = list_;
    if (number_)
        field = number_;
    if (!buttons_.empty())
        field = buttons_.front()->group();
    const QSignalBlocker silent(field);
    if (list_)
        list_->setCurrentIndex(choice);
    else if (number_)
        number_->setValue(choice);
    else
        buttons_[static_cast<std::size_t>(choice)]->setChecked(true);
}

void RuleRow::showUnit(const Variant& variant)
{
    const QString unit = ruleUnit(variant, rule_.key);
    if (number_)
        number_->setSuffix(unit.isEmpty() ? QString() : QChar(u'\u00a0') + unit);
}

void RuleRow::allowChoices(const Variant& variant, bool applies)
{
    const auto none = rule_.whyNotApplicable(variant);
    if (number_)
        allowChoice(0, none ? reasonText(*none) : ruleHelp(rule_.key), applies);
    for (int i = 0; i < static_cast<int>(rule_.choices.size()); ++i) {
        const auto why = applies ? rule_.whyNotChoice(variant, i) : none;
        allowChoice(i, why ? reasonText(*why) : choiceMeaning(rule_, i), !why);
    }
    if (list_)
        list_->setEnabled(applies);
}

void RuleRow::allowChoice(int choice, const QString& help, bool allowed)
{
    if (list_) {
        QStandardItem* const item = static_cast<QStandardItemModel*>(list_->model())->item(choice);
        item->setEnabled(allowed);
        item->setToolTip(help);
        return;
    }
    QWidget* const field =
        number_ ? static_cast<QWidget*>(number_) : buttons_[static_cast<std::size_t>(choice)];
    field->setEnabled(allowed);
    field->setToolTip(help);
    field->setAccessibleDescription(help);
}

void RuleRow::mark(bool changed)
{
    changed_ = changed;
    QFont font = name_->font();
    font.setBold(changed);
    name_->setFont(font);
    if (!changed && reset_->hasFocus())
        focusPreviousChild(); // keeps the keyboard in this row when its button goes
    reset_->setVisible(changed);
    update();
}

void RuleRow::showNote(const Variant& variant)
{
    const auto reason = reasonOf(rule_, variant);
    note_->setVisible(reason.has_value());
    note_->setText(reason ? reasonText(*reason) : QString());
    note_->setToolTip(note_->text());
    setAccessibleDescription(
        reason ? tr("%1 %2").arg(reasonText(*reason), ruleHelp(rule_.key)) : ruleHelp(rule_.key));
}

bool RuleRow::says(const QStringList& words) const
{
    QStringList said { groupName(rule_.group), ruleName(rule_.key), ruleHelp(rule_.key) };
    for (int i = 0; i < static_cast<int>(rule_.choices.size()); ++i)
        said << choiceText(rule_, i) << choiceMeaning(rule_, i);
    const QString all = said.join(u'\n');
    return std::ranges::all_of(
        words, [&](const QString& word) { return all.contains(word, Qt::CaseInsensitive); });
}

int RuleRow::roomForName(int width) const
{
    const QMargins margins = grid_->contentsMargins();
    return width - margins.left() - margins.right() - column_->minimumSize().width()
        - reset_->sizeHint().width() - 2 * grid_->horizontalSpacing();
}

void RuleRow::setNameBeside(int width)
{
    if (!beside_)
        place(true);
    name_->setFixedWidth(width);
}

void RuleRow::setNameAbove()
{
    if (!beside_)
        return;
    name_->setMinimumWidth(0);
    name_->setMaximumWidth(QWIDGETSIZE_MAX);
    place(false);
}

bool RuleRow::eventFilter(QObject* watched, QEvent* event)
{
    if (event->type() == QEvent::FocusIn || event->type() == QEvent::Enter) {
        const auto found = std::ranges::find(buttons_, watched);
        Q_EMIT attended(found == buttons_.end()
                ? std::nullopt
                : std::optional(static_cast<int>(found - buttons_.begin())));
    }
    return QWidget::eventFilter(watched, event);
}

void RuleRow::focusInEvent(QFocusEvent* event)
{
    QWidget::focusInEvent(event);
    Q_EMIT attended({});
    update();
}

void RuleRow::focusOutEvent(QFocusEvent* event)
{
    QWidget::focusOutEvent(event);
    update();
}

void RuleRow::enterEvent(QEnterEvent* event)
{
    QWidget::enterEvent(event);
    Q_EMIT attended({});
}

void RuleRow::paintEvent(QPaintEvent*)
{
    QPainter painter(this);
    if (changed_)
        painter.fillRect(
            QStyle::visualRect(layoutDirection(), rect(), { 0, 4, changeMarkWidth, height() - 8 }),
            palette().highlight());
    if (hasFocus()) {
        QStyleOptionFocusRect option;
        option.initFrom(this);
        style()->drawPrimitive(QStyle::PE_FrameFocusRect, &option, &painter, this);
    }
}

} // namespace sheepshead
