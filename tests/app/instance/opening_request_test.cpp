// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/instance/opening_request.h"

#include "tests/support/registered_test.h"

using namespace sheepshead;

class OpeningRequestTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void every_name_of_a_file_comes_through()
    {
        const OpeningRequest request { { QStringLiteral("/home/a/plain.sheephand"),
                                           QStringLiteral("/tmp/two\nlines\nend\n.sheeprules"),
                                           QString::fromUtf8("/Spiele/♣ 50 % & so.sheephand") },
            QStringLiteral("a token_TIME42") };
        QVERIFY(requestIn(messageOf(request)) == request);
        QVERIFY(requestIn(messageOf({})) == OpeningRequest());
    }

    void what_is_no_message_is_refused_data()
    {
        QTest::addColumn<QByteArray>("message");
        QTest::newRow("nothing") << QByteArray();
        QTest::newRow("another program") << QByteArray("GET / HTTP/1.1\nend\n");
        QTest::newRow("newer") << QByteArray("sheepshead 2\nend\n");
        QTest::newRow("not whole") << QByteArray("sheepshead 1\nfile /a\n");
        QTest::newRow("no end of its own") << QByteArray("sheepshead 1\nfile /aend\n");
        QTest::newRow("unknown word") << QByteArray("sheepshead 1\nrun /bin/sh\nend\n");
        QTest::newRow("relative") << QByteArray("sheepshead 1\nfile a.sheephand\nend\n");
        QTest::newRow("no name") << QByteArray("sheepshead 1\nfile\nend\n");
        QTest::newRow("zero") << QByteArray("sheepshead 1\nfile /a%00b\nend\n");
        QTest::newRow("too many files")
            << "sheepshead 1\n" + QByteArray("file /a\n").repeated(65) + "end\n";
        QTest::newRow("too long") << "sheepshead 1\nfile /" + QByteArray(300'000, 'a') + "\nend\n";
        QTest::newRow("a token too long")
            << "sheepshead 1\ntoken " + QByteArray(2000, 'a') + "\nend\n";
    }

    void what_is_no_message_is_refused()
    {
        QFETCH(QByteArray, message);
        QVERIFY(!requestIn(message));
    }

    void a_message_is_whole_with_its_last_line()
    {
        const QByteArray message = messageOf({ { QStringLiteral("/a") }, {} });
        QVERIFY(isWholeMessage(message));
        for (qsizetype length = 0; length < message.size(); ++length)
            QVERIFY(!isWholeMessage(message.left(length)));
    }
};

REGISTER_TEST(OpeningRequestTest)
#include "opening_request_test.moc"
