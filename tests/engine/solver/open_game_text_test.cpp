// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/solver/open_game_text.h"
#include "tests/support/registered_test.h"

#include <QtTest>

using namespace sheepshead;

class OpenGameTextTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void a_position_is_written_as_it_was_read()
    {
        const std::string line = "rules layout=2H-2 | hand 0 QH 9D | hand 1 QC 7S | lead 1"
                                 " | makers 0 | bury 10 | covers QH TS QC 8H";
        const auto written = parseOpenGame(line);
        QVERIFY2(written.ok(), written ? "" : written.problem().reason.c_str());
        const auto again = parseOpenGame(openGameText(*written));
        QVERIFY(again.ok());
        QCOMPARE(openGameText(*again), openGameText(*written));
        QVERIFY(openGameText(*written).ends_with("covers QH TS QC 8H"));
    }

    void a_card_covers_one_other()
    {
        const auto written =
            parseOpenGame("rules layout=2H-2 | hand 0 QH 9D | hand 1 QC 7S"
                          " | lead 1 | makers 0 | bury 10 | covers QC TS QH 7H QC 8H");
        QVERIFY(!written.ok());
        QCOMPARE(written.problem().place, std::string("covers"));
        QCOMPARE(written.problem().reason, std::string("QC covers two cards"));
    }
};

REGISTER_TEST(OpenGameTextTest)
#include "open_game_text_test.moc"
