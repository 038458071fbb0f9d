// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once
#include "app/game/practice.h" // forbidden
#include "app/table/table_occupant.h"
class Lesson : public TableOccupant { };
