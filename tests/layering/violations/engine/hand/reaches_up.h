// SPDX-License-Identifier: GPL-3.0-or-later
// Not part of the program: read by the layering test, which must report each marked line.
#include <queue>
#include <vector>

#include "engine/cards/card.h"
#include "engine/scoring/outcome.h"

#include "../../ui/main_window.h"        // forbidden
#include "app/application.h"             // forbidden
#include "engine/hand/phases/picking.h"  // forbidden
#include "engine/names/name_key.h"       // forbidden
#include "engine/players/rule/bidding.h" // forbidden
#include "engine/playout/playout.h"      // forbidden
#include "ui/rule_words.h"               // forbidden
#include <QDir>                          // forbidden
#include <QString>                       // forbidden
#include <QtCore/qglobal.h>              // forbidden
#include <SQLiteCpp/Database.h>          // forbidden
#include <nlohmann/json.hpp>             // forbidden
#include <qstring.h>                     // forbidden
#include <sqlite3.h>                     // forbidden
#include <utf8proc.h>                    // forbidden
