// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/study/study_setup.h"

#include "engine/rules/presets.h"
#include "ui/study/study_deck.h"
#include "ui/study/study_fault_label.h"
#include "ui/study/study_files.h"
#include "ui/study/study_next.h"
#include "ui/study/study_places.h"
#include "ui/study/study_words.h"
#include "ui/widgets/flow_layout.h"
#include "ui/widgets/text_scale.h"
#include "ui/words/rules/rule_words.h"

#include <QClipboard>
#include <QComboBox>
#include <QFontDatabase>
#include <QGuiApplication>
#include <QKeyEvent>
#include <QLabel>
#include <QListWidget>
#include <QPlainTextEdit>
#include <QPushButton>
#include <QScopedValueRollback>
#include <QTextBlock>
#include <QToolButton>
#include <QVBoxLayout>

#include <algorithm>

namespace sheepshead {

namespace {

constexpr int roomForBoth = 690; ///< pixels of width for the cards beside the text
const QColor faultColour(200, 60, 40);

} // namespace

StudySetup::StudySetup(StudyDraft& draft, const CheckedVariant& tableRules, QWidget* parent)
    : QWidget(parent)
    , draft_(draft)
    , rulesBox_(new QComboBox)
    , dealer_(new QComboBox)
    , seat_(new QComboBox)
    , fromTable_(new QPushButton(tr("&Hand on the table")))
    , fromLast_(new QPushButton(tr("Last ha&nd")))
    , fromClipboard_(new QPushButton(tr("&Paste text")))
    , fromFile_(new QPushButton(tr("&File…")))
    , places_(new QListWidget)
    , deck_(new StudyDeck)
    , next_(new StudyNext(draft))
    , text_(new QPlainTextEdit)
    , numbers_(new QLabel)
    , tableFault_(new StudyFaultLabel(QStringLiteral("table-fault")))
    , cardFault_(new StudyFaultLabel(QStringLiteral("card-fault")))
    , actionFault_(new StudyFaultLabel(QStringLiteral("action-fault")))
    , textFault_(new StudyFaultLabel(QStringLiteral("text-fault")))
{
    text_->setObjectName(QStringLiteral("position-text"));
    places_->setObjectName(QStringLiteral("places"));
    fillRules(tableRules);
    auto* const column = new QVBoxLayout(this);
    column->addLayout(makeStarts());
    column->addLayout(makeTable());
    column->addWidget(tableFault_);
    sides_ = new QBoxLayout(QBoxLayout::LeftToRight);
    sides_->addLayout(makeCards(), 3);
    sides_->addLayout(makeText(), 2);
    column->addLayout(sides_, 1);
    connectParts();
}

StudySetup::~StudySetup() = default;

void StudySetup::fillRules(const CheckedVariant& tableRules)
{
    rules_.push_back(tableRules);
    rulesBox_->addItem(tr("Rules of the table"));
    for (const Preset& preset : presets())
        if (const auto variant = check(preset.variant)) {
            rules_.push_back(*variant);
            rulesBox_->addItem(presetName(preset.key));
        }
    rulesBox_->setSizeAdjustPolicy(QComboBox::AdjustToMinimumContentsLengthWithIcon);
    rulesBox_->setMinimumContentsLength(18);
}

QLayout* StudySetup::makeTable()
{
    auto* const row = new FlowLayout(8, 4);
    const auto add = [&](const QString& title, QComboBox* box) {
        auto* const pair = new QWidget;
        auto* const line = new QHBoxLayout(pair);
        line->setContentsMargins({});
        auto* const label = new QLabel(title);
        label->setBuddy(box);
        box->setAccessibleName(QString(title).remove(u'&'));
        line->addWidget(label);
        line->addWidget(box);
        row->addWidget(pair);
    };
    add(tr("&Rules"), rulesBox_);
    add(tr("&Dealer"), dealer_);
    add(tr("Your s&eat"), seat_);
    return row;
}

QLayout* StudySetup::makeStarts()
{
    auto* const row = new FlowLayout(6, 4);
    auto* const title = new QLabel(tr("Begin from"));
    title->setMinimumHeight(fromTable_->sizeHint().height());
    row->addWidget(title);
    for (QPushButton* const button : { fromTable_, fromLast_, fromClipboard_, fromFile_ }) {
        button->setAutoDefault(false);
        row->addWidget(button);
    }
    fromTable_->setToolTip(tr("What you have seen of this hand; it counts as a hint."));
    fromLast_->setToolTip(tr("Your first decision in the hand before."));
    fromClipboard_->setToolTip(tr("A position that was copied as text."));
    fromFile_->setToolTip(tr("A study, or a hand that was saved."));
    connect(fromTable_, &QPushButton::clicked, this, &StudySetup::handOnTableWanted);
    connect(fromLast_, &QPushButton::clicked, this, &StudySetup::lastHandWanted);
    connect(fromClipboard_, &QPushButton::clicked, this, &StudySetup::paste);
    connect(fromFile_, &QPushButton::clicked, this, &StudySetup::fileWanted);
    return row;
}

QLayout* StudySetup::makeCards()
{
    auto* const title = new QLabel(tr("&Lay cards into"));
    title->setBuddy(places_);
    places_->setAccessibleName(tr("Lay cards into"));
    places_->setSizeAdjustPolicy(QAbstractScrollArea::AdjustToContents);
    places_->setMinimumHeight(4 * places_->fontMetrics().height());
    places_->setMaximumHeight(9 * places_->fontMetrics().height());
    places_->setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Maximum);
    auto* const column = new QVBoxLayout;
    column->addWidget(title);
    column->addWidget(places_);
    column->addWidget(deck_);
    column->addWidget(cardFault_);
    column->addWidget(next_);
    column->addWidget(actionFault_);
    column->addStretch(1);
    return column;
}

QLayout* StudySetup::makeText()
{
    auto* const title = new QLabel(tr("The position as te&xt"));
    title->setBuddy(text_);
    text_->setAccessibleName(tr("The position as text"));
    text_->setFont(QFontDatabase::systemFont(QFontDatabase::FixedFont));
    QFont font = text_->font();
    font.setPointSizeF(this->font().pointSizeF());
    text_->setFont(font);
    text_->setTabChangesFocus(true);
    text_->setUndoRedoEnabled(false); // the draft does that, for clicks too
    text_->installEventFilter(this);
    text_->setMinimumHeight(8 * text_->fontMetrics().height());
    numbers_->setWordWrap(true);
    auto* const column = new QVBoxLayout;
    column->addWidget(title);
    column->addWidget(text_, 1);
    column->addWidget(numbers_);
    column->addWidget(textFault_);
    return column;
}

void StudySetup::connectParts()
{
    connect(rulesBox_, &QComboBox::activated, this, &StudySetup::chooseRules);
    connect(dealer_, &QComboBox::activated, this, [this](int seat) {
        StudyPosition position = draft_.position();
        position.dealer = seatAt(seat);
        draft_.set(position);
    });
    connect(seat_, &QComboBox::activated, this, [this](int seat) {
        StudyPosition position = draft_.position();
        position.seat = seatAt(seat);
        draft_.set(position);
    });
    connect(places_, &QListWidget::currentRowChanged, this, &StudySetup::choosePlace);
    connect(deck_, &StudyDeck::clicked, this, &StudySetup::click);
    connect(text_, &QPlainTextEdit::textChanged, this, [this] {
        if (!showing_)
            draft_.type(text_->toPlainText());
    });
}

void StudySetup::setDeck(const CardLook& look) { deck_->setDeck(look); }

void StudySetup::offer(bool handOnTable, bool lastHand)
{
    fromTable_->setEnabled(handOnTable);
    fromLast_->setEnabled(lastHand);
}

/// In the text, keys of steps and questions are the window's.
bool StudySetup::eventFilter(QObject* watched, QEvent* event)
{
    const bool isKey =
        event->type() == QEvent::ShortcutOverride || event->type() == QEvent::KeyPress;
    if (watched != text_ || !isKey)
        return QWidget::eventFilter(watched, event);
    auto* const key = static_cast<QKeyEvent*>(event);
    const bool control = key->modifiers() == Qt::ControlModifier;
    const bool asks = control && key->key() == Qt::Key_Return;
    const bool undoes = key->matches(QKeySequence::Undo);
    const bool redoes = key->matches(QKeySequence::Redo) || (control && key->key() == Qt::Key_Y);
    if (!asks && !undoes && !redoes)
        return QWidget::eventFilter(watched, event);
    event->accept(); // no shortcut then, but a key of the text
    if (event->type() != QEvent::KeyPress)
        return true;
    if (asks)
        Q_EMIT askWanted();
    else if (undoes)
        draft_.undo();
    else
        draft_.redo();
    return true;
}

void StudySetup::resizeEvent(QResizeEvent* event)
{
    QWidget::resizeEvent(event);
    sides_->setDirection(
        width() >= roomForBoth * textScale() ? QBoxLayout::LeftToRight : QBoxLayout::TopToBottom);
}

void StudySetup::chooseRules(int row)
{
    if (row >= 0 && row < static_cast<int>(rules_.size()))
        draft_.set(byRules(draft_.position(), rules_[static_cast<std::size_t>(row)]));
}

StudyPlace StudySetup::chosenPlace() const
{
    const int row = places_->currentRow();
    return row >= 0 && row < static_cast<int>(shownPlaces_.size())
        ? shownPlaces_[static_cast<std::size_t>(row)]
        : StudyPlace { StudyField::Hand, draft_.position().seat };
}

void StudySetup::choosePlace()
{
    if (!showing_)
        deck_->show(draft_.position(), chosenPlace(), draft_.seating());
}

void StudySetup::click(Card card)
{
    const auto& example = draft_.example();
    const auto toAct = example ? example->toAct() : std::nullopt;
    const StudyPosition next = toggled(draft_.position(), chosenPlace(), card, toAct);
    if (next == draft_.position())
        showDraft(); // the card's button is not pressed
    else
        draft_.set(next);
}

/// A text that is no position stands in the editor with what is wrong in it; undo brings back what
/// was there.
void StudySetup::paste()
{
    const QString text = QGuiApplication::clipboard()->text();
    if (text.trimmed().isEmpty() || text.size() > static_cast<qsizetype>(longestPositionText))
        return textFault_->tell(tr("There is no position to be pasted."));
    const Result<StudyTree> study = studyInText(text.toStdString());
    if (study && study->size() > 1)
        draft_.open(*study, draft_.names());
    else if (study)
        draft_.set(study->start());
    else
        draft_.type(text);
}

void StudySetup::showDraft()
{
    const QScopedValueRollback<bool> showing(showing_, true);
    showTable();
    showPlaces();
    showText();
    next_->showNext(deck_->lastButton());
    showFault();
}

void StudySetup::showTable()
{
    const StudyPosition& position = draft_.position();
    const auto found = std::ranges::find_if(
        rules_, [&](const CheckedVariant& each) { return *each == *position.variant; });
    const bool other = found == rules_.end();
    const int named = static_cast<int>(rules_.size());
    if (other && rulesBox_->count() == named)
        rulesBox_->addItem(tr("Rules of this position"));
    if (!other && rulesBox_->count() > named)
        rulesBox_->removeItem(named);
    rulesBox_->setCurrentIndex(static_cast<int>(found - rules_.begin()));
    const Seating seating = draft_.seating();
    QStringList numbers;
    for (QComboBox* const box : { dealer_, seat_ })
        box->clear();
    for (int i = 0; i < seating.count(); ++i) {
        const QString name = studySeatName(seatAt(i), seating);
        dealer_->addItem(name);
        seat_->addItem(draft_.names().value(i).isEmpty() ? name : draft_.names().value(i));
        numbers << tr("%1 %2", "the number of a seat and who sits there").arg(i).arg(name);
    }
    numbers_->setText(
        tr("Seats: %1").arg(numbers.join(tr(", ", "between seats and their numbers"))));
    dealer_->setCurrentIndex(indexOf(position.dealer)); // none for a seat that is not there
    seat_->setCurrentIndex(indexOf(position.seat));
}

void StudySetup::showPlaces()
{
    const StudyPlace chosen = chosenPlace();
    const Seating seating = draft_.seating();
    shownPlaces_ = placesIn(draft_.position());
    places_->clear();
    int row = 0;
    for (std::size_t i = 0; i < shownPlaces_.size(); ++i) {
        const StudyPlace& place = shownPlaces_[i];
        const QString name = studyPlaceName(place, seating);
        const int count = cardsIn(draft_.position(), place).size();
        places_->addItem(count > 0 ? tr("%1: %n card(s)", nullptr, count).arg(name) : name);
        if (place == chosen)
            row = static_cast<int>(i);
    }
    places_->setCurrentRow(row);
    deck_->show(draft_.position(), chosenPlace(), seating);
}

void StudySetup::showText()
{
    if (text_->toPlainText() != draft_.text())
        text_->setPlainText(draft_.text());
}

/// Where it stands: below the part that is at fault, and at its line of the text.
void StudySetup::showFault()
{
    const auto& fault = draft_.fault();
    StudyFaultLabel* at = nullptr;
    if (fault && !draft_.problem()) {
        const StudyField field = fault->place.field;
        const bool ofTable = field == StudyField::Dealer || field == StudyField::Doubler
            || field == StudyField::Seat;
        const bool ofActions = field == StudyField::Actions || field == StudyField::Phase;
        at = ofTable ? tableFault_ : ofActions ? actionFault_ : cardFault_;
    }
    for (StudyFaultLabel* const each : { tableFault_, cardFault_, actionFault_ })
        each->tell(at != nullptr && each == at
                ? studyFaultText(*fault, draft_.position(), draft_.seating())
                : QString());
    const auto line = draft_.faultyLine();
    QString text;
    if (draft_.problem())
        text = studyProblemText(*draft_.problem());
    else if (fault && line)
        text = tr("Line %1: see what is marked.").arg(*line);
    textFault_->tell(text);
    markLine(line);
}

void StudySetup::markLine(std::optional<int> line)
{
    QList<QTextEdit::ExtraSelection> marks;
    const QTextBlock block = line ? text_->document()->findBlockByNumber(*line - 1) : QTextBlock();
    if (block.isValid()) {
        QTextEdit::ExtraSelection mark;
        mark.cursor = QTextCursor(block);
        mark.cursor.movePosition(QTextCursor::EndOfBlock, QTextCursor::KeepAnchor);
        mark.format.setUnderlineStyle(QTextCharFormat::WaveUnderline);
        mark.format.setUnderlineColor(faultColour);
        marks << mark;
    }
    text_->setExtraSelections(marks);
}

} // namespace sheepshead
