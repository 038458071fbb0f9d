// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/words/scores/settlement_words.h"

#include "ui/words/players/seat_words.h"
#include "ui/words/rules/choice_words.h"
#include "ui/words/scores/sheet_settlement.h"

#include <QCoreApplication>

namespace sheepshead {

namespace {

class SettlementWords {
    Q_DECLARE_TR_FUNCTIONS(sheepshead::SettlementWords)

public:
    static QString pot(int points) { return tr("Pot: %1.").arg(points); }

    static QString payment(const Payment& payment, const QStringList& people)
    {
        const QString money = moneyText(payment.money);
        if (payment.to == Payment::pot)
            return tr("%1 pays %2 into the pot").arg(inSentence(people[payment.from]), money);
        if (payment.from == Payment::pot)
            return tr("%1 gets %2 from the pot").arg(inSentence(people[payment.to]), money);
        return tr("%1 pays %2 %3", "a player, another, and how much")
            .arg(inSentence(people[payment.from]), inSentence(people[payment.to]), money);
    }
};

} // namespace

QString settlementText(const SheetDocument& document, const SheetMoney& money)
{
    QStringList sentences;
    if (document.pot > 0)
        sentences << SettlementWords::pot(document.pot);
    QStringList payments;
    const SheetSettlement made = money.any() ? settlementOf(document, money) : SheetSettlement();
    for (const Payment& payment : made.settled.payments)
        payments << SettlementWords::payment(payment, made.people);
    if (!payments.isEmpty())
        sentences << payments.join(QStringLiteral("; ")) + u'.';
    return sentences.join(u' ');
}

} // namespace sheepshead
