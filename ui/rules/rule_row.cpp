// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/rules/rule_row.h"

#include "ui/flow_layout.h"
#include "ui/rule_words.h"

#include <QButtonGroup>
#include <QEvent>
#include <QHBoxLayout>
#include <QLabel>
#include <QPainter>
#include <QRadioButton>
#include <QStyleOptionFocusRect>
#include <QToolButton>
#include <QVBoxLayout>

#include <algorithm>

namespace sheepshead {

namespace {

constexpr int edge = 10; ///< room at the left for the mark of a changed rule
constexpr int markWidth = 3;

/// What is wrong with a rule of this variant, or why it means nothing.
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
{
    auto* layout = new QHBoxLayout(this);
    layout->setContentsMargins(edge, 5, 4, 5);
    addName();
    addChoices();
    addReset();
    setAccessibleName(ruleName(rule.key));
}

void RuleRow::addName()
{
    name_ = new QLabel(ruleName(rule_.key), this);
    name_->setWordWrap(true);
    name_->setAlignment(Qt::AlignLeft | Qt::AlignTop);
    name_->setContentsMargins(0, 2, 0, 0); // level with the choices
    static_cast<QHBoxLayout*>(layout())->addWidget(name_, 2);
}

void RuleRow::addChoices()
{
    auto* flow = new FlowLayout(18, 2);
    auto* group = new QButtonGroup(this);
    for (std::size_t i = 0; i < rule_.choices.size(); ++i) {
        auto* button = new QRadioButton(choiceName(rule_.key, rule_.choices[i]), this);
        button->setAccessibleName(tr("%1: %2").arg(ruleName(rule_.key), button->text()));
        button->installEventFilter(this);
        group->addButton(button, static_cast<int>(i));
        flow->addWidget(button);
        choices_.push_back(button);
    }
    // not idClicked: a screen reader toggles a radio button and clicks nothing
    connect(group, &QButtonGroup::idToggled, this, [this](int choice, bool on) {
        if (on)
            Q_EMIT chosen(choice);
    });

    note_ = new QLabel(this);
    note_->setWordWrap(true);
    QFont italic = note_->font();
    italic.setItalic(true);
    note_->setFont(italic);

    auto* column = new QVBoxLayout;
    column->setSpacing(2);
    column->addLayout(flow);
    column->addWidget(note_);
    static_cast<QHBoxLayout*>(layout())->addLayout(column, 5);
}

void RuleRow::addReset()
{
    reset_ = new QToolButton(this);
    reset_->setText(tr("Reset"));
    reset_->setToolTip(tr("Takes this change back"));
    reset_->setAccessibleName(tr("Reset %1").arg(ruleName(rule_.key)));
    reset_->setFocusPolicy(Qt::StrongFocus);
    QSizePolicy keepsItsPlace = reset_->sizePolicy();
    keepsItsPlace.setRetainSizeWhenHidden(true);
    reset_->setSizePolicy(keepsItsPlace);
    connect(reset_, &QToolButton::clicked, this, &RuleRow::resetWanted);
    static_cast<QHBoxLayout*>(layout())->addWidget(reset_, 0, Qt::AlignTop);
}

void RuleRow::display(const Variant& variant, const Variant& base)
{
    const bool applies = rule_.applies(variant);
    QRadioButton* const held = choices_[static_cast<std::size_t>(rule_.choiceIn(variant))];
    const QSignalBlocker nobodyChose(held->group());
    held->setChecked(true);
    allowChoices(variant, applies);
    mark(applies && rule_.choiceIn(variant) != rule_.choiceIn(base));
    showNote(variant);
    name_->setEnabled(applies);
    setFocusPolicy(applies ? Qt::NoFocus : Qt::StrongFocus); // so that the reason is heard
}

void RuleRow::allowChoices(const Variant& variant, bool applies)
{
    for (std::size_t i = 0; i < choices_.size(); ++i) {
        const auto why = applies ? rule_.whyNotChoice(variant, static_cast<int>(i))
                                 : rule_.whyNotApplicable(variant);
        QRadioButton* button = choices_[i];
        const QString help = choiceHelp(rule_.key, rule_.choices[i]);
        button->setEnabled(!why);
        button->setToolTip(why ? reasonText(*why) : help);
        button->setAccessibleDescription(button->toolTip());
    }
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
    for (const std::string_view choice : rule_.choices)
        said << choiceName(rule_.key, choice) << choiceHelp(rule_.key, choice);
    const QString all = said.join(u'\n');
    return std::ranges::all_of(
        words, [&](const QString& word) { return all.contains(word, Qt::CaseInsensitive); });
}

bool RuleRow::eventFilter(QObject* watched, QEvent* event)
{
    if (event->type() == QEvent::FocusIn || event->type() == QEvent::Enter) {
        const auto found = std::ranges::find(choices_, watched);
        Q_EMIT attended(static_cast<int>(found - choices_.begin()));
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
            QStyle::visualRect(layoutDirection(), rect(), { 0, 4, markWidth, height() - 8 }),
            palette().highlight());
    if (hasFocus()) {
        QStyleOptionFocusRect option;
        option.initFrom(this);
        style()->drawPrimitive(QStyle::PE_FrameFocusRect, &option, &painter, this);
    }
}

} // namespace sheepshead
