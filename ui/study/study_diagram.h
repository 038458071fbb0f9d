// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/hand/state/hand_state.h"
#include "engine/study/study_position.h"
#include "ui/words/players/seating.h"

#include <QColor>
#include <QFont>
#include <QSizeF>
#include <QStringList>

#include <optional>
#include <vector>

class QPainter;

namespace sheepshead {

/// A position as a picture that is made of lines: who has which cards, what was said, the tricks,
/// and who is to act. The same for the window, for pictures and for paper.
struct StudyDiagram {
    struct Line {
        QString label;
        std::vector<Card> cards = {};
        QStringList below = {}; ///< below each card: who played it
        int unknown = 0;        ///< so many more cards whose faces are not known
        QString words = {};     ///< instead of cards
    };

    QString title; ///< may be empty
    QString rules;
    std::vector<Line> lines;
    QString turn; ///< who is to act
};

/// The example is a hand like the position; without it nothing is said of unknown cards and of who
/// is to act.
StudyDiagram diagramOf(const StudyPosition& position, const std::optional<HandState>& example,
    const Seating& seating, const QString& title = {});

/// The same in words, line by line.
QString diagramText(const StudyDiagram& diagram);

/// Draws a diagram, on a screen or on paper.
class DiagramPainter {
public:
    /// The font decides the size of everything.
    DiagramPainter(const StudyDiagram& diagram, const QFont& font, QColor ink = Qt::black);

    /// How wide and high it is if it may be that wide.
    QSizeF size(qreal width) const;
    void paint(QPainter& painter, qreal width) const;

private:
    struct Pen;

    qreal draw(QPainter* painter, qreal width) const;
    void drawHead(Pen& pen) const;
    void drawLine(Pen& pen, const StudyDiagram::Line& line) const;
    void drawCards(Pen& pen, const StudyDiagram::Line& line) const;
    void drawCard(QPainter& painter, const QRectF& place, std::optional<Card> card) const;
    qreal labelWidth() const;

    const StudyDiagram& diagram_;
    QFont font_;
    QColor ink_;
    qreal unit_; ///< the height of a line of text
};

} // namespace sheepshead
