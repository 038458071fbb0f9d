// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QByteArray>
#include <QHash>
#include <QImage>

#include <cstdint>

class QDataStream;

namespace sheepshead {

/// Height to width of a card; what is outside is drawn with bars of the card's own white.
inline constexpr qreal flattestCard = 1.25;
inline constexpr qreal slimmestCard = 1.6;

/// Pictures from elsewhere that are to be drawn: the content of their files. Drawing them may take
/// any time and memory, so it is done where it can be stopped: see drawElsewhere().
struct PictureTask {
    enum class Kind : std::uint8_t { Bitmap, DeckInOneFile, DeckOfFiles };

    Kind kind = Kind::Bitmap;
    QByteArray whole;             ///< the bitmap, or the deck's SVG
    QHash<int, QByteArray> cards; ///< by the index of the card, of a deck of files
    QByteArray back;              ///< the same; may be empty
    int width = 0;                ///< pixels of a card, or the longest side of a bitmap
};

/// Why nothing was drawn.
enum class PictureFault : std::uint8_t {
    None,
    NoPicture, ///< it is none that can be read
    NoCard,    ///< no card is in it
    TooLarge,  ///< more pixels than a picture may have
    Damaged,
    NotInTime, ///< it takes longer, or more memory, than it may
    Stopped    ///< the program ends
};

/// What was drawn.
struct DrawnPictures {
    PictureFault fault = PictureFault::None;
    QImage whole;             ///< the bitmap
    QHash<int, QImage> cards; ///< those that the deck has
    QImage back;              ///< null if it has none
    qreal ratio = 1.4;        ///< height to width of its pictures, as they are in the files
};

inline DrawnPictures noPictures(PictureFault fault)
{
    DrawnPictures none;
    none.fault = fault;
    return none;
}

/// The longest side of a picture that may be read, in pixels.
inline constexpr int longestPictureSide = 20000;

/// The height to width at which cards of such pictures are drawn: pictures wider than high are
/// shown small.
qreal cardRatio(qreal picturesRatio);

/// Draws here and now.
DrawnPictures drawnPictures(const PictureTask& task);

QDataStream& operator<<(QDataStream& out, const PictureTask& task);
QDataStream& operator>>(QDataStream& in, PictureTask& task);
QDataStream& operator<<(QDataStream& out, const DrawnPictures& drawn);
/// What is no such answer leaves the stream with an error.
QDataStream& operator>>(QDataStream& in, DrawnPictures& drawn);

} // namespace sheepshead
