// SPDX-License-Identifier: GPL-3.0-or-later
//
// table_pictures FOLDER [WIDTH HEIGHT [SEATS [FELT [dark]]]]: plays hands on a real table and
// paints it in every state worth looking at, for people to judge.
#include "engine/match/match.h"
#include "engine/players/rule_player.h"
#include "tests/support/cards.h"
#include "tests/ui/table/played_table.h"
#include "ui/table/card_item.h"
#include "ui/table/choice_bar.h"
#include "ui/table/hand_item.h"
#include "ui/table/table_scene.h"

#include <QApplication>
#include <QDir>
#include <QPixmap>
#include <QStyleFactory>

using namespace sheepshead;
using namespace sheepshead::testing;

namespace {

struct Wishes {
    QDir folder;
    QSize size { 1280, 800 };
    bool sixSeats = false;
    Felt felt = Felt::SlateBlue;
};

/// Takes the pictures of one hand; the viewer decides as a computer player would.
class Photographer {
public:
    /// Of the seats only the picker takes the blind; nobody, for a leaster.
    Photographer(
        const Wishes& wishes, const QString& name, HandState hand, std::optional<Seat> picker);

    void run();

private:
    void shoot(const QString& what);
    void decide();
    void markAndShoot(const Bury& bury);
    void refuseAndShoot();
    Action choice(const Observation& seen, const std::vector<Action>& legal);

    Wishes wishes_;
    QString name_;
    PlayedTable played_;
    RulePlayer player_;
    std::optional<Seat> picker_;
    bool refused_ = false;
    int count_ = 0;
};

Photographer::Photographer(
    const Wishes& wishes, const QString& name, HandState hand, std::optional<Seat> picker)
    : wishes_(wishes)
    , name_(name)
    , played_(std::move(hand), seatAt(0))
    , picker_(picker)
{
    TableWidget& table = played_.table();
    table.setFelt(wishes.felt);
    table.setTotals({ 6, -2, 12, -14, -2, 0 });
    table.resize(wishes.size);
    table.show();
    played_.setPerson([this] { decide(); });
    played_.setChooser([this](const Observation& seen, const std::vector<Action>& legal) {
        return choice(seen, legal);
    });
}

void Photographer::shoot(const QString& what)
{
    QCoreApplication::processEvents();
    const QString file =
        QStringLiteral("%1-%2-%3.png").arg(name_).arg(count_++, 2, 10, QLatin1Char('0')).arg(what);
    played_.table().grab().save(wishes_.folder.filePath(file));
}

Action Photographer::choice(const Observation& seen, const std::vector<Action>& legal)
{
    if (seen.phase == Phase::Picking)
        return picker_ == seen.viewer ? Action(Pick {}) : Action(Pass {});
    return player_.choose(seen, legal, {});
}

void Photographer::markAndShoot(const Bury& bury)
{
    shoot(QStringLiteral("bury"));
    for (const Card card : bury.cards)
        Q_EMIT played_.table().scene().hand().item(card)->pressed();
    shoot(QStringLiteral("marked"));
}

void Photographer::refuseAndShoot()
{
    HandItem& hand = played_.table().scene().hand();
    for (CardItem* item : hand.items())
        if (!refused_ && item->dimmed()) {
            refused_ = true;
            Q_EMIT item->pressed();
            shoot(QStringLiteral("refused"));
        }
}

void Photographer::decide()
{
    const Turn turn = *played_.turn();
    const Action action = choice(turn.seen, turn.legal);
    if (const auto* bury = std::get_if<Bury>(&action))
        markAndShoot(*bury);
    else
        shoot(QString::fromStdString(actionText(action)).section(QLatin1Char(' '), 0, 0));
    if (std::holds_alternative<Play>(action)) {
        refuseAndShoot();
        Q_EMIT played_.table().scene().hand().item(std::get<Play>(action).card)->pressed();
    } else {
        Q_EMIT played_.table().findChild<ChoiceBar*>()->chosen(action);
    }
}

void Photographer::run()
{
    played_.playToEnd();
    shoot(QStringLiteral("result"));
    if (played_.table().hasLastTrick()) {
        played_.table().showLastTrick();
        shoot(QStringLiteral("last-trick"));
    }
}

HandState dealt(const Wishes& wishes, std::uint64_t seed, int dealer)
{
    const auto variant = variantWith(wishes.sixSeats ? "dealer-sits-out=on" : "");
    return Match(variant, seed, seatAt(dealer)).dealHand();
}

/// The deal while it is under way.
void shootDeal(const Wishes& wishes)
{
    const HandState hand = dealt(wishes, 2, 3);
    TableWidget table;
    table.setFelt(wishes.felt);
    table.setSeating(seatingFor(hand.variant(), seatAt(0)));
    table.resize(wishes.size);
    table.show();
    for (const Event& event : hand.opening())
        table.show(seenBy(seatAt(0), event));
    QEventLoop loop;
    QTimer::singleShot(500, &loop, &QEventLoop::quit);
    loop.exec();
    table.grab().save(wishes.folder.filePath(QStringLiteral("deal.png")));
}

void makeDark()
{
    QPalette palette(QColor(0x2b, 0x2d, 0x31), QColor(0x24, 0x26, 0x2a));
    QApplication::setPalette(palette);
}

} // namespace

int main(int argc, char** argv)
{
    QApplication app(argc, argv);
    const QStringList words = QApplication::arguments();
    if (words.size() < 2)
        return 2;
    QApplication::setStyle(QStyleFactory::create(QStringLiteral("Fusion")));
    if (words.contains(QStringLiteral("dark")))
        makeDark();
    Wishes wishes { QDir(words[1]) };
    wishes.folder.mkpath(QStringLiteral("."));
    if (words.size() > 3)
        wishes.size = { words[2].toInt(), words[3].toInt() };
    wishes.sixSeats = words.value(4) == QStringLiteral("6");
    wishes.felt = static_cast<Felt>(words.value(5).toInt());

    shootDeal(wishes);
    Photographer(wishes, QStringLiteral("picker"), dealt(wishes, 2, 4), seatAt(0)).run();
    Photographer(wishes, QStringLiteral("defender"), dealt(wishes, 3, 0), seatAt(3)).run();
    Photographer(wishes, QStringLiteral("leaster"), dealt(wishes, 9, 0), {}).run();
    return 0;
}
