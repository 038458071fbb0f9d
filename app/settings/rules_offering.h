// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/rules/named_rules.h"

#include <QObject>

class QWidget;

namespace sheepshead {

struct Preferences;

/// Offers the rules of the file that the program was started with, and asks whether to play by
/// them.
class RulesOffering : public QObject {
    Q_OBJECT

public:
    explicit RulesOffering(QWidget& window);

    /// Emits one of the signals when the person has answered, or has read what is wrong with the
    /// file. An invalid file changes nothing.
    void offer(const QString& file, const Preferences& preferences);

Q_SIGNALS:
    void taken(const sheepshead::Variant& variant);
    void left();

private:
    void ask(const NamedRules& rules, const Preferences& preferences);

    QWidget& window_;
};

} // namespace sheepshead
