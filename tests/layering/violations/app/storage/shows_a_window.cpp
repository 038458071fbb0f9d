// SPDX-License-Identifier: GPL-3.0-or-later
// Not part of the program: read by the layering test, which must report each marked line.
#include <SQLiteCpp/Database.h>
#include <sqlite3.h>

#include "app/storage/file/migrations.h"
#include "engine/match/score_sheet.h"

#include "app/application.h"          // forbidden
#include "app/session/game_session.h" // forbidden
#include "ui/main_window.h"           // forbidden
#include <QGraphicsScene>             // forbidden
#include <QMessageBox>                // forbidden
#include <QWidget>                    // forbidden
#include <QtWidgets>                  // forbidden
