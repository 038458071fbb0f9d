// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/cards/card_theme.h"

#include "tests/support/cards.h"
#include "tests/support/registered_test.h"
#include "tests/ui/cards/made_deck.h"
#include "ui/preferences/deck_previews.h"

#include <QSignalSpy>
#include <QTemporaryDir>

using namespace sheepshead;
using namespace sheepshead::test;
using namespace sheepshead::testing;

Q_DECLARE_METATYPE(sheepshead::DeckPreview)

namespace {

QString idOf(const QString& folder) { return folder + QStringLiteral("/index.desktop"); }

} // namespace

class CardThemeTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void init() { folder_ = std::make_unique<QTemporaryDir>(); }

    void the_cards_of_a_foreign_deck_are_shown_in_its_own_shape()
    {
        CardTheme theme;
        const qreal before = theme.ratio();
        theme.setDeck({ idOf(makeDeck(in(QStringLiteral("flat")), deckSvg())), backOfDeck() });
        QCOMPARE(theme.problem(), QString());
        QCOMPARE(theme.ratio(), 1.5);
        QVERIFY(before < 1.5);
        for (const Card card : CardSet::deck())
            QCOMPARE(middleOf(theme.face(card, 60, 1)), colourOf(card));
        QCOMPARE(middleOf(theme.back(60, 1)), backColour);
        QCOMPARE(theme.face(card("QC"), 60, 2).size(), QSize(120, 180));
    }

    void a_compressed_picture_is_read()
    {
        const QString folder = makeDeck(in(QStringLiteral("flat")), {});
        writeFile(folder + QStringLiteral("/plain.svg"), deckSvg());
        writeFile(folder + QStringLiteral("/index.desktop"), indexText("flat.svgz"));
        if (QProcess::execute(QStringLiteral("sh"),
                { QStringLiteral("-c"),
                    QStringLiteral("gzip -n < '%1/plain.svg' > '%1/flat.svgz'").arg(folder) })
            != 0)
            QSKIP("there is no gzip");
        CardTheme theme;
        theme.setDeck({ idOf(folder), backOfDeck() });
        QCOMPARE(theme.problem(), QString());
        QCOMPARE(middleOf(theme.face(card("7H"), 60, 1)), colourOf(card("7H")));
    }

    void a_deck_of_files_is_shown()
    {
        CardTheme theme;
        theme.setDeck({ idOf(makeDeckOfFiles(in(QStringLiteral("files")))), backOfDeck() });
        QCOMPARE(theme.problem(), QString());
        QCOMPARE(theme.ratio(), 1.4);
        for (const Card card : CardSet::deck())
            QCOMPARE(middleOf(theme.face(card, 60, 1)), colourOf(card));
        QVERIFY(middleOf(theme.back(60, 1)) != backColour); // it has none, so it is ours
    }

    void what_a_deck_lacks_is_drawn_by_the_program_and_told()
    {
        const CardSet lacking = cards("AC 7D");
        const QString folder =
            makeDeck(in(QStringLiteral("some")), deckSvg(CardSet::deck() - lacking, false));
        CardTheme theme;
        theme.setDeck({ idOf(folder), backOfDeck() });
        QCOMPARE(middleOf(theme.face(card("QC"), 60, 1)), colourOf(card("QC")));
        CardTheme usual;
        const QSize size = theme.face(card("AC"), 60, 1).size();
        QCOMPARE(size, theme.face(card("QC"), 60, 1).size());
        QVERIFY(middleOf(theme.face(card("7D"), 60, 1)) != colourOf(card("7D")));
        const Deck deck = readDeckIndex(folder).deck.value();
        const DeckPreview preview = previewOf(deck, { 120, 80 });
        QCOMPARE(preview.missing, lacking);
        const QString words = deckWords(deck, preview);
        QVERIFY2(words.contains(QStringLiteral("ace of clubs")), qPrintable(words));
        QVERIFY2(words.contains(QStringLiteral("no back")), qPrintable(words));
    }

    void a_deck_that_lies_is_shown_upright()
    {
        QByteArray svg = deckSvg();
        svg.replace("height='150'", "height='70'");
        const QString folder = makeDeck(in(QStringLiteral("lying")), svg);
        CardTheme theme;
        theme.setDeck({ idOf(folder), backOfDeck() });
        QCOMPARE(theme.ratio(), 1.4);
        const QImage image = theme.face(card("QC"), 100, 1).toImage();
        QCOMPARE(image.pixelColor(50, 70), colourOf(card("QC")));
        QVERIFY(image.pixelColor(50, 20).lightness() > 240); // card white above it
        const Deck deck = readDeckIndex(folder).deck.value();
        QVERIFY(deckWords(deck, previewOf(deck, { 120, 80 }))
                    .contains(QStringLiteral("wider than high")));
    }

    void a_deck_with_its_ranks_at_the_right_says_so()
    {
        // Each rank is a bar of its own length, in one of the upper corners.
        const auto deckWithBarsAt = [this](int left) {
            QByteArray svg = "<svg xmlns='http://www.w3.org/2000/svg' viewBox='0 0 4000 200'>";
            for (const Card card : CardSet::deck())
                svg +=
                    QStringLiteral("<g id='%1'><rect x='%2' width='100' height='140' fill='#fff'/>"
                                   "<rect x='%3' y='5' width='20' height='%4'/></g>")
                        .arg(elementsOf(card).front())
                        .arg(card.index() * 110)
                        .arg(card.index() * 110 + left)
                        .arg(4 + 4 * static_cast<int>(card.rank()))
                        .toUtf8();
            CardTheme theme;
            theme.setDeck(
                { idOf(makeDeck(in(QString::number(left)), svg + "</svg>")), backOfDeck() });
            return theme.hasRanksAtRight();
        };
        QVERIFY(!deckWithBarsAt(5));
        QVERIFY(deckWithBarsAt(75));
        QVERIFY(!CardTheme().hasRanksAtRight());
    }

    void without_its_deck_the_usual_cards_are_shown_and_it_says_so()
    {
        CardTheme usual;
        CardTheme theme;
        const QString gone = in(QStringLiteral("gone/index.desktop"));
        theme.setDeck({ gone, backOfDeck() });
        QVERIFY2(theme.problem().contains(gone), qPrintable(theme.problem()));
        QCOMPARE(theme.look().deck, gone);
        QCOMPARE(theme.face(card("QC"), 60, 1).toImage(), usual.face(card("QC"), 60, 1).toImage());
    }

    void every_own_back_goes_with_every_deck()
    {
        const QString foreign = idOf(makeDeck(in(QStringLiteral("flat")), deckSvg()));
        QCOMPARE(ownBacks().size(), std::size_t(6));
        for (const QString& deck : { usualDeck(), foreign }) {
            std::vector<QImage> seen;
            for (const CardBack& back : ownBacks()) {
                CardTheme theme;
                theme.setDeck({ deck, back.id });
                const QImage image = theme.back(60, 1).toImage();
                QCOMPARE(image.size(), theme.face(card("QC"), 60, 1).size());
                QVERIFY2(std::ranges::find(seen, image) == seen.end(), qPrintable(back.id));
                seen.push_back(image);
            }
        }
    }

    void a_larger_picture_is_drawn_again_and_not_blown_up()
    {
        // A card with a sharp edge in its middle: blown up, there would be a mixture of both
        // colors.
        QByteArray svg = deckSvg(CardSet::deck() - cards("QC"));
        svg.replace("</svg>",
            "<g id='queen_club'><rect width='100' height='150' fill='#ffffff'/>"
            "<rect width='50' height='150' fill='#000000'/></g></svg>");
        CardTheme theme;
        theme.setDeck({ idOf(makeDeck(in(QStringLiteral("sharp")), svg)), backOfDeck() });
        theme.face(card("QC"), 40, 1);
        const QImage large = theme.face(card("QC"), 700, 1).toImage();
        QVERIFY(large.pixelColor(344, 500).lightness() < 20);
        QVERIFY(large.pixelColor(356, 500).lightness() > 235);
    }

    void large_print_fills_more_of_the_card()
    {
        const auto inkIn = [](const QString& deck, Card card) {
            CardTheme theme;
            theme.setDeck({ deck, backOfDeck() });
            const QImage image = theme.face(card, 200, 1).toImage();
            int ink = 0;
            for (int y = 0; y < 140; ++y) // where the index stands
                for (int x = 0; x < 48; ++x)
                    ink += image.pixelColor(x, y).lightness() < 160 ? 1 : 0;
            return ink;
        };
        for (const Card card : cards("AC TC 9S 8H 7D AD TH 9H")) // pictures have ink of their own
            QVERIFY2(inkIn(QStringLiteral("large-index"), card) * 4
                    > inkIn(QStringLiteral("two-colour"), card) * 5,
                qPrintable(elementsOf(card).front()));
    }

    void previews_come_one_by_one()
    {
        DeckPreviews previews;
        QSignalSpy ready(&previews, &DeckPreviews::ready);
        for (const Deck& deck : ownDecks())
            previews.want(deck, { 100, 60 });
        QTRY_COMPARE(ready.size(), qsizetype(ownDecks().size()));
        for (const auto& arguments : ready) {
            const auto preview = arguments.front().value<DeckPreview>();
            QCOMPARE(preview.image.size(), QSize(100, 60));
            QCOMPARE(preview.fourColours, preview.id.contains(QStringLiteral("four")));
        }
    }

    /// Where packages with decks are installed: Debian's kdegames-card-data-kf5 has sixteen.
    void every_installed_deck_can_be_played_with()
    {
        qputenv("XDG_DATA_DIRS", "/usr/local/share:/usr/share");
        const std::vector<Deck> decks = installedDecks();
        if (decks.empty())
            QSKIP("no decks are installed here");
        for (const Deck& deck : decks) {
            CardTheme theme;
            theme.setDeck({ deck.id, backOfDeck() });
            QVERIFY2(theme.problem().isEmpty(), qPrintable(theme.problem()));
            QVERIFY(theme.ratio() >= DeckArt::flattest && theme.ratio() <= DeckArt::slimmest);
            std::vector<QImage> seen;
            for (const Card card : CardSet::deck()) {
                const QImage image = theme.face(card, 60, 1).toImage();
                QVERIFY2(std::ranges::find(seen, image) == seen.end(), qPrintable(deck.name));
                seen.push_back(image);
            }
        }
    }

private:
    QString in(const QString& name) const { return folder_->filePath(name); }

    static QColor middleOf(const QPixmap& pixmap)
    {
        return pixmap.toImage().pixelColor(pixmap.width() / 2, pixmap.height() / 2);
    }

    std::unique_ptr<QTemporaryDir> folder_;
};

REGISTER_WIDGET_TEST(CardThemeTest)
#include "card_theme_test.moc"
