// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/game/game_controller.h"

#include "app/match/participants.h"
#include "tests/support/registered_test.h"
#include "ui/main_window.h"
#include "ui/scores/score_sheet_view.h"
#include "ui/table/table_widget.h"
#include "ui/widgets/notice_bar.h"

#include <QLabel>
#include <QTest>

using namespace sheepshead;
using namespace sheepshead::testing;

namespace {

/// A game before its first deal.
struct EveningTable {
    EveningTable()
        : window(new TableWidget, new ScoreSheetView)
        , controller(window)
        , game(SheetHead { {}, {}, defaultPreferences().names.mid(0, 5), {}, { personsSeat } },
              Match(check(defaultPreferences().variant).value(), 3, seatAt(0)))
    {
        controller.setGame(&game);
    }

    bool tells(const char* words)
    {
        QCoreApplication::sendPostedEvents(nullptr, QEvent::DeferredDelete);
        for (const QLabel* const label : window.notices().findChildren<QLabel*>())
            if (label->text().contains(QString::fromLatin1(words)))
                return true;
        return false;
    }

    MainWindow window;
    GameController controller;
    Game game;
};

} // namespace

class GameControllerTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void rules_of_the_next_deal_are_told_until_it_is_dealt()
    {
        EveningTable evening;
        Variant other = defaultPreferences().variant;
        other.leasterBlind = LeasterBlind::LastTrick;
        evening.controller.changeRules(other);
        QVERIFY(evening.tells("with the next deal"));
        evening.game.session().dealNext();
        QVERIFY(evening.game.session().rules() == check(other).value());
        QVERIFY(!evening.tells("with the next deal"));
    }

    void rules_of_the_next_game_are_told_beyond_a_deal()
    {
        EveningTable evening;
        evening.controller.changeRules(defaultVariant(LayoutId::ThreeTen));
        QVERIFY(evening.tells("next new game"));
        evening.game.session().dealNext();
        QVERIFY(evening.tells("next new game"));
    }
};

REGISTER_WIDGET_TEST(GameControllerTest)
#include "game_controller_test.moc"
