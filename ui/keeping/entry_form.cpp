// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/keeping/entry_form.h"

#include "ui/keeping/entry_parts.h"
#include "ui/keeping/quick_entry.h"
#include "ui/widgets/html.h"
#include "ui/words/scores/derivation_words.h"
#include "ui/words/scores/line_fault_words.h"
#include "ui/words/scores/sheet_words.h"

#include <QButtonGroup>
#include <QCheckBox>
#include <QComboBox>
#include <QCoreApplication>
#include <QLabel>
#include <QLineEdit>
#include <QSpinBox>
#include <QTextBrowser>

#include <algorithm>

namespace sheepshead {

namespace {

struct FormWords {
    Q_DECLARE_TR_FUNCTIONS(sheepshead::HandEntry)
};

/// Text that is right already keeps its cursor.
void setTextOf(QLineEdit& field, const QString& text)
{
    if (field.text() != text)
        field.setText(text);
}

} // namespace

QStringList namesOf(const EntryPlace& place)
{
    QStringList names;
    for (const Member member : place.table.members)
        names << playerName(indexOf(member), place.members);
    return names;
}

void layChoices(EntryParts& parts, const EntryPlace& place, const CheckedVariant& rules)
{
    const QStringList names = namesOf(place);
    const Member next = place.table.dealer.value_or(Member {});
    parts.dealer->clear();
    parts.dealer->addItem(FormWords::tr("%1 (next)", "the dealer whose turn it is")
                              .arg(playerName(indexOf(next), place.members)));
    parts.dealer->addItems(names);
    parts.reneged->clear();
    parts.reneged->addItem(FormWords::tr("none", "no misplay"));
    parts.reneged->addItems(names);
    parts.kind->clear();
    for (const TypedKind kind : kindsAt(rules))
        parts.kind->addItem(kindWords(kind, *rules), static_cast<int>(kind));
    parts.bet->clear();
    parts.bet->addItems({ FormWords::tr("not called"), FormWords::tr("called and made"),
        FormWords::tr("called and missed") });
    parts.solo->clear();
    parts.solo->addItems({ FormWords::tr("call"), FormWords::tr("best solo"),
        FormWords::tr("side solo"), FormWords::tr("billy") });
    QStringList places;
    for (qsizetype i = 0; i < names.size(); ++i)
        places << QStringLiteral("%1 %2").arg(i + 1).arg(names[i]);
    parts.places->setText(places.join(QStringLiteral("  ")));
}

void fillForm(EntryParts& parts, const TypedHand& hand, const Members& atTable)
{
    const auto indexOfMember = [&atTable](std::optional<Member> member) {
        const auto found = member ? std::ranges::find(atTable, *member) : atTable.end();
        return found == atTable.end() ? 0 : static_cast<int>(found - atTable.begin()) + 1;
    };
    parts.kind->setCurrentIndex(parts.kind->findData(static_cast<int>(hand.kind)));
    parts.dealer->setCurrentIndex(indexOfMember(hand.dealer));
    parts.reneged->setCurrentIndex(indexOfMember(hand.reneged));
    setTextOf(*parts.points, hand.points ? QString::number(*hand.points) : QString());
    for (QAbstractButton* const button : parts.tiers->buttons())
        button->setChecked(hand.tier && parts.tiers->id(button) == static_cast<int>(*hand.tier));
    parts.takes->setChecked(!hand.takes.empty());
    parts.cracks->setValue(hand.cracks);
    parts.blitzes->setValue(hand.blitzes);
    parts.forced->setChecked(hand.forced);
    parts.blind->setChecked(hand.blind);
    parts.trickless->setChecked(hand.trickless);
    parts.everyTrick->setChecked(hand.everyTrick);
    parts.bet->setCurrentIndex(static_cast<int>(hand.bet));
    parts.solo->setCurrentIndex(hand.solo ? static_cast<int>(*hand.solo) + 1 : 0);
    setTextOf(*parts.note, QString::fromStdString(hand.note));
}

void showFields(EntryParts& parts, const TypedHand& hand, const FieldsShown& shown)
{
    const bool makers = hasMakers(hand.kind);
    parts.kind->setEnabled(parts.kind->count() > 1);
    parts.result->setVisible(shown.tiers);
    parts.points->setEnabled(shown.points);
    parts.pointsLabel->setVisible(makers);
    parts.points->setVisible(makers);
    for (QAbstractButton* const button : parts.tiers->buttons()) // a winner does not lose
        button->setVisible(makers || makersWon(static_cast<Tier>(parts.tiers->id(button))));
    parts.takes->setVisible(shown.takes);
    parts.raises->setVisible(shown.raises);
    parts.forced->setVisible(shown.forced);
    parts.blind->setVisible(shown.blind);
    parts.trickless->setVisible(shown.trickless);
    parts.trickless->setText(makers ? FormWords::tr("The picker took no trick")
                                    : FormWords::tr("The winner took no trick"));
    parts.everyTrick->setVisible(shown.everyTrick);
    parts.setShown(parts.bet, shown.bet);
    parts.setShown(parts.solo, shown.solo);
}

void showOutcome(EntryParts& parts, const ScoredLine& scored, const QStringList& members)
{
    QStringList names;
    for (const Member member : scored.chairs.members)
        names << playerName(indexOf(member), members);
    QString page;
    for (const SheetRow& row : scored.rows) {
        const DerivationText text = derivationText(row, names);
        for (const QStringList& part : { text.steps, text.pot })
            for (const QString& step : part)
                page += html::paragraph(step);
    }
    parts.outcome->document()->setDefaultStyleSheet(QStringLiteral("p { margin: 0 0 2px 0 }"));
    parts.outcome->setHtml(page);
}

void showFaults(EntryParts& parts, const TypedHand& hand, const ScoredLine& scored,
    const QStringList& members, const QString& lineFault)
{
    std::map<std::string_view, QString> texts;
    if (!lineFault.isEmpty())
        texts["line"] = lineFault;
    const bool blank = hand == TypedHand { .kind = hand.kind };
    for (const LineFault& fault : scored.faults) {
        const bool missing =
            fault.flaw == LineFlaw::NobodyNamed || fault.flaw == LineFlaw::ResultMissing;
        if (!blank || !missing)
            texts.try_emplace(fault.field, faultText(fault, members));
    }
    if (parts.onlyLine() && !texts.empty()) // the other fields are not there to be told beside
        texts.try_emplace("line", texts.begin()->second);
    for (const auto& [field, label] : parts.faults) {
        const auto text = texts.find(field);
        label->setVisible(text != texts.end());
        label->setText(text == texts.end() ? QString() : text->second);
    }
}

} // namespace sheepshead
