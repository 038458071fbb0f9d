// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/settings/settings_controller.h"

#include "app/settings/languages.h"
#include "ui/preferences/preferences_dialog.h"
#include "ui/rules/house_rules_dialog.h"
#include "ui/widgets/same_name.h"

#include <utility>

namespace sheepshead {

SettingsController::SettingsController(const QString& file)
    : store_(file)
    , preferences_(store_.preferences())
{
}

void SettingsController::configure(const KnownNames& names, QWidget* parent, Page page)
{
    auto* const dialog = new PreferencesDialog(preferences_, languages(), parent);
    dialog->setAttribute(Qt::WA_DeleteOnClose);
    dialog->setKnownNames(names.people, names.computers);
    dialog->setGamesTogether(names.gamesTogether);
    if (hasSound_)
        dialog->addSound();
    if (page == Page::Look)
        dialog->showLook();
    connect(dialog, &PreferencesDialog::soundSampleWanted, this,
        &SettingsController::soundSampleWanted);
    connect(dialog, &PreferencesDialog::chosen, this, &SettingsController::use);
    dialog->open();
}

void SettingsController::changeRules(QWidget* parent)
{
    auto* const dialog = new HouseRulesDialog(preferences_.variant, parent);
    dialog->setAttribute(Qt::WA_DeleteOnClose);
    dialog->setNote(
        tr("The hand in play keeps its rules. A change takes effect with the next deal, "
           "or with the next new game if the number of players changes."));
    connect(dialog, &HouseRulesDialog::chosen, this, &SettingsController::setVariant);
    dialog->open();
}

void SettingsController::setSpeed(Speed speed)
{
    Preferences preferences = preferences_;
    preferences.speed = speed;
    use(preferences);
}

void SettingsController::setSoundOn(bool on)
{
    Preferences preferences = preferences_;
    preferences.sound.on = on;
    use(preferences);
}

void SettingsController::setPower(const PowerTable& power)
{
    Preferences preferences = preferences_;
    preferences.power = power;
    use(preferences);
}

void SettingsController::setVariant(const Variant& variant)
{
    Preferences preferences = preferences_;
    preferences.variant = variant;
    use(preferences);
}

void SettingsController::keepName() { store_.keepName(preferences_.names.at(0)); }

/// Small and capital letters are the same, as in the book.
void SettingsController::renamePerson(const QString& before, const QString& now)
{
    Preferences preferences = preferences_;
    for (const Seat seat : preferences.people) {
        QString& name = preferences.names[indexOf(seat)];
        if (isSameName(name, before))
            name = now;
    }
    if (preferences != preferences_)
        use(preferences);
}

void SettingsController::renameComputer(const QString& before, const QString& now)
{
    Preferences preferences = preferences_;
    const bool sameLetters = isSameName(before, now);
    if (!sameLetters && holdsName(preferences.names, now))
        return;
    for (qsizetype i = 0; i < preferences.names.size(); ++i)
        if (!preferences.people.contains(seatAt(static_cast<int>(i)))
            && isSameName(preferences.names[i], before))
            preferences.names[i] = now;
    CastMember member = memberNamed(preferences.cast, before);
    keepMember(preferences.cast, memberNamed({}, before)); // as it comes
    member.name = now;
    keepMember(preferences.cast, member);
    if (preferences != preferences_)
        use(preferences);
}

void SettingsController::use(const Preferences& preferences)
{
    const Preferences before = std::exchange(preferences_, preferences);
    store_.save(preferences);
    Q_EMIT changed(preferences, before);
}

} // namespace sheepshead
