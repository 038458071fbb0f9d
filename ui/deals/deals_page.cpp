// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/deals/deals_page.h"

#include "ui/widgets/scrolled_page.h"

#include <QClipboard>
#include <QFontDatabase>
#include <QFormLayout>
#include <QGuiApplication>
#include <QHeaderView>
#include <QLabel>
#include <QLineEdit>
#include <QPlainTextEdit>
#include <QPushButton>
#include <QScrollArea>
#include <QTreeWidget>
#include <QVBoxLayout>

#include <algorithm>

namespace sheepshead {

namespace {

constexpr int fewestLines = 4; ///< of a list or a text, to be of use

/// Scrolls only where it is higher than it must be.
class LeastHeight : public QWidget {
public:
    int heightForWidth(int width) const override { return layout()->minimumHeightForWidth(width); }
};

QLabel* explanation(const QString& text)
{
    auto* const label = new QLabel(text);
    label->setTextFormat(Qt::PlainText);
    label->setWordWrap(true);
    label->setTextInteractionFlags(Qt::TextSelectableByMouse);
    return label;
}

QStringList columnsOf(const DealtHand& hand)
{
    const QString seed = hand.told() ? hand.seed : DealsPage::tr("after the hand");
    return { hand.name, hand.hash.isEmpty() ? DealsPage::tr("cards set up by hand") : hand.hash,
        hand.hash.isEmpty() ? QString() : seed };
}

} // namespace

DealsPage::DealsPage(QWidget* parent)
    : QWidget(parent)
    , list_(makeList())
{
    auto* const content = new LeastHeight;
    auto* const column = new QVBoxLayout(content);
    column->addWidget(explanation(
        tr("Before each hand, the program writes down the whole deal: the rules, the dealer, every "
           "card, and the secret number behind the shuffle (the seed). You see the hash of that "
           "text at once, a fingerprint of 64 digits (SHA-256): its first digits at the bottom "
           "right of the window, all of them here. It is impossible to work out the cards from the "
           "hash, or to find other cards with the same hash. After the hand you get the text.")));
    column->addWidget(explanation(tr(
        "To check a hand, note the first digits of its hash before you play it. Afterwards, paste "
        "the command into a terminal: it shuffles again and compares. Or do not trust our programs "
        "at all: copy the text to a file and let any other program compute its SHA-256, for "
        "example \"sha256sum file\". If you get the hash you noted, no card was changed.")));
    column->addWidget(explanation(tr(
        "While a hand is played, the score book keeps its deal scrambled: opening the file shows "
        "no card and no seed at a glance. This is no encryption. The program can unscramble the "
        "deal, to resume the hand after a crash, and so could another program.")));
    setFewLines(*list_);
    column->addWidget(list_, 2);
    auto* const form = new QFormLayout;
    form->setFieldGrowthPolicy(QFormLayout::AllNonFixedFieldsGrow);
    addLine(*form, tr("&Hash"), hash_);
    addLine(*form, tr("Co&mmand"), command_);
    addText(*form);
    column->addLayout(form, 2);
    addScrolling(content);
}

void DealsPage::addScrolling(QWidget* content)
{
    auto* const area = new QScrollArea;
    layInto(*area, content);
    auto* const page = new QVBoxLayout(this);
    page->setContentsMargins({});
    page->addWidget(area);
}

/// A few lines of it are enough, and it takes what room there is.
void DealsPage::setFewLines(QAbstractScrollArea& area) const
{
    area.setMinimumHeight(fewestLines * fontMetrics().lineSpacing());
}

QTreeWidget* DealsPage::makeList()
{
    auto* const list = new QTreeWidget(this);
    list->setHeaderLabels(
        { tr("Hand"), tr("Hash (before the deal)"), tr("Seed (after the hand)") });
    list->setRootIsDecorated(false);
    list->setUniformRowHeights(true);
    list->setAllColumnsShowFocus(true);
    list->setAccessibleName(tr("The hands of this game"));
    list->header()->setStretchLastSection(false);
    list->header()->setSectionResizeMode(0, QHeaderView::ResizeToContents);
    list->header()->setSectionResizeMode(1, QHeaderView::Stretch);
    list->header()->setSectionResizeMode(2, QHeaderView::ResizeToContents);
    connect(list, &QTreeWidget::currentItemChanged, this, &DealsPage::showSelected);
    return list;
}

QPushButton* DealsPage::copyButton(const QString& what)
{
    auto* const button = new QPushButton(tr("Copy"));
    button->setAutoDefault(false);
    button->setAccessibleName(what);
    return button;
}

void DealsPage::addLine(QFormLayout& form, const QString& name, QLineEdit*& line)
{
    line = new QLineEdit;
    line->setReadOnly(true);
    line->setFont(QFontDatabase::systemFont(QFontDatabase::FixedFont));
    auto* const copy = copyButton(tr("Copy: %1").arg(QString(name).remove(u'&')));
    connect(copy, &QPushButton::clicked, this,
        [line] { QGuiApplication::clipboard()->setText(line->text()); });
    copy->setEnabled(false); // until there is something to copy
    connect(line, &QLineEdit::textChanged, copy,
        [copy](const QString& text) { copy->setEnabled(!text.isEmpty()); });
    auto* const row = new QHBoxLayout;
    row->addWidget(line, 1);
    row->addWidget(copy);
    auto* const label = new QLabel(name);
    label->setBuddy(line);
    form.addRow(label, row);
}

void DealsPage::addText(QFormLayout& form)
{
    text_ = new QPlainTextEdit;
    text_->setReadOnly(true);
    text_->setLineWrapMode(QPlainTextEdit::NoWrap);
    text_->setTabChangesFocus(true);
    text_->setFont(QFontDatabase::systemFont(QFontDatabase::FixedFont));
    setFewLines(*text_);
    auto* const copy = copyButton(tr("Copy: %1").arg(tr("Text")));
    connect(copy, &QPushButton::clicked, this,
        [this] { QGuiApplication::clipboard()->setText(text_->toPlainText()); });
    copy->setEnabled(false);
    connect(text_, &QPlainTextEdit::textChanged, copy,
        [this, copy] { copy->setEnabled(!text_->document()->isEmpty()); });
    auto* const row = new QHBoxLayout;
    row->addWidget(text_, 1);
    row->addWidget(copy, 0, Qt::AlignTop);
    auto* const label = new QLabel(tr("&Text"));
    label->setBuddy(text_);
    form.addRow(label, row);
}

void DealsPage::setHands(std::vector<DealtHand> hands)
{
    const int selected = list_->indexOfTopLevelItem(list_->currentItem());
    const QString hash = selected < 0 ? QString() : hands_[static_cast<std::size_t>(selected)].hash;
    hands_ = std::move(hands);
    const QSignalBlocker quiet(list_);
    list_->clear();
    for (const DealtHand& hand : hands_) {
        auto* const item = new QTreeWidgetItem(list_, columnsOf(hand));
        item->setFont(1, QFontDatabase::systemFont(QFontDatabase::FixedFont));
        item->setToolTip(1, hand.hash);
    }
    const auto same = std::ranges::find(hands_, hash, &DealtHand::hash);
    const auto index = same == hands_.end() ? 0 : static_cast<int>(same - hands_.begin());
    list_->setCurrentItem(list_->topLevelItem(index));
    showSelected();
}

void DealsPage::showSelected()
{
    const int index = list_->indexOfTopLevelItem(list_->currentItem());
    const DealtHand hand = index < 0 ? DealtHand {} : hands_[static_cast<std::size_t>(index)];
    const QString secret = hand.hash.isEmpty() || hand.told() ? QString() : tr("after the hand");
    hash_->setText(hand.hash);
    hash_->setCursorPosition(0);
    command_->setText(hand.command);
    command_->setPlaceholderText(secret);
    command_->setCursorPosition(0);
    text_->setPlainText(hand.text);
    text_->setPlaceholderText(secret);
}

} // namespace sheepshead
