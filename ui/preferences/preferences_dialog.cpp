// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/preferences/preferences_dialog.h"

#include "ui/preferences/game_page.h"
#include "ui/preferences/look_page.h"
#include "ui/preferences/play_page.h"
#include "ui/preferences/players_page.h"
#include "ui/preferences/sound_page.h"
#include "ui/widgets/opening_size.h"

#include <QDialogButtonBox>
#include <QPushButton>
#include <QScreen>
#include <QTabWidget>
#include <QVBoxLayout>

#include <algorithm>

namespace sheepshead {

PreferencesDialog::PreferencesDialog(
    const Preferences& preferences, const QStringList& languages, QWidget* parent)
    : QDialog(parent)
    , before_(preferences)
    , tabs_(new QTabWidget)
    , players_(new PlayersPage)
    , buttons_(new QDialogButtonBox(
          QDialogButtonBox::Ok | QDialogButtonBox::Cancel | QDialogButtonBox::RestoreDefaults))
{
    setWindowTitle(tr("Configure Sheepshead"));
    add(new GamePage);
    add(players_);
    add(new PlayPage);
    add(new LookPage(languages));
    connect(buttons_, &QDialogButtonBox::accepted, this, &PreferencesDialog::finish);
    connect(buttons_, &QDialogButtonBox::rejected, this, &QDialog::reject);
    connect(
        buttons_->button(QDialogButtonBox::RestoreDefaults), &QPushButton::clicked, this, [this] {
            Preferences defaults = defaultPreferences();
            defaults.addedDecks = before_.addedDecks; // offered on, but not chosen
            read(defaults);
        });
    auto* const column = new QVBoxLayout(this);
    column->addWidget(tabs_);
    column->addWidget(buttons_);
    openAtSize(*this, { 680, 680 });
    read(preferences);
}

void PreferencesDialog::setKnownNames(const QStringList& people, const QStringList& computers)
{
    players_->setKnownNames(people, computers);
}

void PreferencesDialog::addSound()
{
    auto* const page = new SoundPage;
    add(page);
    page->read(before_);
    connect(page, &SoundPage::sampleWanted, this, &PreferencesDialog::soundSampleWanted);
}

void PreferencesDialog::add(PreferencesPage* page)
{
    pages_.push_back(page);
    tabs_->addTab(page, page->title());
    connect(page, &PreferencesPage::soundnessChanged, this, &PreferencesDialog::showSoundness);
}

void PreferencesDialog::read(const Preferences& preferences)
{
    for (PreferencesPage* const page : pages_)
        page->read(preferences);
    showSoundness();
}

void PreferencesDialog::showSoundness()
{
    buttons_->button(QDialogButtonBox::Ok)
        ->setEnabled(std::ranges::all_of(pages_, &PreferencesPage::isSound));
}

void PreferencesDialog::finish()
{
    Preferences after = before_;
    for (const PreferencesPage* const page : pages_)
        page->write(after);
    accept();
    if (after != before_)
        Q_EMIT chosen(after);
}

} // namespace sheepshead
