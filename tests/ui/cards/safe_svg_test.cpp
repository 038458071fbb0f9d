// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/cards/safe_svg.h"

#include "tests/support/registered_test.h"

#include <QApplication>
#include <QBuffer>
#include <QImage>

using namespace sheepshead;

namespace {

QByteArray svgWith(const QByteArray& content)
{
    return "<svg xmlns=\"http://www.w3.org/2000/svg\""
           " xmlns:xlink=\"http://www.w3.org/1999/xlink\">"
        + content + "</svg>";
}

QByteArray pngInPlace()
{
    QImage image(2, 2, QImage::Format_RGB32);
    image.fill(Qt::red);
    QBuffer buffer;
    buffer.open(QIODevice::WriteOnly);
    image.save(&buffer, "PNG");
    return "data:image/png;base64," + buffer.data().toBase64();
}

} // namespace

class SafeSvgTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void what_is_drawn_stays_as_it_is()
    {
        const QByteArray card =
            svgWith("<g id=\"queen_club\" transform=\"scale(2)\"><path d=\"M0 0h1\""
                    " style=\"fill:red\"/><text xml:space=\"preserve\"> Q </text>"
                    "<use xlink:href=\"#a\"/></g>");
        QCOMPARE(safeSvg("<?xml version=\"1.0\"?>" + card), card);
    }

    void nothing_outside_is_named_any_more_data()
    {
        QTest::addColumn<QByteArray>("content");
        QTest::newRow("device") << QByteArray("<image xlink:href=\"/dev/outside\"/>");
        QTest::newRow("beside it") << QByteArray("<image xlink:href=\"outside.png\"></image>");
        QTest::newRow("without a prefix") << QByteArray("<image href=\"file:///outside\"/>");
        QTest::newRow("another prefix")
            << QByteArray("<a:image xmlns:a=\"x\" a:href=\"/outside\"><title>t</title></a:image>");
        QTest::newRow("another picture in place")
            << QByteArray("<image xlink:href=\"data:image/svg+xml;base64,b3V0c2lkZQ==\"/>")
                   .replace("b3V0c2lkZQ==", "outside");
        QTest::newRow("no Base64") << QByteArray("<image xlink:href=\"data:image/png,outside\"/>");
        QTest::newRow("twice") << QByteArray("<image href=\"outside\" xlink:href=\"") + pngInPlace()
                + "\"/>";
        QTest::newRow("style sheet")
            << QByteArray("<?xml-stylesheet type=\"text/css\" href=\"/dev/outside\"?>");
        QTest::newRow("deep in it")
            << QByteArray("<g><g><image xlink:href=\"outside.svg\"/></g></g>");
    }

    void nothing_outside_is_named_any_more()
    {
        QFETCH(QByteArray, content);
        const QByteArray safe = safeSvg(svgWith(content + "<rect id=\"10_spade\"/>"));
        QVERIFY2(!safe.contains("outside"), safe.constData());
        QVERIFY2(safe.contains("10_spade"), safe.constData());
        const QByteArray before =
            safeSvg(content.startsWith("<?") ? content + svgWith("<g/>") : svgWith(content));
        QVERIFY2(!before.contains("outside") && !before.isEmpty(), before.constData());
    }

    void a_bitmap_in_the_picture_stays()
    {
        const QByteArray card = svgWith("<image xlink:href=\"" + pngInPlace() + "\"/>");
        QVERIFY(safeSvg(card).contains(pngInPlace()));
    }

    void entities_of_drawing_programs_are_written_out()
    {
        const QByteArray safe = safeSvg(
            "<!DOCTYPE svg [<!ENTITY red \"#ff0000\"><!ENTITY far SYSTEM \"/dev/outside\">]>"
            + svgWith("<rect fill=\"&red;\"/><text>&far;</text>"));
        QVERIFY2(safe.contains("fill=\"#ff0000\""), safe.constData());
        QVERIFY(!safe.contains("outside"));
    }

    void what_is_no_svg_is_empty_data()
    {
        QTest::addColumn<QByteArray>("bytes");
        QTest::newRow("nothing") << QByteArray();
        QTest::newRow("text") << QByteArray("Dear diary");
        QTest::newRow("cut") << svgWith("<g>").chopped(6);
        QTest::newRow("nested too deep")
            << svgWith(QByteArray("<g>").repeated(10000) + QByteArray("</g>").repeated(10000));
        QTest::newRow("a few letters that become a billion")
            << "<!DOCTYPE svg [<!ENTITY a \"xxxxxxxxxx\"><!ENTITY b \""
                + QByteArray("&a;").repeated(100) + "\"><!ENTITY c \""
                + QByteArray("&b;").repeated(100) + "\"><!ENTITY d \""
                + QByteArray("&c;").repeated(100) + "\">]>" + svgWith("<text>&d;</text>");
        QTest::newRow("cut while packed") << QByteArray("\x1f\x8b\x08\0\0\0\0\0\0\x03", 10);
    }

    void what_is_no_svg_is_empty()
    {
        QFETCH(QByteArray, bytes);
        QCOMPARE(safeSvg(bytes), QByteArray());
    }
};

REGISTER_TEST(SafeSvgTest)
#include "safe_svg_test.moc"
