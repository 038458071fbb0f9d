// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/challenge/unsaved_results.h"

#include "app/program_end.h"
#include "tests/app/challenge/challenge_house.h"
#include "tests/support/challenges.h"
#include "tests/support/registered_test.h"
#include "ui/widgets/notice_bar.h"

#include <QDir>
#include <QMessageBox>
#include <QPushButton>

using namespace sheepshead;
using namespace sheepshead::testing;

namespace {

Challenge anotherChallenge()
{
    Challenge challenge = smallChallenge();
    challenge.name = "Another one";
    return challenge;
}

/// A house whose disk does not take what Anna played after her first deal.
struct HouseWithFullDisk : ChallengeHouse {
    HouseWithFullDisk()
    {
        open(fileOfSmall(), "a.sheepchallenge");
        open(challengeFileText(anotherChallenge(), commitmentTo), "b.sheepchallenge");
        challenges.show();
        begin(smallChallenge());
        playDeals(1);
        own = files.filePath(files.entryList({ QStringLiteral("*.own.sheepresult") }).value(0));
        QVERIFY(QFile::rename(own, own + QStringLiteral(".away")));
        QVERIFY(QDir().mkpath(own)); // where a folder is, no file can be written
        playDeals(2);
        QVERIFY(unsavedFiles.any());
    }

    KeptChallenge keptOf(const Challenge& challenge) const
    {
        return challenges.folder().find(hashOfChallenge(challenge, commitmentTo)).value();
    }

    void begin(const Challenge& challenge)
    {
        challenges.show(hashOfChallenge(challenge, commitmentTo));
        Q_EMIT challenges.dialog()->playWanted(KeptChallenge(*challenges.dialog()->current()));
        if (window.findChild<QInputDialog*>())
            answerName(QStringLiteral("Anna"));
    }

    /// With one deal, as it was.
    void putDiskBack()
    {
        QVERIFY(QDir().rmdir(own));
        QVERIFY(QFile::rename(own + QStringLiteral(".away"), own));
    }

    std::size_t dealsOnDisk() const { return keptOf(smallChallenge()).own.deals.size(); }

    QMessageBox* question() const { return window.findChild<QMessageBox*>(); }

    QPushButton* notice(const QString& offer)
    {
        QCoreApplication::sendPostedEvents(nullptr, QEvent::DeferredDelete);
        for (QPushButton* const button : window.notices().findChildren<QPushButton*>())
            if (button->text() == offer)
                return button;
        return nullptr;
    }

    ProgramEnd end { window, settings, { [this](const QString& verb, std::function<void()> then) {
                        unsavedFiles.leave(verb, std::move(then));
                    } } };
    QDir files { folder.filePath(QStringLiteral("challenges")) };
    QString own;
};

const QString tryAgain = QStringLiteral("&Try again");

} // namespace

class UnsavedResultsTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void what_was_not_written_is_played_on_after_a_pause()
    {
        HouseWithFullDisk house;
        house.host.giveBack();
        house.putDiskBack();
        house.begin(smallChallenge());
        QCOMPARE(house.play.result().deals.size(), 2U);
        QCOMPARE(house.dealsOnDisk(), 2U);
    }

    void another_challenge_does_not_push_it_out_of_memory()
    {
        HouseWithFullDisk house;
        house.begin(anotherChallenge());
        QCOMPARE(house.play.challenge().name, anotherChallenge().name);
        QVERIFY(house.unsavedFiles.any());
        house.begin(smallChallenge());
        QCOMPARE(house.play.result().deals.size(), 2U);
        house.begin(anotherChallenge());
        house.putDiskBack();
        house.playDeals(1);
        QCOMPARE(house.dealsOnDisk(), 2U);
        QVERIFY(!house.unsavedFiles.any());
    }

    void the_list_shows_what_is_in_memory()
    {
        HouseWithFullDisk house;
        house.challenges.show(hashOfChallenge(smallChallenge(), commitmentTo));
        const KeptChallenge* const shown = house.challenges.dialog()->current();
        QVERIFY(shown);
        QCOMPARE(shown->own.deals.size(), 2U);
        QVERIFY(shown->housemates.empty());
    }

    void a_notice_stays_until_everything_is_written_by_itself()
    {
        HouseWithFullDisk house;
        house.host.giveBack();
        house.notice(tryAgain)->click();
        QVERIFY(house.notice(tryAgain));
        house.putDiskBack();
        QTRY_COMPARE_WITH_TIMEOUT(house.dealsOnDisk(), 2U, 60'000);
        QTRY_VERIFY(!house.notice(tryAgain));
    }

    void the_end_of_the_program_says_what_would_be_lost()
    {
        HouseWithFullDisk house;
        QVERIFY(!house.window.close());
        QVERIFY(house.window.isVisible());
        QVERIFY(house.question()->text().contains(QString::fromStdString(smallChallenge().name)));
        house.question()->button(QMessageBox::Cancel)->click();
        QVERIFY(house.window.isVisible());
        QCoreApplication::sendPostedEvents(nullptr, QEvent::DeferredDelete);
        QVERIFY(!house.window.close());
        for (auto* const button : house.question()->buttons())
            if (button->text() == QStringLiteral("&Quit"))
                button->click();
        QTRY_VERIFY(!house.window.isVisible());
    }

    void the_end_of_the_program_writes_what_can_be_written_now()
    {
        HouseWithFullDisk house;
        house.putDiskBack();
        QVERIFY(house.window.close());
        QVERIFY(!house.window.isVisible());
        QCOMPARE(house.dealsOnDisk(), 2U);
    }

    void a_challenge_that_is_gone_says_so()
    {
        HouseWithFullDisk house;
        house.host.giveBack();
        const KeptChallenge kept = house.keptOf(anotherChallenge());
        for (const QString& file : house.files.entryList({ QStringLiteral("*.sheepchallenge") }))
            QVERIFY(house.files.remove(file));
        Q_EMIT house.challenges.dialog()->playWanted(kept);
        QVERIFY(house.question());
    }
};

REGISTER_WIDGET_TEST(UnsavedResultsTest)
#include "unsaved_results_test.moc"
