// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/table/panels/result_panel.h"

#include "ui/cards/card_row.h"
#include "ui/cards/pictures.h"
#include "ui/table/panels/giving_focus_back.h"
#include "ui/table/panels/points_bar.h"
#include "ui/widgets/flow_layout.h"
#include "ui/words/card_words.h"
#include "ui/words/event_words.h"
#include "ui/words/outcome_words.h"
#include "ui/words/seat_words.h"
#include "ui/words/sheet_figures.h"
#include "ui/words/term_tips.h"

#include <QGridLayout>
#include <QLabel>
#include <QPainter>
#include <QPushButton>
#include <QVBoxLayout>

#include <utility>

namespace sheepshead {

namespace {

/// Room around the panel for its shadow.
constexpr int shadow = 14;

} // namespace

ResultPanel::ResultPanel(CardTheme& theme, QWidget* parent)
    : QWidget(parent)
    , theme_(theme)
    , column_(new QVBoxLayout(this))
    , buttons_(new FlowLayout(6, 6))
    , next_(new QPushButton(tr("&Next hand"), this))
    , why_(new QPushButton(tr("E&xplain score…"), this))
    , review_(new QPushButton(tr("&Review…"), this))
{
    next_->setAutoDefault(true);
    setFocusProxy(next_);
    connect(next_, &QPushButton::clicked, this, &ResultPanel::nextHand);
    why_->setAutoDefault(false);
    connect(why_, &QPushButton::clicked, this, &ResultPanel::explanationWanted);
    review_->setAutoDefault(false);
    connect(review_, &QPushButton::clicked, this, &ResultPanel::reviewWanted);
    buttons_->setAlignment(Qt::AlignCenter);
    for (QPushButton* const button : { why_, review_, next_ })
        buttons_->addWidget(button);
    column_->addLayout(buttons_);
    hide();
}

void ResultPanel::show(
    const HandScored& scored, SeatSet seats, const Seating& seating, const CheckedVariant& variant)
{
    picking_ = variant.layout().opening == Opening::Picking;
    restart(resultTitle(scored, seating));
    addPoints(scored, *variant);
    if (const QString margin = marginText(scored, *variant, seating); !margin.isEmpty())
        addWords(margin, 15, false);
    if (const QString stake = stakeText(scored); !stake.isEmpty())
        addWords(stake, 15, true);
    addPot();
    addDetails(scored, seats, seating);
    pot_.reset();
    setAccessibleDescription(outcomeText(scored, *variant, seating));
    why_->setVisible(kind_ == HandKind::Counts && !lesson_);
    finish();
}

void ResultPanel::setVisible(bool visible)
{
    if (!visible)
        giveFocusBack(*this, parentWidget());
    QWidget::setVisible(visible);
    Q_EMIT shown(visible);
}

void ResultPanel::setKind(HandKind kind)
{
    kind_ = kind;
    next_->setText(kind == HandKind::Practice ? tr("&Back to the game") : tr("&Next hand"));
}

void ResultPanel::setLesson(bool lesson)
{
    lesson_ = lesson;
    next_->setText(lesson ? tr("&Continue") : tr("&Next hand"));
    review_->setVisible(!lesson);
}

void ResultPanel::setPot(int toPot, const PerSeat<Score>& scores)
{
    pot_ = PotMove { toPot, scores };
}

void ResultPanel::addPot()
{
    if (!pot_ || pot_->toPot == 0)
        return;
    addWords(pot_->toPot > 0 ? tr("%n point(s) go into the pot.", nullptr, pot_->toPot)
                             : tr("%n point(s) come out of the pot.", nullptr, -pot_->toPot),
        15, true);
}

void ResultPanel::show(
    const ThrownIn& thrown, const std::vector<RedealHandShown>& shown, const Seating& seating)
{
    pot_.reset();
    restart(tr("Thrown in"));
    QStringList spoken;
    for (const RedealHandShown& hand : shown) {
        spoken << eventText(hand, seating);
        addWords(spoken.back(), 16, false);
        auto* const row = new CardRow(theme_, {}, hand.hand, unit_ * 1.2, content_);
        lines_->addWidget(row, 0, Qt::AlignHCenter);
    }
    spoken << thrownInText(thrown.why);
    addWords(spoken.back(), 16, false);
    setAccessibleDescription(spoken.join(QLatin1Char(' ')));
    why_->hide();
    finish();
}

void ResultPanel::restart(const QString& title)
{
    delete content_;
    content_ = new QWidget(this);
    lines_ = new QVBoxLayout(content_);
    lines_->setContentsMargins({});
    lines_->setSpacing(px(7));
    column_->insertWidget(0, content_);
    column_->setSpacing(px(14));
    const int margin = shadow + px(20);
    column_->setContentsMargins(margin, margin - px(4), margin, margin - px(2));
    addWords(title, 25, true);
    if (kind_ != HandKind::Counts)
        addWords(tr("Practice: it does not count."), 15, false);
    setAccessibleName(title);
}

QLabel* ResultPanel::words(const QString& text, qreal nominal, bool bold)
{
    auto* const label = new QLabel(text, content_);
    QFont sized = font();
    sized.setPixelSize(qMax(12, px(nominal)));
    sized.setBold(bold);
    label->setFont(sized);
    label->setTextFormat(Qt::PlainText);
    return label;
}

void ResultPanel::addWords(const QString& text, qreal nominal, bool bold)
{
    QLabel* const label = words(text, nominal, bold);
    explainTerms(*label);
    label->setAlignment(Qt::AlignCenter);
    label->setWordWrap(true);
    lines_->addWidget(label);
}

void ResultPanel::addPoints(const HandScored& scored, const Variant& variant)
{
    const auto points = makersPoints(scored);
    if (!points)
        return;
    auto* const bar = new PointsBar(content_);
    bar->setUnit(unit_);
    bar->setPoints(*points, marksOf(variant));
    lines_->addWidget(bar);
}

void ResultPanel::addDetails(const HandScored& scored, SeatSet seats, const Seating& seating)
{
    auto* const details = new QHBoxLayout;
    auto* const grid = new QGridLayout;
    grid->setHorizontalSpacing(px(10));
    grid->setVerticalSpacing(px(4));
    grid->setColumnStretch(1, 1);
    for (const Seat seat : seats)
        addSeat(*grid, seat, scored, seating);
    auto* const cards = new QVBoxLayout;
    addCards(*cards, scored);
    auto* const rows = new QVBoxLayout;
    rows->addLayout(grid);
    rows->addStretch();
    details->addLayout(rows, 1);
    details->addSpacing(px(28));
    details->addLayout(cards);
    lines_->addSpacing(px(6));
    lines_->addLayout(details);
}

void ResultPanel::addSeat(
    QGridLayout& grid, Seat seat, const HandScored& scored, const Seating& seating)
{
    const int row = grid.rowCount();
    const SeatInfo& info = seating.at(seat);
    auto* const face = new QLabel(content_);
    face->setPixmap(picture(portraitFile(info.portrait), px(30), devicePixelRatioF()));
    QLabel* const name = words(info.name, 16, isYou(seat, seating));
    name->setText(name->fontMetrics().elidedText(info.name, Qt::ElideRight, px(170)));
    const Score score = pot_ ? pot_->scores[seat] : scored.scores.scores[seat];
    grid.addWidget(face, row, 0);
    grid.addWidget(name, row, 1);
    grid.addWidget(words(besideName(seat, scored, picking_), 14, false), row, 2);
    grid.addWidget(words(scoreText(score), 18, score.value > 0), row, 3, Qt::AlignRight);
    if (const CardSet unplayed = scored.hands[seat]; !unplayed.empty())
        grid.addWidget(new CardRow(theme_, {}, unplayed, unit_, content_), row, 4);
}

/// The under beside the bury, where it lay.
void ResultPanel::addCards(QVBoxLayout& column, const HandScored& scored)
{
    auto* const put = new QHBoxLayout;
    put->setSpacing(px(12));
    const auto row = [&](const QString& caption, CardSet cards) {
        return new CardRow(theme_, caption, cards, unit_, content_);
    };
    if (!scored.blind.empty())
        column.addWidget(row(blindCaption(scored), scored.blind));
    if (!scored.buried.empty())
        put->addWidget(
            row(tr("Buried: %1").arg(pointsText(scored.buried.points())), scored.buried));
    if (scored.under)
        put->addWidget(row(tr("Under"), { *scored.under }));
    put->addStretch();
    column.addLayout(put);
    column.addStretch();
}

void ResultPanel::finish()
{
    QFont large = font();
    large.setPixelSize(qMax(13, px(17)));
    next_->setFont(large);
    next_->setMinimumSize(qMax(px(170), next_->sizeHint().width()), px(42));
    for (QPushButton* const button : { why_, review_ }) {
        button->setFont(large);
        button->setMinimumSize(button->sizeHint().width(), px(42));
    }
    updateGeometry();
    show();
}

QSize ResultPanel::sizeFor(int room) const
{
    const QMargins margins = column_->contentsMargins();
    const int inOneLine = buttons_->sizeHint().width() + margins.left() + margins.right();
    const int wanted = qMax(px(480) + 2 * shadow, inOneLine);
    const int width = qMax(qMin(wanted, room), column_->totalMinimumSize().width());
    return { width, column_->totalHeightForWidth(width) };
}

QSize ResultPanel::sizeHint() const { return sizeFor(QWIDGETSIZE_MAX); }

void ResultPanel::paintEvent(QPaintEvent*)
{
    QPainter painter(this);
    painter.setRenderHint(QPainter::Antialiasing);
    painter.setPen(Qt::NoPen);
    const QRectF panel = QRectF(rect()).adjusted(shadow, shadow, -shadow, -shadow);
    const qreal round = px(16);
    painter.setBrush(QColor(0, 0, 0, 14));
    for (int grow = shadow; grow > 0; grow -= 2)
        painter.drawRoundedRect(
            panel.adjusted(-grow, -grow, grow, grow).translated(0, 2), round + grow, round + grow);
    painter.setPen(QPen(palette().color(QPalette::Mid), 1));
    painter.setBrush(palette().color(QPalette::Window));
    painter.drawRoundedRect(panel, round, round);
}

} // namespace sheepshead
