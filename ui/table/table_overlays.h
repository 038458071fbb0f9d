// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/table/panels/hint_panel.h"

#include <QPointF>
#include <QSize>

#include <vector>

class QWidget;

namespace sheepshead {

class ChoiceBar;
class HintButton;
class LastTrickPanel;
class LayDownOffer;
class ResultPanel;
class TableScene;

/// The widgets that lie over the table, and where each is placed.
class TableOverlays {
public:
    /// The table owns the widgets.
    TableOverlays(TableScene& scene, QWidget& table);

    ChoiceBar& choices() { return *choices_; }
    ResultPanel& result() { return *result_; }
    HintPanel& hint() { return *hint_; }
    HintButton& hintButton() { return *hintButton_; }
    LastTrickPanel& lastTrick() { return *lastTrick_; }
    LayDownOffer& offer() { return *offer_; }

    /// Call after the size of the table or of one of the widgets has changed.
    void place();
    /// The same for the hint and its button only.
    void placeHint();

private:
    void place(QWidget& overlay, QSize wanted, QPointF centre) const;
    void placeHintButton();
    std::vector<int> freeWidths(int gap) const;
    std::vector<HintPanel::Shape> shapesBetweenPlates(int gap) const;
    int endOfPlatesHidden(const QWidget& overlay) const;
    qreal platesHidden(const QWidget& overlay) const;

    TableScene& scene_;
    QWidget& table_;
    ChoiceBar* choices_;
    ResultPanel* result_;
    HintPanel* hint_;
    HintButton* hintButton_;
    LastTrickPanel* lastTrick_;
    LayDownOffer* offer_;
};

} // namespace sheepshead
