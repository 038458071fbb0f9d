// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/opened_files.h"

#include "app/challenge/challenge_controller.h"
#include "app/command_line.h"
#include "app/game/current_game.h"
#include "app/game/hand_files.h"
#include "app/game/review_controller.h"
#include "app/instance/running_program.h"
#include "app/settings/settings_controller.h"
#include "app/study/study_controller.h"
#include "app/table/table_host.h"
#include "app/tournament/tournament_controller.h"
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

OpenedFiles::OpenedFiles(const TablePlace& place, RunningProgram& program, CurrentGame& game,
    ReviewController& review, StudyController& study, ChallengeController& challenges,
    TournamentController& tournaments)
    : place_(place)
    , program_(program)
    , game_(game)
    , review_(review)
    , hands_(place.window, place.host, review)
    , study_(study)
    , challenges_(challenges)
    , tournaments_(tournaments)
{
    later_.setInterval(lookAgainAfter);
    connect(&later_, &QTimer::timeout, this, &OpenedFiles::openNext);
    connect(&program_, &RunningProgram::asked, this, &OpenedFiles::comeToFront);
    if (!program_.waiting().isEmpty())
        later_.start();
}

void OpenedFiles::comeToFront(const QString& token)
{
    if (!token.isEmpty())
        qputenv(
            "XDG_ACTIVATION_TOKEN", token.toUtf8()); // Qt takes it when a window asks for the keys
    QWidget* const front = QApplication::activeModalWidget();
    place_.window.setWindowState(place_.window.windowState() & ~Qt::WindowMinimized);
    for (QWidget* const window : { static_cast<QWidget*>(&place_.window), front })
        if (window) {
            window->raise();
            window->activateWindow();
        }
    openNext();
}

/// A dialog in front is a question, or something that is read: it is not buried under another one.
bool OpenedFiles::isAsking() const
{
    return !game_ || QApplication::activeModalWidget() || QApplication::activePopupWidget();
}

/// One hand does not push another one away, unless the person wants that.
bool OpenedFiles::isBusy() const
{
    return review_.isReviewing() || (place_.host.gameWaits() && place_.host.session());
}

void OpenedFiles::openNext()
{
    const QStringList& waiting = program_.waiting();
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
    place_.window.notices().clear(waitingTopic);
    told_.clear();
    if (const auto file = program_.takeFile())
        open(*file);
}

void OpenedFiles::say(const QString& file)
{
    if (!game_ || std::exchange(told_, file) == file)
        return;
    place_.window.notices().say(tr("%1 will be opened when you have closed what is open now.")
                                    .arg(QFileInfo(file).fileName()),
        { { tr("&Open it now"), [this] { openNow(); } } }, waitingTopic);
}

void OpenedFiles::open(const QString& file)
{
    if (isStudyFile(file))
        return study_.openFile(file);
    if (isChallengeFile(file))
        return challenges_.openFile(file);
    if (isTournamentFile(file))
        return tournaments_.openFile(file);
    if (!isRulesFile(file))
        return hands_.open(file);
    if (const auto rules = readRuleFile(file))
        offer(*rules);
    else
        tellRuleFileProblem(file, rules.problem(), &place_.window);
}

void OpenedFiles::offer(const NamedRules& rules)
{
    const Preferences& preferences = place_.settings.preferences();
    auto* const dialog = new RulesOffer(rules, preferences.variant, &place_.window);
    dialog->setAttribute(Qt::WA_DeleteOnClose);
    dialog->setDeck(preferences.deck);
    connect(dialog, &QDialog::accepted, this, [this, variant = rules.variant] {
        NewGameChoice choice { place_.settings.preferences(), std::nullopt };
        choice.preferences.variant = variant;
        game_.replaceBy(choice);
    });
    dialog->open();
}

} // namespace sheepshead
