// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/cards/card_set.h"
#include "ui/cards/deck_files.h"

#include "tests/support/registered_test.h"

#include <QDirIterator>
#include <QPainter>
#include <QSet>
#include <QSvgRenderer>
#include <QTest>

#include <algorithm>
#include <vector>

using namespace sheepshead;

namespace {

QStringList messages;

void keepMessage(QtMsgType, const QMessageLogContext&, const QString& message)
{
    messages << message;
}

/// What Qt Svg complains about while it reads and draws a picture.
class Complaints {
public:
    Complaints()
    {
        messages.clear();
        before_ = qInstallMessageHandler(keepMessage);
    }
    ~Complaints() { qInstallMessageHandler(before_); }
    Complaints(const Complaints&) = delete;
    Complaints& operator=(const Complaints&) = delete;

private:
    QtMessageHandler before_;
};

QStringList cardElements()
{
    QStringList elements { QStringLiteral("back") };
    for (const Card card : CardSet::deck())
        elements << elementsOf(card).front();
    return elements;
}

QImage drawn(QSvgRenderer& renderer, const QString& element, QSize size)
{
    QImage image(size, QImage::Format_ARGB32_Premultiplied);
    image.fill(Qt::transparent);
    QPainter painter(&image);
    if (element.isEmpty())
        renderer.render(&painter);
    else
        renderer.render(&painter, element);
    return image;
}

/// Share of the pixels that are not empty.
double inked(const QImage& image)
{
    int count = 0;
    for (int y = 0; y < image.height(); ++y)
        for (int x = 0; x < image.width(); ++x)
            count += qAlpha(image.pixel(x, y)) > 0 ? 1 : 0;
    return double(count) / (image.width() * image.height());
}

} // namespace

class ArtTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void a_deck_loads_and_draws_without_complaint_data() { decks(); }

    void a_deck_loads_and_draws_without_complaint()
    {
        QFETCH(QString, file);
        const Complaints complaints;
        QSvgRenderer renderer(file);
        QVERIFY(renderer.isValid());
        for (const QString& element : cardElements()) {
            QVERIFY2(renderer.elementExists(element), qPrintable(element));
            QVERIFY2(inked(drawn(renderer, element, { 50, 70 })) > 0.9, qPrintable(element));
        }
        QCOMPARE(messages, QStringList());
    }

    void all_cards_of_a_deck_have_one_size_data() { decks(); }

    void all_cards_of_a_deck_have_one_size()
    {
        QFETCH(QString, file);
        const QSvgRenderer renderer(file);
        const QSizeF size = renderer.boundsOnElement(QStringLiteral("back")).size();
        QVERIFY(size.height() > size.width());
        const QStringList elements = cardElements();
        QCOMPARE(elements.size(), 33);
        for (const QString& element : elements) {
            const QSizeF bounds = renderer.boundsOnElement(element).size();
            QVERIFY2(qAbs(bounds.width() - size.width()) < 0.01, qPrintable(element));
            QVERIFY2(qAbs(bounds.height() - size.height()) < 0.01, qPrintable(element));
        }
    }

    void no_two_cards_look_alike_data() { decks(); }

    void no_two_cards_look_alike()
    {
        QFETCH(QString, file);
        QSvgRenderer renderer(file);
        std::vector<QImage> seen;
        for (const QString& element : cardElements()) {
            const QImage image = drawn(renderer, element, { 50, 70 });
            QVERIFY2(std::ranges::find(seen, image) == seen.end(), qPrintable(element));
            seen.push_back(image);
        }
    }

    void a_small_picture_loads_and_draws_without_complaint_data()
    {
        QTest::addColumn<QString>("file");
        for (const QString& folder : { QStringLiteral(":/icons"), QStringLiteral(":/portraits") })
            for (QDirIterator files(folder, { QStringLiteral("*.svg") }); files.hasNext();) {
                const QString file = files.next();
                QTest::newRow(qPrintable(file)) << file;
            }
    }

    void a_small_picture_loads_and_draws_without_complaint()
    {
        QFETCH(QString, file);
        const Complaints complaints;
        QSvgRenderer renderer(file);
        QVERIFY(renderer.isValid());
        QCOMPARE(renderer.viewBoxF().width(), renderer.viewBoxF().height());
        QVERIFY(inked(drawn(renderer, {}, { 64, 64 })) > 0.3);
        QCOMPARE(messages, QStringList());
    }

    void there_are_faces_for_eight_seats()
    {
        QDirIterator files(QStringLiteral(":/portraits"), { QStringLiteral("*.svg") });
        int faces = 0;
        for (; files.hasNext(); files.next())
            ++faces;
        QVERIFY(faces >= 8);
    }

private:
    static void decks()
    {
        QTest::addColumn<QString>("file");
        for (const Deck& deck : ownDecks())
            QTest::newRow(qPrintable(deck.id)) << deck.svg;
    }
};

REGISTER_WIDGET_TEST(ArtTest)
#include "art_test.moc"
