// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/help/handbook_search.h"

#include "ui/help/handbook.h"

#include <QFile>
#include <QLocale>
#include <QMap>
#include <QSet>
#include <QTextBlock>
#include <QTextDocument>

#include <algorithm>
#include <iterator>
#include <optional>
#include <utility>

namespace sheepshead {

namespace {

constexpr int excerptBefore = 30; ///< characters
constexpr int excerptLength = 110;
constexpr qsizetype leastForTypo = 4; ///< letters of a word that may have a wrong one

/// How well a section answers, the best first.
enum class Answer : std::uint8_t {
    IsHeading,
    InHeading,
    IsSynonym,
    WordsInSynonym,
    WordsInHeading,
    InText,
    WordsInText,
    NearHeading,
    NearText,
};

/// In small letters, without accents and signs.
QString lettersOf(const QString& text)
{
    QString letters;
    for (const QChar letter : text.normalized(QString::NormalizationForm_D)) {
        if (letter.isLetterOrNumber())
            letters += letter.toLower();
        else if (letter.category() != QChar::Mark_NonSpacing)
            letters += u' ';
    }
    return letters.simplified();
}

QStringList wordsOf(const QString& letters) { return letters.split(u' ', Qt::SkipEmptyParts); }

struct Paragraph {
    QString text;
    int position = 0; ///< in the document
    QStringList words;
};

struct Section {
    QString page;
    QString title;
    QString heading;
    int headingPosition = 0;
    std::vector<Paragraph> paragraphs; ///< below the heading
    QStringList synonyms;              ///< as lettersOf() makes them
};

/// The words that say something; all of them if none does.
QStringList tellingWords(const QString& letters)
{
    static const QSet<QString> common { QStringLiteral("a"), QStringLiteral("an"),
        QStringLiteral("and"), QStringLiteral("are"), QStringLiteral("can"), QStringLiteral("do"),
        QStringLiteral("how"), QStringLiteral("i"), QStringLiteral("in"), QStringLiteral("is"),
        QStringLiteral("my"), QStringLiteral("of"), QStringLiteral("the"), QStringLiteral("to"),
        QStringLiteral("der"), QStringLiteral("die"), QStringLiteral("das"), QStringLiteral("ich"),
        QStringLiteral("ist"), QStringLiteral("und"), QStringLiteral("wie") };
    QStringList telling;
    const QStringList all = wordsOf(letters);
    for (const QString& word : all)
        if (!common.contains(word))
            telling << word;
    return telling.isEmpty() ? all : telling;
}

/// One letter is wrong, missing or too many, or two are in the wrong order.
bool isNear(QStringView one, QStringView other)
{
    if (one.size() > other.size())
        return isNear(other, one);
    if (other.size() - one.size() > 1)
        return false;
    qsizetype same = 0;
    while (same < one.size() && one[same] == other[same])
        ++same;
    const QStringView restOfOne = one.mid(same);
    const QStringView restOfOther = other.mid(same);
    if (one.size() < other.size())
        return restOfOne == restOfOther.mid(1);
    if (restOfOne.size() > 1 && restOfOne[0] == restOfOther[1] && restOfOne[1] == restOfOther[0]
        && restOfOne.mid(2) == restOfOther.mid(2))
        return true;
    return restOfOne.mid(1) == restOfOther.mid(1);
}

bool begins(const QString& word, const QString& wanted) { return word.startsWith(wanted); }
bool isAlmost(const QString& word, const QString& wanted)
{
    return word.startsWith(wanted) || (wanted.size() >= leastForTypo && isNear(word, wanted));
}

/// Whether every wanted word has one of these that is like it.
template <class IsLike>
bool hasAll(const QStringList& words, const QStringList& wanted, const IsLike& isLike)
{
    return std::ranges::all_of(wanted, [&](const QString& one) {
        return std::ranges::any_of(words, [&](const QString& word) { return isLike(word, one); });
    });
}

QString excerptAround(const QString& text, qsizetype at)
{
    qsizetype begin = std::max<qsizetype>(0, at - excerptBefore);
    if (begin > 0)
        begin = text.indexOf(u' ', begin) + 1;
    QString excerpt = text.mid(begin, excerptLength).simplified();
    if (begin > 0)
        excerpt.prepend(QStringLiteral("… "));
    if (begin + excerptLength < text.size())
        excerpt += QStringLiteral(" …");
    return excerpt;
}

/// "05-at-the-table#undo" and the words for it.
QMap<QString, QStringList> readSynonyms(const QString& language)
{
    QMap<QString, QStringList> synonyms;
    QFile file(QStringLiteral(":/handbook/%1/synonyms.txt").arg(language));
    if (!file.open(QIODevice::ReadOnly))
        return synonyms;
    for (const QString& line : QString::fromUtf8(file.readAll()).split(u'\n')) {
        const qsizetype colon = line.indexOf(u':');
        if (line.startsWith(u'#') || colon < 0)
            continue;
        for (const QString& word : line.mid(colon + 1).split(u','))
            synonyms[line.left(colon).trimmed()] << lettersOf(word);
    }
    return synonyms;
}

/// The keys of a page's sections in their order: those of its English headings.
QStringList keysOfSections(const QString& page)
{
    QFile file(QStringLiteral(":/handbook/en/") + page);
    QStringList keys;
    if (!file.open(QIODevice::ReadOnly))
        return keys;
    for (const QString& line : QString::fromUtf8(file.readAll()).split(u'\n'))
        if (line.startsWith(u'#'))
            keys << page.chopped(3) + u'#' + anchorOf(line.mid(line.indexOf(u' ') + 1));
    return keys;
}

std::vector<Section> sectionsOf(const QString& page, const QMap<QString, QStringList>& synonyms)
{
    QTextDocument document;
    document.setMarkdown(handbookMarkdown(page));
    const QStringList keys = keysOfSections(page);
    std::vector<Section> sections;
    const QString title = handbookTitle(page);
    for (QTextBlock block = document.begin(); block.isValid(); block = block.next()) {
        if (block.blockFormat().headingLevel() == 0) {
            if (!sections.empty())
                sections.back().paragraphs.push_back(
                    { block.text(), block.position(), wordsOf(lettersOf(block.text())) });
            continue;
        }
        const QString key = keys.value(static_cast<qsizetype>(sections.size()));
        sections.push_back(
            { page, title, block.text(), block.position(), {}, synonyms.value(key) });
    }
    return sections;
}

/// Read once, and again when the program speaks another language.
const std::vector<Section>& allSections()
{
    static QString language;
    static std::vector<Section> sections;
    if (std::exchange(language, QLocale().name()) == QLocale().name())
        return sections;
    sections.clear();
    const auto synonyms = readSynonyms(handbookLanguage());
    for (const QString& page : handbookPages())
        std::ranges::move(sectionsOf(page, synonyms), std::back_inserter(sections));
    return sections;
}

/// A question, as it was typed and in its words.
struct Question {
    explicit Question(const QString& text)
        : typed(text.simplified())
        , phrase(lettersOf(text))
        , words(tellingWords(phrase))
    {
    }

    QString typed;
    QString phrase;
    QStringList words;
};

struct Found {
    Answer answer;
    HandbookHit hit;
};

class SectionSearch {
public:
    SectionSearch(const Section& section, const Question& question)
        : section_(section)
        , question_(question)
    {
    }

    std::optional<Found> find() const
    {
        if (section_.heading.compare(question_.typed, Qt::CaseInsensitive) == 0)
            return inHeading(Answer::IsHeading);
        if (section_.heading.contains(question_.typed, Qt::CaseInsensitive))
            return inHeading(Answer::InHeading);
        if (section_.synonyms.contains(question_.phrase))
            return inHeading(Answer::IsSynonym);
        for (const QString& synonym : section_.synonyms)
            if (hasAll(wordsOf(synonym), question_.words, begins))
                return inHeading(Answer::WordsInSynonym);
        const QStringList heading = wordsOf(lettersOf(section_.heading));
        if (hasAll(heading, question_.words, begins))
            return inHeading(Answer::WordsInHeading);
        for (const Paragraph& paragraph : section_.paragraphs)
            if (const qsizetype at =
                    paragraph.text.indexOf(question_.typed, 0, Qt::CaseInsensitive);
                at >= 0)
                return inText(Answer::InText, paragraph, at, question_.typed.size());
        if (auto found = inWordsOfText(Answer::WordsInText, begins))
            return found;
        QStringList called = heading;
        for (const QString& synonym : section_.synonyms)
            called << wordsOf(synonym);
        if (hasAll(called, question_.words, isAlmost))
            return inHeading(Answer::NearHeading);
        return inWordsOfText(Answer::NearText, isAlmost);
    }

private:
    Found inHeading(Answer answer) const
    {
        const QString below =
            section_.paragraphs.empty() ? QString() : section_.paragraphs.front().text;
        return { answer,
            { section_.page, section_.title, section_.heading, excerptAround(below, 0),
                section_.headingPosition, static_cast<int>(section_.heading.size()) } };
    }

    Found inText(Answer answer, const Paragraph& paragraph, qsizetype at, qsizetype length) const
    {
        return { answer,
            { section_.page, section_.title, section_.heading, excerptAround(paragraph.text, at),
                paragraph.position + static_cast<int>(at), static_cast<int>(length) } };
    }

    /// All words in one paragraph.
    template <class IsLike>
    std::optional<Found> inWordsOfText(Answer answer, const IsLike& isLike) const
    {
        for (const Paragraph& paragraph : section_.paragraphs) {
            if (!hasAll(paragraph.words, question_.words, isLike))
                continue;
            const qsizetype at =
                paragraph.text.indexOf(question_.words.front(), 0, Qt::CaseInsensitive);
            return inText(answer, paragraph, std::max<qsizetype>(0, at),
                at < 0 ? 0 : question_.words.front().size());
        }
        return std::nullopt;
    }

    const Section& section_;
    const Question& question_;
};

/// Weaker answers only where there are no better ones of their kind.
bool isWorthShowing(Answer answer, Answer best)
{
    if (answer >= Answer::NearHeading)
        return best >= Answer::NearHeading;
    return answer < Answer::WordsInText || best >= Answer::WordsInText;
}

} // namespace

std::vector<HandbookHit> searchHandbook(const QString& text)
{
    const Question question(text);
    std::vector<HandbookHit> hits;
    if (question.phrase.isEmpty())
        return hits;
    std::vector<Found> all;
    for (const Section& section : allSections())
        if (auto found = SectionSearch(section, question).find())
            all.push_back(std::move(*found));
    std::ranges::stable_sort(all, {}, &Found::answer);
    for (Found& found : all)
        if (isWorthShowing(found.answer, all.front().answer))
            hits.push_back(std::move(found.hit));
    return hits;
}

QStringList strayKeysOfSynonyms(const QString& language)
{
    QStringList known;
    for (const QString& page : handbookPages())
        known << keysOfSections(page);
    QStringList stray;
    for (const QString& key : readSynonyms(language).keys())
        if (!known.contains(key))
            stray << key;
    return stray;
}

} // namespace sheepshead
