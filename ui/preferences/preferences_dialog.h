// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/preferences/preferences.h"

#include <QDialog>

#include <vector>

class QTabWidget;

namespace sheepshead {

class LookPage;
class PlayersPage;
class PreferencesPage;

/// The settings of the program but the house rules, one page for each subject. Changes take effect
/// on accept.
class PreferencesDialog : public QDialog {
    Q_OBJECT

public:
    PreferencesDialog(
        const Preferences& preferences, const QStringList& languages, QWidget* parent = nullptr);

    /// Names to suggest while one is typed.
    void setKnownNames(const QStringList& people, const QStringList& computers);
    /// How many games each computer player has played with the person, by name.
    void setGamesTogether(const QHash<QString, int>& games);

    /// Turns to the page on what the table looks like.
    void showLook();

    /// For programs that can be heard: one more page.
    void addSound();

Q_SIGNALS:
    void soundSampleWanted(const sheepshead::SoundLook& look);
    void chosen(const sheepshead::Preferences& preferences);

private:
    void add(PreferencesPage* page);
    void read(const Preferences& preferences);
    void finish();

    Preferences before_;
    QTabWidget* tabs_;
    PlayersPage* players_;
    LookPage* look_;
    std::vector<PreferencesPage*> pages_;
};

} // namespace sheepshead
