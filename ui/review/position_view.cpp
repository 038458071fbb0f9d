// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/review/position_view.h"

#include "ui/cards/card_item.h"
#include "ui/table/scene/felt_view.h"
#include "ui/table/scene/hand_item.h"
#include "ui/table/scene/open_cards_item.h"
#include "ui/table/scene/strip_item.h"
#include "ui/table/scene/table_scene.h"
#include "ui/words/hand/strip_words.h"
#include "ui/words/terms/card_words.h"

namespace sheepshead {

namespace {

/// What the viewer knew, and all hands open. At two-handed tables only the piles lie open.
Observation withOpenCards(const HandState& hand, Seat viewer)
{
    Observation seen = hand.observation(viewer);
    if (hand.variant().layout().piles > 0)
        return seen;
    for (const Seat seat : hand.seats())
        seen.open[seat] = hand.data().handOf(seat);
    seen.sides.makers = hand.data().makers;
    return seen;
}

} // namespace

PositionView::PositionView(const Seating& seating, QWidget* parent)
    : QWidget(parent)
    , scene_(std::make_unique<TableScene>())
    , view_(new FeltView(*scene_, this))
{
    scene_->setHands(TableLayout::Hands::Open);
    scene_->setSeating(seating);
    setFocusProxy(view_);
}

PositionView::~PositionView()
{
    delete view_; // before its scene
}

void PositionView::setDeck(const CardLook& look) { scene_->setDeck(look); }

void PositionView::setFelt(const FeltLook& felt) { view_->setFelt(felt); }

void PositionView::show(
    const HandState& hand, bool allOpen, std::optional<Card> played, const QString& line)
{
    shown_ = { hand, allOpen, played, line };
    lay();
}

void PositionView::lay()
{
    const Seat viewer = scene_->seating().viewer;
    const HandState& hand = shown_->hand;
    const Observation seen =
        shown_->allOpen ? withOpenCards(hand, viewer) : hand.observation(viewer);
    scene_->clearTable();
    scene_->settle(seen);
    if (shown_->allOpen)
        openBlind(hand.deal().blind);
    if (shown_->played)
        light(*shown_->played);
    scene_->strip().setTexts(tableStrip(seen, scene_->seating()), shown_->line);
}

/// Lights a card in the hand or among the open cards, before it is played.
void PositionView::light(Card card)
{
    if (CardItem* const own = scene_->hand().item(card))
        own->setLit(true);
    for (int i = 0; i < scene_->seating().count(); ++i)
        for (CardItem* const item : scene_->openCards(seatAt(i)).items())
            if (item->card() == card)
                item->setLit(true);
}

void PositionView::openBlind(CardSet blind)
{
    auto card = blind.begin();
    for (CardItem* const item : scene_->blind()) {
        if (card == blind.end())
            return;
        Pose pose = item->pose();
        pose.flip = 1;
        item->setCard(*card);
        item->setPose(pose);
        item->setWords(cardName(*card), tr("in the blind"));
        ++card;
    }
}

void PositionView::resizeEvent(QResizeEvent* event)
{
    QWidget::resizeEvent(event);
    view_->setGeometry(rect());
    if (shown_)
        lay();
}

} // namespace sheepshead
