// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/words/decisions/share_words.h"

#include "engine/support/rng.h"
#include "tests/support/hands.h"
#include "tests/support/registered_test.h"
#include "tests/ui/table/played_table.h"
#include "ui/words/decisions/fact_words.h"

#include <QRegularExpression>
#include <QtTest>

#include <cmath>
#include <numeric>

using namespace sheepshead;
using namespace sheepshead::testing;

namespace {

int tenthsIn(const QString& words)
{
    static const QRegularExpression share(QStringLiteral("in (\\d) of 10"));
    int tenths = 0;
    for (auto found = share.globalMatch(words); found.hasNext();)
        tenths += found.next().captured(1).toInt();
    return tenths;
}

/// What is told of a card that was led.
QString told(const advice::Fact& fact)
{
    const HandState hand = pickedHand(variantWith(""), "QC QS JC 9D KC 7C", "TS AS");
    const Advice advice { Play { card("QC") }, Play { card("7C") }, {}, { fact } };
    return factText(
        fact, advice, hand.observation(*hand.toAct()), seatingFor(hand.variant(), *hand.toAct()));
}

} // namespace

class ShareWordsTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void a_share_is_told_in_tenths()
    {
        QCOMPARE(howOften(0.55), QStringLiteral("in 6 of 10 deals"));
        QCOMPARE(howOften(0.02), QStringLiteral("in almost no deal"));
        QCOMPARE(howOften(0.98), QStringLiteral("in almost every deal"));
    }

    /// A trick is taken, trumped or beaten by a higher card.
    void shares_of_one_trick_add_up_to_ten()
    {
        for (int takes = 25; takes <= 85; ++takes)
            for (int trumped = 0; trumped <= 100 - takes; ++trumped) {
                const double higher = (100 - takes - trumped) / 100.0;
                const QString words = told(advice::TakesTrick { card("QC"), { takes / 100.0, {} } })
                    + told(advice::Beaten { trumped / 100.0, higher });
                QVERIFY2(tenthsIn(words) == 10, qPrintable(words));
            }
    }

    void another_picks_or_all_pass()
    {
        for (int picks = 5; picks <= 95; ++picks) {
            const QString words = told(advice::AfterPassing { picks / 100.0, 1 - picks / 100.0 });
            QVERIFY2(tenthsIn(words) == 10, qPrintable(words));
        }
    }

    void shares_of_one_whole_are_rounded_together()
    {
        const std::vector<double> thirds { 1 / 3.0, 1 / 3.0, 1 / 3.0 };
        QCOMPARE(roundedTogether(thirds), (std::vector { 0.34, 0.33, 0.33 }));
        Rng rng(3);
        for (int i = 0; i < 2000; ++i) {
            std::vector<double> shares;
            for (int part = 0; part < 6; ++part)
                shares.push_back(static_cast<double>(rng.below(1000)) + 0.001);
            const double all = std::accumulate(shares.begin(), shares.end(), 0.0);
            for (double& share : shares)
                share /= all;
            const std::vector<double> written = roundedTogether(shares);
            long sum = 0;
            for (std::size_t part = 0; part < shares.size(); ++part) {
                sum += std::lround(100 * written[part]);
                QVERIFY(std::abs(written[part] - shares[part]) < 0.01);
            }
            QCOMPARE(sum, 100L);
        }
    }
};

REGISTER_WIDGET_TEST(ShareWordsTest)
#include "share_words_test.moc"
