// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/preferences/preferences.h"

#include <QDialog>

#include <vector>

class QDialogButtonBox;
class QTabWidget;

namespace sheepshead {

class PlayersPage;
class PreferencesPage;

/// The settings of the program, one page for each subject. Changes take effect on accept.
class PreferencesDialog : public QDialog {
    Q_OBJECT

public:
    PreferencesDialog(
        const Preferences& preferences, const QStringList& languages, QWidget* parent = nullptr);

    /// Names to suggest while one is typed.
    void setKnownNames(const QStringList& people, const QStringList& computers);

    /// For programs that can be heard: one more page.
    void addSound();

Q_SIGNALS:
    void soundSampleWanted(const sheepshead::SoundLook& look);
    void chosen(const sheepshead::Preferences& preferences);

private:
    void add(PreferencesPage* page);
    void read(const Preferences& preferences);
    void showSoundness();
    void finish();

    Preferences before_;
    QTabWidget* tabs_;
    PlayersPage* players_;
    QDialogButtonBox* buttons_;
    std::vector<PreferencesPage*> pages_;
};

} // namespace sheepshead
