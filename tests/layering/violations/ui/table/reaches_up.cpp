// SPDX-License-Identifier: GPL-3.0-or-later
// Not part of the program: read by the layering test, which must report each marked line.
#include <QGraphicsView>

#include "engine/hand/event.h"
#include "ui/cards/card_item.h"
#include "ui/table/scene/table_scene.h"

#include "app/session/game_session.h" // forbidden
#include "ui/review/review_dialog.h"  // forbidden
#include <SQLiteCpp/SQLiteCpp.h>      // forbidden
#include <sqlite3.h>                  // forbidden
