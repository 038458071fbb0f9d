// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/openings/pick_table_setup.h"

#include "engine/rules/presets.h"
#include "engine/rules/rule_table.h"
#include "ui/rules/rule_files.h"
#include "ui/rules/rules_line.h"
#include "ui/study/study_deck.h"
#include "ui/study/study_fault_label.h"
#include "ui/widgets/flow_layout.h"
#include "ui/widgets/number_box.h"
#include "ui/widgets/radio_buttons.h"
#include "ui/widgets/text_scale.h"
#include "ui/words/players/level_words.h"
#include "ui/words/rules/choice_words.h"
#include "ui/words/rules/rule_words.h"

#include <QButtonGroup>
#include <QComboBox>
#include <QLabel>
#include <QLineEdit>
#include <QPushButton>
#include <QRadioButton>
#include <QVBoxLayout>

#include <algorithm>
#include <limits>

namespace sheepshead {

namespace {

constexpr int widthForBothSides = 690; ///< pixels for the cards beside the rules
constexpr int lettersOfRules = 18;
constexpr int changeFirstOffered = 2; ///< rows of the box of other rules before the named ones
constexpr std::array judgesFromTheBest { Level::Expert, Level::Strong, Level::Regular,
    Level::Beginner };

enum AgainstRow { NoOthers, OneChange };

/// The rule that people ask about most.
constexpr std::string_view usualChange = "double-on-the-bump";

void keepNarrow(QComboBox& box)
{
    box.setSizeAdjustPolicy(QComboBox::AdjustToMinimumContentsLengthWithIcon);
    box.setMinimumContentsLength(lettersOfRules);
    box.setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Fixed);
}

/// Nothing if the rule has no other effect then, or if the same deal could not be played.
std::optional<CheckedVariant> changedRules(
    const CheckedVariant& rules, const Rule& rule, int choice)
{
    Variant changed = *rules;
    rule.choose(changed, choice);
    const auto checked = check(normalized(changed));
    if (!checked || *checked == rules)
        return std::nullopt;
    PickTableQuestion question;
    question.variant = rules;
    question.against = *checked;
    return faultOf(question) ? std::nullopt : std::optional(*checked);
}

} // namespace

PickTableSetup::PickTableSetup(const CheckedVariant& tableRules, QWidget* parent)
    : QWidget(parent)
    , draft_(tableRules)
    , deck_(new StudyDeck)
    , places_(new QButtonGroup(this))
    , fromTable_(new QPushButton(tr("&Use the hand on the table")))
    , clear_(new QPushButton(tr("&No cards")))
    , rulesBox_(new QComboBox)
    , againstBox_(new QComboBox)
    , changeBox_(new QComboBox)
    , judge_(new QComboBox)
    , deals_(new WholeNumberBox)
    , seed_(new WholeNumberBox)
{
    fillRules(tableRules);
    sides_ = new QBoxLayout(QBoxLayout::LeftToRight, this);
    sides_->addLayout(makeCards(), 3);
    sides_->addLayout(makeRules(), 2);
    fillChanges();
    readRules();
    offer(false);
}

PickTableSetup::~PickTableSetup() = default;

StudyFaultLabel* PickTableSetup::newFault(const char* name, PickTableField field)
{
    auto* const label = new StudyFaultLabel(QString::fromLatin1(name));
    faults_[field] = label;
    return label;
}

void PickTableSetup::addLine(
    QLayout& column, PickTableField field, QRadioButton* place, const QString& name)
{
    auto* const line = new QLineEdit;
    line->setAccessibleName(name);
    line->setPlaceholderText(tr("drawn"));
    lines_[field] = line;
    addRadioButton(*places_, *place, static_cast<int>(field));
    column.addWidget(place);
    column.addWidget(line);
    // Not textEdited(): a screen reader sets the text.
    connect(line, &QLineEdit::textChanged, this, [this, field](const QString& text) {
        if (text == draft_.text(field))
            return;
        draft_.type(field, text);
        showDraft();
    });
}

QLayout* PickTableSetup::makeCards()
{
    auto* const starts = new FlowLayout;
    for (QPushButton* const button : { fromTable_, clear_ }) {
        button->setAutoDefault(false);
        starts->addWidget(button);
    }
    fromTable_->setToolTip(tr("What you have seen of this hand; it counts as a hint."));
    auto* const column = new QVBoxLayout;
    column->addLayout(starts);
    auto* const hand = new QRadioButton(tr("Click &hand cards, or type them (QC JS AD):"));
    auto* const blind = new QRadioButton(tr("Click cards of the &blind, or type them:"));
    addLine(*column, PickTableField::Hold, hand, tr("Cards of the hand"));
    column->addWidget(newFault("hold-fault", PickTableField::Hold));
    addLine(*column, PickTableField::Blind, blind, tr("Cards of the blind"));
    column->addWidget(newFault("blind-fault", PickTableField::Blind));
    column->addWidget(deck_);
    column->addStretch(1);
    hand->setChecked(true);
    connect(places_, &QButtonGroup::idToggled, this, &PickTableSetup::showDraft);
    connect(deck_, &StudyDeck::clicked, this, [this](Card card) {
        draft_.toggle(place(), card);
        showDraft();
    });
    connect(fromTable_, &QPushButton::clicked, this, &PickTableSetup::handOnTableWanted);
    connect(
        clear_, &QPushButton::clicked, this, [this] { take(draft_.question().variant, {}, {}); });
    return column;
}

void PickTableSetup::addRules(
    QBoxLayout& column, QComboBox& box, const QString& title, PickTableField field)
{
    const bool isFirst = field == PickTableField::Rules;
    auto* const label = new QLabel(title);
    auto* const file = new QPushButton(isFirst ? tr("&File…") : tr("F&ile…"));
    label->setBuddy(&box);
    box.setAccessibleName(QString(title).remove(u'&').remove(u':'));
    file->setAccessibleName(isFirst ? tr("Rules from a file") : tr("Other rules from a file"));
    file->setAutoDefault(false);
    auto* const row = new QHBoxLayout;
    row->addWidget(&box, 1);
    row->addWidget(file);
    column.addWidget(label);
    column.addLayout(row);
    connect(&box, &QComboBox::activated, this, [this, isFirst] {
        if (isFirst)
            fillChanges();
        readRules();
    });
    connect(file, &QPushButton::clicked, this, [this, field] {
        openRuleFile(this, [this, field](const NamedRules& rules) { chooseRules(field, rules); });
    });
}

QLayout* PickTableSetup::makeRules()
{
    auto* const column = new QVBoxLayout;
    addRules(*column, *rulesBox_, tr("&Rules:"), PickTableField::Rules);
    column->addWidget(newFault("rules-fault", PickTableField::Rules));
    addRules(*column, *againstBox_, tr("&Compare with:"), PickTableField::Against);
    changeBox_->setAccessibleName(tr("The rule that is changed"));
    connect(changeBox_, &QComboBox::activated, this, &PickTableSetup::readRules);
    column->addWidget(changeBox_);
    column->addWidget(newFault("against-fault", PickTableField::Against));
    column->addLayout(makeNumbers());
    column->addStretch(1);
    return column;
}

QLayout* PickTableSetup::makeNumbers()
{
    auto* const column = new QVBoxLayout;
    const auto add = [&](const QString& title, QWidget* box, const QString& tip) {
        auto* const label = new QLabel(title);
        label->setBuddy(box);
        box->setAccessibleName(QString(title).remove(u'&').remove(u':'));
        box->setToolTip(tip);
        column->addWidget(label);
        column->addWidget(box);
    };
    for (const Level level : judgesFromTheBest)
        judge_->addItem(levelName(level), QVariant::fromValue(static_cast<int>(level)));
    deals_->setRange(1, mostPickTableDeals);
    deals_->setSingleStep(1000);
    deals_->setValue(draft_.question().deals);
    seed_->setRange(0, std::numeric_limits<int>::max());
    seed_->setValue(static_cast<int>(draft_.question().seed));
    add(tr("Whose &picks are counted:"), judge_,
        tr("All hands are played to the end by regular players."));
    add(tr("&Deals:"), deals_, tr("Each is tried in every seat. More deals make errors smaller."));
    add(tr("S&eed:"), seed_, tr("The same number has the same deals."));
    const auto read = [this] {
        draft_.setJudge(static_cast<Level>(judge_->currentData().toInt()));
        draft_.setDeals(deals_->value());
        draft_.setSeed(static_cast<std::uint64_t>(seed_->value()));
        showDraft();
    };
    connect(judge_, &QComboBox::activated, this, read);
    connect(deals_, &QSpinBox::valueChanged, this, read);
    connect(seed_, &QSpinBox::valueChanged, this, read);
    return column;
}

void PickTableSetup::fillRules(const CheckedVariant& tableRules)
{
    for (QComboBox* const box : { rulesBox_, againstBox_, changeBox_ })
        keepNarrow(*box);
    againstBox_->addItem(tr("No other rules"));
    againstBox_->addItem(tr("The same with one rule changed"));
    const auto add = [this](const CheckedVariant& rules, const QString& name) {
        rules_.push_back(rules);
        rulesBox_->addItem(name);
        againstBox_->addItem(name);
    };
    add(tableRules, tr("Rules of the table"));
    for (const Preset& preset : presets())
        if (const auto rules = check(preset.variant))
            add(*rules, presetName(preset.key));
}

/// Every choice that another table with the same deals has.
void PickTableSetup::fillChanges()
{
    const CheckedVariant& rules = rules_[static_cast<std::size_t>(rulesBox_->currentIndex())];
    changes_.clear();
    changeBox_->clear();
    int usual = 0;
    for (const Rule& rule : ruleTable()) {
        if (rule.isNumber() || rule.group == RuleGroup::Game || !rule.applies(*rules))
            continue;
        for (int choice = 0; choice < static_cast<int>(rule.choices.size()); ++choice)
            if (const auto changed = changedRules(rules, rule, choice)) {
                if (rule.key == usualChange)
                    usual = changeBox_->count();
                changes_.push_back(*changed);
                changeBox_->addItem(tr("%1: %2", "a house rule and its choice")
                                        .arg(ruleName(rule.key), choiceText(rule, choice)));
            }
    }
    changeBox_->setCurrentIndex(changes_.empty() ? -1 : usual);
}

std::optional<CheckedVariant> PickTableSetup::chosenAgainst() const
{
    const int row = againstBox_->currentIndex();
    const int change = changeBox_->currentIndex();
    if (row == OneChange && change >= 0)
        return changes_[static_cast<std::size_t>(change)];
    if (row >= changeFirstOffered)
        return rules_[static_cast<std::size_t>(row - changeFirstOffered)];
    return std::nullopt;
}

void PickTableSetup::readRules()
{
    changeBox_->setVisible(againstBox_->currentIndex() == OneChange);
    draft_.setRules(rules_[static_cast<std::size_t>(rulesBox_->currentIndex())]);
    draft_.setAgainst(chosenAgainst());
    showDraft();
}

void PickTableSetup::chooseRules(PickTableField field, const NamedRules& rules)
{
    const auto checked = check(rules.variant);
    if (!checked)
        return; // a file with rules that contradict each other is refused where it is read
    rules_.push_back(*checked);
    rulesBox_->addItem(rules.name);
    againstBox_->addItem(rules.name);
    QComboBox& box = field == PickTableField::Rules ? *rulesBox_ : *againstBox_;
    box.setCurrentIndex(box.count() - 1);
    if (field == PickTableField::Rules)
        fillChanges();
    readRules();
}

void PickTableSetup::take(const CheckedVariant& rules, CardSet hold, CardSet blind)
{
    draft_.set(PickTableField::Hold, hold);
    draft_.set(PickTableField::Blind, blind);
    const auto found = std::ranges::find(rules_, rules);
    if (draft_.question().variant == rules)
        showDraft();
    else if (found == rules_.end())
        chooseRules(PickTableField::Rules, { rulesLine(*rules), *rules });
    else {
        rulesBox_->setCurrentIndex(static_cast<int>(found - rules_.begin()));
        fillChanges();
        readRules();
    }
}

void PickTableSetup::setDeck(const CardLook& look) { deck_->setDeck(look); }

void PickTableSetup::setTableRules(const CheckedVariant& rules)
{
    if (rules_.front() == rules)
        return;
    rules_.front() = rules;
    if (rulesBox_->currentIndex() == 0)
        fillChanges();
    readRules();
}

void PickTableSetup::offer(bool handOnTable) { fromTable_->setEnabled(handOnTable); }

PickTableField PickTableSetup::place() const
{
    return static_cast<PickTableField>(places_->checkedId());
}

void PickTableSetup::showDraft()
{
    const CardSet hold = draft_.cards(PickTableField::Hold);
    const CardSet blind = draft_.cards(PickTableField::Blind);
    deck_->show(
        deckOf(*draft_.question().variant) | hold | blind, draft_.cards(place()), [&](Card card) {
            if (hold.contains(card))
                return CardPlaceWords { tr("Hand"), tr("in the hand") };
            if (blind.contains(card))
                return CardPlaceWords { tr("Blind"), tr("in the blind") };
            return CardPlaceWords { {}, tr("drawn") };
        });
    for (const auto& [field, line] : lines_)
        if (line->text() != draft_.text(field))
            line->setText(draft_.text(field));
    for (const auto& [field, label] : faults_)
        label->tell(draft_.faultText(field));
    Q_EMIT changed();
}

void PickTableSetup::resizeEvent(QResizeEvent* event)
{
    QWidget::resizeEvent(event);
    sides_->setDirection(width() >= widthForBothSides * textScale() ? QBoxLayout::LeftToRight
                                                                    : QBoxLayout::TopToBottom);
}

} // namespace sheepshead
