// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/preferences/preferences.h"
#include "ui/scores/export_choice.h"

#include <QString>
#include <QStringList>

#include <optional>

namespace sheepshead {

/// The keys of settings in the settings file and on the command line; never translated.
QStringList speedKeys();
QString speedKey(Speed speed);
std::optional<Speed> speedFrom(const QString& key);

QString layingDownKey(LayingDown layingDown);
std::optional<LayingDown> layingDownFrom(const QString& key);

QString forcedCardsKey(ForcedCards which);
std::optional<ForcedCards> forcedCardsFrom(const QString& key);

QString coachingKey(Coaching coaching);
std::optional<Coaching> coachingFrom(const QString& key);

QString feltKey(Felt felt);
std::optional<Felt> feltFrom(const QString& key);

QString coloursKey(ColourScheme colours);
std::optional<ColourScheme> coloursFrom(const QString& key);

QString lessMotionKey(LessMotion wish);
std::optional<LessMotion> lessMotionFrom(const QString& key);

QString handOrderKey(HandOrder order);
std::optional<HandOrder> handOrderFrom(const QString& key);

QString exportKindKey(ExportKind kind);
std::optional<ExportKind> exportKindFrom(const QString& key);

QString spreadsheetSignsKey(SpreadsheetSigns signs);
std::optional<SpreadsheetSigns> spreadsheetSignsFrom(const QString& key);

} // namespace sheepshead
