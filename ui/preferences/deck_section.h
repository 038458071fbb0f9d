// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/cards/decks.h"

#include <QStringList>
#include <QWidget>

#include <memory>
#include <vector>

class QLabel;
class QPushButton;

namespace sheepshead {

class DeckArt;
class DeckPreviews;
class Gallery;
struct DeckPreview;

/// The card decks to choose from: the program's own, those of the system, and those that the person
/// has added.
class DeckSection : public QWidget {
    Q_OBJECT

public:
    explicit DeckSection(QWidget* parent = nullptr);

    /// A chosen deck that is no longer there stays chosen, and says so.
    void setDecks(const QStringList& added, const QString& chosen);
    const QStringList& added() const { return added_; }
    QString chosen() const;

    /// Adds the deck of a folder or an index.desktop and chooses it, or says what is wrong with it.
    void addDeck(const QString& path);

Q_SIGNALS:
    void choiceChanged();

protected:
    void dragEnterEvent(QDragEnterEvent* event) override;
    void dropEvent(QDropEvent* event) override;
    void showEvent(QShowEvent* event) override;

private:
    void askForDeck();
    void finishAdding();
    void add(const DeckArt& art);
    void removeDeck();
    void list(const Deck& deck);
    void draw();
    void show(const DeckPreview& preview);
    void tell();

    Gallery* gallery_;
    QLabel* words_;
    QPushButton* remove_;
    DeckPreviews* previews_;
    std::vector<Deck> decks_;
    QStringList added_;
    QStringList drawn_;
    std::vector<std::shared_ptr<DeckArt>> adding_; ///< being drawn
    QString refused_;                              ///< why the last deck was not added
};

} // namespace sheepshead
