// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/preferences/deck_section.h"

#include "ui/cards/deck_art.h"
#include "ui/cards/deck_files.h"
#include "ui/cards/picture_process.h"
#include "ui/preferences/deck_previews.h"
#include "ui/preferences/gallery.h"

#include <QDragEnterEvent>
#include <QFileDialog>
#include <QHBoxLayout>
#include <QLabel>
#include <QMimeData>
#include <QPushButton>
#include <QUrl>

#include <algorithm>

namespace sheepshead {

namespace {

constexpr QSize fanSize(132, 76);

} // namespace

DeckSection::DeckSection(QWidget* parent)
    : QWidget(parent)
    , gallery_(new Gallery(tr("Card decks"), fanSize))
    , words_(new QLabel)
    , remove_(new QPushButton(tr("&Remove Deck")))
    , previews_(new DeckPreviews(this))
{
    setAcceptDrops(true);
    words_->setWordWrap(true);
    words_->setMinimumHeight(2 * fontMetrics().lineSpacing());
    words_->setAlignment(Qt::AlignTop | Qt::AlignLeft);
    words_->setTextFormat(Qt::PlainText); // names and comments come from files
    auto* const add = new QPushButton(tr("A&dd Deck…"));
    add->setToolTip(tr("A KDE card deck: choose the file index.desktop in its folder, or drop the "
                       "folder here."));
    add->setAccessibleDescription(add->toolTip());
    auto* const column = new QVBoxLayout(this);
    column->addWidget(gallery_, 1);
    auto* const foot = new QHBoxLayout;
    foot->addWidget(words_, 1);
    foot->addWidget(add, 0, Qt::AlignTop);
    foot->addWidget(remove_, 0, Qt::AlignTop);
    column->addLayout(foot);
    connect(add, &QPushButton::clicked, this, &DeckSection::askForDeck);
    connect(remove_, &QPushButton::clicked, this, &DeckSection::removeDeck);
    connect(previews_, &DeckPreviews::ready, this, &DeckSection::show);
    connect(&pictureNews(), &PictureNews::arrived, this, &DeckSection::finishAdding);
    connect(gallery_, &Gallery::choiceChanged, this, [this] {
        refused_.clear();
        tell();
        Q_EMIT choiceChanged();
    });
}

void DeckSection::setDecks(const QStringList& added, const QString& chosen)
{
    added_ = added;
    drawn_.clear();
    gallery_->clear();
    decks_.clear();
    for (const Deck& deck : ownDecks())
        list(deck);
    for (const Deck& deck : installedDecks())
        list(deck);
    for (const QString& path : added + QStringList { chosen })
        if (!gallery_->contains(path)) {
            const DeckReading reading = deckNamed(path);
            list(reading.deck.value_or(Deck { .id = path,
                .name = tr("Missing deck"),
                .help = {},
                .author = {},
                .svg = {},
                .folder = path,
                .backFile = {} }));
        }
    gallery_->choose(chosen);
    tell();
    draw();
}

QString DeckSection::chosen() const { return gallery_->chosen(); }

void DeckSection::list(const Deck& deck)
{
    decks_.push_back(deck);
    gallery_->add(deck.id, deck.name, deck.help);
}

void DeckSection::showEvent(QShowEvent* event)
{
    QWidget::showEvent(event);
    draw();
}

/// What is looked at first is drawn first, and nothing before the page is seen.
void DeckSection::draw()
{
    if (!isVisible())
        return;
    for (const Deck& deck : decks_) {
        if (drawn_.contains(deck.id))
            continue;
        drawn_ << deck.id;
        previews_->want(deck, (QSizeF(fanSize) * devicePixelRatioF()).toSize());
    }
}

void DeckSection::show(const DeckPreview& preview)
{
    const auto deck = std::ranges::find(decks_, preview.id, &Deck::id);
    if (deck == decks_.end())
        return;
    if (!preview.image.isNull()) {
        QPixmap picture = QPixmap::fromImage(preview.image);
        picture.setDevicePixelRatio(devicePixelRatioF());
        gallery_->setPicture(preview.id, picture);
    }
    gallery_->setWords(preview.id, deckWords(*deck, preview));
    tell();
}

void DeckSection::tell()
{
    words_->setText(refused_.isEmpty() ? gallery_->words(gallery_->chosen()) : refused_);
    remove_->setVisible(!added_.isEmpty());
    remove_->setEnabled(added_.contains(gallery_->chosen()));
}

void DeckSection::askForDeck()
{
    auto* const dialog = new QFileDialog(this, tr("Add a Card Deck"));
    dialog->setAttribute(Qt::WA_DeleteOnClose);
    dialog->setFileMode(QFileDialog::ExistingFile);
    dialog->setNameFilter(tr("Card decks (%1)").arg(QStringLiteral("index.desktop")));
    connect(dialog, &QFileDialog::fileSelected, this, &DeckSection::addDeck);
    dialog->open();
}

void DeckSection::addDeck(const QString& path)
{
    const DeckReading reading = readDeckIndex(path);
    refused_ = reading.problem;
    tell();
    if (!reading.deck)
        return;
    adding_.push_back(deckArt(*reading.deck));
    DeckArt::prepare(adding_.back(), fanSize.height());
    finishAdding();
}

/// A deck that cannot be drawn is refused, and that is not known at once.
void DeckSection::finishAdding()
{
    const auto known =
        std::ranges::partition(adding_, [](const auto& art) { return !art->isReady(); });
    const std::vector<std::shared_ptr<DeckArt>> ready(known.begin(), known.end());
    adding_.erase(known.begin(), known.end());
    for (const auto& art : ready)
        add(*art);
}

void DeckSection::add(const DeckArt& art)
{
    refused_ = art.problem();
    if (!refused_.isEmpty())
        return tell();
    const Deck& deck = art.deck();
    if (!gallery_->contains(deck.id)) {
        list(deck);
        added_ << deck.id;
    }
    gallery_->choose(deck.id);
    tell();
    draw();
}

void DeckSection::removeDeck()
{
    const QString id = gallery_->chosen();
    added_.removeAll(id);
    drawn_.removeAll(id);
    gallery_->choose(usualDeck());
    gallery_->remove(id);
    std::erase_if(decks_, [&id](const Deck& deck) { return deck.id == id; });
    tell();
}

void DeckSection::dragEnterEvent(QDragEnterEvent* event)
{
    if (event->mimeData()->hasUrls())
        event->acceptProposedAction();
}

void DeckSection::dropEvent(QDropEvent* event)
{
    for (const QUrl& url : event->mimeData()->urls())
        if (url.isLocalFile())
            addDeck(url.toLocalFile());
}

} // namespace sheepshead
