// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/history/history_filter_bar.h"

#include "engine/rules/presets.h"
#include "ui/widgets/flow_layout.h"
#include "ui/words/rules/rule_words.h"

#include <QComboBox>
#include <QDateEdit>
#include <QLabel>

namespace sheepshead {

namespace {

enum class Period : std::uint8_t { Always, ThisYear, LastYear, ThisSeason, LastSeason, Between };

/// Seasons of card clubs begin in September.
QDate seasonsBegin(QDate day)
{
    constexpr int september = 9;
    return { day.month() >= september ? day.year() : day.year() - 1, september, 1 };
}

QString fromKey(std::string_view key)
{
    return QString::fromLatin1(key.data(), static_cast<qsizetype>(key.size()));
}

const QString layoutMark = QStringLiteral("layout ");

} // namespace

HistoryFilterBar::HistoryFilterBar(QWidget* parent)
    : QWidget(parent)
    , from_(new QDateEdit)
    , to_(new QDateEdit)
{
    setLayout(new FlowLayout);
    person_ = addBox(tr("Pla&yer:"));
    period_ = addBox(tr("T&ime:"));
    for (QDateEdit* const date : { from_, to_ }) {
        date->setCalendarPopup(true);
        layout()->addWidget(date);
        connect(date, &QDateEdit::dateChanged, this, &HistoryFilterBar::changed);
    }
    from_->setAccessibleName(tr("First day"));
    to_->setAccessibleName(tr("Last day"));
    place_ = addBox(tr("P&lace:"));
    game_ = addBox(tr("&Game:"));
    fillPeriods();
    place_->addItems({ tr("Everywhere"), tr("With computer players"), tr("At real tables") });
    fillGames();
    adapt();
}

QComboBox* HistoryFilterBar::addBox(const QString& text)
{
    auto* const box = new QComboBox;
    auto* const label = new QLabel(text);
    label->setBuddy(box);
    box->setSizeAdjustPolicy(QComboBox::AdjustToMinimumContentsLengthWithIcon);
    box->setMinimumContentsLength(16);
    auto* const both = new QWidget(this);
    auto* const row = new QHBoxLayout(both);
    row->setContentsMargins(0, 0, 0, 0);
    row->addWidget(label);
    row->addWidget(box);
    layout()->addWidget(both);
    connect(box, &QComboBox::currentIndexChanged, this, [this] {
        adapt();
        if (!filling_)
            Q_EMIT changed();
    });
    return box;
}

void HistoryFilterBar::fillPeriods()
{
    const QDate today = QDate::currentDate();
    const int season = seasonsBegin(today).year();
    const auto years = [](int first) { return QStringLiteral("%1/%2").arg(first).arg(first + 1); };
    filling_ = true;
    period_->addItems({ tr("All time"), tr("This year"), tr("Last year"),
        //: September to August
        tr("Season %1").arg(years(season)), tr("Season %1").arg(years(season - 1)),
        tr("Between two days") });
    filling_ = false;
    from_->setDate(today.addYears(-1));
    to_->setDate(today);
}

void HistoryFilterBar::fillGames()
{
    filling_ = true;
    game_->addItem(tr("Any game"), QString());
    for (const Layout& layout : layouts) {
        const QString key = fromKey(layout.key);
        game_->addItem(choiceName("layout", layout.key), layoutMark + key);
    }
    game_->insertSeparator(game_->count());
    for (const Preset& preset : presets())
        //: exactly the rules of this set of house rules
        game_->addItem(tr("Rules: %1").arg(presetName(preset.key)), fromKey(preset.key));
    filling_ = false;
}

void HistoryFilterBar::adapt()
{
    if (!game_) // still setting up
        return;
    const bool between = period_->currentIndex() == static_cast<int>(Period::Between);
    from_->setVisible(between);
    to_->setVisible(between);
}

/// The person on the most sheets, who probably looks at this page; 0 without people.
qint64 HistoryFilterBar::oftenest(const std::vector<PersonEntry>& people)
{
    const PersonEntry* best = nullptr;
    for (const PersonEntry& person : people)
        if (!person.computer && (best == nullptr || person.sheets > best->sheets))
            best = &person;
    return best != nullptr ? best->id : 0;
}

void HistoryFilterBar::setPeople(const std::vector<PersonEntry>& people)
{
    const QVariant before = person_->currentData();
    filling_ = true;
    person_->clear();
    person_->addItem(tr("Everyone"), qint64 { 0 });
    for (const PersonEntry& person : people)
        person_->addItem(
            person.computer ? tr("%1 (computer)").arg(person.name) : person.name, person.id);
    const int kept = before.isValid() ? person_->findData(before) : -1;
    person_->setCurrentIndex(kept >= 0 ? kept : person_->findData(oftenest(people)));
    filling_ = false;
}

void HistoryFilterBar::choosePerson(qint64 id)
{
    if (const int index = person_->findData(id); index >= 0)
        person_->setCurrentIndex(index);
}

HistoryChoice HistoryFilterBar::choice() const
{
    HistoryChoice choice;
    choice.person = person_->currentData().toLongLong();
    choice.place = static_cast<HistoryChoice::Place>(std::max(0, place_->currentIndex()));
    const QString game = game_->currentData().toString();
    if (game.startsWith(layoutMark))
        choice.layout = game.mid(layoutMark.size());
    else
        choice.preset = game;
    const QDate today = QDate::currentDate();
    const auto span = [&](QDate from, QDate behind) {
        choice.from = from;
        choice.to = behind.addDays(-1);
    };
    const QDate season = seasonsBegin(today);
    switch (static_cast<Period>(std::max(0, period_->currentIndex()))) {
    case Period::Always:
        break;
    case Period::ThisYear:
        span({ today.year(), 1, 1 }, { today.year() + 1, 1, 1 });
        break;
    case Period::LastYear:
        span({ today.year() - 1, 1, 1 }, { today.year(), 1, 1 });
        break;
    case Period::ThisSeason:
        span(season, season.addYears(1));
        break;
    case Period::LastSeason:
        span(season.addYears(-1), season);
        break;
    case Period::Between:
        choice.from = from_->date();
        choice.to = to_->date();
        break;
    }
    return choice;
}

} // namespace sheepshead
