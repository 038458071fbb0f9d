// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/rules/variant_text.h"
#include "engine/score_keeping/table_line_reader.h"
#include "engine/score_keeping/table_scoring.h"
#include "tests/support/registered_test.h"

#include <QtTest>

using namespace sheepshead;

namespace {

TableLine lineOf(const char* text)
{
    const auto line = parseTableLine(text);
    if (!line)
        qFatal("%s: %s: %s", text, line.problem().place.c_str(), line.problem().reason.c_str());
    return *line;
}

/// A table with members 0, 1 … up to its number of chairs; the last one deals first.
TableLine tableOf(const QByteArray& rules)
{
    const auto parsed = parseVariant(rules.toStdString());
    if (!parsed)
        qFatal("%s", parsed.problem().place.c_str());
    const CheckedVariant variant = *check(*parsed);
    const int seats = variant.tableSeats();
    TableChange change;
    for (int i = 0; i < seats; ++i)
        change.arrivals.push_back({ memberAt(i), {} });
    change.rules = variant;
    change.dealer = memberAt(seats - 1);
    return change;
}

/// The last line of a table at which these lines were typed.
ScoredLine lastOf(const QByteArray& rules, const QByteArray& lines)
{
    TableLines all { tableOf(rules) };
    for (const QByteArray& line : lines.split('|'))
        all.push_back(lineOf(line.trimmed().constData()));
    return scoreTable(all, 9).lines.back();
}

QString scoresOf(const ScoredLine& line)
{
    QStringList scores;
    for (std::size_t i = 0; i < line.chairs.members.size(); ++i) {
        int score = 0;
        for (const SheetRow& row : line.rows)
            score += row.scores.scores[seatAt(static_cast<int>(i))].value;
        scores << QString::number(score);
    }
    return scores.join(u' ');
}

QString faultsOf(const ScoredLine& line)
{
    QStringList faults;
    for (const LineFault& fault : line.faults)
        faults << QString::fromUtf8(fault.field.data(), static_cast<int>(fault.field.size()))
                + QStringLiteral(": ") + QString::fromStdString(reasonOf(fault));
    return faults.join(QStringLiteral("; "));
}

} // namespace

/// What a hand typed in from a real table pays, and what is refused.
class TypedHandTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void a_typed_hand_pays_what_the_rules_say_data()
    {
        QTest::addColumn<QByteArray>("rules");
        QTest::addColumn<QByteArray>("lines");
        QTest::addColumn<QString>("scores");
        const auto row = [](const char* name, const char* rules, const char* lines,
                             const char* scores) {
            QTest::newRow(name) << QByteArray(rules) << QByteArray(lines)
                                << QString::fromUtf8(scores);
        };
        row("SCORE-UNIT: 61 wins", "layout=5H-A", "picked by=0 with=1 points=61", "2 1 -1 -1 -1");
        row("SCORE-TIER: 91 is schneider", "layout=5H-A", "picked by=0 with=1 points=91",
            "4 2 -2 -2 -2");
        row("SCORE-TIER by the tier alone", "layout=5H-A", "picked by=2 tier=won-schneider",
            "-2 -2 8 -2 -2");
        row("DOTB: 60 loses double", "layout=5H-A", "picked by=0 with=1 points=60", "-4 -2 2 2 2");
        row("DOTB: no trick, all the points in the bury", "layout=5H-A",
            "picked by=0 with=1 points=21 tier=lost-no-trick", "-12 -6 6 6 6");
        row("NOTRICK: the picker pays for the partner",
            "layout=5H-A no-trick=picker-if-side-trickless",
            "picked by=0 with=1 tier=lost-no-trick", "-18 0 6 6 6");
        row("NOTRICK: only the picker took none", "layout=5H-A no-trick=picker-if-he-trickless",
            "picked by=0 with=1 points=40 trickless", "-6 0 2 2 2");
        row("all the tricks", "layout=5H-A", "picked by=0 with=1 tier=won-all-tricks",
            "6 3 -3 -3 -3");
        row("CRACK and BLITZ double", "layout=5H-A crack=one blitz-black-queens=on",
            "picked by=0 with=1 points=70 cracks=1 blitzes=1", "8 4 -4 -4 -4");
        row("CALL-SHEEPS made", "layout=5H-A call-sheepshead=on", "picked by=0 sheepshead=made",
            "24 -6 -6 -6 -6");
        row("CALL-SHEEPS missed", "layout=5H-A call-sheepshead=on", "picked by=0 sheepshead=missed",
            "-24 6 6 6 6");
        row("RENEGE: a defender's side forfeits", "layout=5H-A", "picked by=0 with=1 reneged=3",
            "6 3 -3 -3 -3");
        row("RENEGE: the makers' side forfeits, bumped", "layout=5H-A",
            "picked by=0 with=1 reneged=1", "-12 -6 6 6 6");
        row("LEASTER-1", "layout=5H-A", "leaster winners=3", "-1 -1 -1 4 -1");
        row("LEASTER-TIE is washed", "layout=5H-A", "leaster winners=3,4", "0 0 0 0 0");
        row("LEASTER-TIE pays both", "layout=5H-A leaster-tie=pair", "leaster winners=3,4",
            "-2 -2 -2 3 3");
        row("a leaster by points and tricks", "layout=5H-A",
            "leaster took=0:30/2,1:30/1,2:40/2,3:10/1,4:0/0", "-1 -1 -1 4 -1");
        row("LEASTER-3H: without a trick it pays double",
            "layout=3H-1 leaster-trick-needed=off leaster-double-trickless=on",
            "leaster winners=2 trickless", "-2 -2 4");
        row("moster has a loser", "layout=5H-A no-pick=moster", "moster winners=1", "1 -4 1 1 1");
        row("moster: every trick wins", "layout=5H-A no-pick=moster",
            "moster winners=1 every-trick", "-1 4 -1 -1 -1");
        row("mittler", "layout=5H-A no-pick=mittler", "mittler winners=1", "-1 4 -1 -1 -1");
        row("schneidster", "layout=5H-A no-pick=schneidster", "schneidster winners=2",
            "-1 -1 4 -1 -1");
        row("schwanzer has a loser", "layout=5H-A no-pick=schwanzer", "schwanzer winners=2",
            "1 1 -4 1 1");
        row("schwanzer: the holder of the partner card is exempt",
            "layout=5H-J no-pick=schwanzer schwanzer-exempt=on", "schwanzer winners=2 with=0",
            "0 1 -3 1 1");
        row("4H-6: the maker's partner sits opposite", "layout=4H-6", "picked by=1 points=61",
            "-1 1 -1 1");
        row("4H-6: no bump", "layout=4H-6", "picked by=1 with=3 points=20", "2 -2 2 -2");
        row("DOUBLER-1: the next hand counts double", "layout=5H-A no-pick=doubler",
            "doubler | picked by=0 with=1 points=70", "4 2 -2 -2 -2");
        row("DOUBLER-STACK: two wait for two hands", "layout=5H-A no-pick=doubler",
            "doubler | doubler | picked by=0 points=70 | picked by=0 with=1 points=70",
            "4 2 -2 -2 -2");
        row("2H-SCORE", "layout=2H-1", "two-handed winners=0 tier=won", "1 -1");
        row("2H-SCORE: schneider", "layout=2H-1", "two-handed winners=1 tier=won-schneider",
            "-2 2");
        row("2H-SCORE: 60 to 60", "layout=2H-1", "two-handed", "0 0");
        row("2H-SCORE by points and tricks", "layout=2H-1", "two-handed took=0:31/5,1:89/11",
            "-1 1");
        row("4H-5: a call made", "layout=4H-5", "bid by=0 with=2 points=70", "2 0 2 0");
        row("4H-5: a call set, schneider", "layout=4H-5", "bid by=0 with=2 points=20", "0 4 0 4");
        row("4H-5: a side solo", "layout=4H-5", "bid by=1 solo=side points=61", "0 18 0 0");
        row("4H-5: a billy set", "layout=4H-5", "bid by=1 solo=billy tier=lost", "6 0 6 6");
        row("4H-5: a billy made", "layout=4H-5", "bid by=1 solo=billy tier=won", "0 18 0 0");
        row("8H-1: pairwise, by the black queens", "layout=8H-1", "picked by=0 with=1 points=61",
            "6 6 -2 -2 -2 -2 -2 -2");
        row("POT: the losers of a leaster ante", "layout=5H-A pot=losers", "leaster winners=3",
            "-2 -2 -2 4 -2");
        row("POT: the makers take it", "layout=5H-A pot=losers",
            "leaster winners=3 | picked by=0 with=1 points=70", "5 2 -1 -1 -1");
        row("POT: the makers match it", "layout=5H-A pot=losers",
            "leaster winners=3 | picked by=0 with=1 points=50", "-7 -3 2 2 2");
        row("POT-END: divided, the odd point from dealer's left", "layout=5H-A pot=everybody",
            "leaster winners=3 | pot", "1 1 1 1 1");
        row("POT-END: the winner of a showdown", "layout=5H-A pot=losers",
            "leaster winners=3 | pot winners=2", "0 0 4 0 0");
    }

    void a_typed_hand_pays_what_the_rules_say()
    {
        QFETCH(QByteArray, rules);
        QFETCH(QByteArray, lines);
        QFETCH(QString, scores);
        const ScoredLine line = lastOf(rules, lines);
        QCOMPARE(faultsOf(line), QString());
        QCOMPARE(scoresOf(line), scores);
        QVERIFY(!line.rows.back().derivation.empty());
    }

    void what_cannot_be_is_refused_at_its_field_data()
    {
        QTest::addColumn<QByteArray>("rules");
        QTest::addColumn<QByteArray>("lines");
        QTest::addColumn<QString>("fault");
        const auto row = [](const char* name, const char* rules, const char* lines,
                             const char* fault) {
            QTest::newRow(name) << QByteArray(rules) << QByteArray(lines)
                                << QString::fromUtf8(fault);
        };
        row("without a picker", "layout=5H-A", "picked with=1 points=61", "maker: name a player");
        row("no result", "layout=5H-A", "picked by=0 with=1",
            "points: neither points nor how clearly it was won");
        row("119 points", "layout=5H-A", "picked by=0 with=1 points=119",
            "points: no cards come to this number of points");
        row("too many points without a trick", "layout=5H-A",
            "picked by=0 with=1 points=40 tier=lost-no-trick",
            "points: more points than a side without a trick can have");
        row("every trick is 120 points", "layout=5H-A",
            "picked by=0 with=1 points=100 tier=won-all-tricks",
            "points: with every trick it must be 120");
        row("points of another tier", "layout=5H-A",
            "picked by=0 with=1 points=61 tier=won-schneider",
            "points: the points do not come to what is typed beside them");
        row("the picker is the partner", "layout=5H-A", "picked by=0 with=0 points=61",
            "partners: is the picker");
        row("two partners at five", "layout=5H-A", "picked by=0 with=1,2 points=61",
            "partners: more partners than this table knows");
        row("7H-2: the neighbour is the partner", "layout=7H-2", "picked by=0 with=3 points=61",
            "partners: the partner is the seat left of the picker");
        row("nobody cracks here", "layout=5H-A", "picked by=0 with=1 points=61 cracks=1",
            "cracks: this table does not play that rule");
        row("nobody had to pick here", "layout=5H-A", "picked by=0 with=1 points=61 forced",
            "forced: this table does not play that rule");
        row("somebody who is not there", "layout=5H-A", "picked by=6 with=1 points=61",
            "maker: is not at the table");
        row("the dealer sits out", "layout=5H-A dealer-sits-out=on", "picked by=5 with=1 points=61",
            "maker: sits this hand out");
        row("a leaster where doublers are played", "layout=5H-A no-pick=doubler",
            "leaster winners=1", "kind: no hand at this table ends like that");
        row("a doubler where leasters are played", "layout=5H-A", "doubler",
            "kind: no hand at this table ends like that");
        row("a pick at a bidding table", "layout=4H-5", "picked by=1 points=61",
            "kind: no hand at this table ends like that");
        row("tricks that do not add up", "layout=5H-A",
            "leaster took=0:30/2,1:30/1,2:40/2,3:10/2,4:0/0",
            "takes: together they are not those of the deck");
        row("points without a trick", "layout=5H-A",
            "leaster took=0:30/3,1:30/1,2:40/2,3:10/0,4:0/0",
            "takes: more points than a side without a trick can have");
        row("a player's points are missing", "layout=5H-A",
            "leaster took=0:30/3,1:30/1,2:40/2,3:10/0",
            "takes: points and tricks of each player are needed once");
        row("two winners of a mittler", "layout=5H-A no-pick=mittler", "mittler winners=1,2",
            "winners: only one can be named");
        row("a mittler of four", "layout=4H-1 no-pick=mittler", "mittler winners=1",
            "winners: an even number of players has no middle");
        row("four at a table of five", "layout=5H-A",
            "table leaves=2 | picked by=0 with=1 points=61", "out: the rules need more players");
        row("seven at a table of five", "layout=5H-A",
            "table arrives=5,6 | picked by=0 with=1 points=61",
            "out: the rules need fewer players: name those who sit out");
        row("a call without a partner", "layout=4H-5", "bid by=0 points=61",
            "partners: a call has a partner, a solo has none");
        row("no pot to share", "layout=5H-A", "pot", "pot: there is no pot");
        row("arrives twice", "layout=5H-A", "table arrives=2", "arrivals: is at the table already");
        row("unknown member", "layout=5H-A", "table arrives=20",
            "arrivals: no member has this number");
    }

    void what_cannot_be_is_refused_at_its_field()
    {
        QFETCH(QByteArray, rules);
        QFETCH(QByteArray, lines);
        QFETCH(QString, fault);
        const ScoredLine line = lastOf(rules, lines);
        QCOMPARE(faultsOf(line), fault);
        QVERIFY(line.rows.empty());
    }

    void a_hand_by_its_tier_tells_no_points()
    {
        const ScoredLine line = lastOf("layout=5H-A", "picked by=0 with=1 tier=won");
        const auto& outcome = std::get<PickedOutcome>(line.rows.front().outcome);
        QVERIFY(!outcome.pointsKnown);
        QVERIFY(!std::get<SidesStep>(line.rows.front().derivation.front()).makersPoints);
    }

    void a_hand_by_its_points_tells_them()
    {
        const ScoredLine line = lastOf("layout=5H-A", "picked by=0 with=1 points=77");
        const auto& outcome = std::get<PickedOutcome>(line.rows.front().outcome);
        QVERIFY(outcome.pointsKnown);
        QCOMPARE(std::get<SidesStep>(line.rows.front().derivation.front()).makersPoints->value, 77);
    }
};

REGISTER_TEST(TypedHandTest)
#include "typed_hand_test.moc"
