// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/book/seasons_browser.h"

#include "app/book/people_browser.h"
#include "app/book/storage_conversion.h"
#include "ui/seasons/season_dialog.h"
#include "ui/seasons/seasons_dialog.h"
#include "ui/widgets/show_in_front.h"

#include <QDate>

#include <algorithm>

namespace sheepshead {

namespace {

/// Clubs play from September to May.
Season nextSeason()
{
    constexpr int september = 9;
    const QDate today = QDate::currentDate();
    const int year = today.month() >= september ? today.year() : today.year() - 1;
    Season season;
    season.firstDay = QDate(year, september, 1).toString(Qt::ISODate).toStdString();
    season.lastDay = QDate(year + 1, september - 1, 31).toString(Qt::ISODate).toStdString();
    return season;
}

std::vector<SeasonSheetEntry> entriesOf(const std::vector<SeasonSheet>& sheets)
{
    std::vector<SeasonSheetEntry> entries;
    for (const SeasonSheet& sheet : sheets)
        entries.push_back({ sheet.id, fromUtf8(sheet.name), sheet.excluded, fromUtf8(sheet.fault),
            sheet.firstDay, sheet.lastDay });
    return entries;
}

} // namespace

Result<SeasonView> viewOf(const ScoreBook& book, SeasonId id)
{
    const auto stored = book.season(id);
    if (!stored)
        return stored.problem();
    const auto contents = book.contentsOf(*stored);
    if (!contents)
        return contents.problem();
    const auto people = book.people();
    if (!people)
        return people.problem();
    const Season& season = stored->season;
    SeasonView view { .id = id, .season = season };
    for (const PersonInfo& person : *people)
        view.names[person.id] = fromUtf8(person.name);
    view.standings = seasonStandings(season, eveningsOf(season, contents->hands));
    view.pairs = pairsOf(season, contents->hands);
    view.records = recordsOf(season, view.standings.evenings, contents->hands);
    view.sheets = entriesOf(contents->sheets);
    for (const SeasonPayment& payment : stored->paid)
        if (payment.payer != payment.payee) // two who are one person now; a split brings it back
            view.paid.push_back(payment);
    return view;
}

SeasonsBrowser::SeasonsBrowser(ScoreBookController& controller, QWidget& window)
    : controller_(controller)
    , window_(window)
{
}

void SeasonsBrowser::open()
{
    if (!dialog_) {
        dialog_ = new SeasonsDialog(&window_);
        dialog_->setAttribute(Qt::WA_DeleteOnClose);
        connectDialog();
    }
    refresh();
    showInFront(*dialog_);
}

void SeasonsBrowser::renew()
{
    if (dialog_)
        refresh();
}

void SeasonsBrowser::close() { delete dialog_; }

void SeasonsBrowser::connectDialog()
{
    connect(dialog_, &SeasonsDialog::chosen, this, &SeasonsBrowser::show);
    connect(dialog_, &SeasonsDialog::newWanted, this, [this] { ask(0); });
    connect(dialog_, &SeasonsDialog::changeWanted, this, &SeasonsBrowser::ask);
    connect(dialog_, &SeasonsDialog::removeWanted, this, [this](SeasonId id) {
        if (const auto problem = controller_.book().removeSeason(id))
            controller_.tell(*problem);
        refresh();
    });
    connect(dialog_, &SeasonsDialog::paymentMarked, this, [this](const SeasonPayment& payment) {
        change([&](StoredSeason& stored) { stored.paid.push_back(payment); });
    });
    connect(dialog_, &SeasonsDialog::paymentTakenBack, this, [this](const SeasonPayment& payment) {
        change([&](StoredSeason& stored) {
            const auto found = std::ranges::find(stored.paid, payment);
            if (found != stored.paid.end())
                stored.paid.erase(found);
        });
    });
    connect(dialog_, &SeasonsDialog::sheetTakenOut, this, &SeasonsBrowser::takeOut);
}

void SeasonsBrowser::refresh(SeasonId chosen)
{
    const auto seasons = controller_.book().seasons();
    if (!seasons)
        return controller_.tell(seasons.problem());
    std::vector<SeasonEntry> entries;
    for (const SeasonInfo& info : *seasons)
        entries.push_back({ info.id, fromUtf8(info.name), fromUtf8(info.fault) });
    if (dialog_)
        dialog_->setSeasons(entries, chosen);
}

void SeasonsBrowser::show(SeasonId id)
{
    const auto view = viewOf(controller_.book(), id);
    if (!view)
        return controller_.tell(view.problem());
    if (dialog_)
        dialog_->setView(*view);
}

void SeasonsBrowser::ask(SeasonId id)
{
    const auto people = controller_.book().people();
    if (!people)
        return controller_.tell(people.problem());
    Season season = nextSeason();
    if (id != 0) {
        const auto stored = controller_.book().season(id);
        if (!stored)
            return controller_.tell(stored.problem());
        season = stored->season;
    }
    auto* const asked = new SeasonDialog(season, sheepshead::entriesOf(*people), dialog_);
    asked->setAttribute(Qt::WA_DeleteOnClose);
    connect(asked, &SeasonDialog::decided, this,
        [this, id](const Season& decided) { write(id, decided); });
    asked->open();
}

void SeasonsBrowser::write(SeasonId id, const Season& season)
{
    if (id != 0)
        return change([&](StoredSeason& stored) { stored.season = season; });
    StoredSeason stored;
    stored.season = season;
    const auto added = controller_.book().addSeason(stored);
    if (!added)
        return controller_.tell(added.problem());
    refresh(*added);
}

void SeasonsBrowser::change(const std::function<void(StoredSeason&)>& edit)
{
    if (!dialog_)
        return;
    const SeasonId id = dialog_->current();
    auto stored = controller_.book().season(id);
    if (!stored)
        return controller_.tell(stored.problem());
    StoredSeason changed = *stored;
    edit(changed);
    if (const auto problem = controller_.book().changeSeason(id, changed))
        controller_.tell(*problem);
    refresh(id);
}

void SeasonsBrowser::takeOut(SheetId sheet, bool out)
{
    change([&](StoredSeason& stored) {
        const auto contents = controller_.book().contentsOf(stored);
        if (!contents)
            return controller_.tell(contents.problem());
        for (const SeasonSheet& of : contents->sheets) {
            if (of.id != sheet)
                continue;
            std::erase(stored.excluded, of.origin);
            if (out)
                stored.excluded.push_back(of.origin);
        }
    });
}

} // namespace sheepshead
