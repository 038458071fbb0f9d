// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/book/history_browser.h"

#include "app/book/people_browser.h"
#include "app/book/storage_conversion.h"
#include "app/match/participants.h"
#include "engine/rules/presets.h"
#include "engine/rules/variant_text.h"
#include "ui/history/history_dialog.h"
#include "ui/scores/book_row.h"

namespace sheepshead {

namespace {

/// Reviews of a hand take some seconds of an idle processor; a run of the program makes so many.
constexpr int mostReviews = 200;

std::string dayOf(QDate date)
{
    return date.isValid() ? date.toString(Qt::ISODate).toStdString() : std::string();
}

std::vector<BookEntry> entriesOf(const std::vector<SheetInfo>& sheets)
{
    std::vector<BookEntry> entries;
    entries.reserve(sheets.size());
    for (const SheetInfo& sheet : sheets)
        entries.push_back(entryOf(sheet, false));
    return entries;
}

} // namespace

HistoryFilter filterOf(const HistoryChoice& choice)
{
    HistoryFilter filter;
    filter.fromDay = dayOf(choice.from);
    filter.toDay = dayOf(choice.to);
    if (choice.person != 0)
        filter.person = choice.person;
    if (choice.place == HistoryChoice::Place::Computer)
        filter.kind = SheetKind::Game;
    if (choice.place == HistoryChoice::Place::Table)
        filter.kind = SheetKind::Table;
    filter.layout = choice.layout.toStdString();
    const std::string key = choice.preset.toStdString();
    for (const Preset& preset : presets())
        if (preset.key == key)
            filter.rules = variantText(preset.variant);
    return filter;
}

HistoryBrowser::HistoryBrowser(ScoreBookController& controller, QWidget& window)
    : controller_(controller)
    , window_(window)
{
}

HistoryBrowser::~HistoryBrowser() = default;

void HistoryBrowser::begin(bool noticing)
{
    if (!controller_.isOpen())
        return;
    keeper_ = std::make_unique<StatisticsKeeper>(controller_.book().path(), mostReviews, noticing);
    connect(keeper_.get(), &StatisticsKeeper::noticed, this, &HistoryBrowser::noticed);
    connect(keeper_.get(), &StatisticsKeeper::advanced, this, [this] {
        if (dialog_)
            refresh();
    });
}

void HistoryBrowser::end()
{
    delete dialog_; // with its reader
    keeper_.reset();
}

void HistoryBrowser::setNoticing(bool noticing)
{
    if (keeper_)
        keeper_->setNoticing(noticing);
}

void HistoryBrowser::wake()
{
    if (keeper_)
        keeper_->wake();
}

void HistoryBrowser::open(qint64 person, const PowerTable& power)
{
    wake();
    if (!dialog_) {
        reader_ = std::make_unique<HistoryReader>(controller_.book().path());
        connect(reader_.get(), &HistoryReader::failed, &controller_, &ScoreBookController::tell);
        dialog_ = new HistoryDialog(&window_);
        dialog_->setAttribute(Qt::WA_DeleteOnClose);
        connect(dialog_, &HistoryDialog::choiceChanged, this, &HistoryBrowser::refresh);
        connect(dialog_, &HistoryDialog::openRequested, this, &HistoryBrowser::openSheetWanted);
        connect(dialog_, &HistoryDialog::powerChanged, this, &HistoryBrowser::powerChanged);
        connect(dialog_, &HistoryDialog::forgetRequested, this, [this](qint64 id) { forget(id); });
        connect(
            dialog_, &HistoryDialog::forgetAllRequested, this, [this] { forget(std::nullopt); });
        dialog_->setPower(power);
        connect(dialog_, &QObject::destroyed, this, [this] { reader_.reset(); });
    }
    refreshPeople();
    if (person != 0)
        dialog_->choosePerson(person);
    refresh();
    dialog_->open();
}

void HistoryBrowser::refreshPeople()
{
    const auto people = controller_.book().people();
    if (people)
        dialog_->setPeople(sheepshead::entriesOf(*people));
    else
        controller_.tell(people.problem());
}

void HistoryBrowser::refresh()
{
    reader_->forget();
    const HistoryChoice choice = dialog_->choice();
    const HistoryFilter filter = filterOf(choice);
    askForFigures(filter, choice.person);
    askForPlay(choice.person);
    reader_->ask([this, filter](const History& history) -> HistoryReader::Answer {
        return [this, standings = history.standings(filter), waiting = history.waiting(),
                   leftOut = history.leftOut()] {
            if (!dialog_ || !standings)
                return;
            dialog_->setStandings(*standings);
            dialog_->setUncounted(
                waiting ? *waiting : 0, leftOut ? fromStored(*leftOut) : QStringList());
        };
    });
    askForSheets(filter, 0);
}

void HistoryBrowser::askForFigures(const HistoryFilter& filter, qint64 person)
{
    reader_->ask([this, filter, person](const History& history) -> HistoryReader::Answer {
        auto figures =
            person != 0 ? history.figures(person, filter) : Result<PersonFigures>(PersonFigures {});
        return [this, figures = std::move(figures), all = history.everyonesTrump(filter)] {
            if (!figures)
                controller_.tell(figures.problem());
            else if (dialog_)
                dialog_->setFigures(*figures, all ? *all : Parts());
        };
    });
}

/// What it comes to in words takes a while too.
void HistoryBrowser::askForPlay(qint64 person)
{
    if (person == 0)
        return dialog_->setPlay(std::nullopt);
    reader_->ask([this, person](const History& history) -> HistoryReader::Answer {
        const auto noticed = history.noticed(person);
        auto play = noticed ? Result<NoticedTraits>(traitsOf(noticed->beliefs, noticed->hands))
                            : Result<NoticedTraits>(noticed.problem());
        return [this, play = std::move(play)] {
            if (!play)
                controller_.tell(play.problem());
            if (dialog_)
                dialog_->setPlay(play ? *play : NoticedTraits());
        };
    });
}

void HistoryBrowser::forget(std::optional<PersonId> person)
{
    if (const auto problem = controller_.book().forgetNoticed(person))
        controller_.tell(*problem);
    Q_EMIT noticed();
    if (dialog_)
        refresh();
}

/// Some sheets, then the next, until there are no more.
void HistoryBrowser::askForSheets(const HistoryFilter& filter, int first)
{
    reader_->ask([this, filter, first](const History& history) -> HistoryReader::Answer {
        const int count = first == 0 ? firstSheets : moreSheets;
        const auto sheets = history.sheets(filter, first, count);
        if (!sheets)
            return {};
        const auto rows = std::make_shared<std::vector<BookRow>>(rowsOf(entriesOf(*sheets)));
        return [this, filter, first, count, rows] {
            if (!dialog_)
                return;
            if (first == 0)
                dialog_->clearSheets();
            const bool more = static_cast<int>(rows->size()) == count;
            dialog_->addSheets(std::move(*rows));
            if (more)
                askForSheets(filter, first + count);
        };
    });
}

} // namespace sheepshead
