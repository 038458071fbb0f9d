// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/scores/sheet_web_page.h"

#include "tests/support/registered_test.h"
#include "tests/ui/scores/sample_sheets.h"

#include <QTest>
#include <QXmlStreamReader>

using namespace sheepshead;
using namespace sheepshead::samples;

namespace {

/// Whether all that is opened is closed, by the strict rules of XML.
QString faultOf(QString page)
{
    page.remove(QStringLiteral("<meta charset=\"utf-8\">"));
    page.remove(QStringLiteral("<meta name=\"viewport\" content=\"width=device-width\">"));
    page.remove(QStringLiteral("<!DOCTYPE html>"));
    QXmlStreamReader reader(page);
    while (!reader.atEnd())
        reader.readNext();
    return reader.errorString();
}

} // namespace

class SheetWebPageTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void every_hand_and_every_total_is_there()
    {
        const SheetDocument sheet = document(5, 12);
        const QString page = webPage(sheet);
        QCOMPARE(faultOf(page), QString());
        QCOMPARE(page.count(QStringLiteral("<tr>")), 12 + 2); // a head and the totals
        for (const QString& player : sheet.players)
            QVERIFY(page.contains(QStringLiteral("<th>%1</th>").arg(player.toHtmlEscaped())));
        QVERIFY(page.contains(sheet.rules.toHtmlEscaped()));
    }

    /// Names come from people and from other books.
    void what_people_type_is_shown_and_not_obeyed()
    {
        SheetDocument sheet = document(5, 3);
        sheet.title = QStringLiteral("</title><script>alert(1)</script> & \"%1 %2\"");
        sheet.players[0] = QStringLiteral("<img src=x onerror=alert(1)> %1");
        sheet.rules = QStringLiteral("<b>%3</b>");
        const QString page = webPage(sheet);
        QCOMPARE(faultOf(page), QString());
        QVERIFY(!page.contains(QStringLiteral("<script")));
        QVERIFY(!page.contains(QStringLiteral("<img")));
        QVERIFY(!page.contains(QStringLiteral("<b>")));
        QVERIFY(page.contains(sheet.title.toHtmlEscaped()));
        QVERIFY(page.contains(sheet.players[0].toHtmlEscaped()));
    }

    void nothing_is_loaded_from_elsewhere()
    {
        const QString page = webPage(document(5, 3));
        for (const char* const foreign : { "http", "src=", "href=", "url(", "@import" })
            QVERIFY2(!page.contains(QLatin1String(foreign)), foreign);
    }

    void money_has_a_row_of_its_own()
    {
        SheetDocument sheet = document(5, 4);
        sheet.stakes = { { 0, 5 } };
        QCOMPARE(webPage(sheet).count(QStringLiteral("<tr>")), 4 + 3);
    }
};

REGISTER_WIDGET_TEST(SheetWebPageTest)
#include "sheet_web_page_test.moc"
