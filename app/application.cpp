// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/application.h"

#include "app/game/problem_report.h"
#include "app/match/participants.h"
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

Application::Application(const CommandLine& line, RunningProgram& program, LeftStudy study)
    : line_(line)
    , leftStudy_(std::move(study))
    , folders_(foldersFor(line.dataFolder))
    , settings_(folders_.preferences)
    , table_(new TableWidget)
    , sheet_(new ScoreSheetView(ScoreSheetView::Shape::Pad))
    , window_(std::make_unique<MainWindow>(table_, sheet_))
    , host_(*table_)
    , place_ { *window_, *table_, host_, settings_ }
    , book_(pathOf(folders_.scoreBook), *window_)
    , files_(pathOf(folders_.scoreBook), *window_, settings_.store())
    , game_({ *window_, book_, settings_ }, line.seed)
    , windows_({ *window_, book_, settings_ }, game_)
    , players_(book_, settings_, game_)
    , replacement_(files_, book_, game_)
    , startUp_({ *window_, book_, settings_ }, game_,
          { line.rulesFile, !line.seed && line.handFile.isEmpty() && !line.show, line.goesOn })
    , display_(*window_, *table_, host_, *sheet_)
    , rules_(settings_, *window_, host_)
    , gameAtTable_(place_, game_, display_, players_)
    , review_(place_, game_, players_, book_, *sheet_, windows_.sheets())
    , unsavedFiles_(*window_)
    , study_(
          place_, [this] { return game_->session().rules(); },
          [this](const NamedHand& hand) { review_.playOn(hand); })
    , pickTable_(place_, [this] { return game_->session().rules(); })
    , challenges_(
          place_, folders_.challenges, unsavedFiles_, [this] { return game_->session().rules(); })
    , tournaments_(*window_, folders_.tournaments, unsavedFiles_)
    , end_(*window_, settings_, questionsAtEnd())
    , openedFiles_(place_, program, game_, review_, study_, challenges_, tournaments_)
    , takeBack_(*window_, game_, host_, review_)
    , teaching_(place_, book_)
    , allowed_(*window_, book_, files_, game_, host_)
    , settingsInUse_(place_, game_, display_, line.speed)
{
    if (line.seed)
        teaching_.setSeed(*line.seed);
    setFacesFolder(folders_.faces);
    connectCommands();
    connectLooks();
    connectSettings();
    connectTable();
    connectGame();
    connectBook();
    connectPlayers();
    challenges_.setPeople([this] { return namesToSuggest(book_, false); });
    allowed_.refresh();
}

Application::~Application()
{
    if (!host_.gameWaits() && !beginsAgain())
        game_.removeIfUntouched();
}

std::vector<AskToLeave> Application::questionsAtEnd()
{
    return {
        [this](const QString& verb, std::function<void()> then) {
            game_.leave(verb, std::move(then));
        },
        [this](const QString& verb, std::function<void()> then) {
            unsavedFiles_.leave(verb, std::move(then));
        },
    };
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
        gameAtTable_.askForNewcomer(namesToSuggest(book_, true) + namesToSuggest(book_, false),
            [this](const SheetHead& head) { return book_.seatedTwice(head); });
    });
    onCommand(Command::EndPractice, [this] { host_.giveBack(); });
    onCommand(Command::Rules, [this] { rules_.show(); });
    onCommand(Command::Print,
        [this] { choosePaper(game_->document(), game_->session().rules(), window_.get()); });
    onCommand(Command::ExportPdf, [this] { exportSheet(game_->document(), window_.get()); });
    onCommand(Command::SaveWebPage, [this] { saveWebPage(game_->document(), window_.get()); });
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
    connect(window_.get(), &MainWindow::speedChosen, &settings_, &SettingsController::setSpeed);
    connect(&settings_, &SettingsController::changed, this,
        [this](const Preferences& now, const Preferences& was) {
            if (now.notice != was.notice) {
                windows_.history().setNoticing(now.notice);
                players_.meet();
            }
        });
}

/// The commands that only look at the table, or have it told again to a screen reader.
void Application::connectLooks()
{
    onCommand(Command::LastTrick, [this] { table_->showLastTrick(); });
    onCommand(Command::TrumpCount, [this] { table_->showTrumpCount(); });
    onCommand(Command::CopyResult, [this] {
        if (const auto result = table_->result().toShare())
            copyToShare(*result);
    });
    onCommand(Command::SaveResultPicture, [this] {
        if (const auto result = table_->result().toShare())
            askToSavePicture(*result, window_.get());
    });
    onCommand(Command::RepeatHand, [this] { table_->repeat(Repeated::Hand); });
    onCommand(Command::RepeatTrick, [this] { table_->repeat(Repeated::Trick); });
    onCommand(Command::RepeatScores, [this] { table_->repeat(Repeated::Scores); });
    onCommand(Command::RepeatSeats, [this] { table_->repeat(Repeated::Seats); });
}

void Application::connectTable()
{
    connect(table_, &TableWidget::statusChanged, window_.get(), &MainWindow::setStatus);
    connect(window_.get(), &MainWindow::refused, table_, &TableWidget::tell);
    connect(
        &host_, &TableHost::changed, this, [this] { window_->setDealOnTable(!host_.gameWaits()); });
    connect(table_, &TableWidget::trumpCounted, &gameAtTable_, &GameAtTable::noteHelp);
    PersonsTurn& turn = table_->turn();
    connect(&turn, &PersonsTurn::chosen, this, [this](const Action& action) {
        window_->setStatus({}); // what an earlier try was told
        if (std::holds_alternative<Play>(action))
            startUp_.endWelcome();
        gameAtTable_.noteDecision();
    });
    const ResultPanel& result = table_->result();
    connect(&result, &ResultPanel::nextHand, &host_, &TableHost::goOn);
    connect(&result, &ResultPanel::explanationWanted, sheet_, &ScoreSheetView::explainLastHand);
    connect(&result, &ResultPanel::playAgainWanted, &window_->action(Command::PlayAgain),
        &QAction::trigger);
}

void Application::connectGame()
{
    connect(&gameAtTable_, &GameAtTable::handOver, &windows_, &BookWindows::renew);
    connect(&gameAtTable_, &GameAtTable::handOver, &settings_, &SettingsController::keepName);
    connect(&gameAtTable_, &GameAtTable::begun, this, &Application::showWhatWasAsked);
    connect(&startUp_, &StartUp::lessonWanted, &teaching_, &Teaching::teach);
    connect(&startUp_, &StartUp::realTableWanted, &window_->action(Command::ScoreTable),
        &QAction::trigger);
    connect(&teaching_, &Teaching::helped, &gameAtTable_, &GameAtTable::noteHelp);
    connect(&study_, &StudyController::helped, &gameAtTable_, &GameAtTable::noteHelp);
    connect(&study_, &StudyController::handWorthWanted, &pickTable_, &PickTableController::take);
    connect(&pickTable_, &PickTableController::helped, &gameAtTable_, &GameAtTable::noteHelp);
    connect(&review_, &ReviewController::studyWanted, &study_, &StudyController::study);
    // Past midnight it is another day.
    connect(&gameAtTable_, &GameAtTable::dealt, this, [this] { files_.careFor(book_.isOpen()); });
    connect(&gameAtTable_, &GameAtTable::dealt, this, &giveBackFreedMemory);
}

/// What the program was started with, once there is a game beside it.
void Application::showWhatWasAsked()
{
    if (const auto command = std::exchange(line_.show, std::nullopt))
        window_->action(*command).trigger();
    if (const QString file = std::exchange(line_.handFile, {}); !file.isEmpty())
        openedFiles_.open(file);
    study_.resume(std::exchange(leftStudy_, {}));
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
    connect(&files_.imports(), &BookImports::imported, &windows_, &BookWindows::renew);
    files_.imports().setInUse([this] { return windows_.inUse(); });
    connect(&replacement_, &BookReplacement::aboutToReplace, &host_, &TableHost::giveBack);
    connect(&replacement_, &BookReplacement::aboutToReplace, &windows_, &BookWindows::close);
    connect(&replacement_, &BookReplacement::closed, &allowed_, &AllowedCommands::refresh);
}

void Application::connectPlayers()
{
    connect(&windows_.people(), &PeopleBrowser::changed, &players_, &KnownPlayers::rename);
    connect(&windows_.people(), &PeopleBrowser::changed, &players_, &KnownPlayers::meet);
    connect(&windows_.history(), &HistoryBrowser::noticed, &players_,
        &KnownPlayers::meetFromNextDealOn);
    connect(&windows_, &BookWindows::gameRenamed, this, [this] { display_.showName(); });
    connect(&players_, &KnownPlayers::met, this, [this](const Acquaintances& known) {
        teaching_.meet(known);
        study_.meet(known.opponents);
    });
    connect(&players_, &KnownPlayers::renamed, this, [this] {
        display_.showPlayers();
        display_.showName();
        display_.showSheet();
    });
}

} // namespace sheepshead
