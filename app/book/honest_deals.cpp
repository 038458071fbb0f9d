// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/book/honest_deals.h"

#include "app/commitment/commitment.h"
#include "app/match/participants.h"
#include "engine/hand/state/deal_text.h"
#include "engine/support/text.h"
#include "ui/deals/honest_deals_dialog.h"
#include "ui/main_window.h"
#include "ui/words/rules/rule_words.h"

#include <QCoreApplication>

#include <algorithm>
#include <map>

namespace sheepshead {

namespace {

struct HonestDealsWords {
    Q_DECLARE_TR_FUNCTIONS(LongRun)
};

QString hashOf(const std::string& dealText)
{
    return QString::fromStdString(commitmentTo(dealText));
}

QString hashOf(const CheckedVariant& variant, const Deal& deal)
{
    return deal.seed ? hashOf(dealText(variant, deal)) : QString();
}

QString nameOf(const DealtRecord& dealt)
{
    return dealt.row > 0 ? HonestDeals::tr("Hand %1").arg(dealt.row) : HonestDeals::tr("Redealt");
}

/// The rules as the text of a deal names them; the hash covers these words.
QString rulesIn(const std::string& text)
{
    constexpr std::string_view word = "variant ";
    for (const std::string_view line : linesOf(text))
        if (line.starts_with(word))
            return QString::fromStdString(std::string(line.substr(word.size())));
    return {};
}

/// For a shell; no rule has a quotation mark in it.
QString commandFor(const HandRecord& record, const std::string& text, const QString& hash)
{
    return QStringLiteral("sheepshead-console verify --rules '%1' --dealer %2 --seed %3 --hash %4")
        .arg(rulesIn(text))
        .arg(indexOf(record.deal.dealer))
        .arg(*record.deal.seed)
        .arg(hash);
}

DealtHand toldHand(const DealtRecord& dealt)
{
    DealtHand hand { nameOf(dealt), {}, {}, {}, {} };
    const auto record = parseRecord(dealt.record);
    if (!record || !record->deal.seed)
        return hand;
    const std::string text = dealTextIn(dealt.record);
    hand.hash = hashOf(text);
    hand.seed = QString::number(*record->deal.seed);
    hand.text = QString::fromStdString(text);
    hand.command = commandFor(*record, text, hand.hash);
    return hand;
}

QString layoutName(LayoutId id) { return choiceName("layout", layoutOf(id).key); }

} // namespace

std::vector<NamedLongRun> longRunsOf(const std::vector<std::string>& records)
{
    LongRun all;
    std::map<LayoutId, LongRun> byLayout;
    for (const std::string& text : records) {
        const auto record = parseRecord(text);
        const auto hand = record ? replay(*record) : Result<HandState>(record.problem());
        if (!hand || !hand->over() || record->practice)
            continue;
        all.add(*hand, personsSeat);
        byLayout[record->variant->layout].add(*hand, personsSeat);
    }
    std::vector<NamedLongRun> runs;
    runs.reserve(byLayout.size() + 1);
    for (auto& [layout, run] : byLayout)
        runs.push_back({ layoutName(layout), std::move(run) });
    std::ranges::stable_sort(
        runs, std::greater(), [](const NamedLongRun& run) { return run.run.hands; });
    if (runs.size() != 1)
        runs.insert(runs.begin(), { HonestDealsWords::tr("All tables"), std::move(all) });
    return runs;
}

HonestDeals::HonestDeals(MainWindow& window, ScoreBookController& book)
    : window_(window)
    , book_(book)
{
    QAction& action = window.action(Command::HonestDeals);
    action.setEnabled(false); // until there is a game
    connect(&action, &QAction::triggered, this, &HonestDeals::open);
}

void HonestDeals::setGame(const Game* game)
{
    game_ = game;
    window_.action(Command::HonestDeals).setEnabled(true);
    const GameSession& session = game->session();
    connect(&session, &GameSession::handBegan, this, &HonestDeals::refresh);
    connect(&session, &GameSession::restored, this, &HonestDeals::refresh);
    connect(&session, &GameSession::handOver, this, &HonestDeals::refresh);
    connect(&session, &GameSession::handGivenUp, this, &HonestDeals::refresh);
    connect(&session, &GameSession::movedBetweenHands, this, &HonestDeals::refresh);
    connect(&session, &GameSession::rulesChanged, this, &HonestDeals::refresh);
    refresh();
}

std::optional<HandState> HonestDeals::secretHand() const
{
    const GameSession& session = game_->session();
    if (session.handInPlay())
        return session.hand();
    return session.gameOver() ? std::nullopt : std::optional(session.match().dealHand());
}

void HonestDeals::refresh()
{
    const auto hand = secretHand();
    const QString hash = hand ? hashOf(hand->variant(), hand->deal()) : QString();
    const QString mark = hash.isEmpty() ? QString()
        : game_->session().handInPlay() ? tr("Deal %1…").arg(shortHash(hash))
                                        : tr("Next deal %1…").arg(shortHash(hash));
    window_.setDealMark(mark,
        tr("The hash of the deal, fixed before the cards are dealt. Click for how to check it."));
    if (dialog_)
        dialog_->deals().setHands(hands());
}

std::vector<DealtHand> HonestDeals::hands() const
{
    std::vector<DealtHand> hands;
    for (const DealtRecord& dealt : game_->dealtHands().hands())
        hands.push_back(toldHand(dealt));
    if (const auto hand = secretHand())
        hands.push_back({ game_->session().handInPlay() ? tr("In play") : tr("Next"),
            hashOf(hand->variant(), hand->deal()), {}, {}, {} });
    std::ranges::reverse(hands);
    return hands;
}

void HonestDeals::open()
{
    if (!dialog_) {
        dialog_ = new HonestDealsDialog(&window_);
        dialog_->setAttribute(Qt::WA_DeleteOnClose);
        connect(dialog_, &HonestDealsDialog::longRunWanted, this, &HonestDeals::showLongRun);
    }
    dialog_->deals().setHands(hands());
    dialog_->show();
    dialog_->raise();
    dialog_->activateWindow();
}

/// All hands of the book; without one those of this game.
void HonestDeals::showLongRun()
{
    std::vector<std::string> records;
    if (book_.isOpen()) {
        auto kept = book_.book().records();
        if (!kept)
            return book_.tell(kept.problem());
        records = std::move(kept).value();
    }
    if (!game_->isKept())
        for (const DealtRecord& dealt : game_->dealtHands().hands())
            records.push_back(dealt.record);
    dialog_->longRun().setRuns(longRunsOf(records));
}

} // namespace sheepshead
