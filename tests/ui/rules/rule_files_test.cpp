// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/rules/rule_files.h"

#include "engine/rules/layouts.h"
#include "engine/rules/presets.h"
#include "ui/rules/rule_file_words.h"
#include "ui/rules/rule_form.h"

#include "tests/support/registered_test.h"

#include <QDir>
#include <QFile>
#include <QFileDialog>
#include <QMessageBox>
#include <QPushButton>
#include <QSignalSpy>
#include <QTemporaryDir>
#include <QTest>

using namespace sheepshead;

class RuleFilesTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void rules_of_every_preset_come_back_from_a_file()
    {
        const QString path = folder_.filePath(QStringLiteral("preset.sheeprules"));
        for (const Preset& preset : presets()) {
            QVERIFY(writeRuleFile(path, preset.variant));
            const auto read = readRuleFile(path);
            QVERIFY2(read.ok(), preset.key.data());
            QVERIFY(read->variant == preset.variant);
        }
    }

    void a_file_without_a_name_in_it_is_called_by_its_own()
    {
        QCOMPARE(readRuleFile(write("layout = 5H-J"))->name, QStringLiteral("ours"));
        QCOMPARE(readRuleFile(write("name = Tuesdays"))->name, QStringLiteral("Tuesdays"));
    }

    void a_bad_file_tells_the_place_and_changes_nothing_data()
    {
        QTest::addColumn<QByteArray>("text");
        QTest::addColumn<QString>("message");
        QTest::addRow("unknown rule")
            << QByteArray("layout = 5H-A\nsnow = deep\n")
            << QStringLiteral("Line 2, column 1: 'snow': there is no rule of this name");
        QTest::addRow("bad value")
            << QByteArray("spitz = seven\n")
            << QStringLiteral("Line 1, column 9: 'seven': the choices are: off, "
                              "second, first");
        QTest::addRow("named twice")
            << QByteArray("spitz = off\n\n  spitz = off\n")
            << QStringLiteral("Line 3, column 3: 'spitz': this rule was named before");
    }

    void a_bad_file_tells_the_place_and_changes_nothing()
    {
        QFETCH(QByteArray, text);
        QFETCH(QString, message);
        const auto read = readRuleFile(write(text.constData()));
        QVERIFY(!read.ok());
        QCOMPARE(ruleFileProblemText(read.problem()), message);
    }

    void a_file_that_is_not_there_is_told()
    {
        const auto read = readRuleFile(folder_.filePath(QStringLiteral("none.sheeprules")));
        QVERIFY(!read.ok());
        QVERIFY(!ruleFileProblemText(read.problem()).isEmpty());
    }

    void what_cannot_be_written_leaves_the_old_file()
    {
        QVERIFY(!writeRuleFile(folder_.filePath(QStringLiteral("no/such/folder.sheeprules")), {}));
    }

    void the_form_opens_and_saves()
    {
        RuleForm form;
        form.setVariant(defaultVariant(LayoutId::SixJack));
        const auto press = [&form](const QString& text) {
            for (auto* const button : form.findChildren<QPushButton*>())
                if (button->text().remove(u'&') == text)
                    button->click();
            return form.findChild<QFileDialog*>();
        };
        const QString path = folder_.filePath(QStringLiteral("six.sheeprules"));
        QFileDialog* dialog = press(QStringLiteral("Save rules…"));
        QVERIFY(dialog);
        Q_EMIT dialog->fileSelected(path);
        delete dialog;
        QVERIFY(readRuleFile(path)->variant == defaultVariant(LayoutId::SixJack));

        form.setVariant(Variant());
        QSignalSpy changed(&form, &RuleForm::changed);
        dialog = press(QStringLiteral("Open rules…"));
        QVERIFY(dialog);
        Q_EMIT dialog->fileSelected(write("nonsense"));
        QCOMPARE(changed.count(), 0);
        QVERIFY(form.variant() == Variant());
        const auto* const message = form.findChild<QMessageBox*>();
        QVERIFY(message && message->text().contains(QStringLiteral("Nothing was changed.")));
        Q_EMIT dialog->fileSelected(path);
        QCOMPARE(changed.count(), 1);
        QVERIFY(form.variant() == defaultVariant(LayoutId::SixJack));
    }

private:
    QString write(const char* text, const char* name = "ours.sheeprules")
    {
        const QString path = folder_.filePath(QString::fromLatin1(name));
        QFile file(path);
        return file.open(QIODevice::WriteOnly) && file.write(text) >= 0 ? path : QString();
    }

    QTemporaryDir folder_;
};

REGISTER_WIDGET_TEST(RuleFilesTest)
#include "rule_files_test.moc"
