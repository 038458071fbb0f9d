// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/preferences/look_page.h"

#include "ui/preferences/deck_section.h"
#include "ui/preferences/felt_section.h"
#include "ui/preferences/gallery.h"
#include "ui/preferences/look_preview.h"
#include "ui/preferences/radio_group.h"

#include <QCheckBox>
#include <QHBoxLayout>
#include <QLabel>
#include <QLocale>
#include <QTabWidget>

#include <algorithm>
#include <cmath>

namespace sheepshead {

namespace {

constexpr QSize backSize(76, 100);

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
    , preview_(new LookPreview)
    , decks_(new DeckSection)
    , backs_(new Gallery(tr("Card backs"), backSize))
    , felts_(new FeltSection)
    , order_(new RadioGroup(tr("Order of your cards")))
    , trumpEdges_(new QCheckBox(tr("A &gold edge on trump")))
    , colours_(new RadioGroup(tr("Appearance")))
    , language_(new RadioGroup(tr("Language")))
{
    auto* const sections = new QTabWidget;
    sections->addTab(decks_, tr("&Cards"));
    sections->addTab(backSection(), tr("&Backs"));
    sections->addTab(felts_, tr("&Felt"));
    sections->addTab(handSection(), tr("&Hand"));
    sections->addTab(windowSection(), tr("&Window"));
    auto* const column = new QVBoxLayout(this);
    column->addWidget(preview_, 1);
    column->addWidget(sections, 3);
    connect(decks_, &DeckSection::choiceChanged, this, &LookPage::showCards);
    connect(backs_, &Gallery::choiceChanged, this, &LookPage::showCards);
    connect(
        felts_, &FeltSection::choiceChanged, this, [this] { preview_->setFelt(felts_->look()); });
    connect(order_, &RadioGroup::chosenChanged, this, &LookPage::showHand);
    connect(trumpEdges_, &QCheckBox::toggled, this, &LookPage::showHand);
}

QWidget* LookPage::backSection()
{
    backs_->add(backOfDeck(), tr("Back of the deck"));
    for (const CardBack& back : ownBacks())
        backs_->add(back.id, back.name);
    for (const CardBack& back : ownBacks())
        drawBack(back.id);
    return backs_;
}

QWidget* LookPage::handSection()
{
    order_->add(tr("&Trump first"), tr("Trump by power, then clubs, spades and hearts."));
    order_->add(tr("By printed &suit"), tr("Queens and jacks stay with their suits."));
    order_->add(tr("As &dealt"), tr("Unsorted."));
    auto* const hint = new QLabel(tr("During a hand, drag a card to another place, or move it with "
                                     "Ctrl and the arrow keys."));
    hint->setWordWrap(true);
    trumpEdges_->setToolTip(tr("Queens, jacks and diamonds stand out from the other cards."));
    trumpEdges_->setAccessibleDescription(trumpEdges_->toolTip());
    auto* const section = new QWidget;
    auto* const column = new QVBoxLayout(section);
    column->addWidget(order_);
    column->addWidget(hint);
    column->addWidget(trumpEdges_);
    column->addStretch();
    return section;
}

QWidget* LookPage::windowSection()
{
    for (const QString& scheme : { tr("Same as &system"), tr("L&ight"), tr("&Dark") })
        colours_->add(scheme);
    addLanguages();
    auto* const section = new QWidget;
    auto* const row = new QHBoxLayout(section);
    row->addWidget(colours_, 1, Qt::AlignTop);
    row->addWidget(language_, 1, Qt::AlignTop);
    return section;
}

void LookPage::addLanguages()
{
    language_->add(tr("Same as s&ystem"));
    for (const QString& code : languages_.mid(1))
        language_->add(nameOf(code));
    language_->setVisible(languages_.size() > 1);
}

void LookPage::drawBack(const QString& id)
{
    CardTheme theme;
    theme.setDeck({ id == backOfDeck() ? decks_->chosen() : usualDeck(), id });
    const qreal width = qMin<qreal>(backSize.height() / theme.ratio(), backSize.width());
    backs_->setPicture(id, theme.back(std::floor(width), devicePixelRatioF()));
}

CardLook LookPage::cards() const { return { decks_->chosen(), backs_->chosen() }; }

void LookPage::showCards()
{
    const bool otherDeck = preview_->look().deck != decks_->chosen();
    preview_->setDeck(cards());
    if (otherDeck || !deckDrawn_)
        drawBack(backOfDeck());
    deckDrawn_ = true;
}

void LookPage::showHand()
{
    preview_->setHand(static_cast<HandOrder>(order_->chosen()), trumpEdges_->isChecked());
}

void LookPage::read(const Preferences& preferences)
{
    backs_->choose(isOwnBack(preferences.deck.back) ? preferences.deck.back : backOfDeck());
    decks_->setDecks(preferences.addedDecks, preferences.deck.deck);
    felts_->setLook(preferences.felt);
    order_->choose(static_cast<int>(preferences.handOrder));
    trumpEdges_->setChecked(preferences.trumpEdges);
    colours_->choose(static_cast<int>(preferences.colours));
    language_->choose(std::max(0, static_cast<int>(languages_.indexOf(preferences.language))));
    preview_->setFelt(felts_->look());
    showCards();
    showHand();
}

void LookPage::write(Preferences& preferences) const
{
    preferences.felt = felts_->look();
    preferences.deck = cards();
    preferences.addedDecks = decks_->added();
    preferences.handOrder = static_cast<HandOrder>(order_->chosen());
    preferences.trumpEdges = trumpEdges_->isChecked();
    preferences.colours = static_cast<ColourScheme>(colours_->chosen());
    preferences.language = languages_.at(language_->chosen());
}

} // namespace sheepshead
