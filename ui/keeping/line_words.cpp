// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/keeping/line_words.h"

#include "ui/keeping/kind_words.h"
#include "ui/keeping/line_letters.h"

#include <QCoreApplication>
#include <QRegularExpression>

#include <algorithm>

namespace sheepshead {

namespace {

struct LineTexts {
    Q_DECLARE_TR_FUNCTIONS(sheepshead::HandEntry)
};

/// The letters that the line ends with: they may begin a word.
QString begunIn(const QString& line)
{
    static const QRegularExpression letters(QStringLiteral("[^\\d\\s]*$"));
    return letters.match(line).captured().toLower();
}

class WordFinder {
public:
    WordFinder(const TypedHand& hand, const LinePlace& place)
        : hand_(hand)
        , place_(place)
        , shown_(fieldsOf(hand, place.rules))
    {
    }

    std::vector<LineWord> find()
    {
        if (hand_ == TypedHand { .kind = hand_.kind, .out = hand_.out })
            addKinds();
        if (shown_.tiers && (hand_.maker || !hand_.winners.empty()) && !hand_.tier)
            addTiers();
        if (shown_.raises && hand_.maker)
            addRaises();
        if (hand_.maker && shown_.solo && !hand_.solo)
            addSolos();
        addMarks();
        return std::move(words_);
    }

    /// The players that a letter such as "m" can name.
    std::vector<LineWord> findPlayers(const QString& letter)
    {
        for (qsizetype i = 0; i < place_.names.size(); ++i)
            add(letter + QString::number(i + 1), numbered(letter).arg(place_.names[i]));
        return std::move(words_);
    }

private:
    void add(const QString& letters, const QString& meaning)
    {
        words_.push_back({ letters, meaning });
    }

    void add(const char* english, const QString& meaning)
    {
        add(localLetters(QString::fromLatin1(english)), meaning);
    }

    void addKinds()
    {
        for (const TypedKind kind : kindsAt(place_.rules)) {
            const QString words = kindWords(kind, *place_.rules);
            if (kind == TypedKind::Doubler)
                add("d", words);
            else if (kind == TypedKind::Redeal)
                add("r", words);
            else if (kind == noPickKind(*place_.rules))
                words_.push_back({ QStringLiteral("*"), words, QStringLiteral("*4") });
        }
    }

    void addTiers()
    {
        add("w", LineTexts::tr("Won"));
        add("s", LineTexts::tr("Schneider"));
        add("a", LineTexts::tr("Every trick"));
        if (!hasMakers(hand_.kind))
            return; // a winner does not lose
        add("l", LineTexts::tr("Lost"));
        add("x", LineTexts::tr("Lost schneider"));
        add("n", LineTexts::tr("No trick"));
    }

    void addRaises()
    {
        const QString crack = localLetters(QStringLiteral("c"));
        if (place_.rules->crack != Cracking::Off && hand_.cracks == 0) {
            add(crack, LineTexts::tr("Crack"));
            if (place_.rules->crack != Cracking::One)
                add(crack + crack, LineTexts::tr("Crack and crack back"));
        } else if (place_.rules->crack != Cracking::Off && hand_.cracks == 1) {
            add(crack, LineTexts::tr("Crack back"));
        }
        if (place_.rules->hasBlitz())
            add("b", LineTexts::tr("Blitz"));
    }

    void addSolos()
    {
        add("best", LineTexts::tr("best solo"));
        add("side", LineTexts::tr("side solo"));
        add("billy", LineTexts::tr("billy"));
    }

    void addMarks()
    {
        const bool maker = hand_.maker.has_value();
        if (shown_.forced && maker && !hand_.forced)
            add("f", LineTexts::tr("Had to pick"));
        if (shown_.blind && maker && !hand_.blind)
            add("k", LineTexts::tr("Picked blind"));
        if (shown_.trickless && !hand_.trickless && (maker || !hasMakers(hand_.kind)))
            add("t",
                maker ? LineTexts::tr("The picker took no trick")
                      : LineTexts::tr("The winner took no trick"));
        if (shown_.bet && maker && hand_.bet == SheepsheadBet::None) {
            add(QStringLiteral("h+"), LineTexts::tr("Sheepshead called and made"));
            add(QStringLiteral("h-"), LineTexts::tr("Sheepshead called and missed"));
        }
        if (maker && shown_.points && !hand_.points)
            words_.push_back(
                { QStringLiteral("="), LineTexts::tr("7 points"), QStringLiteral("=7") });
        if (!shown_.second.isEmpty() && hand_.kind == TypedKind::Schwanzer)
            addNumbered(QStringLiteral("e"));
        addNumbered(QStringLiteral("m"));
        addNumbered(QStringLiteral("o"));
    }

    void addNumbered(const QString& letter)
    {
        const qsizetype two = std::min<qsizetype>(2, place_.names.size());
        if (two > 0)
            words_.push_back({ letter, numbered(letter).arg(place_.names[two - 1]),
                letter + QString::number(two) });
    }

    static QString numbered(const QString& letter)
    {
        if (letter == QLatin1String("m"))
            return LineTexts::tr("%1 misplayed");
        return letter == QLatin1String("o") ? LineTexts::tr("%1 sits out")
                                            : LineTexts::tr("%1 is exempt");
    }

    const TypedHand& hand_;
    const LinePlace& place_;
    FieldsShown shown_;
    std::vector<LineWord> words_;
};

TypedHand handIn(const QString& line, const LinePlace& place)
{
    return parseQuickEntry(line, {}, place.chairs, place.rules).hand;
}

bool namesPlayers(const QString& letters)
{
    return letters == QLatin1String("m") || letters == QLatin1String("o")
        || letters == QLatin1String("e");
}

} // namespace

std::vector<LineWord> wordsAfter(const QString& line, const LinePlace& place)
{
    const QString begun = begunIn(line);
    const QString stem = line.chopped(begun.size());
    std::vector<LineWord> before = WordFinder(handIn(stem, place), place).find();
    std::erase_if(before, [&](const LineWord& word) {
        return begun.isEmpty() || word.letters.size() < begun.size()
            || !word.letters.startsWith(begun);
    });
    if (namesPlayers(begun) && !before.empty())
        return WordFinder(handIn(stem, place), place).findPlayers(begun);
    const bool whole = before.size() == 1 && before.front().letters == begun;
    if (!before.empty() && !whole)
        return before;
    return WordFinder(handIn(line, place), place).find();
}

QString lineWith(const QString& line, const QString& letters)
{
    const QString begun = begunIn(line);
    if (!begun.isEmpty() && letters.startsWith(begun))
        return line.chopped(begun.size()) + letters;
    const bool blank = line.isEmpty() || line.back().isSpace();
    return (blank ? line : line + u' ') + letters;
}

} // namespace sheepshead
