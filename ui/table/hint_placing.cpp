// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/table/hint_placing.h"

#include "ui/cards/card_item.h"
#include "ui/table/layout/free_rooms.h"
#include "ui/table/panels/choice_bar.h"
#include "ui/table/panels/hint_button.h"
#include "ui/table/panels/lay_down_offer.h"
#include "ui/table/scene/table_scene.h"
#include "ui/table/scene/trick_item.h"

#include <algorithm>

namespace sheepshead {

bool isReadable(HintPanel::Fit fit) { return fit <= HintPanel::Fit::FewerWords; }

int HintPlacing::bandHeight() const
{
    if (!parts_.choices.isHidden()) // no refusal is shown while there are choices
        return qMax(0,
            parts_.choices.height() + panelGap - qRound(parts_.scene.layout().talkArea().height()));
    return parts_.offer.isHidden() ? 0 : parts_.offer.height() + panelGap;
}

bool HintPlacing::trickZoneIsEmpty() const
{
    return parts_.scene.trick().laid().empty() && !parts_.scene.blindLiesInTheMiddle();
}

HintPanel::Fit HintPlacing::fit(qreal textShare)
{
    parts_.hint.setScale({ parts_.scene.layout().unit(), textShare });
    const HintPanel::Fit fit = fitByTrick();
    if (isReadable(fit))
        return fit;
    const auto elsewhere = fitInFreeRoom(HintPanel::Fit::FewerWords);
    return elsewhere ? *elsewhere : fitByTrick();
}

HintPanel::Fit HintPlacing::fitByTrick()
{
    const bool aside = parts_.scene.layout().hasPiles() || !trickZoneIsEmpty();
    return aside ? fitBesideTrick() : fitAboveBand();
}

/// Where no card lies.
HintPanel::Fit HintPlacing::fitAboveBand()
{
    QRectF room = parts_.scene.layout().middle();
    room.setBottom(parts_.choices.isHidden() ? parts_.scene.layout().talkArea().top()
                                             : parts_.choices.y() - panelGap);
    const int nominal = qMin(qRound(room.width()), qRound(560 * parts_.scene.layout().unit()));
    const int widest = qRound(room.width());
    const std::vector<HintPanel::Shape> shapes { { nominal }, { (nominal + widest) / 2 },
        { widest }, { widest, true } };
    const auto fit = [&](const HintPanel::Shape& shape) {
        const HintPanel::Fit found = parts_.hint.fitInto(room.size().toSize(), shape);
        parts_.hint.move(qRound(room.center().x() - parts_.hint.width() / 2.0),
            qRound(room.center().y() - parts_.hint.height() / 2.0));
        return found;
    };
    return fit(*std::ranges::min_element(shapes, {}, fit));
}

/// The widths to try: from the widest one that leaves all cards at their size to the narrowest one
/// that is readable.
std::vector<int> HintPlacing::widths() const
{
    const TableLayout& layout = parts_.scene.layout();
    if (layout.hasPiles())
        return { qRound(layout.panelColumn().width()) };
    const bool onlyBlind = parts_.scene.trick().laid().empty();
    const qreal card = onlyBlind ? layout.blindPose(0, 1).width : layout.trickCardWidth();
    std::vector<int> found;
    const int widest = qRound(600 * layout.unit());
    for (const qreal cards : { 4.4, 3.8, 3.2, 2.9, 2.5, 2.1, 1.7 })
        if (cards < 3 || !onlyBlind)
            found.push_back(
                qMin(widest, qRound(layout.middle().width() - cards * card) - panelGap));
    std::erase_if(found, [](int width) { return width < 150; });
    return found;
}

/// With all its choices if that can be; else in the first place that is high enough without the
/// worst of them; else with fewer words.
HintPanel::Fit HintPlacing::fitBesideTrick()
{
    using Fit = HintPanel::Fit;
    const qreal band = parts_.scene.layout().panelRoom().below;
    for (const Fit wanted : { Fit::Whole, Fit::FewerChoices, Fit::FewerWords, Fit::PartOfReason })
        for (const int width : widths()) {
            parts_.scene.makeRoom({ band, static_cast<qreal>(width + panelGap) });
            QRectF room = parts_.scene.layout().panelColumn().adjusted(panelGap, 0, 0, 0);
            if (!parts_.choices.isHidden())
                room.setBottom(qMin<qreal>(room.bottom(), parts_.choices.y() - panelGap));
            if (parts_.hint.fitInto(room.size().toSize(), { width }) > wanted)
                continue;
            const qreal middle =
                parts_.scene.layout().trickArea().center().y() - parts_.hint.height() / 2.0;
            parts_.hint.move(qRound(room.right() - parts_.hint.width()),
                qRound(qMax(room.top(), qMin(middle, room.bottom() - parts_.hint.height()))));
            return wanted;
        }
    parts_.scene.makeRoom({ band, 0 });
    return Fit::TooLarge;
}

std::optional<HintPanel::Fit> HintPlacing::fitInFreeRoom(HintPanel::Fit worst)
{
    constexpr QSizeF least(150, 40);
    parts_.scene.makeRoom({ static_cast<qreal>(bandHeight()), 0 });
    const TableLayout& layout = parts_.scene.layout();
    QRectF area(panelGap, panelGap, parts_.table.width() - 2 * panelGap, 0);
    area.setBottom(layout.handArea().top() - layout.raise() - panelGap);
    const int widest = qRound(600 * layout.unit() * parts_.hint.scale().text());
    for (const QRectF& room : freeRooms(area, obstacles(), least)) {
        const QSize size(qFloor(room.width()), qFloor(room.height()));
        const HintPanel::Fit fit = parts_.hint.fitInto(size, { qMin(widest, size.width()) });
        if (fit > worst)
            continue;
        parts_.hint.move(qRound(room.center().x() - parts_.hint.width() / 2.0),
            qRound(room.center().y() - parts_.hint.height() / 2.0));
        return fit;
    }
    return {};
}

/// What a hint must not cover.
std::vector<QRectF> HintPlacing::obstacles() const
{
    const TableLayout& layout = parts_.scene.layout();
    std::vector<QRectF> all { layout.strip() };
    for (int place = 0; place < layout.seats(); ++place) {
        all.push_back(layout.seat(place).block());
        all.push_back(layout.pilesArea(place));
    }
    for (const QWidget* const panel :
        std::initializer_list<QWidget*> { &parts_.choices, &parts_.offer, &parts_.button })
        if (!panel->isHidden())
            all.emplace_back(panel->geometry());
    if (parts_.choices.isHidden())
        all.push_back(layout.talkArea());
    for (const auto& [seat, card] : parts_.scene.trick().laid())
        all.push_back(card->sceneBoundingRect());
    if (parts_.scene.blindLiesInTheMiddle())
        for (const CardItem* const card : parts_.scene.blind())
            all.push_back(card->sceneBoundingRect());
    std::erase_if(all, [](const QRectF& rect) { return rect.isEmpty(); });
    for (QRectF& rect : all)
        rect.adjust(-panelGap / 2, -panelGap / 2, panelGap / 2, panelGap / 2);
    return all;
}

/// In windows smaller than the program is made for: above the decision, in the shape that hides the
/// least of the plates. The worst choices give way.
void HintPlacing::fitOverPlates()
{
    int bottom = qRound(parts_.scene.layout().strip().top());
    for (const QWidget* const decision :
        std::initializer_list<QWidget*> { &parts_.choices, &parts_.offer })
        if (!decision->isHidden())
            bottom = qMin(bottom, decision->y());
    const QSize room(parts_.table.width() - 2 * panelGap, bottom - 2 * panelGap);
    const auto fit = [&](const HintPanel::Shape& shape) {
        parts_.hint.fitInto(room, shape);
        parts_.hint.move((parts_.table.width() - parts_.hint.width()) / 2,
            bottom - parts_.hint.height() - panelGap);
        return platesHidden(parts_.hint);
    };
    const std::vector<HintPanel::Shape> shapes { {}, { room.width() }, { room.width(), true } };
    fit(*std::ranges::min_element(shapes, {}, fit));
}

qreal HintPlacing::platesHidden(const QWidget& overlay) const
{
    qreal hidden = 0;
    for (int place = 1; place < parts_.scene.layout().seats(); ++place) {
        const QRectF both = parts_.scene.layout().seat(place).plate & QRectF(overlay.geometry());
        hidden += both.width() * both.height();
    }
    return hidden;
}

} // namespace sheepshead
