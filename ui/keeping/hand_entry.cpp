// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/keeping/hand_entry.h"

#include "ui/keeping/asked_points.h"
#include "ui/keeping/entry_form.h"
#include "ui/keeping/kind_words.h"
#include "ui/keeping/quick_entry.h"
#include "ui/keeping/shared_undo.h"
#include "ui/widgets/number_box.h"
#include "ui/widgets/typed_number.h"
#include "ui/words/scores/sheet_words.h"

#include <QButtonGroup>
#include <QCheckBox>
#include <QComboBox>
#include <QLabel>
#include <QLineEdit>
#include <QPushButton>
#include <QShortcut>
#include <QSpinBox>

#include <algorithm>
#include <utility>

namespace sheepshead {

namespace {

constexpr int fewestInHand = 2;

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
    , lines_(*parts_.players, this)
    , help_(new LineHelp(*parts_.line, *parts_.lineHelp))
{
    connectParts();
    connectMarks();
}

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
    onText(parts_.note, [this](const QString& text) {
        hand_.note = text.toStdString();
        beside_.note = hand_.note;
        Q_EMIT typed();
    });
    onText(parts_.points, [this](const QString& text) {
        hand_.points = readTypedCount(text);
        pointsFault_ = typedNumberFault(text, 0);
        changed();
    });
    onChoice(parts_.kind, [this](int) { startKind(); });
    onChoice(parts_.dealer, [this](int index) {
        hand_.dealer = memberOf(index);
        beside_.dealer = hand_.dealer;
    });
    connect(parts_.tiers, &QButtonGroup::idClicked, this, [this](int tier) {
        const bool on = parts_.tiers->button(tier)->isChecked();
        hand_.tier = on ? std::optional(static_cast<Tier>(tier)) : std::nullopt;
        changed();
    });
    connect(parts_.takes, &QCheckBox::clicked, this, [this](bool on) {
        hand_.takes.clear();
        if (on)
            hand_.takes = lines_.takes(scored_.chairs);
        changed();
    });
    connect(&lines_, &PlayerLines::toggled, this, &HandEntry::toggle);
    connect(&lines_, &PlayerLines::takesChanged, this, [this] {
        hand_.takes = lines_.takes(scored_.chairs);
        changed();
    });
    connect(parts_.write, &QPushButton::clicked, this, &HandEntry::write);
    connect(parts_.rules, &QPushButton::clicked, this,
        [this] { Q_EMIT rulesWanted(scored_.chairs.playing.size()); });
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

/// The member at an entry of a box whose first entry stands for none.
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
        .dealer = beside_.dealer,
        .out = beside_.out,
        .note = beside_.note,
        .corrected = beside_.corrected };
    pointsFault_.clear();
    const Filling filling(showing_);
    parts_.line->setText({});
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
    laid_ = hand_;
    parts_.heading->setText(
        (correcting_ ? tr("Correct hand %1") : tr("Hand %1")).arg(place.number));
    parts_.write->setText(correcting_ ? tr("&Write the correction") : tr("&Write the hand"));
    parts_.cancel->setVisible(correcting_);
    {
        const Filling filling(showing_);
        parts_.line->setText({}); // its own undo would bring back a hand that is written
    }
    beside_ = hand_;
    pointsFault_.clear();
    lines_.lay(place);
    shareUndo(*this);
    layChoices();
    changed();
}

void HandEntry::layChoices()
{
    const Filling filling(showing_);
    sheepshead::layChoices(parts_, place_, rules_);
    LinePlace place { {}, namesOf(place_), rules_ };
    place.chairs.members = place_.table.members;
    help_->lay(std::move(place));
}

void HandEntry::takeLine(const QString& line)
{
    Chairs chairs;
    chairs.members = place_.table.members;
    const QuickEntry entry = parseQuickEntry(line, beside_, chairs, rules_);
    hand_ = entry.hand;
    pointsFault_.clear();
    check();
    showHand();
    showLineFault(entry);
}

/// What is wrong with the short line. A number that may be points is asked about: "2 4 7".
void HandEntry::showLineFault(const QuickEntry& entry)
{
    const QString line = parts_.line->text();
    const auto points = askedPoints(line, entry, place_);
    asked_ = points ? QString(line).insert(*points, u'=') : QString();
    QString text;
    if (points)
        //: a number in the short line may be points of the makers
        text = tr("%1 points? Press Enter, or type =%1.").arg(line[*points]);
    else if (!entry.fault.isEmpty())
        text = tr("\"%1\" means nothing here.").arg(entry.fault);
    showFaults(parts_, hand_, scored_, place_.members, text);
    if (!text.isEmpty())
        parts_.write->setEnabled(false);
}

/// A button of a player: who picked or won, who was with the picker, who sits out.
void HandEntry::toggle(Member member, PlayerLine::Button button, bool on)
{
    if (button == PlayerLine::Button::Out) {
        setOut(member, on);
    } else if (!hasMakers(hand_.kind)) {
        setMember(hand_.winners, member, on);
    } else if (button == PlayerLine::Button::First) {
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
    beside_.out = hand_.out;
}

void HandEntry::changed()
{
    if (showing_)
        return;
    asked_.clear();
    check();
    showHand();
    showFaults(parts_, hand_, scored_, place_.members, {});
    if (pointsFault_.isEmpty())
        return;
    QLabel* const label = parts_.faults.at("points");
    label->setText(pointsFault_);
    label->show();
    parts_.write->setEnabled(false);
}

void HandEntry::check()
{
    TableState state = place_.table;
    scored_ = scoreLine(hand_, state, static_cast<int>(place_.members.size()), place_.number);
    if (scored_.rules && *scored_.rules != rules_) {
        rules_ = *scored_.rules;
        layChoices();
    }
    lines_.showScores(scored_);
    showOutcome(parts_, scored_, place_.members);
    parts_.write->setEnabled(!scored_.rows.empty());
    offerRules();
    Q_EMIT typed();
}

/// A person sits out, and the others have no rules for so few yet.
void HandEntry::offerRules()
{
    const int players = scored_.chairs.playing.size();
    const bool few = std::ranges::any_of(scored_.faults,
        [](const LineFault& fault) { return fault.flaw == LineFlaw::TooFewPlayers; });
    parts_.rules->setVisible(few && hand_.out && players >= fewestInHand);
    parts_.rules->setText(tr("Choose rules for %n players…", nullptr, players));
}

/// Fills all fields but the line from the hand.
void HandEntry::showHand()
{
    const Filling filling(showing_);
    const FieldsShown shown = fieldsOf(hand_, rules_);
    const QString typed = parts_.points->text();
    fillForm(parts_, hand_, place_.table.members);
    if (!pointsFault_.isEmpty())
        parts_.points->setText(typed);
    showFields(parts_, hand_, shown);
    lines_.showHand(hand_, scored_.chairs, shown);
}

void HandEntry::write()
{
    if (remindOfNumber(*this))
        return;
    if (parts_.write->isEnabled())
        Q_EMIT written(hand_);
    else if (!asked_.isEmpty())
        parts_.line->setText(QString(asked_)); // which shows what it pays; Enter again writes it
}

/// What the line says goes with the line; the rest was said beside it.
void HandEntry::tellApart(const TypedHand& hand, const QString& line)
{
    Chairs chairs;
    chairs.members = place_.table.members;
    const TypedHand ofLine = parseQuickEntry(line, laid_, chairs, rules_).hand;
    beside_ = laid_;
    beside_.note = hand.note;
    if (hand.out != ofLine.out)
        beside_.out = hand.out;
    if (hand.dealer != ofLine.dealer)
        beside_.dealer = hand.dealer;
}

bool HandEntry::isUntouched() const { return hand_ == laid_ && parts_.line->text().isEmpty(); }

QString HandEntry::line() const { return parts_.line->text(); }

void HandEntry::resumeTyping(const std::optional<TypedHand>& hand, const QString& line)
{
    if (!hand)
        return parts_.line->setText(line);
    tellApart(*hand, line);
    hand_ = *hand;
    {
        const Filling filling(showing_);
        parts_.line->setText(line);
    }
    showAgain();
}

void HandEntry::renameMembers(const QStringList& names)
{
    place_.members = names;
    lines_.rename(place_);
    layChoices();
    showAgain();
}

/// The hand as it is, and what is wrong with the line that is typed.
void HandEntry::showAgain()
{
    changed();
    const QString line = parts_.line->text();
    const QuickEntry entry = parseQuickEntry(line, hand_, scored_.chairs, rules_);
    if (!line.isEmpty() && (!entry.fault.isEmpty() || askedPoints(line, entry, place_)))
        showLineFault(entry);
}

void HandEntry::setBigType(bool big, double times)
{
    QFont font;
    if (big) {
        font = parentWidget()->font();
        font.setPointSizeF(font.pointSizeF() * times);
    }
    setFont(font);
    parts_.setOnlyLine(big);
    showAgain();
}

/// To type on where the line ends.
void HandEntry::takeFocus()
{
    parts_.line->setFocus(Qt::OtherFocusReason);
    parts_.line->end(false);
}

} // namespace sheepshead
