// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/study/study_deck.h"

#include "engine/rules/layouts.h"
#include "ui/study/study_places.h"
#include "ui/study/study_words.h"
#include "ui/words/terms/card_words.h"

#include <QEvent>
#include <QGridLayout>
#include <QKeyEvent>
#include <QScopedValueRollback>
#include <QToolButton>

#include <algorithm>

namespace sheepshead {

namespace {

/// From the left: what is trump by its rank first, then as the cards of a suit count.
constexpr std::array columns { Rank::Queen, Rank::Jack, Rank::Ace, Rank::Ten, Rank::King,
    Rank::Nine, Rank::Eight, Rank::Seven };
constexpr int rows = static_cast<int>(allSuits.size());
constexpr qreal cardWidth = 38;
constexpr int wordsBelow = 44; ///< pixels for the words below a card

int columnOf(Card card)
{
    return static_cast<int>(std::ranges::find(columns, card.rank()) - columns.begin());
}

int rowOf(Card card) { return static_cast<int>(card.suit()); }

Card cardAt(int row, int column)
{
    return { columns[static_cast<std::size_t>(column)], allSuits[static_cast<std::size_t>(row)] };
}

} // namespace

StudyDeck::StudyDeck(QWidget* parent)
    : QWidget(parent)
{
    setAccessibleName(tr("Deck"));
    auto* const grid = new QGridLayout(this);
    grid->setContentsMargins({});
    grid->setSpacing(2);
    for (int row = 0; row < rows; ++row)
        for (int column = 0; column < static_cast<int>(columns.size()); ++column) {
            const Card card = cardAt(row, column);
            QToolButton* const made = newButton(card);
            buttons_[static_cast<std::size_t>(card.index())] = made;
            grid->addWidget(made, row, column);
        }
    grid->setColumnStretch(static_cast<int>(columns.size()), 1);
    grid->setRowStretch(rows, 1);
    button(cardAt(0, 0)).setFocusPolicy(Qt::StrongFocus);
    setFocusProxy(&button(cardAt(0, 0)));
    paintFaces();
}

QToolButton* StudyDeck::newButton(Card card)
{
    auto* const made = new QToolButton(this);
    made->setCheckable(true);
    made->setToolButtonStyle(Qt::ToolButtonTextUnderIcon);
    made->setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Preferred);
    made->setFocusPolicy(Qt::ClickFocus); // but for the one that Tab goes to
    made->setAccessibleName(cardName(card));
    made->installEventFilter(this);
    // Not clicked(): a screen reader toggles the button.
    connect(made, &QToolButton::toggled, this, [this, card] {
        if (!showing_)
            Q_EMIT clicked(card);
    });
    return made;
}

void StudyDeck::setDeck(const CardLook& look)
{
    theme_.setDeck(look);
    paintFaces();
}

void StudyDeck::paintFaces()
{
    for (int index = 0; index < static_cast<int>(buttons_.size()); ++index) {
        QToolButton& each = *buttons_[static_cast<std::size_t>(index)];
        each.setIcon(theme_.face(Card::fromIndex(index), cardWidth, devicePixelRatioF()));
        each.setIconSize(theme_.sizeFor(cardWidth).toSize());
    }
}

QWidget& StudyDeck::lastButton() { return button(cardAt(rows - 1, int(columns.size()) - 1)); }

void StudyDeck::show(
    const StudyPosition& position, const StudyPlace& chosen, const Seating& seating)
{
    show(deckOf(*position.variant), cardsIn(position, chosen), [&](Card card) {
        const auto place = placeOf(position, card);
        return place
            ? CardPlaceWords { shortStudyPlace(*place, seating), studyPlaceName(*place, seating) }
            : CardPlaceWords { {}, tr("not placed") };
    });
}

void StudyDeck::show(CardSet deck, CardSet marked, const std::function<CardPlaceWords(Card)>& place)
{
    const QScopedValueRollback<bool> showing(showing_, true);
    for (int index = 0; index < static_cast<int>(buttons_.size()); ++index) {
        const Card card = Card::fromIndex(index);
        QToolButton& each = button(card);
        const CardPlaceWords words = place(card);
        each.setEnabled(deck.contains(card));
        each.setChecked(marked.contains(card));
        const QString below = words.below.isEmpty() ? QStringLiteral(" ") : words.below;
        each.setText(each.fontMetrics().elidedText(below, Qt::ElideRight, wordsBelow));
        each.setAccessibleDescription(words.where);
        each.setToolTip(tr("%1: %2", "a card and where it lies").arg(cardName(card), words.where));
    }
}

bool StudyDeck::eventFilter(QObject* watched, QEvent* event)
{
    auto* const at = qobject_cast<QToolButton*>(watched);
    if (event->type() == QEvent::FocusIn && at) {
        for (QToolButton* const each : buttons_)
            each->setFocusPolicy(each == at ? Qt::StrongFocus : Qt::ClickFocus);
        setFocusProxy(at);
    }
    if (event->type() != QEvent::KeyPress || !at)
        return QWidget::eventFilter(watched, event);
    const auto found = std::ranges::find(buttons_, at);
    const Card card = Card::fromIndex(static_cast<int>(found - buttons_.begin()));
    switch (static_cast<QKeyEvent*>(event)->key()) {
    case Qt::Key_Left:
        moveTo(rowOf(card), columnOf(card), 0, -1);
        return true;
    case Qt::Key_Right:
        moveTo(rowOf(card), columnOf(card), 0, 1);
        return true;
    case Qt::Key_Up:
        moveTo(rowOf(card), columnOf(card), -1, 0);
        return true;
    case Qt::Key_Down:
        moveTo(rowOf(card), columnOf(card), 1, 0);
        return true;
    default:
        return QWidget::eventFilter(watched, event);
    }
}

/// To the next card in a direction that this table has; stays where there is none.
void StudyDeck::moveTo(int row, int column, int down, int right)
{
    for (;;) {
        row += down;
        column += right;
        if (row < 0 || row >= rows || column < 0 || column >= static_cast<int>(columns.size()))
            return;
        if (QToolButton& next = button(cardAt(row, column)); next.isEnabled())
            return next.setFocus(Qt::TabFocusReason);
    }
}

void StudyDeck::changeEvent(QEvent* event)
{
    QWidget::changeEvent(event);
    if (event->type() == QEvent::PaletteChange)
        paintFaces();
}

} // namespace sheepshead
