// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/program_end.h"

#include "app/settings/settings_controller.h"
#include "ui/main_window.h"

#include <utility>

namespace sheepshead {

ProgramEnd::ProgramEnd(
    MainWindow& window, SettingsController& settings, std::vector<AskToLeave> questions)
    : window_(window)
    , settings_(settings)
    , questions_(std::move(questions))
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
    if (agreed_)
        return true;
    ask(tr("&Quit"), 0, [this] {
        agreed_ = true;
        window_.close(); // does nothing while this function is asked by a closing window
    });
    return agreed_; // at once, if nothing is lost
}

/// The texts of all windows are made once, so another language needs other windows.
void ProgramEnd::beginAgain()
{
    ask(tr("Change the &language"), 0, [this] {
        again_ = true;
        agreed_ = true;
        window_.close();
    });
}

void ProgramEnd::ask(const QString& verb, std::size_t question, const std::function<void()>& then)
{
    if (question == questions_.size())
        return then();
    questions_[question](verb, [this, verb, question, then] { ask(verb, question + 1, then); });
}

void ProgramEnd::saveLook()
{
    settings_.store().save({ window_.saveGeometry(), window_.saveState() });
}

} // namespace sheepshead
