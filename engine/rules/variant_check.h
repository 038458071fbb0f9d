// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/rules/layouts.h"
#include "engine/rules/rule_table.h"
#include "engine/rules/trumps.h"
#include "engine/support/result.h"

#include <memory>
#include <vector>

namespace sheepshead {

/// Why a variant cannot be played: the rule at fault and the reason, both worded by ui/.
struct RuleFault {
    std::string_view rule;
    Inapplicable reason;
    bool operator==(const RuleFault&) const = default;
};

/// Every fault at once; none for a variant that can be played. A rule without effect beside the
/// others is no fault.
std::vector<RuleFault> problemsOf(const Variant& variant);

/// House rules that can be played, with what follows from them worked out once. The only form in
/// which a variant reaches a hand. Cheap to copy.
class CheckedVariant {
public:
    /// The default five-handed called-ace game.
    CheckedVariant();

    const Variant& operator*() const { return data_->variant; }
    const Variant* operator->() const { return &data_->variant; }
    const Layout& layout() const { return layoutOf(data_->variant.layout); }
    const TrumpOrder& trumps() const { return data_->trumps; }
    int tableSeats() const { return sheepshead::tableSeats(data_->variant); }

    bool operator==(const CheckedVariant& other) const
    {
        return data_->variant == other.data_->variant;
    }

private:
    friend Result<CheckedVariant> check(const Variant& variant);

    struct Data {
        Variant variant;
        TrumpOrder trumps;
    };

    explicit CheckedVariant(const Variant& variant);

    std::shared_ptr<const Data> data_;
};

/// The variant, normalized(), or its first fault: place is the rule's key.
Result<CheckedVariant> check(const Variant& variant);

} // namespace sheepshead
