// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/book/people_browser.h"

#include "app/book/storage_conversion.h"
#include "ui/history/people_dialog.h"

namespace sheepshead {

namespace {

std::optional<PersonInfo> personWith(const ScoreBook& book, PersonId id)
{
    if (const auto people = book.people())
        for (const PersonInfo& person : *people)
            if (person.id == id)
                return person;
    return {};
}

} // namespace

std::vector<PersonEntry> entriesOf(const std::vector<PersonInfo>& people)
{
    std::vector<PersonEntry> entries;
    for (const PersonInfo& info : people) {
        PersonEntry& entry = entries.emplace_back();
        entry.id = info.id;
        entry.name = fromUtf8(info.name);
        entry.computer = info.computer;
        entry.sheets = info.sheets;
        for (const PersonAlias& alias : info.aliases)
            entry.aliases.push_back({ alias.id, fromUtf8(alias.name) });
    }
    return entries;
}

QStringList namesToSuggest(const ScoreBookController& controller, bool computers)
{
    QStringList names;
    const auto people =
        controller.isOpen() ? controller.book().people() : std::vector<PersonInfo>();
    if (!people)
        return names;
    for (const PersonInfo& person : *people)
        if (person.computer == computers)
            names << fromUtf8(person.name);
    return names;
}

QHash<QString, int> gamesTogether(const ScoreBookController& controller)
{
    QHash<QString, int> games;
    const auto people =
        controller.isOpen() ? controller.book().people() : std::vector<PersonInfo>();
    if (people)
        for (const PersonInfo& person : *people)
            if (person.computer && person.sheets > 0)
                games[fromUtf8(person.name)] += person.sheets;
    return games;
}

PeopleBrowser::PeopleBrowser(ScoreBookController& controller, QWidget& window)
    : controller_(controller)
    , window_(window)
{
}

void PeopleBrowser::open()
{
    dialog_ = new PeopleDialog(&window_);
    dialog_->setAttribute(Qt::WA_DeleteOnClose);
    connect(dialog_, &PeopleDialog::renameRequested, this, &PeopleBrowser::rename);
    connect(dialog_, &PeopleDialog::mergeRequested, this,
        [this](qint64 into, qint64 from) { change(controller_.book().mergePeople(into, from)); });
    connect(dialog_, &PeopleDialog::separateRequested, this,
        [this](qint64 alias) { change(controller_.book().separatePerson(alias)); });
    connect(dialog_, &PeopleDialog::statisticsRequested, this, [this](qint64 id) {
        dialog_->close();
        Q_EMIT statisticsWanted(id);
    });
    refresh();
    dialog_->open();
}

void PeopleBrowser::rename(qint64 id, const QString& name)
{
    const auto before = personWith(controller_.book(), id);
    const auto problem = controller_.book().renamePerson(id, name.toStdString());
    change(problem);
    const auto now = personWith(controller_.book(), id);
    if (problem || !before || !now)
        return;
    if (before->computer)
        Q_EMIT computerRenamed(fromUtf8(before->name), fromUtf8(now->name));
    else
        Q_EMIT renamed(fromUtf8(before->name), fromUtf8(now->name));
}

void PeopleBrowser::change(const std::optional<Problem>& problem)
{
    if (problem)
        controller_.tell(*problem);
    else
        Q_EMIT changed();
    refresh();
}

void PeopleBrowser::refresh()
{
    const auto people = controller_.book().people();
    if (!people) {
        controller_.tell(people.problem());
        return;
    }
    if (dialog_)
        dialog_->setPeople(entriesOf(*people));
}

} // namespace sheepshead
