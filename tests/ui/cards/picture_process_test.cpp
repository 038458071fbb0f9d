// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/cards/picture_process.h"

#include "tests/support/registered_test.h"
#include "tests/ui/cards/made_deck.h"
#include "ui/cards/card_theme.h"
#include "ui/cards/table_top.h"

#include <QApplication>
#include <QSignalSpy>
#include <QTemporaryDir>

using namespace sheepshead;
using namespace sheepshead::test;

Q_DECLARE_METATYPE(sheepshead::PictureFault)

namespace {

constexpr int shownWidth = 60; // pixels

/// Where a process cannot be limited by its time, nothing that runs for ever is tried.
#ifdef Q_OS_UNIX
constexpr bool isLimited = true;
#else
constexpr bool isLimited = false;
#endif

QByteArray hostile(const QByteArray& content)
{
    return "<svg xmlns='http://www.w3.org/2000/svg' xmlns:xlink='http://www.w3.org/1999/xlink'>"
        + content + "</svg>";
}

PictureTask deckTask(const QByteArray& svg)
{
    PictureTask task;
    task.kind = PictureTask::Kind::DeckInOneFile;
    task.whole = svg;
    task.width = shownWidth;
    return task;
}

/// Each group draws the one before it ten times, so that there are more than any machine can draw.
QByteArray tenfold()
{
    QByteArray content = "<rect id='a0' width='10' height='14'/>";
    for (int i = 1; i < 25; ++i) {
        content += "<g id='a" + QByteArray::number(i) + "'>";
        content += ("<use xlink:href='#a" + QByteArray::number(i - 1) + "'/>").repeated(10);
        content += "</g>";
    }
    return hostile(content + "<g id='queen_club'><use xlink:href='#a24'/></g>");
}

QByteArray circle()
{
    return hostile("<g id='queen_club'><rect width='10' height='14'/>"
                   "<use xlink:href='#queen_club'/></g>");
}

/// A line of a length and with dashes that would take for ever.
QByteArray dashes()
{
    return hostile("<g id='queen_club'><path d='M0 0H1e7V1e7' stroke='red' stroke-width='.001'"
                   " stroke-dasharray='.00001 .00001' fill='none'/></g>");
}

} // namespace

class PictureProcessTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void init()
    {
        setPictureServer({ QCoreApplication::applicationFilePath(),
            { QStringLiteral("picture_process_test"),
                QString::fromLatin1(drawPicturesArgument) } });
    }

    void cleanup() { setPictureServer({}); }

    void a_deck_looks_as_if_it_were_drawn_here()
    {
        const PictureTask task = deckTask(deckSvg());
        const DrawnPictures there = drawElsewhere(task);
        const DrawnPictures here = drawnPictures(task);
        QVERIFY(there.fault == PictureFault::None);
        QCOMPARE(there.ratio, here.ratio);
        QCOMPARE(there.cards.size(), qsizetype { CardSet::deck().size() });
        QVERIFY(there.cards == here.cards);
        QCOMPARE(there.back, here.back);
        const QImage queen = there.cards.value(Card(Rank::Queen, Suit::Clubs).index());
        QCOMPARE(queen.width(), shownWidth);
        QCOMPARE(queen.pixelColor(30, 40), colourOf(Card(Rank::Queen, Suit::Clubs)));
    }

    void a_deck_that_cannot_be_drawn_in_time_is_given_up_data()
    {
        QTest::addColumn<QByteArray>("svg");
        QTest::newRow("tenfold, again and again") << tenfold();
    }

    void a_deck_that_cannot_be_drawn_in_time_is_given_up()
    {
        if (!isLimited)
            QSKIP("processes cannot be limited here");
        QFETCH(QByteArray, svg);
        QVERIFY(drawElsewhere(deckTask(svg)).fault == PictureFault::NotInTime);
    }

    void a_strange_deck_comes_to_an_end_data()
    {
        QTest::addColumn<QByteArray>("svg");
        QTest::newRow("it uses itself") << circle();
        QTest::newRow("dashes without end") << dashes();
        QTest::newRow("larger than any screen")
            << hostile("<g id='queen_club'><rect width='1e30' height='1.4e30' rx='1e29'/></g>");
        QTest::newRow("no size") << hostile("<g id='queen_club'><rect width='0' height='0'/></g>");
        QTest::newRow("a letter as large as a house")
            << hostile("<text id='queen_club' font-size='1e9'>Q</text>");
    }

    /// Whatever comes of it: Qt draws it, refuses it, or does not survive it.
    void a_strange_deck_comes_to_an_end()
    {
        QFETCH(QByteArray, svg);
        const DrawnPictures drawn = drawElsewhere(deckTask(svg));
        const bool ends = drawn.fault == PictureFault::None
            || drawn.fault == PictureFault::NotInTime || drawn.fault == PictureFault::NoPicture;
        QVERIFY2(ends, qPrintable(QString::number(static_cast<int>(drawn.fault))));
    }

    void the_usual_cards_are_shown_until_a_deck_is_drawn()
    {
        const QString folder = makeDeck(in(QStringLiteral("good")), deckSvg());
        CardTheme usual;
        CardTheme theme;
        theme.setDeck({ folder + QStringLiteral("/index.desktop"), backOfDeck() });
        const Card queen(Rank::Queen, Suit::Clubs);
        QCOMPARE(
            theme.face(queen, shownWidth, 1).toImage(), usual.face(queen, shownWidth, 1).toImage());
        QCOMPARE(theme.problem(), QString());
        QVERIFY(waitForNews());
        QVERIFY(theme.takeArrived());
        QCOMPARE(theme.face(queen, shownWidth, 1).toImage().pixelColor(30, 40), colourOf(queen));
        QCOMPARE(theme.problem(), QString());
    }

    void the_usual_cards_are_shown_instead_of_a_deck_that_cannot_be_drawn()
    {
        if (!isLimited)
            QSKIP("processes cannot be limited here");
        const QString folder = makeDeck(in(QStringLiteral("bad")), tenfold());
        CardTheme usual;
        CardTheme theme;
        theme.setDeck({ folder + QStringLiteral("/index.desktop"), backOfDeck() });
        QVERIFY(waitForNews());
        QVERIFY(theme.takeArrived());
        QVERIFY2(theme.problem().contains(QStringLiteral("flat.svg: Drawing this deck takes too")),
            qPrintable(theme.problem()));
        const Card queen(Rank::Queen, Suit::Clubs);
        QCOMPARE(
            theme.face(queen, shownWidth, 1).toImage(), usual.face(queen, shownWidth, 1).toImage());
    }

    void a_large_picture_comes_when_it_is_read()
    {
        QImage image(4000, 4000, QImage::Format_RGB32);
        image.fill(QColor(40, 20, 10));
        const QString file = in(QStringLiteral("large.png"));
        image.save(file);
        TableTop felt;
        felt.setLook({ Felt::Oak, {} });
        TableTop top;
        top.setLook({ Felt::Oak, file });
        QCOMPARE(top.pixmap({ 100, 60 }, 1).toImage(), felt.pixmap({ 100, 60 }, 1).toImage());
        QVERIFY(waitForNews());
        QVERIFY(top.takeArrived());
        QCOMPARE(top.problem(), QString());
        QCOMPARE(top.pixmap({ 100, 60 }, 1).toImage().pixelColor(50, 30), QColor(40, 20, 10));
    }

    void without_the_process_the_usual_cards_are_shown()
    {
        setPictureServer({ in(QStringLiteral("no such program")), {} });
        QVERIFY(drawElsewhere(deckTask(deckSvg())).fault == PictureFault::NotInTime);
    }

private:
    QString in(const QString& name) const { return folder_.filePath(name); }

    bool waitForNews() const
    {
        QSignalSpy news(&pictureNews(), &PictureNews::arrived);
        return news.wait(90'000);
    }

    QTemporaryDir folder_;
};

namespace {

/// The test itself, or the process that it starts.
int runOrDraw(int argc, char** argv)
{
    if (argc == 2 && std::string_view(argv[1]) == drawPicturesArgument) {
        const QGuiApplication drawing(argc, argv);
        return serveOnePicture();
    }
    return runTestIn<PictureProcessTest, QApplication>(argc, argv);
}

} // namespace

SHEEPSHEAD_REGISTER(PictureProcessTest, runOrDraw)
#include "picture_process_test.moc"
