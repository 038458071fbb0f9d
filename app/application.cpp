// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/application.h"

#include "app/seats.h"
#include "app/session/person.h"
#include "app/stored_words.h"
#include "engine/support/rng.h"
#include "ui/notice_bar.h"
#include "ui/preferences/colour_scheme.h"
#include "ui/print_dialogs.h"
#include "ui/rules/rules_dialog.h"
#include "ui/scores/game_over_words.h"
#include "ui/scores/sheet_words.h"

#include <QMessageBox>
#include <QPushButton>
#include <QRandomGenerator>

#include <utility>

namespace sheepshead {

namespace {

constexpr std::array needGame { Command::ScoreBook, Command::Print, Command::PrintPreview,
    Command::ExportPdf, Command::LastTrick, Command::Rules };

/// Deals, and who deals first, follow from the seed.
Match newMatch(const CheckedVariant& variant, std::uint64_t seed)
{
    const auto seats = static_cast<std::uint32_t>(variant.tableSeats());
    const auto dealer = static_cast<int>(Rng(seed).below(seats));
    return Match(variant, seed, seatAt(dealer));
}

std::vector<int> totalsOf(const ScoreSheet& sheet)
{
    std::vector<int> totals;
    for (int i = 0; i < sheet.seats(); ++i)
        totals.push_back(sheet.total(seatAt(i)).value);
    return totals;
}

CardTheme::Deck deckOf(const Preferences& preferences)
{
    return preferences.fourColour ? CardTheme::Deck::FourColour : CardTheme::Deck::TwoColour;
}

std::filesystem::path pathOf(const QString& file)
{
    return std::filesystem::path(file.toStdU16String());
}

/// "Hand 4 is in the middle. You 12, Ada −2, …"
QString standing(const SheetInfo& sheet)
{
    QStringList totals;
    for (std::size_t i = 0; i < std::min(sheet.players.size(), sheet.totals.size()); ++i)
        totals << Application::tr("%1 %2").arg(
            fromUtf8(sheet.players[i]), totalText({ sheet.totals[i] }));
    const QString where = sheet.handInPlay
        ? Application::tr("Hand %1 was left in the middle.").arg(sheet.hands + 1)
        : Application::tr("Hand %1 is next.").arg(sheet.hands + 1);
    return where + u'\n' + totals.join(QStringLiteral(", "));
}

} // namespace

Application::Application(const CommandLine& line)
    : line_(line)
    , folders_(foldersFor(line.dataFolder))
    , setup_(folders_.preferences)
    , table_(new TableWidget)
    , sheet_(new ScoreSheetView)
    , window_(std::make_unique<MainWindow>(table_, sheet_))
    , desk_(pathOf(folders_.scoreBook), *window_)
    , browser_(desk_, *window_)
{
    applyColourScheme(setup_.preferences().colours);
    take(setup_.preferences());
    useSpeed(line_.speed.value_or(setup_.preferences().speed));
    connectWindow();
    connectSetup();
    connectBook();
}

Application::~Application() = default;

void Application::start()
{
    const WindowLook look = setup_.store().windowLook();
    window_->restoreLook(look.geometry, look.state);
    window_->show();
    desk_.open();
}

void Application::connectWindow()
{
    const auto onCommand = [this](Command command, auto slot) {
        connect(&window_->action(command), &QAction::triggered, this, slot);
    };
    onCommand(Command::NewGame, [this] { leaveGame(tr("&New game"), [this] { newGame(); }); });
    onCommand(Command::ScoreBook, [this] { browser_.open(game_->sheetId()); });
    onCommand(Command::Print, [this] { printSheet(game_->document(), window_.get()); });
    onCommand(Command::PrintPreview, [this] { previewSheet(game_->document(), window_.get()); });
    onCommand(Command::ExportPdf, [this] { exportSheet(game_->document(), window_.get()); });
    onCommand(Command::Rules, &Application::showRules);
    onCommand(Command::Configure, [this] { setup_.configure(window_.get()); });
    onCommand(Command::LastTrick, [this] { table_->showLastTrick(); });
    for (const Command command : needGame)
        window_->action(command).setEnabled(false); // until there is one
    connect(table_, &TableWidget::statusChanged, window_.get(), &MainWindow::setStatus);
    connect(table_, &TableWidget::nextHandWanted, this, &Application::dealNext);
    window_->setMayClose([this] { return mayClose(); });
    connect(window_.get(), &MainWindow::closed, this, &Application::saveLook);
}

void Application::connectSetup()
{
    connect(window_.get(), &MainWindow::speedChosen, &setup_, &Setup::setSpeed);
    connect(&setup_, &Setup::changed, this, [this](const Preferences& now, const Preferences& was) {
        if (now.colours != was.colours)
            applyColourScheme(now.colours);
        take(now);
        useSpeed(now.speed);
        if (now.variant != was.variant)
            window_->notices().say(tr("The new rules hold from the next new game on."),
                { { tr("&New game now"),
                    [this] { leaveGame(tr("&New game"), [this] { newGame(); }); } } });
    });
}

void Application::connectBook()
{
    connect(&desk_, &ScoreDesk::ready, this, &Application::beginFirstGame);
    connect(&browser_, &BookBrowser::goOnWanted, this,
        [this](SheetId id) { leaveGame(tr("&Go on with the other"), [this, id] { goOn(id); }); });
    connect(&browser_, &BookBrowser::renamed, this, [this](SheetId id, const QString& name) {
        if (id != game_->sheetId())
            return;
        game_->rename(name);
        showName();
    });
}

void Application::connectGame()
{
    GameSession& session = game_->session();
    connect(&session, &GameSession::restored, table_, &TableWidget::restore);
    connect(&session, &GameSession::happened, table_, qOverload<const Event&>(&TableWidget::show));
    connect(&session, &GameSession::settled, table_, &TableWidget::settle);
    connect(&game_->person(), &Person::asked, table_, &TableWidget::ask);
    connect(table_, &TableWidget::chosen, &game_->person(), &Person::answer);
    connect(table_, &TableWidget::drained, &session, &GameSession::tableReady);
    connect(&session, &GameSession::handOver, this, &Application::endHand);
    connect(game_.get(), &Game::notWritten, &desk_, &ScoreDesk::tell);
}

void Application::beginFirstGame()
{
    if (!desk_.isOpen())
        window_->notices().say(
            tr("There is no score book: this game is not kept, and is lost when it is left."));
    if (const auto last = desk_.lastUnfinished()) {
        offerToGoOn(*last);
        return;
    }
    if (setup_.store().isNew())
        window_->notices().say(tr("Welcome! You sit at the bottom. Cards that may be played stand "
                                  "a little higher; press ? for the keys."));
    newGame();
}

void Application::offerToGoOn(const SheetInfo& sheet)
{
    auto* const box = new QMessageBox(QMessageBox::NoIcon, tr("Sheepshead"),
        tr("Go on with \"%1\"?").arg(fromUtf8(sheet.name)), QMessageBox::NoButton, window_.get());
    box->setAttribute(Qt::WA_DeleteOnClose);
    box->setInformativeText(standing(sheet));
    auto* const goOnButton = box->addButton(tr("&Go on"), QMessageBox::AcceptRole);
    auto* const newButton = box->addButton(tr("&New game"), QMessageBox::RejectRole);
    box->setDefaultButton(goOnButton);
    connect(box, &QMessageBox::finished, this, [this, box, newButton, id = sheet.id] {
        if (box->clickedButton() == newButton)
            newGame();
        else
            goOn(id);
    });
    box->open();
}

void Application::newGame()
{
    const Preferences& preferences = setup_.preferences();
    const auto variant = check(preferences.variant).value();
    const std::uint64_t seed =
        std::exchange(line_.seed, std::nullopt).value_or(QRandomGenerator::system()->generate64());
    const QDateTime now = QDateTime::currentDateTime();
    //: a day within its year, as QLocale::toString() takes it
    const QString day = QLocale().toString(now.date(), tr("MMMM d"));
    const SheetHead head { tr("Sheepshead, %1").arg(day), now,
        preferences.names.mid(0, variant.tableSeats()) };
    auto game = std::make_unique<Game>(head, newMatch(variant, seed));
    if (auto saved = desk_.begin(head, game->session().match()))
        game->keepWith(*std::move(saved));
    play(std::move(game));
}

void Application::goOn(SheetId id)
{
    if (auto game = desk_.takeOut(id))
        play(std::move(game));
    else if (!game_)
        newGame();
}

void Application::play(std::unique_ptr<Game> game)
{
    game_ = std::move(game);
    connectGame();
    for (const Command command : needGame)
        window_->action(command).setEnabled(true);
    window_->action(Command::ScoreBook).setEnabled(desk_.isOpen());
    if (rules_)
        rules_->page().setVariant(game_->session().match().variant());
    table_->setSeating(seatingOf(game_->head().players));
    showName();
    showSheet();
    if (const auto problem = game_->begin())
        window_->notices().say(tr("The hand that was left in the middle cannot be read (%1: %2). "
                                  "Its cards were dealt again.")
                                   .arg(placeText(*problem), fromUtf8(problem->reason)));
    if (!game_->session().hand() && game_->session().gameOver()) {
        table_->clear();
        showSheet();
        showGameOver();
    }
}

void Application::dealNext()
{
    if (game_->session().handInPlay())
        return;
    if (game_->session().gameOver()) {
        showGameOver();
        return;
    }
    table_->clear();
    game_->session().dealNext();
}

void Application::endHand()
{
    showSheet();
    if (game_->session().gameOver())
        window_->notices().say(tr("The game is over. %1").arg(winnersText(game_->document())),
            { { tr("&New game"), [this] { leaveGame(tr("&New game"), [this] { newGame(); }); } } });
}

void Application::showGameOver()
{
    const SheetDocument document = game_->document();
    auto* const box = new QMessageBox(QMessageBox::NoIcon, tr("The game is over"),
        winnersText(document), QMessageBox::Close, window_.get());
    box->setAttribute(Qt::WA_DeleteOnClose);
    box->setInformativeText(standingsText(document));
    auto* const next = box->addButton(tr("&New game"), QMessageBox::AcceptRole);
    box->setDefaultButton(next);
    connect(next, &QPushButton::clicked, this, [this] {
        window_->notices().clear();
        leaveGame(tr("&New game"), [this] { newGame(); });
    });
    box->open();
}

void Application::leaveGame(const QString& verb, std::function<void()> then)
{
    if (!losesGame()) {
        then();
        return;
    }
    auto* const box = new QMessageBox(QMessageBox::Warning, tr("Sheepshead"),
        tr("This game is not kept."), QMessageBox::Cancel, window_.get());
    box->setAttribute(Qt::WA_DeleteOnClose);
    box->setInformativeText(tr("Its score sheet is lost when it is left."));
    auto* const leave = box->addButton(verb, QMessageBox::DestructiveRole);
    connect(leave, &QPushButton::clicked, this, std::move(then));
    box->open();
}

/// A game without a line on its sheet is no loss.
bool Application::losesGame() const
{
    return game_ && !game_->isKept() && !game_->session().match().sheet().rows().empty();
}

bool Application::mayClose()
{
    if (closing_ || !losesGame())
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
        rules_ = new RulesDialog(game_->session().match().variant(), window_.get());
        rules_->setAttribute(Qt::WA_DeleteOnClose);
    }
    rules_->page().setDeck(deckOf(setup_.preferences()));
    rules_->show();
    rules_->raise();
    rules_->activateWindow();
}

void Application::take(const Preferences& preferences)
{
    table_->setWaitAfterTrick(preferences.waitAfterTrick);
    table_->setFelt(preferences.felt);
    table_->setFourColour(preferences.fourColour);
}

void Application::useSpeed(Speed speed)
{
    table_->setSpeed(speed);
    window_->setSpeed(speed);
}

void Application::showSheet()
{
    const ScoreSheet& sheet = game_->session().match().sheet();
    sheet_->setSheet(sheet);
    table_->setTotals(totalsOf(sheet));
}

void Application::saveLook()
{
    setup_.store().save({ window_->saveGeometry(), window_->saveState() });
}

} // namespace sheepshead
