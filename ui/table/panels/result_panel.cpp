// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/table/panels/result_panel.h"

#include "ui/cards/card_row.h"
#include "ui/cards/pictures.h"
#include "ui/table/panels/giving_focus_back.h"
#include "ui/table/panels/points_bar.h"
#include "ui/table/panels/result_details.h"
#include "ui/table/panels/result_moment.h"
#include "ui/table/panels/result_mood.h"
#include "ui/widgets/flow_layout.h"
#include "ui/widgets/text_scale.h"
#include "ui/words/hand/event_words.h"
#include "ui/words/hand/outcome_words.h"
#include "ui/words/players/seat_words.h"
#include "ui/words/terms/game_words.h"
#include "ui/words/terms/term_tips.h"

#include <QHBoxLayout>
#include <QLabel>
#include <QPainter>
#include <QPushButton>
#include <QScrollArea>
#include <QVBoxLayout>

#include <algorithm>
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
    , scroll_(new QScrollArea)
    , why_(addButton(tr("E&xplain score…"), tr("How the score came about")))
    , tricks_(addButton(tr("&Tricks…"), tr("Page through all tricks of the hand")))
    , review_(addButton(tr("&Review…"), tr("Look back at every decision of the hand")))
    , again_(addButton(tr("Play &again"), tr("The same cards once more; it does not count")))
    , next_(addButton(tr("&Next hand"), {}))
{
    next_->setAutoDefault(true);
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

QPushButton* ResultPanel::addButton(const QString& text, const QString& tip)
{
    auto* const button = new QPushButton(text, this);
    button->setAutoDefault(false);
    button->setToolTip(tip);
    buttons_->addWidget(button);
    return button;
}

void ResultPanel::show(
    const HandScored& scored, SeatSet seats, const Seating& seating, const CheckedVariant& variant)
{
    restart();
    addOutcome(scored, seats, seating);
    const Moment moment = momentOf(scored, seats, mauers_);
    addMoment(moment);
    addPoints(scored, *variant);
    if (const QString margin = marginText(scored, *variant, seating); !margin.isEmpty())
        addWords(margin, 15, false);
    if (const QString stake = stakeText(scored); !stake.isEmpty())
        addWords(stake, 15, true);
    addPot();
    const QString mauers = addMauers(seating);
    const bool picking = variant.layout().opening == Opening::Picking;
    lines_->addSpacing(px(6));
    details_ = new ResultDetails(scored,
        { seats, seating, pot_ ? pot_->scores : scored.scores.scores, picking }, theme_, unit_,
        content_);
    lines_->addWidget(details_);
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

void ResultPanel::showTrumpHeld(const PerSeat<int>& held)
{
    if (!details_)
        return;
    details_->showTrumpHeld(held);
    updateGeometry();
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
    again_->setVisible(!lesson);
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
    restart();
    addTitle(tr("Thrown in"));
    QStringList spoken;
    for (const RedealHandShown& hand : shown) {
        spoken << eventText(hand, seating);
        addWords(spoken.back(), 16, false);
        auto* const row = new CardRow(theme_, {}, hand.hand, unit_ * 1.2, content_);
        lines_->addWidget(row, 0, Qt::AlignHCenter);
    }
    spoken << thrownInText(thrown.why);
    addWords(spoken.back(), 16, false);
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
    mood_ = nullptr;
    details_ = nullptr;
    moment_ = nullptr;
    delete content_;
    content_ = new QWidget;
    lines_ = new QVBoxLayout(content_);
    lines_->setContentsMargins({});
    lines_->setSpacing(px(7));
    scroll_->setWidget(content_);
    content_->setAutoFillBackground(false); // the panel is behind it
    column_->setSpacing(px(14));
    const int margin = shadow + px(20);
    column_->setContentsMargins(margin, margin - px(4), margin, margin - px(2));
}

void ResultPanel::addTitle(const QString& title)
{
    addWords(title, 25, true);
    if (kind_ != HandKind::Counts)
        addWords(tr("Practice: it does not count."), 15, false);
    setAccessibleName(title);
}

/// What it was for the person, and below who won; for one who did not play only that.
void ResultPanel::addOutcome(const HandScored& scored, SeatSet seats, const Seating& seating)
{
    const Seat you = seating.viewer;
    if (!seats.contains(you) || !isYou(you, seating))
        return addTitle(resultTitle(scored, seating));
    const Score score = pot_ ? pot_->scores[you] : scored.scores.scores[you];
    addHeadline(moodOf(scored, score), personsHeadline(score), seating.at(you).portrait);
    if (const QString line = personsLine(scored, seating); !line.isEmpty())
        addWords(line, 17, true);
}

void ResultPanel::addHeadline(Mood mood, const QString& headline, const QString& portrait)
{
    addTitle(headline);
    QLayoutItem* const title = lines_->takeAt(0);
    mood_ = new ResultMood(portrait, mood, px(46), content_);
    auto* const row = new QHBoxLayout;
    row->setSpacing(px(4));
    row->addStretch();
    row->addWidget(mood_);
    static_cast<QLabel*>(title->widget())->setWordWrap(false);
    row->addItem(title);
    row->addStretch();
    lines_->insertLayout(0, row);
}

/// Returns the words.
QString ResultPanel::addMauers(const Seating& seating)
{
    QString words = mauerText(std::exchange(mauers_, {}), seating);
    if (!words.isEmpty())
        addWords(words, 14, false);
    return words;
}

void ResultPanel::addMoment(Moment moment)
{
    if (moment == Moment::None)
        return;
    moment_ = new ResultMoment(moment, px(15), content_);
    lines_->insertWidget(std::min(1, lines_->count()), moment_, 0, Qt::AlignHCenter);
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
    //: a computer player and what it says
    const QString text = tr("%1: “%2”").arg(said->player.name, said->words);
    auto* const face = new QLabel(content_);
    face->setPixmap(picture(portraitFile(said->player.portrait), px(26), devicePixelRatioF()));
    auto* const label = words(text, 14, false);
    QFont slanted = label->font();
    slanted.setItalic(true);
    label->setFont(slanted);
    label->setWordWrap(true);
    label->setObjectName(QStringLiteral("remark"));
    auto* const row = new QHBoxLayout;
    row->addStretch();
    row->addWidget(face);
    row->addWidget(label, 1);
    row->addStretch();
    lines_->addLayout(row);
    return remarksAloud_ ? text : QString();
}

QLabel* ResultPanel::words(const QString& text, qreal nominal, bool bold)
{
    auto* const label = new QLabel(text, content_);
    QFont sized = font();
    sized.setPixelSize(textPixels(nominal * unit_, 12));
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

void ResultPanel::finish()
{
    QFont large = font();
    large.setPixelSize(textPixels(17 * unit_, 13));
    next_->setFont(large);
    next_->setMinimumSize(qMax(px(170), next_->sizeHint().width()), px(42));
    for (QPushButton* const button : { why_, tricks_, review_, again_ }) {
        button->setFont(large);
        button->setMinimumSize(button->sizeHint().width(), px(42));
    }
    scroll_->setAccessibleName(tr("The result"));
    updateGeometry();
    show();
    if (mood_)
        mood_->begin(motion_);
    if (moment_)
        moment_->begin(motion_);
}

QSize ResultPanel::sizeFor(int room) const
{
    const QMargins margins = column_->contentsMargins();
    const int inOneLine = buttons_->sizeHint().width() + margins.left() + margins.right();
    const int wanted = qMax(px(480) + 2 * shadow, inOneLine);
    const int frame = margins.left() + margins.right();
    const int least = qMin(lines_ ? lines_->totalMinimumSize().width() + frame : 0, room);
    const int width = qMax(qMin(wanted, room), least);
    const int inside = width - frame;
    const int content = !lines_       ? 0
        : lines_->hasHeightForWidth() ? lines_->totalHeightForWidth(inside)
                                      : lines_->totalSizeHint().height();
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
    painter.setPen(QPen(palette().color(QPalette::Mid), 1));
    painter.setBrush(palette().color(QPalette::Window));
    painter.drawRoundedRect(panel, round, round);
}

} // namespace sheepshead
