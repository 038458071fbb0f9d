// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/widgets/suggest_names.h"

#include <QCompleter>
#include <QLineEdit>

namespace sheepshead {

void suggestNames(QLineEdit& line, const QStringList& names)
{
    auto* const completer = new QCompleter(names, &line);
    completer->setCaseSensitivity(Qt::CaseInsensitive);
    completer->setFilterMode(Qt::MatchStartsWith);
    line.setCompleter(completer); // deletes the one before
}

} // namespace sheepshead
