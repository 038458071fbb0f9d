// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/stored_words.h"

#include "engine/rules/layouts.h"
#include "ui/rules_line.h"

#include <QCoreApplication>

namespace sheepshead {

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

SheetHead headOf(const SheetInfo& info)
{
    return { fromUtf8(info.name), fromStoredTime(info.begun), fromStored(info.players) };
}

BookEntry entryOf(const SheetInfo& info, bool onTable)
{
    return { info.id, fromUtf8(info.name), fromStoredTime(info.begun),
        fromStoredTime(info.lastPlayed), fromStored(info.players), info.totals, info.variant,
        info.hands, onTable };
}

SheetDocument documentOf(const StoredSheet& stored)
{
    const SheetHead head = headOf(stored.info);
    const auto& variant = stored.info.variant;
    SheetDocument document { .title = head.name,
        .begun = head.begun,
        .players = head.players,
        .rules = {},
        .sheet = stored.sheet };
    if (variant) {
        document.rules = rulesLine(*variant);
        document.dealerSitsOut = variant->dealerSitsOut;
        document.picking = layoutOf(variant->layout).opening != Opening::Lead;
        document.centsAPoint = variant->centsAPoint;
    }
    return document;
}

QString reasonText(const Problem& problem)
{
    return QCoreApplication::translate("StorageFault", problem.reason.c_str());
}

QString placeText(const Problem& problem) { return fromUtf8(problem.place); }

} // namespace sheepshead
