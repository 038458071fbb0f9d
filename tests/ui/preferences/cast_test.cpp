// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/preferences/cast.h"

#include "tests/support/registered_test.h"
#include "ui/cards/own_faces.h"
#include "ui/preferences/players_page.h"
#include "ui/preferences/seat_choice.h"

#include <QImage>
#include <QLabel>
#include <QLineEdit>
#include <QSignalSpy>
#include <QTemporaryDir>
#include <QTest>

#include <set>

using namespace sheepshead;

namespace {

QString text(const char* words) { return QString::fromUtf8(words); }

void type(const SeatChoice& chair, const char* name)
{
    QLineEdit& line = *chair.name()->lineEdit();
    line.setText(text(name));
    Q_EMIT line.editingFinished();
}

void pickFromList(const SeatChoice& chair, const char* name)
{
    QComboBox& box = *chair.name();
    const int index = box.findText(text(name));
    QVERIFY(index >= 0);
    box.setCurrentIndex(index);
    Q_EMIT box.activated(index);
}

QString labels(const QWidget& widget)
{
    QStringList words;
    for (const QLabel* const label : widget.findChildren<QLabel*>())
        words << label->text();
    return words.join(u'\n');
}

} // namespace

class CastTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void a_character_is_known_by_its_name_and_others_have_none()
    {
        QCOMPARE(memberNamed({}, text("gus")).character, text("gus"));
        QCOMPARE(memberNamed({}, text("Wilma")).face, text("wilma"));
        QCOMPARE(memberNamed({}, text("Karl")), (CastMember { text("Karl"), {}, {} }));
    }

    void a_renamed_character_keeps_its_way_and_face()
    {
        Cast cast;
        keepMember(cast, { text("Oma"), text("ada"), text("ada") });
        QCOMPARE(memberNamed(cast, text("OMA")).character, text("ada"));
        QCOMPARE(memberNamed(cast, text("Ada")).character, text("ada")); // for older games
        keepMember(cast, { text("Oma"), {}, {} });
        QVERIFY(cast.empty()); // as any other name
    }

    void no_two_at_the_table_share_a_face_by_chance()
    {
        const QStringList names { text("You"), text("Karl"), text("Ada"), text("Max"),
            text("Bruno"), text("Eva") };
        const Seating seating = seatingFor(names, seatAt(0), { seatAt(0) }, {});
        QCOMPARE(seating.at(seatAt(2)).portrait, text("ada"));
        QCOMPARE(seating.at(seatAt(4)).portrait, text("bruno"));
        std::set<QString> faces;
        for (const SeatInfo& seat : seating.seats)
            faces.insert(seat.portrait);
        QCOMPARE(faces.size(), std::size_t { 6 });
        QVERIFY(seating.at(seatAt(1)).character.isEmpty());
        QVERIFY(seating.at(seatAt(0)).person);
    }

    void people_at_any_seats_have_faces_too()
    {
        const QStringList names { text("Karl"), text("Greta"), text("Bruno"), text("Otto") };
        const SeatSet people { seatAt(1), seatAt(3) };
        const Seating seating = seatingFor(names, seatAt(3), people, {});
        QCOMPARE(seating.viewer, seatAt(3));
        QCOMPARE(seating.at(seatAt(1)).portrait, text("you"));
        QVERIFY(seating.at(seatAt(3)).person);
        QVERIFY(seating.at(seatAt(3)).character.isEmpty()); // Otto is a character's name, too
        std::set<QString> faces;
        for (const SeatInfo& seat : seating.seats)
            faces.insert(seat.portrait);
        QCOMPARE(faces.size(), std::size_t { 4 });
    }

    void the_oldest_of_too_many_is_forgotten()
    {
        Cast cast;
        for (std::size_t i = 0; i <= mostCastMembers; ++i)
            keepMember(cast, { QStringLiteral("P%1").arg(i), text("ada"), text("ada") });
        QCOMPARE(cast.size(), mostCastMembers);
        QCOMPARE(cast.front().name, text("P1"));
    }

    void a_player_chosen_from_the_list_sits_there()
    {
        page(defaultPreferences());
        pickFromList(chair(2), "Wilma");
        QCOMPARE(written().names[1], text("Wilma"));
        QVERIFY(written().cast.empty());
        QVERIFY(labels(chair(2)).contains(text("trumps in")));
    }

    void a_player_of_another_chair_changes_places()
    {
        page(defaultPreferences());
        pickFromList(chair(2), "Gus");
        const QStringList names = written().names;
        QCOMPARE(names[1], text("Gus"));
        QCOMPARE(names.count(text("Gus")), 1);
        QCOMPARE(names.count(text("Ada")), 1);
    }

    void a_new_name_renames_who_sits_there()
    {
        page(defaultPreferences());
        type(chair(2), "  Oma  Erna ");
        const Preferences after = written();
        QCOMPARE(after.names[1], text("Oma Erna"));
        QCOMPARE(after.cast, (Cast { { text("Oma Erna"), text("ada"), text("ada") } }));
    }

    void a_person_for_a_computer_player_has_a_name_and_renames_no_character()
    {
        page(defaultPreferences());
        LevelBox& level = *chair(2).findChild<LevelBox*>();
        level.choose(Level::Expert);
        level.choosePerson();
        type(chair(2), " Clara ");
        const Preferences after = written();
        QCOMPARE(after.people, (SeatSet { seatAt(0), seatAt(1) }));
        QCOMPARE(after.names[1], text("Clara"));
        QVERIFY(after.cast.empty());
        QVERIFY(after.levels[1] == Level::Expert); // for the day when the computer plays again

        page(after);
        QVERIFY(chair(2).isPerson());
        QCOMPARE(chair(2).name()->currentText(), text("Clara"));
        chair(2).findChild<LevelBox*>()->choose(Level::Regular);
        QCOMPARE(written().people, SeatSet { seatAt(0) });
        QCOMPARE(written().names[1], defaultPreferences().names[1]);
    }

    void a_person_without_a_name_gets_one()
    {
        page(defaultPreferences());
        chair(3).findChild<LevelBox*>()->choosePerson();
        QCOMPARE(written().names[2], text("Player 3"));
    }

    void a_name_from_before_stays_as_it_is()
    {
        Preferences before = defaultPreferences();
        before.names[3] = text("Ludwig");
        page(before);
        QCOMPARE(written().names[3], text("Ludwig"));
        QVERIFY(written().cast.empty());
        QVERIFY(chair(4).member().character.isEmpty());
    }

    void who_played_most_is_offered_first_and_named()
    {
        page(defaultPreferences());
        page_->setGamesTogether({ { text("Otto"), 212 }, { text("Ada"), 3 } });
        QCOMPARE(chair(2).name()->itemText(0), text("Otto"));
        QCOMPARE(chair(2).name()->itemText(1), text("Ada"));
        QVERIFY(labels(*page_).contains(text("Otto")));
        QVERIFY(labels(*page_).contains(text("212")));
        page_->setGamesTogether({ { text("Otto"), 3 }, { text("Ada"), 3 } }); // neither most
        for (const QLabel* const label : page_->findChildren<QLabel*>())
            QVERIFY(!label->text().contains(text("most with")) || label->isHidden());
        for (int number = 2; number <= 8; ++number)
            if (chair(number).member().name == text("Ada"))
                QVERIFY(labels(chair(number)).contains(text("3 game")));
        QCOMPARE(chair(2).member().name, text("Ada")); // still sits there
    }

    void a_picture_of_ones_own_is_copied_and_outlives_its_file()
    {
        QTemporaryDir folder;
        setFacesFolder(folder.filePath(text("data/faces")));
        const QString file = folder.filePath(text("me.png"));
        QImage image(300, 200, QImage::Format_RGB32);
        image.fill(Qt::red);
        QVERIFY(image.save(file));
        page(defaultPreferences());
        chair(3).usePicture(file);
        const CastMember member = memberNamed(written().cast, text("Bruno"));
        QVERIFY(isOwnFace(member.face));
        QCOMPARE(member.character, text("bruno"));
        QVERIFY(QFile::remove(file));
        QImage kept(ownFaceFile(member.face));
        QCOMPARE(kept.size(), QSize(256, 256));
        QCOMPARE(kept.pixelColor(128, 128), QColor(Qt::red));
        setFacesFolder(folder.filePath(text("elsewhere")));
        QVERIFY(ownFaceFile(member.face).isEmpty()); // the table shows another one then
    }

    void what_is_no_picture_is_refused_on_the_chair()
    {
        QTemporaryDir folder;
        setFacesFolder(folder.filePath(text("faces")));
        const QString file = folder.filePath(text("letter.png"));
        QFile letter(file);
        QVERIFY(letter.open(QIODevice::WriteOnly));
        letter.write("Dear Ada");
        letter.close();
        page(defaultPreferences());
        chair(3).usePicture(file);
        QVERIFY(written().cast.empty());
        QVERIFY(labels(chair(3)).contains(text("letter.png")));
        QVERIFY(!QDir(folder.filePath(text("faces"))).exists());
        QVERIFY(!isOwnFace(text("faces:../../secret.png")));
    }

private:
    PlayersPage& page(const Preferences& preferences)
    {
        page_ = std::make_unique<PlayersPage>();
        page_->read(preferences);
        return *page_;
    }

    SeatChoice& chair(int number) { return *page_->findChildren<SeatChoice*>().at(number - 2); }
    Preferences written() const
    {
        Preferences after = defaultPreferences();
        page_->write(after);
        return after;
    }

    std::unique_ptr<PlayersPage> page_;
};

REGISTER_WIDGET_TEST(CastTest)
#include "cast_test.moc"
