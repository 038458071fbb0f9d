// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/hand/event.h"
#include "ui/table/panels/panel_scale.h"
#include "ui/words/players/seating.h"

#include <QWidget>

class QGridLayout;
class QLabel;
class QVBoxLayout;

namespace sheepshead {

class CardTheme;

/// Who played a hand, and what each of them gets for it.
struct ResultRows {
    SeatSet seats;
    const Seating& seating;
    const PerSeat<Score>& scores;
    bool picking = true; ///< there was a picker, where there were makers
};

/// The lower part of a result: what each seat gets and why, and the cards that nobody played.
class ResultDetails : public QWidget {
    Q_OBJECT

public:
    ResultDetails(const HandScored& scored, const ResultRows& rows, CardTheme& theme,
        const PanelScale& scale, QWidget* parent = nullptr);

    /// What each seat held of the trump, once all is known.
    void showTrumpHeld(const PerSeat<int>& held);

private:
    void addSeat(QGridLayout& grid, Seat seat, const HandScored& scored, const ResultRows& rows);
    void addCards(QVBoxLayout& column, const HandScored& scored);
    QLabel* words(const QString& text, PanelType type, bool bold);
    int px(qreal nominal) const { return qRound(nominal * scale_.unit); }

    CardTheme& theme_;
    PanelScale scale_;
    PerSeat<QLabel*> trump_ = {}; ///< a label for each seat that played
};

} // namespace sheepshead
