// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/table/panels/result_panel.h"

#include "ui/table/panels/giving_focus_back.h"
#include "ui/table/panels/overlay_colours.h"
#include "ui/table/panels/panel_button.h"
#include "ui/table/panels/panel_parts.h"
#include "ui/table/panels/result_details.h"
#include "ui/table/panels/result_page.h"
#include "ui/widgets/flow_layout.h"
#include "ui/words/hand/event_words.h"
#include "ui/words/hand/outcome_words.h"
#include "ui/words/players/seat_words.h"
#include "ui/words/scores/sheet_figures.h"
#include "ui/words/terms/game_words.h"

#include <QPainter>
#include <QScrollArea>
#include <QShortcut>
#include <QVBoxLayout>

#include <utility>

namespace sheepshead {

namespace {

/// Room around the panel for its shadow.
constexpr int shadow = 14;
constexpr Qt::Key nextKey = Qt::Key_N; ///< wherever in the window the keyboard is

} // namespace

ResultPanel::ResultPanel(CardTheme& theme, QWidget* parent)
    : QWidget(parent)
    , theme_(theme)
    , column_(new QVBoxLayout(this))
    , buttons_(new FlowLayout(2, 2))
    , scroll_(new QScrollArea)
    , why_(addButton(tr("E&xplain score…"), tr("How the score came about")))
    , tricks_(addButton(tr("&Tricks…"), tr("Page through all tricks of the hand")))
    , review_(addButton(tr("&Review…"), tr("Look back at every decision of the hand")))
    , again_(addButton(tr("Play &again"), tr("The same cards once more; it does not count")))
    , next_(addButton(tr("&Next hand"), tr("Key %1").arg(QKeySequence(nextKey).toString()),
          PanelButton::Rank::Main))
{
    setPalette(panelPalette());
    next_->setAutoDefault(true);
    next_->setKeyCap(QKeySequence(nextKey).toString());
    auto* const fromAnywhere = new QShortcut(nextKey, this);
    fromAnywhere->setAutoRepeat(false);
    connect(fromAnywhere, &QShortcut::activated, next_, &QPushButton::click);
    setFocusProxy(next_);
    connect(next_, &QPushButton::clicked, this, &ResultPanel::nextHand);
    connect(again_, &QPushButton::clicked, this, &ResultPanel::playAgainWanted);
    connect(why_, &QPushButton::clicked, this, &ResultPanel::explanationWanted);
    connect(tricks_, &QPushButton::clicked, this, &ResultPanel::tricksWanted);
    connect(review_, &QPushButton::clicked, this, &ResultPanel::reviewWanted);
    scroll_->setWidgetResizable(true);
    scroll_->setFrameShape(QFrame::NoFrame);
    scroll_->viewport()->setAutoFillBackground(false);
    column_->addWidget(scroll_, 1);
    buttons_->setAlignment(Qt::AlignCenter);
    column_->addLayout(buttons_);
    hide();
}

PanelButton* ResultPanel::addButton(const QString& text, const QString& tip, PanelButton::Rank rank)
{
    auto* const button = new PanelButton(text, rank, this);
    button->setAutoDefault(false);
    button->setToolTip(tip);
    buttons_->addWidget(button);
    return button;
}

void ResultPanel::show(
    const HandScored& scored, SeatSet seats, const Seating& people, const CheckedVariant& variant)
{
    const Seating seating = toldToAll(people);
    shown_ = [this, scored, seats, variant, pot = pot_, mauers = mauers_, remark = remark_](
                 const Seating& others) {
        pot_ = pot;
        mauers_ = mauers;
        remark_ = remark;
        show(scored, seats, others, variant);
    };
    restart();
    addOutcome(scored, seats, seating);
    const Moment moment = momentOf(scored, seats, mauers_);
    page_->addMoment(moment);
    if (const auto points = makersPoints(scored))
        page_->addPoints(*points, marksOf(*variant));
    if (const QString margin = marginText(scored, *variant, seating); !margin.isEmpty())
        page_->addWords(margin, PanelType::Words, false);
    if (const QString stake = stakeText(scored); !stake.isEmpty())
        page_->addWords(stake, PanelType::Words, true);
    page_->addPot(pot_ ? pot_->toPot : 0);
    const QString mauers = addMauers(seating);
    const bool picking = variant.layout().opening == Opening::Picking;
    const PerSeat<Score> scores = pot_ ? pot_->scores : scored.scores.scores;
    page_->addDetails(scored, { seats, seating, scores, picking });
    noteScores(scores, seats, seating);
    pot_.reset();
    const QString remark = addRemark();
    QStringList spoken { momentText(moment), outcomeText(scored, *variant, seating), mauers,
        remark };
    spoken.removeAll(QString());
    setAccessibleDescription(spoken.join(u' '));
    why_->setVisible(kind_ == HandKind::Counts && !lesson_);
    tricks_->setVisible(!lesson_ && !std::holds_alternative<SchwanzerOutcome>(scored.outcome));
    finish();
}

void ResultPanel::renew(const Seating& seating)
{
    if (!isVisible())
        return;
    const auto again = shown_; // which it replaces
    again(seating);
}

void ResultPanel::showTrumpHeld(const PerSeat<int>& held)
{
    if (!page_)
        return;
    page_->showTrumpHeld(held);
    updateGeometry();
}

void ResultPanel::setVisible(bool visible)
{
    if (!visible)
        giveFocusBack(*this, parentWidget());
    QWidget::setVisible(visible);
    Q_EMIT shown(visible);
}

void ResultPanel::setKind(HandKind kind, Instruction instruction)
{
    kind_ = kind;
    lesson_ = instruction != Instruction::None;
    next_->setText(lesson_               ? tr("&Continue")
            : kind == HandKind::Practice ? tr("&Back to the game")
                                         : tr("&Next hand"));
    review_->setVisible(!lesson_);
    again_->setVisible(!lesson_ && kind != HandKind::Challenge);
}

void ResultPanel::setPot(int toPot, const PerSeat<Score>& scores)
{
    pot_ = PotMove { toPot, scores };
}

void ResultPanel::show(
    const ThrownIn& thrown, const std::vector<RedealHandShown>& shown, const Seating& people)
{
    const Seating seating = toldToAll(people);
    shown_ = [this, thrown, shown, mauers = mauers_](const Seating& others) {
        mauers_ = mauers;
        show(thrown, shown, others);
    };
    pot_.reset();
    restart();
    addTitle(tr("Thrown in"));
    QStringList spoken;
    for (const RedealHandShown& hand : shown) {
        spoken << eventText(hand, seating);
        page_->addWords(spoken.back(), PanelType::Words, false);
        page_->addCards(hand.hand);
    }
    spoken << thrownInText(thrown.why);
    page_->addWords(spoken.back(), PanelType::Words, false);
    remark_.reset();
    spoken << addMauers(seating);
    spoken.removeAll(QString());
    setAccessibleDescription(spoken.join(QLatin1Char(' ')));
    why_->hide();
    tricks_->hide();
    finish();
}

void ResultPanel::restart()
{
    scores_.clear();
    delete page_;
    page_ = new ResultPage(theme_, { unit_ });
    scroll_->setWidget(page_);
    page_->setAutoFillBackground(false); // the panel is behind it
    column_->setSpacing(px(14));
    const int margin = shadow + px(20);
    column_->setContentsMargins(margin, margin - px(4), margin, margin - px(2));
}

void ResultPanel::noteScores(const PerSeat<Score>& scores, SeatSet seats, const Seating& seating)
{
    for (const Seat seat : seats)
        //: a player and a score
        scores_ << tr("%1: %2").arg(nameAt(seat, seating), scoreText(scores[seat]));
}

std::optional<ToShare> ResultPanel::toShare()
{
    if (isHidden())
        return std::nullopt;
    const QStringList lines = QStringList { accessibleName(), accessibleDescription() } + scores_;
    return ToShare {
        .title = accessibleName(), .text = lines.join(u'\n'), .picture = page_->grab().toImage()
    };
}

void ResultPanel::addTitle(const QString& title)
{
    page_->addTitle(title);
    finishTitle(title);
}

void ResultPanel::finishTitle(const QString& title)
{
    if (kind_ == HandKind::TakenBack || kind_ == HandKind::Practice)
        page_->addPracticeNote();
    setAccessibleName(title);
}

/// What it was for the person, and below who won; for one who did not play only that.
void ResultPanel::addOutcome(const HandScored& scored, SeatSet seats, const Seating& seating)
{
    const Seat you = seating.viewer;
    if (!seats.contains(you) || !isYou(you, seating))
        return addTitle(resultTitle(scored, seating));
    const Score score = pot_ ? pot_->scores[you] : scored.scores.scores[you];
    const QString headline = personsHeadline(score);
    page_->addHeadline(moodOf(scored, score), headline, seating.at(you).portrait);
    finishTitle(headline);
    if (const QString line = personsLine(scored, seating); !line.isEmpty())
        page_->addWords(line, PanelType::Title, true);
}

/// Returns the words.
QString ResultPanel::addMauers(const Seating& seating)
{
    QString words = mauerText(std::exchange(mauers_, {}), seating);
    if (!words.isEmpty())
        page_->addWords(words, PanelType::Note, false);
    return words;
}

void ResultPanel::setRemark(const SeatInfo& player, const QString& words)
{
    remark_ = Said { player, words };
}

/// Returns nothing where a screen reader is not to read it.
QString ResultPanel::addRemark()
{
    const auto said = std::exchange(remark_, std::nullopt);
    if (!said)
        return {};
    const QString text = page_->addRemark(said->player, said->words);
    return remarksAloud_ ? text : QString();
}

void ResultPanel::finish()
{
    for (PanelButton* const button : { why_, tricks_, review_, again_, next_ }) {
        button->setScale({ unit_ });
        button->setMinimumSize(button->sizeHint().width(), px(46));
    }
    scroll_->setAccessibleName(tr("The result"));
    updateGeometry();
    show();
    page_->begin(motion_);
}

QSize ResultPanel::sizeFor(int room) const
{
    const QMargins margins = column_->contentsMargins();
    const int inOneLine = buttons_->sizeHint().width() + margins.left() + margins.right();
    const int wanted = qMax(px(480) + 2 * shadow, inOneLine);
    const int frame = margins.left() + margins.right();
    const QLayout* const lines = page_ ? page_->layout() : nullptr;
    const int least = qMin(lines ? lines->totalMinimumSize().width() + frame : 0, room);
    const int width = qMax(qMin(wanted, room), least);
    const int inside = width - frame;
    const int content = !lines       ? 0
        : lines->hasHeightForWidth() ? lines->totalHeightForWidth(inside)
                                     : lines->totalSizeHint().height();
    return { width,
        margins.top() + content + column_->spacing() + buttons_->heightForWidth(inside)
            + margins.bottom() };
}

/// What does not fit is scrolled, by keys too.
void ResultPanel::resizeEvent(QResizeEvent*)
{
    const bool fits = height() >= sizeFor(width()).height();
    scroll_->setFocusPolicy(fits ? Qt::NoFocus : Qt::TabFocus);
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
    painter.setPen(QPen(overlay::panelEdge, 1));
    painter.setBrush(overlay::solidPanel);
    painter.drawRoundedRect(panel, round, round);
}

} // namespace sheepshead
