// SPDX-License-Identifier: GPL-3.0-or-later
//
// table_speed: how long a frame takes in which every card of the deck is on its way from the
// dealer, at 1280×800, painted in software.
#include "ui/table/card_flight.h"
#include "ui/table/card_item.h"
#include "ui/table/table_scene.h"
#include "ui/table/table_view.h"

#include <QApplication>
#include <QParallelAnimationGroup>
#include <QTextStream>
#include <QWindow>

#include <ctime>

using namespace sheepshead;

namespace {

constexpr int frames = 60;
constexpr int dealer = 3;

Seating fiveSeats()
{
    Seating seating;
    for (const char* name : { "you", "ada", "bruno", "clara", "emil" })
        seating.seats.push_back({ QString::fromLatin1(name), QString::fromLatin1(name) });
    return seating;
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

} // namespace

int main(int argc, char** argv)
{
    QApplication app(argc, argv);
    TableScene scene;
    TableView view(scene);
    scene.setSeating(fiveSeats());
    view.resize(1280, 800);
    view.show();
    while (!view.windowHandle()->isExposed())
        QApplication::processEvents();

    const QPointF from = scene.layout().pilePose(dealer).centre;
    QParallelAnimationGroup deal;
    int next = 0;
    for (const Pose& to : goals(scene.layout())) {
        const bool own = next < 6;
        const qreal width = own ? scene.layout().smallCardWidth() : to.width;
        CardItem* card = scene.newCard(Card::fromIndex(next++), { from, 0, width, 0 });
        deal.addAnimation(new CardFlight(card, to, frames));
    }
    deal.start();
    deal.pause();
    std::clock_t painting = 0; // of this process alone, whatever else the machine does
    for (int frame = 0; frame < frames; ++frame) {
        deal.setCurrentTime(frame);
        const std::clock_t begun = std::clock();
        view.viewport()->repaint();
        if (frame > 0) // the first one draws the pictures from SVG
            painting += std::clock() - begun;
    }
    QTextStream(stdout) << next << " cards in motion: "
                        << QString::number(
                               1e3 * static_cast<double>(painting) / CLOCKS_PER_SEC / (frames - 1),
                               'f', 2)
                        << " ms a frame\n";
    return 0;
}
