// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/cards/decks.h"

#include "engine/cards/card_set.h"

#include <QImage>
#include <QObject>
#include <QSize>

#include <atomic>
#include <memory>

namespace sheepshead {

/// What a deck looks like, and what it lacks.
struct DeckPreview {
    QString id;
    QImage image;    ///< four cards and the back, side by side; null if the deck cannot be read
    QString problem; ///< why it cannot; empty if it can
    CardSet missing;
    bool hasBack = true;
    bool fourColours = false;
    bool ranksAtRight = false;
    bool lies = false; ///< pictures wider than high
};

/// For people: what is in the deck, and what the program's own cards stand in for.
QString deckWords(const Deck& deck, const DeckPreview& preview);

/// Draws decks in the background, one after the other; some take half a second.
class DeckPreviews : public QObject {
    Q_OBJECT

public:
    explicit DeckPreviews(QObject* parent = nullptr);
    ~DeckPreviews() override;

    /// Says ready() later; the size is in pixels of the screen.
    void want(const Deck& deck, QSize pixels);

Q_SIGNALS:
    void ready(const sheepshead::DeckPreview& preview);

private:
    std::shared_ptr<std::atomic_bool> stopped_;
};

/// Draws one now.
DeckPreview previewOf(const Deck& deck, QSize pixels);

} // namespace sheepshead
