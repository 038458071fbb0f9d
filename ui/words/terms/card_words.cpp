// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/words/terms/card_words.h"

#include "ui/words/players/seat_words.h"

#include <QCoreApplication>

#include <array>

namespace sheepshead {

namespace {

struct CardWords {
    Q_DECLARE_TR_FUNCTIONS(CardWords)
};

/// Each by the number of its Rank or Suit.
constexpr std::array rankNames {
    QT_TRANSLATE_NOOP("CardWords", "Seven of %1"),
    QT_TRANSLATE_NOOP("CardWords", "Eight of %1"),
    QT_TRANSLATE_NOOP("CardWords", "Nine of %1"),
    QT_TRANSLATE_NOOP("CardWords", "Ten of %1"),
    QT_TRANSLATE_NOOP("CardWords", "Jack of %1"),
    QT_TRANSLATE_NOOP("CardWords", "Queen of %1"),
    QT_TRANSLATE_NOOP("CardWords", "King of %1"),
    QT_TRANSLATE_NOOP("CardWords", "Ace of %1"),
};

constexpr std::array ranksInSentences {
    QT_TRANSLATE_NOOP("CardWords", "the seven of %1"),
    QT_TRANSLATE_NOOP("CardWords", "the eight of %1"),
    QT_TRANSLATE_NOOP("CardWords", "the nine of %1"),
    QT_TRANSLATE_NOOP("CardWords", "the ten of %1"),
    QT_TRANSLATE_NOOP("CardWords", "the jack of %1"),
    QT_TRANSLATE_NOOP("CardWords", "the queen of %1"),
    QT_TRANSLATE_NOOP("CardWords", "the king of %1"),
    QT_TRANSLATE_NOOP("CardWords", "the ace of %1"),
};

constexpr std::array rankLetters {
    QT_TRANSLATE_NOOP("CardWords", "7"),
    QT_TRANSLATE_NOOP("CardWords", "8"),
    QT_TRANSLATE_NOOP("CardWords", "9"),
    QT_TRANSLATE_NOOP("CardWords", "10"),
    QT_TRANSLATE_NOOP("CardWords", "J"),
    QT_TRANSLATE_NOOP("CardWords", "Q"),
    QT_TRANSLATE_NOOP("CardWords", "K"),
    QT_TRANSLATE_NOOP("CardWords", "A"),
};

constexpr std::array suitNames {
    QT_TRANSLATE_NOOP("CardWords", "Clubs"),
    QT_TRANSLATE_NOOP("CardWords", "Spades"),
    QT_TRANSLATE_NOOP("CardWords", "Hearts"),
    QT_TRANSLATE_NOOP("CardWords", "Diamonds"),
};

constexpr std::array suitsInSentences {
    QT_TRANSLATE_NOOP("CardWords", "clubs"),
    QT_TRANSLATE_NOOP("CardWords", "spades"),
    QT_TRANSLATE_NOOP("CardWords", "hearts"),
    QT_TRANSLATE_NOOP("CardWords", "diamonds"),
};

constexpr std::array suitMarks { u'♣', u'♠', u'♥', u'♦' };

std::size_t numberOf(auto rankOrSuit) { return static_cast<std::size_t>(rankOrSuit); }

} // namespace

QString cardName(Card card)
{
    return CardWords::tr(rankNames[numberOf(card.rank())]).arg(suitWord(card.suit()));
}

QString theCard(Card card)
{
    return CardWords::tr(ranksInSentences[numberOf(card.rank())]).arg(suitWord(card.suit()));
}

QString shortCardName(Card card)
{
    return CardWords::tr(rankLetters[numberOf(card.rank())])
        + QChar(suitMarks[numberOf(card.suit())]);
}

QString cardNames(CardSet cards)
{
    QStringList names;
    for (const Card card : cards)
        names << theCard(card);
    return spokenList(names);
}

QString shortCardNames(CardSet cards)
{
    QStringList names;
    for (const Card card : cards)
        names << shortCardName(card);
    return names.join(QLatin1Char(' '));
}

QString suitName(Suit suit) { return CardWords::tr(suitNames[numberOf(suit)]); }
QString suitWord(Suit suit) { return CardWords::tr(suitsInSentences[numberOf(suit)]); }

QString suitMark(Suit suit) { return QChar(suitMarks[numberOf(suit)]); }

QString cardDescription(Card card, const TrumpOrder& trumps)
{
    const QString kind = trumps.isTrump(card) ? CardWords::tr("trump") : CardWords::tr("fail");
    return CardWords::tr("%1, %2", "points, then trump or fail")
        .arg(pointsText(card.points()), kind);
}

QString pointsText(Points points) { return CardWords::tr("%n point(s)", nullptr, points.value); }

} // namespace sheepshead
