// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/scores/wrapped_text.h"

#include "tests/support/registered_test.h"

#include <QFontMetricsF>
#include <QImage>
#include <QTest>

using namespace sheepshead;

class WrappedTextTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void a_short_text_is_one_line()
    {
        QCOMPARE(wrappedLines(QStringLiteral("Ada"), font_, &paper_, 500),
            QStringList { QStringLiteral("Ada") });
    }

    void lines_break_between_words_and_lose_none()
    {
        const QString text = QStringLiteral("Bruno picked, called A, with Clara: won 72 to 48");
        const double column = width(QStringLiteral("Bruno picked, called"));
        const QStringList lines = wrappedLines(text, font_, &paper_, column);
        QCOMPARE_GE(lines.size(), 2);
        QCOMPARE(lines.join(QLatin1Char(' ')), text);
        for (const QString& line : lines)
            QCOMPARE_LE(width(line), column + 1);
    }

    void a_word_wider_than_the_column_is_broken()
    {
        const QString text = QStringLiteral("Featherstonehaugh");
        const double column = width(QStringLiteral("Feathers"));
        const QStringList lines = wrappedLines(text, font_, &paper_, column);
        QCOMPARE(lines.join(QString()), text);
        for (const QString& line : lines)
            QCOMPARE_LE(width(line), column + 1);
    }

    void what_is_too_much_is_elided()
    {
        const double column = width(QStringLiteral("Feathers"));
        const QStringList lines = wrappedLines(
            QStringLiteral("Featherstonehaugh of Featherstone"), font_, &paper_, column, 2);
        QCOMPARE(lines.size(), 2);
        QVERIFY(lines.last().endsWith(QChar(u'\u2026')));
        QCOMPARE_LE(width(lines.last()), column + 1);
    }

private:
    double width(const QString& text)
    {
        return QFontMetricsF(font_, &paper_).horizontalAdvance(text);
    }

    QImage paper_ { 100, 100, QImage::Format_RGB32 };
    QFont font_;
};

REGISTER_WIDGET_TEST(WrappedTextTest)
#include "wrapped_text_test.moc"
