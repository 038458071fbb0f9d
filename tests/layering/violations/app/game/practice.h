// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once
#include "app/table/table_occupant.h"
class Practice : public TableOccupant { };
