// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/program_end.h"

#include "app/game/current_game.h"
#include "app/settings/settings_controller.h"
#include "ui/main_window.h"

namespace sheepshead {

ProgramEnd::ProgramEnd(MainWindow& window, CurrentGame& game, SettingsController& settings)
    : window_(window)
    , game_(game)
    , settings_(settings)
{
    window_.setMayClose([this] { return mayClose(); });
    connect(&window_, &MainWindow::closed, this, &ProgramEnd::saveLook);
    connect(&settings_, &SettingsController::changed, this,
        [this](const Preferences& now, const Preferences& was) {
            if (now.language != was.language) // once the dialog is gone
                QMetaObject::invokeMethod(this, &ProgramEnd::beginAgain, Qt::QueuedConnection);
        });
}

bool ProgramEnd::mayClose()
{
    if (agreed_ || game_.mayLeaveUnasked())
        return true;
    game_.leave(tr("&Quit"), [this] {
        agreed_ = true;
        window_.close(); // does nothing while this function is asked by a closing window
    });
    return agreed_; // at once, if what was not saved could be written now
}

/// The texts of all windows are made once, so another language needs other windows.
void ProgramEnd::beginAgain()
{
    game_.leave(tr("Change the &language"), [this] {
        again_ = true;
        agreed_ = true;
        window_.close();
    });
}

void ProgramEnd::saveLook()
{
    settings_.store().save({ window_.saveGeometry(), window_.saveState() });
}

} // namespace sheepshead
