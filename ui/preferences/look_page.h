// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/preferences/preferences_page.h"

class QCheckBox;

namespace sheepshead {

class DeckSection;
class FeltSection;
class Gallery;
class LookPreview;
class RadioGroup;

/// Cards, backs, felt, the hand, light or dark windows, language; a preview shows what one gets.
class LookPage : public PreferencesPage {
    Q_OBJECT

public:
    /// The languages that the program speaks, as codes; without any there is nothing to choose.
    explicit LookPage(const QStringList& languages, QWidget* parent = nullptr);

    QString title() const override { return tr("&Look"); }
    void read(const Preferences& preferences) override;
    void write(Preferences& preferences) const override;

private:
    QWidget* backSection();
    QWidget* handSection();
    QWidget* windowSection();
    void addLanguages();
    void drawBack(const QString& id);
    CardLook cards() const;
    void showCards();
    void showHand();

    QStringList languages_; ///< the first is the system's: empty
    LookPreview* preview_;
    DeckSection* decks_;
    Gallery* backs_;
    FeltSection* felts_;
    RadioGroup* order_;
    QCheckBox* trumpEdges_;
    RadioGroup* colours_;
    RadioGroup* language_;
    bool deckDrawn_ = false;
};

} // namespace sheepshead
