// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/openings/pick_table.h"

#include <QString>

namespace sheepshead {

/// A question about a hand while a person clicks and types it. A text that cannot be read yet is
/// kept as it is, beside the last cards that could.
class PickTableDraft {
public:
    explicit PickTableDraft(const CheckedVariant& rules) { question_.variant = rules; }

    /// With the cards that could be read.
    const PickTableQuestion& question() const { return question_; }

    // Cards: `field` is the hand or the blind.

    CardSet cards(PickTableField field) const;
    const QString& text(PickTableField field) const;
    void type(PickTableField field, const QString& text);
    void set(PickTableField field, CardSet cards);
    /// A click: the card comes from the other place too, or goes if it is there already.
    void toggle(PickTableField field, Card card);

    void setRules(const CheckedVariant& rules) { question_.variant = rules; }
    void setAgainst(const std::optional<CheckedVariant>& rules) { question_.against = rules; }
    void setDeals(int deals) { question_.deals = deals; }
    void setSeed(std::uint64_t seed) { question_.seed = seed; }
    void setJudge(Level judge) { question_.judge = judge; }

    /// What is wrong there, in words; empty for nothing.
    QString faultText(PickTableField field) const;
    bool isSound() const;

private:
    struct Typed {
        QString text;
        std::optional<Problem> problem = {};
    };

    CardSet& cardsAt(PickTableField field);
    Typed& typedAt(PickTableField field);
    const Typed& typedAt(PickTableField field) const;

    PickTableQuestion question_;
    Typed hold_;
    Typed blind_;
};

/// Whether both ask the same; it does not matter what runs the jobs.
bool asksTheSame(const PickTableQuestion& one, const PickTableQuestion& other);

} // namespace sheepshead
