// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/hand/playing.h"
#include "engine/support/text.h"
#include "tests/support/hands.h"
#include "tests/support/registered_test.h"
#include "tests/support/test_data.h"
#include "tests/support/to_string.h"

#include <QFile>
#include <QtTest>

#include <map>
#include <string_view>

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
    return QString::fromStdString(testing::testData("perft/")) + QLatin1String(name);
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

/// One position of decisions.perft: its lines by their first word.
using Entry = std::map<std::string, std::string>;

void addEntriesOf(const char* name, std::vector<Entry>& entries)
{
    for (const std::string& line : linesOfFile(name)) {
        const std::size_t space = line.find(' ');
        if (line.empty() || line.starts_with('#') || space == std::string::npos)
            continue;
        if (line.starts_with("id "))
            entries.emplace_back();
        entries.back()[line.substr(0, space)] = line.substr(space + 1);
    }
}

const std::vector<Entry>& allEntries()
{
    static const auto all = [] {
        std::vector<Entry> entries;
        addEntriesOf("decisions.perft", entries);
        addEntriesOf("layouts.perft", entries);
        return entries;
    }();
    return all;
}

/// Two-handed: "KC/TC JS/KH", the open card of each and the one below it.
Piles pilesOf(const std::string& text)
{
    Piles piles;
    std::size_t next = 0;
    for (const std::string_view pile : wordsOf(text))
        piles[next++] = { testing::card(pile.substr(0, 2)), testing::card(pile.substr(3)) };
    return piles;
}

HandState positionOf(const Entry& entry)
{
    const CheckedVariant variant = testing::variantWith(entry.at("rules"));
    Deal deal;
    deal.dealer = seatAt(std::stoi(entry.at("dealer")));
    deal.blind = testing::cards(entry.at("blind"));
    if (entry.contains("neighbour"))
        deal.neighboursBlind = testing::cards(entry.at("neighbour"));
    int seat = 0;
    for (const std::string& hand : columnsOf(entry.at("hands")))
        deal.hands[seatAt(seat++)] = testing::cards(hand);
    seat = 0;
    if (entry.contains("piles"))
        for (const std::string& piles : columnsOf(entry.at("piles")))
            deal.piles[seatAt(seat++)] = pilesOf(piles);
    const auto after = entry.find("after");
    return testing::handAfter(variant, deal, after == entry.end() ? "" : after->second);
}

const Entry& entryNamed(std::string_view id)
{
    return *std::ranges::find_if(allEntries(), [&](const Entry& e) { return e.at("id") == id; });
}

/// How many ways there are to finish the hand, and what each seat scores over all of them.
struct Ends {
    std::uint64_t count = 0;
    PerSeat<int> totals;
};

void addEnds(const HandState& hand, Ends& ends)
{
    if (hand.over()) {
        ++ends.count;
        for (int i = 0; i < maxSeats; ++i)
            ends.totals[seatAt(i)] += hand.scored()->scores.scores[seatAt(i)].value;
        return;
    }
    for (const Action& action : hand.legalActions()) {
        HandState next = hand;
        next.apply(action);
        addEnds(next, ends);
    }
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

    void decisions_from_a_position_data()
    {
        QTest::addColumn<QByteArray>("id");
        QTest::addColumn<int>("depth");
        QTest::addColumn<quint64>("count");
        for (const Entry& entry : allEntries()) {
            if (!entry.contains("ways"))
                continue;
            int depth = 0;
            for (const std::string& count : columnsOf(entry.at("ways"))) {
                const QByteArray id(entry.at("id").c_str());
                QTest::newRow(id + ' ' + QByteArray::number(++depth))
                    << id << depth << QByteArray(count.c_str()).toULongLong();
            }
        }
    }

    /// Through picking, burying, calling and the first cards, or from the middle of a hand.
    void decisions_from_a_position()
    {
        QFETCH(QByteArray, id);
        QFETCH(int, depth);
        QFETCH(quint64, count);
        QCOMPARE(perft(positionOf(entryNamed(id.toStdString())), depth), count);
    }

    void every_layout_is_counted_data()
    {
        QTest::addColumn<QByteArray>("layout");
        for (const Layout& layout : layouts)
            QTest::newRow(std::string(layout.key).c_str())
                << QByteArray::fromStdString("layout=" + std::string(layout.key));
    }

    void every_layout_is_counted()
    {
        QFETCH(QByteArray, layout);
        QVERIFY(std::ranges::any_of(allEntries(), [&](const Entry& entry) {
            return entry.at("rules") == layout.toStdString() && entry.contains("ways");
        }));
    }

    void ends_of_a_hand_and_their_scores_data()
    {
        QTest::addColumn<quint64>("count");
        for (const Entry& entry : allEntries())
            if (entry.contains("ends"))
                QTest::newRow(entry.at("id").c_str())
                    << QByteArray(entry.at("ends").c_str()).toULongLong();
    }

    void ends_of_a_hand_and_their_scores()
    {
        QFETCH(quint64, count);
        const Entry& entry = entryNamed(QTest::currentDataTag());
        const HandState hand = positionOf(entry);
        Ends ends;
        addEnds(hand, ends);
        QCOMPARE(ends.count, count);
        std::string totals;
        for (int i = 0; i < hand.variant().tableSeats(); ++i)
            totals += (i == 0 ? "" : " ") + std::to_string(ends.totals[seatAt(i)]);
        QCOMPARE(totals, entry.at("totals"));
    }
};

REGISTER_TEST(PerftTest)
#include "perft_test.moc"
