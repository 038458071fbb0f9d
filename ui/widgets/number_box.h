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

Q_SIGNALS:
    void changed(const QString& words);

private:
    void say(const QString& words);

    QAbstractSpinBox& box_;
    Why why_;
    QString edited_; ///< what the person typed last, not yet taken
    QString words_;
    QString description_; ///< of the box, without a fault
};

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

    QValidator::State validate(QString& text, int& position) const override;
    void fixup(QString& text) const override;
    double valueFromText(const QString& text) const override;

private:
    NumberFault* fault_;
};

} // namespace sheepshead
