// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/settings/preferences_store.h"

#include "app/settings/player_texts.h"
#include "app/settings/setting_words.h"
#include "engine/files/private_file.h"
#include "engine/files/regular_file.h"
#include "engine/rules/variant_check.h"
#include "engine/rules/variant_text.h"
#include "ui/widgets/text_scale.h"

#include <QDir>
#include <QFileInfo>
#include <QLocale>

#include <algorithm>
#include <array>
#include <cstdlib>

namespace sheepshead {

namespace {

constexpr auto namesKey = "table/names";
constexpr auto castKey = "table/cast"; // name, character and face of one after another
constexpr auto peopleKey =
    "table/people"; // whether a person has the seat, for each after the first
constexpr auto levelsKey = "table/levels";
constexpr auto noticeKey = "table/notice-play";
constexpr auto remarksKey = "table/remarks";
constexpr auto remarksAloudKey = "table/remarks-aloud";
constexpr auto rulesKey = "table/rules";
constexpr auto powerKey = "statistics/power"; // queen, jack, jack of diamonds, other trump, mark
constexpr auto speedKeyName = "play/speed";
constexpr auto waitKey = "play/wait-after-trick";
constexpr auto layingDownKeyName = "play/laying-down";
constexpr auto forcedKeyName = "play/forced-cards";
constexpr auto coachKeyName = "coach/when";
constexpr auto coachCostKey = "coach/from-cost";
constexpr auto coachCountingKey = "coach/hands-that-count";
constexpr auto feltKeyName = "look/felt";
constexpr auto deckKey = "look/deck";
constexpr auto backKey = "look/back";
constexpr auto feltPictureKey = "look/felt-picture";
constexpr auto addedDecksKey = "look/added-decks";
constexpr auto trumpEdgesKey = "look/trump-edges";
constexpr auto handOrderKeyName = "look/hand-order";
constexpr auto soundKey = "sound/on";
constexpr auto volumeKey = "sound/volume"; // 0 to 100
constexpr auto quietKey = "sound/quiet-for-screen-readers";
constexpr auto fourColourKey = "look/four-colour"; // of older versions: one deck or the other
constexpr auto coloursKeyName = "look/colours";
constexpr auto lessMotionKeyName = "look/less-motion";
constexpr auto textScaleKey = "look/text-scale"; // percent
constexpr auto languageKey = "look/language";
constexpr auto geometryKey = "window/geometry";
constexpr auto stateKey = "window/state";

constexpr auto lessonsGroup = "lessons/"; // the key of the lesson comes behind it
constexpr auto doneEnding = "/done";
constexpr auto takenEnding = "/taken";

constexpr auto dayKey = "hand-of-the-day/last"; // an ISO date
constexpr auto dayScoreKey = "hand-of-the-day/score";
constexpr auto dayStreakKey = "hand-of-the-day/streak";
constexpr auto dayResultsKey = "hand-of-the-day/results"; // six texts of one after another
constexpr auto dayBestKey = "hand-of-the-day/best-streak";

constexpr auto exportKindKeyName = "export/kind";
constexpr auto exportSignsKeyName = "export/signs";

constexpr auto drillsGroup = "drills/"; // the key of the drill comes behind it

QString qt(const char* key) { return QString::fromLatin1(key); }

/// Five numbers; what is none, or counts too much, stays as it was.
PowerTable powerFrom(const QStringList& numbers, PowerTable power)
{
    auto take = [&, place = qsizetype { 0 }](int& field, int least, int most) mutable {
        bool ok = false;
        const int number = numbers.value(place++).toInt(&ok);
        if (ok && number >= least && number <= most)
            field = number;
    };
    for (int* const card : { &power.queen, &power.jack, &power.jackOfDiamonds, &power.trump })
        take(*card, -mostPowerOfCard, mostPowerOfCard);
    take(power.mark, 0, mostPowerOfHand);
    return power;
}

QStringList numbersOf(const PowerTable& power)
{
    return { QString::number(power.queen), QString::number(power.jack),
        QString::number(power.jackOfDiamonds), QString::number(power.trump),
        QString::number(power.mark) };
}

std::optional<Variant> variantFrom(const QString& text)
{
    const auto variant = parseVariant(text.toStdString());
    const auto checked = variant ? check(*variant) : variant.problem();
    return checked ? std::optional(**checked) : std::nullopt;
}

/// Reading a pipe or a device would never end, so what stands in the place of the settings is
/// passed over; and so is what stands in the place of their lock.
bool isUsable(const QString& file)
{
    const auto special = [](const QString& name) {
        return faultOfFile(std::filesystem::path(name.toStdU16String())) == FileFault::NotAFile;
    };
    return !special(file) && !special(file + QStringLiteral(".lock"));
}

/// "sheepshead.ini", else "sheepshead-2.ini", and so on: the same at each start.
QString usableSettings(const QString& file)
{
    const QFileInfo info(file);
    QString name = file;
    for (int number = 2; !isUsable(name); ++number)
        name = info.dir().filePath(
            QStringLiteral("%1-%2.%3")
                .arg(info.completeBaseName(), QString::number(number), info.suffix()));
    beginPrivateFile(std::filesystem::path(name.toStdU16String()));
    return name;
}

} // namespace

PreferencesStore::PreferencesStore(const QString& file)
    : settings_(usableSettings(file), QSettings::IniFormat)
{
}

QString PreferencesStore::text(const char* key) const
{
    return settings_.value(qt(key)).toString();
}

Preferences PreferencesStore::preferences() const
{
    Preferences found = defaultPreferences();
    const QStringList names = settings_.value(qt(namesKey)).toStringList();
    for (qsizetype i = 0; i < std::min(names.size(), found.names.size()); ++i) {
        if (const QString name = nameFrom(names[i]); !name.isEmpty())
            found.names[i] = name;
    }
    found.levels = levelsFrom(settings_.value(qt(levelsKey)).toStringList(), found.levels);
    found.people = peopleFrom(settings_.value(qt(peopleKey)).toStringList());
    found.cast = castFrom(settings_.value(qt(castKey)).toStringList());
    found.notice = settings_.value(qt(noticeKey), found.notice).toBool();
    found.remarks = settings_.value(qt(remarksKey), found.remarks).toBool();
    found.remarksAloud = settings_.value(qt(remarksAloudKey), found.remarksAloud).toBool();
    found.variant = variantFrom(text(rulesKey)).value_or(found.variant);
    found.power = powerFrom(settings_.value(qt(powerKey)).toStringList(), found.power);
    found.speed = speedFrom(text(speedKeyName)).value_or(found.speed);
    found.waitAfterTrick = settings_.value(qt(waitKey), found.waitAfterTrick).toBool();
    found.layingDown = layingDownFrom(text(layingDownKeyName)).value_or(found.layingDown);
    found.forcedCards = forcedCardsFrom(text(forcedKeyName)).value_or(found.forcedCards);
    readLook(found);
    readSound(found.sound);
    found.coaching = coachingFrom(text(coachKeyName)).value_or(found.coaching);
    const double cost = settings_.value(qt(coachCostKey), found.coachCost).toDouble();
    if (cost >= leastCoachCost && cost <= mostCoachCost) // not for a number that is none
        found.coachCost = cost;
    found.coachCounting = settings_.value(qt(coachCountingKey), found.coachCounting).toBool();
    found.colours = coloursFrom(text(coloursKeyName)).value_or(found.colours);
    found.lessMotion = lessMotionFrom(text(lessMotionKeyName)).value_or(found.lessMotion);
    bool ok = false;
    const int scale = settings_.value(qt(textScaleKey)).toInt(&ok);
    if (ok && scale >= leastTextScale && scale <= mostTextScale)
        found.textScale = scale;
    found.language = language();
    return found;
}

void PreferencesStore::readLook(Preferences& found) const
{
    found.felt.felt = feltFrom(text(feltKeyName)).value_or(found.felt.felt);
    found.felt.picture = text(feltPictureKey);
    const bool four = settings_.value(qt(fourColourKey)).toBool();
    const QString before = four ? QStringLiteral("four-colour") : usualDeck();
    const QString wanted = settings_.value(qt(deckKey), before).toString();
    found.deck.deck = isDeckId(wanted) ? wanted : usualDeck();
    if (isOwnBack(text(backKey)))
        found.deck.back = text(backKey);
    found.addedDecks = settings_.value(qt(addedDecksKey)).toStringList();
    found.addedDecks.removeIf([](const QString& path) { return !isDeckId(path); });
    found.trumpEdges = settings_.value(qt(trumpEdgesKey), found.trumpEdges).toBool();
    found.handOrder = handOrderFrom(text(handOrderKeyName)).value_or(found.handOrder);
}

void PreferencesStore::readSound(SoundLook& found) const
{
    found.on = settings_.value(qt(soundKey), found.on).toBool();
    bool ok = false;
    const int volume = settings_.value(qt(volumeKey)).toInt(&ok);
    if (ok && volume >= 0 && volume <= 100)
        found.volume = volume;
    found.quietForReader = settings_.value(qt(quietKey), found.quietForReader).toBool();
}

QString PreferencesStore::language() const { return text(languageKey); }

void PreferencesStore::save(const Preferences& preferences)
{
    QStringList names = preferences.names;
    const QStringList usual = defaultPreferences().names;
    const bool isKept = !settings_.value(qt(namesKey)).toStringList().value(0).isEmpty();
    for (qsizetype i = isKept ? 1 : 0; i < std::min(names.size(), usual.size()); ++i) {
        if (names[i] == usual[i])
            names[i].clear(); // follows the language
    }
    settings_.setValue(qt(namesKey), names);
    settings_.setValue(qt(peopleKey), textsOf(preferences.people));
    settings_.setValue(qt(levelsKey), keysOf(preferences.levels));
    settings_.setValue(qt(castKey), textsOf(preferences.cast));
    settings_.setValue(qt(noticeKey), preferences.notice);
    settings_.setValue(qt(remarksKey), preferences.remarks);
    settings_.setValue(qt(remarksAloudKey), preferences.remarksAloud);
    settings_.setValue(qt(rulesKey), QString::fromStdString(variantText(preferences.variant)));
    settings_.setValue(qt(powerKey), numbersOf(preferences.power));
    settings_.setValue(qt(speedKeyName), speedKey(preferences.speed));
    settings_.setValue(qt(waitKey), preferences.waitAfterTrick);
    settings_.setValue(qt(layingDownKeyName), layingDownKey(preferences.layingDown));
    settings_.setValue(qt(forcedKeyName), forcedCardsKey(preferences.forcedCards));
    saveLook(preferences);
    settings_.setValue(qt(coachKeyName), coachingKey(preferences.coaching));
    settings_.setValue(qt(coachCostKey), preferences.coachCost);
    settings_.setValue(qt(coachCountingKey), preferences.coachCounting);
    settings_.setValue(qt(coloursKeyName), coloursKey(preferences.colours));
    settings_.setValue(qt(lessMotionKeyName), lessMotionKey(preferences.lessMotion));
    settings_.setValue(qt(textScaleKey), preferences.textScale);
    settings_.setValue(qt(languageKey), preferences.language);
    settings_.sync(); // at once: a program may be killed
}

void PreferencesStore::keepName(const QString& name)
{
    QStringList names = settings_.value(qt(namesKey)).toStringList();
    if (!names.value(0).isEmpty())
        return;
    names.resize(std::max<qsizetype>(names.size(), 1));
    names[0] = name;
    settings_.setValue(qt(namesKey), names);
    settings_.sync();
}

void PreferencesStore::saveLook(const Preferences& preferences)
{
    settings_.setValue(qt(feltKeyName), feltKey(preferences.felt.felt));
    settings_.setValue(qt(feltPictureKey), preferences.felt.picture);
    settings_.setValue(qt(deckKey), preferences.deck.deck);
    settings_.remove(qt(fourColourKey));
    settings_.setValue(qt(backKey), preferences.deck.back);
    settings_.setValue(qt(addedDecksKey), preferences.addedDecks);
    settings_.setValue(qt(trumpEdgesKey), preferences.trumpEdges);
    settings_.setValue(qt(handOrderKeyName), handOrderKey(preferences.handOrder));
    settings_.setValue(qt(soundKey), preferences.sound.on);
    settings_.setValue(qt(volumeKey), preferences.sound.volume);
    settings_.setValue(qt(quietKey), preferences.sound.quietForReader);
}

bool PreferencesStore::isNew() const
{
    const QStringList keys = settings_.allKeys();
    return std::ranges::all_of(
        keys, [](const QString& key) { return key == qt(geometryKey) || key == qt(stateKey); });
}

WindowLook PreferencesStore::windowLook() const
{
    return { settings_.value(qt(geometryKey)).toByteArray(),
        settings_.value(qt(stateKey)).toByteArray() };
}

void PreferencesStore::save(const WindowLook& look)
{
    settings_.setValue(qt(geometryKey), look.geometry);
    settings_.setValue(qt(stateKey), look.state);
}

LessonProgress PreferencesStore::lesson(const QString& key) const
{
    const QString group = qt(lessonsGroup) + key;
    return { settings_.value(group + qt(doneEnding)).toBool(),
        settings_.value(group + qt(takenEnding)).toString() };
}

void PreferencesStore::save(const QString& lesson, const LessonProgress& progress)
{
    const QString group = qt(lessonsGroup) + lesson;
    settings_.setValue(group + qt(doneEnding), progress.done);
    settings_.setValue(group + qt(takenEnding), progress.taken);
    settings_.sync();
}

DrillProgress PreferencesStore::drill(const QString& key) const
{
    const QString group = qt(drillsGroup) + key;
    const auto number = [this, &group](
                            const char* name) { return settings_.value(group + qt(name)).toInt(); };
    const DrillProgress progress { number("/asked"), number("/right"), number("/streak"),
        number("/best-streak"), settings_.value(group + qt("/lost")).toDouble(),
        settings_.value(group + qt("/last")).toString().toStdString() };
    return isPossible(progress) ? progress : DrillProgress();
}

void PreferencesStore::save(const QString& drill, const DrillProgress& progress)
{
    const QString group = qt(drillsGroup) + drill;
    settings_.setValue(group + qt("/asked"), progress.asked);
    settings_.setValue(group + qt("/right"), progress.right);
    settings_.setValue(group + qt("/streak"), progress.streak);
    settings_.setValue(group + qt("/best-streak"), progress.bestStreak);
    settings_.setValue(group + qt("/lost"), progress.lost);
    settings_.setValue(group + qt("/last"), QString::fromStdString(progress.last));
    settings_.sync();
}

ExportChoice PreferencesStore::exportChoice() const
{
    return { exportKindFrom(text(exportKindKeyName)).value_or(ExportKind::Everything),
        spreadsheetSignsFrom(text(exportSignsKeyName))
            .value_or(signsFor(QLocale().decimalPoint().front())) };
}

void PreferencesStore::save(const ExportChoice& choice)
{
    settings_.setValue(qt(exportKindKeyName), exportKindKey(choice.kind));
    settings_.setValue(qt(exportSignsKeyName), spreadsheetSignsKey(choice.signs));
    settings_.sync();
}

DayProgress PreferencesStore::days() const
{
    const auto number = [this](const char* key) { return settings_.value(qt(key)).toInt(); };
    const DayProgress progress { QDate::fromString(text(dayKey), Qt::ISODate), number(dayScoreKey),
        number(dayStreakKey), number(dayBestKey) };
    return isPossible(progress) ? progress : DayProgress();
}

DayResults PreferencesStore::dayResults() const
{
    return dayResultsFrom(settings_.value(qt(dayResultsKey)).toStringList());
}

void PreferencesStore::save(const DayResults& results)
{
    settings_.setValue(qt(dayResultsKey), textsOf(results));
    settings_.sync();
}

void PreferencesStore::save(const DayProgress& progress)
{
    settings_.setValue(qt(dayKey), progress.last.toString(Qt::ISODate));
    settings_.setValue(qt(dayScoreKey), progress.score);
    settings_.setValue(qt(dayStreakKey), progress.streak);
    settings_.setValue(qt(dayBestKey), progress.best);
    settings_.sync();
}

} // namespace sheepshead
