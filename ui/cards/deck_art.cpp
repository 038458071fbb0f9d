// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/cards/deck_art.h"

#include "ui/cards/deck_files.h"
#include "ui/cards/picture_process.h"
#include "ui/files/outside_file.h"

#include <QCoreApplication>
#include <QDir>
#include <QFileInfo>
#include <QPainter>

#include <algorithm>
#include <array>
#include <cmath>
#include <map>
#include <vector>

namespace sheepshead {

namespace {

constexpr int narrowestMaster = 180; // pixels; half as much again until it is wide enough
constexpr qint64 largestDeckPicture = qint64 { 32 } * 1024 * 1024; // bytes
constexpr qint64 largestDeck = qint64 { 256 } * 1024 * 1024;       // of all its files
const QString ourBack = QStringLiteral("back");

struct ArtTexts {
    Q_DECLARE_TR_FUNCTIONS(DeckArt)
};

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
    if (deck_.ours)
        readOurs();
    else if (!hasPictureServer())
        draw(narrowestMaster);
}

void DeckArt::readOurs()
{
    renderer_.load(deck_.svg);
    for (const Card card : CardSet::deck())
        for (const QString& element : elementsOf(card))
            if (!elements_.contains(card.index()) && renderer_.elementExists(element))
                elements_.insert(card.index(), element);
    hasBack_ = true;
    const QRectF bounds = renderer_.boundsOnElement(ourBack);
    const QSizeF size = renderer_.transformForElement(ourBack).mapRect(bounds).size();
    picturesRatio_ = size.height() / size.width();
    ready_ = true;
}

QString DeckArt::problem() const
{
    const QMutexLocker lock(&mutex_);
    return problem_;
}

CardSet DeckArt::missing() const
{
    const QMutexLocker lock(&mutex_);
    return missing_;
}

bool DeckArt::hasBack() const
{
    const QMutexLocker lock(&mutex_);
    return hasBack_;
}

PictureTask DeckArt::taskFor(int width) const
{
    PictureTask task;
    if (deck_.svg.isEmpty())
        task = taskOfFiles();
    else
        task.whole = readOutsideFile(deck_.svg, largestDeckPicture).bytes;
    task.kind =
        deck_.svg.isEmpty() ? PictureTask::Kind::DeckOfFiles : PictureTask::Kind::DeckInOneFile;
    task.width = width;
    return task;
}

/// What is no ordinary file is as one that is missing.
PictureTask DeckArt::taskOfFiles() const
{
    PictureTask task;
    const QDir folder(deck_.folder);
    qint64 room = largestDeck;
    const auto read = [&](const QString& file) {
        QByteArray bytes = readOutsideFile(file, std::min(room, largestDeckPicture)).bytes;
        room -= bytes.size();
        return bytes;
    };
    for (const Card card : CardSet::deck())
        for (const QString& file : filesOf(card))
            if (const QByteArray bytes = read(folder.filePath(file)); !bytes.isEmpty()) {
                task.cards.insert(card.index(), bytes);
                break;
            }
    task.back = read(
        deck_.backFile.isEmpty() ? folder.filePath(QStringLiteral("back.png")) : deck_.backFile);
    return task;
}

QString DeckArt::problemFor(PictureFault fault) const
{
    const QString place = QDir::toNativeSeparators(deck_.svg.isEmpty() ? deck_.folder : deck_.svg);
    switch (fault) {
    case PictureFault::None:
    case PictureFault::Stopped:
        return {};
    case PictureFault::NoCard:
        return ArtTexts::tr("%1: There is no picture of a card in it.").arg(place);
    case PictureFault::NotInTime:
        return ArtTexts::tr("%1: Drawing this deck takes too much time or memory.").arg(place);
    default:
        return ArtTexts::tr("%1: This is no SVG picture that can be read.").arg(place);
    }
}

void DeckArt::draw(int width)
{
    int wide = narrowestMaster;
    while (wide < width)
        wide += wide / 2;
    {
        const QMutexLocker lock(&mutex_);
        if (deck_.ours || width_ >= wide)
            return;
    }
    take(drawElsewhere(taskFor(wide)), wide);
}

/// Pictures that are there stay if larger ones cannot be drawn.
void DeckArt::take(DrawnPictures drawn, int width)
{
    const QMutexLocker lock(&mutex_);
    if (drawn.fault == PictureFault::Stopped || (drawn.fault != PictureFault::None && width_ > 0))
        return;
    problem_ = problemFor(drawn.fault);
    missing_ = {};
    for (const Card card : CardSet::deck())
        if (!drawn.cards.contains(card.index()))
            missing_.add(card);
    picturesRatio_ = drawn.ratio;
    width_ = drawn.fault == PictureFault::None ? width : 0;
    hasBack_ = !drawn.back.isNull();
    masters_ = std::move(drawn.cards);
    masterBack_ = std::move(drawn.back);
    ready_ = true;
}

bool DeckArt::hasRanksAtRight()
{
    if (deck_.ours || !ready_ || !problem().isEmpty())
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
    if (!hasPictureServer())
        draw(pixels.width());
    const QMutexLocker lock(&mutex_);
    return deck_.ours ? ourPicture(elements_.value(card.index()), pixels)
                      : scaled(masters_.value(card.index()), pixels);
}

QImage DeckArt::back(QSize pixels)
{
    if (!hasPictureServer())
        draw(pixels.width());
    const QMutexLocker lock(&mutex_);
    return deck_.ours ? ourPicture(ourBack, pixels) : scaled(masterBack_, pixels);
}

/// Drawing a card of some decks takes 50 ms, scaling it less than one.
QImage DeckArt::scaled(const QImage& master, QSize pixels) const
{
    return master.isNull() ? QImage()
                           : master.scaled(pixels, Qt::IgnoreAspectRatio, Qt::SmoothTransformation);
}

QImage DeckArt::ourPicture(const QString& element, QSize pixels)
{
    QImage image(pixels, QImage::Format_ARGB32_Premultiplied);
    image.fill(Qt::transparent);
    QPainter painter(&image);
    painter.setRenderHints(QPainter::Antialiasing | QPainter::SmoothPixmapTransform);
    renderer_.render(&painter, element, QRectF({ 0, 0 }, QSizeF(pixels)));
    return image;
}

void DeckArt::prepare(const std::shared_ptr<DeckArt>& art, int width)
{
    if (art->deck().ours || !hasPictureServer() || art->wanted_ >= width)
        return;
    art->wanted_ = width;
    workOnPictures([waiting = std::weak_ptr(art), width] {
        if (const std::shared_ptr<DeckArt> still = waiting.lock())
            still->draw(width);
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
