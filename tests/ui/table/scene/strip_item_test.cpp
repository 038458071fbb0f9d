// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/table/scene/strip_item.h"

#include "tests/support/registered_test.h"

#include <QFontMetricsF>
#include <QtTest>

using namespace sheepshead;

namespace {

constexpr int fontSize = 11;
const QString known =
    QStringLiteral("Bruno picked · called the ace of hearts · Emil is the partner");
const QString expected = QStringLiteral("Your turn: hearts were led.");

QRectF room(qreal part, qreal height)
{
    QFont font;
    font.setPixelSize(fontSize);
    return { 0, 0, QFontMetricsF(font).horizontalAdvance(known + expected) * part, height };
}

class StripItemTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void everything_stands_in_one_line_where_it_fits()
    {
        strip_.setTexts(known, expected);
        strip_.setPlace(room(1.5, 24), fontSize);
        QCOMPARE(strip_.shownText(), known + QLatin1Char(' ') + expected);
    }

    void what_finds_no_room_in_one_line_stands_in_the_next()
    {
        strip_.setTexts(known, expected);
        strip_.setPlace(room(0.7, 34), fontSize);
        QString parts = strip_.shownText();
        QVERIFY(!parts.contains(QStringLiteral("…")));
        QVERIFY(parts.contains(QStringLiteral("Emil is the partner")));
        QVERIFY(parts.endsWith(expected));
    }

    void in_a_single_line_what_is_expected_is_never_cut()
    {
        strip_.setTexts(known, expected);
        strip_.setPlace(room(0.7, 24), fontSize);
        QVERIFY(strip_.shownText().contains(QStringLiteral("…")));
        QVERIFY(strip_.shownText().endsWith(expected));
    }

private:
    StripItem strip_;
};

} // namespace

REGISTER_WIDGET_TEST(StripItemTest)
#include "strip_item_test.moc"
