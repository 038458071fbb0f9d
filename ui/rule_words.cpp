// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/rule_words.h"

#include "ui/rule_words_table.h"

#include <QCoreApplication>

#include <algorithm>

namespace sheepshead {

namespace {

constexpr ChoiceWords presetWords[] = {
    { "called-ace", QT_TRANSLATE_NOOP("RuleWords", "Called ace"),
        QT_TRANSLATE_NOOP("RuleWords",
            "Five players; the picker calls an ace. Double on the bump, and a leaster when nobody "
            "picks.") },
    { "jack-of-diamonds", QT_TRANSLATE_NOOP("RuleWords", "Jack of diamonds"),
        QT_TRANSLATE_NOOP("RuleWords",
            "Five players; the jack of diamonds is the partner. Double on the bump, and a leaster "
            "when nobody picks.") },
    { "sheepshead-org", QT_TRANSLATE_NOOP("RuleWords", "sheepshead.org"),
        QT_TRANSLATE_NOOP("RuleWords",
            "Called ace as in the basic rules of sheepshead.org: when the makers take no trick, "
            "the picker pays for the partner too.") },
    { "playingcards-io", QT_TRANSLATE_NOOP("RuleWords", "playingcards.io"),
        QT_TRANSLATE_NOOP("RuleWords",
            "Jack of diamonds as on playingcards.io: no double on the bump, the picker's left "
            "leads, the defenders need 31 to be out of schneider, and without a trick the picker "
            "pays all.") },
    { "six-dealer-sits-out", QT_TRANSLATE_NOOP("RuleWords", "Six at the table"),
        QT_TRANSLATE_NOOP("RuleWords", "Called ace with six players: the dealer sits out.") },
};

QString translated(const char* words) { return QCoreApplication::translate("RuleWords", words); }

template <class Words> const Words* wordsFor(std::span<const Words> words, std::string_view key)
{
    const auto found = std::ranges::find(words, key, &Words::key);
    return found == words.end() ? nullptr : &*found;
}

const RuleWords* wordsOfRule(std::string_view rule) { return wordsFor(ruleWordsTable(), rule); }

const ChoiceWords* wordsOfChoice(std::string_view rule, std::string_view choice)
{
    const RuleWords* const words = wordsOfRule(rule);
    return words == nullptr ? nullptr : wordsFor(words->choices, choice);
}

const ChoiceWords* wordsOfPreset(std::string_view preset)
{
    return wordsFor(std::span<const ChoiceWords>(presetWords), preset);
}

QString nameIn(const auto* words) { return words == nullptr ? QString() : translated(words->name); }
QString helpIn(const auto* words) { return words == nullptr ? QString() : translated(words->help); }

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
    case RuleGroup::NobodyPicks:
        return QT_TRANSLATE_NOOP("RuleWords", "When nobody picks");
    case RuleGroup::Scoring:
        return QT_TRANSLATE_NOOP("RuleWords", "Scoring");
    }
    return "";
}

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
    return nameIn(wordsOfChoice(rule, choice));
}

QString choiceHelp(std::string_view rule, std::string_view choice)
{
    return helpIn(wordsOfChoice(rule, choice));
}

QString groupName(RuleGroup group) { return translated(wordsOf(group)); }

QString presetName(std::string_view preset) { return nameIn(wordsOfPreset(preset)); }
QString presetHelp(std::string_view preset) { return helpIn(wordsOfPreset(preset)); }

QString reasonText(Inapplicable reason) { return translated(wordsOf(reason)); }

} // namespace sheepshead
