// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/scoring/scoring.h"
#include "tests/support/cards.h"
#include "tests/support/registered_test.h"
#include "tests/support/test_data.h"
#include "tests/support/to_string.h"

#include <QFile>
#include <QtTest>

using namespace sheepshead;

namespace {

const Seat bidder = seatAt(1);
const Seat calledPartner = seatAt(2);
const Seat opponent = seatAt(3);

/// The bidders' points that a result of the table stands for.
int pointsOf(const QString& result)
{
    if (result == QLatin1String("every trick"))
        return 120;
    if (result == QLatin1String("won schneider"))
        return 91;
    if (result == QLatin1String("won"))
        return 61;
    if (result == QLatin1String("lost"))
        return 60;
    return result == QLatin1String("schneider") ? 30 : 0;
}

IndianaOutcome outcomeOf(const QString& bid, const QString& result)
{
    IndianaOutcome outcome { .bidder = bidder };
    if (bid == QLatin1String("call"))
        outcome.partner = calledPartner;
    if (bid == QLatin1String("best"))
        outcome.solo = SoloKind::Best;
    if (bid == QLatin1String("side"))
        outcome.solo = SoloKind::Side;
    if (bid == QLatin1String("billy"))
        outcome.solo = SoloKind::Billy;
    outcome.biddersPoints = { pointsOf(result) };
    outcome.biddersTookNoTrick = result == QLatin1String("no trick");
    outcome.biddersTookAllTricks = result == QLatin1String("every trick");
    return outcome;
}

/// "+2/+2/0", "-" where the seat is an opponent like the others.
int payoff(const QString& text, int place)
{
    return text.section(QLatin1Char('/'), place, place).toInt();
}

} // namespace

/// 4H-5
class IndianaScoringTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void only_winners_add_by_the_table_data()
    {
        QTest::addColumn<QString>("bid");
        QTest::addColumn<QString>("result");
        QTest::addColumn<QString>("scores");
        QFile file(QString::fromStdString(testing::testData("payoffs/indiana.txt")));
        QVERIFY(file.open(QIODevice::ReadOnly));
        for (const QString& line : QString::fromUtf8(file.readAll()).split(QLatin1Char('\n'))) {
            if (line.isEmpty() || line.startsWith(QLatin1Char('#')))
                continue;
            const QStringList columns = line.split(QStringLiteral(" | "));
            QTest::addRow("%s, %s", qPrintable(columns[0]), qPrintable(columns[1]))
                << columns[0] << columns[1] << columns[2];
        }
    }

    void only_winners_add_by_the_table()
    {
        QFETCH(QString, bid);
        QFETCH(QString, result);
        QFETCH(QString, scores);
        const HandScores scored = scoreHand(
            outcomeOf(bid, result), SeatSet::firstSeats(4), *testing::variantWith("layout=4H-5"));
        const bool called = bid == QLatin1String("call");
        QCOMPARE(scored.scores[bidder].value, payoff(scores, 0));
        QCOMPARE(scored.scores[calledPartner].value, payoff(scores, called ? 1 : 2));
        QCOMPARE(scored.scores[opponent].value, payoff(scores, 2));
        QCOMPARE(scored.scores[seatAt(0)].value, payoff(scores, 2));
    }

    void a_best_wins_a_game_of_any_length()
    {
        const auto variant = testing::variantWith("layout=4H-5 length-number=50");
        const HandScores scored =
            scoreHand(outcomeOf(QStringLiteral("best"), QStringLiteral("won")),
                SeatSet::firstSeats(4), *variant);
        QCOMPARE(scored.scores[bidder], Score { 50 });
    }
};

REGISTER_TEST(IndianaScoringTest)
#include "indiana_scoring_test.moc"
