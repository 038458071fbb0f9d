// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

/// Everything that is said at the table.
#include "ui/words/bubble_words.h"
#include "ui/words/card_words.h"
#include "ui/words/event_words.h"
#include "ui/words/outcome_words.h"
#include "ui/words/refusal_words.h"
#include "ui/words/seat_words.h"
#include "ui/words/status_words.h"
#include "ui/words/strip_words.h"
