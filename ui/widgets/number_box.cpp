// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/widgets/number_box.h"

#include "ui/widgets/typed_number.h"

#include <QAccessible>
#include <QLineEdit>
#include <QTabWidget>
#include <QToolTip>

#include <algorithm>
#include <cmath>

namespace sheepshead {

namespace {

/// The text of a box without its prefix and suffix.
template <class Box> QString bareText(const Box& box, const QString& text)
{
    QString bare = text;
    if (!box.prefix().isEmpty() && bare.startsWith(box.prefix()))
        bare.remove(0, box.prefix().size());
    if (!box.suffix().isEmpty() && bare.endsWith(box.suffix()))
        bare.chop(box.suffix().size());
    return bare;
}

template <class Box> bool isSpecial(const Box& box, const QString& text)
{
    return !box.specialValueText().isEmpty() && text == box.specialValueText();
}

/// Letters are not taken at all; a number that cannot be is taken and told.
template <class Box> QValidator::State stateOf(const Box& box, const QString& text, int decimals)
{
    if (isSpecial(box, text))
        return QValidator::Acceptable;
    const QString bare = bareText(box, text);
    const TypedNumber number = readTypedNumber(bare, decimals);
    const bool inRange = number.value >= box.minimum() && number.value <= box.maximum();
    if (number.isRight() && inRange)
        return QValidator::Acceptable;
    return std::ranges::any_of(bare, [](QChar c) { return c.isLetter(); })
        ? QValidator::Invalid
        : QValidator::Intermediate;
}

/// More digits cannot mend a number that is too large; one that is too small may be unfinished.
template <class Box>
QString faultOf(const Box& box, const QString& text, bool finished, int decimals)
{
    if (isSpecial(box, text))
        return {};
    const QString bare = bareText(box, text);
    const TypedNumber number = readTypedNumber(bare, decimals);
    if (number.isRight()
        && (number.value > box.maximum() || (finished && number.value < box.minimum())))
        return typedRangeFault(box.minimum(), box.maximum(), decimals);
    return typedNumberFault(bare, decimals);
}

} // namespace

NumberFault::NumberFault(QAbstractSpinBox& box, Why why)
    : QObject(&box)
    , box_(box)
    , why_(std::move(why))
{
    const auto* const line = box.findChild<QLineEdit*>();
    connect(line, &QLineEdit::textEdited, this, [this](const QString& text) {
        edited_ = text;
        say(why_(text, false));
    });
    connect(line, &QLineEdit::textChanged, this, [this](const QString& text) {
        if (const QString words = why_(text, false); !words.isEmpty()) { // a screen reader typed it
            edited_ = text;
            say(words);
        }
    });
    connect(&box, &QAbstractSpinBox::editingFinished, this, [this] {
        if (!edited_.isNull())
            say(why_(std::exchange(edited_, {}), true));
    });
}

void NumberFault::say(const QString& words)
{
    if (words == words_)
        return;
    if (words_.isEmpty())
        description_ = box_.accessibleDescription();
    words_ = words;
    reminded_ = false;
    box_.setAccessibleDescription(words.isEmpty() ? description_ : words);
    if (words.isEmpty())
        QToolTip::hideText();
    else if (box_.isVisible())
        showTip();
    Q_EMIT changed(words);
}

void NumberFault::noteNumber()
{
    if (edited_.isNull())
        say({});
}

void NumberFault::showTip()
{
    QToolTip::showText(box_.mapToGlobal(QPoint(0, box_.height() / 2)), words_, &box_);
    QAccessibleEvent alert(&box_, QAccessible::Alert);
    QAccessible::updateAccessibility(&alert);
}

bool NumberFault::remind()
{
    if (words_.isEmpty() || reminded_ || !box_.isEnabled() || box_.isHidden())
        return false;
    reminded_ = true;
    for (QWidget* page = &box_; page->parentWidget(); page = page->parentWidget())
        if (auto* const tabs = qobject_cast<QTabWidget*>(page->parentWidget()->parentWidget()))
            tabs->setCurrentWidget(page);
    box_.setFocus();
    box_.selectAll();
    showTip();
    return true;
}

bool remindOfNumber(const QWidget& dialog)
{
    const auto faults = dialog.findChildren<NumberFault*>();
    return std::ranges::any_of(faults, [](NumberFault* fault) { return fault->remind(); });
}

WholeNumberBox::WholeNumberBox(QWidget* parent)
    : QSpinBox(parent)
    , fault_(new NumberFault(*this,
          [this](const QString& text, bool finished) { return faultOf(*this, text, finished, 0); }))
{
    connect(this, &QSpinBox::valueChanged, fault_, &NumberFault::noteNumber);
}

QValidator::State WholeNumberBox::validate(QString& text, int&) const
{
    return stateOf(*this, text, 0);
}

/// What was typed stays as it is: Qt would take the separators out of it.
void WholeNumberBox::fixup(QString&) const { }

int WholeNumberBox::valueFromText(const QString& text) const
{
    if (isSpecial(*this, text))
        return minimum();
    return static_cast<int>(std::lround(readTypedNumber(bareText(*this, text), 0).value));
}

DecimalBox::DecimalBox(QWidget* parent)
    : QDoubleSpinBox(parent)
    , fault_(new NumberFault(*this, [this](const QString& text, bool finished) {
        return faultOf(*this, text, finished, decimals());
    }))
{
    connect(this, &QDoubleSpinBox::valueChanged, fault_, &NumberFault::noteNumber);
}

void DecimalBox::follow(double value)
{
    if (!qFuzzyCompare(1 + value, 1 + this->value()))
        setValue(value);
}

QValidator::State DecimalBox::validate(QString& text, int&) const
{
    return stateOf(*this, text, decimals());
}

/// What was typed stays as it is: Qt would take the separators out of it.
void DecimalBox::fixup(QString&) const { }

double DecimalBox::valueFromText(const QString& text) const
{
    if (isSpecial(*this, text))
        return minimum();
    return readTypedNumber(bareText(*this, text), decimals()).value;
}

} // namespace sheepshead
