// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/keeping/player_line.h"

#include "ui/widgets/number_box.h"

#include <QGridLayout>
#include <QLabel>
#include <QPainter>
#include <QStyle>
#include <QToolButton>

namespace sheepshead {

namespace {

/// A name that ends with "…" where it has no room. A screen reader reads it whole.
class ElidedLabel : public QLabel {
public:
    explicit ElidedLabel(QWidget* parent)
        : QLabel(parent)
    {
        setTextFormat(Qt::PlainText);
        setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Preferred);
    }

    /// A few letters.
    QSize minimumSizeHint() const override
    {
        constexpr int letters = 8;
        return { letters * fontMetrics().averageCharWidth(), QLabel::minimumSizeHint().height() };
    }

protected:
    void paintEvent(QPaintEvent*) override
    {
        QPainter painter(this);
        style()->drawItemText(&painter, contentsRect(), int(alignment()), palette(), isEnabled(),
            fontMetrics().elidedText(text(), Qt::ElideRight, contentsRect().width()),
            foregroundRole());
    }
};

} // namespace

PlayerLine::PlayerLine(const QString& name, int place, QGridLayout& grid, int row, QWidget* parent)
    : QObject(parent)
    , label_(new ElidedLabel(parent))
    , dealer_(new QLabel(parent))
    , first_(new QToolButton(parent))
    , second_(new QToolButton(parent))
    , out_(new QToolButton(parent))
    , points_(new WholeNumberBox(parent))
    , tricks_(new WholeNumberBox(parent))
    , score_(new QLabel(parent))
{
    setName(name, place);
    score_->setAlignment(Qt::AlignRight | Qt::AlignVCenter);
    score_->setMinimumWidth(
        score_->fontMetrics().horizontalAdvance(QStringLiteral("+88 \u2192 \u2212888")));
    points_->setRange(0, 120);
    tricks_->setRange(0, 16);
    points_->setToolTip(tr("Points"));
    tricks_->setToolTip(tr("Tricks"));
    int column = 0;
    for (QWidget* const part : std::initializer_list<QWidget*> {
             label_, dealer_, first_, second_, points_, tricks_, out_, score_ })
        grid.addWidget(part, row, column++);
    for (const Button button : { Button::First, Button::Second, Button::Out }) {
        QToolButton* const made = buttonFor(button);
        made->setCheckable(true);
        made->setSizePolicy(QSizePolicy::Minimum, QSizePolicy::Fixed);
        connect(made, &QToolButton::clicked, this,
            [this, button](bool on) { Q_EMIT toggled(button, on); });
    }
    for (QSpinBox* const box : { points_, tricks_ }) {
        box->setButtonSymbols(QAbstractSpinBox::NoButtons);
        box->hide();
        connect(box, &QSpinBox::valueChanged, this, &PlayerLine::takesChanged);
    }
}

void PlayerLine::setName(const QString& name, int place)
{
    name_ = name;
    label_->setText(tr("%1  %2", "a player's place and name").arg(place).arg(name));
    label_->setToolTip(name);
    score_->setAccessibleName(tr("Score of %1").arg(name));
    points_->setAccessibleName(tr("Points of %1").arg(name));
    tricks_->setAccessibleName(tr("Tricks of %1").arg(name));
}

PlayerLine::~PlayerLine()
{
    for (QWidget* const part : std::initializer_list<QWidget*> {
             label_, dealer_, first_, second_, points_, tricks_, out_, score_ })
        delete part;
}

QToolButton* PlayerLine::buttonFor(Button button) const
{
    if (button == Button::First)
        return first_;
    return button == Button::Second ? second_ : out_;
}

void PlayerLine::setWords(Button button, const QString& words)
{
    QToolButton* const shown = buttonFor(button);
    shown->setText(words);
    shown->setVisible(!words.isEmpty());
    shown->setAccessibleName(tr("%1: %2", "what a player was, and who").arg(words, name_));
}

void PlayerLine::setOn(Button button, bool on) { buttonFor(button)->setChecked(on); }

bool PlayerLine::isOn(Button button) const { return buttonFor(button)->isChecked(); }

void PlayerLine::setDealer(bool dealer)
{
    dealer_->setText(dealer ? tr("D", "one letter beside a player: the dealer") : QString());
    dealer_->setToolTip(dealer ? tr("%1 deals").arg(name_) : QString());
    dealer_->setAccessibleName(dealer_->toolTip());
}

void PlayerLine::showTakes(bool shown)
{
    points_->setVisible(shown);
    tricks_->setVisible(shown);
}

int PlayerLine::points() const { return points_->value(); }

int PlayerLine::tricks() const { return tricks_->value(); }

void PlayerLine::setTakes(int points, int tricks)
{
    const QSignalBlocker quietPoints(points_);
    const QSignalBlocker quietTricks(tricks_);
    points_->setValue(points);
    tricks_->setValue(tricks);
}

void PlayerLine::setScore(const QString& score, const QString& total)
{
    score_->setText(score.isEmpty()
            ? total
            : tr("%1 \u2192 %2", "a score, and the total then").arg(score, total));
}

} // namespace sheepshead
