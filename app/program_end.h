// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QObject>
#include <QString>

#include <functional>
#include <vector>

namespace sheepshead {

class MainWindow;
class SettingsController;

/// Calls `then` once nothing of its kind is lost any more by what the verb says: at once, if all is
/// saved or can be saved now, or after the person has agreed.
using AskToLeave = std::function<void(const QString& verb, std::function<void()> then)>;

/// The end of the program: asks before its window closes, if that would lose something, and saves
/// how the window looked. In another language the program ends to begin again.
class ProgramEnd : public QObject {
    Q_OBJECT

public:
    /// Whatever has something to lose is asked, one after another.
    ProgramEnd(MainWindow& window, SettingsController& settings, std::vector<AskToLeave> questions);

    /// The person chose another language: the program is to begin again in it, and its game goes
    /// on.
    bool beginsAgain() const { return again_; }

private:
    bool mayClose();
    void beginAgain();
    void saveLook();
    void ask(const QString& verb, std::size_t question, const std::function<void()>& then);

    MainWindow& window_;
    SettingsController& settings_;
    std::vector<AskToLeave> questions_;
    bool again_ = false;
    bool agreed_ = false; ///< nothing is lost, or the person agreed to it
};

} // namespace sheepshead
