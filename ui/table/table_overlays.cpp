// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/table/table_overlays.h"

#include "ui/cards/speeds.h"
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

/// Of the wanted size of text: that of the usual one.
qreal leastShare() { return qMin(1.0, 1 / textScale()); }

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
    , placing_({ scene, table, *hint_, *choices_, *offer_, *hintButton_ })
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
        bar = choices_->sizeFor(table_.width() - 2 * panelGap);
    place(*choices_, bar,
        QPointF(layout.strip().center().x(), layout.middle().bottom() - bar.height() / 2.0));
    return choices_->isHidden()
        || (bar.height() <= mostHeight * layout.middle().height()
            && placing_.platesHidden(*choices_) == 0);
}

bool TableOverlays::placeOffer()
{
    constexpr qreal mostHeight = 0.3; // of the middle: the trick lies there, too
    const TableLayout& layout = scene_.layout();
    offer_->setScale(scale());
    offer_->setRoom(qRound(layout.panelBand(0).width()) - 2 * panelGap);
    const QSize offer = offer_->sizeHint();
    const QRectF band = layout.panelBand(offer.height());
    place(*offer_, offer, QPointF(band.center().x(), band.bottom() - offer.height() / 2.0));
    return offer_->isHidden()
        || (offer.height() <= mostHeight * layout.middle().height() && offer.width() <= band.width()
            && placing_.platesHidden(*offer_) == 0);
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
    if (scene_.hand().items().empty()
        && top + size.height() <= layout.seat(0).plate.top() - panelGap)
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
    scene_.makeRoom({ static_cast<qreal>(placing_.bandHeight()), 0 });
    return fits;
}

/// The panels of the decision keep their size as long as the hint finds room beside them. Before
/// its words are cut, an offer waits until it is closed.
void TableOverlays::placeHintPanel()
{
    HintPanel::Fit fit = HintPanel::Fit::Whole;
    const auto fits = [&] { return isReadable(fit = placing_.fit(hintShare_)); };
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
    if (fit == HintPanel::Fit::TooLarge && !placing_.fitInFreeRoom(HintPanel::Fit::PartOfReason))
        placing_.fitOverPlates();
}

/// Returns whether it covers nothing. At the least size of text its word is left out before it
/// covers the plate.
bool TableOverlays::placeHintButton()
{
    hintButton_->setScale(scale());
    hintButton_->setKeyOnly(false);
    const bool fits = placeHintButtonBesidePlate();
    if (fits || textShare_ > leastShare())
        return fits;
    hintButton_->setKeyOnly(true);
    return placeHintButtonBesidePlate();
}

/// Beside the person's tricks. If there is no room, on the other side of the plate; if cards lie
/// there, above the plate.
bool TableOverlays::placeHintButtonBesidePlate()
{
    const TableLayout& layout = scene_.layout();
    hintButton_->resize(hintButton_->sizeHint());
    if (layout.seats() == 0)
        return true;
    const QRectF plate = layout.seat(0).plate;
    const int right = qRound(layout.seat(0).pile.right()) + panelGap;
    const bool fits = right + hintButton_->width() + panelGap / 2 <= table_.width();
    const QPoint beside(
        fits ? right : qMax(2, qRound(plate.left()) - panelGap / 2 - hintButton_->width()),
        qRound(plate.center().y()) - hintButton_->height() / 2);
    const int highest = qCeil(layout.strip().bottom()) + 1; // where rows of cards lie under it
    const QPoint above(
        qRound(plate.left()) + 8, qMax(highest, qRound(plate.top()) - hintButton_->height() - 8));
    hintButton_->move(layout.hasPiles() ? above : beside);
    const QRectF button = hintButton_->geometry();
    return !layout.strip().intersects(button) && !plate.intersects(button);
}

} // namespace sheepshead
