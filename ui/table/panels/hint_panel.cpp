// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/table/panels/hint_panel.h"

#include "ui/table/panels/overlay_colours.h"
#include "ui/table/panels/panel_parts.h"
#include "ui/words/decisions/advice_words.h"
#include "ui/words/terms/glossary.h"

#include <QGridLayout>
#include <QLabel>
#include <QTextLayout>
#include <QVBoxLayout>

#include <algorithm>
#include <utility>

namespace sheepshead {

namespace {

/// Choices that are shown; the rest is counted.
constexpr int shownChoices = 5;
constexpr int nominalWidth = 560;
constexpr int leastWidth = 400; ///< where there is room for it

/// A press on the words closes the hint, too.
QLabel* hintLabel(const QColor& colour, QWidget* parent)
{
    QLabel* const label = labelOnShade(colour, parent);
    label->setAttribute(Qt::WA_TransparentForMouseEvents);
    return label;
}

/// As many lines of a text as said; one that goes on ends with an ellipsis.
QString firstLines(const QString& text, const QFont& font, int width, int lines)
{
    QTextLayout layout(text, font);
    layout.beginLayout();
    QString kept;
    for (int i = 0; i < lines; ++i) {
        QTextLine line = layout.createLine();
        if (!line.isValid())
            break;
        line.setLineWidth(width);
        const QString rest = text.mid(line.textStart());
        kept += i + 1 < lines ? rest.left(line.textLength())
                              : QFontMetrics(font).elidedText(rest, Qt::ElideRight, width);
    }
    layout.endLayout();
    return kept;
}

} // namespace

HintPanel::HintPanel(QWidget* parent)
    : QWidget(parent)
    , column_(new QVBoxLayout(this))
    , body_(new QBoxLayout(QBoxLayout::TopToBottom))
    , title_(hintLabel(overlay::words, this))
    , reason_(hintLabel(overlay::quietWords, this))
    , choices_(new QGridLayout)
{
    title_->setWordWrap(true);
    reason_->setWordWrap(true);
    choices_->setColumnStretch(0, 1);
    column_->addWidget(title_);
    column_->addLayout(body_);
    body_->addWidget(reason_, 1);
    body_->addLayout(choices_);
    body_->setAlignment(choices_, Qt::AlignTop);
    setFocusPolicy(Qt::NoFocus);
    setCursor(Qt::PointingHandCursor);
    updateToolTip(Fit::Whole);
    applyFonts();
    hide();
}

void HintPanel::setScale(const PanelScale& scale)
{
    if (std::exchange(scale_, scale) != scale)
        applyFonts();
}

void HintPanel::applyFonts()
{
    QFont plain = font();
    plain.setPixelSize(scale_.pixels(PanelType::Words));
    QFont large = plain;
    large.setPixelSize(scale_.pixels(PanelType::Title));
    large.setBold(true);
    title_->setFont(large);
    reason_->setFont(plain);
    for (QLabel* const cell : findChildren<QLabel*>(QStringLiteral("choice"))) {
        QFont font = plain;
        font.setBold(cell->font().bold());
        cell->setFont(font);
    }
    const int margin = scale_.padding();
    column_->setContentsMargins(margin, margin, margin, margin);
    column_->setSpacing(scale_.gap());
    body_->setSpacing(scale_.gap());
    choices_->setHorizontalSpacing(3 * scale_.gap());
    choices_->setVerticalSpacing(scale_.gap() / 3);
}

void HintPanel::clearChoices()
{
    for (const Row& row : rows_)
        qDeleteAll(row.cells);
    rows_.clear();
    spoken_.clear();
}

void HintPanel::addRow(const QStringList& words, const QStringList& shortWords, bool strong)
{
    const auto line = static_cast<int>(rows_.size());
    Row& row = rows_.emplace_back(Row { {}, words, shortWords });
    for (int column = 0; column < words.size(); ++column) {
        QLabel* const cell = hintLabel(strong ? overlay::words : overlay::quietWords, this);
        cell->setObjectName(QStringLiteral("choice"));
        QFont font = reason_->font();
        font.setBold(strong);
        cell->setFont(font);
        choices_->addWidget(
            cell, line, column, column == 0 ? Qt::Alignment() : Qt::AlignRight | Qt::AlignVCenter);
        row.cells.push_back(cell);
    }
}

void HintPanel::addChoices(const Advice& advice, const Observation& seen)
{
    const auto count = static_cast<int>(advice.prospects.size());
    if (count < 2)
        return;
    addRow({ count > shownChoices ? tr("The best of %n choices", nullptr, count) : QString(),
               tr("score expected"), tr("wins") },
        { count > shownChoices ? tr("best of %n", "choices, in little room", count) : QString(),
            tr("score", "expected, in little room"), tr("wins") },
        false);
    for (int i = 0; i < std::min(shownChoices, count); ++i) {
        const Prospect& choice = advice.prospects[static_cast<std::size_t>(i)];
        const QStringList cells { actionLabel(choice.action, seen), expectedText(choice.score),
            shareText(choice.winChance) };
        addRow(cells, { shortActionLabel(choice.action, seen), cells[1], cells[2] }, i == 0);
        spoken_ << tr("%1: a score of %2 expected, wins %3.", "a choice and what it promises")
                       .arg(cells[0], cells[1], cells[2]);
    }
}

void HintPanel::tell(const QString& title, const QString& reason)
{
    title_->setText(title);
    wholeReason_ = reason;
    showReason(reason);
    showDetail({ static_cast<int>(rows_.size()), false });
    setAccessibleName(title);
    setAccessibleDescription((QStringList { reason } + spoken_).join(QStringLiteral(" ")));
    show();
    raise();
    Q_EMIT told(title + QStringLiteral(". ") + accessibleDescription());
    if (const QString terms = termsText(reason); !terms.isEmpty())
        setAccessibleDescription(accessibleDescription() + u'\n' + terms);
}

void HintPanel::showThinking()
{
    clearChoices();
    tell(tr("Hint: thinking…"), {});
}

void HintPanel::showAdvice(const Advice& advice, const Observation& seen, const Seating& seating)
{
    clearChoices();
    addChoices(advice, seen);
    tell(tr("Hint: %1").arg(actionLabel(advice.recommended, seen)),
        adviceReason(advice, seen, seating));
}

void HintPanel::showCoachThinking()
{
    clearChoices();
    tell(tr("Coach: thinking…"), {});
}

void HintPanel::showWarning(const Action& action, double cost, const Advice& advice,
    const Observation& seen, const Seating& seating)
{
    clearChoices();
    addChoices(advice, seen);
    tell(coachTitle(action, cost, seen),
        tr("Better: %1. %2 Choose the same again to do it anyway.")
            .arg(actionLabel(advice.recommended, seen), adviceReason(advice, seen, seating)));
}

void HintPanel::showReason(const QString& reason)
{
    reason_->setText(reason);
    reason_->setVisible(!reason.isEmpty());
}

void HintPanel::showDetail(const Detail& detail)
{
    for (int i = 0; i < static_cast<int>(rows_.size()); ++i) {
        const Row& row = rows_[static_cast<std::size_t>(i)];
        for (std::size_t column = 0; column < row.cells.size(); ++column) {
            const QStringList& words = detail.shortNames ? row.shortWords : row.words;
            row.cells[column]->setText(words.at(static_cast<qsizetype>(column)));
            row.cells[column]->setVisible(i < detail.rows);
        }
    }
    choices_->invalidate();
    body_->invalidate();
    column_->invalidate();
}

/// With the whole reason, or what is shown of it.
bool HintPanel::fitWith(const Detail& detail, QSize room, const Shape& shape)
{
    showDetail(detail);
    const int least = qMax(leastWidth, column_->minimumSize().width()); // whole names of choices
    int width =
        qMin(qMax(least, shape.width.value_or(qRound(nominalWidth * scale_.unit))), room.width());
    if (wholeReason_.isEmpty())
        width = qMin(width, column_->sizeHint().width());
    else if (column_->totalHeightForWidth(width) > room.height())
        width = room.width();
    const int height = column_->totalHeightForWidth(width);
    resize(width, height);
    return height <= room.height() && column_->minimumSize().width() <= width;
}

/// Without choices, and with as many lines of the reason as there is room for.
bool HintPanel::fitWithPartOfReason(QSize room)
{
    showReason({});
    if (!fitWith({}, room, { room.width() }))
        return false;
    const QMargins margins = column_->contentsMargins();
    const int lines = (room.height() - height() - column_->spacing())
        / QFontMetrics(reason_->font()).lineSpacing();
    showReason(firstLines(
        wholeReason_, reason_->font(), room.width() - margins.left() - margins.right(), lines));
    if (!fitWith({}, room, { room.width() })) {
        showReason({});
        fitWith({}, room, { room.width() });
    }
    return true;
}

HintPanel::Fit HintPanel::fitInto(QSize room, const Shape& shape)
{
    const auto all = static_cast<int>(rows_.size());
    const int fewest = qMin(2, all); // the heading and the best choice
    const auto fit = [&] {
        body_->setDirection(shape.flat ? QBoxLayout::LeftToRight : QBoxLayout::TopToBottom);
        showReason(wholeReason_);
        for (int rows = all; rows >= fewest; --rows)
            if (fitWith({ rows, false }, room, shape))
                return rows == all ? Fit::Whole : Fit::FewerChoices;
        for (int rows = all; rows >= fewest; --rows)
            if (fitWith({ rows, true }, room, shape))
                return Fit::FewerWords;
        if (fitWith({}, room, shape))
            return Fit::FewerWords;
        return fitWithPartOfReason(room) ? Fit::PartOfReason : Fit::TooLarge;
    }();
    updateToolTip(fit);
    return fit;
}

void HintPanel::updateToolTip(Fit fit)
{
    QStringList lines { tr("Click or press Esc to close the hint.") };
    if (fit != Fit::Whole)
        lines = QStringList { wholeReason_ } + spoken_ + lines;
    if (const QString terms = termsText(wholeReason_); !terms.isEmpty())
        lines << QString() << terms;
    setToolTip(QStringLiteral("<p>%1</p>")
                   .arg(lines.join(QLatin1Char('\n')).toHtmlEscaped())
                   .replace(QLatin1Char('\n'), QStringLiteral("<br>")));
}

void HintPanel::paintEvent(QPaintEvent*) { paintShade(*this, overlay::hintShade, scale_.corner()); }

void HintPanel::mousePressEvent(QMouseEvent*) { Q_EMIT dismissed(); }

} // namespace sheepshead
