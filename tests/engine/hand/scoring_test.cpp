// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/hand/scoring.h"
#include "tests/support/cards.h"
#include "tests/support/to_string.h"

#include <QFile>
#include <QtTest>

using namespace sheepshead;

namespace {

constexpr std::array tiers { Tier::WonAllTricks, Tier::WonSchneider, Tier::Won, Tier::Lost,
    Tier::LostSchneider, Tier::LostNoTrick };

/// Makers' points that lead to each of the tiers.
constexpr std::array pointsOfTier { 120, 95, 70, 45, 20, 8 };

const Seat picker = seatAt(1);

/// Seat 1 picked; his partners sit next to him.
PickedOutcome outcomeOf(Tier tier, int makers)
{
    PickedOutcome outcome;
    outcome.picker = picker;
    for (int i = 1; i < makers; ++i)
        outcome.partners.add(seatAt(1 + i));
    outcome.makersPoints = { pointsOfTier[static_cast<std::size_t>(tier)] };
    outcome.makersTookAllTricks = tier == Tier::WonAllTricks;
    outcome.makersTookNoTrick = outcome.pickerTookNoTrick = tier == Tier::LostNoTrick;
    return outcome;
}

QStringList words(const QString& text) { return text.split(QLatin1Char(' '), Qt::SkipEmptyParts); }

/// One number or more as the rule book writes them: "+6/-/-3".
struct PayoffRow {
    int players = 0;
    int makers = 0;
    QStringList payoffs; ///< by tier; then by lost tier with double on the bump
};

std::vector<PayoffRow> payoffRows(const QString& fileName)
{
    QFile file(QStringLiteral(TEST_DATA "/payoffs/") + fileName);
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

int sumOf(const HandScores& result)
{
    int sum = 0;
    for (int i = 0; i < maxSeats; ++i)
        sum += result.scores[seatAt(i)].value;
    return sum;
}

/// What five players get, from seat 0 on.
QString scoresText(const HandScores& result, int players = 5)
{
    QStringList text;
    for (const Seat seat : SeatSet::firstSeats(players))
        text << QString::number(result.scores[seat].value);
    return text.join(QLatin1Char(' '));
}

Variant rules(std::string_view settings) { return *testing::variantWith(settings); }

} // namespace

class ScoringTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void unit_settlement_pays_by_the_table_data() { addPayoffRows(QStringLiteral("unit.txt")); }

    void unit_settlement_pays_by_the_table()
    {
        comparePayoff(rules("settlement=unit"), [](const QString& text) { return text; });
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
        comparePayoff(rules("settlement=pairwise"), makersAlike);
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
        comparePayoff(rules("settlement=pairwise"), [](const QString& text) { return text; });
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
        comparePayoff(rules("no-trick=picker-if-side-trickless"), same);
        comparePayoff(rules("no-trick=picker-if-he-trickless"), same);
        comparePayoff(rules("no-trick=picker-if-he-trickless settlement=pairwise"), same);
    }

    void the_tier_follows_tricks_and_points_data()
    {
        QTest::addColumn<QByteArray>("safeAt");
        QTest::addColumn<int>("points");
        QTest::addColumn<int>("tier");
        const auto row = [](const char* safeAt, int points, Tier tier) {
            QTest::addRow("%d points, defenders safe at %s", points, safeAt)
                << QByteArray(safeAt) << points << static_cast<int>(tier);
        };
        row("30", 120, Tier::WonSchneider); // a defender took a trick worth nothing
        row("30", 91, Tier::WonSchneider);
        row("30", 90, Tier::Won);
        row("31", 91, Tier::WonSchneider);
        row("31", 90, Tier::WonSchneider);
        row("31", 89, Tier::Won);
        for (const char* const safeAt : { "30", "31" }) {
            row(safeAt, 61, Tier::Won);
            row(safeAt, 60, Tier::Lost);
            row(safeAt, 31, Tier::Lost);
            row(safeAt, 30, Tier::LostSchneider);
            row(safeAt, 0, Tier::LostSchneider); // their trick was worth nothing
        }
    }

    void the_tier_follows_tricks_and_points()
    {
        QFETCH(QByteArray, safeAt);
        QFETCH(int, points);
        QFETCH(int, tier);
        PickedOutcome outcome;
        outcome.makersPoints = { points };
        QCOMPARE(
            static_cast<int>(tierOf(outcome, rules("defenders-safe-at=" + safeAt.toStdString()))),
            tier);
    }

    void without_a_trick_the_points_of_the_bury_save_nobody()
    {
        PickedOutcome outcome;
        outcome.makersPoints = { 44 };
        outcome.makersTookNoTrick = true;
        QCOMPARE(tierOf(outcome, Variant()), Tier::LostNoTrick);
    }

    void all_tricks_win_most_whatever_they_are_worth()
    {
        PickedOutcome outcome;
        outcome.makersPoints = { 120 };
        outcome.makersTookAllTricks = true;
        QCOMPARE(tierOf(outcome, Variant()), Tier::WonAllTricks);
    }

    void sixty_points_lose_two_one_to_two_for_each_defender_with_the_bump()
    {
        PickedOutcome outcome { .picker = seatAt(0), .partners = { seatAt(3) } };
        outcome.makersPoints = { 60 };
        const HandScores result = scoreHand(outcome, SeatSet::firstSeats(5), Variant());
        QCOMPARE(scoresText(result), QStringLiteral("-4 2 2 -2 2"));
        QVERIFY(result.bumped);
        QCOMPARE(result.stake, 2);
    }

    void four_players_and_44_points_without_a_trick_cost_eighteen()
    {
        PickedOutcome outcome { .picker = seatAt(2) };
        outcome.makersPoints = { 44 };
        outcome.makersTookNoTrick = outcome.pickerTookNoTrick = true;
        const HandScores result = scoreHand(outcome, SeatSet::firstSeats(4), Variant());
        QCOMPARE(scoresText(result, 4), QStringLiteral("6 6 -18 6"));
    }

    void a_seat_that_sits_out_scores_nothing()
    {
        SeatSet seats = SeatSet::firstSeats(6);
        seats.remove(seatAt(4));
        const HandScores result = scoreHand(outcomeOf(Tier::Won, 2), seats, Variant());
        QCOMPARE(scoresText(result, 6), QStringLiteral("-1 2 1 -1 0 -1"));
    }

    void a_forced_pick_is_bumped_unless_the_table_spares_it_data()
    {
        QTest::addColumn<QByteArray>("settings");
        QTest::addColumn<bool>("forced");
        QTest::addColumn<QString>("scores");
        const QString once = QStringLiteral("1 -2 -1 1 1");
        const QString twice = QStringLiteral("2 -4 -2 2 2");
        QTest::newRow("spared") << QByteArray("no-pick=forced-pick forced-no-punish=on") << true
                                << once;
        QTest::newRow("punished") << QByteArray("no-pick=forced-pick") << true << twice;
        QTest::newRow("picked freely")
            << QByteArray("no-pick=forced-pick forced-no-punish=on") << false << twice;
        QTest::newRow("no bump at all")
            << QByteArray("no-pick=forced-pick double-on-the-bump=off") << true << once;
    }

    void a_forced_pick_is_bumped_unless_the_table_spares_it()
    {
        QFETCH(QByteArray, settings);
        QFETCH(bool, forced);
        QFETCH(QString, scores);
        PickedOutcome outcome = outcomeOf(Tier::Lost, 2);
        outcome.forcedPick = forced;
        const Variant variant = rules(settings.toStdString());
        QCOMPARE(scoresText(scoreHand(outcome, SeatSet::firstSeats(5), variant)), scores);
    }

    void a_doubler_multiplies_wins_and_bumped_losses_data()
    {
        QTest::addColumn<int>("tier");
        QTest::addColumn<int>("factor");
        QTest::addColumn<QString>("scores");
        QTest::newRow("won, twice")
            << static_cast<int>(Tier::Won) << 2 << QStringLiteral("-2 4 2 -2 -2");
        QTest::newRow("lost, twice")
            << static_cast<int>(Tier::Lost) << 2 << QStringLiteral("4 -8 -4 4 4");
        QTest::newRow("no trick, eight times")
            << static_cast<int>(Tier::LostNoTrick) << 8 << QStringLiteral("48 -96 -48 48 48");
    }

    void a_doubler_multiplies_wins_and_bumped_losses()
    {
        QFETCH(int, tier);
        QFETCH(int, factor);
        QFETCH(QString, scores);
        PickedOutcome outcome = outcomeOf(static_cast<Tier>(tier), 2);
        outcome.doubler = factor;
        QCOMPARE(scoresText(scoreHand(outcome, SeatSet::firstSeats(5), Variant())), scores);
    }

    /// MULTIPLIER: crack, re-crack and a blitz on a doubler, lost with schneider.
    void raises_and_doublers_multiply_the_bumped_loss()
    {
        PickedOutcome outcome = outcomeOf(Tier::LostSchneider, 2);
        outcome.raises = 3;
        outcome.doubler = 2;
        const HandScores result = scoreHand(outcome, SeatSet::firstSeats(5), Variant());
        QCOMPARE(scoresText(result), QStringLiteral("64 -128 -64 64 64"));
        QCOMPARE(result.stake, 64);
    }

    /// SCORE-PAIR: where nobody picks, "unit" takes the named maker for the picker.
    void queen_partners_share_alike_or_as_picker_and_partner_data()
    {
        QTest::addColumn<QByteArray>("settings");
        QTest::addColumn<int>("players");
        QTest::addColumn<QString>("scores");
        QTest::newRow("four, pairwise")
            << QByteArray("layout=4H-3") << 4 << QStringLiteral("-2 2 2 -2");
        QTest::newRow("four, unit")
            << QByteArray("layout=4H-3 settlement=unit") << 4 << QStringLiteral("-1 1 1 -1");
        QTest::newRow("eight, pairwise")
            << QByteArray("layout=8H-1") << 8 << QStringLiteral("-2 6 6 -2 -2 -2 -2 -2");
        QTest::newRow("eight, unit") << QByteArray("layout=8H-1 settlement=unit") << 8
                                     << QStringLiteral("-1 5 1 -1 -1 -1 -1 -1");
    }

    void queen_partners_share_alike_or_as_picker_and_partner()
    {
        QFETCH(QByteArray, settings);
        QFETCH(int, players);
        QFETCH(QString, scores);
        const HandScores result = scoreHand(
            outcomeOf(Tier::Won, 2), SeatSet::firstSeats(players), rules(settings.toStdString()));
        QCOMPARE(scoresText(result, players), scores);
    }

    void a_picker_who_took_no_trick_himself_pays_alone_for_any_loss()
    {
        PickedOutcome outcome = outcomeOf(Tier::Lost, 2);
        outcome.pickerTookNoTrick = true;
        const Variant variant = rules("no-trick=picker-if-he-trickless");
        const HandScores result = scoreHand(outcome, SeatSet::firstSeats(5), variant);
        QCOMPARE(scoresText(result), QStringLiteral("2 -6 0 2 2"));
        QVERIFY(result.pickerPaidAlone);
    }

    void his_partner_pays_too_where_only_a_trickless_side_lets_him_off()
    {
        PickedOutcome outcome = outcomeOf(Tier::Lost, 2);
        outcome.pickerTookNoTrick = true;
        const Variant variant = rules("no-trick=picker-if-side-trickless");
        const HandScores result = scoreHand(outcome, SeatSet::firstSeats(5), variant);
        QCOMPARE(scoresText(result), QStringLiteral("2 -4 -2 2 2"));
        QVERIFY(!result.pickerPaidAlone);
    }

    void a_picker_whose_partner_won_for_him_is_paid_in_full()
    {
        PickedOutcome outcome = outcomeOf(Tier::Won, 2);
        outcome.pickerTookNoTrick = true;
        const Variant variant = rules("no-trick=picker-if-he-trickless");
        QCOMPARE(scoresText(scoreHand(outcome, SeatSet::firstSeats(5), variant)),
            QStringLiteral("-1 2 1 -1 -1"));
    }

    void the_sides_share_where_the_table_says_so()
    {
        const HandScores result =
            scoreHand(outcomeOf(Tier::LostNoTrick, 2), SeatSet::firstSeats(5), Variant());
        QCOMPARE(scoresText(result), QStringLiteral("6 -12 -6 6 6"));
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
        const PickedOutcome outcome = outcomeOf(static_cast<Tier>(tier), makers);
        const HandScores result = scoreHand(outcome, SeatSet::firstSeats(players), variant);
        QCOMPARE(static_cast<int>(*result.tier), tier);
        QCOMPARE(payoffText(result, outcome, players), expectedFrom(payoff));
        QCOMPARE(sumOf(result), 0);
        QCOMPARE(result.bumped, bump && !makersWon(static_cast<Tier>(tier)));
    }
};

QTEST_APPLESS_MAIN(ScoringTest)
#include "scoring_test.moc"
