// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/sound/table_sounds.h"

#include "tests/support/registered_test.h"
#include "ui/table/table_widget.h"

#include <QApplication>

using namespace sheepshead;

namespace {

/// Hears instead of a loudspeaker.
class Ear : public SoundPlayer {
public:
    void play(const QString& file, double amplitude) override
    {
        heard << file;
        lastAmplitude = amplitude;
    }

    QStringList heard;
    double lastAmplitude = -1;
};

} // namespace

class TableSoundsTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void init()
    {
        ear_.heard.clear();
        loads_ = 0;
        table_ = std::make_unique<TableWidget>();
        sounds_ = std::make_unique<TableSounds>(*table_, [this] {
            ++loads_;
            return &ear_;
        });
        sounds_->use({}, Speed::Normal);
        table_->QWidget::show();
    }

    void what_is_shown_is_heard()
    {
        Q_EMIT table_->began(Passed {});
        Q_EMIT table_->began(Cracked {});
        Q_EMIT table_->asked();
        QCOMPARE(ear_.heard,
            QStringList({ QStringLiteral(":/sounds/knock.wav"),
                QStringLiteral(":/sounds/crack.wav"), QStringLiteral(":/sounds/turn.wav") }));
        QCOMPARE(loads_, 1);
    }

    void a_muted_table_is_silent()
    {
        sounds_->use({ .on = false }, Speed::Normal);
        Q_EMIT table_->began(Cracked {});
        sounds_->use({ .volume = 0 }, Speed::Normal);
        Q_EMIT table_->began(Cracked {});
        QVERIFY(ear_.heard.isEmpty());
    }

    void a_table_that_is_not_seen_is_silent()
    {
        table_->hide();
        Q_EMIT table_->began(Cracked {});
        QVERIFY(ear_.heard.isEmpty());
    }

    void without_a_module_all_is_quiet()
    {
        int asked = 0;
        TableSounds quiet(*table_, [&asked]() -> SoundPlayer* {
            ++asked;
            return nullptr;
        });
        quiet.use({}, Speed::Normal);
        Q_EMIT table_->began(Cracked {});
        Q_EMIT table_->began(Cracked {});
        quiet.sample({});
        QCOMPARE(asked, 1); // not again and again
    }

    void the_module_is_not_loaded_before_the_first_sound()
    {
        sounds_->use({ .on = false }, Speed::Normal);
        Q_EMIT table_->began(Cracked {});
        QCOMPARE(loads_, 0);
    }

    void a_sample_is_as_loud_as_the_setting()
    {
        sounds_->sample({ .volume = 80 });
        QCOMPARE(ear_.lastAmplitude, amplitudeOf(80));
        sounds_->sample({ .on = false, .volume = 30 });
        QCOMPARE(ear_.heard.size(), 1);
    }

private:
    std::unique_ptr<TableWidget> table_;
    std::unique_ptr<TableSounds> sounds_;
    Ear ear_;
    int loads_ = 0;
};

REGISTER_WIDGET_TEST(TableSoundsTest)
#include "table_sounds_test.moc"
