// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/table/panels/curtain_panel.h"

#include "ui/cards/pictures.h"
#include "ui/table/panels/giving_focus_back.h"
#include "ui/table/panels/overlay_colours.h"
#include "ui/table/panels/panel_button.h"
#include "ui/table/panels/panel_parts.h"
#include "ui/words/hand/event_words.h"
#include "ui/words/players/seat_words.h"

#include <QLabel>
#include <QLinearGradient>
#include <QPainter>
#include <QPainterPath>
#include <QVBoxLayout>

namespace sheepshead {

namespace {

constexpr QColor cloth { 96, 30, 40 };
constexpr QColor clothInFold { 58, 14, 24 };
constexpr QColor clothInLight { 124, 44, 52 };
constexpr QColor braid { 206, 164, 84 };

/// More would be no glance; the table shows the rest.
constexpr qsizetype mostLines = 10;

/// The words on it, on a shade of their own.
class CurtainCard : public QWidget {
public:
    using QWidget::QWidget;

protected:
    void paintEvent(QPaintEvent*) override { paintShade(*this, overlay::solidPanel, 14); }
};

void paintFolds(QPainter& painter, const QRectF& area, qreal unit)
{
    const int folds = qMax(6, qRound(area.width() / (70 * unit)));
    const qreal width = area.width() / folds;
    for (int i = 0; i < folds; ++i) {
        QLinearGradient shade(i * width, 0, (i + 1) * width, 0);
        shade.setColorAt(0, clothInFold);
        shade.setColorAt(0.35, cloth);
        shade.setColorAt(0.6, clothInLight);
        shade.setColorAt(0.85, cloth);
        shade.setColorAt(1, clothInFold);
        painter.fillRect(QRectF(i * width, 0, width + 1, area.height()), shade);
    }
}

/// The short cloth along the upper edge, in bows with a braid.
void paintValance(QPainter& painter, const QRectF& area, qreal unit)
{
    const int bows = qMax(3, qRound(area.width() / (180 * unit)));
    const qreal width = area.width() / bows;
    const qreal height = 44 * unit;
    QPainterPath edge(QPointF(0, height * 0.6));
    for (int i = 0; i < bows; ++i)
        edge.quadTo((i + 0.5) * width, height * 1.5, (i + 1) * width, height * 0.6);
    QPainterPath valance = edge;
    valance.lineTo(area.width(), 0);
    valance.lineTo(0, 0);
    valance.closeSubpath();
    painter.fillPath(valance, clothInFold);
    painter.strokePath(edge, QPen(braid, qMax(2.0, 3 * unit)));
}

} // namespace

CurtainPanel::CurtainPanel(QWidget* parent)
    : QWidget(parent)
    , card_(new CurtainCard(this))
    , column_(new QVBoxLayout(card_))
    , face_(new QLabel(card_))
    , title_(labelOnShade(overlay::words, card_))
    , note_(labelOnShade(overlay::quietWords, card_))
    , missed_(labelOnShade(overlay::quietWords, card_))
    , ready_(new PanelButton(tr("&Ready"), PanelButton::Rank::Main, card_))
{
    setObjectName(QStringLiteral("curtain"));
    setPalette(panelPalette());
    setFocusProxy(ready_);
    ready_->setAutoDefault(true);
    ready_->setKeyCap(QString(u'↵'));
    for (QLabel* const label : { title_, note_, missed_ }) {
        label->setWordWrap(true);
        label->setTextFormat(Qt::PlainText);
    }
    for (QLabel* const label : { face_, title_, note_, missed_ })
        label->setAlignment(Qt::AlignCenter);
    for (QWidget* const part : std::initializer_list<QWidget*> { face_, title_, note_, missed_ })
        column_->addWidget(part);
    column_->addWidget(ready_, 0, Qt::AlignCenter);
    auto* const around = new QVBoxLayout(this);
    around->addStretch();
    around->addWidget(card_, 0, Qt::AlignCenter);
    around->addStretch();
    connect(ready_, &QPushButton::clicked, this, &CurtainPanel::open);
    applyScale();
    hide();
}

void CurtainPanel::setUnit(qreal unit)
{
    if (scale_.unit == unit)
        return;
    scale_.unit = unit;
    applyScale();
}

void CurtainPanel::applyScale()
{
    const auto type = [this](QLabel& label, PanelType size) {
        QFont sized = font();
        sized.setPixelSize(scale_.pixels(size));
        label.setFont(sized);
    };
    type(*title_, PanelType::Headline);
    type(*note_, PanelType::Words);
    type(*missed_, PanelType::Words);
    ready_->setScale(scale_);
    const int padding = 2 * scale_.padding();
    column_->setContentsMargins(padding, padding, padding, padding);
    column_->setSpacing(scale_.padding());
    card_->setFixedWidth(qRound(460 * scale_.unit * qMin(scale_.text(), 1.4)));
}

/// In words to the person who is to look: "you" is that person, and not the one before.
QStringList CurtainPanel::missedLines(const Curtain& curtain, const Seating& seating) const
{
    Seating asNext = seating;
    asNext.viewer = curtain.to.value_or(seating.viewer);
    QStringList lines;
    for (const Event& event : curtain.missed)
        if (!std::holds_alternative<Dealt>(event))
            if (const QString line = eventText(event, asNext); !line.isEmpty())
                lines << line;
    return lines.mid(qMax<qsizetype>(0, lines.size() - mostLines));
}

void CurtainPanel::fall(const Curtain& curtain, const Seating& seating)
{
    fallen_ = curtain;
    since_.start();
    const bool isForSomebody = curtain.to.has_value();
    const QString name = isForSomebody ? inSentence(seating.at(*curtain.to).name) : QString();
    title_->setText(isForSomebody ? tr("Pass to %1").arg(name) : tr("The others decide"));
    note_->setText(isForSomebody ? tr("Only %1 looks at the screen now.").arg(name)
                                 : tr("No cards are shown until a person is to decide."));
    const QStringList lines = missedLines(curtain, seating);
    missed_->setText(lines.join(u'\n'));
    missed_->setVisible(!lines.isEmpty());
    face_->setVisible(isForSomebody);
    if (isForSomebody)
        face_->setPixmap(picture(
            portraitFile(seating.at(*curtain.to).portrait), 72 * scale_.unit, devicePixelRatioF()));
    ready_->setVisible(isForSomebody);
    setAccessibleName(title_->text());
    QStringList spoken { note_->text() };
    setAccessibleDescription((spoken << lines).join(u' '));
    ready_->setAccessibleDescription(accessibleDescription());
    show();
    raise();
    if (isForSomebody)
        setFocus();
    Q_EMIT told(title_->text() + QStringLiteral(". ") + accessibleDescription());
}

void CurtainPanel::rise()
{
    fallen_.reset();
    giveFocusBack(*this, parentWidget());
    hide();
}

void CurtainPanel::open()
{
    if (fallen_ && fallen_->to && since_.elapsed() >= patience_)
        Q_EMIT opened();
}

void CurtainPanel::paintEvent(QPaintEvent*)
{
    QPainter painter(this);
    painter.setRenderHint(QPainter::Antialiasing);
    paintFolds(painter, rect(), scale_.unit);
    paintValance(painter, rect(), scale_.unit);
}

void CurtainPanel::takeKey(const QKeyEvent& key)
{
    const bool opens =
        key.key() == Qt::Key_Return || key.key() == Qt::Key_Enter || key.key() == Qt::Key_Space;
    if (opens && !key.isAutoRepeat())
        open();
}

} // namespace sheepshead
