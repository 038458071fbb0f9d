// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/application.h"

#include "app/allowed_commands.h"
#include "app/book/opponent_notes.h"
#include "app/book/problem_report.h"
#include "app/book/storage_conversion.h"
#include "app/game/participants.h"
#include "app/game/table_binding.h"
#include "app/game/table_looks.h"
#include "app/session/person.h"
#include "app/sound/sound_module.h"
#include "ui/cards/own_faces.h"
#include "ui/paper/paper_dialog.h"
#include "ui/preferences/colour_scheme.h"
#include "ui/rules/rules_dialog.h"
#include "ui/scores/print_dialogs.h"
#include "ui/table/panels/result_panel.h"
#include "ui/widgets/desktop_motion.h"
#include "ui/widgets/notice_bar.h"
#include "ui/widgets/text_scale.h"

#include <utility>

namespace sheepshead {

namespace {

std::filesystem::path pathOf(const QString& file)
{
    return std::filesystem::path(file.toStdU16String());
}

} // namespace

Application::Application(const CommandLine& line)
    : folders_(foldersFor(line.dataFolder))
    , settings_(folders_.preferences)
    , table_(new TableWidget)
    , sheet_(new ScoreSheetView)
    , window_(std::make_unique<MainWindow>(table_, sheet_))
    , book_(pathOf(folders_.scoreBook), *window_)
    , unsaved_(*window_)
    , browser_(book_, *window_)
    , people_(book_, *window_)
    , history_(book_, *window_)
    , tables_(book_, *window_)
    , files_(pathOf(folders_.scoreBook), *window_)
    , honest_(*window_, book_)
    , gameController_(*window_)
    , advisor_(expertAdvice(adviceSeed))
    , game_({ *window_, book_, unsaved_, settings_ }, line.seed)
    , starter_({ *window_, book_, settings_, game_ })
    , startUp_({ *window_, book_, settings_, game_, starter_ },
          { line.rulesFile, !line.seed && line.handFile.isEmpty() && !line.show, line.goesOn })
    , display_(*window_, *table_, *sheet_)
    , review_({ *window_, *table_, *sheet_, browser_, book_, settings_ })
    , handFiles_(*window_, review_)
    , takeBack_(*window_, *table_, review_)
    , teaching_({ *window_, *table_, settings_,
          [this](CostPart part) {
              return history_.costlyHands(
                  part, settings_.preferences().names.at(indexOf(personsSeat)));
          },
          [this] { return handIsPractice(); } })
    , dayHand_({ *window_, *table_, settings_,
          [this](const PracticeTable& players, const NamedHand& hand) {
              review_.playAt(players, hand);
          },
          [this] { review_.endPractice(); } })
    , sounds_(*table_, loadSoundModule)
    , remarks_(*table_, [this] { return !teaching_.isOn(); })
    , handFile_(line.handFile)
    , show_(line.show)
{
    if (line.seed)
        teaching_.setSeed(*line.seed);
    setFacesFolder(folders_.faces);
    applyColourScheme(settings_.preferences().colours);
    setTextScale(settings_.preferences().textScale);
    display_.use(settings_.preferences());
    remarks_.use(settings_.preferences());
    display_.useSpeed(line.speed.value_or(settings_.preferences().speed));
    connectWindow();
    connectSettings();
    connectMotion();
    connectBook();
    connectFiles();
    connectHint();
    connectChanges();
    connectReview();
    connectTeaching();
    connectDayHand();
    connectPeople();
    connectSound();
    connectTableLooks(*window_, *table_);
    connect(table_, &TableWidget::trumpCounted, this, &Application::noteHelp);
    sounds_.use(settings_.preferences().sound, line.speed.value_or(settings_.preferences().speed));
}

Application::~Application()
{
    if (!gameWaits())
        game_.removeIfUntouched();
}

void Application::start()
{
    const WindowLook look = settings_.store().windowLook();
    window_->restoreLook(look.geometry, look.state);
    window_->show();
    book_.open();
}

void Application::connectWindow()
{
    const auto onCommand = [this](Command command, auto slot) {
        connect(&window_->action(command), &QAction::triggered, this, slot);
    };
    onCommand(Command::ScoreBook, [this] { browser_.open(game_->sheetId()); });
    onCommand(Command::History, [this] { history_.open(0, settings_.preferences().power); });
    onCommand(Command::People, [this] { people_.open(); });
    onCommand(Command::ScoreTable, [this] { tables_.begin(settings_.preferences().variant); });
    onCommand(Command::ExportBook, [this] { files_.askToExport(); });
    onCommand(Command::ImportBook, [this] { files_.askToImport(); });
    onCommand(Command::BackUpBook, [this] { files_.askToBackUp(); });
    onCommand(Command::RestoreBook, [this] { files_.askToRestore(); });
    onCommand(Command::Print, &Application::showPaper);
    onCommand(Command::ExportPdf, [this] { exportSheet(game_->document(), window_.get()); });
    onCommand(Command::NewPlayer, [this] {
        gameController_.askForNewcomer(namesToSuggest(book_, true) + namesToSuggest(book_, false));
    });
    onCommand(Command::EndGame, [this] { gameController_.askToEnd(); });
    onCommand(Command::Rules, &Application::showRules);
    const auto configure = [this](SettingsController::Page page) {
        settings_.configure(
            { namesToSuggest(book_, false), namesToSuggest(book_, true), gamesTogether(book_) },
            window_.get(), page);
    };
    onCommand(Command::HouseRules, [this] { settings_.changeRules(window_.get()); });
    onCommand(Command::Look, [configure] { configure(SettingsController::Page::Look); });
    onCommand(Command::Configure, [configure] { configure(SettingsController::Page::First); });
    onCommand(Command::Report, &Application::report);
    onCommand(Command::LastTrick, [this] { table_->showLastTrick(); });
    onCommand(Command::LayDown, [this] { table_->turn().layDown(); });
    window_->action(Command::LayDown).setEnabled(false); // until the table allows it
    connect(&table_->turn(), &PersonsTurn::mayLayDownChanged, &window_->action(Command::LayDown),
        &QAction::setEnabled);
    allowCommands();
    connect(table_, &TableWidget::statusChanged, window_.get(), &MainWindow::setStatus);
    connect(&table_->turn(), &PersonsTurn::chosen, this, &Application::noteDecision);
    const ResultPanel& result = table_->result();
    connect(&result, &ResultPanel::nextHand, this, &Application::dealNext);
    connect(&result, &ResultPanel::explanationWanted, sheet_, &ScoreSheetView::explainLastHand);
    connect(&result, &ResultPanel::playAgainWanted, &window_->action(Command::PlayAgain),
        &QAction::trigger);
    window_->setMayClose([this] { return mayClose(); });
    connect(window_.get(), &MainWindow::closed, this, &Application::saveLook);
    connect(window_.get(), &MainWindow::closed, &tables_, &TableKeeper::close);
}

void Application::connectSettings()
{
    connect(window_.get(), &MainWindow::speedChosen, &settings_, &SettingsController::setSpeed);
    connect(&settings_, &SettingsController::changed, this,
        [this](const Preferences& now, const Preferences& was) {
            if (now.colours != was.colours)
                applyColourScheme(now.colours);
            if (now.language != was.language) // once the dialog is gone
                QMetaObject::invokeMethod(this, &Application::beginAgain, Qt::QueuedConnection);
            setTextScale(now.textScale);
            display_.use(now);
            display_.useSpeed(now.speed);
            remarks_.use(now);
            if (now.cast != was.cast)
                display_.showFaces();
            if (game_) {
                game_->setCast(now.cast);
                game_->setLevels(now.levels);
                game_->session().setLayingDown(now.layingDown);
            }
            if (now.variant != was.variant)
                gameController_.changeRules(now.variant);
            if (now.notice != was.notice) {
                history_.setNoticing(now.notice);
                meetPlayers();
            }
        });
}

void Application::connectSound()
{
    QAction& mute = window_->action(Command::Sound);
    const bool has = !soundModuleFile().isEmpty();
    mute.setVisible(has);
    mute.setEnabled(has);
    settings_.setHasSound(has);
    const auto use = [this, &mute](const Preferences& preferences) {
        sounds_.use(preferences.sound, preferences.speed);
        mute.setChecked(preferences.sound.on);
    };
    mute.setChecked(settings_.preferences().sound.on);
    connect(&mute, &QAction::triggered, &settings_, &SettingsController::setSoundOn);
    connect(&settings_, &SettingsController::changed, this, use);
    connect(&settings_, &SettingsController::soundSampleWanted, &sounds_, &TableSounds::sample);
}

void Application::connectChanges()
{
    connect(&game_, &CurrentGame::aboutToChange, &review_, &ReviewController::setGame);
    connect(&game_, &CurrentGame::changed, this, &Application::beginGame);
    connect(&gameController_, &GameController::newGameWanted, &game_, &CurrentGame::replace);
    connect(&gameController_, &GameController::playersChanged, this, [this] {
        display_.showPlayers();
        display_.showName();
        display_.showSheet();
        meetPlayers();
        dealNext(); // showPlayers() cleared the table
    });
    connect(&gameController_, &GameController::ended, this, &Application::clearTable);
}

void Application::connectMotion()
{
    connect(&motionPortal_, &MotionPortal::told, this, [this](bool still) {
        if (still == desktopWantsLessMotion())
            return;
        setDesktopWantsLessMotion(still);
        display_.use(settings_.preferences());
    });
}

void Application::connectBook()
{
    connect(&book_, &ScoreBookController::ready, this, [this] {
        history_.begin(settings_.preferences().notice);
        startUp_.begin();
        files_.careFor(book_.isOpen());
    });
    connect(&browser_, &BookBrowser::resumeWanted, this, [this](SheetId id) {
        game_.leave(tr("&Resume the other game"), [this, id] { game_.resume(id); });
    });
    connect(&browser_, &BookBrowser::tableWanted, this,
        [this](SheetId id) { tables_.resume(id, settings_.preferences().variant); });
    connect(&browser_, &BookBrowser::newTableWanted, this,
        [this] { tables_.begin(settings_.preferences().variant); });
    connect(&browser_, &BookBrowser::renamed, this, [this](SheetId id, const QString& name) {
        if (id != game_->sheetId())
            return;
        game_.rename(name);
        display_.showName();
    });
}

void Application::connectFiles()
{
    connect(&files_, &BookFiles::busyChanged, this, &Application::allowCommands);
    connect(&book_, &ScoreBookController::noticeWanted, this,
        [this](const QString& words) { window_->notices().say(words); });
    connect(&files_, &BookFiles::imported, &history_, &HistoryBrowser::wake);
    connect(&files_, &BookFiles::restoreWanted, this, [this](const std::filesystem::path& backup) {
        game_.leave(tr("&Restore"),
            [this, backup] { replaceBook([this, backup] { book_.restore(backup); }); });
    });
    connect(&files_, &BookFiles::recoveryWanted, this, [this] {
        game_.leave(tr("Re&cover"), [this] { replaceBook([this] { book_.recover(); }); });
    });
}

/// Lets go of the file of the book, which another one replaces. The game stays on the table without
/// being saved until one of the new book comes.
void Application::replaceBook(const std::function<void()>& replace)
{
    if (files_.isBusy())
        return;
    if (review_.isPractising())
        review_.endPractice();
    teaching_.leave();
    browser_.close();
    history_.end();
    tables_.close();
    game_.stopKeeping();
    book_.close();
    allowCommands();
    replace();
}

void Application::connectHint()
{
    PersonsTurn& turn = table_->turn();
    connect(&window_->action(Command::Hint), &QAction::triggered, &turn, &PersonsTurn::toggleHint);
    connect(&turn, &PersonsTurn::hintWanted, &advisor_, &Advisor::ask);
    connect(&turn, &PersonsTurn::hintUnwanted, &advisor_, &Advisor::withdraw);
    connect(&advisor_, &Advisor::advised, &turn, &PersonsTurn::showHint);
    connect(&turn, &PersonsTurn::hintShown, this, &Application::noteHelp);
}

void Application::connectGame()
{
    GameSession& session = game_->session();
    attach(*table_, *game_);
    connect(&session, &GameSession::handEnded, this,
        [this](const HandRecord&, bool newRow) { display_.announceResult(newRow); });
    connect(&session, &GameSession::handOver, this, &Application::endHand);
    connect(&session, &GameSession::handBegan, this, [this] {
        if (rules_) // they may have been changed
            rules_->page().setVariant(game_->session().rules());
    });
    unsaved_.setGame(*game_);
}

void Application::connectReview()
{
    connect(&review_, &ReviewController::changed, this, &Application::allowCommands);
    connect(&review_, &ReviewController::practiceEnded, this, [this] { display_.showAgain(); });
}

void Application::connectTeaching()
{
    connect(&startUp_, &StartUp::lessonWanted, &teaching_, &Teaching::teach);
    connect(&teaching_, &Teaching::aboutToBegin, &review_, &ReviewController::endPractice);
    connect(&review_, &ReviewController::aboutToPractise, &teaching_, &Teaching::leave);
    connect(&game_, &CurrentGame::aboutToChange, &teaching_, &Teaching::setGame);
    connect(&teaching_, &Teaching::changed, this, &Application::allowCommands);
    connect(&teaching_, &Teaching::ended, this, [this] { display_.showAgain(); });
    connect(&teaching_, &Teaching::coached, this, &Application::noteHelp);
}

void Application::connectDayHand()
{
    connect(&window_->action(Command::DayHand), &QAction::triggered, &dayHand_,
        &DayHandController::play);
    connect(&review_, &ReviewController::practised, &dayHand_, &DayHandController::takeEnd);
    connect(&review_, &ReviewController::aboutToPractise, &dayHand_, &DayHandController::drop);
    connect(&review_, &ReviewController::practiceEnded, &dayHand_, &DayHandController::drop);
    connect(&game_, &CurrentGame::aboutToChange, &dayHand_, &DayHandController::drop);
}

/// The hand on the table counts for nothing.
bool Application::handIsPractice() const
{
    return review_.isPractising() || (game_ && game_->session().isPractice());
}

/// The score book marks a hand in which the person was helped.
void Application::noteHelp()
{
    if (!gameWaits() && game_->session().handInPlay())
        game_->noteHint();
}

void Application::connectPeople()
{
    connect(&people_, &PeopleBrowser::statisticsWanted, this,
        [this](qint64 person) { history_.open(person, settings_.preferences().power); });
    connect(&history_, &HistoryBrowser::powerChanged, &settings_, &SettingsController::setPower);
    connect(&people_, &PeopleBrowser::changed, this, &Application::renamePlayers);
    connect(&people_, &PeopleBrowser::changed, this, &Application::meetPlayers);
    connect(&history_, &HistoryBrowser::noticed, this, &Application::meetPlayers);
    connect(&history_, &HistoryBrowser::openSheetWanted, &browser_, &BookBrowser::openSheet);
}

/// Experts, hints and reviews expect of the players at the table what was noticed of them.
void Application::meetPlayers()
{
    if (!game_)
        return;
    const Acquaintances known =
        settings_.preferences().notice ? acquaintancesOn(book_, game_->sheetId()) : Acquaintances();
    game_->meet(known.opponents);
    advisor_.meet(known);
    teaching_.meet(known);
    review_.meet(known.opponents);
}

/// The book may know the players by other names now.
void Application::renamePlayers()
{
    const auto id = game_->sheetId();
    const auto stored = id ? book_.book().load(*id) : Result<StoredSheet>(Problem {});
    if (!stored)
        return;
    game_->takeNames(headOf(*stored));
    if (!teaching_.isOn())
        display_.showPlayers();
    display_.showName();
    display_.showSheet();
}

/// A decision clears the note about an earlier try; the first card played clears the welcome.
void Application::noteDecision(const Action& action)
{
    window_->setStatus({});
    if (std::holds_alternative<Play>(action))
        startUp_.endWelcome();
    if (!gameWaits())
        game_.noteDecision();
}

void Application::beginGame()
{
    connectGame();
    takeBack_.setGame(*game_);
    gameController_.setGame(&*game_);
    honest_.setGame(&*game_);
    display_.setGame(*game_);
    meetPlayers();
    if (const auto problem = game_->begin())
        window_->notices().say(
            tr("The unfinished hand could not be read (%1: %2). It was set aside "
               "in the score book, and its cards were dealt again.")
                .arg(placeText(*problem), fromUtf8(problem->reason)));
    if (!game_->session().hand() && game_->session().gameOver()) {
        clearTable();
        gameController_.showEnd();
    }
    allowCommands();
    showWhatWasAsked();
}

/// What the program was started with, once there is a game beside it.
void Application::showWhatWasAsked()
{
    if (const auto command = std::exchange(show_, std::nullopt))
        window_->action(*command).trigger();
    if (const QString file = std::exchange(handFile_, {}); !file.isEmpty())
        handFiles_.open(file);
}

void Application::clearTable()
{
    table_->clear();
    window_->setStatus(tr("The game is over."));
    display_.showSheet();
    allowCommands();
}

void Application::allowCommands()
{
    if (game_) {
        review_.allowCommands();
        if (!teaching_.isOn())
            takeBack_.refresh();
    }
    sheepshead::allowCommands(*window_,
        { .bookIsOpen = book_.isOpen(),
            .filesAreBusy = files_.isBusy(),
            .gameIsThere = bool(game_),
            .gameIsOver = game_ && game_->session().gameOver(),
            .gameWaits = gameWaits(),
            .lessonIsOn = teaching_.isOn() });
}

void Application::dealNext()
{
    if (teaching_.isOn())
        return teaching_.goOn();
    if (review_.isPractising()) {
        review_.endPractice();
        return;
    }
    if (game_->session().handInPlay())
        return;
    if (game_->session().gameOver()) {
        gameController_.showEnd();
        return;
    }
    table_->clear();
    game_->session().dealNext();
    files_.careFor(book_.isOpen()); // past midnight it is another day
}

void Application::endHand()
{
    history_.wake();
    display_.showSheet();
    allowCommands();
    if (game_->session().gameOver())
        gameController_.noteEnd();
}

bool Application::mayClose()
{
    if (closing_ || game_.mayLeaveUnasked())
        return true;
    game_.leave(tr("&Quit"), [this] {
        closing_ = true;
        window_->close();
    });
    return false;
}

/// The texts of all windows are made once, so another language needs other windows.
void Application::beginAgain()
{
    game_.leave(tr("Change the &language"), [this] {
        again_ = true;
        closing_ = true;
        window_->close();
    });
}

void Application::showRules()
{
    if (!rules_) {
        rules_ = new RulesDialog(game_->session().rules(), window_.get());
        rules_->setAttribute(Qt::WA_DeleteOnClose);
    }
    rules_->page().setDeck(settings_.preferences().deck);
    rules_->show();
    rules_->raise();
    rules_->activateWindow();
}

void Application::report()
{
    ReportFacts facts { settings_.preferences(), {}, false, book_.isOpen() };
    const Game* const game = review_.isPractising() ? review_.practiceGame()
        : game_                                     ? &*game_
                                                    : nullptr;
    if (game) {
        const GameSession& session = game->session();
        facts.handInPlay = session.handInPlay();
        facts.hand = session.record();
    }
    askToReport(*window_, facts);
}

void Application::showPaper()
{
    auto* const dialog =
        new PaperDialog(game_->document(), game_->session().rules(), window_.get());
    dialog->setAttribute(Qt::WA_DeleteOnClose);
    dialog->open();
}

void Application::saveLook()
{
    settings_.store().save({ window_->saveGeometry(), window_->saveState() });
}

} // namespace sheepshead
