// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/table/layout/table_layout.h"

#include "tests/support/registered_test.h"
#include "tests/ui/table/layout/layout_parts.h"
#include "ui/widgets/text_scale.h"

#include <QtTest>

using namespace sheepshead;
using namespace sheepshead::testing;

/// The piles of cards at the tables for two.
class TwoHandedPlacesTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    /// Each row of data has its size of text.
    void init()
    {
        if (QTest::currentDataTag() == nullptr)
            return;
        QFETCH(int, text);
        setTextScale(text);
    }

    void cleanup() { setTextScale(100); }

    void piles_for_two_overlap_nothing_and_are_not_cut_off_data() { tablesWithPiles(); }

    void piles_for_two_overlap_nothing_and_are_not_cut_off()
    {
        QFETCH(QSize, size);
        QFETCH(int, piles);
        const TableLayout layout(size, 2, ratio, { piles, piles == 4 });
        std::vector<Named> parts = partsOf(layout);
        if (piles == 8) // no seat holds cards
            std::erase_if(
                parts, [](const Named& part) { return part.first == QStringLiteral("hand"); });
        for (int place = 0; place < 2; ++place)
            for (int pile = 0; pile < piles; ++pile) {
                const QRectF open = lyingAt(layout.openPose(place, pile));
                const qreal raise = place == 0 ? layout.raise() : 0;
                parts.emplace_back(QStringLiteral("pile %1 of %2").arg(pile).arg(place),
                    (open | lyingAt(layout.coveredPose(place, pile))).adjusted(0, -raise, 0, 0));
            }
        for (std::size_t a = 0; a < parts.size(); ++a) {
            const auto& [name, rect] = parts[a];
            QVERIFY2(holds(QRectF({ 0, 0 }, QSizeF(size)), rect), qPrintable(name));
            QVERIFY2(!rect.isEmpty(), qPrintable(name));
            for (std::size_t b = a + 1; b < parts.size(); ++b)
                QVERIFY2(!rect.adjusted(1, 1, -1, -1).intersects(parts[b].second),
                    qPrintable(name + QStringLiteral(" and ") + parts[b].first));
        }
        for (int place = 0; place < 2; ++place)
            QVERIFY(holds(layout.trickArea(), lyingAt(layout.trickPose(place))));
        QVERIFY(layout.trickPose(0).centre.y() > layout.trickPose(1).centre.y());
    }

    void piles_beside_a_lesson_in_a_small_window_can_be_read()
    {
        for (const int piles : { 4, 8 }) {
            const TableLayout layout({ 412, 435 }, 2, ratio, { piles, piles == 4 });
            QVERIFY(layout.openPose(0, 0).width >= 36);
        }
    }

    void a_covered_card_shows_an_edge_and_no_more_data() { tablesWithPiles(); }

    void a_covered_card_shows_an_edge_and_no_more()
    {
        QFETCH(QSize, size);
        QFETCH(int, piles);
        const TableLayout layout(size, 2, ratio, { piles, piles == 4 });
        const Pose open = layout.openPose(0, 1);
        const Pose covered = layout.coveredPose(0, 1);
        const QPointF edge = covered.centre - open.centre;
        QCOMPARE(covered.flip, 0);
        QVERIFY(edge.x() >= 3 && edge.y() >= 3);
        QVERIFY(edge.x() < open.width * 0.15);
    }

private:
    static void tablesWithPiles()
    {
        addColumns("piles");
        for (const QSize size :
            { QSize(396, 435), QSize(412, 435), QSize(520, 430), QSize(800, 600), QSize(800, 1000),
                QSize(1020, 740), QSize(1280, 800), QSize(1920, 700), QSize(3840, 2160) })
            for (const int piles : { 4, 8 })
                addRows("piles", piles, size);
    }
};

REGISTER_WIDGET_TEST(TwoHandedPlacesTest)
#include "two_handed_places_test.moc"
