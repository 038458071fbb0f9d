// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/opened_files.h"

#include "app/book/current_game.h"
#include "app/book/files/hand_files.h"
#include "app/book/review_controller.h"
#include "app/command_line.h"
#include "app/instance/running_program.h"
#include "app/settings/settings_controller.h"
#include "app/table/table_host.h"
#include "ui/main_window.h"
#include "ui/rules/rule_files.h"
#include "ui/rules/rules_offer.h"
#include "ui/start/new_game_dialog.h"
#include "ui/widgets/notice_bar.h"

#include <QApplication>
#include <QFileInfo>

#include <utility>

namespace sheepshead {

namespace {

constexpr int lookAgainAfter = 150; ///< ms
const QString waitingTopic = QStringLiteral("files to be opened");

} // namespace

OpenedFiles::OpenedFiles(const Room& room)
    : room_(room)
{
    later_.setInterval(lookAgainAfter);
    connect(&later_, &QTimer::timeout, this, &OpenedFiles::openNext);
    connect(&room_.program, &RunningProgram::asked, this, &OpenedFiles::comeToFront);
    if (!room_.program.waiting().isEmpty())
        later_.start();
}

void OpenedFiles::comeToFront(const QString& token)
{
    if (!token.isEmpty())
        qputenv(
            "XDG_ACTIVATION_TOKEN", token.toUtf8()); // Qt takes it when a window asks for the keys
    QWidget* const front = QApplication::activeModalWidget();
    room_.window.setWindowState(room_.window.windowState() & ~Qt::WindowMinimized);
    for (QWidget* const window : { static_cast<QWidget*>(&room_.window), front })
        if (window) {
            window->raise();
            window->activateWindow();
        }
    openNext();
}

/// A dialog in front is a question, or something that is read: it is not buried under another one.
bool OpenedFiles::isAsking() const
{
    return !room_.game || QApplication::activeModalWidget() || QApplication::activePopupWidget();
}

/// One hand does not push another one away, unless the person wants that.
bool OpenedFiles::isBusy() const
{
    return room_.review.isReviewing() || (room_.host.gameWaits() && room_.host.session());
}

void OpenedFiles::openNext()
{
    const QStringList& waiting = room_.program.waiting();
    if (waiting.isEmpty())
        return later_.stop();
    later_.start();
    if (isAsking() || isBusy())
        say(waiting.front());
    else
        openNow();
}

void OpenedFiles::openNow()
{
    room_.window.notices().clear(waitingTopic);
    told_.clear();
    if (const auto file = room_.program.takeFile())
        open(*file);
}

void OpenedFiles::say(const QString& file)
{
    if (!room_.game || std::exchange(told_, file) == file)
        return;
    room_.window.notices().say(tr("%1 will be opened when you have closed what is open now.")
                                   .arg(QFileInfo(file).fileName()),
        { { tr("&Open it now"), [this] { openNow(); } } }, waitingTopic);
}

void OpenedFiles::open(const QString& file)
{
    if (!isRulesFile(file))
        return room_.hands.open(file);
    if (const auto rules = readRuleFile(file))
        offer(*rules);
    else
        tellRuleFileProblem(file, rules.problem(), &room_.window);
}

void OpenedFiles::offer(const NamedRules& rules)
{
    const Preferences& preferences = room_.settings.preferences();
    auto* const dialog = new RulesOffer(rules, preferences.variant, &room_.window);
    dialog->setAttribute(Qt::WA_DeleteOnClose);
    dialog->setDeck(preferences.deck);
    connect(dialog, &QDialog::accepted, this, [this, variant = rules.variant] {
        NewGameChoice choice { room_.settings.preferences(), std::nullopt };
        choice.preferences.variant = variant;
        room_.game.replaceBy(choice);
    });
    dialog->open();
}

} // namespace sheepshead
