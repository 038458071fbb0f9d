// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/preferences/seats_form.h"

#include "engine/cards/seat.h"
#include "ui/widgets/same_name.h"
#include "ui/widgets/suggest_names.h"
#include "ui/words/players/seating.h"

#include <QGridLayout>
#include <QLabel>
#include <QLineEdit>

namespace sheepshead {

SeatsForm::SeatsForm(QWidget* parent)
    : QWidget(parent)
    , person_(new QLineEdit)
    , you_(new QLabel(tr("&You:")))
    , shown_(maxSeats)
{
    auto* const grid = new QGridLayout(this);
    grid->setContentsMargins({});
    grid->setColumnStretch(1, 1);
    person_->setMaxLength(longestNameAtTable);
    you_->setBuddy(person_);
    grid->addWidget(you_, 0, 0);
    grid->addWidget(person_, 0, 1);
    for (int seat = 1; seat < maxSeats; ++seat)
        add(seat);
    offer();
}

void SeatsForm::add(int seat)
{
    auto* const grid = static_cast<QGridLayout*>(layout());
    auto* const choice = new SeatChoice(seat + 1, this);
    auto* const label = new QLabel(tr("Seat &%1:").arg(seat + 1), this);
    label->setBuddy(choice->name());
    grid->addWidget(label, seat, 0);
    grid->addWidget(choice, seat, 1);
    const std::size_t place = chairs_.size();
    chairs_.push_back({ label, choice });
    connect(choice, &SeatChoice::memberChanged, this,
        [this, place](
            const CastMember& now, const CastMember& before) { reseat(place, now, before); });
}

void SeatsForm::setKnownNames(const QStringList& people, const QStringList& computers)
{
    suggestNames(*person_, people);
    offered_.others = computers;
    offered_.people = people;
    offer();
}

void SeatsForm::setGamesTogether(const QHash<QString, int>& games)
{
    offered_.games = games;
    offer();
}

void SeatsForm::offer()
{
    for (const Chair& chair : chairs_)
        chair.choice->offer(offered_);
}

/// All chairs show a player the same way.
void SeatsForm::reseat(std::size_t chair, const CastMember& now, const CastMember& before)
{
    keepMember(offered_.cast, now);
    for (std::size_t i = 0; i < chairs_.size(); ++i) {
        SeatChoice& other = *chairs_[i].choice;
        other.setCast(offered_.cast);
        if (i != chair && isSameName(other.member().name, now.name))
            other.setMember(now.name == before.name ? now : before);
    }
    showFaces();
}

/// Those without a face of their own have one that is free.
void SeatsForm::showFaces()
{
    QStringList names { person_->text() };
    for (const Chair& chair : chairs_)
        names << chair.choice->member().name;
    const Seating seating = seatingFor(names, seatAt(0), { seatAt(0) }, offered_.cast);
    for (std::size_t i = 0; i < chairs_.size(); ++i)
        chairs_[i].choice->setFreeFace(seating.seats[i + 1].portrait); // not a name being typed
}

void SeatsForm::setCompact()
{
    for (const Chair& chair : chairs_)
        chair.choice->setCompact();
}

void SeatsForm::showSeats(int seats)
{
    shown_ = seats;
    for (std::size_t i = 0; i < chairs_.size(); ++i) {
        const bool shown = static_cast<int>(i) + 1 < seats;
        chairs_[i].label->setVisible(shown);
        chairs_[i].choice->setVisible(shown);
    }
}

void SeatsForm::read(const Preferences& preferences)
{
    person_->setText(preferences.names.value(0));
    offered_.cast = preferences.cast;
    offer();
    for (std::size_t i = 0; i < chairs_.size(); ++i) {
        const auto place = static_cast<qsizetype>(i) + 1;
        const bool isPerson = preferences.people.contains(seatAt(static_cast<int>(place)));
        const QString atTable = preferences.names.value(place);
        const QString name = isPerson ? defaultPreferences().names.value(place) : atTable;
        CastMember member = memberNamed(preferences.cast, name);
        member.name = name;
        chairs_[i].choice->setLevel(preferences.levels.at(i + 1));
        chairs_[i].choice->setMember(member);
        if (isPerson)
            chairs_[i].choice->setPerson(atTable);
    }
    showFaces();
}

void SeatsForm::write(Preferences& preferences) const
{
    if (const QString name = person_->text().simplified(); !name.isEmpty())
        preferences.names[0] = name;
    for (const Chair& chair : chairs_)
        chair.choice->finishTyping();
    preferences.cast = offered_.cast;
    for (std::size_t i = 0; i + 1 < static_cast<std::size_t>(shown_); ++i) {
        const SeatChoice& choice = *chairs_[i].choice;
        preferences.names[static_cast<qsizetype>(i) + 1] = choice.nameAtTable();
        preferences.levels.at(i + 1) = choice.level();
        const Seat seat = seatAt(static_cast<int>(i) + 1);
        if (choice.isPerson())
            preferences.people.add(seat);
        else
            preferences.people.remove(seat);
    }
}

} // namespace sheepshead
