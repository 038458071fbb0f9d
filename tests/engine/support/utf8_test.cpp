// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/support/utf8.h"

#include "tests/support/registered_test.h"

#include <QtTest>

using namespace sheepshead;

class Utf8Test : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void text_is_told_from_junk_data()
    {
        QTest::addColumn<QByteArray>("line");
        QTest::addColumn<int>("junkAt");
        QTest::newRow("nothing") << QByteArray() << -1;
        QTest::newRow("letters and a tab") << QByteArray("a\tb") << -1;
        QTest::newRow("two bytes") << QByteArray("f\xC3\xBCr") << -1;
        QTest::newRow("three bytes") << QByteArray("\xE2\x99\xA3") << -1;
        QTest::newRow("four bytes") << QByteArray("\xF0\x9F\x90\x91") << -1;
        QTest::newRow("the end of a character") << QByteArray("ab\x80") << 2;
        QTest::newRow("a character cut off") << QByteArray("ab\xE2\x99") << 2;
        QTest::newRow("a character broken") << QByteArray("\xC3(") << 0;
        QTest::newRow("longer than need be") << QByteArray("a\xC0\xAF") << 1;
        QTest::newRow("longer than need be, three bytes") << QByteArray("\xE0\x80\xAF") << 0;
        QTest::newRow("half of a pair of UTF-16") << QByteArray("\xED\xA0\x80") << 0;
        QTest::newRow("beyond Unicode") << QByteArray("\xF4\x90\x80\x80") << 0;
        QTest::newRow("Latin 1") << QByteArray("f\xFCr") << 1;
        QTest::newRow("a zero") << QByteArray("a\0b", 3) << 1;
        QTest::newRow("a bell") << QByteArray("\a") << 0;
        QTest::newRow("delete") << QByteArray("\x7F") << 0;
    }

    void text_is_told_from_junk()
    {
        QFETCH(QByteArray, line);
        QFETCH(int, junkAt);
        const auto found = firstOutsideUtf8({ line.data(), static_cast<std::size_t>(line.size()) });
        QCOMPARE(found ? static_cast<int>(*found) : -1, junkAt);
    }

    void characters_are_counted_and_not_bytes()
    {
        QCOMPARE(charactersIn(""), std::size_t { 0 });
        QCOMPARE(charactersIn("f\xC3\xBCr \xE2\x99\xA3"), std::size_t { 5 });
    }
};

REGISTER_TEST(Utf8Test)
#include "utf8_test.moc"
