// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/words/rules/rule_words.h"

#include "engine/rules/trumps.h"
#include "ui/words/rules/rule_words_layouts.h"
#include "ui/words/rules/rule_words_table.h"
#include "ui/words/terms/card_words.h"

#include <QCoreApplication>

#include <algorithm>

namespace sheepshead {

namespace {

struct RuleText {
    Q_DECLARE_TR_FUNCTIONS(RuleWords)
};

template <class Words> const Words* wordsFor(std::span<const Words> words, std::string_view key)
{
    const auto found = std::ranges::find(words, key, &Words::key);
    return found == words.end() ? nullptr : &*found;
}

std::span<const ChoiceWords> choicesOf(std::string_view rule)
{
    if (rule == "layout")
        return layoutWords();
    if (rule == "partner")
        return partnerWords();
    const RuleWords* const words = wordsOfRule(rule);
    return words == nullptr ? std::span<const ChoiceWords>() : words->choices;
}

const ChoiceWords* wordsOfChoice(std::string_view rule, std::string_view choice)
{
    return wordsFor(choicesOf(rule), choice);
}

/// TRUMP-HONOURS: one of suitOrders().
bool isOrder(std::string_view rule, std::string_view choice)
{
    return (rule == "queen-order" || rule == "jack-order")
        && std::ranges::find(suitOrders, choice) != suitOrders.end();
}

Suit suitOf(char letter) { return static_cast<Suit>(std::string_view("CSHD").find(letter)); }

QString orderName(std::string_view letters)
{
    QStringList marks;
    for (const char letter : letters)
        marks << suitMark(suitOf(letter));
    return marks.join(QLatin1Char(' '));
}

QString orderHelp(std::string_view letters)
{
    return RuleText::tr("From the strongest: %1, %2, %3, %4.")
        .arg(suitWord(suitOf(letters[0])), suitWord(suitOf(letters[1])),
            suitWord(suitOf(letters[2])), suitWord(suitOf(letters[3])));
}

const ChoiceWords* wordsOfPreset(std::string_view preset)
{
    return wordsFor(presetWords(), preset);
}

QString nameIn(const auto* words)
{
    return words == nullptr ? QString() : RuleText::tr(words->name);
}
QString helpIn(const auto* words)
{
    return words == nullptr ? QString() : RuleText::tr(words->help);
}

const char* wordsOf(RuleGroup group)
{
    switch (group) {
    case RuleGroup::Table:
        return QT_TRANSLATE_NOOP("RuleWords", "Table and trump");
    case RuleGroup::Deal:
        return QT_TRANSLATE_NOOP("RuleWords", "Deal");
    case RuleGroup::Partner:
        return QT_TRANSLATE_NOOP("RuleWords", "Partner");
    case RuleGroup::Play:
        return QT_TRANSLATE_NOOP("RuleWords", "Play");
    case RuleGroup::EveryonePasses:
        return QT_TRANSLATE_NOOP("RuleWords", "When everyone passes");
    case RuleGroup::Raises:
        return QT_TRANSLATE_NOOP("RuleWords", "Raising the stakes");
    case RuleGroup::Scoring:
        return QT_TRANSLATE_NOOP("RuleWords", "Scoring");
    case RuleGroup::Game:
        return QT_TRANSLATE_NOOP("RuleWords", "Length and money");
    }
    return "";
}

const char* lengthUnit(GameLength length)
{
    switch (length) {
    case GameLength::Open:
        return "";
    case GameLength::Hands:
        return QT_TRANSLATE_NOOP("RuleWords", "hands");
    case GameLength::Rounds:
        return QT_TRANSLATE_NOOP("RuleWords", "rounds");
    case GameLength::Points:
        return QT_TRANSLATE_NOOP("RuleWords", "points");
    }
    return "";
}

// NOLINTNEXTLINE(readability-function-size): a table; the compiler says if a row is missing
const char* wordsOf(Inapplicable reason)
{
    switch (reason) {
    case Inapplicable::NeedsCalledCard:
        return QT_TRANSLATE_NOOP("RuleWords", "Only where the picker calls an ace.");
    case Inapplicable::NeedsHold:
        return QT_TRANSLATE_NOOP("RuleWords", "Only where a card of the called suit is needed.");
    case Inapplicable::NeedsCalledTen:
        return QT_TRANSLATE_NOOP("RuleWords", "Only where a ten can be called.");
    case Inapplicable::NeedsUnder:
        return QT_TRANSLATE_NOOP("RuleWords", "Only where an under can be called.");
    case Inapplicable::NeedsPartnerJack:
        return QT_TRANSLATE_NOOP("RuleWords", "Only where a jack finds the partner.");
    case Inapplicable::NeedsJackOfDiamonds:
        return QT_TRANSLATE_NOOP("RuleWords", "Only where the jack of diamonds is the partner.");
    case Inapplicable::NeedsJackOfClubs:
        return QT_TRANSLATE_NOOP("RuleWords", "Only where the jack of clubs is the partner.");
    case Inapplicable::NeedsCallUp:
        return QT_TRANSLATE_NOOP("RuleWords", "Only where a jack can be called up.");
    case Inapplicable::NeedsPartner:
        return QT_TRANSLATE_NOOP("RuleWords", "Only where the picker can have a partner.");
    case Inapplicable::NeedsLeaster:
        return QT_TRANSLATE_NOOP("RuleWords", "Only where a leaster is played.");
    case Inapplicable::NeedsDoubler:
        return QT_TRANSLATE_NOOP("RuleWords", "Only where doublers are played.");
    case Inapplicable::NeedsMultiplyingDoubler:
        return QT_TRANSLATE_NOOP("RuleWords", "Only where several doublers double again.");
    case Inapplicable::NeedsForcedPick:
        return QT_TRANSLATE_NOOP("RuleWords", "Only where the last player must pick.");
    case Inapplicable::NeedsBump:
        return QT_TRANSLATE_NOOP("RuleWords", "Only with double on the bump.");
    case Inapplicable::NeedsPicking:
        return QT_TRANSLATE_NOOP("RuleWords", "Only where a player picks the blind.");
    case Inapplicable::NeedsBidding:
        return QT_TRANSLATE_NOOP("RuleWords", "Only where call and solo are bid.");
    case Inapplicable::NeedsAlone:
        return QT_TRANSLATE_NOOP("RuleWords", "Only where the picker may go alone.");
    case Inapplicable::NeedsMakers:
        return QT_TRANSLATE_NOOP("RuleWords", "Only where the losers pay.");
    case Inapplicable::NeedsFirstQueens:
        return QT_TRANSLATE_NOOP(
            "RuleWords", "Only where the first queens played find the partners.");
    case Inapplicable::NeedsNeighbour:
        return QT_TRANSLATE_NOOP("RuleWords", "Only where the neighbor shares the blind.");
    case Inapplicable::NeedsThreePlayers:
        return QT_TRANSLATE_NOOP(
            "RuleWords", "Only with three players and no trick needed to win.");
    case Inapplicable::NeedsPot:
        return QT_TRANSLATE_NOOP("RuleWords", "Only with a pot.");
    case Inapplicable::NeedsCrack:
        return QT_TRANSLATE_NOOP("RuleWords", "Only where stakes can be cracked.");
    case Inapplicable::NeedsRaises:
        return QT_TRANSLATE_NOOP("RuleWords", "Only where stakes can be cracked or blitzed.");
    case Inapplicable::NeedsBlitz:
        return QT_TRANSLATE_NOOP("RuleWords", "Only where that pair can be shown for a blitz.");
    case Inapplicable::NeedsSchwanzer:
        return QT_TRANSLATE_NOOP("RuleWords", "Only where a schwanzer is played.");
    case Inapplicable::NeedsSheepshead:
        return QT_TRANSLATE_NOOP("RuleWords", "Only where sheepshead can be called.");
    case Inapplicable::NeedsLength:
        return QT_TRANSLATE_NOOP("RuleWords", "Only for a game with a set length.");
    case Inapplicable::NeedsCut:
        return QT_TRANSLATE_NOOP("RuleWords", "Only where the cards are cut.");
    case Inapplicable::NeedsPlayersLeft:
        return QT_TRANSLATE_NOOP("RuleWords", "Only where enough players are left.");
    case Inapplicable::NotAtThisLayout:
        return QT_TRANSLATE_NOOP("RuleWords", "Belongs to another game.");
    }
    return "";
}

} // namespace

QString ruleName(std::string_view rule) { return nameIn(wordsOfRule(rule)); }
QString ruleHelp(std::string_view rule) { return helpIn(wordsOfRule(rule)); }

QString choiceName(std::string_view rule, std::string_view choice)
{
    if (isOrder(rule, choice))
        return orderName(choice);
    if (const Rule* number = ruleNamed(rule); number != nullptr && number->isNumber())
        return QString::fromLatin1(choice.data(), static_cast<qsizetype>(choice.size()));
    return nameIn(wordsOfChoice(rule, choice));
}

QString choiceHelp(std::string_view rule, std::string_view choice)
{
    return isOrder(rule, choice) ? orderHelp(choice) : helpIn(wordsOfChoice(rule, choice));
}

QString ruleUnit(const Variant& variant, std::string_view rule)
{
    if (rule == "cents-a-point")
        return RuleText::tr("cents");
    return rule == "length-number" ? RuleText::tr(lengthUnit(variant.length)) : QString();
}

QString groupName(RuleGroup group) { return RuleText::tr(wordsOf(group)); }

QString presetName(std::string_view preset) { return nameIn(wordsOfPreset(preset)); }
QString presetHelp(std::string_view preset) { return helpIn(wordsOfPreset(preset)); }

QString reasonText(Inapplicable reason) { return RuleText::tr(wordsOf(reason)); }

} // namespace sheepshead
