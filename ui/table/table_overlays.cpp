// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/table/table_overlays.h"

#include "ui/cards/card_item.h"
#include "ui/cards/speeds.h"
#include "ui/table/layout/free_rooms.h"
#include "ui/table/panels/choice_bar.h"
#include "ui/table/panels/hint_button.h"
#include "ui/table/panels/lay_down_offer.h"
#include "ui/table/panels/result_panel.h"
#include "ui/table/panels/trick_panel.h"
#include "ui/table/panels/trump_panel.h"
#include "ui/table/scene/announcer.h"
#include "ui/table/scene/hand_item.h"
#include "ui/table/scene/strip_item.h"
#include "ui/table/scene/table_scene.h"
#include "ui/table/scene/trick_item.h"
#include "ui/widgets/text_scale.h"

#include <algorithm>
#include <utility>

namespace sheepshead {

namespace {

constexpr int gap = 8;

/// Of the wanted size of text: that of the usual one.
qreal leastShare() { return qMin(1.0, 1 / textScale()); }

/// Whether the words are all there.
bool isReadable(HintPanel::Fit fit) { return fit <= HintPanel::Fit::FewerWords; }

} // namespace

TableOverlays::TableOverlays(TableScene& scene, QWidget& table)
    : scene_(scene)
    , table_(table)
    , choices_(new ChoiceBar(scene.theme(), &table))
    , result_(new ResultPanel(scene.theme(), &table))
    , hint_(new HintPanel(&table))
    , hintButton_(new HintButton(&table))
    , tricks_(new TrickPanel(scene.theme(), &table))
    , trump_(new TrumpPanel(scene.theme(), &table))
    , offer_(new LayDownOffer(scene.theme(), &table))
{
    tricks_->setObjectName(QStringLiteral("lastTrick"));
    tricks_->giveFocusTo(result_);
    result_->hide();
    QObject::connect(result_, &ResultPanel::shown, &scene.strip(),
        [&strip = scene.strip()](bool shown) { strip.setVisible(!shown); });
    const auto announce = [&scene](const QString& words) { scene.announcer().say(words); };
    QObject::connect(hint_, &HintPanel::told, &scene, announce);
    QObject::connect(offer_, &LayDownOffer::told, &scene, announce);
    QObject::connect(tricks_, &TrickPanel::told, &scene, announce);
    QObject::connect(tricks_, &TrickPanel::sizeChanged, tricks_, [this] { place(); });
    QObject::connect(tricks_, &TrickPanel::closed, tricks_, &QWidget::hide);
    QObject::connect(trump_, &TrumpPanel::closed, trump_, &QWidget::hide);
    scene.talk().whenNoticeIsGone(hint_, [this] {
        refusal_.clear();
        if (hintWaits_)
            placeHint();
    });
}

void TableOverlays::place(QWidget& overlay, QSize wanted, QPointF centre) const
{
    overlay.resize(wanted.boundedTo(table_.size()));
    const QPoint corner = (centre - QPointF(overlay.width(), overlay.height()) / 2).toPoint();
    overlay.move(qBound(0, corner.x(), table_.width() - overlay.width()), qMax(0, corner.y()));
}

/// Large text becomes smaller, down to the usual size, before anything is covered or left out.
/// `fits` lays things out at that share of their size and says whether all has room.
template <class Fits> void TableOverlays::asLargeAsFits(qreal& share, const Fits& fits) const
{
    constexpr qreal smaller = 0.86;
    for (share = 1; !fits() && share > leastShare();)
        share = qMax(leastShare(), share * smaller);
}

PanelScale TableOverlays::scale() const { return { scene_.layout().unit(), textShare_ }; }

void TableOverlays::place()
{
    const TableLayout& layout = scene_.layout();
    result_->setUnit(layout.unit());
    tricks_->setRoom(layout.unit(), table_.width());
    trump_->setRoom(layout.unit(), table_.width());
    placeResult();
    placeHint();
    place(*tricks_, tricks_->sizeHint(),
        tricks_->isPaging() ? QRectF(table_.rect()).center() : layout.trickArea().center());
    place(*trump_, trump_->sizeHint(), layout.trickArea().center());
}

/// Returns whether the choices leave room for what they speak of.
bool TableOverlays::placeChoices()
{
    constexpr qreal mostHeight = 0.65; // of the middle: the blind lies there, too
    const TableLayout& layout = scene_.layout();
    choices_->setScale(scale());
    QSize bar = choices_->sizeFor(qMin(table_.width(), qRound(layout.middle().width())));
    if (bar.height() > layout.middle().bottom()) // rather wide than over the strip
        bar = choices_->sizeFor(table_.width() - 2 * gap);
    place(*choices_, bar,
        QPointF(layout.strip().center().x(), layout.middle().bottom() - bar.height() / 2.0));
    return choices_->isHidden()
        || (bar.height() <= mostHeight * layout.middle().height() && platesHidden(*choices_) == 0);
}

bool TableOverlays::placeOffer()
{
    constexpr qreal mostHeight = 0.3; // of the middle: the trick lies there, too
    const TableLayout& layout = scene_.layout();
    offer_->setScale(scale());
    offer_->setRoom(qRound(layout.panelBand(0).width()) - 2 * gap);
    const QSize offer = offer_->sizeHint();
    const QRectF band = layout.panelBand(offer.height());
    place(*offer_, offer, QPointF(band.center().x(), band.bottom() - offer.height() / 2.0));
    return offer_->isHidden()
        || (offer.height() <= mostHeight * layout.middle().height() && offer.width() <= band.width()
            && platesHidden(*offer_) == 0);
}

void TableOverlays::placeResult()
{
    const QSize size = result_->sizeFor(table_.width());
    place(*result_, size, resultCentre(size));
}

/// Where the plates stay in sight, which say what everyone has now: between the upper ones and the
/// hand, else between them and the person's own plate, if the hand is played. Without that much
/// room, above the hand or in the middle.
QPointF TableOverlays::resultCentre(QSizeF size) const
{
    const QPointF middle = QRectF(table_.rect()).center();
    const TableLayout& layout = scene_.layout();
    if (layout.seats() == 0)
        return middle;
    const qreal half = size.height() / 2;
    const qreal top = bottomOfPlatesAbove(size.width());
    const qreal hand = layout.strip().bottom();
    if (top + size.height() <= hand)
        return { middle.x(), qMax(top + half, hand / 2) };
    if (scene_.hand().items().empty() && top + size.height() <= layout.seat(0).plate.top() - gap)
        return { middle.x(), top + half };
    return size.height() <= hand ? QPointF(middle.x(), hand / 2) : middle;
}

/// Of those above the strip that a panel of this width in the middle would cover.
qreal TableOverlays::bottomOfPlatesAbove(qreal width) const
{
    const TableLayout& layout = scene_.layout();
    const QRectF column((table_.width() - width) / 2, 0, width, layout.strip().top());
    qreal bottom = 0;
    for (int place = 1; place < layout.seats(); ++place)
        if (const QRectF plate = layout.seat(place).plate; plate.intersects(column))
            bottom = qMax(bottom, plate.bottom());
    return bottom;
}

/// The height of the panels between the trick and the strip, less the room for words that is
/// always kept free.
int TableOverlays::bandHeight() const
{
    if (!choices_->isHidden()) // no refusal is shown while there are choices
        return qMax(0, choices_->height() + gap - qRound(scene_.layout().talkArea().height()));
    return offer_->isHidden() ? 0 : offer_->height() + gap;
}

bool TableOverlays::trickZoneIsEmpty() const
{
    return scene_.trick().laid().empty() && !scene_.blindLiesInTheMiddle();
}

bool TableOverlays::hasOffer() const { return offerWaits_ || !offer_->isHidden(); }

void TableOverlays::withdrawOffer()
{
    offerWaits_ = false;
    offer_->hide();
}

bool TableOverlays::hasHint() const { return hintWaits_ || hint_->isVisible(); }

void TableOverlays::withdrawHint()
{
    hintWaits_ = false;
    hint_->hide();
}

void TableOverlays::refuse(const QString& words)
{
    scene_.talk().hushViewer();
    refusal_ = words;
    placeHint();
    scene_.talk().tell(words, refusalStays);
}

void TableOverlays::placeHint()
{
    if (std::exchange(hintWaits_, false))
        hint_->show();
    placePanelsOfDecision();
    if (hint_->isHidden())
        return;
    placeHintPanel();
    if (!hasRoomForRefusal())
        makeHintWait();
}

void TableOverlays::placePanelsOfDecision()
{
    if (std::exchange(offerWaits_, false))
        offer_->show();
    asLargeAsFits(textShare_, [this] { return placeDecision(); });
}

/// Beside the hint, where it is or where it is to be.
bool TableOverlays::hasRoomForRefusal() const
{
    if (refusal_.isEmpty())
        return true;
    const SpokenItem* const shown = scene_.talk().notice();
    return scene_.talk().hasRoomToTell(refusal_)
        && !(shown && shown->sceneBoundingRect().intersects(hint_->geometry()));
}

void TableOverlays::makeHintWait()
{
    hint_->hide();
    hintWaits_ = true;
    placePanelsOfDecision();
}

/// Returns whether choices, offer and the button for a hint have room.
bool TableOverlays::placeDecision()
{
    bool fits = placeChoices();
    fits = placeOffer() && fits;
    fits = placeHintButton() && fits;
    scene_.makeRoom({ static_cast<qreal>(bandHeight()), 0 });
    return fits;
}

/// The panels of the decision keep their size as long as the hint finds room beside them. Before
/// its words are cut, an offer waits until it is closed.
void TableOverlays::placeHintPanel()
{
    HintPanel::Fit fit = HintPanel::Fit::Whole;
    const auto fits = [&] { return isReadable(fit = fitHint()); };
    asLargeAsFits(hintShare_, fits);
    if (!isReadable(fit) && !offer_->isHidden()) {
        offer_->hide();
        offerWaits_ = true;
        asLargeAsFits(textShare_, [this] { return placeDecision(); });
        asLargeAsFits(hintShare_, fits);
    }
    if (!isReadable(fit)) {
        asLargeAsFits(textShare_, [&] { return placeDecision() && fits(); }); // at its least size
        asLargeAsFits(hintShare_, fits);
    }
    if (fit == HintPanel::Fit::TooLarge && !fitHintInFreeRoom(HintPanel::Fit::PartOfReason))
        fitHintOverPlates();
}

HintPanel::Fit TableOverlays::fitHint()
{
    hint_->setScale({ scene_.layout().unit(), hintShare_ });
    const HintPanel::Fit fit = fitHintByTrick();
    if (isReadable(fit))
        return fit;
    const auto elsewhere = fitHintInFreeRoom(HintPanel::Fit::FewerWords);
    return elsewhere ? *elsewhere : fitHintByTrick();
}

HintPanel::Fit TableOverlays::fitHintByTrick()
{
    const bool aside = scene_.layout().hasPiles() || !trickZoneIsEmpty();
    return aside ? fitHintBesideTrick() : fitHintAboveBand();
}

/// Where no card lies.
HintPanel::Fit TableOverlays::fitHintAboveBand()
{
    QRectF room = scene_.layout().middle();
    room.setBottom(choices_->isHidden() ? scene_.layout().talkArea().top() : choices_->y() - gap);
    const int nominal = qMin(qRound(room.width()), qRound(560 * scene_.layout().unit()));
    const int widest = qRound(room.width());
    const std::vector<HintPanel::Shape> shapes { { nominal }, { (nominal + widest) / 2 },
        { widest }, { widest, true } };
    const auto fit = [&](const HintPanel::Shape& shape) {
        const HintPanel::Fit found = hint_->fitInto(room.size().toSize(), shape);
        hint_->move(qRound(room.center().x() - hint_->width() / 2.0),
            qRound(room.center().y() - hint_->height() / 2.0));
        return found;
    };
    return fit(*std::ranges::min_element(shapes, {}, fit));
}

/// The widths to try: from the widest one that leaves all cards at their size to the narrowest one
/// that is readable.
std::vector<int> TableOverlays::hintWidths() const
{
    const TableLayout& layout = scene_.layout();
    if (layout.hasPiles())
        return { qRound(layout.panelColumn().width()) };
    const bool onlyBlind = scene_.trick().laid().empty();
    const qreal card = onlyBlind ? layout.blindPose(0, 1).width : layout.trickCardWidth();
    std::vector<int> widths;
    const int widest = qRound(600 * layout.unit());
    for (const qreal cards : { 4.4, 3.8, 3.2, 2.9, 2.5, 2.1, 1.7 })
        if (cards < 3 || !onlyBlind)
            widths.push_back(qMin(widest, qRound(layout.middle().width() - cards * card) - gap));
    std::erase_if(widths, [](int width) { return width < 150; });
    return widths;
}

/// With all its choices if that can be; else in the first place that is high enough without the
/// worst of them; else with fewer words.
HintPanel::Fit TableOverlays::fitHintBesideTrick()
{
    using Fit = HintPanel::Fit;
    const qreal band = scene_.layout().panelRoom().below;
    for (const Fit wanted : { Fit::Whole, Fit::FewerChoices, Fit::FewerWords, Fit::PartOfReason })
        for (const int width : hintWidths()) {
            scene_.makeRoom({ band, static_cast<qreal>(width + gap) });
            QRectF room = scene_.layout().panelColumn().adjusted(gap, 0, 0, 0);
            if (!choices_->isHidden())
                room.setBottom(qMin<qreal>(room.bottom(), choices_->y() - gap));
            if (hint_->fitInto(room.size().toSize(), { width }) > wanted)
                continue;
            const qreal middle = scene_.layout().trickArea().center().y() - hint_->height() / 2.0;
            hint_->move(qRound(room.right() - hint_->width()),
                qRound(qMax(room.top(), qMin(middle, room.bottom() - hint_->height()))));
            return wanted;
        }
    scene_.makeRoom({ band, 0 });
    return Fit::TooLarge;
}

/// As well as is asked for where no card, plate or panel lies, wherever that is; the trick stays in
/// the middle.
std::optional<HintPanel::Fit> TableOverlays::fitHintInFreeRoom(HintPanel::Fit worst)
{
    constexpr QSizeF least(150, 40);
    scene_.makeRoom({ static_cast<qreal>(bandHeight()), 0 });
    const TableLayout& layout = scene_.layout();
    QRectF area(gap, gap, table_.width() - 2 * gap, 0);
    area.setBottom(layout.handArea().top() - layout.raise() - gap);
    const int widest = qRound(600 * layout.unit() * hint_->scale().text());
    for (const QRectF& room : freeRooms(area, obstacles(), least)) {
        const QSize size(qFloor(room.width()), qFloor(room.height()));
        const HintPanel::Fit fit = hint_->fitInto(size, { qMin(widest, size.width()) });
        if (fit > worst)
            continue;
        hint_->move(qRound(room.center().x() - hint_->width() / 2.0),
            qRound(room.center().y() - hint_->height() / 2.0));
        return fit;
    }
    return {};
}

/// What a hint must not cover.
std::vector<QRectF> TableOverlays::obstacles() const
{
    const TableLayout& layout = scene_.layout();
    std::vector<QRectF> all { layout.strip() };
    for (int place = 0; place < layout.seats(); ++place) {
        all.push_back(layout.seat(place).block());
        all.push_back(layout.pilesArea(place));
    }
    for (const QWidget* const panel :
        std::initializer_list<QWidget*> { choices_, offer_, hintButton_ })
        if (!panel->isHidden())
            all.emplace_back(panel->geometry());
    if (choices_->isHidden())
        all.push_back(layout.talkArea());
    for (const auto& [seat, card] : scene_.trick().laid())
        all.push_back(card->sceneBoundingRect());
    if (scene_.blindLiesInTheMiddle())
        for (const CardItem* const card : scene_.blind())
            all.push_back(card->sceneBoundingRect());
    std::erase_if(all, [](const QRectF& rect) { return rect.isEmpty(); });
    for (QRectF& rect : all)
        rect.adjust(-gap / 2, -gap / 2, gap / 2, gap / 2);
    return all;
}

/// In windows smaller than the program is made for: above the decision, in the shape that hides the
/// least of the plates. The worst choices give way.
void TableOverlays::fitHintOverPlates()
{
    int bottom = qRound(scene_.layout().strip().top());
    for (const QWidget* const decision : std::initializer_list<QWidget*> { choices_, offer_ })
        if (!decision->isHidden())
            bottom = qMin(bottom, decision->y());
    const QSize room(table_.width() - 2 * gap, bottom - 2 * gap);
    const auto fit = [&](const HintPanel::Shape& shape) {
        hint_->fitInto(room, shape);
        hint_->move((table_.width() - hint_->width()) / 2, bottom - hint_->height() - gap);
        return platesHidden(*hint_);
    };
    const std::vector<HintPanel::Shape> shapes { {}, { room.width() }, { room.width(), true } };
    fit(*std::ranges::min_element(shapes, {}, fit));
}

/// The area of the plates under it, in square pixels.
qreal TableOverlays::platesHidden(const QWidget& overlay) const
{
    qreal hidden = 0;
    for (int place = 1; place < scene_.layout().seats(); ++place) {
        const QRectF both = scene_.layout().seat(place).plate & QRectF(overlay.geometry());
        hidden += both.width() * both.height();
    }
    return hidden;
}

/// Returns whether it covers nothing. Beside the person's tricks. If there is no room, on the other
/// side of the plate; if cards lie there, above the plate.
bool TableOverlays::placeHintButton()
{
    const TableLayout& layout = scene_.layout();
    hintButton_->setScale(scale());
    hintButton_->resize(hintButton_->sizeHint());
    if (layout.seats() == 0)
        return true;
    const QRectF plate = layout.seat(0).plate;
    const int right = qRound(layout.seat(0).pile.right()) + gap;
    const bool fits = right + hintButton_->width() + gap / 2 <= table_.width();
    const QPoint beside(
        fits ? right : qMax(2, qRound(plate.left()) - gap / 2 - hintButton_->width()),
        qRound(plate.center().y()) - hintButton_->height() / 2);
    const int highest = qCeil(layout.strip().bottom()) + 1; // where rows of cards lie under it
    const QPoint above(
        qRound(plate.left()) + 8, qMax(highest, qRound(plate.top()) - hintButton_->height() - 8));
    hintButton_->move(layout.hasPiles() ? above : beside);
    const QRectF button = hintButton_->geometry();
    return !layout.strip().intersects(button) && !plate.intersects(button);
}

} // namespace sheepshead
