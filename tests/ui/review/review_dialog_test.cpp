// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/review/review_dialog.h"

#include "engine/position/equal_cards.h"
#include "engine/rules/presets.h"
#include "engine/rules/variant_text.h"
#include "tests/support/registered_test.h"
#include "tests/ui/review/looked_at_hand.h"
#include "ui/cards/card_item.h"
#include "ui/review/alternatives_view.h"
#include "ui/review/position_view.h"
#include "ui/review/review_model.h"
#include "ui/table/scene/hand_item.h"
#include "ui/table/scene/open_cards_item.h"
#include "ui/table/scene/table_scene.h"
#include "ui/widgets/dialog_spacing.h"
#include "ui/words/decisions/review_words.h"

#include <QApplication>
#include <QCheckBox>
#include <QClipboard>
#include <QCommandLinkButton>
#include <QLabel>
#include <QMimeData>
#include <QPushButton>
#include <QSignalSpy>
#include <QTest>
#include <QTreeView>

#include <algorithm>

using namespace sheepshead;
using namespace sheepshead::testing;

namespace {

std::unique_ptr<ReviewDialog> dialogOf(const LookedAtHand& hand)
{
    auto dialog = std::make_unique<ReviewDialog>(hand.steps, hand.end(), hand.seating);
    dialog->show();
    return dialog;
}

QPushButton* button(const ReviewDialog& dialog, const QString& text)
{
    for (QPushButton* button : dialog.findChildren<QPushButton*>())
        if (button->text().remove(QLatin1Char('&')) == text)
            return button;
    return nullptr;
}

QCheckBox* checkBox(const ReviewDialog& dialog, const QString& text)
{
    for (QCheckBox* box : dialog.findChildren<QCheckBox*>())
        if (box->text().remove(QLatin1Char('&')) == text)
            return box;
    return nullptr;
}

/// The person's decisions, as rows.
std::vector<int> ownRows(const LookedAtHand& hand)
{
    std::vector<int> rows;
    for (std::size_t i = 0; i < hand.steps.size(); ++i)
        if (hand.steps[i].decision.seat == seatAt(0))
            rows.push_back(static_cast<int>(i));
    return rows;
}

/// Those in which the person had a choice.
std::vector<int> choicesIn(const LookedAtHand& hand)
{
    std::vector<int> rows = ownRows(hand);
    std::erase_if(
        rows, [&](int row) { return hand.steps[static_cast<std::size_t>(row)].forced(); });
    return rows;
}

LookedAtHand handWithChoices(std::size_t fewest)
{
    std::uint64_t seed = 1;
    while (choicesIn(LookedAtHand(seed)).size() < fewest)
        ++seed;
    return LookedAtHand(seed);
}

QString allWords(const ReviewDialog& dialog)
{
    QString words;
    for (const QLabel* label : dialog.findChildren<QLabel*>())
        words += label->text() + QLatin1Char('\n');
    return words;
}

/// What lies open before the others.
int openCards(ReviewDialog& dialog)
{
    int count = 0;
    for (int i = 1; i < dialog.table().scene().seating().count(); ++i)
        count += static_cast<int>(dialog.table().scene().openCards(seatAt(i)).items().size());
    return count;
}

} // namespace

class ReviewDialogTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void a_review_without_what_was_noticed_of_the_players_says_so()
    {
        const LookedAtHand hand;
        const auto dialog = dialogOf(hand);
        const auto says = [&] {
            return std::ranges::any_of(dialog->findChildren<QLabel*>(), [](const QLabel* label) {
                return label->text().contains(QStringLiteral("Judged without"));
            });
        };
        QVERIFY(!says());
        dialog->sayPlayersAreStrangers();
        QVERIFY(says());
    }

    void initTestCase() { QApplication::setStyle(new SpacedStyle(QStringLiteral("fusion"))); }

    /// Their legend is folded at the size of a small screen.
    void at_least_four_choices_are_seen_on_a_small_screen()
    {
        const LookedAtHand hand;
        const auto dialog = dialogOf(hand);
        dialog->resize(792, 564);
        for (std::size_t i = 0; i < hand.steps.size(); ++i)
            dialog->setReview(i, costing(hand.steps[i], 0.75));
        const auto* const choices = dialog->findChild<AlternativesView*>();
        QCheckBox* const legend = checkBox(*dialog, QStringLiteral("Legend"));
        legend->setChecked(false); // as it opens where there is no room
        checkBox(*dialog, QStringLiteral("Numbers"))->setChecked(true);
        for (int row = 0; row < static_cast<int>(hand.steps.size()); ++row) {
            dialog->setCurrentRow(row);
            QCoreApplication::processEvents();
            QVERIFY(choices->viewport()->height() >= 4 * choices->sizeHintForRow(0));
        }
        legend->setChecked(true);
        QCoreApplication::processEvents();
        QCOMPARE(dialog->size(), QSize(792, 564));
    }

    void the_numbers_are_folded_at_first()
    {
        const LookedAtHand hand;
        const auto dialog = dialogOf(hand);
        const auto* const choices = dialog->findChild<AlternativesView*>();
        QCheckBox* const numbers = checkBox(*dialog, QStringLiteral("Numbers"));
        QVERIFY(!choices->isVisible());
        numbers->setChecked(true);
        QVERIFY(choices->isVisible());
        numbers->setChecked(false);
        QVERIFY(!choices->isVisible());
    }

    void the_costly_decisions_stand_on_cards_the_costliest_first()
    {
        const LookedAtHand hand = handWithChoices(4);
        const auto own = choicesIn(hand);
        const auto dialog = dialogOf(hand);
        dialog->resize(1160, 760);
        const auto cards = [&] { return dialog->findChildren<QCommandLinkButton*>(); };
        QVERIFY(cards().isEmpty());
        const std::array costs { 0.25, 0.75, 0.5, 0.1 };
        for (std::size_t i = 0; i < costs.size(); ++i) {
            const auto step = static_cast<std::size_t>(own.at(i));
            dialog->setReview(step, costing(hand.steps[step], costs.at(i)));
        }
        QCOMPARE(cards().size(), 3);
        QVERIFY2(cards().front()->text().endsWith(QStringLiteral("\u22120.75")),
            qPrintable(cards().front()->text()));
        QVERIFY(cards().front()->description().startsWith(QStringLiteral("Try instead: ")));
        dialog->setCurrentRow(0);
        cards().at(1)->click();
        QCOMPARE(dialog->currentRow(), own.at(2));
        dialog->resize(792, 564);
        QVERIFY(cards().isEmpty());
    }

    void another_players_costly_decisions_have_no_card()
    {
        const LookedAtHand hand;
        const auto dialog = dialogOf(hand);
        for (std::size_t step = 0; step < hand.steps.size(); ++step)
            if (hand.steps[step].decision.seat != seatAt(0))
                dialog->setReview(step, costing(hand.steps[step], 2));
        QVERIFY(dialog->findChildren<QCommandLinkButton*>().isEmpty());
    }

    void cards_that_do_the_same_are_one_choice()
    {
        const LookedAtHand hand;
        for (const int row : ownRows(hand)) {
            const HandStep& step = hand.steps[static_cast<std::size_t>(row)];
            if (step.before.phase() != Phase::Playing || step.forced())
                continue;
            ReviewedDecision review;
            const auto legal = step.before.legalActions();
            for (const Action& action : legal)
                review.prospects.push_back({ action, 0.5, 0.05, 0.6 });
            AlternativesView view;
            view.show(step, review);
            CardSet told;
            int lines = 0;
            const Observation seen = step.before.observation(seatAt(0));
            for (const Action& action : legal) {
                const Card card = std::get<Play>(action).card;
                lines += told.contains(card) ? 0 : 1;
                told = told | equalCards(seen, card);
            }
            QCOMPARE(view.topLevelItemCount(), std::min(lines, 8));
        }
    }

    void keys_step_through_the_hand()
    {
        const LookedAtHand hand;
        const auto dialog = dialogOf(hand);
        QVERIFY(QTest::qWaitForWindowActive(dialog.get()));
        const int last = static_cast<int>(hand.steps.size());
        QCOMPARE(dialog->currentRow(), 0);
        QTest::keyClick(dialog.get(), Qt::Key_Right);
        QCOMPARE(dialog->currentRow(), 1);
        QTest::keyClick(dialog.get(), Qt::Key_End);
        QCOMPARE(dialog->currentRow(), last);
        QTest::keyClick(dialog.get(), Qt::Key_Right);
        QCOMPARE(dialog->currentRow(), last);
        QTest::keyClick(dialog.get(), Qt::Key_Left);
        QCOMPARE(dialog->currentRow(), last - 1);
        QTest::keyClick(dialog.get(), Qt::Key_Home);
        QCOMPARE(dialog->currentRow(), 0);
    }

    void the_table_shows_all_cards_or_what_the_person_knew()
    {
        const LookedAtHand hand;
        const auto dialog = dialogOf(hand);
        QCOMPARE(openCards(*dialog), 24);
        QVERIFY(dialog->table().scene().hand().cards() == hand.record.deal.hands[seatAt(0)]);
        checkBox(*dialog, QStringLiteral("Show all cards"))->setChecked(false);
        QCOMPARE(openCards(*dialog), 0);
    }

    /// Another deck or another size lays the table again.
    void the_blind_stays_open_when_the_table_is_laid_anew()
    {
        const LookedAtHand hand;
        const auto dialog = dialogOf(hand);
        const auto& blind = dialog->table().scene().blind();
        QCOMPARE(blind.size(), std::size_t { 2 });
        dialog->table().setDeck({ QStringLiteral("four-colour"), QStringLiteral("argyle") });
        for (const CardItem* card : blind)
            QCOMPARE(card->pose().flip, 1.0);
    }

    void the_card_that_is_being_played_is_lit()
    {
        const LookedAtHand hand;
        const auto dialog = dialogOf(hand);
        dialog->setCurrentRow(static_cast<int>(hand.firstCard()));
        const Card card = std::get<Play>(hand.steps[hand.firstCard()].decision.action).card;
        std::vector<Card> lit;
        for (QGraphicsItem* item : dialog->table().scene().items())
            if (const auto* each = dynamic_cast<CardItem*>(item); each && each->lit())
                lit.push_back(*each->card());
        QVERIFY(lit == std::vector { card });
    }

    void what_the_review_finds_comes_into_the_list_and_beside_it()
    {
        const LookedAtHand hand;
        const auto dialog = dialogOf(hand);
        const std::size_t first = hand.firstCard();
        dialog->setCurrentRow(static_cast<int>(first));
        QVERIFY(allWords(*dialog).contains(QStringLiteral("Not reviewed yet")));
        dialog->setReview(first, costing(hand.steps[first], 0.75));
        const ReviewModel& model = dialog->model();
        const auto cost = model.index(static_cast<int>(first), ReviewModel::Cost);
        QCOMPARE(cost.data().toString(), QStringLiteral("0.75"));
        QVERIFY(cost.data(ReviewModel::CostliestRole).toBool());
        QVERIFY(cost.data(ReviewModel::GaveAwayRole).toBool());
        QVERIFY(allWords(*dialog).contains(QStringLiteral("On average that brings 0.75 more")));
        QVERIFY(allWords(*dialog).contains(
            QStringLiteral("With all cards on the table from the first card on: makers win, 67.")));
        const auto* choices = dialog->findChild<AlternativesView*>();
        QCOMPARE(choices->topLevelItemCount(), 2);
        QCOMPARE(choices->topLevelItem(0)->text(1), QStringLiteral("+0.50"));
        QVERIFY(choices->topLevelItem(1)->text(0).startsWith(QStringLiteral("▸ ")));
    }

    void it_opens_at_the_persons_costliest_decision()
    {
        const LookedAtHand hand;
        const auto dialog = dialogOf(hand);
        const auto own = ownRows(hand);
        const auto tell = [&](int row, double cost) {
            const auto step = static_cast<std::size_t>(row);
            dialog->setReview(step, costing(hand.steps[step], cost));
        };
        tell(own[1], 0.5);
        QCOMPARE(dialog->currentRow(), own[1]);
        tell(own[2], 0.25);
        QCOMPARE(dialog->currentRow(), own[1]);
        tell(own[3], 0.75);
        QCOMPARE(dialog->currentRow(), own[3]);
        tell(own[3] + 1, 3); // of another player
        QCOMPARE(dialog->currentRow(), own[3]);
        dialog->setCurrentRow(own[2]); // the person steps through the hand
        tell(own[4], 2);
        QCOMPARE(dialog->currentRow(), own[2]);
    }

    void what_the_persons_decisions_cost_is_said_once_all_are_reviewed()
    {
        const LookedAtHand hand;
        const auto dialog = dialogOf(hand);
        const auto own = ownRows(hand);
        for (const int row : own) {
            QVERIFY(!allWords(*dialog).contains(QStringLiteral("Your decisions cost you")));
            ReviewedDecision review;
            review.cost = row == own[1] ? 0.75 : row == own[2] ? 0.5 : 0.0;
            dialog->setReview(static_cast<std::size_t>(row), review);
        }
        const QString worst = decisionText(hand.steps[static_cast<std::size_t>(own[1])]);
        QVERIFY2(allWords(*dialog).contains(QStringLiteral(
                     "Your decisions cost you 1.25 points on average, 0.75 of them with %1.")
                                                .arg(worst)),
            qPrintable(allWords(*dialog)));
    }

    void only_the_persons_decisions_can_be_stepped_through()
    {
        const LookedAtHand hand;
        const auto dialog = dialogOf(hand);
        QVERIFY(QTest::qWaitForWindowActive(dialog.get()));
        const auto own = ownRows(hand);
        dialog->setCurrentRow(own[1] + 1);
        checkBox(*dialog, QStringLiteral("Only my decisions"))->setChecked(true);
        QCOMPARE(dialog->currentRow(), own[2]);
        std::vector<int> seen;
        QTest::keyClick(dialog.get(), Qt::Key_Home);
        for (std::size_t i = 0; i < own.size(); ++i) {
            seen.push_back(dialog->currentRow());
            QTest::keyClick(dialog.get(), Qt::Key_Right);
        }
        QVERIFY(seen == own);
        QTest::keyClick(dialog.get(), Qt::Key_End); // the end of the hand is everybody's
        QCOMPARE(dialog->currentRow(), static_cast<int>(hand.steps.size()));
        QTest::keyClick(dialog.get(), Qt::Key_Left);
        QCOMPARE(dialog->currentRow(), own.back());
        checkBox(*dialog, QStringLiteral("Only my decisions"))->setChecked(false);
        QTest::keyClick(dialog.get(), Qt::Key_Left);
        QCOMPARE(dialog->currentRow(), own.back() - 1);
    }

    void a_legend_says_what_the_columns_mean()
    {
        const auto dialog = dialogOf(LookedAtHand());
        QVERIFY(allWords(*dialog).contains(QStringLiteral("gave the hand away")));
        QVERIFY(allWords(*dialog).contains(QStringLiteral("Wins: how often the player")));
    }

    void the_deal_can_be_played_again_and_from_any_point_but_the_end()
    {
        const LookedAtHand hand;
        const auto dialog = dialogOf(hand);
        QSignalSpy again(dialog.get(), &ReviewDialog::playAgainWanted);
        std::vector<std::size_t> from;
        connect(dialog.get(), &ReviewDialog::playOnWanted, this,
            [&](std::size_t step) { from.push_back(step); });
        button(*dialog, QStringLiteral("Play this deal again"))->click();
        QCOMPARE(again.count(), 1);
        dialog->setCurrentRow(7);
        button(*dialog, QStringLiteral("Play on from here"))->click();
        QVERIFY(from == std::vector<std::size_t> { 7 });
        dialog->setCurrentRow(static_cast<int>(hand.steps.size()));
        QVERIFY(!button(*dialog, QStringLiteral("Play on from here"))->isEnabled());
    }

    void it_finds_room_on_a_small_screen()
    {
        const auto dialog = dialogOf(LookedAtHand());
        QVERIFY2(dialog->minimumSizeHint().width() <= 800,
            qPrintable(QString::number(dialog->minimumSizeHint().width())));
        QVERIFY2(dialog->minimumSizeHint().height() <= 560,
            qPrintable(QString::number(dialog->minimumSizeHint().height())));
    }

    void every_table_can_be_stepped_through_data()
    {
        QTest::addColumn<QByteArray>("rules");
        for (const Preset& preset : presets())
            QTest::newRow(std::string(preset.key).c_str())
                << QByteArray(variantText(preset.variant).c_str());
    }

    void every_table_can_be_stepped_through()
    {
        QFETCH(QByteArray, rules);
        const LookedAtHand hand(5, rules.toStdString());
        const auto dialog = dialogOf(hand);
        for (int row = 0; row <= static_cast<int>(hand.steps.size()); ++row) {
            dialog->setCurrentRow(row);
            QCOMPARE(dialog->currentRow(), row);
        }
    }

    void what_it_says_and_the_table_are_copied()
    {
        const LookedAtHand hand = handWithChoices(2);
        const auto dialog = dialogOf(hand);
        const int row = choicesIn(hand)[1];
        dialog->setCurrentRow(row);
        button(*dialog, QStringLiteral("Copy"))->click();
        const QMimeData* copied = QGuiApplication::clipboard()->mimeData();
        const auto& step = hand.steps[static_cast<std::size_t>(row)];
        QVERIFY2(copied->text().contains(decisionText(step)), qPrintable(copied->text()));
        QCOMPARE(copied->text().count(u'\n'), 1); // the hand, and this decision
        QVERIFY(!qvariant_cast<QImage>(copied->imageData()).isNull());
    }
};

REGISTER_WIDGET_TEST(ReviewDialogTest)
#include "review_dialog_test.moc"
