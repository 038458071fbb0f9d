// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/settings/setting_words.h"

namespace sheepshead {

namespace {

/// Each list is in the order of its enum.
const QStringList& speeds()
{
    static const QStringList keys { QStringLiteral("slow"), QStringLiteral("normal"),
        QStringLiteral("fast"), QStringLiteral("off") };
    return keys;
}

const QStringList& waysToLayDown()
{
    static const QStringList keys { QStringLiteral("never"), QStringLiteral("ask"),
        QStringLiteral("always") };
    return keys;
}

const QStringList& forcedCards()
{
    static const QStringList keys { QStringLiteral("never"), QStringLiteral("last"),
        QStringLiteral("any") };
    return keys;
}

const QStringList& waysToCoach()
{
    static const QStringList keys { QStringLiteral("off"), QStringLiteral("warn"),
        QStringLiteral("tell") };
    return keys;
}

const QStringList& felts()
{
    static const QStringList keys { QStringLiteral("slate-blue"), QStringLiteral("forest-green"),
        QStringLiteral("burgundy"), QStringLiteral("oak"), QStringLiteral("charcoal"),
        QStringLiteral("plaid") };
    return keys;
}

const QStringList& schemes()
{
    static const QStringList keys { QStringLiteral("system"), QStringLiteral("light"),
        QStringLiteral("dark") };
    return keys;
}

const QStringList& motionWishes()
{
    static const QStringList keys { QStringLiteral("system"), QStringLiteral("always"),
        QStringLiteral("never") };
    return keys;
}

const QStringList& handOrders()
{
    static const QStringList keys { QStringLiteral("power"), QStringLiteral("suit"),
        QStringLiteral("dealt") };
    return keys;
}

const QStringList& exportKinds()
{
    static const QStringList keys { QStringLiteral("everything"), QStringLiteral("spreadsheet"),
        QStringLiteral("hands"), QStringLiteral("players") };
    return keys;
}

const QStringList& spreadsheetSigns()
{
    static const QStringList keys { QStringLiteral("comma"), QStringLiteral("point") };
    return keys;
}

template <class Enum> std::optional<Enum> named(const QStringList& keys, const QString& key)
{
    const auto index = keys.indexOf(key);
    return index < 0 ? std::nullopt : std::optional(static_cast<Enum>(index));
}

} // namespace

QStringList speedKeys() { return speeds(); }
QString speedKey(Speed speed) { return speeds().at(static_cast<int>(speed)); }
std::optional<Speed> speedFrom(const QString& key) { return named<Speed>(speeds(), key); }

QString layingDownKey(LayingDown layingDown)
{
    return waysToLayDown().at(static_cast<int>(layingDown));
}
std::optional<LayingDown> layingDownFrom(const QString& key)
{
    return named<LayingDown>(waysToLayDown(), key);
}

QString forcedCardsKey(ForcedCards which) { return forcedCards().at(static_cast<int>(which)); }
std::optional<ForcedCards> forcedCardsFrom(const QString& key)
{
    return named<ForcedCards>(forcedCards(), key);
}

QString coachingKey(Coaching coaching) { return waysToCoach().at(static_cast<int>(coaching)); }
std::optional<Coaching> coachingFrom(const QString& key)
{
    return named<Coaching>(waysToCoach(), key);
}

QString feltKey(Felt felt) { return felts().at(static_cast<int>(felt)); }
std::optional<Felt> feltFrom(const QString& key) { return named<Felt>(felts(), key); }

QString handOrderKey(HandOrder order) { return handOrders().at(static_cast<int>(order)); }
std::optional<HandOrder> handOrderFrom(const QString& key)
{
    return named<HandOrder>(handOrders(), key);
}

QString lessMotionKey(LessMotion wish) { return motionWishes().at(static_cast<int>(wish)); }
std::optional<LessMotion> lessMotionFrom(const QString& key)
{
    return named<LessMotion>(motionWishes(), key);
}

QString coloursKey(ColourScheme colours) { return schemes().at(static_cast<int>(colours)); }
std::optional<ColourScheme> coloursFrom(const QString& key)
{
    return named<ColourScheme>(schemes(), key);
}

QString exportKindKey(ExportKind kind) { return exportKinds().at(static_cast<int>(kind)); }
std::optional<ExportKind> exportKindFrom(const QString& key)
{
    return named<ExportKind>(exportKinds(), key);
}

QString spreadsheetSignsKey(SpreadsheetSigns signs)
{
    return spreadsheetSigns().at(static_cast<int>(signs));
}
std::optional<SpreadsheetSigns> spreadsheetSignsFrom(const QString& key)
{
    return named<SpreadsheetSigns>(spreadsheetSigns(), key);
}

} // namespace sheepshead
