// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/cards/card.h"
#include "ui/cards/card_theme.h"

#include <QString>
#include <QTextDocument>

#include <memory>

namespace sheepshead {

/// A card in a text, as HTML: "<img src='card:QC/38' …>".
QString cardPicture(Card card, int width);

/// Lets a document draw the cards that cardPicture() names, with `dpr` pixels to one of the text.
void provideCardPictures(
    QTextDocument& document, const std::shared_ptr<CardTheme>& theme, qreal dpr);

} // namespace sheepshead
