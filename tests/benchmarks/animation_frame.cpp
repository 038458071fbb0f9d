// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/benchmarks/animation_frame.h"

#include "ui/table/card_item.h"
#include "ui/table/table_scene.h"
#include "ui/table/table_view.h"
#include "ui/table/table_widget.h"

#include <QApplication>

#include <chrono>
#include <cmath>

namespace sheepshead {

namespace {

constexpr QSize size { 1280, 800 };

std::vector<CardItem*> wholeDeck(TableScene& scene)
{
    std::vector<CardItem*> cards;
    for (int i = 0; i < 32; ++i)
        cards.push_back(scene.newCard(Card::fromIndex(i), { {}, 0, 90, 1 }));
    return cards;
}

/// Every card on a circle of its own, turning as it goes.
void move(const std::vector<CardItem*>& cards, int frame)
{
    for (std::size_t i = 0; i < cards.size(); ++i) {
        const double angle = 0.05 * frame + 0.4 * static_cast<double>(i);
        const double radius = 60.0 + 9.0 * static_cast<double>(i);
        cards[i]->setPose({ QPointF(640 + radius * std::cos(angle), 400 + radius * std::sin(angle)),
            30 * std::sin(angle), 90, 1 });
    }
}

} // namespace

double frameMilliseconds(int frames)
{
    TableWidget table;
    table.resize(size);
    table.show();
    const auto cards = wholeDeck(table.scene());
    move(cards, 0);
    QApplication::processEvents(); // the first frame draws every card's picture
    std::chrono::duration<double, std::milli> taken {};
    for (int frame = 1; frame <= frames; ++frame) {
        move(cards, frame);
        const auto begin = std::chrono::steady_clock::now();
        table.view().viewport()->repaint();
        taken += std::chrono::steady_clock::now() - begin;
    }
    return taken.count() / frames;
}

} // namespace sheepshead
