// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/table/scene/table_scene.h"

#include "ui/cards/card_item.h"
#include "ui/cards/picture_process.h"
#include "ui/table/scene/announcer.h"
#include "ui/table/scene/hand_item.h"
#include "ui/table/scene/open_cards_item.h"
#include "ui/table/scene/strip_item.h"
#include "ui/table/scene/trick_item.h"
#include "ui/words/players/seat_words.h"
#include "ui/words/terms/card_words.h"

#include <algorithm>
#include <cassert>

namespace sheepshead {

namespace {

/// The cards of a seat that no other seat has seen: no piles and no shown pairs.
int hiddenCards(const Observation& seen, Seat seat)
{
    const CardSet open = seen.open[seat];
    return seen.cardsHeld[seat] - open.size() - (open & seen.covering).size();
}

} // namespace

TableScene::TableScene(QObject* parent)
    : QGraphicsScene(parent)
    , hand_(new HandItem(theme_))
    , trick_(new TrickItem(theme_))
    , strip_(new StripItem)
    , announcer_(new Announcer)
    , talk_(*this)
{
    setItemIndexMethod(NoIndex);
    setSceneRect(0, 0, 1280, 800); // until a view says how large it is
    trick_->setPlaces([this](Seat seat) { return placeOf(seat); });
    for (QGraphicsItem* item :
        std::initializer_list<QGraphicsItem*> { strip_, hand_, trick_, announcer_ })
        addItem(item);
    connect(&pictureNews(), &PictureNews::arrived, this, [this] {
        if (!theme_.takeArrived())
            return;
        relayout();
        update();
    });
}

TableScene::~TableScene() = default;

int TableScene::placeOf(Seat seat) const
{
    const int count = static_cast<int>(seatCount());
    return (indexOf(seat) - indexOf(seating_.viewer) + count) % count;
}

void TableScene::setSeating(const Seating& seating)
{
    clearTable();
    qDeleteAll(std::exchange(seats_, {}));
    hand_->setPiles(nullptr);
    qDeleteAll(std::exchange(openCards_, {}));
    seating_ = seating;
    piles_ = {};
    for (const SeatInfo& info : seating.seats) {
        seats_.push_back(new SeatItem(theme_, info));
        addItem(seats_.back());
        const bool viewers = openCards_.size() == static_cast<std::size_t>(indexOf(seating.viewer));
        openCards_.push_back(new OpenCardsItem(
            theme_, viewers ? OpenCardsItem::Owner::Viewer : OpenCardsItem::Owner::Other));
        addItem(openCards_.back());
    }
    talk_.setSeats(seating.count());
    hand_->setPiles(&openCards(seating.viewer).piles());
    setTotals(totals_);
    setLevels(levels_);
    relayout();
}

void TableScene::setPeople(const Seating& seating)
{
    assert(seating.count() == seating_.count() && seating.viewer == seating_.viewer);
    seating_ = seating;
    for (std::size_t i = 0; i < seats_.size(); ++i)
        seats_[i]->setInfo(seating.seats[i]);
}

void TableScene::setTotals(const std::vector<int>& totals)
{
    totals_ = totals;
    for (std::size_t i = 0; i < seats_.size(); ++i)
        change(seatAt(static_cast<int>(i)), [&](SeatState& state) {
            state.total = i < totals.size() ? std::optional(totals[i]) : std::nullopt;
        });
}

void TableScene::setLevels(const std::vector<std::optional<Level>>& levels)
{
    levels_ = levels;
    for (std::size_t i = 0; i < seats_.size(); ++i)
        change(seatAt(static_cast<int>(i)),
            [&](SeatState& state) { state.level = i < levels.size() ? levels[i] : std::nullopt; });
}

void TableScene::setSize(QSizeF size)
{
    setSceneRect(QRectF(QPointF(), size));
    theme_.forgetSizes();
    relayout();
}

void TableScene::setDeck(const CardLook& look)
{
    if (look == theme_.look())
        return;
    theme_.setDeck(look);
    relayout();
    update();
}

void TableScene::setPiles(const PileShape& piles)
{
    if (piles == piles_)
        return;
    piles_ = piles;
    relayout();
}

void TableScene::setHands(TableLayout::Hands hands)
{
    hands_ = hands;
    relayout();
}

void TableScene::relayout()
{
    if (seats_.empty() || sceneRect().isEmpty())
        return;
    const PanelRoom room = layout_.panelRoom();
    layout_ = TableLayout(
        sceneRect().size(), static_cast<int>(seatCount()), theme_.ratio(), piles_, hands_);
    layout_.makeRoom(room);
    for (std::size_t i = 0; i < seats_.size(); ++i) {
        const int place = placeOf(seatAt(static_cast<int>(i)));
        seats_[i]->setPlace(layout_.seat(place), layout_);
        openCards_[i]->setLayout(layout_, place);
    }
    strip_->setPlace(layout_.strip(), layout_.fontSize(TableLayout::stripFont));
    hand_->setLayout(layout_);
    trick_->setLayout(layout_);
    placeBlind();
    talk_.hush();
}

void TableScene::makeRoom(const PanelRoom& room)
{
    if (room == layout_.panelRoom())
        return;
    layout_.makeRoom(room);
    trick_->setLayout(layout_);
    placeBlind();
    talk_.hushViewer();
}

void TableScene::placeBlind()
{
    for (std::size_t i = 0; i < blind_.size(); ++i) {
        const int index = static_cast<int>(i);
        const int count = static_cast<int>(blind_.size());
        Pose pose = blindAside_ ? layout_.asidePose(index, count) : layout_.blindPose(index, count);
        pose.flip = blind_[i]->pose().flip; // a review has turned it
        blind_[i]->setPose(pose);
        blind_[i]->drawFor(blind_[i]->pose().width);
    }
}

CardItem* TableScene::newCard(std::optional<Card> card, const Pose& pose)
{
    auto* item = new CardItem(theme_, card);
    item->setPose(pose);
    item->setZValue(300);
    addItem(item);
    return item;
}

void TableScene::clearTable()
{
    for (OpenCardsItem* open : openCards_)
        open->clear();
    hand_->close();
    hand_->setCards({}, {});
    hand_->setFresh({});
    trick_->setCards({});
    qDeleteAll(takeBlind());
    sweep();
    blindAside_ = false;
    picked_.reset();
    strip_->setTexts({}, {});
    talk_.hush();
    for (SeatItem* seat : seats_) {
        SeatState bare;
        bare.total = seat->state().total;
        bare.level = seat->state().level;
        seat->setState(bare);
    }
}

// Cards whose flight was cancelled are not needed any more.
void TableScene::sweep()
{
    std::vector<const QGraphicsItem*> known(blind_.begin(), blind_.end());
    known.insert(known.end(), hand_->items().begin(), hand_->items().end());
    for (const auto& [seat, card] : trick_->laid())
        known.push_back(card);
    for (const OpenCardsItem* open : openCards_) {
        known.insert(known.end(), open->items().begin(), open->items().end());
        known.insert(known.end(), open->backs().begin(), open->backs().end());
    }
    for (QGraphicsItem* item : items())
        if (dynamic_cast<CardItem*>(item) && std::ranges::find(known, item) == known.end())
            delete item;
}

void TableScene::settle(const Observation& seen)
{
    const Layout& table = seen.variant.layout();
    setPiles({ table.piles, table.hand > 2 * table.piles });
    hand_->setTrumps(seen.trumps);
    picked_ = pickedBy(seen);
    settleOpenCards(seen);
    hand_->setCards(inViewersHand(seen), seen.under);
    hand_->setFresh(seen.phase == Phase::Burying ? seen.blind & seen.hand : CardSet());
    const Trick* onTable = seen.trickOnTable();
    trick_->setCards(onTable ? onTable->cards : std::vector<PlayedCard>());
    if (onTable) {
        trick_->light(onTable->winning);
        describeTrick(seen.trumps);
    }
    settleSeats(seen);
    settleBlind(seen);
    sweep();
}

// Pairs that were shown stay in the viewer's own hand.
void TableScene::settleOpenCards(const Observation& seen)
{
    for (std::size_t i = 0; i < openCards_.size(); ++i) {
        const Seat at = seatAt(static_cast<int>(i));
        const bool inHand = at == seating_.viewer && !layout_.hasPiles();
        openCards_[i]->settle(inHand ? CardSet() : seen.open[at], seen.covering, seen.trumps,
            seen.trickOnTable() != nullptr);
        describeOpenCards(at, seen);
    }
}

/// Without the card that is uncovered but not yet turned.
CardSet TableScene::inViewersHand(const Observation& seen)
{
    if (!layout_.hasPiles())
        return seen.hand;
    const Seat viewer = seating_.viewer;
    return seen.hand - (seen.open[viewer] - openCards(viewer).piles().open());
}

void TableScene::describeOpenCards(Seat seat, const Observation& seen)
{
    const QString whose = tr("open before %1").arg(nameAt(seat, seating_));
    for (CardItem* item : openCards(seat).items()) {
        QStringList words { whose, cardDescription(*item->card(), seen.trumps) };
        if (seen.covering.contains(*item->card()))
            words << tr("on a covered card");
        item->setWords(cardName(*item->card()), words.join(QStringLiteral(", ")));
    }
}

void TableScene::describeTrick(const TrumpOrder& trumps)
{
    for (const auto& [seat, item] : trick_->laid()) {
        QStringList words { tr("played by %1").arg(nameAt(seat, seating_)) };
        if (item->card())
            words << cardDescription(*item->card(), trumps);
        if (item->lit())
            words << tr("takes the trick so far");
        item->setWords(item->card() ? cardName(*item->card()) : tr("Card lying face down"),
            words.join(QStringLiteral(", ")));
    }
}

namespace {

SeatSide sideOf(const Observation& seen, Seat seat)
{
    if (seen.isMaker(seat))
        return SeatSide::Makers;
    return seen.isDefender(seat) ? SeatSide::Defenders : SeatSide::Unknown;
}

} // namespace

void TableScene::settleSeats(const Observation& seen)
{
    for (std::size_t i = 0; i < seats_.size(); ++i) {
        const Seat at = seatAt(static_cast<int>(i));
        change(at, [&](SeatState& state) {
            state.dealer = seen.dealer == at;
            state.picker = picked_ && picked_->picker == at;
            state.partner = picked_ && !state.picker && seen.isMaker(at);
            state.maker = !picked_ && seen.isMaker(at);
            state.side = sideOf(seen, at);
            state.cracked = seen.crackers.contains(at);
            state.acting = seen.turn == at;
            state.sitsOut = !seen.seats.contains(at);
            state.cards = hiddenCards(seen, at);
            state.tricks = seen.tricksTaken[at];
        });
    }
}

void TableScene::endTurn()
{
    for (std::size_t i = 0; i < seats_.size(); ++i)
        change(seatAt(static_cast<int>(i)), [](SeatState& state) { state.acting = false; });
}

// The blind lies on the table until it is picked up, and aside in a leaster.
void TableScene::settleBlind(const Observation& seen)
{
    const bool lies = !seen.picker && seen.phase != Phase::Over;
    const int count = lies ? seen.variant.layout().blind : 0;
    while (static_cast<int>(blind_.size()) > count) {
        delete blind_.back();
        blind_.pop_back();
    }
    while (static_cast<int>(blind_.size()) < count)
        blind_.push_back(newCard({}, layout_.blindPose(0, 1)));
    blindAside_ = seen.leaster();
    for (int i = 0; i < count; ++i) {
        CardItem* card = blind_[static_cast<std::size_t>(i)];
        card->setPose(blindAside_ ? layout_.asidePose(i, count) : layout_.blindPose(i, count));
        card->drawFor(card->pose().width);
        card->setZValue(50 + i);
        card->show();
        card->setWords(tr("Card of the blind"));
    }
}

std::vector<SpokenItem*> TableScene::spokenItems() const
{
    std::vector<SpokenItem*> items;
    if (!strip_->name().isEmpty())
        items.push_back(strip_);
    if (SpokenItem* const notice = talk_.notice())
        items.push_back(notice);
    items.insert(items.end(), seats_.begin(), seats_.end());
    items.insert(items.end(), blind_.begin(), blind_.end());
    for (const auto& [seat, card] : trick_->laid())
        items.push_back(card);
    for (const OpenCardsItem* open : openCards_)
        items.insert(items.end(), open->items().begin(), open->items().end());
    items.insert(items.end(), hand_->items().begin(), hand_->items().end());
    if (!announcer_->name().isEmpty())
        items.push_back(announcer_);
    return items;
}

} // namespace sheepshead
