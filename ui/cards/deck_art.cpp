// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/cards/deck_art.h"

#include "ui/cards/deck_files.h"
#include "ui/cards/table_colours.h"

#include <QCoreApplication>
#include <QDir>
#include <QFile>
#include <QFileInfo>
#include <QImageReader>
#include <QPainter>
#include <QThreadPool>

#include <algorithm>
#include <array>
#include <cmath>
#include <map>
#include <vector>

namespace sheepshead {

namespace {

constexpr int narrowestMaster = 180; // pixels; half as much again until it is wide enough
constexpr int widestPicture = 4000;

struct ArtTexts {
    Q_DECLARE_TR_FUNCTIONS(DeckArt)
};

QImage emptyImage(QSize pixels)
{
    QImage image(pixels, QImage::Format_ARGB32_Premultiplied);
    image.fill(Qt::transparent);
    return image;
}

/// Card white with rounded corners, for pictures that are no whole cards.
void paintBlankCard(QPainter& painter, QSizeF size)
{
    painter.setPen(QPen(QColor(0xb9, 0xb2, 0xa2), size.width() * 0.006));
    painter.setBrush(table_colours::cardPaper);
    const qreal corner = size.width() * 0.068;
    painter.drawRoundedRect(QRectF(QPointF(), size).adjusted(0.5, 0.5, -0.5, -0.5), corner, corner);
}

QRectF fitted(QSizeF picture, QRectF into)
{
    const QSizeF size = picture.scaled(into.size(), Qt::KeepAspectRatio);
    QRectF place(QPointF(), size);
    place.moveCenter(into.center());
    return place;
}

/// How many points of two pictures differ at a glance.
int differing(const QImage& a, const QImage& b)
{
    constexpr int visibly = 60; // out of 255
    int count = 0;
    for (int y = 0; y < a.height(); ++y)
        for (int x = 0; x < a.width(); ++x)
            count += std::abs(qGray(a.pixel(x, y)) - qGray(b.pixel(x, y))) > visibly ? 1 : 0;
    return count;
}

/// The mean color of what is printed on a card: no white, no frame.
std::array<int, 3> inkOf(const QImage& image)
{
    std::array<qint64, 3> sum {};
    qint64 count = 1;
    const QRect inner = image.rect().adjusted(4, 4, -4, -4);
    for (int y = inner.top(); y <= inner.bottom(); ++y)
        for (int x = inner.left(); x <= inner.right(); ++x) {
            const QColor colour = image.pixelColor(x, y);
            if (colour.alpha() < 128 || (colour.lightness() > 175 && colour.hsvSaturation() < 90))
                continue;
            sum[0] += colour.red();
            sum[1] += colour.green();
            sum[2] += colour.blue();
            ++count;
        }
    return { static_cast<int>(sum[0] / count), static_cast<int>(sum[1] / count),
        static_cast<int>(sum[2] / count) };
}

int distance(const std::array<int, 3>& a, const std::array<int, 3>& b)
{
    int sum = 0;
    for (std::size_t i = 0; i < a.size(); ++i)
        sum += std::abs(a.at(i) - b.at(i));
    return sum;
}

} // namespace

DeckArt::DeckArt(Deck deck)
    : deck_(std::move(deck))
{
    if (deck_.svg.isEmpty())
        readFiles();
    else
        readSvg();
    for (const Card card : CardSet::deck())
        if (!elements_.contains(card.index()))
            missing_.add(card);
    if (problem_.isEmpty() && elements_.isEmpty())
        problem_ =
            ArtTexts::tr("%1: There is no picture of a card in it.")
                .arg(QDir::toNativeSeparators(deck_.svg.isEmpty() ? deck_.folder : deck_.svg));
    if (!problem_.isEmpty())
        return;
    const QSizeF size = sizeOf(backElement_.isEmpty() ? elements_.cbegin().value() : backElement_);
    if (size.width() > 0 && size.height() > 0)
        picturesRatio_ = size.height() / size.width();
}

void DeckArt::readSvg()
{
    if (!renderer_.load(deck_.svg)) {
        problem_ = ArtTexts::tr("%1: This is no SVG picture that can be read.")
                       .arg(QDir::toNativeSeparators(deck_.svg));
        return;
    }
    for (const Card card : CardSet::deck())
        for (const QString& element : elementsOf(card))
            if (!elements_.contains(card.index()) && renderer_.elementExists(element))
                elements_.insert(card.index(), element);
    if (renderer_.elementExists(QStringLiteral("back")))
        backElement_ = QStringLiteral("back");
}

void DeckArt::readFiles()
{
    // Most names of a card are not there, and QImageReader takes long to find that out.
    const auto isPicture = [](const QString& file) {
        return QFile::exists(file) && QImageReader(file).canRead();
    };
    const QDir folder(deck_.folder);
    for (const Card card : CardSet::deck())
        for (const QString& file : filesOf(card))
            if (!elements_.contains(card.index()) && isPicture(folder.filePath(file)))
                elements_.insert(card.index(), folder.filePath(file));
    const QString back =
        deck_.backFile.isEmpty() ? folder.filePath(QStringLiteral("back.png")) : deck_.backFile;
    if (isPicture(back))
        backElement_ = back;
}

QSizeF DeckArt::sizeOf(const QString& element)
{
    if (deck_.svg.isEmpty())
        return QImageReader(element).size();
    const QRectF bounds = renderer_.boundsOnElement(element);
    return renderer_.transformForElement(element).mapRect(bounds).size();
}

qreal DeckArt::ratio() const
{
    return lies() ? 1.4 : std::clamp(picturesRatio_, flattest, slimmest);
}

bool DeckArt::hasRanksAtRight()
{
    if (deck_.ours || !problem_.isEmpty())
        return false;
    if (ranks_ != Ranks::Unknown)
        return ranks_ == Ranks::AtRight;
    constexpr int readable = 10; // points of a corner
    const QSize card(120, qRound(120 * ratio()));
    const QSize corner(32, 44);
    int left = readable;
    int right = readable;
    std::vector<QImage> before;
    for (const Rank rank : { Rank::Ten, Rank::Jack, Rank::Queen, Rank::King }) {
        const QImage image = face(Card(rank, Suit::Spades), card);
        if (image.isNull())
            continue;
        for (const QImage& other : before) {
            const auto at = [&](int x) {
                const QRect place({ x, 0 }, corner);
                return differing(image.copy(place), other.copy(place));
            };
            left = std::min(left, at(0));
            right = std::min(right, at(card.width() - corner.width()));
        }
        before.push_back(image);
    }
    ranks_ = left < readable && right >= readable ? Ranks::AtRight : Ranks::AtLeft;
    return ranks_ == Ranks::AtRight;
}

QImage DeckArt::face(Card card, QSize pixels)
{
    const auto element = elements_.constFind(card.index());
    return element == elements_.cend() ? QImage() : picture(*element, pixels);
}

QImage DeckArt::back(QSize pixels) { return hasBack() ? picture(backElement_, pixels) : QImage(); }

QImage DeckArt::picture(const QString& element, QSize pixels)
{
    const QMutexLocker lock(&mutex_);
    if (deck_.ours)
        return rendered(element, pixels);
    return master(element, pixels.width())
        .scaled(pixels, Qt::IgnoreAspectRatio, Qt::SmoothTransformation);
}

/// Drawing a card of some decks takes 50 ms, scaling it less than one.
const QImage& DeckArt::master(const QString& element, int width)
{
    QImage& kept = masters_[element];
    if (kept.width() >= width)
        return kept;
    int wide = narrowestMaster;
    while (wide < width)
        wide += wide / 2;
    kept = rendered(element, QSize(wide, qRound(wide * ratio())));
    return kept;
}

QImage DeckArt::rendered(const QString& element, QSize pixels)
{
    QImage image = emptyImage(pixels);
    QPainter painter(&image);
    painter.setRenderHints(QPainter::Antialiasing | QPainter::SmoothPixmapTransform);
    QRectF place({ 0, 0 }, QSizeF(pixels));
    if (picturesRatio_ < flattest || picturesRatio_ > slimmest) {
        paintBlankCard(painter, place.size());
        const qreal edge = place.width() * 0.04;
        place = fitted(QSizeF(1, picturesRatio_), place.adjusted(edge, edge, -edge, -edge));
    }
    if (!deck_.svg.isEmpty()) {
        renderer_.render(&painter, element, place);
        return image;
    }
    QImageReader reader(element);
    const QSize size = reader.size();
    if (size.width() <= widestPicture && size.height() <= widestPicture)
        painter.drawImage(place, reader.read());
    return image;
}

void DeckArt::prepare(const std::shared_ptr<DeckArt>& art, int width)
{
    if (art->deck().ours)
        return;
    QThreadPool::globalInstance()->start([waiting = std::weak_ptr(art), width] {
        for (const Card card : CardSet::deck()) {
            const std::shared_ptr<DeckArt> still = waiting.lock();
            if (!still)
                return;
            const QMutexLocker lock(&still->mutex_);
            const auto element = still->elements_.constFind(card.index());
            if (element != still->elements_.cend())
                still->master(*element, width);
        }
    });
}

std::shared_ptr<DeckArt> deckArt(const Deck& deck)
{
    static QMutex mutex;
    static std::map<QString, std::weak_ptr<DeckArt>> shared;
    const QMutexLocker lock(&mutex);
    const QString key =
        deck.id + QFileInfo(deck.svg.isEmpty() ? deck.folder : deck.svg).lastModified().toString();
    std::weak_ptr<DeckArt>& kept = shared[key];
    std::shared_ptr<DeckArt> art = kept.lock();
    if (!art) {
        art = std::make_shared<DeckArt>(deck);
        kept = art;
    }
    return art;
}

bool hasFourColours(DeckArt& art)
{
    constexpr int alike = 60; // out of 765
    std::array<std::array<int, 3>, allSuits.size()> inks {};
    for (const Suit suit : allSuits)
        inks.at(static_cast<std::size_t>(suit)) =
            inkOf(art.face(Card(Rank::Ten, suit), QSize(80, qRound(80 * art.ratio()))));
    for (std::size_t a = 0; a < inks.size(); ++a)
        for (std::size_t b = a + 1; b < inks.size(); ++b)
            if (distance(inks.at(a), inks.at(b)) < alike)
                return false;
    return true;
}

} // namespace sheepshead
