// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/scoring/scoring.h"
#include "tests/support/cards.h"
#include "tests/support/outcomes.h"
#include "tests/support/registered_test.h"
#include "tests/support/test_data.h"
#include "tests/support/to_string.h"

#include <QFile>
#include <QtTest>

using namespace sheepshead;
using namespace sheepshead::testing;

namespace {

constexpr std::array tiers { Tier::WonAllTricks, Tier::WonSchneider, Tier::Won, Tier::Lost,
    Tier::LostSchneider, Tier::LostNoTrick };

QStringList words(const QString& text) { return text.split(QLatin1Char(' '), Qt::SkipEmptyParts); }

/// One number or more as the rule book writes them: "+6/-/-3".
struct PayoffRow {
    int players = 0;
    int makers = 0;
    QStringList payoffs; ///< by tier; then by lost tier with double on the bump
};

std::vector<PayoffRow> payoffRows(const QString& fileName)
{
    QFile file(QString::fromStdString(testing::testData("payoffs/")) + fileName);
    if (!file.open(QIODevice::ReadOnly))
        qFatal("no test data %s", qPrintable(fileName));
    std::vector<PayoffRow> rows;
    for (const QString& line : QString::fromUtf8(file.readAll()).split(QLatin1Char('\n'))) {
        if (line.isEmpty() || line.startsWith(QLatin1Char('#')))
            continue;
        const QStringList columns = line.split(QLatin1Char('|'));
        PayoffRow row { columns[0].toInt(), words(columns[1])[0].toInt(), {} };
        for (const QString& column : columns.mid(2))
            row.payoffs += words(column);
        rows.push_back(row);
    }
    return rows;
}

void addPayoffColumns()
{
    QTest::addColumn<int>("players");
    QTest::addColumn<int>("makers");
    QTest::addColumn<int>("tier");
    QTest::addColumn<bool>("bump");
    QTest::addColumn<QString>("payoff");
}

void addPayoffRow(const PayoffRow& row, Tier tier, bool bump, const QString& payoff)
{
    const QString name = QStringLiteral("%1 v %2, tier %3%4")
                             .arg(row.makers)
                             .arg(row.players - row.makers)
                             .arg(static_cast<int>(tier))
                             .arg(bump ? QStringLiteral(", bump") : QString());
    QTest::newRow(qPrintable(name))
        << row.players << row.makers << static_cast<int>(tier) << bump << payoff;
}

/// Nine payoffs a row: six tiers without the bump and three with it. Winners are never bumped.
void addPayoffRows(const QString& fileName)
{
    addPayoffColumns();
    for (const PayoffRow& row : payoffRows(fileName)) {
        for (qsizetype i = 0; i < 6; ++i)
            addPayoffRow(row, tiers[static_cast<std::size_t>(i)], false, row.payoffs.at(i));
        for (qsizetype i = 0; i < 3; ++i) {
            addPayoffRow(row, tiers[static_cast<std::size_t>(i)], true, row.payoffs.at(i));
            addPayoffRow(row, tiers[static_cast<std::size_t>(i + 3)], true, row.payoffs.at(i + 6));
        }
    }
}

/// The scores of picker, partners and defenders, each group having one score: "+2/+1/-1".
QString payoffText(const HandScores& result, const PickedOutcome& outcome, int players)
{
    std::array<QStringList, 3> groups;
    for (const Seat seat : SeatSet::firstSeats(players)) {
        const std::size_t group = seat == outcome.picker ? 0
            : outcome.partners.contains(seat)            ? 1
                                                         : 2;
        const int score = result.scores[seat].value;
        const QString sign = score > 0 ? QStringLiteral("+") : QString();
        groups[group] << sign + QString::number(score);
    }
    QStringList text;
    for (QStringList& group : groups) {
        group.removeDuplicates();
        text << (group.isEmpty() ? QStringLiteral("-") : group.join(QLatin1Char(',')));
    }
    return text.join(QLatin1Char('/'));
}

} // namespace

/// SCORE-UNIT, SCORE-PAIR: what each side pays, by the tables of the rule book.
class SettlementTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void unit_settlement_pays_by_the_table_data() { addPayoffRows(QStringLiteral("unit.txt")); }

    void unit_settlement_pays_by_the_table()
    {
        comparePayoff(*variantWith("settlement=unit"), [](const QString& text) { return text; });
    }

    void pairwise_settlement_pays_by_the_table_data()
    {
        addPayoffRows(QStringLiteral("pairwise.txt"));
    }

    void pairwise_settlement_pays_by_the_table()
    {
        const auto makersAlike = [](const QString& text) {
            return text.section(QLatin1Char('/'), 0, 0) + QLatin1Char('/') + text;
        };
        comparePayoff(*variantWith("settlement=pairwise"), makersAlike);
    }

    void a_lone_picker_settles_pairwise_as_by_unit_data()
    {
        addPayoffColumns();
        for (const PayoffRow& row : payoffRows(QStringLiteral("unit.txt")))
            for (std::size_t i = 0; row.makers == 1 && i < tiers.size(); ++i)
                addPayoffRow(row, tiers[i], false, row.payoffs.at(static_cast<qsizetype>(i)));
    }

    void a_lone_picker_settles_pairwise_as_by_unit()
    {
        comparePayoff(
            *variantWith("settlement=pairwise"), [](const QString& text) { return text; });
    }

    void the_picker_pays_alone_for_a_side_without_a_trick_data()
    {
        addPayoffColumns();
        for (const PayoffRow& row : payoffRows(QStringLiteral("no-trick.txt"))) {
            addPayoffRow(row, Tier::LostNoTrick, false, row.payoffs.at(0));
            addPayoffRow(row, Tier::LostNoTrick, true, row.payoffs.at(1));
        }
    }

    void the_picker_pays_alone_for_a_side_without_a_trick()
    {
        const auto same = [](const QString& text) { return text; };
        comparePayoff(*variantWith("no-trick=picker-if-side-trickless"), same);
        comparePayoff(*variantWith("no-trick=picker-if-he-trickless"), same);
        comparePayoff(*variantWith("no-trick=picker-if-he-trickless settlement=pairwise"), same);
    }

    /// NOTRICK at eight players, where the first maker counts as the picker.
    void the_first_maker_of_eight_pays_alone_too()
    {
        const CheckedVariant variant =
            check(*variantWith("layout=8H-1 no-trick=picker-if-side-trickless")).value();
        PickedOutcome outcome { .picker = seatAt(0), .partners = { seatAt(1) } };
        outcome.makersTookNoTrick = true;
        outcome.pickerTookNoTrick = true;
        for (const bool bump : { false, true }) {
            Variant table = *variant;
            table.doubleOnTheBump = bump;
            const auto scores = scoreHand(outcome, SeatSet::firstSeats(8), table).scores;
            QCOMPARE(scores[seatAt(0)].value, bump ? -36 : -18);
            QCOMPARE(scores[seatAt(1)].value, 0);
            QCOMPARE(scores[seatAt(7)].value, bump ? 6 : 3);
        }
    }

private:
    void comparePayoff(Variant variant, auto expectedFrom)
    {
        QFETCH(int, players);
        QFETCH(int, makers);
        QFETCH(int, tier);
        QFETCH(bool, bump);
        QFETCH(QString, payoff);
        variant.doubleOnTheBump = bump;
        const PickedOutcome outcome = pickedOutcome(static_cast<Tier>(tier), makers);
        const HandScores result = scoreHand(outcome, SeatSet::firstSeats(players), variant);
        QCOMPARE(static_cast<int>(*result.tier), tier);
        QCOMPARE(payoffText(result, outcome, players), expectedFrom(payoff));
        QCOMPARE(sumOf(result), 0);
        QCOMPARE(result.bumped(), bump && !makersWon(static_cast<Tier>(tier)));
    }
};

REGISTER_TEST(SettlementTest)
#include "settlement_test.moc"
