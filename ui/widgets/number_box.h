// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QDoubleSpinBox>
#include <QSpinBox>

#include <functional>

namespace sheepshead {

/// Says why a number box does not take what a person types: as a tip below the box, to a screen
/// reader, and to those that listen. The words stay until the text is edited again, also when the
/// box went back to the number before.
class NumberFault : public QObject {
    Q_OBJECT

public:
    /// The box outlives this object. `why` says what is wrong with a text, once it is finished.
    using Why = std::function<QString(const QString& text, bool finished)>;
    NumberFault(QAbstractSpinBox& box, Why why);

    const QString& words() const { return words_; }
    /// Says once more what was not taken, and gives its box the keys. False if there is nothing to
    /// say, or if it was said so before: then the number counts that the box went back to.
    bool remind();
    /// The box has another number, which nobody is typing: it was stepped to, or set.
    void noteNumber();

Q_SIGNALS:
    void changed(const QString& words);

private:
    void say(const QString& words);
    void showTip();

    QAbstractSpinBox& box_;
    Why why_;
    QString edited_; ///< what the person typed last, not yet taken
    QString words_;
    bool reminded_ = false;
    QString description_; ///< of the box, without a fault
};

/// Before a dialog is accepted: reminds of the first number in it that was typed but not taken.
/// False if there is none. Otherwise a part of that number would count, which nobody meant.
bool remindOfNumber(const QWidget& dialog);

/// A whole number that is typed or stepped. It reads what people of any language type
/// (`readTypedNumber`), and refuses with words.
class WholeNumberBox : public QSpinBox {
    Q_OBJECT

public:
    explicit WholeNumberBox(QWidget* parent = nullptr);

    const NumberFault& fault() const { return *fault_; }

    QValidator::State validate(QString& text, int& position) const override;
    void fixup(QString& text) const override;

protected:
    int valueFromText(const QString& text) const override;

private:
    NumberFault* fault_;
};

/// The same for a number with decimals.
class DecimalBox : public QDoubleSpinBox {
    Q_OBJECT

public:
    explicit DecimalBox(QWidget* parent = nullptr);

    const NumberFault& fault() const { return *fault_; }
    /// The value of what is edited, also while it is typed here: the text stays where it means this
    /// number. setValue() would put "1.00" in the place of the first digit of "12.50".
    void follow(double value);

    QValidator::State validate(QString& text, int& position) const override;
    void fixup(QString& text) const override;
    double valueFromText(const QString& text) const override;

private:
    NumberFault* fault_;
};

} // namespace sheepshead
