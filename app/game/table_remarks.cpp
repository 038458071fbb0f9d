// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/game/table_remarks.h"

#include "ui/preferences/preferences.h"
#include "ui/table/panels/result_panel.h"
#include "ui/table/scene/announcer.h"
#include "ui/table/scene/table_scene.h"
#include "ui/table/table_widget.h"

#include <utility>

namespace sheepshead {

namespace {

constexpr int remarkStays = 3600; ///< ms

} // namespace

TableRemarks::TableRemarks(TableWidget& table, std::function<bool()> mayRemark)
    : table_(table)
    , mayRemark_(std::move(mayRemark))
{
    connect(&table, &TableWidget::began, this, &TableRemarks::hear);
}

void TableRemarks::use(const Preferences& preferences)
{
    on_ = preferences.remarks;
    aloud_ = preferences.remarksAloud;
    table_.result().setRemarksAloud(aloud_);
}

void TableRemarks::hear(const Event& event)
{
    if (!on_ || !mayRemark_())
        return;
    const Seating& seating = table_.scene().seating();
    remarks_.setSeating(seating);
    remarks_.setMauers(table_.result().mauers());
    const auto remark = remarks_.hear(event);
    if (!remark)
        return;
    const SeatInfo& player = seating.at(remark->seat);
    const QString words = remarkText(player.character, remark->occasion);
    if (std::holds_alternative<HandScored>(event)) // the panel reads it with the rest
        return table_.result().setRemark(player, words);
    table_.scene().talk().remark(remark->seat, words, remarkStays);
    if (aloud_)
        //: a computer player and what it says
        table_.scene().announcer().say(tr("%1: “%2”").arg(player.name, words));
}

} // namespace sheepshead
