// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/table/table_overlays.h"

#include "ui/table/panels/choice_bar.h"
#include "ui/table/panels/hint_button.h"
#include "ui/table/panels/last_trick_panel.h"
#include "ui/table/panels/lay_down_offer.h"
#include "ui/table/panels/result_panel.h"
#include "ui/table/scene/table_scene.h"

namespace sheepshead {

TableOverlays::TableOverlays(TableScene& scene, QWidget& table)
    : scene_(scene)
    , table_(table)
    , choices_(new ChoiceBar(scene.theme(), &table))
    , result_(new ResultPanel(scene.theme(), &table))
    , hint_(new HintPanel(&table))
    , hintButton_(new HintButton(&table))
    , lastTrick_(new LastTrickPanel(scene.theme(), &table))
    , offer_(new LayDownOffer(scene.theme(), &table))
{
    lastTrick_->setObjectName(QStringLiteral("lastTrick"));
    result_->hide();
}

void TableOverlays::place(QWidget& overlay, QSize wanted, QPointF centre) const
{
    overlay.resize(wanted.boundedTo(table_.size()));
    const QPoint corner = (centre - QPointF(overlay.width(), overlay.height()) / 2).toPoint();
    overlay.move(qBound(0, corner.x(), table_.width() - overlay.width()), qMax(0, corner.y()));
}

void TableOverlays::place()
{
    const TableLayout& layout = scene_.layout();
    choices_->setUnit(layout.unit());
    result_->setUnit(layout.unit());
    offer_->setUnit(layout.unit());
    lastTrick_->setRoom(layout.unit(), table_.width());
    const auto aboveStrip = [&](int height) {
        return QPointF(layout.strip().center().x(), layout.strip().top() - 6 - height / 2.0);
    };
    const QSize bar = choices_->sizeFor(table_.width());
    place(*choices_, bar, aboveStrip(bar.height()));
    const QSize offer = offer_->sizeHint();
    place(*offer_, offer, aboveStrip(offer.height()));
    place(*result_, result_->sizeFor(table_.width()), QRectF(table_.rect()).center());
    place(*lastTrick_, lastTrick_->sizeHint(), layout.trickArea().center());
    placeHint();
}

/// Just above the widgets that the person decides with, so that the corners of the trick's cards
/// remain visible. In small windows it takes the shape that covers the least of the plates.
void TableOverlays::placeHint()
{
    placeHintButton();
    const TableLayout& layout = scene_.layout();
    constexpr int gap = 8;
    int bottom = qRound(layout.strip().top());
    for (const QWidget* const decision : std::initializer_list<QWidget*> { choices_, offer_ })
        if (decision->isVisible())
            bottom = qMin(bottom, decision->y());
    hint_->setUnit(layout.unit());
    const int widest = table_.width() - 2 * gap;
    const auto fit = [&](const HintPanel::Shape& shape, int height) {
        hint_->fitInto({ widest, height }, shape);
        hint_->move((table_.width() - hint_->width()) / 2, bottom - hint_->height() - gap);
        return platesHidden(*hint_);
    };
    HintPanel::Shape best;
    const int height = bottom - 2 * gap;
    qreal least = fit(best, height);
    for (const HintPanel::Shape& shape : shapesBetweenPlates(gap))
        if (const qreal hidden = least > 0 ? fit(shape, height) : least; hidden < least) {
            least = hidden;
            best = shape;
        }
    if (fit(best, height) <= 0)
        return;
    const int shorter = bottom - gap - endOfPlatesHidden(*hint_);
    if (fit(best, shorter) >= least)
        fit(best, height);
}

/// The shapes of a hint to try when its own covers plates.
std::vector<HintPanel::Shape> TableOverlays::shapesBetweenPlates(int gap) const
{
    std::vector<HintPanel::Shape> shapes;
    for (const int width : freeWidths(gap))
        shapes.push_back({ width });
    const int widest = table_.width() - 2 * gap;
    shapes.push_back({ widest });
    shapes.push_back({ widest, true });
    return shapes;
}

/// The lower edge of the lowest plate that the overlay covers.
int TableOverlays::endOfPlatesHidden(const QWidget& overlay) const
{
    qreal end = 0;
    for (int place = 1; place < scene_.layout().seats(); ++place)
        if (const QRectF plate = scene_.layout().seat(place).plate;
            plate.intersects(QRectF(overlay.geometry())))
            end = qMax(end, plate.bottom());
    return qRound(end);
}

/// The widths at which something centred ends before a plate, one for each plate.
std::vector<int> TableOverlays::freeWidths(int gap) const
{
    const qreal middle = table_.width() / 2.0;
    std::vector<int> widths;
    for (int place = 1; place < scene_.layout().seats(); ++place) {
        const QRectF plate = scene_.layout().seat(place).plate;
        const qreal free = qMax(plate.left() - middle, middle - plate.right()) - gap;
        if (free > 0)
            widths.push_back(qRound(2 * free));
    }
    return widths;
}

/// In pixels.
qreal TableOverlays::platesHidden(const QWidget& overlay) const
{
    qreal hidden = 0;
    for (int place = 1; place < scene_.layout().seats(); ++place) {
        const QRectF both = scene_.layout().seat(place).plate & QRectF(overlay.geometry());
        hidden += both.width() * both.height();
    }
    return hidden;
}

/// Beside the person's tricks, on the other side of their plate where that is too narrow, or above
/// the plate where cards lie there.
void TableOverlays::placeHintButton()
{
    const TableLayout& layout = scene_.layout();
    hintButton_->setUnit(layout.unit());
    hintButton_->resize(hintButton_->sizeHint());
    if (layout.seats() == 0)
        return;
    const QRectF plate = layout.seat(0).plate;
    constexpr int gap = 8;
    const int right = qRound(layout.seat(0).pile.right()) + gap;
    const bool fits = right + hintButton_->width() + gap / 2 <= table_.width();
    const QPoint beside(
        fits ? right : qMax(2, qRound(plate.left()) - gap / 2 - hintButton_->width()),
        qRound(plate.center().y()) - hintButton_->height() / 2);
    const QPoint above(qRound(plate.left()) + 8, qRound(plate.top()) - hintButton_->height() - 8);
    hintButton_->move(layout.hasPiles() ? above : beside);
}

} // namespace sheepshead
