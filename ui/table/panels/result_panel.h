// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/hand/event.h"
#include "engine/rules/variant_check.h"
#include "engine/statistics/pick_chances.h"
#include "ui/files/sharing.h"
#include "ui/table/panels/hand_kind.h"
#include "ui/table/panels/panel_button.h"
#include "ui/words/players/seating.h"

#include <QWidget>

#include <functional>
#include <optional>
#include <vector>

class QScrollArea;
class QVBoxLayout;

namespace sheepshead {

class CardTheme;
class FlowLayout;
class ResultPage;

/// How a hand came out, over the middle of the table: what it brought the person, with a moment of
/// joy or pity, who won and how clearly, what each seat gets and why, what lay in the blind and in
/// the bury.
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

    /// The result that is shown, for the same players by other names or faces.
    void renew(const Seating& seating);

    /// POT: what the hand that is shown next moves into the pot (out of it if negative), and what
    /// the seats get with that counted. Forgotten once it is shown.
    void setPot(int toPot, const PerSeat<Score>& scores);

    /// MAUER: who passed a strong hand in the hand that is shown next. Forgotten once it is shown.
    void setMauers(const std::vector<Mauer>& mauers) { mauers_ = mauers; }

    /// What each seat held of the trump, of the hand that is shown.
    void showTrumpHeld(const PerSeat<int>& held);
    /// A computer player's word on the hand that is shown next. Forgotten once it is shown.
    void setRemark(const SeatInfo& player, const QString& words);
    /// Whether a screen reader reads it.
    void setRemarksAloud(bool aloud) { remarksAloud_ = aloud; }
    const std::vector<Mauer>& mauers() const { return mauers_; }

    /// What it shows, to be sent to others; nothing while it is hidden.
    std::optional<ToShare> toShare();

    /// Whether joy and pity may move.
    void setMotion(bool motion) { motion_ = motion; }

    /// What the hands that are shown from now on are; those of a lesson or drill have no way to a
    /// review, and it goes on after them.
    void setKind(HandKind kind, Instruction instruction = Instruction::None);

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
    /// The same cards once more, for practice.
    void playAgainWanted();
    /// The tricks of the hand are to be looked at.
    void tricksWanted();
    /// The hand is to be looked back at, decision by decision.
    void reviewWanted();
    /// The person wants the score breakdown.
    void explanationWanted();

protected:
    void paintEvent(QPaintEvent* event) override;
    void resizeEvent(QResizeEvent* event) override;

private:
    void restart();
    void addTitle(const QString& title);
    void finishTitle(const QString& title);
    void addOutcome(const HandScored& scored, SeatSet seats, const Seating& seating);
    QString addMauers(const Seating& seating);
    PanelButton* addButton(
        const QString& text, const QString& tip, PanelButton::Rank rank = PanelButton::Rank::Other);
    QString addRemark();
    void finish();
    void noteScores(const PerSeat<Score>& scores, SeatSet seats, const Seating& seating);
    int px(qreal nominal) const { return qRound(nominal * unit_); }

    struct PotMove {
        int toPot = 0;
        PerSeat<Score> scores;
    };

    struct Said {
        SeatInfo player;
        QString words;
    };

    CardTheme& theme_;
    std::function<void(const Seating&)> shown_; ///< shows again what was shown last
    QStringList scores_; ///< a line for each player of the hand that is shown
    std::optional<Said> remark_;
    std::optional<PotMove> pot_;
    std::vector<Mauer> mauers_;
    bool motion_ = true;
    bool remarksAloud_ = false;
    qreal unit_ = 1;
    HandKind kind_ = HandKind::Counts;
    bool lesson_ = false;
    QVBoxLayout* column_;
    FlowLayout* buttons_;
    QScrollArea* scroll_; ///< around what may be too high for a small table
    ResultPage* page_ = nullptr;
    PanelButton* why_;
    PanelButton* tricks_;
    PanelButton* review_;
    PanelButton* again_;
    PanelButton* next_;
};

} // namespace sheepshead
