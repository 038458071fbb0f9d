// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/rules/rule_files.h"

#include "engine/rules/rule_file.h"
#include "ui/files/default_files.h"
#include "ui/files/file_dialogs.h"
#include "ui/files/outside_file.h"
#include "ui/files/whole_file.h"
#include "ui/rules/rule_file_words.h"

#include <QCoreApplication>
#include <QDir>
#include <QFileInfo>
#include <QMessageBox>

namespace sheepshead {

namespace {

class RuleFiles {
    Q_DECLARE_TR_FUNCTIONS(sheepshead::RuleFiles)

public:
    static QString filter() { return tr("House rules (*.sheeprules);;All files (*)"); }
    static QString cannotBeRead(const QString& file)
    {
        return tr("The rules in %1 cannot be used. Nothing was changed.")
            .arg(QFileInfo(file).fileName());
    }
    static QString cannotBeWritten(const QString& file)
    {
        return tr(
            "The rules were not saved: the file %1 could not be written. Choose another folder.")
            .arg(QDir::toNativeSeparators(file));
    }
    static QString openTitle() { return tr("Open rules"); }
    static QString saveTitle() { return tr("Save rules"); }
};

QMessageBox* newMessage(QWidget* parent, const QString& title, const QString& text)
{
    auto* const box = new QMessageBox(QMessageBox::Warning, title, text, QMessageBox::Ok, parent);
    box->setAttribute(Qt::WA_DeleteOnClose);
    return box;
}

} // namespace

Result<NamedRules> readRuleFile(const QString& name)
{
    const OutsideFile file = readOutsideFile(name, longestRuleFile);
    if (!file.problem.isEmpty())
        return Problem { "file", file.problem.toStdString() };
    const auto rules = parseRuleFile(file.bytes.toStdString());
    if (!rules)
        return rules.problem();
    const QString called = QString::fromStdString(rules->name);
    return NamedRules { called.isEmpty() ? QFileInfo(name).completeBaseName() : called,
        rules->variant };
}

bool writeRuleFile(const QString& name, const Variant& variant)
{
    return writeWholeFile(name, QByteArray::fromStdString(ruleFileText({ {}, variant })));
}

QMessageBox* tellRuleFileProblem(const QString& file, const Problem& problem, QWidget* parent)
{
    auto* const box = newMessage(parent, RuleFiles::openTitle(), RuleFiles::cannotBeRead(file));
    box->setInformativeText(ruleFileProblemText(problem));
    box->open();
    return box;
}

void openRuleFile(QWidget* parent, std::function<void(const NamedRules&)> take)
{
    askWhatToOpen(RuleFiles::openTitle(), RuleFiles::filter(), parent,
        [parent, take = std::move(take)](const QString& file) {
            if (const auto rules = readRuleFile(file))
                take(*rules);
            else
                tellRuleFileProblem(file, rules.problem(), parent);
        });
}

void saveRuleFile(QWidget* parent, const NamedRules& rules)
{
    askWhereToSave(
        { RuleFiles::saveTitle(), defaultFileName(rules.name, QStringLiteral("sheeprules")),
            RuleFiles::filter() },
        parent, [parent, variant = rules.variant](const QString& file) {
            if (!writeRuleFile(file, variant))
                newMessage(parent, RuleFiles::saveTitle(), RuleFiles::cannotBeWritten(file))
                    ->open();
        });
}

} // namespace sheepshead
