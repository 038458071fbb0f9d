// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/hand/event.h"
#include "ui/table/panels/moment.h"
#include "ui/table/panels/panel_scale.h"
#include "ui/table/panels/result_words.h"
#include "ui/words/players/seating.h"

#include <QWidget>

#include <vector>

class QLabel;
class QVBoxLayout;

namespace sheepshead {

class CardTheme;
class ResultDetails;
class ResultMoment;
class ResultMood;
struct ResultRows;

/// What the result panel shows of one hand, made from the title down. It is made for every hand,
/// and put into its place before it is filled: it takes the font from there.
class ResultPage : public QWidget {
    Q_OBJECT

public:
    ResultPage(CardTheme& theme, const PanelScale& scale);

    void addTitle(const QString& title);
    /// A title with the face of the person, and how they feel.
    void addHeadline(Mood mood, const QString& title, const QString& portrait);
    void addPracticeNote();
    /// Below the title, whatever has been added since. Nothing for Moment::None.
    void addMoment(Moment moment);
    void addWords(const QString& text, PanelType type, bool bold);
    void addCards(CardSet cards);
    /// The bar with the makers' points, and marks where a side wins more.
    void addPoints(Points points, const std::vector<Points>& marks);
    /// POT: what goes into the pot; negative: what comes out of it. Nothing for 0.
    void addPot(int points);
    void addDetails(const HandScored& scored, const ResultRows& rows);
    /// What a computer player says, with its face. Returns the words.
    QString addRemark(const SeatInfo& player, const QString& words);

    /// What each seat held of the trump; ignored without details.
    void showTrumpHeld(const PerSeat<int>& held);
    /// Joy or pity and the moment, once; `motion` is whether things may move.
    void begin(bool motion);

private:
    QLabel* words(const QString& text, PanelType type, bool bold);
    int px(qreal nominal) const { return qRound(nominal * scale_.unit); }

    CardTheme& theme_;
    PanelScale scale_;
    QVBoxLayout* lines_;
    ResultDetails* details_ = nullptr; ///< of a hand that was played
    ResultMoment* moment_ = nullptr;   ///< of this hand, if it had one
    ResultMood* mood_ = nullptr;       ///< of this hand, if the person played it
};

} // namespace sheepshead
