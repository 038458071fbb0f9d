// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/players/search/trials.h"

#include "tests/support/registered_test.h"
#include "tests/support/to_string.h"

#include <QtTest>

using namespace sheepshead;

class TrialsTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void the_best_action_comes_first_with_its_mean_error_and_share_of_wins()
    {
        const auto prospects =
            prospectsOf({ { Pass {}, { 0, 0, 0, 0 } }, { Pick {}, { 4, -2, 2, 0 } } });
        QCOMPARE(prospects.size(), std::size_t(2));
        QCOMPARE(prospects[0].action, Action(Pick {}));
        QCOMPARE(prospects[0].score, 1.0);
        QCOMPARE(prospects[0].standardError, std::sqrt(5.0 / 4));
        QCOMPARE(prospects[0].winChance, 0.5);
        QCOMPARE(prospects[1].standardError, 0.0);
    }

    void an_action_given_up_early_keeps_its_distance_in_the_shared_worlds()
    {
        const auto prospects =
            prospectsOf({ { Pass {}, { 3, 3 } }, { Pick {}, { 4, 4, -4, -4 } } });
        QCOMPARE(prospects[0].action, Action(Pick {}));
        QCOMPARE(prospects[0].score, 0.0);
        QCOMPARE(prospects[1].score, -1.0);
        QCOMPARE(prospects[1].winChance, 0.5);
    }

    void an_action_that_was_never_tried_has_no_prospect()
    {
        QVERIFY(prospectsOf({ { Pass {}, {} } }).empty());
    }

    void certainty_is_of_the_difference_in_the_same_worlds()
    {
        const Trials ahead { Pick {}, { 11, -8, 3, 1 } };
        const Trials behind { Pass {}, { 10, -10, 2, 0 } };
        QCOMPARE(certaintyThat(ahead, behind), 1.25 / std::sqrt(0.1875 / 4));
        QCOMPARE(certaintyThat(ahead, ahead), 0.0);
    }

    void an_equal_difference_in_every_world_is_certain()
    {
        const Trials ahead { Pick {}, { 1, -1, 1, 1 } };
        const Trials behind { Pass {}, { 0, -2, 0, 0 } };
        QCOMPARE(certaintyThat(ahead, behind), 2.0);
        QCOMPARE(certaintyThat(behind, ahead), -2.0);
    }
};

REGISTER_TEST(TrialsTest)
#include "trials_test.moc"
