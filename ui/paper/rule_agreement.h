// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/rules/variant_check.h"
#include "ui/paper/text_paper.h"

namespace sheepshead {

/// What the players of a table agree on before the first deal, with a line for each to sign: the
/// game, how a hand goes, and each house rule that differs from the nearest preset.
class RuleAgreement : public TextPaper {
public:
    /// Players without a name sign on a line without a caption.
    RuleAgreement(const CheckedVariant& variant, const QStringList& players);
};

} // namespace sheepshead
