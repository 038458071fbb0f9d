// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/study/study_diagram.h"

#include "engine/rules/presets.h"
#include "ui/study/study_places.h"
#include "ui/study/study_words.h"
#include "ui/words/rules/rule_words.h"
#include "ui/words/terms/card_words.h"

#include <QCoreApplication>
#include <QFontMetricsF>
#include <QPainter>

#include <algorithm>

namespace sheepshead {

namespace {

struct DiagramWords {
    Q_DECLARE_TR_FUNCTIONS(StudyDiagram)
};

const QColor cardPaper(Qt::white);
const QColor cardEdge(0x80, 0x80, 0x80);
const QColor unknownPaper(0xd8, 0xd8, 0xd8);
const QColor blackInk(0x1a, 0x1a, 0x1a);
const QColor redInk(0xb0, 0x1c, 0x1c);

/// What happened of a position, as lines.
class Course {
public:
    Course(const StudyPosition& position, const Seating& seating)
        : position_(position)
        , seating_(seating)
        , seats_(playingSeats(position.variant, position.dealer).size())
    {
        for (const SeenAction& each : position.actions)
            add(each);
    }

    const QStringList& said() const { return said_; }
    const std::vector<StudyDiagram::Line>& tricks() const { return tricks_; }

private:
    void add(const SeenAction& action)
    {
        const auto* const known = std::get_if<Action>(&action.what);
        const auto* const play = known == nullptr ? nullptr : std::get_if<Play>(known);
        if (play != nullptr)
            addCard(action, play->card);
        else if (std::holds_alternative<PlayOfUnder>(action.what) && position_.under)
            addCard(action, *position_.under);
        else if (!std::holds_alternative<TurnedUp>(action.what))
            said_ << studyStepText(action, position_, seating_);
    }

    void addCard(const SeenAction& action, Card card)
    {
        if (tricks_.empty() || static_cast<int>(tricks_.back().cards.size()) == seats_)
            tricks_.push_back({ DiagramWords::tr("Trick %1").arg(tricks_.size() + 1) });
        tricks_.back().cards.push_back(card);
        tricks_.back().below << studySeatName(action.seat, seating_);
    }

    const StudyPosition& position_;
    const Seating& seating_;
    int seats_;
    QStringList said_;
    std::vector<StudyDiagram::Line> tricks_;
};

std::vector<Card> cardsOf(CardSet cards) { return { cards.begin(), cards.end() }; }

StudyDiagram::Line handLine(const StudyPosition& position, const std::optional<HandState>& example,
    Seat seat, const Seating& seating)
{
    const CardSet held =
        heldCards(position, seat) | (position.open[seat] - playedCards(position, seat));
    StudyDiagram::Line line { studySeatName(seat, seating), cardsOf(held) };
    if (example && !example->over())
        line.unknown = std::max(0, example->observation(seat).cardsHeld[seat] - held.size());
    return line;
}

QString rulesName(const CheckedVariant& variant)
{
    const Preset* const preset = presetOf(*variant);
    return preset == nullptr ? DiagramWords::tr("Own house rules") : presetName(preset->key);
}

/// A font may be sized in points or in pixels.
QFont scaled(QFont font, qreal factor)
{
    if (font.pointSizeF() > 0)
        font.setPointSizeF(font.pointSizeF() * factor);
    else
        font.setPixelSize(qRound(font.pixelSize() * factor));
    return font;
}

} // namespace

StudyDiagram diagramOf(const StudyPosition& position, const std::optional<HandState>& example,
    const Seating& seating, const QString& title)
{
    StudyDiagram diagram { title, {}, {}, {} };
    diagram.rules = DiagramWords::tr("%1. Dealer: %2.", "rules and who deals")
                        .arg(rulesName(position.variant), studySeatName(position.dealer, seating));
    const auto toAct = example ? example->toAct() : std::nullopt;
    for (const StudyPlace& place : placesIn(position)) {
        if (place.field == StudyField::Hand) {
            auto line = handLine(position, example, *place.seat, seating);
            if (!line.cards.empty() || line.unknown > 0)
                diagram.lines.push_back(std::move(line));
        } else if (place.field == StudyField::Blind || place.field == StudyField::Bury) {
            const CardSet cards = cardsIn(position, place);
            if (!cards.empty())
                diagram.lines.push_back({ studyPlaceName(place, seating), cardsOf(cards) });
        }
    }
    const Course course(position, seating);
    if (!course.said().isEmpty())
        diagram.lines.push_back({ DiagramWords::tr("Before the play"), {}, {}, 0,
            course.said().join(DiagramWords::tr("; ", "between what seats said")) });
    diagram.lines.insert(diagram.lines.end(), course.tricks().begin(), course.tricks().end());
    if (toAct)
        diagram.turn = studyTurnText(*toAct, seating);
    else if (example)
        diagram.turn = DiagramWords::tr("The hand is over.");
    return diagram;
}

QString diagramText(const StudyDiagram& diagram)
{
    QStringList lines;
    for (const QString& each : { diagram.title, diagram.rules })
        if (!each.isEmpty())
            lines << each;
    for (const StudyDiagram::Line& line : diagram.lines) {
        QStringList parts;
        for (std::size_t i = 0; i < line.cards.size(); ++i) {
            const QString who = line.below.value(int(i));
            const QString card = cardName(line.cards[i]);
            parts << (who.isEmpty() ? card : DiagramWords::tr("%1: %2").arg(who, card));
        }
        if (line.unknown > 0)
            parts << DiagramWords::tr("%n unknown card(s)", nullptr, line.unknown);
        const QString words =
            line.words.isEmpty() ? parts.join(DiagramWords::tr(", ", "between cards")) : line.words;
        lines << DiagramWords::tr("%1: %2").arg(line.label, words);
    }
    if (!diagram.turn.isEmpty())
        lines << diagram.turn;
    return lines.join(u'\n');
}

/// Where the next line goes. Without a painter only places are found.
struct DiagramPainter::Pen {
    QPainter* painter;
    qreal width;
    qreal left; ///< behind the labels
    qreal y = 0;

    void text(const QRectF& place, int flags, const QString& words, const QFont& font,
        const QColor& ink) const
    {
        if (painter == nullptr)
            return;
        painter->setFont(font);
        painter->setPen(ink);
        painter->drawText(place, flags, words);
    }
};

DiagramPainter::DiagramPainter(const StudyDiagram& diagram, const QFont& font, QColor ink)
    : diagram_(diagram)
    , font_(font)
    , ink_(std::move(ink))
    , unit_(QFontMetricsF(font).height())
{
}

QSizeF DiagramPainter::size(qreal width) const { return { width, draw(nullptr, width) }; }

void DiagramPainter::paint(QPainter& painter, qreal width) const { draw(&painter, width); }

qreal DiagramPainter::labelWidth() const
{
    QFont strong = font_;
    strong.setBold(true);
    const QFontMetricsF metrics(strong);
    qreal widest = 0;
    for (const StudyDiagram::Line& line : diagram_.lines)
        widest = std::max(widest, metrics.horizontalAdvance(line.label));
    return widest + 0.8 * unit_;
}

qreal DiagramPainter::draw(QPainter* painter, qreal width) const
{
    Pen pen { painter, width, std::min(labelWidth(), width / 3), 0 };
    drawHead(pen);
    for (const StudyDiagram::Line& line : diagram_.lines)
        drawLine(pen, line);
    if (!diagram_.turn.isEmpty()) {
        QFont strong = font_;
        strong.setBold(true);
        pen.y += 0.2 * unit_;
        pen.text({ 0, pen.y, width, unit_ }, Qt::AlignLeft | Qt::AlignVCenter, diagram_.turn,
            strong, ink_);
        pen.y += unit_;
    }
    return pen.y;
}

void DiagramPainter::drawHead(Pen& pen) const
{
    QFont large = scaled(font_, 1.3);
    large.setBold(true);
    for (const auto& [words, font] :
        { std::pair(diagram_.title, large), std::pair(diagram_.rules, font_) }) {
        if (words.isEmpty())
            continue;
        const QRectF room(0, pen.y, pen.width, 1e6);
        const qreal height =
            QFontMetricsF(font).boundingRect(room, Qt::TextWordWrap, words).height();
        pen.text({ 0, pen.y, pen.width, height }, Qt::TextWordWrap, words, font, ink_);
        pen.y += height + 0.3 * unit_;
    }
}

void DiagramPainter::drawLine(Pen& pen, const StudyDiagram::Line& line) const
{
    QFont strong = font_;
    strong.setBold(true);
    const qreal height = line.words.isEmpty() ? 1.4 * unit_ : unit_;
    pen.text({ 0, pen.y, pen.left - 0.4 * unit_, height }, Qt::AlignLeft | Qt::AlignVCenter,
        QFontMetricsF(strong).elidedText(line.label, Qt::ElideRight, pen.left - 0.4 * unit_),
        strong, ink_);
    if (line.words.isEmpty())
        return drawCards(pen, line);
    const QRectF room(pen.left, pen.y, pen.width - pen.left, 1e6);
    const qreal words =
        QFontMetricsF(font_).boundingRect(room, Qt::TextWordWrap, line.words).height();
    pen.text({ pen.left, pen.y, room.width(), words }, Qt::TextWordWrap, line.words, font_, ink_);
    pen.y += words + 0.4 * unit_;
}

void DiagramPainter::drawCards(Pen& pen, const StudyDiagram::Line& line) const
{
    const bool named = !line.below.isEmpty();
    const qreal card = (named ? 3.0 : 2.4) * unit_;
    const qreal between = 0.2 * unit_;
    const qreal high = 1.4 * unit_;
    const qreal lineHeight = high + (named ? 0.9 * unit_ : 0) + 0.35 * unit_;
    const QFont small = scaled(font_, 0.8);
    qreal x = pen.left;
    const std::size_t known = line.cards.size();
    for (std::size_t i = 0; i < known + static_cast<std::size_t>(line.unknown); ++i) {
        const bool face = i < known;
        const qreal wide = face ? card : unit_;
        if (x + wide > pen.width && x > pen.left) {
            x = pen.left;
            pen.y += lineHeight;
        }
        const qreal drawn = face ? std::min(card, 2.4 * unit_) : wide;
        if (pen.painter != nullptr)
            drawCard(*pen.painter, { x + (wide - drawn) / 2, pen.y, drawn, high },
                face ? std::optional(line.cards[i]) : std::nullopt);
        if (named && face)
            pen.text({ x, pen.y + high, wide, 0.9 * unit_ }, Qt::AlignCenter,
                QFontMetricsF(small).elidedText(line.below.value(int(i)), Qt::ElideRight, wide),
                small, ink_);
        x += wide + between;
    }
    pen.y += lineHeight;
}

void DiagramPainter::drawCard(
    QPainter& painter, const QRectF& place, std::optional<Card> card) const
{
    painter.setPen(QPen(cardEdge, unit_ / 16));
    painter.setBrush(card ? cardPaper : unknownPaper);
    painter.setRenderHint(QPainter::Antialiasing);
    painter.drawRoundedRect(place.adjusted(0.5, 0.5, -0.5, -0.5), unit_ / 5, unit_ / 5);
    QFont font = font_;
    font.setBold(card.has_value());
    painter.setFont(font);
    const bool red = card && (card->suit() == Suit::Hearts || card->suit() == Suit::Diamonds);
    painter.setPen(red ? redInk : blackInk);
    painter.drawText(place, Qt::AlignCenter, card ? shortCardName(*card) : QStringLiteral("?"));
}

} // namespace sheepshead
