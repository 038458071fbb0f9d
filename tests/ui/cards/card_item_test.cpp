// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/cards/card_item.h"

#include "tests/support/registered_test.h"
#include "ui/cards/card_theme.h"

#include <QGraphicsScene>
#include <QGraphicsView>
#include <QTest>

using namespace sheepshead;

namespace {

/// Notes what is painted.
class WatchedView : public QGraphicsView {
public:
    using QGraphicsView::QGraphicsView;
    QRegion painted;

protected:
    void paintEvent(QPaintEvent* event) override
    {
        painted += event->region();
        QGraphicsView::paintEvent(event);
    }
};

} // namespace

class CardItemTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void a_card_that_moves_leaves_nothing_of_itself_behind()
    {
        CardTheme theme;
        QGraphicsScene scene(0, 0, 600, 400);
        auto* const card = new CardItem(theme, std::nullopt);
        const Pose before { .centre = QPointF(300, 150), .width = 80 };
        card->setPose(before);
        scene.addItem(card);
        WatchedView view(&scene);
        view.setViewportUpdateMode(QGraphicsView::SmartViewportUpdate);
        view.setOptimizationFlags(QGraphicsView::DontAdjustForAntialiasing);
        view.resize(640, 440);
        view.show();
        QVERIFY(QTest::qWaitForWindowExposed(&view));
        QTRY_VERIFY(!view.painted.isEmpty());
        const QRect old = view.mapFromScene(card->sceneBoundingRect()).boundingRect();

        view.painted = {};
        Pose after = before;
        after.centre += QPointF(0, 30);
        card->setPose(after);
        // As when something goes away that was below it.
        view.viewport()->repaint(old.left(), old.bottom() + 5, old.width(), 30);
        QTRY_VERIFY(view.painted.contains(old.adjusted(1, 1, -1, -1).topLeft()));
        QTRY_VERIFY(QRegion(old.adjusted(1, 1, -1, -1)).subtracted(view.painted).isEmpty());
    }
};

REGISTER_WIDGET_TEST(CardItemTest)
#include "card_item_test.moc"
