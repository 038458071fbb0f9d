// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/cards/card.h"

#include <cstdint>

namespace sheepshead {

/// The table shapes of layouts.h, one a row there.
enum class LayoutId : std::uint8_t {
    TwoRows,
    TwoSquare,
    ThreeTen,
    ThreeNine,
    ThreeEight,
    FourAlone,
    FourCalledAce,
    FourJack,
    FourBlackQueens,
    FourFirstQueens,
    FourIndiana,
    FourAcross,
    FourShortDeck,
    FiveCalledAce,
    FiveJack,
    SixJack,
    SixJackAndAce,
    SevenJack,
    SevenNeighbour,
    SevenThreeAndOne,
    EightBlackQueens,
    EightThreeCards,
};

/// Where the seven of trump stands (SPITZ-1, SPITZ-2).
enum class Spitz : std::uint8_t { Off, Second, First };

enum class RedealHand : std::uint8_t { Mandatory, OnRequest, Off };
enum class FirstLead : std::uint8_t { DealersLeft, PickersLeft };

/// How the makers find each other. The last ones belong to layouts without a pick.
enum class Partner : std::uint8_t {
    CalledAce,
    JackOfDiamonds,
    JackOfClubs,
    None,
    JackAndAce,           ///< 6H-2: the jack of diamonds and the called ace
    Neighbour,            ///< 7H-2: the seat left of the picker
    FirstTrick,           ///< the taker of the first trick, unless it is the picker
    QueenOfClubsAndSeven, ///< their holders, without picking
    BlackQueens,          ///< 4H-3, 8H-1
    FirstQueens,          ///< 4H-4
    QueenJackSeven,       ///< 8H-2
    BidCall,              ///< 4H-5
    Across,               ///< 4H-6: who sit opposite each other
};

/// CALL-UNDER: the cards that must hold no ordinary call, those kept or all eight before the bury.
enum class UnderJudgedOn : std::uint8_t { Kept, BeforeBury };

enum class CallUp : std::uint8_t { None, JackOfHearts, NextJack };
enum class CallUpWhen : std::uint8_t { AfterPicking, BeforeBlind };
/// 6H-1: a jack of diamonds from anywhere, or only one that came in the blind.
enum class CallUpSource : std::uint8_t { Any, BlindOnly };

enum class NoPick : std::uint8_t {
    Leaster,
    Doubler,
    ForcedPick,
    Redeal,
    Vote,
    Moster,
    Mittler,
    Schneidster,
    Schwanzer,
};
enum class LeasterBlind : std::uint8_t { Aside, FirstTrick, LastTrick };
enum class LeasterTie : std::uint8_t { Wash, Pair, FewerTricks };
/// Who loses a schwanzer where the highest counts are equal.
enum class SchwanzerTie : std::uint8_t { HighestTrump, Together };
enum class DoublerStack : std::uint8_t { Queue, Multiply, Flat };
enum class DoublerCap : std::uint8_t { Four, Eight, Sixteen, None };

/// POT: what a leaster puts in: one point of each of its losers, of each player, or of the winner.
enum class Pot : std::uint8_t { Off, Losers, Everyone, Winner };
enum class PotLoss : std::uint8_t { Match, OneUnit };
enum class PotWin : std::uint8_t { All, OneUnit };
enum class PotEnd : std::uint8_t { Divide, Showdown, ShowdownEach };
/// POT-JOIN: the pot is shared out before a new player joins, or they add a point for every pot.
enum class PotJoin : std::uint8_t { Divide, BuyIn };

enum class Renege : std::uint8_t { Refused, Forfeits };

/// Who pays when the makers take no trick (NOTRICK).
enum class NoTrick : std::uint8_t { Share, PickerIfSideTrickless, PickerIfHeTrickless };

/// SCORE-UNIT: what every trick pays, beside 1 for a plain win and 2 for schneider.
enum class AllTricksStake : std::uint8_t { Three, Four };
enum class DefendersSafeAt : std::uint8_t { Thirty, ThirtyOne };
/// SCORE-UNIT, SCORE-PAIR. Without a pick, `Unit` takes the named maker for the picker.
enum class Settlement : std::uint8_t { Unit, Pairwise };

enum class Cracking : std::uint8_t { Off, One, Several };
enum class BlitzWhen : std::uint8_t { AfterCrack, BeforeLead, BeforePick, InPlay };
enum class RaiseCap : std::uint8_t { None, Four, Eight, Sixteen, SixtyFour };
enum class Overcall : std::uint8_t { FirstBid, SoloOvercalls };
enum class GameLength : std::uint8_t { Open, Hands, Rounds, Points };

/// The house rules of a table: one field a rule, each with its default. Rules combine freely. The
/// rule table says which fields apply beside which others, and only a CheckedVariant can be played.
struct Variant {
    LayoutId layout = LayoutId::FiveCalledAce;
    bool dealerSitsOut = false;

    Suit trumpSuit = Suit::Diamonds;
    Spitz spitz = Spitz::Off;
    int queenOrder = 0; ///< TRUMP-HONOURS: an index into suitOrders()
    int jackOrder = 0;
    bool jacksOverQueens = false;
    RedealHand redealHand = RedealHand::Mandatory;

    Partner partner = Partner::CalledAce;
    bool callHold = true;
    bool callTen = true;
    bool tenBeatsAce = true;
    bool callKing = false; ///< CALL-TEN-NONE: with all fail aces and tens held
    bool callUnder = true;
    UnderJudgedOn underJudgedOn = UnderJudgedOn::Kept;
    bool callOwnAce = false;
    bool running = false; ///< PART-LEAD: with four of the called suit the partner may lead any
    bool alone = true;
    bool jackAloneAnnounced = false;
    CallUp callUp = CallUp::None;
    CallUpWhen callUpWhen = CallUpWhen::AfterPicking;
    CallUpSource callUpSource = CallUpSource::Any;
    bool callDown = false;
    bool buryPartnerJackAlone = true;
    bool buryTogetherOpen = false;
    bool differentFirstQueens = false;
    Overcall overcall = Overcall::FirstBid;

    FirstLead firstLead = FirstLead::DealersLeft;
    Renege renege = Renege::Refused;

    bool forcedSeat = false;
    bool blindPick = false; ///< the blind may go down unseen, for twice the settlement
    NoPick noPick = NoPick::Leaster;
    bool forcedNoPunish = false;
    LeasterBlind leasterBlind = LeasterBlind::Aside;
    SchwanzerTie schwanzerTie = SchwanzerTie::HighestTrump;
    bool schwanzerExempt = false; ///< the holder of the partner card neither pays nor is paid
    bool leasterTrickNeeded = true;
    bool leasterDoubleTrickless = false;
    LeasterTie leasterTie = LeasterTie::Wash;
    DoublerStack doublerStack = DoublerStack::Queue;
    DoublerCap doublerCap = DoublerCap::Eight;
    bool doublerDealPasses = false; ///< after three throw-ins the next player deals
    Pot pot = Pot::Off;
    PotLoss potLoss = PotLoss::Match;
    PotWin potWin = PotWin::All;
    PotEnd potEnd = PotEnd::Divide;
    PotJoin potJoin = PotJoin::Divide;

    Cracking crack = Cracking::Off;
    bool crackAfterPass = false; ///< who passed may crack too
    bool recrack = false;
    bool crackAroundTheCorner = false;
    bool blitzBlackQueens = false;
    bool blitzRedQueens = false;
    bool blitzBlackJacks = false;
    bool blitzAllJacks = false; ///< all four, once
    BlitzWhen blitzWhen = BlitzWhen::AfterCrack;
    RaiseCap raiseCap = RaiseCap::None;
    bool callSheepshead = false;
    bool sheepsheadAlone = true;
    bool sheepsheadNeedsJack = false;

    bool doubleOnTheBump = true;
    NoTrick noTrick = NoTrick::Share;
    AllTricksStake allTricksStake = AllTricksStake::Three;
    DefendersSafeAt defendersSafeAt = DefendersSafeAt::Thirty;
    Settlement settlement = Settlement::Unit;

    GameLength length = GameLength::Open;
    int lengthNumber = 20; ///< hands, rounds or points
    int centsAPoint = 0;   ///< GAME-2; nothing: played for points

    bool operator==(const Variant&) const = default;

    /// BLITZ: whether any cards raise the stake when they are shown.
    bool hasBlitz() const
    {
        return blitzBlackQueens || blitzRedQueens || blitzBlackJacks || blitzAllJacks;
    }
};

} // namespace sheepshead
