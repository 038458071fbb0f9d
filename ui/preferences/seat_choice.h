// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/players/levels.h"
#include "ui/preferences/cast.h"

#include <QComboBox>
#include <QHash>

class QLabel;
class QToolButton;

namespace sheepshead {

/// A choice between the levels of a computer player, or a person instead.
class LevelBox : public QComboBox {
    Q_OBJECT

public:
    enum class Offer : std::uint8_t { Anybody, ComputerPlayers };

    /// The title says whose level it is, for screen readers.
    explicit LevelBox(
        const QString& title, QWidget* parent = nullptr, Offer offer = Offer::Anybody);

    /// That of the computer player; while a person is chosen, the last one chosen before.
    Level level() const { return level_; }
    void choose(Level level) { setCurrentIndex(static_cast<int>(level)); }
    bool isPerson() const { return currentIndex() == person; }
    void choosePerson() { setCurrentIndex(person); }

private:
    static constexpr int person = static_cast<int>(levelKeys.size()); ///< after the levels

    void describe();

    QString title_;
    Level level_ = Level::Beginner;
};

/// What is offered to sit on a chair.
struct PlayersOffered {
    Cast cast;
    QHash<QString, int> games; ///< with the person, by name; who has played most is offered first
    QStringList others;        ///< more names of the score book
    QStringList people = {};   ///< names of people, for a person on the chair
};

/// All characters, then the members of the cast with names of their own; who has played most with
/// the person first.
std::vector<CastMember> membersOffered(const PlayersOffered& offered);

/// Who sits on a chair behind the person's: a face, a name and a level, or the name of another
/// person who shares the computer. Choosing a name from the
/// list seats that player; typing a new one renames the player of the chair, who keeps face and way
/// of playing.
class SeatChoice : public QWidget {
    Q_OBJECT

public:
    /// The seat's number at the table, from 2 on.
    explicit SeatChoice(int number, QWidget* parent = nullptr);

    void offer(const PlayersOffered& offered);
    /// Players as they are now, after a change on another chair.
    void setCast(const Cast& cast) { offered_.cast = cast; }
    /// The face of a player who has none, until the person chooses one.
    void setMember(const CastMember& member, const QString& freeFace = {});
    void setFreeFace(const QString& face);
    const CastMember& member() const { return member_; }
    void setLevel(Level level) { level_->choose(level); }
    Level level() const { return level_->level(); }
    bool isPerson() const { return level_->isPerson(); }
    /// A person sits here; the member is who would otherwise.
    void setPerson(const QString& name);
    /// The name at the table: of the person, or of the member.
    QString nameAtTable() const;

    /// Without the words on how the player plays, which are tips then.
    void setCompact();

    /// To be the buddy of a label.
    QComboBox* name() const { return name_; }

    /// Takes a name that is being typed; as leaving the field does.
    void finishTyping();
    /// A picture of the person's own; says on the chair what is wrong with it.
    void usePicture(const QString& file);

Q_SIGNALS:
    /// The person chose another player, or changed this one.
    void memberChanged(const sheepshead::CastMember& now, const sheepshead::CastMember& before);

protected:
    /// A wheel scrolls the page and changes no player.
    bool eventFilter(QObject* watched, QEvent* event) override;

private:
    void fillFaces();
    void take(const CastMember& member);
    void setFace(const QString& face);
    void askForPicture();
    void tell();
    void takeKind();
    void suggest();

    int number_;
    PlayersOffered offered_;
    CastMember member_;
    QString person_; ///< the name, once a person has sat here
    bool showsPerson_ = false;
    QString freeFace_;
    QToolButton* face_;
    QComboBox* name_;
    LevelBox* level_;
    QLabel* way_;
    bool compact_ = false;
};

} // namespace sheepshead
