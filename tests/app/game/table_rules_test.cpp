// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/game/table_rules.h"

#include "tests/app/learn/school.h"
#include "tests/support/registered_test.h"
#include "ui/rules/rules_dialog.h"

using namespace sheepshead;
using namespace sheepshead::testing;

class TableRulesTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    /// A lesson may be for another number of players than the game that waits for it.
    void the_rules_of_this_table_are_those_of_the_hand_on_it()
    {
        School school;
        TableRules rules(school.settings, school.window, school.host);
        rules.show();
        const auto told = [&] {
            return school.window.findChild<RulesDialog*>()->page().toPlainText();
        };
        const QString ofGame = told();
        for (const QString& key : lessonKeys()) {
            const auto lesson = lessonNamed(key).value();
            for (const QString& before : lessonKeys())
                school.settings.store().save(before, LessonProgress { before != key, {} });
            school.lessons.teach();
            QVERIFY(school.lessons.isOn());
            const Variant& taught = *lesson.start.variant;
            QVERIFY(**school.host.rules() == taught);
            QCOMPARE(told() == ofGame, taught == *school.game.session().rules());
            school.host.giveBack();
            QCOMPARE(told(), ofGame);
        }
    }

    void the_window_shows_them_also_where_it_is_opened_in_a_lesson()
    {
        School school;
        for (const QString& key : lessonKeys())
            school.settings.store().save(
                key, LessonProgress { !key.contains(QStringLiteral("cut-throat")), {} });
        school.lessons.teach();
        TableRules rules(school.settings, school.window, school.host);
        rules.show();
        const RulesPage& page = school.window.findChild<RulesDialog*>()->page();
        const QString ofLesson = page.toPlainText();
        school.host.giveBack();
        QVERIFY(page.toPlainText() != ofLesson);
    }
};

REGISTER_WIDGET_TEST(TableRulesTest)
#include "table_rules_test.moc"
