// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/history/traits_page.h"

#include "ui/history/trait_words.h"
#include "ui/widgets/html.h"

#include <QMessageBox>
#include <QPushButton>
#include <QTextBrowser>
#include <QTextDocument>
#include <QVBoxLayout>

#include <algorithm>
#include <functional>
#include <vector>

namespace sheepshead {

namespace {

/// A trait that is less sure is not worth a line.
constexpr double worthALine = 0.65;

const QString traitsStyle =
    QStringLiteral("h2 { font-size: large; margin: 4px 0 6px 0 }"
                   "p { margin: 0 0 6px 0 } td { padding: 2px 24px 2px 0 }");

std::vector<TraitBelief> worthTelling(const NoticedTraits& noticed)
{
    std::vector<TraitBelief> told;
    for (const TraitBelief& belief : noticed.traits)
        if (belief.sure() >= worthALine)
            told.push_back(belief);
    std::ranges::stable_sort(told, std::ranges::greater(), &TraitBelief::sure);
    return told;
}

QString cell(const QString& text) { return html::element("td", text.toHtmlEscaped()); }

} // namespace

TraitsPage::TraitsPage(QWidget* parent)
    : QWidget(parent)
    , text_(new QTextBrowser)
    , forget_(new QPushButton(tr("&Forget this player…")))
    , forgetAll_(new QPushButton(tr("Forget &all players…")))
{
    text_->setAccessibleName(tr("How they play"));
    text_->document()->setDefaultStyleSheet(traitsStyle);
    for (QPushButton* const button : { forget_, forgetAll_ })
        button->setAutoDefault(false);
    connect(forget_, &QPushButton::clicked, this, [this] { askToForget(false); });
    connect(forgetAll_, &QPushButton::clicked, this, [this] { askToForget(true); });
    auto* const buttons = new QHBoxLayout;
    buttons->addStretch();
    buttons->addWidget(forget_);
    buttons->addWidget(forgetAll_);
    auto* const column = new QVBoxLayout(this);
    column->addWidget(text_);
    column->addLayout(buttons);
    setTraits({}, std::nullopt);
}

void TraitsPage::setTraits(const QString& name, const std::optional<NoticedTraits>& noticed)
{
    name_ = name;
    forget_->setEnabled(noticed && noticed->hands > 0);
    if (!noticed) {
        text_->setHtml(html::paragraph(tr("Choose a player above.")));
        return;
    }
    QString page = html::heading(name);
    const int hands = noticed->hands;
    if (hands == 0)
        page += html::paragraph(tr("Nothing is known yet."));
    else if (hands < handsToTell)
        page += html::paragraph(tr("%n hand(s) were noticed.", nullptr, hands) + u' '
            + tr("There is something to say after %n hand(s).", nullptr, handsToTell));
    else {
        page += html::paragraph(tr("From %n hand(s); newer ones count more.", nullptr, hands));
        const auto told = worthTelling(*noticed);
        QStringList rows;
        for (const TraitBelief& belief : told)
            rows << html::row(
                { cell(traitText(belief.trait, belief.isMore())), cell(sureText(belief.sure())) });
        page += rows.isEmpty()
            ? html::paragraph(tr("Nothing stands out: this player plays like most."))
            : QStringLiteral("<table>%1</table>").arg(rows.join(QString()));
    }
    text_->setHtml(page);
}

void TraitsPage::askToForget(bool everybody)
{
    auto* const box = new QMessageBox(QMessageBox::NoIcon, tr("Forget how they play"),
        everybody ? tr("Forget how all players play?")
                  : tr("Forget what is known of the player \"%1\"?").arg(name_),
        QMessageBox::Cancel, this);
    box->setAttribute(Qt::WA_DeleteOnClose);
    box->setInformativeText(
        tr("Score sheets and statistics stay. What is played from now on is noticed again."));
    auto* const button = box->addButton(tr("&Forget"), QMessageBox::AcceptRole);
    connect(button, &QPushButton::clicked, this,
        everybody ? &TraitsPage::forgetAllRequested : &TraitsPage::forgetRequested);
    box->open();
}

} // namespace sheepshead
