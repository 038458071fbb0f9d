// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/help/handbook_dialog.h"

#include "ui/help/handbook.h"
#include "ui/help/handbook_paper.h"
#include "ui/help/handbook_search.h"
#include "ui/help/handbook_view.h"
#include "ui/printing/paper_dialogs.h"
#include "ui/widgets/handbook_page.h"
#include "ui/widgets/opening_size.h"

#include <QApplication>
#include <QHBoxLayout>
#include <QHeaderView>
#include <QLabel>
#include <QLineEdit>
#include <QShortcut>
#include <QSplitter>
#include <QToolButton>
#include <QTreeWidget>
#include <QVBoxLayout>

#include <array>
#include <string_view>

namespace sheepshead {

namespace {

constexpr int pageRole = Qt::UserRole;
constexpr int positionRole = Qt::UserRole + 1;
constexpr int lengthRole = Qt::UserRole + 2;
constexpr int contentsWidth = 230;
constexpr int rowPadding = 10;

QToolButton* wayButton(Qt::ArrowType arrow, const QString& words, HandbookView& view,
    void (QTextBrowser::*go)(), void (QTextBrowser::*available)(bool))
{
    auto* const button = new QToolButton;
    button->setArrowType(arrow);
    button->setText(words);
    button->setToolButtonStyle(Qt::ToolButtonTextBesideIcon);
    button->setAutoRaise(true);
    button->setFocusPolicy(Qt::TabFocus);
    button->setEnabled(false);
    QObject::connect(button, &QToolButton::clicked, &view, go);
    QObject::connect(&view, available, button, &QWidget::setEnabled);
    return button;
}

struct PageOfWindow {
    std::string_view window; ///< the name of its class
    const char* page;
};

/// Windows that have a page of their own, by class: the rooms they are from need not be known here.
constexpr std::array pagesOfWindows {
    PageOfWindow { "sheepshead::RulesDialog", "04-rules.md" },
    PageOfWindow { "sheepshead::HouseRulesDialog", "04-rules.md" },
    PageOfWindow { "sheepshead::NewGameDialog", "03-tables.md" },
    PageOfWindow { "sheepshead::CompareDialog", "04-rules.md" },
    PageOfWindow { "sheepshead::ScoreBookDialog", "06-score-book.md" },
    PageOfWindow { "sheepshead::SheetDialog", "06-score-book.md" },
    PageOfWindow { "sheepshead::PaperDialog", "06-score-book.md" },
    PageOfWindow { "sheepshead::HistoryDialog", "06-score-book.md" },
    PageOfWindow { "sheepshead::PeopleDialog", "06-score-book.md" },
    PageOfWindow { "sheepshead::SeasonsDialog", "06-score-book.md" },
    PageOfWindow { "sheepshead::SeasonDialog", "06-score-book.md" },
    PageOfWindow { "sheepshead::TableDialog", "06-score-book.md" },
    PageOfWindow { "sheepshead::KeepingWindow", "06-score-book.md" },
    PageOfWindow { "sheepshead::TournamentWindow", "14-tournaments.md" },
    PageOfWindow { "sheepshead::TournamentForm", "14-tournaments.md" },
    PageOfWindow { "sheepshead::HonestDealsDialog", "11-questions.md" },
    PageOfWindow { "sheepshead::ReviewDialog", "05-at-the-table.md" },
    PageOfWindow { "sheepshead::StudyDialog", "05-at-the-table.md" },
    PageOfWindow { "sheepshead::LessonsDialog", "08-learning.md" },
    PageOfWindow { "sheepshead::DrillsDialog", "08-learning.md" },
};

constexpr auto firstPage = "01-start.md";

} // namespace

HandbookDialog::HandbookDialog(QWidget* parent)
    : QDialog(parent)
    , search_(new QLineEdit)
    , found_(new QLabel)
    , list_(new QTreeWidget)
    , view_(new HandbookView)
{
    setWindowTitle(tr("Handbook"));
    auto* const halves = new QSplitter;
    halves->setChildrenCollapsible(false);
    halves->addWidget(makeContents());
    halves->addWidget(makePage());
    halves->setStretchFactor(1, 1);
    halves->setSizes({ contentsWidth, 3 * contentsWidth });
    auto* const all = new QVBoxLayout(this);
    all->addWidget(halves);
    showContents();
    connect(view_, &HandbookView::pageChanged, this, &HandbookDialog::selectPage);
    connect(search_, &QLineEdit::textChanged, this, [this](const QString& text) {
        text.simplified().size() < 2 ? showContents() : showHits();
    });
    connect(list_, &QTreeWidget::itemClicked, this, &HandbookDialog::openItem);
    connect(list_, &QTreeWidget::itemActivated, this, [this](QTreeWidgetItem* item) {
        openItem(item);
        view_->setFocus();
    });
    connect(search_, &QLineEdit::returnPressed, this, [this] {
        if (list_->topLevelItemCount() > 0) {
            list_->setCurrentItem(list_->topLevelItem(0));
            openItem(list_->currentItem());
            list_->setFocus();
        }
    });
    openAtSize(*this, { 980, 700 });
    view_->setFocus();
}

QWidget* HandbookDialog::makeContents()
{
    auto* const side = new QWidget;
    auto* const column = new QVBoxLayout(side);
    column->setContentsMargins({});
    search_->setPlaceholderText(tr("Search the handbook"));
    search_->setAccessibleName(search_->placeholderText());
    search_->setClearButtonEnabled(true);
    found_->setWordWrap(true);
    list_->setHeaderHidden(true);
    list_->setRootIsDecorated(false);
    list_->setTextElideMode(Qt::ElideRight);
    list_->setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    column->addWidget(search_);
    column->addWidget(found_);
    column->addWidget(list_, 1);
    auto* const find = new QShortcut(QKeySequence(QStringLiteral("Ctrl+F")), this);
    connect(find, &QShortcut::activated, this, [this] {
        search_->setFocus();
        search_->selectAll();
    });
    return side;
}

QWidget* HandbookDialog::makePage()
{
    auto* const side = new QWidget;
    auto* const column = new QVBoxLayout(side);
    column->setContentsMargins({});
    auto* const ways = new QHBoxLayout;
    auto* const back = wayButton(Qt::LeftArrow, tr("Back"), *view_, &QTextBrowser::backward,
        &QTextBrowser::backwardAvailable);
    back->setShortcut(QKeySequence(QStringLiteral("Alt+Left")));
    auto* const forward = wayButton(Qt::RightArrow, tr("Forward"), *view_, &QTextBrowser::forward,
        &QTextBrowser::forwardAvailable);
    forward->setShortcut(QKeySequence(QStringLiteral("Alt+Right")));
    ways->addWidget(back);
    ways->addWidget(forward);
    ways->addStretch(1);
    auto* const print = new QToolButton;
    print->setText(tr("&Print…"));
    print->setToolTip(tr("Print this page"));
    print->setAutoRaise(true);
    print->setFocusPolicy(Qt::TabFocus);
    connect(print, &QToolButton::clicked, this,
        [this] { printPaper(std::make_shared<HandbookPaper>(view_->page()), this); });
    ways->addWidget(print);
    column->addLayout(ways);
    column->addWidget(view_, 1);
    return side;
}

void HandbookDialog::search(const QString& text) { search_->setText(text); }

void HandbookDialog::showContents()
{
    list_->clear();
    list_->setAccessibleName(tr("Contents"));
    list_->setAlternatingRowColors(false);
    found_->hide();
    for (const QString& page : handbookPages()) {
        auto* const item = new QTreeWidgetItem(list_, { handbookTitle(page) });
        item->setData(0, pageRole, page);
        item->setSizeHint(0, { 0, fontMetrics().height() + rowPadding });
    }
    selectPage(view_->page());
}

void HandbookDialog::showHits()
{
    list_->clear();
    list_->setAccessibleName(tr("Found"));
    list_->setAlternatingRowColors(true);
    const auto hits = searchHandbook(search_->text());
    found_->setText(hits.empty()
            ? tr("Not found.")
            : tr("Found in %n place(s)", nullptr, static_cast<int>(hits.size())));
    found_->show();
    for (const HandbookHit& hit : hits) {
        const QString place = hit.heading == hit.title
            ? hit.title
            //: a page of the handbook and a heading on it
            : tr("%1: %2").arg(hit.title, hit.heading);
        auto* const item = new QTreeWidgetItem(list_, { place + u'\n' + hit.excerpt });
        item->setData(0, pageRole, hit.page);
        item->setData(0, positionRole, hit.position);
        item->setData(0, lengthRole, hit.length);
        item->setToolTip(0, place + u'\n' + hit.excerpt);
        item->setSizeHint(0, { 0, 2 * fontMetrics().lineSpacing() + rowPadding });
    }
}

void HandbookDialog::openItem(QTreeWidgetItem* item)
{
    const QVariant position = item->data(0, positionRole);
    const QString page = item->data(0, pageRole).toString();
    if (position.isValid())
        view_->select(page, position.toInt(), item->data(0, lengthRole).toInt());
    else
        view_->open(page);
}

/// While the contents are shown.
void HandbookDialog::selectPage(const QString& page)
{
    for (int i = 0; i < list_->topLevelItemCount(); ++i) {
        QTreeWidgetItem* const item = list_->topLevelItem(i);
        if (item->data(0, pageRole) == page && !item->data(0, positionRole).isValid())
            list_->setCurrentItem(item);
    }
}

QString handbookPageFor(const QWidget* window)
{
    if (window != nullptr)
        if (const QVariant page = window->property(handbookPageProperty); page.isValid())
            return page.toString();
    for (const PageOfWindow& known : pagesOfWindows)
        if (window != nullptr && known.window == window->metaObject()->className())
            return QString::fromLatin1(known.page);
    return QString::fromLatin1(firstPage);
}

void Handbook::setDeck(const CardLook& look)
{
    deck_ = look;
    if (dialog_)
        dialog_->view().setDeck(look);
}

void Handbook::open(QWidget* front, const QString& page)
{
    const bool inside = dialog_ && front == dialog_;
    if (dialog_ && !inside && dialog_->parentWidget() != front)
        delete dialog_; // a dialog over its window would block it
    if (!dialog_) {
        dialog_ = new HandbookDialog(front);
        dialog_->setAttribute(Qt::WA_DeleteOnClose);
        dialog_->view().setDeck(deck_);
    }
    if (!page.isEmpty() || !inside)
        dialog_->view().open(page.isEmpty() ? handbookPageFor(front) : page);
    dialog_->show();
    dialog_->raise();
    dialog_->activateWindow();
}

} // namespace sheepshead
