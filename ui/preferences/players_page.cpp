// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/preferences/players_page.h"

#include "engine/hand/seat.h"
#include "engine/rules/layouts.h"

#include <QFormLayout>
#include <QLabel>
#include <QLineEdit>

#include <algorithm>

namespace sheepshead {

namespace {

/// Chairs of the largest table that can be set up.
int mostSeats()
{
    int most = 0;
    for (const Layout& layout : layouts)
        most = std::max(most, layout.players + 1); // a dealer may sit out
    return std::min(most, maxSeats);
}

} // namespace

PlayersPage::PlayersPage(QWidget* parent)
    : PreferencesPage(parent)
{
    auto* const form = new QFormLayout(this);
    auto* const words = new QLabel(tr("Clockwise from your own chair. At a smaller table the last "
                                      "ones stay away."));
    words->setWordWrap(true);
    form->addRow(words);
    for (int i = 0; i < mostSeats(); ++i) {
        auto* const name = new QLineEdit;
        name->setMaxLength(20);
        form->addRow(i == 0 ? tr("&You:") : tr("Seat &%1:").arg(i + 1), name);
        names_.push_back(name);
    }
}

void PlayersPage::read(const Preferences& preferences)
{
    for (std::size_t i = 0; i < names_.size(); ++i)
        names_[i]->setText(preferences.names.value(static_cast<int>(i)));
}

/// A name that was left empty stays what it was.
void PlayersPage::write(Preferences& preferences) const
{
    for (std::size_t i = 0; i < names_.size(); ++i) {
        const QString name = names_[i]->text().simplified();
        if (!name.isEmpty())
            preferences.names[static_cast<int>(i)] = name;
    }
}

} // namespace sheepshead
