// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/settings/day_progress.h"
#include "engine/tutor/drill_progress.h"
#include "ui/learn/day_results.h"
#include "ui/preferences/preferences.h"
#include "ui/scores/export_choice.h"

#include <QByteArray>
#include <QSettings>

namespace sheepshead {

/// How the window was left.
struct WindowLook {
    QByteArray geometry;
    QByteArray state;
};

/// What the person has done of a lesson.
struct LessonProgress {
    bool done = false; ///< taken to its end at least once
    QString taken;     ///< where it was left, as LessonCourse::progress() writes it
};

/// Preferences in an ini file. Missing or invalid values get their defaults.
class PreferencesStore {
public:
    explicit PreferencesStore(const QString& file);

    Preferences preferences() const;
    /// Known before any text is needed.
    QString language() const;
    void save(const Preferences& preferences);
    /// From now on the person has this name, in every language; a name that was saved before stays.
    void keepName(const QString& name);

    WindowLook windowLook() const;
    void save(const WindowLook& look);

    LessonProgress lesson(const QString& key) const;
    void save(const QString& lesson, const LessonProgress& progress);

    /// What the person has done of a drill, by its key.
    DrillProgress drill(const QString& key) const;
    void save(const QString& drill, const DrillProgress& progress);

    /// The hands of the day that the person has played.
    DayProgress days() const;
    void save(const DayProgress& progress);
    /// How all who play here scored on the last days.
    DayResults dayResults() const;
    void save(const DayResults& results);

    /// What the score book was exported as last.
    ExportChoice exportChoice() const;
    void save(const ExportChoice& choice);

    /// True if nothing was ever saved but the look of the window.
    bool isNew() const;

private:
    QString text(const char* key) const;
    void readLook(Preferences& found) const;
    void readSound(SoundLook& found) const;
    void saveLook(const Preferences& preferences);

    QSettings settings_;
};

} // namespace sheepshead
