// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/keeping/quick_entry.h"

#include "ui/keeping/line_letters.h"
#include "ui/widgets/typed_number.h"

#include <QRegularExpression>

#include <algorithm>
#include <array>
#include <limits>

namespace sheepshead {

namespace {

/// A letter and how the hand ended.
struct TierLetter {
    char16_t letter;
    Tier tier;
};
constexpr std::array tierLetters {
    TierLetter { u'a', Tier::WonAllTricks },
    TierLetter { u's', Tier::WonSchneider },
    TierLetter { u'w', Tier::Won },
    TierLetter { u'l', Tier::Lost },
    TierLetter { u'x', Tier::LostSchneider },
    TierLetter { u'n', Tier::LostNoTrick },
};

class QuickReader {
public:
    QuickReader(const TypedHand& hand, const Chairs& chairs, const CheckedVariant& variant)
        : chairs_(chairs)
        , variant_(variant)
    {
        TypedHand& fresh = entry_.hand;
        fresh.kind = kindsAt(variant).front();
        fresh.dealer = hand.dealer;
        fresh.out = hand.out;
        fresh.called = hand.called;
        fresh.note = hand.note;
        fresh.corrected = hand.corrected;
    }

    QuickEntry read(const QString& line)
    {
        auto found = wordPattern().globalMatch(line.toLower());
        while (entry_.fault.isEmpty() && found.hasNext()) {
            const QRegularExpressionMatch word = found.next();
            take(englishLetters(word.captured()));
            if (entry_.fault.isEmpty())
                continue;
            entry_.fault = word.captured();
            entry_.faultAt = word.capturedStart();
        }
        return entry_;
    }

private:
    /// Letters of the language of the window, then the English ones, which mean the same in all.
    static QRegularExpression wordPattern()
    {
        QString pattern;
        for (const QString& own : ownLetters())
            pattern += QRegularExpression::escape(own) + QStringLiteral("(?!\\d)|");
        return QRegularExpression(
            pattern + QStringLiteral("[moe=]?\\d+|h[+-]|(?:best|side|billy)\\b|\\S"));
    }

    /// Larger than any that means something where there are too many digits.
    static int numberOf(const QString& digits)
    {
        return readTypedCount(digits).value_or(std::numeric_limits<int>::max());
    }

    void refuse(const QString& word) { entry_.fault = word; }

    void take(const QString& word)
    {
        const QChar first = word[0];
        if (first.isDigit())
            takeNumber(word, numberOf(word));
        else if (word.size() > 1
            && (first == u'm' || first == u'o' || first == u'e' || first == u'='))
            takeNumbered(word, first, numberOf(word.mid(1)));
        else if (word.size() > 1)
            takeWord(word);
        else if (!takeTier(first) && !takeMark(first.unicode()))
            refuse(word);
    }

    std::optional<Member> member(int place) const
    {
        if (place < 1 || place > static_cast<int>(chairs_.members.size()))
            return std::nullopt;
        return chairs_.members[static_cast<std::size_t>(place) - 1];
    }

    /// A player while it can be one, points otherwise.
    void takeNumber(const QString& word, int number)
    {
        TypedHand& hand = entry_.hand;
        const auto who = member(number);
        const bool makers = hasMakers(hand.kind);
        if (who && !makers)
            hand.winners.push_back(*who);
        else if (who && !hand.maker)
            hand.maker = who;
        else if (who)
            hand.partners.push_back(*who);
        else if (makers && !hand.points && number > maxSeats && number <= deckPoints.value)
            hand.points = number;
        else
            refuseNumber(word, number);
    }

    /// "2 4 7" at a table of five: seven points, perhaps, or a slip for another player.
    void refuseNumber(const QString& word, int number)
    {
        refuse(word);
        const TypedHand& hand = entry_.hand;
        entry_.mayBePoints =
            hasMakers(hand.kind) && hand.maker && !hand.points && number <= maxSeats;
    }

    void takeNumbered(const QString& word, QChar letter, int number)
    {
        TypedHand& hand = entry_.hand;
        const auto who = member(number);
        if (letter == u'=' && number <= deckPoints.value)
            hand.points = number;
        else if (letter == u'e' && who && hand.kind == TypedKind::Schwanzer)
            hand.partners.push_back(*who);
        else if (letter == u'm' && who)
            hand.reneged = who;
        else if (letter == u'o' && who)
            sitOut(*who);
        else
            refuse(word);
    }

    void sitOut(Member who)
    {
        TypedHand& hand = entry_.hand;
        if (!named_)
            hand.out = Members {};
        named_ = true;
        hand.out->push_back(who);
    }

    void takeWord(const QString& word)
    {
        TypedHand& hand = entry_.hand;
        if (word == QLatin1String("h+"))
            hand.bet = SheepsheadBet::Made;
        else if (word == QLatin1String("h-"))
            hand.bet = SheepsheadBet::Missed;
        else if (word == QLatin1String("best"))
            hand.solo = SoloKind::Best;
        else if (word == QLatin1String("side"))
            hand.solo = SoloKind::Side;
        else
            hand.solo = SoloKind::Billy;
    }

    bool takeTier(QChar letter)
    {
        const auto found = std::ranges::find(tierLetters, letter.unicode(), &TierLetter::letter);
        if (found == tierLetters.end() || entry_.hand.tier)
            return false;
        entry_.hand.tier = found->tier;
        return true;
    }

    bool takeMark(char16_t letter)
    {
        TypedHand& hand = entry_.hand;
        switch (letter) {
        case u'c':
            ++hand.cracks;
            return true;
        case u'b':
            ++hand.blitzes;
            return true;
        case u'f':
            return !std::exchange(hand.forced, true);
        case u'k':
            return !std::exchange(hand.blind, true);
        case u't':
            return !std::exchange(hand.trickless, true);
        default:
            return takeKind(letter);
        }
    }

    bool takeKind(char16_t letter)
    {
        TypedHand& hand = entry_.hand;
        if (letter == u'd')
            hand.kind = TypedKind::Doubler;
        else if (letter == u'r')
            hand.kind = TypedKind::Redeal;
        else if (const auto kind = noPickKind(*variant_); letter == u'*' && kind)
            hand.kind = *kind;
        else
            return false;
        return true;
    }

    const Chairs& chairs_;
    const CheckedVariant& variant_;
    QuickEntry entry_;
    bool named_ = false; ///< who sits out
};

} // namespace

std::optional<TypedKind> noPickKind(const Variant& variant)
{
    switch (variant.noPick) {
    case NoPick::Leaster:
    case NoPick::Vote:
        return TypedKind::Leaster;
    case NoPick::Moster:
        return TypedKind::Moster;
    case NoPick::Mittler:
        return TypedKind::Mittler;
    case NoPick::Schneidster:
        return TypedKind::Schneidster;
    case NoPick::Schwanzer:
        return TypedKind::Schwanzer;
    case NoPick::Doubler:
    case NoPick::ForcedPick:
    case NoPick::Redeal:
        break;
    }
    return std::nullopt;
}

std::vector<TypedKind> kindsAt(const CheckedVariant& variant)
{
    const Layout& layout = variant.layout();
    if (layout.players == 2)
        return { TypedKind::TwoHanded };
    if (layout.opening == Opening::Bidding)
        return { TypedKind::Bid, TypedKind::Redeal };
    if (layout.opening == Opening::Lead)
        return { TypedKind::Picked };
    std::vector kinds { TypedKind::Picked };
    if (const auto nobody = noPickKind(*variant))
        kinds.push_back(*nobody);
    if (variant->noPick == NoPick::Doubler || variant->noPick == NoPick::Vote)
        kinds.push_back(TypedKind::Doubler);
    kinds.push_back(TypedKind::Redeal);
    return kinds;
}

QuickEntry parseQuickEntry(
    const QString& line, const TypedHand& hand, const Chairs& chairs, const CheckedVariant& variant)
{
    return QuickReader(hand, chairs, variant).read(line);
}

} // namespace sheepshead
