// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/rules/named_rules.h"

#include <QObject>

class QWidget;

namespace sheepshead {

struct Preferences;

/// The file of house rules with which the program was started: shows what it says and asks whether
/// to play by it.
class RulesOffering : public QObject {
    Q_OBJECT

public:
    explicit RulesOffering(QWidget& window);

    /// Ends with one of the signals, after the person has seen what is wrong with the file or has
    /// made up his mind. A file that cannot be used changes nothing.
    void offer(const QString& file, const Preferences& preferences);

Q_SIGNALS:
    void taken(const sheepshead::Variant& variant);
    void left();

private:
    void ask(const NamedRules& rules, const Preferences& preferences);

    QWidget& window_;
};

} // namespace sheepshead
