// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/cards/deck_files.h"

#include "tests/support/registered_test.h"
#include "tests/ui/cards/made_deck.h"
#include "ui/cards/deck_art.h"

#include <QTemporaryDir>

using namespace sheepshead;
using namespace sheepshead::test;

class DeckFilesTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void init() { folder_ = std::make_unique<QTemporaryDir>(); }

    void a_deck_is_read_from_its_folder_or_its_index()
    {
        const QString folder = makeDeck(in(QStringLiteral("flat")), deckSvg());
        const DeckReading reading = readDeckIndex(folder);
        QVERIFY2(reading.deck, qPrintable(reading.problem));
        QCOMPARE(reading.deck->name, QStringLiteral("Made for a test"));
        QCOMPARE(reading.deck->help, QStringLiteral("Flat cards"));
        QCOMPARE(reading.deck->svg, folder + QStringLiteral("/flat.svg"));
        QCOMPARE(reading.deck->id, folder + QStringLiteral("/index.desktop"));
        QVERIFY(readDeckIndex(folder + QStringLiteral("/index.desktop")).deck == reading.deck);
    }

    void the_files_of_a_deck_are_numbered_as_kde_numbers_them()
    {
        const auto number = [](Rank rank, Suit suit) { return filesOf(Card(rank, suit)).front(); };
        QCOMPARE(number(Rank::Ace, Suit::Clubs), QStringLiteral("1.png"));
        QCOMPARE(number(Rank::King, Suit::Clubs), QStringLiteral("5.png"));
        QCOMPARE(number(Rank::Queen, Suit::Hearts), QStringLiteral("11.png"));
        QCOMPARE(number(Rank::Seven, Suit::Diamonds), QStringLiteral("32.png"));
    }

    void decks_below_every_data_folder_are_found_by_name()
    {
        makeDeck(in(QStringLiteral("a/carddecks/zebra")), deckSvg());
        makeDeck(in(QStringLiteral("b/carddecks/apple")), deckSvg());
        writeFile(
            in(QStringLiteral("b/carddecks/apple/index.desktop")), indexText("flat.svg", "Apple"));
        QDir().mkpath(in(QStringLiteral("b/carddecks/empty")));
        qputenv("XDG_DATA_DIRS",
            QFile::encodeName(in(QStringLiteral("a")) + u':' + in(QStringLiteral("b"))));
        QStringList names;
        for (const Deck& deck : installedDecks())
            names << deck.name;
        QCOMPARE(
            names, QStringList({ QStringLiteral("Apple"), QStringLiteral("Made for a test") }));
    }

    void a_bad_index_is_refused_with_place_and_reason_data()
    {
        QTest::addColumn<QByteArray>("index");
        QTest::addColumn<QString>("place");
        QTest::addColumn<QString>("reason");
        const QString itself = QStringLiteral("index.desktop");
        QTest::newRow("empty") << QByteArray() << itself << QStringLiteral("no card deck");
        QTest::newRow("another group")
            << QByteArray("[Desktop Entry]\nName=x\n") << itself << QStringLiteral("no card deck");
        QTest::newRow("no such picture") << indexText("gone.svg") << QStringLiteral("gone.svg")
                                         << QStringLiteral("no such file");
        QTest::newRow("elsewhere")
            << indexText("../flat.svg") << itself << QStringLiteral("in the same folder");
        QTest::newRow("absolute") << indexText("/etc/passwd") << itself
                                  << QStringLiteral("in the same folder");
        QTest::newRow("itself a folder")
            << indexText(".") << QString() << QStringLiteral("no such file");
        QTest::newRow("too long") << QByteArray("[KDE Backdeck]\nName=") + QByteArray(70000, 'x')
                                  << itself << QStringLiteral("too long");
    }

    void a_bad_index_is_refused_with_place_and_reason()
    {
        QFETCH(QByteArray, index);
        QFETCH(QString, place);
        QFETCH(QString, reason);
        const QString folder = makeDeck(in(QStringLiteral("flat")), deckSvg());
        writeFile(folder + QStringLiteral("/index.desktop"), index);
        const DeckReading reading = readDeckIndex(folder);
        QVERIFY(!reading.deck);
        QVERIFY2(reading.problem.contains(folder + u'/' + place), qPrintable(reading.problem));
        QVERIFY2(reading.problem.contains(reason), qPrintable(reading.problem));
    }

    void pictures_that_are_none_are_refused_with_their_file()
    {
        const auto problemWith = [this](const QByteArray& svg) {
            const QString folder = makeDeck(in(QStringLiteral("flat")), svg);
            const DeckReading reading = readDeckIndex(folder);
            return reading.deck ? DeckArt(*reading.deck).problem() : reading.problem;
        };
        QVERIFY(problemWith("no picture").contains(QStringLiteral("flat.svg: This is no SVG")));
        const QString none = problemWith("<svg xmlns='http://www.w3.org/2000/svg'><rect/></svg>");
        QVERIFY2(none.contains(QStringLiteral("flat.svg: There is no picture of a card")),
            qPrintable(none));
        QDir().mkpath(in(QStringLiteral("files")));
        writeFile(in(QStringLiteral("files/index.desktop")), indexText({}));
        const DeckReading files = readDeckIndex(in(QStringLiteral("files")));
        QVERIFY(DeckArt(files.deck.value())
                    .problem()
                    .contains(QStringLiteral("/files: There is no picture")));
    }

    void every_own_deck_has_its_id_and_another_has_its_path()
    {
        for (const Deck& deck : ownDecks())
            QVERIFY(deckNamed(deck.id).deck == deck);
        const QString folder = makeDeck(in(QStringLiteral("flat")), deckSvg());
        QVERIFY(deckNamed(folder + QStringLiteral("/index.desktop")).deck);
        QVERIFY(!deckNamed(in(QStringLiteral("nowhere/index.desktop"))).deck);
        QVERIFY(!deckNamed(QStringLiteral("round")).deck);
        QVERIFY(!isDeckId(QStringLiteral("round")));
    }

private:
    QString in(const QString& name) const { return folder_->filePath(name); }

    std::unique_ptr<QTemporaryDir> folder_;
};

REGISTER_WIDGET_TEST(DeckFilesTest)
#include "deck_files_test.moc"
