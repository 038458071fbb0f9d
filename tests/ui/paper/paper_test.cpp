// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/rules/presets.h"
#include "tests/support/random_variant.h"
#include "tests/support/registered_test.h"
#include "tests/ui/paper/paper_files.h"
#include "tests/ui/scores/printed_words.h"
#include "tests/ui/scores/sample_sheets.h"

#include "ui/paper/blank_sheet.h"
#include "ui/paper/cheat_sheet.h"
#include "ui/paper/rule_agreement.h"
#include "ui/paper/settle_up_slip.h"
#include "ui/words/rules/rule_words.h"
#include "ui/words/scores/settlement_words.h"

#include <QApplication>
#include <QTemporaryDir>

using namespace sheepshead;
using namespace sheepshead::samples;

namespace {

constexpr double marginPoints = 15 / 25.4 * 72;
constexpr std::array bothSizes { QPageSize::Letter, QPageSize::A4 };

void addPresets()
{
    QTest::addColumn<int>("preset");
    QTest::addColumn<QPageSize::PageSizeId>("size");
    for (std::size_t i = 0; i < presets().size(); ++i)
        for (const auto size : bothSizes)
            QTest::addRow(
                "%s, %s", std::string(presets()[i].key).c_str(), qPrintable(QPageSize::key(size)))
                << static_cast<int>(i) << size;
}

CheckedVariant rulesOf(int preset)
{
    return check(presets()[static_cast<std::size_t>(preset)].variant).value();
}

/// The height of the lowest type on the page, in points.
double smallestType(const PrintedPages& pages)
{
    double smallest = 100;
    for (const PrintedWord& word : pages.words)
        smallest = std::min(smallest, word.place.height());
    return smallest;
}

bool staysWithinTheMargins(const PrintedPages& pages)
{
    return std::ranges::all_of(pages.words, [&](const PrintedWord& word) {
        const QRectF inside =
            QRectF(QPointF(), pages.sizes[word.page])
                .adjusted(marginPoints - 1, marginPoints - 1, 1 - marginPoints, 1 - marginPoints);
        return inside.contains(word.place);
    });
}

/// The numbers of the hands on all pages, with their places.
QList<PrintedWord> numbersDown(const PrintedPages& pages, int hands)
{
    QList<PrintedWord> numbers;
    for (const PrintedWord& word : pages.words)
        if (word.text == QString::number(numbers.size() + 1) && numbers.size() < hands
            && word.place.right() < marginPoints + 10 / 25.4 * 72)
            numbers << word;
    return numbers;
}

} // namespace

/// What is printed beside the score sheet itself.
class PaperTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void initTestCase() { QLocale::setDefault(QLocale(QLocale::English, QLocale::UnitedStates)); }

    void a_cheat_sheet_takes_one_page_at_every_preset_data() { addPresets(); }

    void a_cheat_sheet_takes_one_page_at_every_preset()
    {
        QFETCH(int, preset);
        QFETCH(QPageSize::PageSizeId, size);
        const PrintedPages pages = print(CheatSheet(rulesOf(preset)), size);
        QCOMPARE(pages.sizes.size(), 1);
        QVERIFY(staysWithinTheMargins(pages));
        QCOMPARE_GE(smallestType(pages), 7.0);
    }

    void a_cheat_sheet_has_the_order_of_trump_and_the_pay()
    {
        const QString text = print(CheatSheet(check({}).value()), QPageSize::Letter).textOf(0);
        for (const QString& wanted : { QStringLiteral("Q\u2663 Q\u2660 Q\u2665 Q\u2666 J\u2663"),
                 QStringLiteral("A\u2663 10\u2663 K\u2663"), QStringLiteral("Ace 11 points"),
                 QStringLiteral("What a hand pays"), QStringLiteral("91 to 120 points (schneider)"),
                 QStringLiteral("When everyone passes") })
            QVERIFY2(text.contains(wanted), qPrintable(text));
        QVERIFY2(!text.contains(QStringLiteral("differs from the usual game")), qPrintable(text));
    }

    void a_cheat_sheet_stars_what_is_special()
    {
        Variant variant;
        variant.spitz = Spitz::First;
        const QString text = print(CheatSheet(check(variant).value()), QPageSize::A4).textOf(0);
        QVERIFY2(text.contains(QStringLiteral("7\u2666 Q\u2663 Q\u2660")), qPrintable(text));
        QVERIFY2(text.contains(QStringLiteral("differs from the usual game")), qPrintable(text));
    }

    void any_rules_have_a_cheat_sheet_of_one_page()
    {
        Rng random(5);
        for (int i = 0; i < 20; ++i) {
            const auto rules = check(normalized(testing::randomVariant(random)));
            if (rules)
                QCOMPARE(print(CheatSheet(*rules), QPageSize::Letter).sizes.size(), 1);
        }
    }

    void an_agreement_takes_one_page_at_every_preset_data() { addPresets(); }

    void an_agreement_takes_one_page_at_every_preset()
    {
        QFETCH(int, preset);
        QFETCH(QPageSize::PageSizeId, size);
        const CheckedVariant rules = rulesOf(preset);
        const PrintedPages pages = print(RuleAgreement(rules, longNames(rules.tableSeats())), size);
        QCOMPARE(pages.sizes.size(), 1);
        QVERIFY(staysWithinTheMargins(pages));
        const QString text = pages.textOf(0);
        QVERIFY2(text.contains(QStringLiteral("None: we play it as it is.")), qPrintable(text));
        QVERIFY2(text.contains(QStringLiteral("Bartholomew Featherstonehaugh")), qPrintable(text));
    }

    void an_agreement_tells_what_differs_from_the_preset()
    {
        Variant variant;
        variant.doubleOnTheBump = false;
        variant.spitz = Spitz::First;
        variant.centsAPoint = 25;
        const QString text =
            print(RuleAgreement(check(variant).value(), names(5)), QPageSize::A4).textOf(0);
        for (const QString& wanted : { ruleName("spitz"), choiceName("spitz", "first"),
                 QStringLiteral("A point is worth $0.25."), QStringLiteral("Date and place") })
            QVERIFY2(text.contains(wanted), qPrintable(wanted + u'\n' + text));
        QVERIFY(!text.contains(QStringLiteral("None: we play")));
    }

    void a_blank_sheet_has_a_line_for_every_hand_data()
    {
        QTest::addColumn<int>("players");
        QTest::addColumn<int>("hands");
        QTest::addColumn<QPageSize::PageSizeId>("size");
        QTest::addColumn<bool>("tournament");
        for (int players = 2; players <= 8; ++players)
            for (const int hands : blankSheetHands)
                for (const auto size : bothSizes)
                    for (const bool tournament : { false, true })
                        QTest::addRow("%d players, %d hands, %s%s", players, hands,
                            qPrintable(QPageSize::key(size)), tournament ? ", tournament" : "")
                            << players << hands << size << tournament;
    }

    void a_blank_sheet_has_a_line_for_every_hand()
    {
        QFETCH(int, players);
        QFETCH(int, hands);
        QFETCH(QPageSize::PageSizeId, size);
        QFETCH(bool, tournament);
        const PrintedPages pages = print(
            BlankSheet({ .players = players, .hands = hands, .tournament = tournament }), size);
        QCOMPARE(pages.sizes.size(), hands > BlankSheet::handsOnPage ? 2 : 1);
        QVERIFY(staysWithinTheMargins(pages));
        const QList<PrintedWord> numbers = numbersDown(pages, hands);
        QCOMPARE(numbers.size(), hands);
        const double row = numbers[1].place.top() - numbers[0].place.top();
        QCOMPARE_GE(row, 5.2 / 25.4 * 72); // millimetres enough to write in
    }

    void a_second_page_begins_with_what_is_brought_forward()
    {
        const PrintedPages pages = print(BlankSheet({ .hands = 48 }), QPageSize::A4);
        QVERIFY(pages.textOf(0).contains(QStringLiteral("Hands 1 to 24")));
        QVERIFY(pages.textOf(0).contains(QStringLiteral("Carried forward")));
        QVERIFY(!pages.textOf(0).contains(QStringLiteral("Brought forward")));
        QVERIFY(pages.textOf(1).contains(QStringLiteral("Hands 25 to 48")));
        QVERIFY(pages.textOf(1).contains(QStringLiteral("Brought forward")));
        QVERIFY(pages.textOf(1).contains(QStringLiteral("Total")));
    }

    void a_blank_sheet_has_the_names_or_room_for_them()
    {
        const BlankSheetOptions named { .names = names(5), .rules = QStringLiteral("Called ace") };
        const QString text = print(BlankSheet(named), QPageSize::Letter).textOf(0);
        const QStringList expected = names(5) + QStringList { named.rules };
        for (const QString& wanted : expected)
            QVERIFY2(text.contains(wanted), qPrintable(text));
        const QString bare = print(BlankSheet({}), QPageSize::Letter).textOf(0);
        QVERIFY2(bare.contains(QStringLiteral("Rules")), qPrintable(bare));
    }

    void a_tournament_sheet_is_signed()
    {
        const BlankSheetOptions options { .players = 3, .names = names(3), .tournament = true };
        const QString text = print(BlankSheet(options), QPageSize::A4).textOf(0);
        for (const QString& wanted :
            { QStringLiteral("Sheepshead tournament"), QStringLiteral("Round"),
                QStringLiteral("Penalties"), QStringLiteral("Tournament director") })
            QVERIFY2(text.contains(wanted), qPrintable(text));
        for (const QString& name : options.names)
            QCOMPARE(text.count(name), 2); // above the column, and below a line to sign
    }

    void a_slip_says_who_pays_whom()
    {
        SheetDocument sheet = document(3, 0);
        SheetRow row { .number = 1, .outcome = ThrowIn::Doubler, .seats = SeatSet::firstSeats(3) };
        row.scores.scores[seatAt(0)] = { 6 };
        row.scores.scores[seatAt(1)] = { -2 };
        row.scores.scores[seatAt(2)] = { -4 };
        sheet.sheet.add(row);
        const PrintedPages pages = print(SettleUpSlip(sheet, 25), QPageSize::Letter);
        QCOMPARE(pages.sizes.size(), 1);
        const QString text = pages.textOf(0);
        for (const QString& wanted : { QStringLiteral("Ada pays You $0.50"),
                 QStringLiteral("Bruno pays You $1.00"), QStringLiteral("A point is worth $0.25") })
            QVERIFY2(text.contains(wanted), qPrintable(text));
    }

    void a_slip_without_a_stake_settles_points()
    {
        SheetDocument sheet = document(2, 0);
        SheetRow row { .number = 1, .outcome = ThrowIn::Doubler, .seats = SeatSet::firstSeats(2) };
        row.scores.scores[seatAt(0)] = { 3 };
        row.scores.scores[seatAt(1)] = { -3 };
        sheet.sheet.add(row);
        const QString text = print(SettleUpSlip(sheet, 0), QPageSize::A4).textOf(0);
        QVERIFY2(text.contains(QStringLiteral("Ada pays You 3 point")), qPrintable(text));
    }

    void a_slip_settles_each_hand_at_its_stake()
    {
        SheetDocument sheet = document(2, 0);
        sheet.stakes = { { 0, 5 }, { 1, 10 } };
        for (const int points : { 6, -2 }) {
            SheetRow row { .outcome = ThrowIn::Doubler, .seats = SeatSet::firstSeats(2) };
            row.scores.scores[seatAt(0)] = { points };
            row.scores.scores[seatAt(1)] = { -points };
            sheet.sheet.add(row);
        }
        const QString text = print(SettleUpSlip(sheet), QPageSize::A4).textOf(0);
        for (const QString& wanted : { QStringLiteral("Ada pays You $0.10"),
                 QStringLiteral("A point is worth $0.05; from hand 2 on: $0.10") })
            QVERIFY2(text.contains(wanted), qPrintable(text));
    }

    void a_slip_of_a_real_table_goes_by_columns_not_by_chairs()
    {
        SheetDocument sheet = document(3, 0);
        sheet.sheet = ScoreSheet(maxSeats);
        sheet.columns = { { 0, 1 }, { 2, 0 } };
        for (int i = 0; i < 2; ++i) {
            SheetRow row { .outcome = ThrowIn::Doubler, .seats = SeatSet::firstSeats(2) };
            row.scores.scores[seatAt(0)] = { 4 };
            row.scores.scores[seatAt(1)] = { -4 };
            sheet.sheet.add(row);
        }
        const QString text = print(SettleUpSlip(sheet, 25), QPageSize::A4).textOf(0);
        QVERIFY2(text.contains(QStringLiteral("Ada pays Bruno $1.00")), qPrintable(text));
    }

    void nobody_pays_themselves_after_a_merge()
    {
        SheetDocument sheet = document(3, 0);
        sheet.players = names(2) + names(2).mid(1); // two columns of Ada, who is one person now
        sheet.columns = { { 0, 1, 2 } };
        SheetRow row { .outcome = ThrowIn::Doubler, .seats = SeatSet::firstSeats(3) };
        row.scores.scores[seatAt(0)] = { 1 };
        row.scores.scores[seatAt(1)] = { 4 };
        row.scores.scores[seatAt(2)] = { -5 };
        sheet.sheet.add(row);
        const QString text = print(SettleUpSlip(sheet, 100), QPageSize::A4).textOf(0);
        QVERIFY2(text.contains(QStringLiteral("Ada pays You $1.00")), qPrintable(text));
        QVERIFY2(!text.contains(QStringLiteral("pays Ada")), qPrintable(text));
        sheet.stakes = { { 0, 100 } };
        QCOMPARE(settlementText(sheet, SheetMoney(sheet)), QStringLiteral("Ada pays You $1.00."));
    }

    void a_slip_of_an_even_table_has_no_payments()
    {
        const QString text = print(SettleUpSlip(document(4, 0), 5), QPageSize::A4).textOf(0);
        QVERIFY2(text.contains(QStringLiteral("Everyone is even: no payments.")), qPrintable(text));
    }

private:
    PrintedPages print(const Paper& paper, QPageSize::PageSizeId size)
    {
        const QString file = folder_.filePath(QStringLiteral("paper.pdf"));
        if (!savePages(paper, size, file))
            return {};
        PrintedPages pages = readBack(file);
        for (PrintedWord& word : pages.words) // a font may have one sign for "ff"
            word.text = word.text.normalized(QString::NormalizationForm_KC);
        return pages;
    }

    QTemporaryDir folder_;
};

REGISTER_WIDGET_TEST(PaperTest)
#include "paper_test.moc"
