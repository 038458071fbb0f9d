// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/table/panels/hint_panel.h"

#include <QRectF>

#include <optional>
#include <vector>

class QWidget;

namespace sheepshead {

class ChoiceBar;
class HintButton;
class LayDownOffer;
class TableScene;

inline constexpr int panelGap = 8; ///< between panels over the table, in pixels

/// Whether the words are all there.
bool isReadable(HintPanel::Fit fit);

/// Finds the place of a hint between cards, plates and the panels of the decision, which lie in
/// theirs. The trick gives way to it.
class HintPlacing {
public:
    /// What is placed, and what it must not cover; all outlive this object.
    struct Parts {
        TableScene& scene;
        QWidget& table;
        HintPanel& hint;
        ChoiceBar& choices;
        LayDownOffer& offer;
        HintButton& button;
    };
    explicit HintPlacing(const Parts& parts)
        : parts_(parts)
    {
    }

    /// With this share of the wanted size of text.
    HintPanel::Fit fit(qreal textShare);
    /// As well as is asked for where no card, plate or panel lies, wherever that is; the trick
    /// stays in the middle. Empty without such a room.
    std::optional<HintPanel::Fit> fitInFreeRoom(HintPanel::Fit worst);
    /// In windows smaller than the program is made for.
    void fitOverPlates();

    /// The height of the panels between the trick and the strip, less the room for words that is
    /// always kept free.
    int bandHeight() const;
    /// The area of the plates under a panel, in square pixels.
    qreal platesHidden(const QWidget& overlay) const;

private:
    bool trickZoneIsEmpty() const;
    HintPanel::Fit fitByTrick();
    HintPanel::Fit fitAboveBand();
    HintPanel::Fit fitBesideTrick();
    std::vector<int> widths() const;
    std::vector<QRectF> obstacles() const;

    Parts parts_;
};

} // namespace sheepshead
