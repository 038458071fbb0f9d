// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/book/storage_conversion.h"

#include "app/match/row_rules.h"

#include <QCoreApplication>
#include <QLocale>

namespace sheepshead {

namespace {

struct StorageConversionWords {
    Q_DECLARE_TR_FUNCTIONS(StorageFault)
};

} // namespace

QString fromUtf8(const std::string& text) { return QString::fromStdString(text); }

QDateTime fromStoredTime(const std::string& time)
{
    return QDateTime::fromString(fromUtf8(time), Qt::ISODate).toLocalTime();
}

QStringList fromStored(const std::vector<std::string>& names)
{
    QStringList list;
    for (const std::string& name : names)
        list << fromUtf8(name);
    return list;
}

std::vector<std::string> toStored(const QStringList& names)
{
    std::vector<std::string> list;
    for (const QString& name : names)
        list.push_back(name.toStdString());
    return list;
}

SheetHead headOf(const StoredSheet& stored)
{
    const SheetInfo& info = stored.info;
    SheetHead head { fromUtf8(info.name), fromStoredTime(info.begun), fromStored(info.players) };
    for (const StoredNewcomer& newcomer : stored.newcomers)
        head.newcomers.push_back({ newcomer.row, newcomer.seat, fromUtf8(newcomer.before) });
    const SeatSet people =
        SeatSet::firstSeats(static_cast<int>(info.players.size())) - info.computers;
    if (!people.empty()) // else it was played by another program
        head.people = people;
    return head;
}

StoredSheet storedOf(const Game& game)
{
    const SheetHead& head = game.head();
    const GameSession& session = game.session();
    const Match& match = session.match();
    StoredSheet stored;
    stored.state = match.state();
    stored.sheet = match.sheet();
    stored.info.name = head.name.toStdString();
    stored.info.begun = head.begun.toUTC().toString(Qt::ISODate).toStdString();
    stored.info.players = toStored(head.players);
    stored.info.computers =
        SeatSet::firstSeats(static_cast<int>(head.players.size())) - head.people;
    stored.info.variant = *match.variant();
    stored.records.resize(match.sheet().rows().size());
    stored.hinted.resize(stored.records.size());
    for (const DealtRecord& hand : game.dealtHands().hands())
        if (hand.row > 0)
            stored.records.at(static_cast<std::size_t>(hand.row) - 1) = hand.record;
    for (const HintedRow& hinted : game.hintedHands().rows())
        stored.hinted.at(static_cast<std::size_t>(hinted.row)) = hinted.seats;
    for (const Newcomer& newcomer : head.newcomers)
        stored.newcomers.push_back({ newcomer.row, newcomer.seat, newcomer.before.toStdString() });
    if (session.handInPlay())
        stored.handInPlay = recordText(*session.record());
    stored.handInPlayHinted = game.hintedHands().handInPlay();
    return stored;
}

BookEntry entryOf(const SheetInfo& info, bool onTable)
{
    return { info.id, fromUtf8(info.name), fromStoredTime(info.begun),
        fromStoredTime(info.lastPlayed), fromStored(info.players), info.totals, info.variant,
        info.hands, onTable, false, fromUtf8(info.fault) };
}

KeptSheet keptSheetOf(const StoredSheet& stored)
{
    return { fromUtf8(stored.info.name), fromStoredTime(stored.info.begun),
        fromStored(stored.info.players), stored.table.value_or(KeptTable()) };
}

SheetDocument documentOf(const StoredSheet& stored)
{
    if (stored.table)
        return documentOf(keptSheetOf(stored));
    const SheetHead head = headOf(stored);
    const auto& variant = stored.info.variant;
    SheetDocument document { .title = head.name,
        .begun = head.begun,
        .players = head.players,
        .rules = {},
        .sheet = stored.sheet,
        .newcomers = head.newcomers,
        .hinted = HintedHands(stored.hinted, {}).rows(),
        .people = head.people };
    const RowRules rules(stored.records);
    document.changes = rules.changes();
    document.stakes = rules.stakes();
    if (variant) {
        const RulesChange first = rules.first().value_or(RowRules::told(0, *variant));
        document.rules = first.rules;
        document.picking = first.picking;
        document.stakes = rules.stakes({}, *variant);
    }
    return document;
}

QString reasonText(const Problem& problem)
{
    return StorageConversionWords::tr(problem.reason.c_str());
}

QString placeText(const Problem& problem) { return fromUtf8(problem.place); }

QString backupText(const GoodBackup& backup)
{
    return StorageConversionWords::tr("The newest good backup was last played on %1 and has %2.")
        .arg(QLocale().toString(fromStoredTime(backup.lastPlayed), QLocale::ShortFormat),
            StorageConversionWords::tr("%n hand(s)", nullptr, backup.hands));
}

QString unreadableText(const std::vector<SheetInfo>& sheets)
{
    QStringList lines;
    for (const SheetInfo& sheet : sheets)
        lines << StorageConversionWords::tr(
            "The sheet \"%1\" cannot be read (%2). It was left as it is; all other sheets can be "
            "used.")
                     .arg(fromUtf8(sheet.name), fromUtf8(sheet.fault));
    return lines.join(u'\n');
}

} // namespace sheepshead
