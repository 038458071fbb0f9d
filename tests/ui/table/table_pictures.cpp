// SPDX-License-Identifier: GPL-3.0-or-later
//
// Plays a hand at any table and paints it in every state worth looking at, for people to judge;
// --help lists the options.
#include "engine/match/match.h"
#include "engine/players/rule/rule_player.h"
#include "engine/rules/presets.h"
#include "tests/support/cards.h"
#include "tests/ui/picture_words.h"
#include "tests/ui/table/played_table.h"
#include "tests/ui/turns.h"
#include "ui/cards/card_item.h"
#include "ui/table/panels/choice_bar.h"
#include "ui/table/scene/hand_item.h"
#include "ui/table/scene/table_scene.h"
#include "ui/widgets/text_scale.h"

#include <QApplication>
#include <QCommandLineParser>
#include <QDir>
#include <QPixmap>
#include <QStyleFactory>

using namespace sheepshead;
using namespace sheepshead::testing;

namespace {

struct Wishes {
    QDir folder;
    QString name;
    QSize size { 1280, 800 };
    CheckedVariant variant;
    std::uint64_t seed = 2;
    int dealer = 0;
    Felt felt = Felt::SlateBlue;
    bool picks = false;   ///< the viewer takes the blind; else players decide by their cards
    bool allPass = false; ///< the blind stays on the table
    bool hints = false;   ///< a hint as long as they get beside every question
    bool offers = false;  ///< an offer to lay the cards down
};

/// Takes the pictures of one hand; the viewer decides as a computer player would. One picture of
/// each question, of some cards that are played, and of the end.
class Photographer {
public:
    explicit Photographer(const Wishes& wishes);

    void run();

private:
    void shoot(const QString& what);
    void decide();
    void mark(CardSet cards);
    void refuseAndShoot();
    void shootPlay();
    Action choice(const Observation& seen, const std::vector<Action>& legal);

    Wishes wishes_;
    PlayedTable played_;
    RulePlayer player_;
    bool refused_ = false;
    std::size_t plays_ = 0;
    int count_ = 0;
};

HandState dealt(const Wishes& wishes)
{
    return Match(wishes.variant, wishes.seed, seatAt(wishes.dealer)).dealHand();
}

Photographer::Photographer(const Wishes& wishes)
    : wishes_(wishes)
    , played_(dealt(wishes), seatAt(0))
{
    TableWidget& table = played_.table();
    table.setFelt({ wishes.felt, {} });
    TableView view { table.scene().seating() };
    view.totals = { 6, -2, 12, -14, -2, 0, 8, -108 };
    view.pot = wishes.variant->pot == Pot::Off ? 0 : 4;
    table.renew(view);
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
    const QString file = QStringLiteral("%1-%2-%3.png")
                             .arg(wishes_.name)
                             .arg(count_++, 2, 10, QLatin1Char('0'))
                             .arg(what);
    played_.table().grab().save(wishes_.folder.filePath(file));
}

Action Photographer::choice(const Observation& seen, const std::vector<Action>& legal)
{
    if ((wishes_.picks || wishes_.allPass) && seen.phase == Phase::Picking)
        for (const Action& action : legal)
            if (std::holds_alternative<Pick>(action) == (wishes_.picks && seen.viewer == seatAt(0)))
                return action;
    if (seen.phase == Phase::Raising && seen.viewer != seatAt(0))
        return legal.back(); // for there to be something to see
    return player_.choose(seen, legal, {});
}

void Photographer::mark(CardSet cards)
{
    for (const Card card : cards)
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

/// The first cards, one in the middle and the last.
void Photographer::shootPlay()
{
    const auto left = played_.turn()->seen.hand.size();
    if (++plays_ <= 2 || plays_ % 4 == 0 || left == 1)
        shoot(QStringLiteral("play"));
    refuseAndShoot();
}

void Photographer::decide()
{
    const ExplainedTurn turn = *played_.turn();
    if (wishes_.offers && turn.seen.phase == Phase::Playing)
        played_.table().turn().offerToLayDown({ .seat = seatAt(0), .tricks = 2 });
    if (wishes_.hints) {
        played_.table().turn().toggleHint();
        played_.table().turn().showHint(longestAdvice(turn));
    }
    const Action action = choice(turn.seen, turn.legal);
    if (const auto* play = std::get_if<Play>(&action)) {
        shootPlay();
        Q_EMIT played_.table().scene().hand().item(play->card)->pressed();
        if (auto* bar = played_.table().findChild<ChoiceBar*>(); bar->isVisible()) {
            shoot(QStringLiteral("blitz"));
            Q_EMIT bar->chosen(action);
        }
        return;
    }
    shoot(QString::fromStdString(actionText(action)).section(QLatin1Char(' '), 0, 0));
    if (const auto* bury = std::get_if<Bury>(&action))
        mark(bury->cards);
    if (const auto* call = std::get_if<Call>(&action); call && call->under)
        mark({ *call->under });
    Q_EMIT played_.table().findChild<ChoiceBar*>()->chosen(action);
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

/// The deal while it is under way.
void shootDeal(const Wishes& wishes)
{
    const HandState hand = dealt(wishes);
    TableWidget table;
    table.setFelt({ wishes.felt, {} });
    table.present({ seatingFor(hand.variant(), seatAt(0)) });
    table.resize(wishes.size);
    table.show();
    for (const Event& event : hand.opening())
        table.show(seenBy(seatAt(0), event));
    QEventLoop loop;
    QTimer::singleShot(500, &loop, &QEventLoop::quit);
    loop.exec();
    table.grab().save(wishes.folder.filePath(wishes.name + QStringLiteral("-deal.png")));
}

void makeDark()
{
    QPalette palette(QColor(0x2b, 0x2d, 0x31), QColor(0x24, 0x26, 0x2a));
    QApplication::setPalette(palette);
}

struct Options {
    QCommandLineParser parser;
    QCommandLineOption size { QStringLiteral("size"), QStringLiteral("In pixels."),
        QStringLiteral("WxH"), QStringLiteral("1280x800") };
    QCommandLineOption preset { QStringLiteral("preset"), QStringLiteral("House rules."),
        QStringLiteral("KEY"), QStringLiteral("called-ace") };
    QCommandLineOption rules { QStringLiteral("rules"), QStringLiteral("House rules as text."),
        QStringLiteral("TEXT") };
    QCommandLineOption seed { QStringLiteral("seed"), QStringLiteral("The deal."),
        QStringLiteral("N"), QStringLiteral("2") };
    QCommandLineOption dealer { QStringLiteral("dealer"), QStringLiteral("Who deals."),
        QStringLiteral("SEAT"), QStringLiteral("0") };
    QCommandLineOption felt { QStringLiteral("felt"), QStringLiteral("Of the four."),
        QStringLiteral("N"), QStringLiteral("0") };
    QCommandLineOption language { QStringLiteral("language"), QStringLiteral("en, de or pseudo."),
        QStringLiteral("CODE"), QStringLiteral("en") };
    QCommandLineOption dark { QStringLiteral("dark"), QStringLiteral("A dark desktop.") };
    QCommandLineOption text { QStringLiteral("text"),
        QStringLiteral("The size of text, 80 to 200."), QStringLiteral("PERCENT"),
        QStringLiteral("100") };
    QCommandLineOption hints { QStringLiteral("hints"),
        QStringLiteral("A hint beside every question.") };
    QCommandLineOption offers { QStringLiteral("offers"),
        QStringLiteral("An offer to lay the cards down.") };
    QCommandLineOption picks { QStringLiteral("picks"), QStringLiteral("You take the blind.") };
    QCommandLineOption allPass { QStringLiteral("all-pass"), QStringLiteral("Every seat passes.") };

    Options()
    {
        parser.addHelpOption();
        parser.addPositionalArgument(QStringLiteral("folder"), QStringLiteral("For the pictures."));
        parser.addOptions({ size, preset, rules, seed, dealer, felt, language, dark, text, picks,
            allPass, hints, offers });
        parser.process(QApplication::arguments());
        if (parser.positionalArguments().isEmpty())
            parser.showHelp(2);
    }

    CheckedVariant variant()
    {
        if (parser.isSet(rules))
            return variantWith(parser.value(rules).toStdString());
        for (const Preset& each : presets())
            if (each.key == parser.value(preset).toStdString())
                return check(each.variant).value();
        parser.showHelp(2);
    }

    Wishes wishes()
    {
        Wishes wishes;
        wishes.folder = QDir(parser.positionalArguments().constFirst());
        const QStringList sides = parser.value(size).split(QLatin1Char('x'));
        wishes.name = parser.value(preset);
        wishes.size = { sides.value(0).toInt(), sides.value(1).toInt() };
        wishes.variant = variant();
        wishes.seed = parser.value(seed).toULongLong();
        wishes.dealer = parser.value(dealer).toInt();
        wishes.felt = static_cast<Felt>(parser.value(felt).toInt());
        wishes.picks = parser.isSet(picks);
        wishes.hints = parser.isSet(hints);
        wishes.offers = parser.isSet(offers);
        wishes.allPass = parser.isSet(allPass);
        return wishes;
    }
};

} // namespace

int main(int argc, char** argv)
{
    QApplication app(argc, argv);
    Options options;
    QApplication::setStyle(QStyleFactory::create(QStringLiteral("Fusion")));
    if (options.parser.isSet(options.dark))
        makeDark();
    setTextScale(options.parser.value(options.text).toInt());
    speak(options.parser.value(options.language));
    const Wishes wishes = options.wishes();
    wishes.folder.mkpath(QStringLiteral("."));
    shootDeal(wishes);
    Photographer(wishes).run();
    return 0;
}
