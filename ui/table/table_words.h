// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

/// Everything that is said at the table.
#include "ui/table/bubble_words.h"
#include "ui/table/card_words.h"
#include "ui/table/event_words.h"
#include "ui/table/outcome_words.h"
#include "ui/table/refusal_words.h"
#include "ui/table/seat_words.h"
#include "ui/table/status_words.h"
#include "ui/table/strip_words.h"
