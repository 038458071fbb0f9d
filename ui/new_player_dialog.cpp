// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/new_player_dialog.h"

#include "ui/widgets/dialog_spacing.h"
#include "ui/widgets/radio_buttons.h"
#include "ui/widgets/same_name.h"
#include "ui/widgets/suggest_names.h"

#include <QButtonGroup>
#include <QDialogButtonBox>
#include <QLabel>
#include <QLineEdit>
#include <QPushButton>
#include <QRadioButton>
#include <QVBoxLayout>

namespace sheepshead {

NewPlayerDialog::NewPlayerDialog(
    const QStringList& players, SeatSet people, const QString& pot, QWidget* parent)
    : QDialog(parent)
    , chairs_(new QButtonGroup(this))
    , name_(new QLineEdit(this))
    , taken_(new QLabel(tr("A player at this table has that name."), this))
{
    setWindowTitle(tr("New player"));
    auto* const column = new QVBoxLayout(this);
    auto* const label = new QLabel(tr("&Name of the new player:"), this);
    label->setBuddy(name_);
    name_->setMaxLength(longestName);
    column->addWidget(label);
    column->addWidget(name_);
    taken_->setWordWrap(true);
    taken_->hide();
    column->addWidget(taken_);
    addChairs(column, players, people);
    column->addStrut(dialogSpacing().narrow);
    auto* const note = new QLabel(pot, this);
    note->setWordWrap(true);
    note->setVisible(!pot.isEmpty());
    column->addWidget(note);
    column->addStretch();
    addButtons(column);
    connect(name_, &QLineEdit::textChanged, this, [this, players] { look(players); });
    connect(chairs_, &QButtonGroup::idToggled, this, [this, players] { look(players); });
    name_->setFocus();
}

void NewPlayerDialog::look(const QStringList& players)
{
    const QString name = name_->text().simplified();
    const bool taken = holdsName(players, name)
        || (alsoTaken_ && !name.isEmpty() && alsoTaken_(seatAt(chairs_->checkedId()), name));
    taken_->setVisible(taken);
    sitDown_->setEnabled(!name.isEmpty() && !taken);
}

void NewPlayerDialog::setKnownNames(const QStringList& names) { suggestNames(*name_, names); }

void NewPlayerDialog::setAlsoTaken(std::function<bool(Seat seat, const QString& name)> alsoTaken)
{
    alsoTaken_ = std::move(alsoTaken);
}

void NewPlayerDialog::addChairs(QVBoxLayout* column, const QStringList& players, SeatSet people)
{
    beginGroup(*column);
    column->addWidget(new QLabel(tr("Takes the seat of"), this));
    for (int i = 0; i < players.size(); ++i) {
        if (people.contains(seatAt(i)))
            continue;
        auto* const button = new QRadioButton(players[i], this);
        button->setChecked(chairs_->buttons().isEmpty());
        addRadioButton(*chairs_, *button, i);
        column->addWidget(button);
    }
}

void NewPlayerDialog::addButtons(QVBoxLayout* column)
{
    auto* const buttons = new QDialogButtonBox(QDialogButtonBox::Cancel, this);
    sitDown_ = buttons->addButton(tr("&Sit down"), QDialogButtonBox::AcceptRole);
    sitDown_->setEnabled(false);
    connect(buttons, &QDialogButtonBox::rejected, this, &QDialog::reject);
    connect(buttons, &QDialogButtonBox::accepted, this, [this] {
        accept();
        Q_EMIT chosen(seatAt(chairs_->checkedId()), name_->text().simplified());
    });
    beginGroup(*column);
    column->addWidget(buttons);
}

} // namespace sheepshead
