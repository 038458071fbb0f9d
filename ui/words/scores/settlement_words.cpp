// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/words/scores/settlement_words.h"

#include "engine/match/settle_up.h"
#include "ui/words/players/seat_words.h"
#include "ui/words/rules/choice_words.h"
#include "ui/words/scores/sheet_words.h"

#include <QCoreApplication>

namespace sheepshead {

namespace {

class SettlementWords {
    Q_DECLARE_TR_FUNCTIONS(sheepshead::SettlementWords)

public:
    static QString pot(int points) { return tr("Pot: %1.").arg(points); }

    static QString payment(const Payment& payment, const QStringList& players)
    {
        const QString money = moneyText(payment.money);
        if (payment.to == Payment::pot)
            return tr("%1 pays %2 into the pot")
                .arg(inSentence(playerName(payment.from, players)), money);
        if (payment.from == Payment::pot)
            return tr("%1 gets %2 from the pot")
                .arg(inSentence(playerName(payment.to, players)), money);
        return tr("%1 pays %2 %3", "a player, another, and how much")
            .arg(inSentence(playerName(payment.from, players)),
                inSentence(playerName(payment.to, players)), money);
    }
};

} // namespace

QString settlementText(const SheetDocument& document, const std::vector<Score>& totals)
{
    QStringList sentences;
    if (document.pot > 0)
        sentences << SettlementWords::pot(document.pot);
    QStringList payments;
    for (const Payment& payment : settleUp(totals, document.centsAPoint).payments)
        payments << SettlementWords::payment(payment, document.players);
    if (!payments.isEmpty())
        sentences << payments.join(QStringLiteral("; ")) + u'.';
    return sentences.join(u' ');
}

} // namespace sheepshead
