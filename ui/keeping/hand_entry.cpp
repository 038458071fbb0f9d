// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/keeping/hand_entry.h"

#include "ui/keeping/kind_words.h"
#include "ui/keeping/player_line.h"
#include "ui/keeping/quick_entry.h"
#include "ui/widgets/html.h"
#include "ui/words/scores/derivation_words.h"
#include "ui/words/scores/line_fault_words.h"
#include "ui/words/scores/sheet_figures.h"
#include "ui/words/scores/sheet_words.h"

#include <QButtonGroup>
#include <QCheckBox>
#include <QComboBox>
#include <QKeyEvent>
#include <QLabel>
#include <QLineEdit>
#include <QPushButton>
#include <QShortcut>
#include <QSpinBox>
#include <QTextBrowser>
#include <QToolButton>

#include <algorithm>
#include <utility>

namespace sheepshead {

namespace {

bool includes(const Members& members, Member member)
{
    return std::ranges::find(members, member) != members.end();
}

/// The program fills the form meanwhile.
class Filling {
public:
    explicit Filling(bool& showing)
        : showing_(showing)
        , before_(std::exchange(showing, true))
    {
    }
    ~Filling() { showing_ = before_; }
    Filling(const Filling&) = delete;
    Filling& operator=(const Filling&) = delete;

private:
    bool& showing_;
    const bool before_;
};

void setMember(Members& members, Member member, bool on)
{
    std::erase(members, member);
    if (on)
        members.push_back(member);
}

} // namespace

HandEntry::HandEntry(QWidget* parent)
    : QWidget(parent)
    , parts_(this)
{
    connectParts();
    connectMarks();
}

/// The lines delete their widgets, which the fields would delete first.
HandEntry::~HandEntry() { qDeleteAll(lines_); }

/// Fields answer to every change, so that a screen reader may fill them, too; not to those that the
/// program makes.
void HandEntry::connectParts()
{
    const auto onText = [this](QLineEdit* field, auto take) {
        connect(field, &QLineEdit::textChanged, this, [this, take](const QString& text) {
            if (!showing_)
                take(text);
        });
    };
    onText(parts_.line, [this](const QString& text) { takeLine(text); });
    onText(parts_.note, [this](const QString& text) { hand_.note = text.toStdString(); });
    onText(parts_.points, [this](const QString& text) {
        hand_.points = text.isEmpty() ? std::nullopt : std::optional(text.toInt());
        changed();
    });
    onChoice(parts_.kind, [this](int) { startKind(); });
    onChoice(parts_.dealer, [this](int index) { hand_.dealer = memberOf(index); });
    connect(parts_.tiers, &QButtonGroup::idClicked, this, [this](int tier) {
        const bool on = parts_.tiers->button(tier)->isChecked();
        hand_.tier = on ? std::optional(static_cast<Tier>(tier)) : std::nullopt;
        changed();
    });
    connect(parts_.takes, &QCheckBox::clicked, this, [this](bool on) {
        hand_.takes.clear();
        if (on)
            readTakes();
        changed();
    });
    connect(parts_.write, &QPushButton::clicked, this, &HandEntry::write);
    connect(parts_.cancel, &QPushButton::clicked, this, &HandEntry::cancelled);
    for (const int key : { Qt::Key_Return, Qt::Key_Enter }) {
        auto* const enter = new QShortcut(key, this);
        enter->setContext(Qt::WidgetWithChildrenShortcut);
        connect(enter, &QShortcut::activated, this, &HandEntry::write);
    }
    auto* const escape = new QShortcut(Qt::Key_Escape, this);
    escape->setContext(Qt::WidgetWithChildrenShortcut);
    connect(escape, &QShortcut::activated, this, &HandEntry::cancelled);
}

void HandEntry::connectMarks()
{
    const auto onNumber = [this](QSpinBox* box, int TypedHand::*member) {
        connect(box, &QSpinBox::valueChanged, this, [this, member](int value) {
            if (showing_)
                return;
            hand_.*member = value;
            changed();
        });
    };
    onNumber(parts_.cracks, &TypedHand::cracks);
    onNumber(parts_.blitzes, &TypedHand::blitzes);
    const auto onFlag = [this](QCheckBox* box, bool TypedHand::*member) {
        connect(box, &QCheckBox::clicked, this, [this, member](bool on) {
            hand_.*member = on;
            changed();
        });
    };
    onFlag(parts_.forced, &TypedHand::forced);
    onFlag(parts_.blind, &TypedHand::blind);
    onFlag(parts_.trickless, &TypedHand::trickless);
    onFlag(parts_.everyTrick, &TypedHand::everyTrick);
    onChoice(parts_.bet, [this](int index) { hand_.bet = static_cast<SheepsheadBet>(index); });
    onChoice(parts_.solo, [this](int index) {
        hand_.solo.reset();
        if (index > 0)
            hand_.solo = static_cast<SoloKind>(index - 1);
    });
    onChoice(parts_.reneged, [this](int index) { hand_.reneged = memberOf(index); });
}

void HandEntry::onChoice(QComboBox* box, std::function<void(int)> take)
{
    connect(box, &QComboBox::currentIndexChanged, this, [this, take = std::move(take)](int index) {
        if (showing_ || index < 0)
            return;
        take(index);
        changed();
    });
}

/// Of a box whose first entry is nobody.
std::optional<Member> HandEntry::memberOf(int index) const
{
    if (index <= 0)
        return std::nullopt;
    return place_.table.members[static_cast<std::size_t>(index - 1)];
}

/// Another kind of hand begins anew.
void HandEntry::startKind()
{
    hand_ = { .kind = static_cast<TypedKind>(parts_.kind->currentData().toInt()),
        .dealer = hand_.dealer,
        .out = hand_.out,
        .note = hand_.note,
        .corrected = hand_.corrected };
    const Filling filling(showing_);
    parts_.line->clear();
}

void HandEntry::begin(const EntryPlace& place)
{
    correcting_ = false;
    lay(place, {});
}

void HandEntry::correct(const EntryPlace& place, const TypedHand& hand)
{
    correcting_ = true;
    lay(place, hand);
}

void HandEntry::lay(const EntryPlace& place, const TypedHand& hand)
{
    place_ = place;
    hand_ = hand;
    const auto rules = place.table.rulesFor(static_cast<int>(place.table.members.size()));
    if (rules)
        rules_ = *rules;
    else if (!place.table.rules.empty())
        rules_ = place.table.rules.front();
    if (!correcting_)
        hand_.kind = kindsAt(rules_).front();
    parts_.heading->setText(
        (correcting_ ? tr("Correct hand %1") : tr("Hand %1")).arg(place.number));
    parts_.write->setText(correcting_ ? tr("&Write the correction") : tr("&Write the hand"));
    parts_.cancel->setVisible(correcting_);
    {
        const Filling filling(showing_);
        parts_.line->clear();
    }
    layPlayers();
    layChoices();
    changed();
}

void HandEntry::layPlayers()
{
    qDeleteAll(std::exchange(lines_, {}));
    int place = 0;
    for (const Member member : place_.table.members) {
        const QString name = playerName(indexOf(member), place_.members);
        auto* const line = new PlayerLine(name, place + 1, *parts_.players, place, this);
        ++place;
        connect(
            line, &PlayerLine::toggled, this, [this, member](PlayerLine::Button button, bool on) {
                toggle(member, static_cast<int>(button), on);
            });
        connect(line, &PlayerLine::takesChanged, this, [this] {
            readTakes();
            changed();
        });
        lines_.push_back(line);
    }
}

void HandEntry::layChoices()
{
    const Filling filling(showing_);
    QStringList names;
    for (const Member member : place_.table.members)
        names << playerName(indexOf(member), place_.members);
    const Member next = place_.table.dealer.value_or(Member {});
    parts_.dealer->clear();
    parts_.dealer->addItem(tr("%1 (next)", "the dealer whose turn it is")
                               .arg(playerName(indexOf(next), place_.members)));
    parts_.dealer->addItems(names);
    parts_.reneged->clear();
    parts_.reneged->addItem(tr("none", "no misplay"));
    parts_.reneged->addItems(names);
    parts_.kind->clear();
    for (const TypedKind kind : kindsAt(rules_))
        parts_.kind->addItem(kindWords(kind, *rules_), static_cast<int>(kind));
    parts_.bet->clear();
    parts_.bet->addItems({ tr("not called"), tr("called and made"), tr("called and missed") });
    parts_.solo->clear();
    parts_.solo->addItems({ tr("call"), tr("best solo"), tr("side solo"), tr("billy") });
    parts_.lineHelp->setText(lineHelp(rules_));
}

bool HandEntry::hasMakers() const
{
    return hand_.kind == TypedKind::Picked || hand_.kind == TypedKind::Bid;
}

void HandEntry::takeLine(const QString& line)
{
    Chairs chairs;
    chairs.members = place_.table.members;
    const QuickEntry entry = parseQuickEntry(line, hand_, chairs, rules_);
    hand_ = entry.hand;
    check();
    showHand();
    showFaults(entry.fault);
    if (!entry.fault.isEmpty())
        parts_.write->setEnabled(false);
}

/// A button of a player: who picked or won, who was with the picker, who sits out.
void HandEntry::toggle(Member member, int button, bool on)
{
    if (button == static_cast<int>(PlayerLine::Button::Out)) {
        setOut(member, on);
    } else if (!hasMakers()) {
        setMember(hand_.winners, member, on);
    } else if (button == static_cast<int>(PlayerLine::Button::First)) {
        hand_.maker = on ? std::optional(member) : std::nullopt;
        setMember(hand_.partners, member, false);
    } else {
        setMember(hand_.partners, member, on);
        if (on && hand_.maker == member)
            hand_.maker.reset();
    }
    changed();
}

/// As soon as the person says who sits out, the usual way does not count.
void HandEntry::setOut(Member member, bool on)
{
    if (!hand_.out) {
        hand_.out = Members {};
        for (const Member other : scored_.chairs.members)
            if (!scored_.chairs.playing.contains(*scored_.chairs.seatOf(other)))
                hand_.out->push_back(other);
    }
    setMember(*hand_.out, member, on);
}

void HandEntry::readTakes()
{
    hand_.takes.clear();
    for (std::size_t i = 0; i < lines_.size(); ++i) {
        const Member member = place_.table.members[i];
        const auto seat = scored_.chairs.seatOf(member);
        if (seat && scored_.chairs.playing.contains(*seat))
            hand_.takes.push_back({ member, lines_[i]->points(), lines_[i]->tricks() });
    }
}

void HandEntry::changed()
{
    if (showing_)
        return;
    check();
    showHand();
    showFaults({});
}

void HandEntry::check()
{
    TableState state = place_.table;
    scored_ = scoreLine(hand_, state, static_cast<int>(place_.members.size()), place_.number);
    if (scored_.rules && *scored_.rules != rules_) {
        rules_ = *scored_.rules;
        layChoices();
    }
    showScores();
}

/// Fills all fields but the line from the hand.
void HandEntry::showHand()
{
    const Filling filling(showing_);
    parts_.kind->setCurrentIndex(parts_.kind->findData(static_cast<int>(hand_.kind)));
    const auto indexOfMember = [this](std::optional<Member> member) {
        const auto& all = place_.table.members;
        const auto found = member ? std::ranges::find(all, *member) : all.end();
        return found == all.end() ? 0 : static_cast<int>(found - all.begin()) + 1;
    };
    parts_.dealer->setCurrentIndex(indexOfMember(hand_.dealer));
    parts_.reneged->setCurrentIndex(indexOfMember(hand_.reneged));
    const QString points = hand_.points ? QString::number(*hand_.points) : QString();
    if (parts_.points->text() != points)
        parts_.points->setText(points);
    for (QAbstractButton* const button : parts_.tiers->buttons())
        button->setChecked(hand_.tier && parts_.tiers->id(button) == static_cast<int>(*hand_.tier));
    parts_.takes->setChecked(!hand_.takes.empty());
    parts_.cracks->setValue(hand_.cracks);
    parts_.blitzes->setValue(hand_.blitzes);
    parts_.forced->setChecked(hand_.forced);
    parts_.blind->setChecked(hand_.blind);
    parts_.trickless->setChecked(hand_.trickless);
    parts_.everyTrick->setChecked(hand_.everyTrick);
    parts_.bet->setCurrentIndex(static_cast<int>(hand_.bet));
    parts_.solo->setCurrentIndex(hand_.solo ? static_cast<int>(*hand_.solo) + 1 : 0);
    const QString note = QString::fromStdString(hand_.note);
    if (parts_.note->text() != note)
        parts_.note->setText(note);
    showFields();
}

/// What the rules and the kind of hand do not have is hidden.
void HandEntry::showFields()
{
    const FieldsShown shown = fieldsOf(hand_, rules_);
    parts_.kind->setEnabled(parts_.kind->count() > 1);
    parts_.result->setVisible(shown.tiers);
    parts_.points->setEnabled(shown.points);
    for (QWidget* const field :
        { static_cast<QWidget*>(parts_.pointsLabel), static_cast<QWidget*>(parts_.points) })
        field->setVisible(hasMakers());
    for (QAbstractButton* const button : parts_.tiers->buttons()) // a winner does not lose
        button->setVisible(hasMakers() || makersWon(static_cast<Tier>(parts_.tiers->id(button))));
    parts_.takes->setVisible(shown.takes);
    parts_.raises->setVisible(shown.raises);
    parts_.forced->setVisible(shown.forced);
    parts_.blind->setVisible(shown.blind);
    parts_.trickless->setVisible(shown.trickless);
    parts_.trickless->setText(
        hasMakers() ? tr("The picker took no trick") : tr("The winner took no trick"));
    parts_.everyTrick->setVisible(shown.everyTrick);
    parts_.setShown(parts_.bet, shown.bet);
    parts_.setShown(parts_.solo, shown.solo);
    for (std::size_t i = 0; i < lines_.size(); ++i) {
        const Member member = place_.table.members[i];
        PlayerLine& line = *lines_[i];
        const auto seat = scored_.chairs.seatOf(member);
        const bool out = !seat || !scored_.chairs.playing.contains(*seat);
        line.setWords(PlayerLine::Button::First, out ? QString() : shown.first);
        line.setWords(PlayerLine::Button::Second, out ? QString() : shown.second);
        line.setWords(PlayerLine::Button::Out, tr("out", "sits this hand out"));
        line.setOn(PlayerLine::Button::First,
            hasMakers() ? hand_.maker == member : includes(hand_.winners, member));
        line.setOn(PlayerLine::Button::Second, includes(hand_.partners, member));
        line.setOn(PlayerLine::Button::Out, out);
        line.setDealer(seat && scored_.chairs.dealer == *seat);
        line.showTakes(!hand_.takes.empty() && !out);
        for (const TypedTake& take : hand_.takes)
            if (take.who == member)
                line.setTakes(take.points, take.tricks);
    }
}

/// What everybody gets and has then, and why: before it is written.
void HandEntry::showScores()
{
    for (std::size_t i = 0; i < lines_.size(); ++i) {
        const Member member = place_.table.members[i];
        const auto seat = scored_.chairs.seatOf(member);
        const auto before = place_.totals.find(member);
        Score total = before == place_.totals.end() ? Score {} : before->second;
        QString score;
        for (const SheetRow& row : scored_.rows)
            if (seat && row.seats.contains(*seat)) {
                score = scoreText(row.scores.scores[*seat]);
                total += row.scores.scores[*seat];
            }
        lines_[i]->setScore(score, totalText(total));
    }
    QString page;
    for (const SheetRow& row : scored_.rows) {
        QStringList names;
        for (const Member member : scored_.chairs.members)
            names << playerName(indexOf(member), place_.members);
        const DerivationText text = derivationText(row, names);
        for (const QStringList& part : { text.steps, text.pot })
            for (const QString& step : part)
                page += html::paragraph(step);
    }
    parts_.outcome->document()->setDefaultStyleSheet(QStringLiteral("p { margin: 0 0 2px 0 }"));
    parts_.outcome->setHtml(page);
    parts_.write->setEnabled(!scored_.rows.empty());
}

void HandEntry::showFaults(const QString& unknownWord)
{
    std::map<std::string_view, QString> texts;
    if (!unknownWord.isEmpty())
        texts["line"] = tr("\"%1\" means nothing here.").arg(unknownWord);
    const bool blank = hand_ == TypedHand { .kind = hand_.kind };
    for (const LineFault& fault : scored_.faults)
        if (const bool waits =
                fault.flaw == LineFlaw::NobodyNamed || fault.flaw == LineFlaw::ResultMissing;
            !blank || !waits) // nothing was typed yet
            texts.try_emplace(fault.field, faultText(fault, place_.members));
    for (const auto& [field, label] : parts_.faults) {
        const auto text = texts.find(field);
        label->setVisible(text != texts.end());
        label->setText(text == texts.end() ? QString() : text->second);
    }
}

void HandEntry::write()
{
    if (parts_.write->isEnabled())
        Q_EMIT written(hand_);
}

void HandEntry::takeFocus()
{
    parts_.line->setFocus(Qt::OtherFocusReason);
    parts_.line->selectAll();
}

} // namespace sheepshead
