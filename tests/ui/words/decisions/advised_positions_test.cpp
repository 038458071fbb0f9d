// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/advice/hand_review.h"
#include "engine/advice/judgement.h"
#include "engine/match/match.h"
#include "engine/players/rule/rule_player.h"
#include "engine/rules/variant_text.h"
#include "tests/support/cards.h"
#include "tests/support/registered_test.h"
#include "tests/support/test_data.h"
#include "tests/ui/table/played_table.h"
#include "ui/words/decisions/advice_words.h"
#include "ui/words/decisions/review_words.h"
#include "ui/words/terms/card_words.h"

#include <QTranslator>
#include <QtTest>

#include <algorithm>

using namespace sheepshead;
using namespace sheepshead::testing;

namespace {

constexpr int positionsOfAKind = 5;
constexpr double coachSpeaks = 0.15; ///< score points
constexpr std::uint64_t mostDeals = 4000;
constexpr AdviceBudget budget { { .cardWorlds = 60, .planWorlds = 60, .bidWorlds = 60 }, 80, 40 };

/// A kind of decision that people ask about.
struct Kind {
    const char* name;
    const char* rules;
    bool (*asks)(const HandState& hand, const Observation& seen);
};

bool leads(const HandState& hand, const Observation& seen)
{
    return hand.phase() == Phase::Playing && !seen.trickOnTable() && !seen.leaster();
}

bool follows(const HandState& hand, const Observation& seen)
{
    return hand.phase() == Phase::Playing && seen.trickOnTable() && !seen.leaster();
}

bool speaksLast(const Observation& seen) { return seen.passed.size() == seen.seats.size() - 1; }

constexpr std::array kinds {
    Kind { "pick or pass", "",
        [](const HandState& hand, const Observation& seen) {
            return hand.phase() == Phase::Picking && !speaksLast(seen)
                && (seen.hand & seen.trumps.trump()).size() >= 3;
        } },
    Kind { "the last to speak", "",
        [](const HandState& hand, const Observation& seen) {
            return hand.phase() == Phase::Picking && speaksLast(seen);
        } },
    Kind { "bury", "",
        [](const HandState& hand, const Observation&) { return hand.phase() == Phase::Burying; } },
    Kind { "call", "",
        [](const HandState& hand, const Observation&) { return hand.phase() == Phase::Calling; } },
    Kind { "crack", "crack=one",
        [](const HandState& hand, const Observation& seen) {
            return hand.phase() == Phase::Raising && seen.raises() == 0;
        } },
    Kind { "a maker's lead", "",
        [](const HandState& hand, const Observation& seen) {
            return leads(hand, seen) && seen.isMaker(seen.viewer);
        } },
    Kind { "a defender's lead", "",
        [](const HandState& hand, const Observation& seen) {
            return leads(hand, seen) && !seen.isMaker(seen.viewer);
        } },
    Kind { "second to play", "",
        [](const HandState& hand, const Observation& seen) {
            return follows(hand, seen) && seen.trickOnTable()->cards.size() == 1;
        } },
    Kind { "last to play", "",
        [](const HandState& hand, const Observation& seen) {
            return follows(hand, seen)
                && static_cast<int>(seen.trickOnTable()->cards.size()) == seen.seats.size() - 1;
        } },
    Kind { "schmear", "",
        [](const HandState& hand, const Observation& seen) {
            const auto legal = hand.legalActions();
            const auto points = [](const Action& action) {
                const auto* const play = std::get_if<Play>(&action);
                return play ? play->card.points().value : 0;
            };
            return follows(hand, seen) && !seen.isMaker(seen.viewer)
                && std::ranges::max(legal, {}, points) != std::ranges::min(legal, {}, points)
                && points(std::ranges::max(legal, {}, points)) >= 10;
        } },
    Kind { "leaster", "",
        [](const HandState& hand, const Observation& seen) {
            return hand.phase() == Phase::Playing && seen.leaster();
        } },
    Kind { "partner by the jack", "layout=5H-J",
        [](const HandState& hand, const Observation& seen) {
            return leads(hand, seen) && seen.isMaker(seen.viewer) && seen.picker != seen.viewer;
        } },
    Kind { "vote", "no-pick=vote",
        [](const HandState& hand, const Observation&) { return hand.phase() == Phase::Voting; } },
    Kind { "Indiana's bids", "layout=4H-5",
        [](const HandState& hand, const Observation&) { return hand.phase() == Phase::Bidding; } },
    Kind { "blitz", "blitz-black-queens=on blitz-when=before-lead",
        [](const HandState& hand, const Observation& seen) {
            return hand.phase() == Phase::Raising && seen.raises() == 0
                && std::ranges::any_of(hand.legalActions(),
                    [](const Action& action) { return std::holds_alternative<Blitz>(action); });
        } },
    Kind { "first queens", "layout=4H-4",
        [](const HandState& hand, const Observation& seen) {
            const auto isQueen = [](const Action& action) {
                const auto* const play = std::get_if<Play>(&action);
                return play && cardsOf(Rank::Queen).contains(play->card);
            };
            const auto legal = hand.legalActions();
            const auto queens = std::ranges::count_if(legal, isQueen);
            return hand.phase() == Phase::Playing && !seen.leaster() && queens > 0
                && queens < static_cast<int>(legal.size())
                && !seen.cardsSeenPlayed().meets(cardsOf(Rank::Queen));
        } },
};

/// A decision of the first hand of a match with this number.
struct Position {
    std::uint64_t seed = 0;
    HandState hand;
};

/// The first decision of the kind in a deal, if there is one with a choice.
std::optional<Position> positionIn(const Kind& kind, std::uint64_t seed)
{
    RulePlayer rules;
    HandState hand = Match(variantWith(kind.rules), seed, seatAt(0)).dealHand();
    while (!hand.over()) {
        const auto legal = hand.legalActions();
        const Observation seen = hand.observation(*hand.toAct());
        if (legal.size() > 1 && kind.asks(hand, seen))
            return Position { seed, hand };
        hand.apply(legal.size() == 1 ? legal.front() : rules.choose(seen, legal, {}));
    }
    return std::nullopt;
}

std::vector<Position> positionsOf(const Kind& kind)
{
    std::vector<Position> found;
    for (std::uint64_t seed = 1; seed <= mostDeals && found.size() < positionsOfAKind; ++seed)
        if (auto position = positionIn(kind, seed))
            found.push_back(*std::move(position));
    return found;
}

/// Everything that hint, coach and review say to the seat whose turn it is.
QString told(const Kind& kind, const Position& position)
{
    const HandState& hand = position.hand;
    const Observation seen = hand.observation(*hand.toAct());
    const Seating seating = seatingFor(hand.variant(), seen.viewer);
    const Advice advice = Adviser(7, budget).advise(seen, hand.legalActions(), {});
    QStringList lines { QStringLiteral("%1, deal %2: %3")
                            .arg(QString::fromUtf8(kind.name))
                            .arg(position.seed)
                            .arg(shortCardNames(seen.hand)) };
    lines << QStringLiteral("  hint    %1. %2")
                 .arg(actionLabel(advice.recommended, seen), adviceReason(advice, seen, seating));
    if (!advice.against)
        return lines.join(u'\n');
    const double cost = costOf(*advice.against, advice.prospects).value_or(0);
    if (cost > coachSpeaks)
        lines << QStringLiteral("  coach   %1").arg(coachTitle(*advice.against, cost, seen));
    HandReview review(7,
        { .search = budget.search,
            .reasonsFor = { seen.viewer },
            .factWorlds = budget.factWorlds,
            .courseWorlds = budget.courseWorlds,
            .openTricks = 2 });
    const HandStep step { hand, { seen.viewer, *advice.against } };
    lines << QStringLiteral("  review  %1").arg(verdictText(step, review.review(step), seating));
    return lines.join(u'\n');
}

} // namespace

/// What people are told in 80 positions, word for word. Where a change is meant, look at the
/// difference and copy the file that the test leaves.
class AdvisedPositionsTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void every_kind_has_its_positions()
    {
        for (const Kind& kind : kinds)
            QVERIFY2(positionsOf(kind).size() == positionsOfAKind, kind.name);
    }

    void the_words_are_those_that_were_read_data()
    {
        QTest::addColumn<QString>("language");
        for (const char* const code : { "en", "de" })
            QTest::newRow(code) << QString::fromUtf8(code);
    }

    void the_words_are_those_that_were_read()
    {
        QFETCH(QString, language);
        QTranslator translator;
        QVERIFY(translator.load(QStringLiteral(":/i18n/sheepshead_%1.qm").arg(language)));
        QApplication::installTranslator(&translator);
        const QLocale before;
        QLocale::setDefault(QLocale(language));
        QStringList positions;
        for (const Kind& kind : kinds)
            for (const Position& position : positionsOf(kind))
                positions << told(kind, position);
        QLocale::setDefault(before);
        QApplication::removeTranslator(&translator);
        const QString now = positions.join(QStringLiteral("\n\n")) + u'\n';
        const QString name = QStringLiteral("positions.%1.txt").arg(language);
        QFile golden(QString::fromStdString(testData("advice/" + name.toStdString())));
        const QString read =
            golden.open(QIODevice::ReadOnly) ? QString::fromUtf8(golden.readAll()) : QString();
        if (now == read)
            return;
        QFile left(name);
        QVERIFY(left.open(QIODevice::WriteOnly) && left.write(now.toUtf8()) > 0);
        QFAIL(qPrintable(QStringLiteral("other words: compare %1 with %2")
                             .arg(QFileInfo(left).absoluteFilePath(), golden.fileName())));
    }
};

REGISTER_WIDGET_TEST(AdvisedPositionsTest)
#include "advised_positions_test.moc"
