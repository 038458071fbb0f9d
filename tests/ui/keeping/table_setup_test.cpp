// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/keeping/table_setup.h"

#include "engine/score_keeping/table_line_reader.h"
#include "tests/support/cards.h"
#include "tests/support/registered_test.h"
#include "ui/keeping/kept_document.h"
#include "ui/keeping/table_dialog.h"

#include <QAbstractItemView>
#include <QApplication>
#include <QComboBox>
#include <QCompleter>
#include <QLabel>
#include <QLineEdit>
#include <QListWidget>
#include <QPushButton>
#include <QTest>

using namespace sheepshead;
using namespace sheepshead::testing;

namespace {

const QStringList five { QStringLiteral("Ada"), QStringLiteral("Bob"), QStringLiteral("Cy"),
    QStringLiteral("Dot"), QStringLiteral("Ed") };

TableSetup setupOf(const QStringList& names, int dealer = 0)
{
    return { names, dealer, variantWith("layout=5H-A") };
}

/// The table after five sat down, Ada to deal.
TableState fiveAtTable(QStringList& members)
{
    TableState state;
    scoreLine(*changeTo(setupOf(five), {}, members), state, 5, 1);
    return state;
}

QString after(const QStringList& names, int dealer = 0)
{
    QStringList members;
    TableState state = fiveAtTable(members);
    const auto change = changeTo(setupOf(names, dealer), state, members);
    if (!change)
        return QStringLiteral("no change");
    const ScoredLine line = scoreLine(*change, state, static_cast<int>(members.size()), 1);
    QStringList order { QStringLiteral("%1 deals:").arg(members[indexOf(*state.dealer)]) };
    for (const Member member : state.members)
        order << members[indexOf(member)];
    return line.faults.empty() ? order.join(u' ') : QStringLiteral("fault");
}

} // namespace

/// From who should be at the table to what changes.
class TableSetupTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void the_table_becomes_as_it_is_wanted_data()
    {
        QTest::addColumn<QString>("wanted");
        QTest::addColumn<int>("dealer");
        QTest::addColumn<QString>("table");
        const auto row = [](const char* name, const char* wanted, int dealer, const char* table) {
            QTest::newRow(name) << QString::fromUtf8(wanted) << dealer << QString::fromUtf8(table);
        };
        row("nothing", "Ada Bob Cy Dot Ed", 0, "no change");
        row("another dealer", "Ada Bob Cy Dot Ed", 3, "Dot deals: Ada Bob Cy Dot Ed");
        row("late", "Ada Bob Cy Fay Dot Ed", 0, "Ada deals: Ada Bob Cy Fay Dot Ed");
        row("late, at the end", "Ada Bob Cy Dot Ed Fay", 0, "Ada deals: Ada Bob Cy Dot Ed Fay");
        row("two late", "Ada Fay Gil Bob Cy Dot Ed", 0, "Ada deals: Ada Fay Gil Bob Cy Dot Ed");
        row("one leaves", "Ada Cy Dot Ed", 2, "Dot deals: Ada Cy Dot Ed");
        row("the dealer leaves", "Bob Cy Dot Ed", 0, "Bob deals: Bob Cy Dot Ed");
        row("one for another", "Ada Fay Cy Dot Ed", 0, "Ada deals: Ada Fay Cy Dot Ed");
        row("two change places", "Bob Ada Cy Dot Ed", 1, "Ada deals: Bob Ada Cy Dot Ed");
    }

    void the_table_becomes_as_it_is_wanted()
    {
        QFETCH(QString, wanted);
        QFETCH(int, dealer);
        QFETCH(QString, table);
        QCOMPARE(after(wanted.split(u' '), dealer), table);
    }

    void a_name_in_other_letters_is_the_same_member()
    {
        QStringList members;
        const TableState state = fiveAtTable(members);
        QStringList names = five;
        names[1] = QStringLiteral("BOB");
        QVERIFY(!changeTo(setupOf(names), state, members));
        QCOMPARE(members, five);
    }

    void a_name_in_other_letters_beyond_ascii_is_the_same_member()
    {
        QStringList members;
        changeTo(setupOf({ QStringLiteral("Jörg"), QStringLiteral("Łukasz") }), {}, members);
        changeTo(
            setupOf({ QString::fromUtf8("JO\u0308RG"), QStringLiteral("łukasz ") }), {}, members);
        QCOMPARE(members, (QStringList { QStringLiteral("Jörg"), QStringLiteral("Łukasz") }));
    }

    /// Two members became one person in the book: whoever is at the table stays there.
    void a_member_at_the_table_stays_there_beside_another_of_the_name()
    {
        QStringList members;
        TableState state = fiveAtTable(members);
        members =
            QStringList { QStringLiteral("Zed") } + members.mid(1) + QStringList { members[1] };
        const auto before = changeTo(setupOf({ QStringLiteral("Zed"), QStringLiteral("Cy"),
                                         QStringLiteral("Dot"), QStringLiteral("Ed") }),
            state, members);
        QVERIFY(before);
        scoreLine(*before, state, static_cast<int>(members.size()), 1);
        TableChange back;
        back.arrivals.push_back({ memberAt(5), {} });
        scoreLine(back, state, static_cast<int>(members.size()), 1);
        QStringList names;
        for (const Member member : state.members)
            names << members[indexOf(member)];
        QCOMPARE(names.last(), QStringLiteral("Bob"));
        const auto change = changeTo({ names, 0, state.rules.front() }, state, members);
        QVERIFY(!change || (change->departures.empty() && change->arrivals.empty()));
    }

    void rules_follow_the_number_of_players_until_they_are_chosen()
    {
        const Variant own = *variantWith("layout=5H-A no-pick=doubler");
        TableDialog dialog({ {}, { { QStringLiteral("My rules"), own } } });
        auto* const name = dialog.findChild<QLineEdit*>();
        const auto playersAfter = [&](const char* text) {
            name->setText(QString::fromUtf8(text));
            QTest::keyClick(name, Qt::Key_Return);
            return dialog.setup().rules.layout().players;
        };
        dialog.show();
        QVERIFY(QTest::qWaitForWindowExposed(&dialog));
        playersAfter("Ada");
        playersAfter("Bob");
        QCOMPARE(playersAfter("Cy"), 3);
        QCOMPARE(playersAfter("Dot"), 4);
        QCOMPARE(playersAfter("Ed"), 5);
        QVERIFY(*dialog.setup().rules == own);
        playersAfter("Fay"); // the dealer sits out
        QVERIFY(*dialog.setup().rules == own);
        QCOMPARE(playersAfter("Gil"), 7);
    }

    void a_table_keeps_its_stake_when_someone_comes_or_goes()
    {
        const Variant own = *variantWith("layout=5H-A no-pick=doubler");
        TableDialog dialog({ {}, { { QStringLiteral("My rules"), own } } });
        dialog.setSetup({ five, 0, variantWith("layout=5H-A cents-a-point=25") });
        dialog.show();
        QVERIFY(QTest::qWaitForWindowExposed(&dialog));
        const auto leave = [&] {
            for (QPushButton* const button : dialog.findChildren<QPushButton*>())
                if (button->text().remove(u'&') == QStringLiteral("Remove"))
                    button->click();
        };
        dialog.findChild<QListWidget*>()->setCurrentRow(4);
        leave();
        QCOMPARE(dialog.setup().rules.layout().players, 4);
        QCOMPARE(dialog.setup().rules->centsAPoint, 25);
    }

    void a_name_that_is_not_taken_says_why()
    {
        TableDialog dialog({ { QStringLiteral("Ada") }, {} });
        dialog.show();
        QVERIFY(QTest::qWaitForWindowActive(&dialog));
        auto* const name = dialog.findChild<QLineEdit*>();
        const auto tells = [&](const char* text) {
            for (QLabel* const label : dialog.findChildren<QLabel*>())
                if (label->isVisible() && label->text() == QString::fromUtf8(text))
                    return true;
            return false;
        };
        QTest::keyClick(name, Qt::Key_Return);
        QVERIFY(tells("Type at least two names."));
        QTest::keyClicks(name, QStringLiteral("Ada"));
        QTest::keyClick(name, Qt::Key_Return);
        QVERIFY(!name->completer()->popup()->isVisible());
        QTest::keyClicks(name, QStringLiteral("ada"));
        QTest::keyClick(name, Qt::Key_Return);
        QVERIFY(tells("ada is at the table already."));
        name->setText(QStringLiteral("Bob"));
        QTest::keyClick(name, Qt::Key_Enter);
        QCOMPARE(dialog.setup().names.size(), 2);
        QTest::keyClick(name, Qt::Key_Return);
        QVERIFY(qobject_cast<QPushButton*>(dialog.focusWidget()));
    }

    void an_earlier_table_is_begun_again_with_one_key()
    {
        TableDialog dialog({});
        const TableSetup last { five, 3, variantWith("layout=5H-A cents-a-point=25") };
        dialog.offerEarlier({ { 8, QStringLiteral("Tuesday") }, { 7, QStringLiteral("Monday") } },
            [&](qint64 id) { return id == 7 ? std::optional(last) : std::nullopt; });
        dialog.show();
        QVERIFY(QTest::qWaitForWindowActive(&dialog));
        auto* const earlier = dialog.findChild<QComboBox*>();
        QCOMPARE(earlier->currentIndex(), -1);
        Q_EMIT earlier->activated(0); // cannot be read, and nothing changes
        QVERIFY(dialog.setup().names.isEmpty());
        Q_EMIT earlier->activated(1);
        QCOMPARE(dialog.setup().names, five);
        QCOMPARE(dialog.setup().dealer, 3);
        QCOMPARE(dialog.setup().rules->centsAPoint, 25);
        QTest::keyClick(dialog.focusWidget(), Qt::Key_Return);
        QCOMPARE(dialog.result(), static_cast<int>(QDialog::Accepted));
    }

    void a_sheet_whose_people_have_gone_home_remembers_who_sat_there()
    {
        KeptSheet sheet { QStringLiteral("Tuesday"), {}, {}, {} };
        sheet.table.add(*changeTo(setupOf(five, 1), {}, sheet.members));
        sheet.table.add(parseTableLine("picked by=2 with=4 points=87").value());
        sheet.table.add(parseTableLine("table leaves=0,1,2,3,4").value());
        const auto again = sheepshead::setupOf(sheet);
        QVERIFY(again);
        QCOMPARE(again->names, five);
        QCOMPARE(again->dealer, 2); // the deal has moved on
    }

    void a_name_that_is_still_in_its_field_sits_down()
    {
        TableDialog dialog({});
        dialog.show();
        QVERIFY(QTest::qWaitForWindowActive(&dialog));
        auto* const name = dialog.findChild<QLineEdit*>();
        for (const char* const one : { "Ada", "Bob", "Cy" }) {
            name->setText(QString::fromUtf8(one));
            if (QByteArray(one) != "Cy")
                QTest::keyClick(name, Qt::Key_Return);
        }
        for (QPushButton* const button : dialog.findChildren<QPushButton*>())
            if (button->text() == QStringLiteral("&Begin"))
                button->click();
        QCOMPARE(dialog.setup().names.size(), 3);
        QCOMPARE(dialog.result(), static_cast<int>(QDialog::Accepted));
    }
};

REGISTER_WIDGET_TEST(TableSetupTest)
#include "table_setup_test.moc"
