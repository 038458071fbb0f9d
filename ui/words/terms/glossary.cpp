// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/words/terms/glossary.h"

#include "engine/cards/card_text.h"

#include <QCollator>
#include <QCoreApplication>
#include <QFile>
#include <QLocale>
#include <QRegularExpression>

#include <algorithm>
#include <map>

namespace sheepshead {

namespace {

struct GlossaryWords {
    Q_DECLARE_TR_FUNCTIONS(Glossary)
};

/// A glossary, ready to be looked for in texts.
struct Terms {
    std::vector<GlossaryTerm> list;
    std::map<QString, std::size_t> forms; ///< in small letters
    QRegularExpression pattern;           ///< any form, as whole words
};

struct NumberedLine {
    int number = 0;
    QString field;
    QString value;
};

Problem problemAt(int line, const char* reason)
{
    return { "line " + std::to_string(line), reason };
}

/// Each line with those that continue it.
Result<std::vector<NumberedLine>> fieldsOf(const QString& text)
{
    std::vector<NumberedLine> fields;
    const QStringList lines = text.split(u'\n');
    for (qsizetype i = 0; i < lines.size(); ++i) {
        const QString& line = lines[i];
        const int number = static_cast<int>(i) + 1;
        if (line.trimmed().isEmpty() || line.startsWith(u'#'))
            continue;
        if (line[0].isSpace()) {
            if (fields.empty())
                return problemAt(number, "there is no line to continue");
            fields.back().value += u' ' + line.trimmed();
            continue;
        }
        const qsizetype colon = line.indexOf(u':');
        if (colon < 0)
            return problemAt(number, "the field has no colon");
        fields.push_back({ number, line.left(colon), line.mid(colon + 1).trimmed() });
    }
    return fields;
}

Result<std::vector<Card>> cardsFrom(const NumberedLine& field)
{
    std::vector<Card> cards;
    for (const QString& word : field.value.split(u' ', Qt::SkipEmptyParts)) {
        const auto card = parseCard(word.toStdString());
        if (!card)
            return problemAt(field.number, "this is no card");
        cards.push_back(*card);
    }
    return cards;
}

std::optional<Problem> fill(GlossaryTerm& term, const NumberedLine& field)
{
    if (field.value.isEmpty())
        return problemAt(field.number, "the field is empty");
    if (field.field == u"name")
        term.name = field.value;
    else if (field.field == u"also")
        for (const QString& form : field.value.split(u','))
            term.also << form.trimmed();
    else if (field.field == u"tell")
        term.meaning = field.value;
    else if (field.field == u"cards") {
        auto cards = cardsFrom(field);
        if (!cards)
            return cards.problem();
        term.cards = std::move(cards).value();
    } else
        return problemAt(field.number, "there is no such field");
    return {};
}

bool isWhole(const GlossaryTerm& term) { return !term.name.isEmpty() && !term.meaning.isEmpty(); }

QRegularExpression patternOf(const std::map<QString, std::size_t>& forms)
{
    QStringList words;
    for (const auto& form : forms)
        words << QRegularExpression::escape(form.first);
    std::ranges::sort(words, std::greater(), &QString::size); // "crack back" before "crack"
    return QRegularExpression(QStringLiteral("\\b(?:%1)\\b").arg(words.join(u'|')),
        QRegularExpression::CaseInsensitiveOption | QRegularExpression::UseUnicodePropertiesOption);
}

Terms termsFrom(std::vector<GlossaryTerm> list)
{
    Terms terms;
    QCollator byName { QLocale() };
    byName.setCaseSensitivity(Qt::CaseInsensitive);
    std::ranges::sort(list, [&byName](const GlossaryTerm& a, const GlossaryTerm& b) {
        return byName.compare(a.name, b.name) < 0;
    });
    for (std::size_t i = 0; i < list.size(); ++i)
        for (const QString& form : QStringList { list[i].name } + list[i].also)
            terms.forms.emplace(form.toLower(), i);
    terms.pattern = patternOf(terms.forms);
    terms.list = std::move(list);
    return terms;
}

QString fileOfGlossary()
{
    const QString language = QLocale().name().section(u'_', 0, 0);
    const QString file = QStringLiteral(":/handbook/%1/terms.txt");
    return QFile::exists(file.arg(language)) ? file.arg(language) : file.arg(QStringLiteral("en"));
}

/// Read once in each language: texts keep pointers into it.
const Terms& terms()
{
    static std::map<QString, Terms> read;
    const QString name = fileOfGlossary();
    const auto found = read.find(name);
    if (found != read.end())
        return found->second;
    QFile file(name);
    const bool open = file.open(QIODevice::ReadOnly);
    auto list = parseGlossary(open ? QString::fromUtf8(file.readAll()) : QString());
    return read
        .emplace(name, termsFrom(list ? std::move(list).value() : std::vector<GlossaryTerm>()))
        .first->second;
}

} // namespace

Result<std::vector<GlossaryTerm>> parseGlossary(const QString& text)
{
    const auto fields = fieldsOf(text);
    if (!fields)
        return fields.problem();
    std::vector<GlossaryTerm> list;
    for (const NumberedLine& field : *fields) {
        if (field.field == u"term") {
            if (!list.empty() && !isWhole(list.back()))
                return problemAt(field.number, "the term above has no name or no meaning");
            if (std::ranges::find(list, field.value, &GlossaryTerm::key) != list.end())
                return problemAt(field.number, "this term is there already");
            list.push_back(
                { .key = field.value, .name = {}, .also = {}, .meaning = {}, .cards = {} });
            continue;
        }
        if (list.empty())
            return problemAt(field.number, "a glossary begins with a term");
        if (const auto problem = fill(list.back(), field))
            return *problem;
    }
    if (!list.empty() && !isWhole(list.back()))
        return Problem { "the end", "the last term has no name or no meaning" };
    return list;
}

const std::vector<GlossaryTerm>& glossary() { return terms().list; }

const GlossaryTerm* termNamed(const QString& key)
{
    const auto found = std::ranges::find(glossary(), key, &GlossaryTerm::key);
    return found == glossary().end() ? nullptr : &*found;
}

std::vector<FoundTerm> termsIn(const QString& text)
{
    const Terms& all = terms();
    std::vector<FoundTerm> found;
    if (all.list.empty())
        return found;
    auto matches = all.pattern.globalMatch(text);
    while (matches.hasNext()) {
        const QRegularExpressionMatch match = matches.next();
        const GlossaryTerm& term = all.list[all.forms.at(match.captured().toLower())];
        if (std::ranges::find(found, &term, &FoundTerm::term) == found.end())
            found.push_back({ &term, match.capturedStart(), match.capturedLength() });
    }
    return found;
}

QString termText(const GlossaryTerm& term)
{
    //: a term of the game and what it means
    return GlossaryWords::tr("%1: %2").arg(term.name, term.meaning);
}

QString termsText(const QString& text, int most)
{
    QStringList lines;
    for (const FoundTerm& found : termsIn(text))
        if (lines.size() < most)
            lines << termText(*found.term);
    return lines.join(u'\n');
}

} // namespace sheepshead
