// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/sound/table_sounds.h"

#include "ui/table/scene/table_scene.h"
#include "ui/table/table_widget.h"

#include <QAccessible>

#include <utility>

namespace sheepshead {

TableSounds::TableSounds(TableWidget& table, Loader loader)
    : table_(table)
    , loader_(std::move(loader))
{
    clock_.start();
    connect(&table, &TableWidget::began, this, [this](const Event& event) {
        if (const auto sound = soundOf(event, table_.scene().seating().viewer))
            play(*sound);
    });
    connect(&table, &TableWidget::asked, this, [this] { play(Sound::Turn); });
}

void TableSounds::use(const SoundLook& look, Speed speed)
{
    look_ = look;
    speed_ = speed;
}

SoundPlayer* TableSounds::player()
{
    if (!std::exchange(loaded_, true) && loader_)
        player_ = loader_();
    return player_;
}

void TableSounds::play(Sound sound)
{
    const bool quiet = look_.quietForReader && QAccessible::isActive();
    if (!look_.on || look_.volume == 0 || quiet || !table_.isVisible())
        return;
    if (pacing_.mayStart(sound, speed_, clock_.elapsed()) && player())
        player_->play(soundFile(sound), amplitudeOf(look_.volume));
}

void TableSounds::sample(const SoundLook& look)
{
    if (look.on && player())
        player_->play(soundFile(Sound::Play), amplitudeOf(look.volume));
}

} // namespace sheepshead
