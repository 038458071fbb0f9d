// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/hand/event.h"
#include "engine/rules/variant_check.h"
#include "ui/table/panels/hand_kind.h"
#include "ui/words/seating.h"

#include <QWidget>

#include <optional>
#include <vector>

class QGridLayout;
class QHBoxLayout;
class QLabel;
class QPushButton;
class QVBoxLayout;

namespace sheepshead {

class CardTheme;
class FlowLayout;
class PointsBar;

/// How a hand came out, over the middle of the table: who won and how clearly, what each seat gets
/// and why, what lay in the blind and in the bury.
class ResultPanel : public QWidget {
    Q_OBJECT

public:
    explicit ResultPanel(CardTheme& theme, QWidget* parent = nullptr);

    using QWidget::show;
    /// The seats are those which played the hand.
    void show(const HandScored& scored, SeatSet seats, const Seating& seating,
        const CheckedVariant& variant);
    /// With the hands that were shown for new cards.
    void show(const ThrownIn& thrown, const std::vector<RedealHandShown>& shown = {},
        const Seating& seating = {});

    /// POT: what the hand that is shown next moves into the pot (out of it if negative), and what
    /// the seats get with that counted. Forgotten once it is shown.
    void setPot(int toPot, const PerSeat<Score>& scores);

    /// What the hands that are shown from now on are.
    void setKind(HandKind kind);

    /// The hands that are shown from now on belong to a lesson, which goes on after them.
    void setLesson(bool lesson);

    /// The size of text and cards, 1 at 1280×800; holds from the next result on.
    void setUnit(qreal unit) { unit_ = unit; }
    QSize sizeHint() const override;
    /// Not wider than the room, where its words can be wrapped so far.
    QSize sizeFor(int room) const;

    /// The focus stays at the table.
    void setVisible(bool visible) override;

Q_SIGNALS:
    /// It is there, or it is gone.
    void shown(bool visible);
    void nextHand();
    /// The hand is to be looked back at, decision by decision.
    void reviewWanted();
    /// The person wants the score breakdown.
    void explanationWanted();

protected:
    void paintEvent(QPaintEvent* event) override;

private:
    void restart(const QString& title);
    void addWords(const QString& text, qreal nominal, bool bold);
    void addPoints(const HandScored& scored, const Variant& variant);
    void addDetails(const HandScored& scored, SeatSet seats, const Seating& seating);
    void addSeat(QGridLayout& grid, Seat seat, const HandScored& scored, const Seating& seating);
    void addCards(QVBoxLayout& column, const HandScored& scored);
    void addPot();
    void finish();
    QLabel* words(const QString& text, qreal nominal, bool bold);
    int px(qreal nominal) const { return qRound(nominal * unit_); }

    struct PotMove {
        int toPot = 0;
        PerSeat<Score> scores;
    };

    CardTheme& theme_;
    std::optional<PotMove> pot_;
    qreal unit_ = 1;
    HandKind kind_ = HandKind::Counts;
    bool lesson_ = false;
    bool picking_ = true; ///< there was a picker, where there were makers
    QVBoxLayout* column_;
    FlowLayout* buttons_;
    QWidget* content_ = nullptr; ///< made for every hand
    QVBoxLayout* lines_ = nullptr;
    QPushButton* next_;
    QPushButton* why_;
    QPushButton* review_;
};

} // namespace sheepshead
