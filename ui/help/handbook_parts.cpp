// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/help/handbook_parts.h"

#include "engine/cards/card_text.h"
#include "engine/players/levels.h"
#include "engine/playout/characters.h"
#include "engine/rules/presets.h"
#include "engine/rules/rule_table.h"
#include "ui/help/handbook_books.h"
#include "ui/help/keys_dialog.h"
#include "ui/learn/lesson_library.h"
#include "ui/widgets/menu_table.h"
#include "ui/words/players/character_words.h"
#include "ui/words/players/level_words.h"
#include "ui/words/rules/choice_words.h"
#include "ui/words/rules/rule_words.h"
#include "ui/words/terms/glossary.h"

#include <QCoreApplication>

#include <algorithm>
#include <array>
#include <optional>

namespace sheepshead {

namespace {

struct HandbookPartsWords {
    Q_DECLARE_TR_FUNCTIONS(Handbook)
};

constexpr std::size_t mostChoices = 12; ///< of a rule, that are listed; its help tells of more
constexpr int glossaryCardWidth = 34;

QString line(const QString& text) { return text + QStringLiteral("\n\n"); }

QString bold(const QString& text) { return QStringLiteral("**%1**").arg(asMarkdown(text)); }

QString bullet(const QString& name, const QString& meaning)
{
    return QStringLiteral("- %1: %2\n").arg(bold(name), asMarkdown(meaning));
}

QString titled(int level, const QString& text)
{
    return line(QString(level, u'#') + u' ' + asMarkdown(text));
}

QString tablesOf(int players)
{
    QString text = titled(2, HandbookPartsWords::tr("%n player(s)", nullptr, players));
    for (const Layout& layout : layouts) {
        if (layout.players != players)
            continue;
        text += titled(3, choiceName("layout", layout.key));
        text += line(asMarkdown(choiceHelp("layout", layout.key)));
    }
    for (const Preset& preset : presets())
        if (tableSeats(preset.variant) == players)
            text += bullet(presetName(preset.key), presetHelp(preset.key));
    return line(text);
}

QString tablesPart()
{
    QString text;
    for (int players = 2; players <= maxSeats; ++players)
        text += tablesOf(players);
    return text;
}

QString ruleEntry(const Rule& rule)
{
    QString text = titled(3, ruleName(rule.key)) + line(asMarkdown(ruleHelp(rule.key)));
    if (rule.choices.size() <= mostChoices)
        for (const std::string_view choice : rule.choices)
            text += bullet(choiceName(rule.key, choice), choiceHelp(rule.key, choice));
    return line(text);
}

QString rulesPart()
{
    QString text;
    std::optional<RuleGroup> group;
    for (const Rule& rule : ruleTable()) {
        if (group != rule.group)
            text += titled(2, groupName(rule.group));
        group = rule.group;
        text += ruleEntry(rule);
    }
    return text;
}

QString levelsPart()
{
    QString text;
    for (std::size_t i = 0; i < levelKeys.size(); ++i) {
        const auto level = static_cast<Level>(i);
        text += bullet(levelName(level), levelDescription(level));
    }
    return text;
}

QString charactersPart()
{
    const auto fromLatin = [](std::string_view text) {
        return QString::fromLatin1(text.data(), static_cast<qsizetype>(text.size()));
    };
    QString text;
    for (const Character& character : characters())
        text += bullet(fromLatin(character.name), wayOf(fromLatin(character.key)) + u'.');
    return text;
}

QString lessonsPart()
{
    QString text;
    for (const QString& key : lessonKeys())
        if (const auto lesson = lessonNamed(key))
            text +=
                bullet(QString::fromStdString(lesson->title), QString::fromStdString(lesson->idea));
    return text;
}

QString tableOf(const QString& first, const QString& second,
    const std::vector<std::pair<QString, QString>>& rows)
{
    QString text = QStringLiteral("| %1 | %2 |\n| --- | --- |\n").arg(first, second);
    for (const auto& [left, right] : rows)
        text += QStringLiteral("| %1 | %2 |\n").arg(asMarkdown(left), asMarkdown(right));
    return text + u'\n';
}

QString keysPart()
{
    return tableOf(
        HandbookPartsWords::tr("Key"), HandbookPartsWords::tr("What it does"), tableKeys());
}

QString plainCommand(const MenuRow& row) { return commandText(row).remove(u'&'); }

QString commandsPart()
{
    QString text;
    std::vector<Menu> shown;
    for (const MenuRow& first : menuTable()) {
        if (std::ranges::find(shown, first.menu) != shown.end())
            continue;
        shown.push_back(first.menu);
        std::vector<std::pair<QString, QString>> rows;
        for (const MenuRow& row : menuTable())
            if (row.menu == first.menu)
                rows.emplace_back(plainCommand(row), keysText(row));
        text += titled(3, menuTitle(first.menu).remove(u'&'))
            + tableOf(HandbookPartsWords::tr("Command"), HandbookPartsWords::tr("Key"), rows);
    }
    return text;
}

QString termEntry(const GlossaryTerm& term)
{
    QString text = titled(2, term.name) + line(asMarkdown(term.meaning));
    QString pictures;
    for (const Card card : term.cards)
        pictures += QStringLiteral("![%1](card:%1/%2) ")
                        .arg(QString::fromStdString(cardText(card)))
                        .arg(glossaryCardWidth);
    return pictures.isEmpty() ? text : text + line(pictures);
}

QString glossaryPart()
{
    QString text;
    for (const GlossaryTerm& term : glossary())
        text += termEntry(term);
    return text;
}

struct HandbookPart {
    const char* name;
    QString (*make)();
};

constexpr std::array parts {
    HandbookPart { "{tables}", tablesPart },
    HandbookPart { "{rules}", rulesPart },
    HandbookPart { "{levels}", levelsPart },
    HandbookPart { "{characters}", charactersPart },
    HandbookPart { "{lessons}", lessonsPart },
    HandbookPart { "{keys}", keysPart },
    HandbookPart { "{commands}", commandsPart },
    HandbookPart { "{glossary}", glossaryPart },
};

} // namespace

QString withHandbookParts(const QString& page)
{
    QStringList lines = page.split(u'\n');
    for (QString& text : lines) {
        for (const HandbookPart& part : parts)
            if (text == QLatin1String(part.name))
                text = part.make();
        text = withBookFigures(text);
    }
    return lines.join(u'\n');
}

QString asMarkdown(const QString& text)
{
    QString escaped;
    for (const QChar letter : text) {
        if (QStringLiteral("\\`*_[]<>|#").contains(letter))
            escaped += u'\\';
        escaped += letter;
    }
    return escaped;
}

} // namespace sheepshead
