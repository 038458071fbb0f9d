// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/words/players/seating.h"

#include "engine/hand/observation.h"

#include <QWidget>

#include <array>
#include <vector>

namespace sheepshead {

class CardTheme;
class ChoiceButton;

/// A look back at tricks: the cards of one in the order in which they fell, who laid each, and who
/// took them. While the hand is in play that is the last one; once the hand is over all of them can
/// be paged through.
class TrickPanel : public QWidget {
    Q_OBJECT

public:
    TrickPanel(CardTheme& theme, QWidget* parent);

    /// The last trick of a hand in play.
    void showLast(const Trick& trick, int number, const Seating& seating);
    /// All tricks of a hand that is over, opened at the last one, with what each side had taken
    /// after it. There is at least one.
    void showAll(std::vector<Trick> tricks, const Sides& sides, const Seating& seating);
    bool isPaging() const { return paging_; }

    /// As large as the table's other overlays, but never wider than this many pixels.
    void setRoom(qreal unit, int width);
    QSize sizeHint() const override;

    /// Where the focus goes when it is hidden, if that is to be seen; else to the table.
    void giveFocusTo(QWidget* heir) { heir_ = heir; }
    void setVisible(bool visible) override;

Q_SIGNALS:
    /// For a screen reader.
    void told(const QString& words);
    /// Another trick, which needs another width.
    void sizeChanged();
    /// The person has seen enough.
    void closed();

protected:
    void paintEvent(QPaintEvent* event) override;
    void mousePressEvent(QMouseEvent* event) override;
    void keyPressEvent(QKeyEvent* event) override;
    void resizeEvent(QResizeEvent* event) override;

private:
    void page(std::size_t index);
    void describe();
    void makeButtons();
    void placeButtons();
    QString soFar() const;
    void paintCard(QPainter& painter, const PlayedCard& played, const QRectF& column);
    const Trick& trick() const { return tricks_.at(index_); }
    QString nameOf(Seat seat) const;
    qreal cardWidth() const;
    qreal columnWidth() const;
    /// Of the words below the cards: smaller where a column has no room for them.
    QFont captionFont() const;
    static QString longestNote();
    qreal padding() const;
    int buttonsHeight() const;
    int buttonsWidth() const;

    CardTheme& theme_;
    QWidget* heir_ = nullptr;
    std::vector<Trick> tricks_ { {} };
    std::size_t index_ = 0;
    int number_ = 0; ///< of the trick that is shown
    bool paging_ = false;
    Sides sides_;
    Seating seating_;
    QString title_;
    QString soFar_;
    qreal scale_ = 1;
    qreal widestColumn_ = 0;                  ///< pixels
    std::array<ChoiceButton*, 3> buttons_ {}; ///< previous, next, close; while paging
};

} // namespace sheepshead
