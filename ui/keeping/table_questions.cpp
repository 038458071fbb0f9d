// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/keeping/table_questions.h"

#include "engine/rules/presets.h"
#include "ui/words/rules/rule_words.h"
#include "ui/words/scores/sheet_words.h"

#include <QCoreApplication>
#include <QInputDialog>
#include <QMessageBox>
#include <QPushButton>

#include <algorithm>
#include <utility>

namespace sheepshead {

namespace {

struct TableQuestions {
    Q_DECLARE_TR_FUNCTIONS(TableQuestions)
};

std::vector<NamedRules> rulesFor(int players, const std::vector<NamedRules>& offered)
{
    std::vector<NamedRules> all = offered;
    for (const Preset& preset : presets())
        all.push_back({ presetName(preset.key), preset.variant });
    std::erase_if(all, [players](const NamedRules& rules) {
        return layoutOf(rules.variant.layout).players != players;
    });
    return all;
}

} // namespace

void askForRules(int players, const std::vector<NamedRules>& offered, QWidget* parent,
    std::function<void(const Variant&)> take)
{
    const std::vector<NamedRules> rules = rulesFor(players, offered);
    QStringList names;
    for (const NamedRules& each : rules)
        names << each.name;
    auto* const dialog = new QInputDialog(parent);
    dialog->setAttribute(Qt::WA_DeleteOnClose);
    dialog->setWindowTitle(TableQuestions::tr("Rules for %n players", nullptr, players));
    dialog->setLabelText(TableQuestions::tr("Hands of this number of players are played by:"));
    dialog->setComboBoxItems(names);
    QObject::connect(dialog, &QInputDialog::textValueSelected, parent,
        [rules, take = std::move(take)](const QString& name) {
            const auto chosen = std::ranges::find(rules, name, &NamedRules::name);
            if (chosen != rules.end())
                take(chosen->variant);
        });
    dialog->open();
}

void askWhoGetsThePot(const TableState& table, const QStringList& names, QWidget* parent,
    const std::function<void(const PotShared&)>& take)
{
    auto* const box = new QMessageBox(QMessageBox::Question, TableQuestions::tr("Share the pot"),
        TableQuestions::tr("There are %1 points in the pot. Who gets them?").arg(table.stakes.pot),
        QMessageBox::Cancel, parent);
    box->setAttribute(Qt::WA_DeleteOnClose);
    box->setInformativeText(
        TableQuestions::tr("Divide it evenly, or name the winner of the showdown."));
    const auto offer = [&](const QString& text, const PotShared& shared) {
        const QPushButton* const button = box->addButton(text, QMessageBox::ActionRole);
        QObject::connect(button, &QPushButton::clicked, parent, [take, shared] { take(shared); });
    };
    offer(TableQuestions::tr("&All evenly"), {});
    for (const Member member : table.members)
        offer(playerName(indexOf(member), names), { { member }, {} });
    box->open();
}

} // namespace sheepshead
