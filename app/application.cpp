// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/application.h"

#include "app/book/questions.h"
#include "app/book/storage_conversion.h"
#include "app/game/new_game.h"
#include "app/game/participants.h"
#include "app/game/table_binding.h"
#include "app/session/person.h"
#include "ui/paper/paper_dialog.h"
#include "ui/preferences/colour_scheme.h"
#include "ui/rules/rules_dialog.h"
#include "ui/scores/print_dialogs.h"
#include "ui/table/panels/result_panel.h"
#include "ui/widgets/notice_bar.h"

#include <utility>

namespace sheepshead {

namespace {

constexpr std::array bookFileCommands { Command::ExportBook, Command::ImportBook,
    Command::BackUpBook, Command::RestoreBook };

constexpr std::array needGame { Command::ScoreBook, Command::Print, Command::ExportPdf,
    Command::Hint, Command::LastTrick, Command::Rules, Command::NewPlayer, Command::EndGame };

std::vector<int> totalsOf(const ScoreSheet& sheet)
{
    std::vector<int> totals;
    totals.reserve(static_cast<std::size_t>(sheet.seats()));
    for (int i = 0; i < sheet.seats(); ++i)
        totals.push_back(sheet.total(seatAt(i)).value);
    return totals;
}

const QString welcomeTopic = QStringLiteral("welcome");
const QString leftTopic = QStringLiteral("left");

std::filesystem::path pathOf(const QString& file)
{
    return std::filesystem::path(file.toStdU16String());
}

} // namespace

Application::Application(const CommandLine& line)
    : line_(line)
    , folders_(foldersFor(line.dataFolder))
    , settings_(folders_.preferences)
    , table_(new TableWidget)
    , sheet_(new ScoreSheetView)
    , window_(std::make_unique<MainWindow>(table_, sheet_))
    , book_(pathOf(folders_.scoreBook), *window_)
    , unsaved_(*window_)
    , browser_(book_, *window_)
    , files_(pathOf(folders_.scoreBook), *window_)
    , honest_(*window_, book_)
    , gameController_(*window_)
    , offering_(*window_)
    , advisor_(expertAdvice(adviceSeed))
    , review_({ *window_, *table_, *sheet_, browser_, book_, settings_ })
{
    applyColourScheme(settings_.preferences().colours);
    take(settings_.preferences());
    useSpeed(line_.speed.value_or(settings_.preferences().speed));
    connectWindow();
    connectSettings();
    connectBook();
    connectHint();
    connectChanges();
    connectReview();
}

Application::~Application()
{
    if (const auto untouched = untouchedSheet(); untouched && !review_.isPractising()) {
        game_.reset(); // or it would go on writing
        removeUntouched(untouched);
    }
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
    onCommand(Command::NewGame, &Application::wantNewGame);
    onCommand(Command::ScoreBook, [this] { browser_.open(game_->sheetId()); });
    onCommand(Command::ExportBook, [this] { files_.askToExport(); });
    onCommand(Command::ImportBook, [this] { files_.askToImport(); });
    onCommand(Command::BackUpBook, [this] { files_.askToBackUp(); });
    onCommand(Command::RestoreBook, [this] { files_.askToRestore(); });
    onCommand(Command::Print, &Application::showPaper);
    onCommand(Command::ExportPdf, [this] { exportSheet(game_->document(), window_.get()); });
    onCommand(Command::NewPlayer, [this] { gameController_.askForNewcomer(); });
    onCommand(Command::EndGame, [this] { gameController_.askToEnd(); });
    onCommand(Command::Rules, &Application::showRules);
    onCommand(Command::Configure, [this] { settings_.configure(window_.get()); });
    onCommand(Command::LastTrick, [this] { table_->showLastTrick(); });
    onCommand(Command::LayDown, [this] { table_->turn().layDown(); });
    window_->action(Command::LayDown).setEnabled(false); // until the table says that it may be
    connect(&table_->turn(), &PersonsTurn::mayLayDownChanged, &window_->action(Command::LayDown),
        &QAction::setEnabled);
    for (const Command command : needGame)
        window_->action(command).setEnabled(false); // until there is one
    for (const Command command : bookFileCommands)
        window_->action(command).setEnabled(false);
    connect(table_, &TableWidget::statusChanged, window_.get(), &MainWindow::setStatus);
    connect(&table_->turn(), &PersonsTurn::chosen, this, &Application::noteDecision);
    const ResultPanel& result = table_->result();
    connect(&result, &ResultPanel::nextHand, this, &Application::dealNext);
    connect(&result, &ResultPanel::explanationWanted, sheet_, &ScoreSheetView::explainLastHand);
    window_->setMayClose([this] { return mayClose(); });
    connect(window_.get(), &MainWindow::closed, this, &Application::saveLook);
}

void Application::connectSettings()
{
    connect(window_.get(), &MainWindow::speedChosen, &settings_, &SettingsController::setSpeed);
    connect(&settings_, &SettingsController::changed, this,
        [this](const Preferences& now, const Preferences& was) {
            if (now.colours != was.colours)
                applyColourScheme(now.colours);
            take(now);
            useSpeed(now.speed);
            if (game_) {
                game_->setLevels(now.levels);
                game_->session().setLayingDown(now.layingDown);
            }
            if (now.variant != was.variant)
                gameController_.changeRules(now.variant);
        });
}

void Application::connectChanges()
{
    connect(&gameController_, &GameController::newGameWanted, this, &Application::wantNewGame);
    connect(&gameController_, &GameController::playersChanged, this, [this] {
        showPlayers();
        showName();
        showSheet();
        dealNext(); // the table was laid anew
    });
    connect(&gameController_, &GameController::ended, this, &Application::clearTable);
    connect(&offering_, &RulesOffering::left, this, &Application::beginFirstGame);
    connect(&offering_, &RulesOffering::taken, this, [this](const Variant& variant) {
        settings_.setVariant(variant);
        newGame();
    });
}

void Application::connectBook()
{
    connect(&book_, &ScoreBookController::ready, this, &Application::beginFirstGame);
    connect(&book_, &ScoreBookController::ready, this, &Application::backUpDaily);
    connect(&book_, &ScoreBookController::restored, this, [this](const QString& setAside) {
        window_->notices().say(setAside.isEmpty()
                ? tr("The score book was restored.")
                : tr("The score book was restored. What was there before is kept in %1.")
                      .arg(setAside));
    });
    connect(&book_, &ScoreBookController::recovered, this,
        [this](const QString& words) { window_->notices().say(words); });
    connect(&files_, &BookFiles::busyChanged, this, &Application::allowCommands);
    connect(&files_, &BookFiles::restoreWanted, this, [this](const std::filesystem::path& backup) {
        leaveGame(tr("&Restore"), [this, backup] { restore(backup); });
    });
    connect(&browser_, &BookBrowser::resumeWanted, this, [this](SheetId id) {
        leaveGame(tr("&Resume the other game"), [this, id] { resume(id); });
    });
    connect(&browser_, &BookBrowser::renamed, this, [this](SheetId id, const QString& name) {
        if (id != game_->sheetId())
            return;
        game_->rename(name);
        touched_ = true;
        showName();
    });
}

void Application::connectHint()
{
    PersonsTurn& turn = table_->turn();
    connect(&window_->action(Command::Hint), &QAction::triggered, &turn, &PersonsTurn::toggleHint);
    connect(&turn, &PersonsTurn::hintWanted, &advisor_, &Advisor::ask);
    connect(&turn, &PersonsTurn::hintUnwanted, &advisor_, &Advisor::withdraw);
    connect(&advisor_, &Advisor::advised, &turn, &PersonsTurn::showHint);
    connect(&turn, &PersonsTurn::hintShown, this, [this] {
        if (!review_.isPractising())
            game_->noteHint();
    });
}

void Application::connectGame()
{
    GameSession& session = game_->session();
    attach(*table_, *game_);
    connect(&session, &GameSession::handEnded, this, &Application::announcePot);
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
    connect(&review_, &ReviewController::practiceEnded, this, [this] {
        showSheet();
        announceLastPot();
    });
}

void Application::beginFirstGame()
{
    if (const QString rules = std::exchange(line_.rulesFile, {}); !rules.isEmpty()) {
        offering_.offer(rules, settings_.preferences());
        return;
    }
    if (!book_.isOpen())
        window_->notices().say(
            tr("There is no score book, so this game is not kept. It is lost when you leave it."));
    const BookSurvey survey = book_.survey();
    if (!survey.unreadable.empty())
        window_->notices().say(unreadableText(survey.unreadable));
    if (const auto& last = survey.unfinished) {
        askToResume(
            *last, *window_, [this, id = last->id] { resume(id); }, [this] { newGame(); });
        return;
    }
    if (settings_.store().isNew() && survey.isEmpty)
        window_->notices().say(tr("Welcome! Your seat is at the bottom. Cards you may play stand a "
                                  "little higher. Press ? for the keys."),
            {}, welcomeTopic);
    newGame();
}

void Application::leaveGame(const QString& verb, std::function<void()> then)
{
    if (losesGame())
        askToLose(verb, *window_, std::move(then));
    else
        unsaved_.leave(verb, std::move(then));
}

void Application::wantNewGame()
{
    leaveGame(tr("&New game"), [this] {
        const bool saved = game_ && game_->isKept() && touched_ && game_->session().handInPlay();
        const auto left = saved ? game_->sheetId() : std::nullopt;
        newGame();
        if (left)
            tellWhereItIs(*left);
    });
}

void Application::tellWhereItIs(SheetId left)
{
    window_->notices().say(tr("The hand you left is saved. To resume it later, open the score book "
                              "in the Game menu."),
        { { tr("&Resume it now"), [this, left] { resume(left); } } }, leftTopic);
}

/// A decision clears what was said about an earlier try, and a card the words of welcome.
void Application::noteDecision(const Action& action)
{
    window_->setStatus({});
    if (std::holds_alternative<Play>(action))
        window_->notices().clear(welcomeTopic);
    touched_ = touched_ || !review_.isPractising();
}

/// A sheet without a hand, in which the person has decided nothing, is not worth keeping.
std::optional<SheetId> Application::untouchedSheet() const
{
    const bool empty = game_ && game_->session().match().sheet().rows().empty();
    return empty && !touched_ && book_.isOpen() ? game_->sheetId() : std::nullopt;
}

void Application::removeUntouched(std::optional<SheetId> sheet)
{
    if (!sheet)
        return;
    if (const auto problem = book_.book().remove(*sheet))
        book_.tell(*problem);
}

void Application::newGame()
{
    auto game =
        sheepshead::newGame(settings_.preferences(), std::exchange(line_.seed, std::nullopt));
    if (auto saved = book_.begin(game->head(), game->session().match()))
        game->keepWith(*std::move(saved));
    play(std::move(game));
    touched_ = false;
}

void Application::resume(SheetId id)
{
    if (auto game = book_.resume(id)) {
        dealByChance(*game);
        play(std::move(game));
        touched_ = true;
    } else if (!game_)
        newGame();
}

/// The game stays on the table, but is not saved any more, until one of the restored book comes.
void Application::restore(const std::filesystem::path& backup)
{
    if (files_.isBusy())
        return;
    if (review_.isPractising())
        review_.endPractice();
    removeUntouched(untouchedSheet());
    game_->stopKeeping();
    touched_ = false;
    book_.close();
    book_.restore(backup);
}

void Application::play(std::unique_ptr<Game> game)
{
    const auto untouched = untouchedSheet();
    review_.setGame(*game);
    game_ = std::move(game);
    if (untouched != game_->sheetId())
        removeUntouched(untouched);
    window_->notices().clear(leftTopic);
    game_->setLevels(settings_.preferences().levels);
    game_->session().setLayingDown(settings_.preferences().layingDown);
    connectGame();
    gameController_.setGame(game_.get());
    honest_.setGame(game_.get());
    showPlayers();
    showName();
    showSheet();
    window_->fitSheet();
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
}

void Application::clearTable()
{
    table_->clear();
    window_->setStatus(tr("The game is over."));
    showSheet();
    allowCommands();
}

void Application::showPlayers() { table_->setSeating(seatingOf(game_->head().players)); }

void Application::backUpDaily()
{
    if (book_.isOpen())
        files_.backUpDaily();
}

void Application::allowCommands()
{
    if (!game_)
        return;
    for (const Command command : needGame)
        window_->action(command).setEnabled(true);
    window_->action(Command::ScoreBook).setEnabled(book_.isOpen());
    for (const Command command : bookFileCommands)
        window_->action(command).setEnabled(book_.isOpen() && !files_.isBusy());
    window_->action(Command::RestoreBook).setEnabled(!files_.isBusy()); // a book that is lost, too
    for (const Command command : { Command::NewPlayer, Command::EndGame })
        window_->action(command).setEnabled(
            !game_->session().gameOver() && !review_.isPractising());
    review_.allowCommands();
}

void Application::dealNext()
{
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
    backUpDaily(); // past midnight it is another day
}

/// What the hand moves into the pot belongs to its result, which the table is about to show.
void Application::announcePot(const HandRecord&, bool newRow)
{
    if (!newRow)
        return;
    const SheetRow& row = game_->session().match().sheet().rows().back();
    table_->setPotMove(row.toPot, row.scores.scores);
}

/// For a result that is shown again.
void Application::announceLastPot()
{
    const auto& hands = game_->dealtHands().hands();
    const auto& hand = game_->session().hand();
    const auto rows = static_cast<int>(game_->session().match().sheet().rows().size());
    if (hand && hand->over() && !hands.empty() && hands.back().row == rows)
        announcePot({}, rows > 0);
}

void Application::endHand()
{
    showSheet();
    allowCommands();
    if (!game_->session().gameOver())
        return;
    gameController_.noteEnd();
}

/// A game in which the person has decided nothing is no loss.
bool Application::losesGame() const { return game_ && !game_->isKept() && touched_; }

bool Application::mayClose()
{
    if (closing_ || (!losesGame() && !unsaved_.any()))
        return true;
    leaveGame(tr("&Quit"), [this] {
        closing_ = true;
        window_->close();
    });
    return false;
}

void Application::showName()
{
    sheet_->setDocument(game_->document());
    window_->setWindowTitle(tr("%1 — Sheepshead").arg(game_->head().name));
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

void Application::showPaper()
{
    auto* const dialog =
        new PaperDialog(game_->document(), game_->session().rules(), window_.get());
    dialog->setAttribute(Qt::WA_DeleteOnClose);
    dialog->open();
}

void Application::take(const Preferences& preferences)
{
    table_->setWaitAfterTrick(preferences.waitAfterTrick);
    table_->setFelt(preferences.felt);
    table_->setDeck(preferences.deck);
}

void Application::useSpeed(Speed speed)
{
    table_->setSpeed(speed);
    window_->setSpeed(speed);
}

void Application::showSheet()
{
    const SheetDocument now = game_->document();
    const SheetDocument& shown = sheet_->model().document();
    const bool sameTable = now.rules == shown.rules && now.changes == shown.changes
        && now.newcomers == shown.newcomers && now.hinted == shown.hinted;
    if (sameTable)
        sheet_->setSheet(now.sheet);
    else
        sheet_->setDocument(now);
    table_->setTotals(totalsOf(now.sheet));
    table_->setPot(game_->session().match().state().pot);
}

void Application::saveLook()
{
    settings_.store().save({ window_->saveGeometry(), window_->saveState() });
}

} // namespace sheepshead
