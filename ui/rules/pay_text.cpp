// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/rules/pay_text.h"

#include "engine/scoring/payoffs.h"
#include "ui/widgets/html.h"
#include "ui/words/scores/sheet_figures.h"

#include <QCoreApplication>

namespace sheepshead {

namespace {

using namespace html;

/// Writes a payoff table with the columns that these rules need.
class PayText {
    Q_DECLARE_TR_FUNCTIONS(sheepshead::PayText)

public:
    explicit PayText(const CheckedVariant& variant)
        : variant_(variant)
        , layout_(variant.layout())
    {
    }

    QString all() const;

private:
    QString payTable() const;
    QString payTwoHanded() const;
    QString payIndiana() const;
    QString payHead() const;
    QString shapeName(int partners) const;
    QStringList shapeHeads(int partners) const;
    QStringList splitCells(int partners, const Split& split) const;
    static QString wayOfTier(Tier tier, const QString& points);
    QString payRow(const Payoff& payoff) const;
    QString wayToEnd(const Payoff& payoff) const;
    QString specialEnd(const Payoff& payoff) const;

    bool picks() const { return layout_.opening == Opening::Picking; }
    bool isTwoHanded() const { return layout_.players == 2; }
    /// Everyone on a side gets the same, or the picker gets more.
    bool hasPicker() const { return picks() || variant_->settlement == Settlement::Unit; }

    const CheckedVariant& variant_;
    const Layout& layout_;
};

QString PayText::all() const
{
    QString paid;
    if (isTwoHanded())
        paid = payTwoHanded();
    else if (layout_.opening == Opening::Bidding)
        paid = payIndiana();
    else
        paid = payTable();
    return heading(tr("What a hand pays")) + paid;
}

QString PayText::payTable() const
{
    QStringList rows { payHead() };
    for (const Payoff& payoff : payoffs(variant_))
        rows << payRow(payoff);
    return table(rows);
}

QString PayText::payTwoHanded() const
{
    const TwoHandedPayoff paid = twoHandedPayoff(variant_);
    const auto line = [](const QString& way, Score score) {
        return row({ element("td", way.toHtmlEscaped()), figure(scoreText(score)),
            figure(scoreText({ -score.value })) });
    };
    return table({ row({ headCell(tr("The loser takes")), figureHead(tr("Winner")),
                       figureHead(tr("Loser")) }),
        line(tr("30 to 59 points"), paid.otherHas30),
        line(tr("fewer than 30 points (schneider)"), paid.otherSchneider),
        line(tr("no trick"), paid.otherTrickless) });
}

QString PayText::payIndiana() const
{
    QStringList rows { row({ headCell(tr("The hand")), figureHead(tr("Each bidder")),
        figureHead(tr("Each opponent")) }) };
    const auto nameOf = [](std::optional<SoloKind> solo) {
        if (!solo)
            return tr("Call");
        if (*solo == SoloKind::Best)
            return tr("Best solo");
        return *solo == SoloKind::Side ? tr("Side solo") : tr("Billy");
    };
    for (const IndianaPayoff& paid : indianaPayoffs(variant_)) {
        const QString won = makersWon(paid.tier) ? tr("made") : tr("set");
        const bool more = paid.tier != Tier::Won && paid.tier != Tier::Lost;
        const QString end = more ? tr("%1, %2").arg(won, wayOfTier(paid.tier, {})) : won;
        rows << row({ element("td", tr("%1: %2").arg(nameOf(paid.solo), end).toHtmlEscaped()),
            figure(scoreText(paid.bidders)), figure(scoreText(paid.opponents)) });
    }
    return table(rows) + paragraph(tr("Only winners add to their score."));
}

QString PayText::shapeName(int partners) const
{
    if (partners == 0)
        return tr("Alone");
    if (!picks())
        return tr("%n makers", nullptr, partners + 1);
    return partners == 1 ? tr("With a partner") : tr("With %n partners", nullptr, partners);
}

QStringList PayText::shapeHeads(int partners) const
{
    const QString first = picks() ? tr("Picker") : tr("First maker");
    if (partners == 0)
        return { picks() ? first : tr("Maker"), tr("Each other player") };
    if (!hasPicker())
        return { tr("Each maker"), tr("Each defender") };
    const QString partner = picks() ? tr("Partner") : tr("Other maker");
    return { first, partners == 1 ? partner : tr("Each partner"), tr("Each defender") };
}

QString PayText::payHead() const
{
    QStringList shapes { headCell(QString()) };
    QStringList heads { headCell(picks() && partnersPossible(variant_).front() == 0
            ? tr("The picker takes")
            : tr("The makers take")) };
    for (const int partners : partnersPossible(variant_)) {
        const QStringList columns = shapeHeads(partners);
        shapes << headCell(shapeName(partners), static_cast<int>(columns.size()));
        for (const QString& column : columns)
            heads << figureHead(column);
    }
    return partnersPossible(variant_).size() > 1 ? row(shapes) + row(heads) : row(heads);
}

QStringList PayText::splitCells(int partners, const Split& split) const
{
    QStringList cells { figure(scoreText(split.picker)) };
    if (partners > 0 && hasPicker())
        cells << figure(scoreText(split.partner));
    return cells << figure(scoreText(split.defender));
}

QString PayText::payRow(const Payoff& payoff) const
{
    QStringList cells { element("td", wayToEnd(payoff).toHtmlEscaped()) };
    const std::vector<int> shapes = partnersPossible(variant_);
    for (std::size_t i = 0; i < shapes.size(); ++i)
        cells += splitCells(shapes[i], payoff.splits[i]);
    return row(cells);
}

QString PayText::wayToEnd(const Payoff& payoff) const
{
    if (payoff.special != Payoff::Special::None)
        return specialEnd(payoff);
    return wayOfTier(payoff.tier, tr("%1 to %2 points").arg(payoff.fewest).arg(payoff.most));
}

QString PayText::wayOfTier(Tier tier, const QString& points)
{
    switch (tier) {
    case Tier::WonAllTricks:
        return tr("every trick");
    case Tier::WonSchneider:
    case Tier::LostSchneider:
        return points.isEmpty() ? tr("schneider") : tr("%1 (schneider)").arg(points);
    case Tier::Won:
    case Tier::Lost:
        return points;
    case Tier::LostNoTrick:
        return tr("no trick");
    }
    return {};
}

QString PayText::specialEnd(const Payoff& payoff) const
{
    Payoff plain = payoff;
    plain.special = Payoff::Special::None;
    const QString way = wayToEnd(plain);
    return payoff.special == Payoff::Special::ForcedPick
        ? tr("%1, after a forced pick").arg(way)
        : tr("%1, the picker without a trick").arg(way);
}

} // namespace

QString payHtml(const CheckedVariant& variant) { return PayText(variant).all(); }

} // namespace sheepshead
