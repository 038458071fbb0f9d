// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/application.h"

#include "app/book/problem_report.h"
#include "app/game/participants.h"
#include "app/game/table_looks.h"
#include "app/sound/sound_module.h"
#include "app/sound_switch.h"
#include "app/this_system.h"
#include "ui/cards/own_faces.h"
#include "ui/paper/paper_dialog.h"
#include "ui/scores/print_dialogs.h"
#include "ui/table/panels/result_panel.h"
#include "ui/widgets/notice_bar.h"

#include <utility>

namespace sheepshead {

namespace {

std::filesystem::path pathOf(const QString& file)
{
    return std::filesystem::path(file.toStdU16String());
}

} // namespace

Application::Application(const CommandLine& line, RunningProgram& program)
    : folders_(foldersFor(line.dataFolder))
    , settings_(folders_.preferences)
    , table_(new TableWidget)
    , sheet_(new ScoreSheetView)
    , window_(std::make_unique<MainWindow>(table_, sheet_))
    , host_(*table_)
    , book_(pathOf(folders_.scoreBook), *window_)
    , unsaved_(*window_)
    , windows_({ *window_, book_, game_, settings_ })
    , files_(pathOf(folders_.scoreBook), *window_, settings_.store())
    , honest_(*window_, book_)
    , gameController_(*window_)
    , advisor_(expertAdvice(adviceSeed))
    , game_({ *window_, book_, unsaved_, settings_ }, line.seed)
    , players_(book_, settings_, game_)
    , replacement_(files_, book_, game_)
    , end_(*window_, game_, settings_)
    , starter_({ *window_, book_, settings_, game_ })
    , startUp_({ *window_, book_, settings_, game_, starter_ },
          { line.rulesFile, !line.seed && line.handFile.isEmpty() && !line.show, line.goesOn })
    , display_(*window_, *table_, host_, *sheet_)
    , rules_(settings_, *window_)
    , gameAtTable_({ *window_, *table_, host_, game_, gameController_, display_, players_ })
    , review_({ *window_, *table_, host_, game_, *sheet_, windows_.sheets(), book_, settings_ })
    , handFiles_(*window_, host_, review_)
    , openedFiles_({ *window_, program, game_, handFiles_, review_, host_, settings_ })
    , takeBack_(*window_, game_, host_, review_)
    , teaching_({ *window_, *table_, host_, settings_,
          [this](CostPart part) {
              return windows_.history().costlyHands(
                  part, settings_.preferences().names.at(indexOf(personsSeat)));
          } })
    , dayHand_({ *window_, *table_, host_, settings_ })
    , sounds_(*table_, loadSoundModule)
    , remarks_(*table_, [this] { return host_.session() != nullptr; })
    , notes_(game_, host_)
    , allowed_({ *window_, book_, files_, game_, host_ })
    , settingsInUse_({ settings_, game_, display_, remarks_, sounds_ }, line.speed)
    , handFile_(line.handFile)
    , show_(line.show)
{
    if (line.seed)
        teaching_.setSeed(*line.seed);
    setFacesFolder(folders_.faces);
    connectCommands();
    connectSettings();
    connectTable();
    connectHint();
    connectGame();
    connectBook();
    connectPlayers();
    connectHost();
    allowed_.refresh();
}

Application::~Application()
{
    if (!host_.gameWaits())
        game_.removeIfUntouched();
}

void Application::start()
{
    const WindowLook look = settings_.store().windowLook();
    window_->restoreLook(look.geometry, look.state);
    window_->show();
    book_.open();
}

void Application::connectCommands()
{
    onCommand(Command::NewPlayer, [this] {
        gameController_.askForNewcomer(namesToSuggest(book_, true) + namesToSuggest(book_, false));
    });
    onCommand(Command::EndGame, [this] { gameController_.askToEnd(); });
    onCommand(Command::Rules, [this] { rules_.show(); });
    onCommand(Command::Print,
        [this] { choosePaper(game_->document(), game_->session().rules(), window_.get()); });
    onCommand(Command::ExportPdf, [this] { exportSheet(game_->document(), window_.get()); });
    onCommand(Command::LayDown, [this] { table_->turn().layDown(); });
    onCommand(Command::Report, [this] {
        askToReport(
            *window_, reportFacts(settings_.preferences(), host_.session(), book_.isOpen()));
    });
}

void Application::connectSettings()
{
    const auto configure = [this](SettingsController::Page page) {
        settings_.configure(
            { namesToSuggest(book_, false), namesToSuggest(book_, true), gamesTogether(book_) },
            window_.get(), page);
    };
    onCommand(Command::HouseRules, [this] { settings_.changeRules(window_.get()); });
    onCommand(Command::Look, [configure] { configure(SettingsController::Page::Look); });
    onCommand(Command::Configure, [configure] { configure(SettingsController::Page::First); });
    connectSoundSwitch(*window_, settings_, sounds_);
    connect(&motionPortal_, &MotionPortal::told, &settingsInUse_, &SettingsInUse::useLessMotion);
    connect(window_.get(), &MainWindow::speedChosen, &settings_, &SettingsController::setSpeed);
    connect(&settings_, &SettingsController::changed, this,
        [this](const Preferences& now, const Preferences& was) {
            if (now.variant != was.variant)
                gameController_.changeRules(now.variant);
            if (now.notice != was.notice) {
                windows_.history().setNoticing(now.notice);
                players_.meet();
            }
        });
}

void Application::connectTable()
{
    connectTableLooks(*window_, *table_);
    connect(table_, &TableWidget::statusChanged, window_.get(), &MainWindow::setStatus);
    connect(table_, &TableWidget::trumpCounted, &notes_, &HandNotes::noteHelp);
    PersonsTurn& turn = table_->turn();
    connect(&turn, &PersonsTurn::chosen, this, [this](const Action& action) {
        window_->setStatus({}); // what an earlier try was told
        if (std::holds_alternative<Play>(action))
            startUp_.endWelcome();
        notes_.noteDecision();
    });
    const ResultPanel& result = table_->result();
    connect(&result, &ResultPanel::nextHand, &host_, &TableHost::goOn);
    connect(&result, &ResultPanel::explanationWanted, sheet_, &ScoreSheetView::explainLastHand);
    connect(&result, &ResultPanel::playAgainWanted, &window_->action(Command::PlayAgain),
        &QAction::trigger);
}

void Application::connectHint()
{
    PersonsTurn& turn = table_->turn();
    connect(&window_->action(Command::Hint), &QAction::triggered, &turn, &PersonsTurn::toggleHint);
    connect(&turn, &PersonsTurn::hintWanted, &advisor_, &Advisor::ask);
    connect(&turn, &PersonsTurn::hintUnwanted, &advisor_, &Advisor::withdraw);
    connect(&advisor_, &Advisor::advised, &turn, &PersonsTurn::showHint);
    connect(&turn, &PersonsTurn::hintShown, &notes_, &HandNotes::noteHelp);
}

void Application::connectGame()
{
    connect(&game_, &CurrentGame::aboutToChange, &host_, &TableHost::dismissGuest);
    connect(&game_, &CurrentGame::changed, this, &Application::attachGame);
    connect(&game_, &CurrentGame::changed, &gameAtTable_, &GameAtTable::begin);
    connect(&gameController_, &GameController::newGameWanted, &game_, &CurrentGame::replace);
    connect(&gameController_, &GameController::playersChanged, this, [this] {
        display_.showPlayers();
        display_.showName();
        display_.showSheet();
        players_.meet();
        host_.goOn();
    });
    connect(&gameController_, &GameController::ended, &gameAtTable_, &GameAtTable::end);
    connect(&gameAtTable_, &GameAtTable::handOver, &windows_.history(), &HistoryBrowser::wake);
    connect(&gameAtTable_, &GameAtTable::handOver, &settings_, &SettingsController::keepName);
    connect(&gameAtTable_, &GameAtTable::begun, this, &Application::showWhatWasAsked);
    // Past midnight it is another day.
    connect(&gameAtTable_, &GameAtTable::dealt, this, [this] { files_.careFor(book_.isOpen()); });
    connect(&gameAtTable_, &GameAtTable::dealt, this, &giveBackFreedMemory);
}

/// To all that follow it.
void Application::attachGame()
{
    unsaved_.setGame(*game_);
    rules_.setGame(*game_);
    gameController_.setGame(&*game_);
    honest_.setGame(&*game_);
}

/// What the program was started with, once there is a game beside it.
void Application::showWhatWasAsked()
{
    if (const auto command = std::exchange(show_, std::nullopt))
        window_->action(*command).trigger();
    if (const QString file = std::exchange(handFile_, {}); !file.isEmpty())
        handFiles_.open(file);
}

void Application::connectBook()
{
    connect(&book_, &ScoreBookController::ready, this, [this] {
        windows_.history().begin(settings_.preferences().notice);
        startUp_.begin();
        files_.careFor(book_.isOpen());
    });
    connect(&book_, &ScoreBookController::noticeWanted, this,
        [this](const QString& words) { window_->notices().say(words); });
    connect(&files_, &BookFiles::busyChanged, &allowed_, &AllowedCommands::refresh);
    connect(&files_, &BookFiles::imported, &windows_.history(), &HistoryBrowser::wake);
    connect(&replacement_, &BookReplacement::aboutToReplace, &host_, &TableHost::giveBack);
    connect(&replacement_, &BookReplacement::aboutToReplace, &windows_, &BookWindows::close);
    connect(&replacement_, &BookReplacement::closed, &allowed_, &AllowedCommands::refresh);
}

void Application::connectPlayers()
{
    connect(&windows_.people(), &PeopleBrowser::changed, &players_, &KnownPlayers::rename);
    connect(&windows_.people(), &PeopleBrowser::changed, &players_, &KnownPlayers::meet);
    connect(&windows_.history(), &HistoryBrowser::noticed, &players_, &KnownPlayers::meet);
    connect(&windows_, &BookWindows::gameRenamed, this, [this] { display_.showName(); });
    connect(&players_, &KnownPlayers::met, this, [this](const Acquaintances& known) {
        advisor_.meet(known);
        teaching_.meet(known);
        review_.meet(known.opponents);
    });
    connect(&players_, &KnownPlayers::renamed, this, [this] {
        display_.showPlayers();
        display_.showName();
        display_.showSheet();
    });
}

void Application::connectHost()
{
    connect(
        &window_->action(Command::EndPractice), &QAction::triggered, &host_, &TableHost::giveBack);
    connect(&window_->action(Command::DayHand), &QAction::triggered, &dayHand_,
        &DayHandController::play);
    connect(&startUp_, &StartUp::lessonWanted, &teaching_, &Teaching::teach);
    connect(&teaching_, &Teaching::coached, &notes_, &HandNotes::noteHelp);
}

} // namespace sheepshead
