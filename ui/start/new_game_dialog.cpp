// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/start/new_game_dialog.h"

#include "engine/match/first_deal.h"
#include "engine/rules/presets.h"
#include "ui/preferences/gallery.h"
#include "ui/preferences/seats_form.h"
#include "ui/rules/rules_line.h"
#include "ui/start/preset_picture.h"
#include "ui/widgets/dialog_spacing.h"
#include "ui/widgets/opening_size.h"
#include "ui/widgets/radio_buttons.h"
#include "ui/widgets/scrolled_page.h"
#include "ui/words/rules/rule_words.h"

#include <QButtonGroup>
#include <QDialogButtonBox>
#include <QGroupBox>
#include <QHBoxLayout>
#include <QLabel>
#include <QLineEdit>
#include <QPushButton>
#include <QRadioButton>
#include <QRegularExpressionValidator>
#include <QScrollArea>
#include <QVBoxLayout>

#include <algorithm>
#include <limits>

namespace sheepshead {

namespace {

constexpr QSize tableSize(128, 82);  ///< of a picture
constexpr int mostNumberDigits = 20; ///< of 64 bits
constexpr int linesOfHelp = 3;

const QString ownRules = QStringLiteral("own"); // no preset has this key

QString idOf(const Preset& preset)
{
    return QString::fromUtf8(preset.key.data(), static_cast<qsizetype>(preset.key.size()));
}

/// The number in a field; none in an empty one, or of more than 64 bits.
std::optional<std::uint64_t> numberIn(const QLineEdit& field)
{
    bool fits = false;
    const qulonglong number = field.text().toULongLong(&fits);
    return fits ? std::optional<std::uint64_t>(number) : std::nullopt;
}

} // namespace

NewGameDialog::NewGameDialog(const Preferences& preferences, QWidget* parent)
    : QDialog(parent)
    , preferences_(preferences)
    , seats_(new QButtonGroup(this))
    , games_(new Gallery(tr("Games"), tableSize))
    , game_(new QLabel)
    , players_(new SeatsForm)
    , number_(new QLineEdit)
    , fault_(new QLabel)
{
    setWindowTitle(tr("New game"));
    auto* const left = new QVBoxLayout;
    addSeats(*left);
    left->addWidget(games_, 1);
    game_->setObjectName(QStringLiteral("game"));
    game_->setWordWrap(true);
    game_->setTextFormat(Qt::PlainText);
    game_->setAlignment(Qt::AlignTop);
    game_->setMinimumHeight(linesOfHelp * fontMetrics().lineSpacing());
    left->addWidget(game_);

    auto* const who = new QLabel(tr("At the table, clockwise from you"));
    who->setWordWrap(true);
    auto* const table = new QGroupBox;
    table->setAccessibleName(who->text());
    (new QVBoxLayout(table))->addWidget(players_);
    players_->setCompact();
    players_->read(preferences);
    auto* const right = new QVBoxLayout;
    right->addWidget(who);
    right->addWidget(table);
    addNumber(*right);
    right->addStretch();

    auto* const column = new QVBoxLayout(this);
    addHalves(*column, left, right);
    addButtons(*column);

    connect(games_, &Gallery::choiceChanged, this, &NewGameDialog::showGame);
    connect(games_, &QListWidget::itemDoubleClicked, this, &NewGameDialog::deal);
    seats_->button(tableSeats(preferences.variant))->setChecked(true);
    openAtSize(*this, { 900, 600 });
    games_->setFocus();
}

/// Where texts are large and the window is small they scroll, and the buttons stay in sight.
void NewGameDialog::addHalves(QBoxLayout& column, QLayout* left, QLayout* right)
{
    auto* const content = new QWidget;
    halves_ = new QHBoxLayout(content);
    halves_->setContentsMargins({});
    halves_->addLayout(left, 3);
    halves_->addLayout(right, 2);
    auto* const area = new QScrollArea;
    layInto(*area, content);
    column.addWidget(area, 1);
}

void NewGameDialog::resizeEvent(QResizeEvent* event)
{
    QDialog::resizeEvent(event);
    int beside = 0;
    for (int i = 0; i < halves_->count(); ++i)
        beside += halves_->itemAt(i)->minimumSize().width() + halves_->spacing();
    const QMargins margins = layout()->contentsMargins();
    const bool fits = beside <= width() - margins.left() - margins.right();
    halves_->setDirection(fits ? QBoxLayout::LeftToRight : QBoxLayout::TopToBottom);
}

void NewGameDialog::addSeats(QBoxLayout& column)
{
    auto* const row = new QHBoxLayout;
    row->setSpacing(dialogSpacing().group);
    row->addWidget(new QLabel(tr("Players:")));
    for (int seats = 2; seats <= maxSeats; ++seats) {
        auto* const button = new QRadioButton(QString::number(seats));
        button->setAccessibleName(tr("%n player(s)", nullptr, seats));
        addRadioButton(*seats_, *button, seats);
        row->addWidget(button);
    }
    row->addStretch();
    column.addLayout(row);
    // not idClicked: a screen reader toggles a radio button and clicks nothing
    connect(seats_, &QButtonGroup::idToggled, this, [this](int seats, bool on) {
        if (on)
            showSeats(seats);
    });
}

void NewGameDialog::addNumber(QBoxLayout& column)
{
    auto* const label = new QLabel(tr("First deal &number:"));
    label->setBuddy(number_);
    number_->setPlaceholderText(tr("at random"));
    number_->setClearButtonEnabled(true);
    number_->setValidator(new QRegularExpressionValidator(
        QRegularExpression(QStringLiteral("[0-9]{0,%1}").arg(mostNumberDigits)), this));
    number_->setToolTip(
        tr("The hand with this deal number comes first. By the same rules and seats "
           "the same hands follow it on every computer. Leave it empty for random "
           "deals."));
    number_->setAccessibleDescription(number_->toolTip());
    fault_->setObjectName(QStringLiteral("fault"));
    fault_->setWordWrap(true);
    fault_->setText(tr("The largest number is %1.")
                        .arg(QString::number(std::numeric_limits<std::uint64_t>::max())));
    fault_->hide();
    auto* const row = new QHBoxLayout;
    row->addWidget(label);
    row->addWidget(number_, 1);
    column.addLayout(row);
    column.addWidget(fault_);
    connect(number_, &QLineEdit::textChanged, this, &NewGameDialog::checkNumber);
}

void NewGameDialog::addButtons(QBoxLayout& column)
{
    auto* const buttons = new QDialogButtonBox(QDialogButtonBox::Cancel, this);
    deal_ = buttons->addButton(tr("&Deal"), QDialogButtonBox::AcceptRole);
    connect(buttons, &QDialogButtonBox::accepted, this, &NewGameDialog::deal);
    connect(buttons, &QDialogButtonBox::rejected, this, &QDialog::reject);
    beginGroup(column);
    column.addWidget(buttons);
    deal_->setDefault(true); // now that the dialog has it
}

void NewGameDialog::setGamesTogether(const QHash<QString, int>& games)
{
    players_->setGamesTogether(games);
}

void NewGameDialog::setKnownNames(const QStringList& people, const QStringList& computers)
{
    players_->setKnownNames(people, computers);
}

/// The presets of this number of players; before them the person's own rules, if they are no
/// preset.
std::vector<NewGameDialog::Offer> NewGameDialog::offersFor(int seats) const
{
    std::vector<Offer> offers;
    const Variant& own = preferences_.variant;
    if (tableSeats(own) == seats && presetOf(own) == nullptr)
        offers.push_back({ ownRules, tr("Your house rules"), rulesLine(own), own });
    for (const Preset& preset : presets())
        if (tableSeats(preset.variant) == seats)
            offers.push_back(
                { idOf(preset), presetName(preset.key), presetHelp(preset.key), preset.variant });
    return offers;
}

void NewGameDialog::showSeats(int seats)
{
    offers_ = offersFor(seats);
    {
        const QSignalBlocker silent(games_);
        games_->clear();
        for (const Offer& offer : offers_) {
            games_->add(offer.id, offer.name, offer.words);
            games_->setPicture(
                offer.id, presetPicture(offer.variant, tableSize, devicePixelRatioF()));
        }
        const auto same = std::ranges::find(offers_, preferences_.variant, &Offer::variant);
        games_->choose(same == offers_.end() ? offers_.front().id : same->id);
    }
    players_->showSeats(seats);
    showGame();
}

const NewGameDialog::Offer* NewGameDialog::chosenOffer() const
{
    const auto found = std::ranges::find(offers_, games_->chosen(), &Offer::id);
    return found == offers_.end() ? nullptr : &*found;
}

void NewGameDialog::showGame()
{
    if (const Offer* const offer = chosenOffer())
        game_->setText(offer->words);
}

void NewGameDialog::checkNumber()
{
    const bool right = number_->text().isEmpty() || numberIn(*number_);
    fault_->setVisible(!right);
    deal_->setEnabled(right);
}

void NewGameDialog::deal()
{
    const Offer* const offer = chosenOffer();
    if (!offer || !deal_->isEnabled())
        return;
    NewGameChoice choice { preferences_, std::nullopt };
    if (const auto number = numberIn(*number_))
        choice.seed = seedDealingFirst(*number);
    choice.preferences.variant = offer->variant;
    players_->write(choice.preferences);
    accept();
    Q_EMIT chosen(choice);
}

} // namespace sheepshead
