// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/table/hint_placing.h"

#include <QPointF>
#include <QSize>
#include <QString>

class QWidget;

namespace sheepshead {

class ChoiceBar;
class HintButton;
class LayDownOffer;
class ResultPanel;
class TableScene;
class TrickPanel;
class TrumpPanel;

/// The widgets that lie over the table, each in its place between what lies on it: questions and
/// offers below the trick, a hint beside it. Trick and blind give way to them.
class TableOverlays {
public:
    /// The table owns the widgets.
    TableOverlays(TableScene& scene, QWidget& table);

    ChoiceBar& choices() { return *choices_; }
    ResultPanel& result() { return *result_; }
    const ResultPanel& result() const { return *result_; }
    HintPanel& hint() { return *hint_; }
    /// Also one that waits until the refusal is gone.
    bool hasHint() const;
    void withdrawHint();
    HintButton& hintButton() { return *hintButton_; }
    TrickPanel& tricks() { return *tricks_; }
    TrumpPanel& trump() { return *trump_; }
    LayDownOffer& offer() { return *offer_; }
    /// Also one that waits until the hint is closed.
    bool hasOffer() const;
    void withdrawOffer();

    /// Call after the size of the table or of one of the widgets has changed.
    void place();
    /// The same for what a decision needs: choices, offer and hint.
    void placeHint();

    /// Tells the viewer why not. A hint that leaves no room for it waits until it is gone.
    void refuse(const QString& words);

private:
    void place(QWidget& overlay, QSize wanted, QPointF centre) const;
    template <class Fits> void asLargeAsFits(qreal& share, const Fits& fits) const;
    PanelScale scale() const;
    void placePanelsOfDecision();
    bool placeDecision();
    bool placeChoices();
    bool placeOffer();
    void placeResult();
    QPointF resultCentre(QSizeF size) const;
    qreal bottomOfPlatesAbove(qreal width) const;
    bool placeHintButton();
    bool placeHintButtonBesidePlate();
    void placeHintPanel();
    bool hasRoomForRefusal() const;
    void makeHintWait();

    TableScene& scene_;
    QWidget& table_;
    /// How much of the wanted size of text is in use: on the panels of a decision, on the hint.
    qreal textShare_ = 1;
    qreal hintShare_ = 1;
    bool offerWaits_ = false; ///< there is no room for it beside the hint
    bool hintWaits_ = false;  ///< there is no room for it beside the refusal
    QString refusal_;         ///< empty if none is shown
    ChoiceBar* choices_;
    ResultPanel* result_;
    HintPanel* hint_;
    HintButton* hintButton_;
    TrickPanel* tricks_;
    TrumpPanel* trump_;
    LayDownOffer* offer_;
    HintPlacing placing_;
};

} // namespace sheepshead
