// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/challenge/dealing_sheets.h"

#include "engine/rules/presets.h"
#include "tests/support/registered_test.h"
#include "tests/ui/paper/paper_files.h"
#include "tests/ui/scores/printed_words.h"
#include "ui/words/terms/card_words.h"

#include <QTemporaryDir>
#include <QTest>

using namespace sheepshead;

namespace {

PrintedPages printed(const CheckedVariant& variant, int deals, const QString& name)
{
    std::vector<Deal> dealt;
    for (int i = 0; i < deals; ++i)
        dealt.push_back(dealFromSeed(
            variant, static_cast<std::uint64_t>(i) + 1, seatAt(i % variant.tableSeats())));
    const QTemporaryDir folder;
    const QString file = folder.filePath(QStringLiteral("sheets.pdf"));
    return savePages(DealingSheets(name, variant, dealt), QPageSize::A4, file) ? readBack(file)
                                                                               : PrintedPages();
}

} // namespace

class DealingSheetsTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void every_card_of_every_table_has_its_place_data()
    {
        QTest::addColumn<int>("preset");
        for (std::size_t i = 0; i < presets().size(); ++i)
            QTest::newRow(std::string(presets()[i].key).c_str()) << static_cast<int>(i);
    }

    void every_card_of_every_table_has_its_place()
    {
        QFETCH(int, preset);
        const auto variant = check(presets()[static_cast<std::size_t>(preset)].variant).value();
        const PrintedPages pages = printed(variant, 2, QStringLiteral("Advent"));
        QCOMPARE(pages.sizes.size(), 3); // two deals, and the results
        for (const int page : { 0, 1 })
            for (const Card card : unshuffledDeck(variant)) {
                const auto times = std::ranges::count_if(pages.words, [&](const PrintedWord& word) {
                    return word.page == page
                        && QString(word.text).remove(u',').section(QChar::Nbsp, 0, 0)
                        == shortCardName(card);
                });
                QVERIFY2(times == 2, qPrintable(shortCardName(card) + pages.textOf(page)));
            }
    }

    void a_name_is_printed_as_it_is()
    {
        const PrintedPages pages = printed(check({}).value(), 1, QStringLiteral("<b>%2</b>"));
        QVERIFY2(pages.textOf(0).contains(QStringLiteral("&lt;b&gt;%2&lt;/b&gt;: deal 1 of 1"))
                || pages.textOf(0).contains(QStringLiteral("<b>%2</b>: deal 1 of 1")),
            qPrintable(pages.textOf(0)));
    }
};

REGISTER_WIDGET_TEST(DealingSheetsTest)
#include "dealing_sheets_test.moc"
