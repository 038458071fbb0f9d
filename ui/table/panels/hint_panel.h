// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/advice/advice.h"
#include "ui/table/panels/panel_scale.h"
#include "ui/words/players/seating.h"

#include <QStringList>
#include <QWidget>

#include <optional>
#include <vector>

class QBoxLayout;
class QGridLayout;
class QLabel;
class QVBoxLayout;

namespace sheepshead {

/// The hint over the table: what is recommended, why, and what the other choices promise. A click
/// puts it away.
class HintPanel : public QWidget {
    Q_OBJECT

public:
    explicit HintPanel(QWidget* parent = nullptr);

    /// Asked for and not yet there.
    void showThinking();
    void showAdvice(const Advice& advice, const Observation& seen, const Seating& seating);

    /// The coach's word on a decision that waits: not there yet, or that it gives away this many
    /// score points.
    void showCoachThinking();
    void showWarning(const Action& action, double cost, const Advice& advice,
        const Observation& seen, const Seating& seating);

    void setScale(const PanelScale& scale);
    const PanelScale& scale() const { return scale_; }
    /// As wide as is wanted, where that leaves room for whole names.
    struct Shape {
        std::optional<int> width;
        bool flat = false; ///< the choices beside the reason, not below it
    };
    /// What had to give way, the least first.
    enum class Fit {
        Whole,
        FewerChoices, ///< without the worst ones
        FewerWords,   ///< short names, or no choices at all
        PartOfReason, ///< all of it is in the tool tip
        TooLarge,     ///< not even what is recommended has room
    };
    /// As large as it needs to be, but not beyond this room unless it is TooLarge. Nothing is cut
    /// off: what has no room is left out, and a text that goes on ends with an ellipsis.
    Fit fitInto(QSize room, const Shape& shape);

Q_SIGNALS:
    void dismissed();
    /// What it says just now, for a screen reader.
    void told(const QString& words);

protected:
    void paintEvent(QPaintEvent* event) override;
    void mousePressEvent(QMouseEvent* event) override;

private:
    /// A choice, or the heading above them.
    struct Row {
        std::vector<QLabel*> cells;
        QStringList words;
        QStringList shortWords;
    };
    /// How much of all that is to be said is shown.
    struct Detail {
        int rows = 0;
        bool shortNames = false;
    };

    void applyFonts();
    void clearChoices();
    void addChoices(const Advice& advice, const Observation& seen);
    void addRow(const QStringList& words, const QStringList& shortWords, bool strong);
    void tell(const QString& title, const QString& reason);
    void showDetail(const Detail& detail);
    void showReason(const QString& reason);
    bool fitWith(const Detail& detail, QSize room, const Shape& shape);
    bool fitWithPartOfReason(QSize room);
    void updateToolTip(Fit fit);

    PanelScale scale_;
    QVBoxLayout* column_;
    QBoxLayout* body_;
    QLabel* title_;
    QLabel* reason_;
    QGridLayout* choices_;
    QString wholeReason_;
    std::vector<Row> rows_; ///< the heading first
    QStringList spoken_;    ///< the choices for a screen reader
};

} // namespace sheepshead
