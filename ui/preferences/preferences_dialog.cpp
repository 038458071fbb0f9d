// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/preferences/preferences_dialog.h"

#include "ui/preferences/access_page.h"
#include "ui/preferences/look_page.h"
#include "ui/preferences/play_page.h"
#include "ui/preferences/players_page.h"
#include "ui/preferences/sound_page.h"
#include "ui/widgets/dialog_spacing.h"
#include "ui/widgets/handbook_page.h"
#include "ui/widgets/number_box.h"
#include "ui/widgets/opening_size.h"
#include "ui/widgets/scrolled_page.h"

#include <QDialogButtonBox>
#include <QPushButton>
#include <QScreen>
#include <QScrollArea>
#include <QTabWidget>
#include <QVBoxLayout>

#include <algorithm>

namespace sheepshead {

namespace {

QScrollArea* scrolling(QWidget* page)
{
    auto* const area = new QScrollArea;
    layInto(*area, page);
    return area;
}

} // namespace

PreferencesDialog::PreferencesDialog(
    const Preferences& preferences, const QStringList& languages, QWidget* parent)
    : QDialog(parent)
    , before_(preferences)
    , tabs_(new QTabWidget)
    , players_(new PlayersPage)
    , look_(new LookPage(languages))
{
    setWindowTitle(tr("Configure Sheepshead"));
    connect(tabs_, &QTabWidget::currentChanged, this, [this] {
        const bool players = tabs_->currentWidget()->isAncestorOf(players_);
        setProperty(handbookPageProperty,
            players ? QStringLiteral("07-players.md") : QStringLiteral("05-at-the-table.md"));
    });
    add(players_);
    add(new PlayPage);
    add(look_);
    add(new AccessPage);
    auto* const column = new QVBoxLayout(this);
    column->addWidget(tabs_);
    // With its parent, and after the tabs have theirs, or Tab misses some of its buttons.
    auto* const buttons = new QDialogButtonBox(
        QDialogButtonBox::Ok | QDialogButtonBox::Cancel | QDialogButtonBox::RestoreDefaults, this);
    connect(buttons, &QDialogButtonBox::accepted, this, &PreferencesDialog::finish);
    connect(buttons, &QDialogButtonBox::rejected, this, &QDialog::reject);
    connect(
        buttons->button(QDialogButtonBox::RestoreDefaults), &QPushButton::clicked, this, [this] {
            Preferences defaults = defaultPreferences();
            defaults.addedDecks = before_.addedDecks; // offered on, but not chosen
            read(defaults);
        });
    beginGroup(*column);
    column->addWidget(buttons);
    openAtSize(*this, { 680, 680 });
    read(preferences);
}

void PreferencesDialog::setKnownNames(const QStringList& people, const QStringList& computers)
{
    players_->setKnownNames(people, computers);
}

void PreferencesDialog::showLook()
{
    const auto isLook = [](const PreferencesPage* page) {
        return qobject_cast<const LookPage*>(page) != nullptr;
    };
    const auto place = std::ranges::find_if(pages_, isLook) - pages_.begin();
    tabs_->setCurrentIndex(static_cast<int>(place));
}

void PreferencesDialog::setGamesTogether(const QHash<QString, int>& games)
{
    players_->setGamesTogether(games);
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
    tabs_->addTab(scrolling(page), page->title());
}

void PreferencesDialog::read(const Preferences& preferences)
{
    for (PreferencesPage* const page : pages_)
        page->read(preferences);
}

void PreferencesDialog::finish()
{
    if (remindOfNumber(*this))
        return;
    Preferences after = before_;
    for (const PreferencesPage* const page : pages_)
        page->write(after);
    accept();
    if (after != before_)
        Q_EMIT chosen(after);
}

} // namespace sheepshead
