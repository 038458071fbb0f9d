// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/challenge/new_challenge_dialog.h"

#include "engine/challenge/challenge_name.h"
#include "ui/preferences/seat_choice.h"
#include "ui/rules/rules_line.h"
#include "ui/widgets/dialog_spacing.h"
#include "ui/widgets/opening_size.h"
#include "ui/words/players/level_words.h"

#include <QComboBox>
#include <QDate>
#include <QDialogButtonBox>
#include <QFormLayout>
#include <QGridLayout>
#include <QLabel>
#include <QLineEdit>
#include <QLocale>
#include <QPushButton>
#include <QVBoxLayout>

#include <algorithm>

namespace sheepshead {

namespace {

constexpr int differentLevels = -1; ///< in place of the level that all have

std::string cleaned(const QLineEdit& line, std::size_t longest)
{
    return cleanedName(line.text().simplified().toStdString(), longest);
}

} // namespace

NewChallengeDialog::NewChallengeDialog(const Preferences& preferences, QWidget* parent)
    : QDialog(parent)
    , name_(new QLineEdit)
    , maker_(new QLineEdit)
    , deals_(new QComboBox)
    , all_(new QComboBox)
    , missing_(new QLabel)
    , make_(new QPushButton(tr("&Make the challenge…")))
{
    setWindowTitle(tr("New challenge"));
    challenge_.rules = check(preferences.variant).value();
    auto* const words = new QLabel(
        tr("A challenge is a file with deals that none of you sees beforehand. Send it to others: "
           "everybody plays the same cards against the same computer players, and you compare "
           "your scores."));
    words->setWordWrap(true);
    auto* const column = new QVBoxLayout(this);
    column->addWidget(words);
    addFields(preferences);
    addButtons();
    showButton();
    openAtWords(*this);
    (maker_->text().isEmpty() ? maker_ : name_)->setFocus();
}

void NewChallengeDialog::addFields(const Preferences& preferences)
{
    name_->setText(
        tr("Challenge of %1").arg(QLocale().toString(QDate::currentDate(), QLocale::ShortFormat)));
    name_->selectAll();
    name_->setMaxLength(static_cast<int>(longestChallengeName));
    maker_->setMaxLength(static_cast<int>(longestChallenger));
    if (preferences.names.value(0) != defaultPreferences().names.front())
        maker_->setText(preferences.names.value(0)); // not "You", which everybody is
    maker_->setPlaceholderText(tr("your name"));
    for (const int deals : challengeLengths)
        deals_->addItem(tr("%n deal(s)", nullptr, deals), deals);
    deals_->setCurrentIndex(deals_->findData(challenge_.deals));
    auto* const rules = new QLabel(rulesLine(preferences.variant));
    rules->setTextFormat(Qt::PlainText);
    rules->setWordWrap(true);
    auto* const form = new QFormLayout;
    form->addRow(tr("&Name:"), name_);
    form->addRow(tr("Made &by:"), maker_);
    form->addRow(tr("&Deals:"), deals_);
    form->addRow(tr("Rules:"), rules);
    form->addRow(tr("Computer &players:"), all_);
    auto* const column = static_cast<QVBoxLayout*>(layout());
    beginGroup(*column);
    column->addLayout(form);
    addSeats(*column);
    for (const QLineEdit* const line : { name_, maker_ })
        connect(line, &QLineEdit::textChanged, this, &NewChallengeDialog::showButton);
}

/// One choice for all, and below it each seat.
void NewChallengeDialog::addSeats(QVBoxLayout& column)
{
    for (std::size_t i = 0; i < levelKeys.size(); ++i) {
        const QString level = levelName(static_cast<Level>(i));
        //: computer players: all of this level
        all_->addItem(tr("All: %1").arg(level), static_cast<int>(i));
    }
    //: computer players: not all of one level
    all_->addItem(tr("Different levels"), differentLevels);
    auto* const grid = new QGridLayout;
    constexpr int seatsInARow = 2;
    for (int seat = 1; seat < challenge_.rules.tableSeats(); ++seat) {
        auto* const level = new LevelBox(
            tr("Level of seat %1").arg(seat + 1), nullptr, LevelBox::Offer::ComputerPlayers);
        level->choose(Level::Regular);
        auto* const label = new QLabel(tr("Seat &%1:").arg(seat + 1));
        label->setBuddy(level);
        const int other = seat - 1;
        const int pair = other % seatsInARow * 2;
        grid->addWidget(label, other / seatsInARow, pair);
        grid->addWidget(level, other / seatsInARow, pair + 1);
        grid->setColumnStretch(pair + 1, 1);
        levels_.push_back(level);
        connect(level, &QComboBox::currentIndexChanged, this, &NewChallengeDialog::showWhatAllAre);
    }
    column.addLayout(grid);
    showWhatAllAre();
    connect(all_, &QComboBox::activated, this, &NewChallengeDialog::chooseForAll);
}

void NewChallengeDialog::chooseForAll()
{
    const int level = all_->currentData().toInt();
    if (level != differentLevels)
        for (LevelBox* const box : levels_)
            box->choose(static_cast<Level>(level));
    showWhatAllAre();
}

void NewChallengeDialog::showWhatAllAre()
{
    const Level first = levels_.front()->level();
    const bool alike = std::ranges::all_of(
        levels_, [first](const LevelBox* box) { return box->level() == first; });
    all_->setCurrentIndex(all_->findData(alike ? static_cast<int>(first) : differentLevels));
}

void NewChallengeDialog::addButtons()
{
    auto* const buttons = new QDialogButtonBox(QDialogButtonBox::Cancel, this);
    buttons->addButton(make_, QDialogButtonBox::AcceptRole);
    make_->setDefault(true);
    missing_->setWordWrap(true);
    auto* const column = static_cast<QVBoxLayout*>(layout());
    column->addWidget(missing_);
    beginGroup(*column);
    column->addWidget(buttons);
    connect(make_, &QPushButton::clicked, this, &NewChallengeDialog::choose);
    connect(buttons, &QDialogButtonBox::rejected, this, &QDialog::reject);
}

void NewChallengeDialog::showButton()
{
    QString missing;
    if (cleaned(*name_, longestChallengeName).empty())
        missing = tr("Type a name for the challenge.");
    else if (cleaned(*maker_, longestChallenger).empty())
        missing = tr("Type your name, so that the others see who made the challenge.");
    missing_->setText(missing);
    missing_->setVisible(!missing.isEmpty());
    make_->setEnabled(missing.isEmpty());
}

void NewChallengeDialog::choose()
{
    challenge_.name = cleaned(*name_, longestChallengeName);
    challenge_.maker = cleaned(*maker_, longestChallenger);
    challenge_.deals = deals_->currentData().toInt();
    for (std::size_t i = 0; i < levels_.size(); ++i)
        challenge_.levels.at(i + 1) = levels_[i]->level();
    accept();
    Q_EMIT chosen(challenge_);
}

} // namespace sheepshead
