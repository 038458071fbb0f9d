// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/benchmarks/animation_frame.h"

#include "ui/cards/card_flight.h"
#include "ui/cards/card_item.h"
#include "ui/table/scene/felt_view.h"
#include "ui/table/scene/table_scene.h"

#include <QApplication>
#include <QParallelAnimationGroup>
#include <QWindow>

#include <algorithm>
#include <cmath>
#include <ctime>
#include <numeric>
#include <vector>

namespace sheepshead {

namespace {

constexpr QSize size { 1280, 800 };
constexpr int framesOfDeal = 300;
constexpr int dealer = 3;

Seating fiveSeats()
{
    Seating seating;
    for (const char* name : { "you", "ada", "bruno", "clara", "emil" })
        seating.seats.push_back({ QString::fromLatin1(name), QString::fromLatin1(name) });
    return seating;
}

/// A table on the screen with nothing on it.
struct Stage {
    Stage()
        : view(scene)
    {
        scene.setSeating(fiveSeats());
        view.resize(size);
        view.show();
        while (!view.windowHandle()->isExposed())
            QApplication::processEvents();
    }

    TableScene scene;
    FeltView view;
};

/// The processor time of this process for the frames that `step` sets up one after another, without
/// the first frame, which draws the pictures from SVG.
template <class Step> FrameTimes timesOf(FeltView& view, int frames, const Step& step)
{
    std::vector<double> times;
    for (int frame = 0; frame < frames; ++frame) {
        step(frame);
        const std::clock_t begun = std::clock();
        view.viewport()->repaint();
        if (frame > 0)
            times.push_back(1e3 * static_cast<double>(std::clock() - begun) / CLOCKS_PER_SEC);
    }
    std::ranges::sort(times);
    const auto count = static_cast<double>(times.size());
    return { std::accumulate(times.begin(), times.end(), 0.0) / count,
        times[static_cast<std::size_t>(0.99 * (count - 1))] };
}

/// Where the cards of a deal go: six each, two to the blind.
std::vector<Pose> goals(const TableLayout& layout)
{
    std::vector<Pose> poses = layout.handPoses({ 3, 2, 1 });
    for (int place = 1; place < 5; ++place)
        poses.insert(poses.end(), 6, layout.fanPose(place));
    poses.push_back(layout.blindPose(0, 2));
    poses.push_back(layout.blindPose(1, 2));
    return poses;
}

std::vector<CardItem*> wholeDeck(TableScene& scene)
{
    std::vector<CardItem*> cards;
    cards.reserve(32);
    for (int i = 0; i < 32; ++i)
        cards.push_back(scene.newCard(Card::fromIndex(i), { {}, 0, 90, 1 }));
    return cards;
}

/// Every card on a circle of its own, turning as it goes.
void turn(const std::vector<CardItem*>& cards, int frame)
{
    for (std::size_t i = 0; i < cards.size(); ++i) {
        const double angle = 0.05 * frame + 0.4 * static_cast<double>(i);
        const double radius = 60.0 + 9.0 * static_cast<double>(i);
        cards[i]->setPose({ QPointF(640 + radius * std::cos(angle), 400 + radius * std::sin(angle)),
            30 * std::sin(angle), 90, 1 });
    }
}

} // namespace

FrameTimes dealFrames()
{
    Stage stage;
    const TableLayout& layout = stage.scene.layout();
    const QPointF from = layout.pilePose(dealer).centre;
    QParallelAnimationGroup deal;
    int next = 0;
    for (const Pose& to : goals(layout)) {
        const qreal width = next < 6 ? layout.smallCardWidth() : to.width;
        CardItem* const card = stage.scene.newCard(Card::fromIndex(next++), { from, 0, width, 0 });
        deal.addAnimation(new CardFlight(card, to, framesOfDeal));
    }
    deal.start();
    deal.pause();
    return timesOf(stage.view, framesOfDeal, [&](int frame) { deal.setCurrentTime(frame); });
}

FrameTimes turningFrames(int frames)
{
    Stage stage;
    const auto cards = wholeDeck(stage.scene);
    return timesOf(stage.view, frames, [&](int frame) { turn(cards, frame); });
}

} // namespace sheepshead
