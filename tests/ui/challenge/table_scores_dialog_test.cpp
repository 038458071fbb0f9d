// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/challenge/table_scores_dialog.h"

#include "tests/support/challenges.h"
#include "tests/support/registered_test.h"

#include <QComboBox>
#include <QLabel>
#include <QLineEdit>
#include <QMessageBox>
#include <QPushButton>
#include <QSignalSpy>
#include <QTest>

using namespace sheepshead;
using namespace sheepshead::testing;

namespace {

/// The dialog, and what it has saved.
struct ScoresAtTables {
    explicit ScoresAtTables(
        std::vector<RealTable> tables = {}, const Challenge& challenge = smallChallenge())
        : dialog(keptWith(std::move(tables), challenge), { QStringLiteral("Dora") })
    {
        dialog.setSave([this](const auto& before, const auto& after) {
            if (full)
                return false;
            saved.push_back({ before, after });
            return true;
        });
    }

    static KeptChallenge keptWith(std::vector<RealTable> tables, const Challenge& challenge)
    {
        KeptChallenge kept;
        kept.challenge = challenge;
        kept.tables = std::move(tables);
        return kept;
    }

    QLineEdit& field(const QString& name) const
    {
        for (QLineEdit* const line : dialog.findChildren<QLineEdit*>())
            if (line->accessibleName() == name)
                return *line;
        qFatal("no such field");
    }

    QPushButton& press(const char* text) const
    {
        for (QPushButton* const button : dialog.findChildren<QPushButton*>())
            if (button->text() == QString::fromUtf8(text))
                return *button;
        qFatal("no such button");
    }

    void chooseTable(int row) const
    {
        auto* const choice = dialog.findChild<QComboBox*>();
        choice->setCurrentIndex(row);
        Q_EMIT choice->activated(row);
    }

    void typeNames()
    {
        const QStringList names { QStringLiteral("Dora"), QStringLiteral("Emil"),
            QStringLiteral("Finn"), QStringLiteral("Gus"), QStringLiteral("Hanna") };
        for (int i = 0; i < names.size(); ++i)
            field(QStringLiteral("Seat %1").arg(i + 1)).setText(names[i]);
    }

    void typeDeal(int deal, const char* scores)
    {
        field(QStringLiteral("Deal %1").arg(deal)).setText(QString::fromUtf8(scores));
    }

    bool tells(const char* words) const
    {
        for (const QLabel* const label : dialog.findChildren<QLabel*>())
            if (label->text().contains(QString::fromUtf8(words)))
                return true;
        return false;
    }

    using Change = std::pair<std::optional<RealTable>, std::optional<RealTable>>;
    bool full = false; ///< the disk
    std::vector<Change> saved;
    TableScoresDialog dialog;
};

} // namespace

class TableScoresDialogTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void a_table_is_saved_from_its_first_right_deal_on()
    {
        ScoresAtTables at;
        at.typeNames();
        QVERIFY(at.saved.empty());
        at.typeDeal(1, "4 -1 -1 -1");
        QVERIFY(at.tells("Sum +1. Type a number for each seat."));
        QVERIFY(at.saved.empty());
        at.typeDeal(1, "4 -1 -1 -1 -1");
        QCOMPARE(at.saved.size(), std::size_t { 1 });
        QVERIFY(!at.saved[0].first);
        at.typeDeal(3, "-2 4 -1 \u22122 +1"); // the second one stays open
        QVERIFY(at.dialog.tables() == std::vector { smallTable() });
        QVERIFY(at.saved.back().second == smallTable());
        QVERIFY(at.tells("Dora +2 \u00b7 Emil +3"));
        QVERIFY(at.dialog.unsaved().isEmpty());
    }

    void names_are_needed_and_each_is_another_one()
    {
        ScoresAtTables at;
        at.typeDeal(1, "4 -1 -1 -1 -1");
        QVERIFY(at.tells("Type a name for each seat."));
        at.typeNames();
        at.field(QStringLiteral("Seat 2")).setText(QStringLiteral("Dora"));
        QVERIFY(at.tells("Two people at this table have the same name."));
        at.field(QStringLiteral("Seat 2")).setText(QStringLiteral(" Emil;\u202E "));
        QCOMPARE(at.dialog.tables().front().players[1], std::string("Emil"));
    }

    void scores_that_cannot_be_are_told_and_what_was_saved_stays()
    {
        ScoresAtTables at({ smallTable() });
        at.chooseTable(1);
        QCOMPARE(at.field(QStringLiteral("Deal 1")).text(), QStringLiteral("4 -1 -1 -1 -1"));
        at.typeDeal(1, "5 -1 -1 -1 -1");
        QVERIFY(at.tells("Sum +1. What one wins another loses, so it must be 0."));
        at.typeDeal(1, "five");
        QVERIFY(at.tells("Only whole numbers can be scores."));
        at.typeDeal(1, "10004 -10001 -1 -1 -1");
        QVERIFY(at.saved.empty());
        QVERIFY(!at.dialog.findChild<QComboBox*>()->isEnabled()); // another table would hide it
        at.typeDeal(1, "");
        QVERIFY(!at.saved.back().second->deals[0]);
        QVERIFY(at.dialog.findChild<QComboBox*>()->isEnabled());
    }

    /// SIT-OUT
    void who_sits_out_needs_no_number()
    {
        Challenge challenge = smallChallenge();
        Variant variant = *challenge.rules;
        variant.dealerSitsOut = true;
        challenge.rules = check(variant).value();
        const int seats = challenge.rules.tableSeats();
        ScoresAtTables at({}, challenge);
        for (int i = 1; i <= seats; ++i)
            at.field(QStringLiteral("Seat %1").arg(i)).setText(QStringLiteral("P%1").arg(i));
        QStringList scores { QStringLiteral("%1").arg(seats - 2) };
        while (scores.size() < seats - 1)
            scores << QStringLiteral("-1");
        at.typeDeal(2, scores.join(u' ').toUtf8());
        QCOMPARE(at.dialog.tables().size(), std::size_t { 1 });
        QVERIFY((at.dialog.tables()[0].deals[1] == std::vector { 4, -1, 0, -1, -1, -1 }));
    }

    void each_change_is_undone_and_what_is_typed_letter_by_letter_at_once()
    {
        ScoresAtTables at;
        at.typeNames();
        at.typeDeal(1, "4 -1 -1 -1 -1");
        at.typeDeal(2, "0 0 0 0 0");
        at.typeDeal(2, "0 0 0 1 -1");
        at.press("&Undo").click();
        QCOMPARE(at.field(QStringLiteral("Deal 2")).text(), QString());
        QCOMPARE(at.dialog.tables().front().deals.size(), std::size_t { 1 });
        at.press("&Undo").click();
        QVERIFY(at.dialog.tables().empty());
        QVERIFY(!at.saved.back().second);
        QVERIFY(!at.press("&Undo").isEnabled());
    }

    void a_deleted_table_comes_back()
    {
        ScoresAtTables at({ smallTable("Ada"), smallTable("Bea") });
        at.chooseTable(1);
        at.press("&Delete this table").click();
        QVERIFY(at.dialog.tables() == std::vector { smallTable("Bea") });
        QCOMPARE(at.field(QStringLiteral("Seat 1")).text(), QString());
        at.press("&Undo").click();
        QVERIFY((at.dialog.tables() == std::vector { smallTable("Ada"), smallTable("Bea") }));
        QCOMPARE(at.field(QStringLiteral("Seat 1")).text(), QStringLiteral("Ada"));
    }

    void nothing_typed_goes_without_a_question()
    {
        ScoresAtTables at;
        at.dialog.show();
        at.typeNames();
        at.typeDeal(2, "4 -1 -1 -1 0");
        at.dialog.reject();
        QVERIFY(at.dialog.isVisible());
        auto* const box = at.dialog.findChild<QMessageBox*>();
        QVERIFY(box && box->informativeText().contains(QStringLiteral("Deal 2: Sum +1")));
        box->reject();
        at.typeDeal(2, "4 -1 -1 -1 -1");
        at.dialog.reject();
        QVERIFY(!at.dialog.isVisible());
    }

    void what_the_disk_does_not_take_is_told_and_taken_with_the_next_change()
    {
        ScoresAtTables at;
        at.typeNames();
        at.full = true;
        at.typeDeal(1, "4 -1 -1 -1 -1");
        QVERIFY(at.tells("Not saved: it could not be written to the disk."));
        QVERIFY(at.dialog.tables().empty());
        QVERIFY(!at.dialog.unsaved().isEmpty());
        at.full = false;
        at.typeDeal(2, "0 0 0 0 0");
        QCOMPARE(at.dialog.tables().front().deals.size(), std::size_t { 2 });
        QVERIFY(at.dialog.unsaved().isEmpty());
    }

    void a_table_is_sent_as_it_is_saved()
    {
        ScoresAtTables at;
        QVERIFY(!at.press("C&opy as text").isEnabled());
        at.typeNames();
        at.typeDeal(1, "4 -1 -1 -1 -1");
        QSignalSpy copied(&at.dialog, &TableScoresDialog::copyWanted);
        QSignalSpy sent(&at.dialog, &TableScoresDialog::sendWanted);
        at.press("C&opy as text").click();
        at.press("&Save to send…").click();
        QVERIFY(copied.front()[1].value<RealTable>() == at.dialog.tables().front());
        QCOMPARE(sent.count(), 1);
    }
};

REGISTER_WIDGET_TEST(TableScoresDialogTest)
#include "table_scores_dialog_test.moc"
