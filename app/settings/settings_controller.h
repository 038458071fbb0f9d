// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/settings/preferences_store.h"

#include <QHash>
#include <QObject>

#include <cstdint>

class QWidget;

namespace sheepshead {

/// The names of the score book, to suggest while one is typed.
struct KnownNames {
    QStringList people;
    QStringList computers;
    QHash<QString, int> gamesTogether = {}; ///< of each computer player with the person
};

/// The person's settings: reads them at the start, changes them by dialog or menu, and saves each
/// change at once.
class SettingsController : public QObject {
    Q_OBJECT

public:
    explicit SettingsController(const QString& file);

    const Preferences& preferences() const { return preferences_; }
    PreferencesStore& store() { return store_; }

    enum class Page : std::uint8_t { First, Look };
    /// Opens the dialog for everything but the house rules.
    void configure(const KnownNames& names, QWidget* parent, Page page = Page::First);
    /// Opens the dialog for the house rules.
    void changeRules(QWidget* parent);
    void setSpeed(Speed speed);
    void setSoundOn(bool on);
    /// Whether this program can be heard: the dialog has a page for it then.
    void setHasSound(bool has) { hasSound_ = has; }
    void setPower(const PowerTable& power);
    /// The rules of new games.
    void setVariant(const Variant& variant);
    /// Hands are written under the person's name: it stays as it is when the language changes, so
    /// that statistics and drills find them again.
    void keepName();
    /// A person of the book has another name: new games, drills and the day's hand go by that.
    void renamePerson(const QString& before, const QString& now);
    /// The same of a computer player, which keeps its character and face. One that another player
    /// at the table is called by is not taken.
    void renameComputer(const QString& before, const QString& now);
    /// Takes all of these for the settings, as if each had been changed.
    void use(const Preferences& preferences);

Q_SIGNALS:
    void soundSampleWanted(const sheepshead::SoundLook& look);
    void changed(const sheepshead::Preferences& now, const sheepshead::Preferences& before);

private:
    PreferencesStore store_;
    Preferences preferences_;
    bool hasSound_ = false;
};

} // namespace sheepshead
