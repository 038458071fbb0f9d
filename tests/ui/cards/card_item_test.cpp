// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/cards/card_item.h"

#include "tests/support/registered_test.h"
#include "ui/cards/card_theme.h"

#include <QGraphicsScene>
#include <QGraphicsView>
#include <QImage>
#include <QPainter>
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

int differingPixels(const QImage& one, const QImage& other)
{
    int count = 0;
    for (int y = 0; y < one.height(); ++y)
        for (int x = 0; x < one.width(); ++x)
            count += one.pixel(x, y) != other.pixel(x, y) ? 1 : 0;
    return count;
}

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

    void a_card_that_turns_is_whole_data()
    {
        QTest::addColumn<qreal>("dpr");
        for (const qreal dpr : { 1.0, 1.25, 1.5, 1.7, 2.0 })
            QTest::addRow("%.2f", dpr) << dpr;
    }

    /// No row is left out where its parts meet, and none is painted twice: the shadow would be
    /// darker there.
    void a_card_that_turns_is_whole()
    {
        QFETCH(qreal, dpr);
        CardTheme theme;
        CardItem card(theme, std::nullopt);
        card.setPose({ .centre = {}, .width = 200 });
        QImage turned(QSize(400, 400) * dpr, QImage::Format_ARGB32_Premultiplied);
        turned.setDevicePixelRatio(dpr);
        QImage expected = turned;
        for (QImage* const image : { &turned, &expected }) {
            image->fill(Qt::white);
            QPainter painter(image);
            painter.translate(200.3, 180.7); // its upper edge lies outside
            painter.rotate(17);
            painter.setRenderHint(QPainter::SmoothPixmapTransform);
            const QPixmap whole = theme.backOnShadow(200, dpr);
            const QSizeF size = whole.deviceIndependentSize();
            if (image == &turned)
                card.paint(&painter, nullptr, nullptr);
            else
                painter.drawPixmap(QRectF(QPointF(-size.width() / 2, -size.height() / 2), size),
                    whole, QRectF(whole.rect()));
        }
        QVERIFY(differingPixels(turned, expected) < 10); // a row has hundreds
    }
};

REGISTER_WIDGET_TEST(CardItemTest)
#include "card_item_test.moc"
