// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/preferences/deck_previews.h"

#include "ui/cards/deck_art.h"
#include "ui/cards/deck_files.h"
#include "ui/words/terms/card_words.h"

#include <QCoreApplication>
#include <QPainter>
#include <QPointer>
#include <QThreadPool>

#include <array>

namespace sheepshead {

namespace {

constexpr std::array shownCards { Card(Rank::Queen, Suit::Clubs), Card(Rank::Jack, Suit::Diamonds),
    Card(Rank::Ace, Suit::Hearts), Card(Rank::Ten, Suit::Spades) };

struct PreviewTexts {
    Q_DECLARE_TR_FUNCTIONS(DeckPreviews)
};

/// Four faces that overlap, and the back.
QImage fan(DeckArt& art, QSize pixels)
{
    QImage image(pixels, QImage::Format_ARGB32_Premultiplied);
    image.fill(Qt::transparent);
    const int wide = qMin(qRound(pixels.height() / art.ratio()), pixels.width() * 2 / 5);
    const QSize card(wide, qRound(wide * art.ratio()));
    const int count = static_cast<int>(shownCards.size()) + 1;
    const int step = (pixels.width() - wide) / (count - 1);
    const int top = (pixels.height() - card.height()) / 2;
    QPainter painter(&image);
    for (int i = 0; i < count; ++i) {
        const QPoint at(i * step, top);
        if (i > 0)
            painter.drawImage(at, art.face(shownCards.at(static_cast<std::size_t>(i) - 1), card));
        else
            painter.drawImage(at, art.back(card));
    }
    return image;
}

} // namespace

DeckPreview previewOf(const Deck& deck, QSize pixels)
{
    DeckPreview preview;
    preview.id = deck.id;
    const DeckReading now = deckNamed(deck.id); // it may be gone
    preview.problem = now.problem;
    if (!now.deck)
        return preview;
    const std::shared_ptr<DeckArt> art = deckArt(*now.deck);
    art->draw(pixels.height());
    preview.problem = art->problem();
    if (!preview.problem.isEmpty())
        return preview;
    preview.image = fan(*art, pixels);
    preview.missing = art->missing();
    preview.hasBack = art->hasBack();
    preview.fourColours = hasFourColours(*art);
    preview.lies = art->lies();
    preview.ranksAtRight = art->hasRanksAtRight();
    return preview;
}

QString deckWords(const Deck& deck, const DeckPreview& preview)
{
    if (!preview.problem.isEmpty())
        return preview.problem;
    QStringList words;
    if (!deck.help.isEmpty())
        words << (deck.help.endsWith(u'.') ? deck.help : deck.help + u'.');
    if (!deck.author.isEmpty())
        words << PreviewTexts::tr("By %1.").arg(deck.author);
    if (!deck.ours && !preview.fourColours)
        words << PreviewTexts::tr("The suits have two colors.");
    if (!deck.ours && preview.fourColours)
        words << PreviewTexts::tr("The suits differ in color.");
    if (preview.ranksAtRight)
        words << PreviewTexts::tr("Its ranks stand at the right, so your cards overlap the other "
                                  "way round.");
    if (preview.lies)
        words << PreviewTexts::tr("Its pictures are wider than high, so they are shown small.");
    if (!preview.missing.empty())
        words << PreviewTexts::tr("Missing, and drawn by the program: %1.")
                     .arg(cardNames(preview.missing));
    if (!preview.hasBack)
        words << PreviewTexts::tr("It has no back; the program’s own is used.");
    return words.join(QLatin1Char(' '));
}

DeckPreviews::DeckPreviews(QObject* parent)
    : QObject(parent)
    , stopped_(std::make_shared<std::atomic_bool>(false))
{
}

DeckPreviews::~DeckPreviews() { *stopped_ = true; }

void DeckPreviews::want(const Deck& deck, QSize pixels)
{
    QThreadPool::globalInstance()->start([deck, pixels, stopped = stopped_, here = QPointer(this)] {
        if (*stopped)
            return;
        const DeckPreview preview = previewOf(deck, pixels);
        QMetaObject::invokeMethod(
            QCoreApplication::instance(),
            [preview, stopped, here] {
                if (!*stopped && here)
                    Q_EMIT here->ready(preview);
            },
            Qt::QueuedConnection);
    });
}

} // namespace sheepshead
