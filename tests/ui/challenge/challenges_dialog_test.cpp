// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/challenge/challenges_dialog.h"

#include "tests/support/challenges.h"
#include "tests/support/registered_test.h"
#include "ui/challenge/new_challenge_dialog.h"
#include "ui/preferences/seat_choice.h"

#include <QComboBox>
#include <QLabel>
#include <QLineEdit>
#include <QPushButton>
#include <QSignalSpy>
#include <QTest>
#include <QTreeWidget>

#include <algorithm>

using namespace sheepshead;
using namespace sheepshead::testing;

namespace {

/// Enough of a hash for what is shown.
std::string lengthOnly(std::string_view text)
{
    std::string digits = std::to_string(text.size());
    digits.resize(digitsOfHash, '0');
    return digits;
}

KeptChallenge played()
{
    KeptChallenge kept;
    kept.challenge = smallChallenge();
    kept.hash = "a";
    kept.own = playedBy("Anna", Level::Regular, kept.challenge, 2, lengthOnly);
    kept.others = { playedBy("<b>Bea</b>", Level::Beginner, kept.challenge, 4, lengthOnly),
        { "עדה", { { 4, {} }, { -2, {} } }, {}, true } };
    return kept;
}

QTreeWidget& treeOf(const QDialog& dialog, int which)
{
    return *dialog.findChildren<QTreeWidget*>().at(which);
}

/// As a person does.
void chooseIn(QComboBox& box, const QString& text)
{
    box.setCurrentIndex(box.findText(text));
    Q_EMIT box.activated(box.currentIndex());
}

/// In a label that is not hidden.
bool says(const QDialog& dialog, const char* words)
{
    const auto labels = dialog.findChildren<QLabel*>();
    return std::ranges::any_of(labels, [&](const QLabel* label) {
        return !label->isHidden() && label->text().startsWith(QString::fromLatin1(words));
    });
}

QPushButton& pushButton(const QDialog& dialog, const QString& text)
{
    for (QPushButton* const button : dialog.findChildren<QPushButton*>())
        if (button->text() == text)
            return *button;
    qFatal("no such button");
}

} // namespace

class ChallengesDialogTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void the_table_has_the_deals_that_the_person_has_played()
    {
        ChallengesDialog dialog({ played() });
        const QTreeWidget& table = treeOf(dialog, 1);
        QCOMPARE(table.topLevelItemCount(), 4); // two deals, total, over the mean
        QCOMPARE(table.columnCount(), 4);
        QStringList heads;
        for (int i = 1; i < 4; ++i)
            heads << table.headerItem()->text(i);
        QVERIFY(heads.contains(QStringLiteral("<b>Bea</b>")));
        QVERIFY(heads.contains(QStringLiteral("עדה (scores only)")));
    }

    void the_experts_scores_come_later_and_the_chosen_deal_stays()
    {
        ChallengesDialog dialog({ played() });
        QTreeWidget& table = treeOf(dialog, 1);
        table.setCurrentItem(table.topLevelItem(1));
        QSignalSpy chosen(&dialog, &ChallengesDialog::dealChosen);
        dialog.setExpert("a", { 2, -1 });
        QCOMPARE(table.columnCount(), 5);
        QCOMPARE(table.topLevelItemCount(), 5);
        QCOMPARE(table.indexOfTopLevelItem(table.currentItem()), 1);
        QCOMPARE(chosen.count(), 0);
    }

    void a_deal_tells_where_people_parted_ways_and_what_that_cost()
    {
        const KeptChallenge kept = played();
        ChallengesDialog dialog({ kept });
        QTreeWidget& table = treeOf(dialog, 1);
        QSignalSpy chosen(&dialog, &ChallengesDialog::dealChosen);
        table.setCurrentItem(table.topLevelItem(0));
        QCOMPARE(chosen.count(), 1);
        int deal = 0;
        while (partingsIn(kept, deal, lengthOnly).empty() && deal < 2)
            ++deal;
        const auto partings = partingsIn(kept, deal, lengthOnly);
        QVERIFY(!partings.empty());
        QVERIFY(partingText(partings[0], {}).contains(QStringLiteral("<b>Bea</b>")));
        const QString known = partingText(partings[0], PartingCost { 0.0, 0.25 });
        QVERIFY(known.contains(QLocale().toString(0.25, 'f', 2)));
    }

    void what_can_be_done_follows_from_what_is_played()
    {
        KeptChallenge over = played();
        over.challenge.deals = 4;
        over.own.deals.resize(4);
        KeptChallenge fresh = played();
        fresh.hash = "b";
        fresh.own = {};
        ChallengesDialog dialog({ over, fresh });
        QVERIFY(!pushButton(dialog, QStringLiteral("&Play on")).isEnabled());
        QVERIFY(pushButton(dialog, QStringLiteral("Pr&int…")).isEnabled());
        treeOf(dialog, 0).setCurrentItem(treeOf(dialog, 0).topLevelItem(1));
        QVERIFY(pushButton(dialog, QStringLiteral("&Play")).isEnabled());
        QVERIFY(!pushButton(dialog, QStringLiteral("Pr&int…")).isEnabled());
        QCOMPARE(treeOf(dialog, 1).topLevelItemCount(), 0);
    }

    void several_people_at_one_computer_choose_who_looks_and_plays_on()
    {
        KeptChallenge kept = played();
        kept.housemates = { playedBy("Ben", Level::Beginner, kept.challenge, 1, lengthOnly) };
        ChallengesDialog dialog({ kept });
        auto& who = *dialog.findChild<QComboBox*>();
        QVERIFY(who.isVisibleTo(&dialog));
        QCOMPARE(who.currentText(), QStringLiteral("Anna"));
        QSignalSpy chosen(&dialog, &ChallengesDialog::chosen);
        chooseIn(who, QStringLiteral("Ben"));
        QCOMPARE(chosen.count(), 1);
        QCOMPARE(who.count(), 2);
        QCOMPARE(treeOf(dialog, 1).topLevelItemCount(), 3); // a deal, total, over the mean
        QCOMPARE(treeOf(dialog, 0).currentItem()->text(3), QStringLiteral("1 of 4"));
        dialog.setChallenges({ kept }); // a result came
        QCOMPARE(who.currentText(), QStringLiteral("Ben"));
        QSignalSpy playWanted(&dialog, &ChallengesDialog::playWanted);
        pushButton(dialog, QStringLiteral("&Play on")).click();
        QCOMPARE(playWanted.front().front().value<KeptChallenge>().own.player, std::string("Ben"));
    }

    void another_person_begins_once_one_has()
    {
        KeptChallenge fresh = played();
        fresh.hash = "b";
        fresh.own = {};
        ChallengesDialog dialog({ played(), fresh });
        QVERIFY(!dialog.findChild<QComboBox*>()->isVisibleTo(&dialog));
        QPushButton& another = pushButton(dialog, QStringLiteral("A&nother person…"));
        QVERIFY(another.isEnabled());
        treeOf(dialog, 0).setCurrentItem(treeOf(dialog, 0).topLevelItem(1));
        QVERIFY(!another.isEnabled());
        treeOf(dialog, 0).setCurrentItem(treeOf(dialog, 0).topLevelItem(0));
        QSignalSpy wanted(&dialog, &ChallengesDialog::anotherWanted);
        another.click();
        QCOMPARE(wanted.count(), 1);
    }

    /// The first seat has the cards of those who play at a computer.
    void real_tables_are_compared_seat_by_seat()
    {
        KeptChallenge kept = played();
        kept.tables = { smallTable(), smallTable("<b>Olga</b>") };
        ChallengesDialog dialog({ kept });
        const QTreeWidget& table = treeOf(dialog, 1);
        QCOMPARE(table.topLevelItemCount(), 4); // the deals that Anna has played
        QCOMPARE(table.columnCount(), 6);
        QStringList heads;
        for (int i = 1; i < 6; ++i)
            heads << table.headerItem()->text(i);
        QVERIFY(heads.contains(QStringLiteral("Dora (real table, seat 1)")));
        auto& seat = *dialog.findChildren<QComboBox*>().at(1);
        chooseIn(seat, QStringLiteral("Seat 2"));
        QCOMPARE(table.columnCount(), 3);
        QCOMPARE(table.headerItem()->text(1), QStringLiteral("Emil (real table, seat 2)"));
        QCOMPARE(table.topLevelItem(3)->text(1), QStringLiteral("0.0")); // both scored the same
        chooseIn(seat, QStringLiteral("All seats"));
        QCOMPARE(table.columnCount(), 14);
    }

    void who_looks_at_the_tables_sees_all_their_deals_and_is_told_that_decisions_are_not_known()
    {
        KeptChallenge kept = played();
        kept.own.deals.resize(1);
        kept.tables = { smallTable() };
        ChallengesDialog dialog({ kept });
        QTreeWidget& table = treeOf(dialog, 1);
        QCOMPARE(table.topLevelItemCount(), 3);
        chooseIn(*dialog.findChild<QComboBox*>(), QStringLiteral("Real tables"));
        QCOMPARE(table.topLevelItemCount(), 5);
        QSignalSpy chosen(&dialog, &ChallengesDialog::dealChosen);
        table.setCurrentItem(table.topLevelItem(2));
        QCOMPARE(chosen.count(), 0);
        dialog.setChallenges({ kept }); // a result came
        QCOMPARE(table.topLevelItemCount(), 5);
        chooseIn(*dialog.findChild<QComboBox*>(), QStringLiteral("Anna"));
        QCOMPARE(table.topLevelItemCount(), 3);
        table.setCurrentItem(table.topLevelItem(0));
        QCOMPARE(chosen.count(), 1);
        dialog.setPartings({});
        bool tells = false;
        for (const QLabel* const label : dialog.findChildren<QLabel*>())
            tells = tells || label->text().contains(QStringLiteral("Played at a real table"));
        QVERIFY(tells);
    }

    void a_club_without_a_person_who_plays_here_sees_and_prints_its_tables()
    {
        KeptChallenge kept = played();
        kept.own = {};
        kept.others = {};
        kept.tables = { smallTable(), smallTable("<b>Olga</b>") };
        ChallengesDialog dialog({ kept });
        QCOMPARE(treeOf(dialog, 1).topLevelItemCount(), 5);
        QVERIFY(pushButton(dialog, QStringLiteral("Pr&int…")).isEnabled());
        QVERIFY(!pushButton(dialog, QStringLiteral("C&opy my result")).isEnabled());
        const QString page = comparisonPage(kept);
        QVERIFY(page.contains(QStringLiteral("Seat 5")));
        QVERIFY(page.contains(QStringLiteral("All seats")));
        QVERIFY(page.contains(QStringLiteral("&lt;b&gt;Olga")));
        QVERIFY(!page.contains(QStringLiteral("<b>Olga")));
    }

    void names_are_printed_as_they_are()
    {
        const QString page = comparisonPage(played());
        QVERIFY(page.contains(QStringLiteral("&lt;b&gt;Bea&lt;/b&gt;")));
        QVERIFY(!page.contains(QStringLiteral("<b>Bea")));
    }

    void a_challenge_needs_a_name_and_is_made_without_a_secret()
    {
        Preferences preferences = defaultPreferences();
        QVERIFY(NewChallengeDialog(preferences).findChildren<QLineEdit*>().at(1)->text().isEmpty());
        preferences.names.front() = QStringLiteral("Anna");
        NewChallengeDialog dialog(preferences);
        QSignalSpy chosen(&dialog, &NewChallengeDialog::chosen);
        QPushButton& make = pushButton(dialog, QStringLiteral("&Make the challenge…"));
        auto* const name = dialog.findChildren<QLineEdit*>().at(0);
        auto* const maker = dialog.findChildren<QLineEdit*>().at(1);
        QVERIFY(make.isEnabled());
        QVERIFY(!says(dialog, "Type"));
        name->setText(QStringLiteral(" \u202E "));
        QVERIFY(!make.isEnabled());
        QVERIFY(says(dialog, "Type a name for the challenge"));
        name->setText(QStringLiteral("Advent"));
        maker->clear();
        QVERIFY(!make.isEnabled());
        QVERIFY(says(dialog, "Type your name"));
        maker->setText(QStringLiteral("Anna"));
        name->setText(QStringLiteral("Advent\u202E 1"));
        make.click();
        QCOMPARE(chosen.count(), 1);
        const auto challenge = chosen.front().front().value<Challenge>();
        QCOMPARE(challenge.name, std::string("Advent 1"));
        QCOMPARE(challenge.deals, 8);
        QCOMPARE(challenge.levels[1], Level::Regular);
        QVERIFY(challenge.secret.empty());
    }

    void all_computer_players_are_alike_or_each_has_a_level_of_its_own()
    {
        NewChallengeDialog dialog(defaultPreferences());
        dialog.findChildren<QLineEdit*>().at(1)->setText(QStringLiteral("Anna"));
        QSignalSpy chosen(&dialog, &NewChallengeDialog::chosen);
        auto& all = *dialog.findChildren<QComboBox*>().at(1);
        const auto seats = dialog.findChildren<LevelBox*>();
        QCOMPARE(seats.size(), qsizetype(4));
        QCOMPARE(seats[3]->accessibleName(), QStringLiteral("Level of seat 5"));
        QVERIFY(seats[3]->findText(QStringLiteral("Person")) < 0);
        QCOMPARE(all.currentText(), QStringLiteral("All: Regular"));
        chooseIn(all, QStringLiteral("All: Expert"));
        for (const LevelBox* const seat : seats)
            QCOMPARE(seat->level(), Level::Expert);
        seats[1]->choose(Level::Beginner);
        QCOMPARE(all.currentText(), QStringLiteral("Different levels"));
        pushButton(dialog, QStringLiteral("&Make the challenge…")).click();
        const auto challenge = chosen.front().front().value<Challenge>();
        QCOMPARE(challenge.levels[1], Level::Expert);
        QCOMPARE(challenge.levels[2], Level::Beginner);
        QCOMPARE(challenge.levels[4], Level::Expert);
    }

    void different_levels_chosen_for_all_change_nothing()
    {
        NewChallengeDialog dialog(defaultPreferences());
        auto& all = *dialog.findChildren<QComboBox*>().at(1);
        chooseIn(all, QStringLiteral("Different levels"));
        QCOMPARE(all.currentText(), QStringLiteral("All: Regular"));
    }
};

REGISTER_WIDGET_TEST(ChallengesDialogTest)
#include "challenges_dialog_test.moc"
