// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/challenge/new_challenge_dialog.h"

#include "engine/challenge/challenge_name.h"
#include "ui/rules/rules_line.h"
#include "ui/widgets/dialog_spacing.h"
#include "ui/widgets/opening_size.h"

#include <QComboBox>
#include <QDate>
#include <QDialogButtonBox>
#include <QFormLayout>
#include <QLabel>
#include <QLineEdit>
#include <QLocale>
#include <QPushButton>
#include <QVBoxLayout>

namespace sheepshead {

namespace {

/// Who plays against the person. Experts play by the clock, so no challenge has them.
enum class Against : std::uint8_t { Regulars, Beginners, Mixed };

Level levelAt(Against against, std::size_t seat)
{
    if (against == Against::Mixed)
        return seat % 2 == 1 ? Level::Regular : Level::Beginner;
    return against == Against::Beginners ? Level::Beginner : Level::Regular;
}

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
    , players_(new QComboBox)
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
    name_->setFocus();
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
    players_->addItem(tr("Regulars"), static_cast<int>(Against::Regulars));
    players_->addItem(tr("Beginners"), static_cast<int>(Against::Beginners));
    players_->addItem(tr("Regulars and beginners"), static_cast<int>(Against::Mixed));
    auto* const rules = new QLabel(rulesLine(preferences.variant));
    rules->setTextFormat(Qt::PlainText);
    rules->setWordWrap(true);
    auto* const form = new QFormLayout;
    form->addRow(tr("&Name:"), name_);
    form->addRow(tr("Made &by:"), maker_);
    form->addRow(tr("&Deals:"), deals_);
    form->addRow(tr("Computer &players:"), players_);
    form->addRow(tr("Rules:"), rules);
    auto* const column = static_cast<QVBoxLayout*>(layout());
    beginGroup(*column);
    column->addLayout(form);
    for (const QLineEdit* const line : { name_, maker_ })
        connect(line, &QLineEdit::textChanged, this, &NewChallengeDialog::showButton);
}

void NewChallengeDialog::addButtons()
{
    auto* const buttons = new QDialogButtonBox(QDialogButtonBox::Cancel, this);
    buttons->addButton(make_, QDialogButtonBox::AcceptRole);
    make_->setDefault(true);
    auto* const column = static_cast<QVBoxLayout*>(layout());
    beginGroup(*column);
    column->addWidget(buttons);
    connect(make_, &QPushButton::clicked, this, &NewChallengeDialog::choose);
    connect(buttons, &QDialogButtonBox::rejected, this, &QDialog::reject);
}

void NewChallengeDialog::showButton()
{
    make_->setEnabled(!cleaned(*name_, longestChallengeName).empty()
        && !cleaned(*maker_, longestChallenger).empty());
}

void NewChallengeDialog::choose()
{
    challenge_.name = cleaned(*name_, longestChallengeName);
    challenge_.maker = cleaned(*maker_, longestChallenger);
    challenge_.deals = deals_->currentData().toInt();
    const auto against = static_cast<Against>(players_->currentData().toInt());
    for (std::size_t seat = 1; seat < challenge_.levels.size(); ++seat)
        challenge_.levels.at(seat) = levelAt(against, seat);
    accept();
    Q_EMIT chosen(challenge_);
}

} // namespace sheepshead
