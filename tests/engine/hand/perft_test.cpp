// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/hand/playing.h"
#include "engine/support/text.h"
#include "tests/support/hands.h"
#include "tests/support/to_string.h"

#include <QFile>
#include <QtTest>

using namespace sheepshead;

namespace {

/// How many ways there are to go on for `depth` decisions.
std::uint64_t perft(const HandState& hand, int depth)
{
    if (depth == 0 || hand.over())
        return 1;
    std::uint64_t count = 0;
    for (const Action& action : hand.legalActions()) {
        HandState next = hand;
        next.apply(action);
        count += perft(next, depth - 1);
    }
    return count;
}

std::uint64_t perft(const Playing& play, const TrumpOrder& trumps, int depth)
{
    if (depth == 0 || play.over())
        return 1;
    std::uint64_t count = 0;
    for (const Card card : play.legal()) {
        Playing next = play;
        next.play(trumps, card);
        count += perft(next, trumps, depth - 1);
    }
    return count;
}

QString dataFile(const char* name)
{
    return QStringLiteral(TEST_DATA "/perft/%1").arg(QLatin1String(name));
}

std::vector<std::string> linesOfFile(const char* name)
{
    QFile file(dataFile(name));
    if (!file.open(QIODevice::ReadOnly))
        qFatal("no test data %s", name);
    const std::string text = file.readAll().toStdString();
    const auto lines = linesOf(text);
    return { lines.begin(), lines.end() };
}

std::vector<std::string> columnsOf(const std::string& line)
{
    std::vector<std::string> columns;
    const QStringList parts = QString::fromStdString(line).split(QLatin1Char('|'));
    for (const QString& part : parts)
        columns.push_back(part.simplified().toStdString());
    return columns;
}

} // namespace

class PerftTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void plays_of_open_hands_data()
    {
        QTest::addColumn<QByteArray>("hands");
        QTest::addColumn<int>("depth");
        QTest::addColumn<quint64>("count");
        std::string hands;
        std::string id;
        for (const std::string& line : linesOfFile("five-handed-plays.perft")) {
            if (line.starts_with("id "))
                id = line.substr(3);
            if (line.starts_with("hands "))
                hands = line.substr(6);
            if (!line.starts_with("plays "))
                continue;
            int depth = 0;
            for (const std::string& count : columnsOf(line.substr(6))) {
                ++depth;
                QTest::newRow((id + ' ' + std::to_string(depth)).c_str()) << QByteArray(
                    hands.c_str()) << depth << QByteArray(count.c_str()).toULongLong();
            }
        }
    }

    /// No called card: only the duty to follow suit. Seat 0 leads.
    void plays_of_open_hands()
    {
        QFETCH(QByteArray, hands);
        QFETCH(int, depth);
        QFETCH(quint64, count);
        PerSeat<CardSet> dealt;
        int seat = 0;
        for (const std::string& hand : columnsOf(hands.toStdString()))
            dealt[seatAt(seat++)] = testing::cards(hand);
        const Playing play(SeatSet::firstSeats(seat), dealt, seatAt(0));
        QCOMPARE(perft(play, TrumpOrder(), depth), count);
    }

    void decisions_from_the_deal_data()
    {
        QTest::addColumn<QByteArray>("rules");
        QTest::addColumn<quint64>("seed");
        QTest::addColumn<int>("depth");
        QTest::addColumn<quint64>("count");
        for (const std::string& line : linesOfFile("decisions.perft")) {
            if (line.empty() || line.starts_with('#'))
                continue;
            const auto columns = columnsOf(line);
            for (std::size_t depth = 1; depth + 1 < columns.size(); ++depth)
                QTest::newRow((line.substr(0, line.find('|')) + std::to_string(depth)).c_str())
                    << QByteArray(columns[1].c_str())
                    << QByteArray(columns[0].c_str()).toULongLong() << static_cast<int>(depth)
                    << QByteArray(columns[depth + 1].c_str()).toULongLong();
        }
    }

    /// From a dealt hand through picking, burying, calling and the first cards.
    void decisions_from_the_deal()
    {
        QFETCH(QByteArray, rules);
        QFETCH(quint64, seed);
        QFETCH(int, depth);
        QFETCH(quint64, count);
        const CheckedVariant variant = testing::variantWith(rules.toStdString());
        const Deal deal = dealFromSeed(variant, seed, seatAt(variant.tableSeats() - 1));
        QCOMPARE(perft(testing::handAfter(variant, deal), depth), count);
    }
};

QTEST_APPLESS_MAIN(PerftTest)
#include "perft_test.moc"
