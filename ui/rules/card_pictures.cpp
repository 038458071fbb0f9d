// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/rules/card_pictures.h"

#include "engine/cards/card_text.h"

#include <QUrl>

namespace sheepshead {

namespace {

const QString scheme = QStringLiteral("card");
constexpr qreal height = 1.4; ///< of a card, to its width of 1; as all KDE decks have it

QVariant pictureNamed(const QUrl& url, CardTheme& theme, qreal dpr)
{
    const QStringList parts = url.path().split(u'/');
    const Result<Card> card = parseCard(parts.value(0).toStdString());
    if (url.scheme() != scheme || !card)
        return {};
    return theme.face(*card, parts.value(1).toInt(), dpr);
}

} // namespace

QString cardPicture(Card card, int width)
{
    return QStringLiteral("<img src='%1:%2/%3' width='%3' height='%4'>")
        .arg(scheme, QString::fromStdString(cardText(card)))
        .arg(width)
        .arg(qRound(width * height));
}

void provideCardPictures(
    QTextDocument& document, const std::shared_ptr<CardTheme>& theme, qreal dpr)
{
    document.setResourceProvider(
        [theme, dpr](const QUrl& url) { return pictureNamed(url, *theme, dpr); });
}

} // namespace sheepshead
