// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/preferences/look_page.h"

#include "ui/preferences/radio_group.h"

#include <QGridLayout>
#include <QLocale>

namespace sheepshead {

namespace {

/// The name of a language in that language. QLocale calls plain English American.
QString nameOf(const QString& code)
{
    return code == QStringLiteral("en") ? QStringLiteral("English")
                                        : QLocale(code).nativeLanguageName();
}

} // namespace

LookPage::LookPage(const QStringList& languages, QWidget* parent)
    : PreferencesPage(parent)
    , languages_(QStringList { QString() } + languages)
    , felt_(new RadioGroup(tr("Felt")))
    , deck_(new RadioGroup(tr("Cards")))
    , colours_(new RadioGroup(tr("Appearance")))
    , language_(new RadioGroup(tr("Language (after a restart)")))
{
    for (const QString& felt :
        { tr("Slate &blue"), tr("Forest &green"), tr("Burgund&y"), tr("&Oak") })
        felt_->add(felt);
    for (const Deck& deck : decks())
        deck_->add(deckName(deck), deckHelp(deck));
    for (const QString& scheme : { tr("Same as &system"), tr("L&ight"), tr("&Dark") })
        colours_->add(scheme);
    addLanguages();
    auto* const grid = new QGridLayout(this);
    grid->addWidget(felt_, 0, 0);
    grid->addWidget(colours_, 0, 1);
    grid->addWidget(deck_, 1, 0);
    grid->addWidget(language_, 1, 1);
    grid->setRowStretch(2, 1);
}

void LookPage::addLanguages()
{
    language_->add(tr("Same as s&ystem"));
    for (const QString& code : languages_.mid(1))
        language_->add(nameOf(code));
    language_->setVisible(languages_.size() > 1);
}

void LookPage::read(const Preferences& preferences)
{
    felt_->choose(static_cast<int>(preferences.felt));
    deck_->choose(static_cast<int>(&deckNamed(preferences.deck) - decks().data()));
    colours_->choose(static_cast<int>(preferences.colours));
    language_->choose(std::max(0, static_cast<int>(languages_.indexOf(preferences.language))));
}

void LookPage::write(Preferences& preferences) const
{
    preferences.felt = static_cast<Felt>(felt_->chosen());
    preferences.deck = QString::fromLatin1(decks()[static_cast<std::size_t>(deck_->chosen())].id);
    preferences.colours = static_cast<ColourScheme>(colours_->chosen());
    preferences.language = languages_.at(language_->chosen());
}

} // namespace sheepshead
