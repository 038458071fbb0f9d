// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/words/players/remark_words.h"

#include <QCoreApplication>

#include <array>

namespace sheepshead {

namespace {

struct RemarkWords {
    Q_DECLARE_TR_FUNCTIONS(sheepshead::RemarkWords)
};

/// What a character says, in the order of the occasions: a big trick taken, the person's big trick,
/// being cracked, a hand won alone, a hand lost as picker, the others left without schneider, a
/// leaster won, a strong hand passed.
struct CharacterLines {
    const char* character;
    std::array<const char*, occasionCount> lines;
};

constexpr std::array allLines {
    CharacterLines { "ada",
        {
            //: short words of Ada at the table: it took a trick with many points
            QT_TRANSLATE_NOOP("sheepshead::RemarkWords", "I counted on that one."),
            //: short words of Ada at the table: another player took a trick with many points
            QT_TRANSLATE_NOOP("sheepshead::RemarkWords", "I saw that coming two tricks ago."),
            //: short words of Ada at the table: it has picked, and was cracked
            QT_TRANSLATE_NOOP("sheepshead::RemarkWords", "You have counted too, I hope."),
            //: short words of Ada at the table: it won the hand alone
            QT_TRANSLATE_NOOP("sheepshead::RemarkWords", "The numbers were clear."),
            //: short words of Ada at the table: it lost the hand as picker
            QT_TRANSLATE_NOOP("sheepshead::RemarkWords", "I miscounted. It happens once a year."),
            //: short words of Ada at the table: its side won, and the other side has no schneider
            QT_TRANSLATE_NOOP("sheepshead::RemarkWords", "They did not even make thirty."),
            //: short words of Ada at the table: it won a leaster
            QT_TRANSLATE_NOOP("sheepshead::RemarkWords", "Least is best today."),
            //: short words of Ada at the table: it passed a strong hand, as all see now
            QT_TRANSLATE_NOOP("sheepshead::RemarkWords", "I had the cards. I wanted to be sure."),
        } },
    CharacterLines { "bruno",
        {
            //: short words of Bruno at the table: it took a trick with many points
            QT_TRANSLATE_NOOP("sheepshead::RemarkWords", "Worth the wait."),
            //: short words of Bruno at the table: another player took a trick with many points
            QT_TRANSLATE_NOOP("sheepshead::RemarkWords", "Hm. That one hurts."),
            //: short words of Bruno at the table: it has picked, and was cracked
            QT_TRANSLATE_NOOP("sheepshead::RemarkWords", "Crack away. I sit well."),
            //: short words of Bruno at the table: it won the hand alone
            QT_TRANSLATE_NOOP("sheepshead::RemarkWords", "Keep the best for last, I say."),
            //: short words of Bruno at the table: it lost the hand as picker
            QT_TRANSLATE_NOOP("sheepshead::RemarkWords", "I kept them too long."),
            //: short words of Bruno at the table: its side won, and the other side has no schneider
            QT_TRANSLATE_NOOP("sheepshead::RemarkWords", "That will teach them."),
            //: short words of Bruno at the table: it won a leaster
            QT_TRANSLATE_NOOP("sheepshead::RemarkWords", "And none of you noticed me."),
            //: short words of Bruno at the table: it passed a strong hand, as all see now
            QT_TRANSLATE_NOOP("sheepshead::RemarkWords", "I was saving it."),
        } },
    CharacterLines { "clara",
        {
            //: short words of Clara at the table: it took a trick with many points
            QT_TRANSLATE_NOOP("sheepshead::RemarkWords", "Thank you, friends!"),
            //: short words of Clara at the table: another player took a trick with many points
            QT_TRANSLATE_NOOP("sheepshead::RemarkWords", "Oh, what a lovely trick!"),
            //: short words of Clara at the table: it has picked, and was cracked
            QT_TRANSLATE_NOOP("sheepshead::RemarkWords", "A crack? Now I am nervous."),
            //: short words of Clara at the table: it won the hand alone
            QT_TRANSLATE_NOOP("sheepshead::RemarkWords", "All by myself!"),
            //: short words of Clara at the table: it lost the hand as picker
            QT_TRANSLATE_NOOP("sheepshead::RemarkWords", "I gave away too much."),
            //: short words of Clara at the table: its side won, and the other side has no schneider
            QT_TRANSLATE_NOOP("sheepshead::RemarkWords", "Such generous cards!"),
            //: short words of Clara at the table: it won a leaster
            QT_TRANSLATE_NOOP("sheepshead::RemarkWords", "For once I gave it all away."),
            //: short words of Clara at the table: it passed a strong hand, as all see now
            QT_TRANSLATE_NOOP("sheepshead::RemarkWords", "I thought another would pick."),
        } },
    CharacterLines { "emil",
        {
            //: short words of Emil at the table: it took a trick with many points
            QT_TRANSLATE_NOOP("sheepshead::RemarkWords", "Slow and steady."),
            //: short words of Emil at the table: another player took a trick with many points
            QT_TRANSLATE_NOOP("sheepshead::RemarkWords", "No hurry. There are more tricks."),
            //: short words of Emil at the table: it has picked, and was cracked
            QT_TRANSLATE_NOOP("sheepshead::RemarkWords", "I should have passed."),
            //: short words of Emil at the table: it won the hand alone
            QT_TRANSLATE_NOOP("sheepshead::RemarkWords", "That one was safe."),
            //: short words of Emil at the table: it lost the hand as picker
            QT_TRANSLATE_NOOP("sheepshead::RemarkWords", "That is why I usually pass."),
            //: short words of Emil at the table: its side won, and the other side has no schneider
            QT_TRANSLATE_NOOP("sheepshead::RemarkWords", "Careful does it."),
            //: short words of Emil at the table: it won a leaster
            QT_TRANSLATE_NOOP("sheepshead::RemarkWords", "Doing nothing pays."),
            //: short words of Emil at the table: it passed a strong hand, as all see now
            QT_TRANSLATE_NOOP("sheepshead::RemarkWords", "I was not quite sure."),
        } },
    CharacterLines { "frieda",
        {
            //: short words of Frieda at the table: it took a trick with many points
            QT_TRANSLATE_NOOP("sheepshead::RemarkWords", "Follow the bell!"),
            //: short words of Frieda at the table: another player took a trick with many points
            QT_TRANSLATE_NOOP("sheepshead::RemarkWords", "Well led."),
            //: short words of Frieda at the table: it has picked, and was cracked
            QT_TRANSLATE_NOOP("sheepshead::RemarkWords", "Then we play for more."),
            //: short words of Frieda at the table: it won the hand alone
            QT_TRANSLATE_NOOP("sheepshead::RemarkWords", "I needed no help."),
            //: short words of Frieda at the table: it lost the hand as picker
            QT_TRANSLATE_NOOP("sheepshead::RemarkWords", "My lead, my fault."),
            //: short words of Frieda at the table: its side won, and the other side has no
            //: schneider
            QT_TRANSLATE_NOOP("sheepshead::RemarkWords", "That is how it is done."),
            //: short words of Frieda at the table: it won a leaster
            QT_TRANSLATE_NOOP("sheepshead::RemarkWords", "Even a leaster can be led."),
            //: short words of Frieda at the table: it passed a strong hand, as all see now
            QT_TRANSLATE_NOOP("sheepshead::RemarkWords", "I wanted to see who would lead."),
        } },
    CharacterLines { "gus",
        {
            //: short words of Gus at the table: it took a trick with many points
            QT_TRANSLATE_NOOP("sheepshead::RemarkWords", "Mine!"),
            //: short words of Gus at the table: another player took a trick with many points
            QT_TRANSLATE_NOOP("sheepshead::RemarkWords", "Enjoy it while it lasts."),
            //: short words of Gus at the table: it has picked, and was cracked
            QT_TRANSLATE_NOOP("sheepshead::RemarkWords", "Good. Now it is worth something."),
            //: short words of Gus at the table: it won the hand alone
            QT_TRANSLATE_NOOP("sheepshead::RemarkWords", "Who needs a partner?"),
            //: short words of Gus at the table: it lost the hand as picker
            QT_TRANSLATE_NOOP("sheepshead::RemarkWords", "I would pick it again."),
            //: short words of Gus at the table: its side won, and the other side has no schneider
            QT_TRANSLATE_NOOP("sheepshead::RemarkWords", "Head down, and through!"),
            //: short words of Gus at the table: it won a leaster
            QT_TRANSLATE_NOOP("sheepshead::RemarkWords", "Even I can lie low."),
            //: short words of Gus at the table: it passed a strong hand, as all see now
            QT_TRANSLATE_NOOP("sheepshead::RemarkWords", "Me, passing? I must have been asleep."),
        } },
    CharacterLines { "lottie",
        {
            //: short words of Lottie at the table: it took a trick with many points
            QT_TRANSLATE_NOOP("sheepshead::RemarkWords", "Oh! Was that me?"),
            //: short words of Lottie at the table: another player took a trick with many points
            QT_TRANSLATE_NOOP("sheepshead::RemarkWords", "You are good at this."),
            //: short words of Lottie at the table: it has picked, and was cracked
            QT_TRANSLATE_NOOP("sheepshead::RemarkWords", "That sounds serious."),
            //: short words of Lottie at the table: it won the hand alone
            QT_TRANSLATE_NOOP("sheepshead::RemarkWords", "I had no choice!"),
            //: short words of Lottie at the table: it lost the hand as picker
            QT_TRANSLATE_NOOP("sheepshead::RemarkWords", "Sorry, everyone."),
            //: short words of Lottie at the table: its side won, and the other side has no
            //: schneider
            QT_TRANSLATE_NOOP("sheepshead::RemarkWords", "That was fun!"),
            //: short words of Lottie at the table: it won a leaster
            QT_TRANSLATE_NOOP("sheepshead::RemarkWords", "I did not want any of it."),
            //: short words of Lottie at the table: it passed a strong hand, as all see now
            QT_TRANSLATE_NOOP("sheepshead::RemarkWords", "I was waiting for company."),
        } },
    CharacterLines { "otto",
        {
            //: short words of Otto at the table: it took a trick with many points
            QT_TRANSLATE_NOOP("sheepshead::RemarkWords", "Double it next time."),
            //: short words of Otto at the table: another player took a trick with many points
            QT_TRANSLATE_NOOP("sheepshead::RemarkWords", "Put it on my bill."),
            //: short words of Otto at the table: it has picked, and was cracked
            QT_TRANSLATE_NOOP("sheepshead::RemarkWords", "At last, a real game."),
            //: short words of Otto at the table: it won the hand alone
            QT_TRANSLATE_NOOP("sheepshead::RemarkWords", "You should have cracked."),
            //: short words of Otto at the table: it lost the hand as picker
            QT_TRANSLATE_NOOP("sheepshead::RemarkWords", "Well played. Another round?"),
            //: short words of Otto at the table: its side won, and the other side has no schneider
            QT_TRANSLATE_NOOP("sheepshead::RemarkWords", "Pay at the counter, please."),
            //: short words of Otto at the table: it won a leaster
            QT_TRANSLATE_NOOP("sheepshead::RemarkWords", "The cheapest win of the evening."),
            //: short words of Otto at the table: it passed a strong hand, as all see now
            QT_TRANSLATE_NOOP("sheepshead::RemarkWords", "I bluffed too well."),
        } },
    CharacterLines { "wilma",
        {
            //: short words of Wilma at the table: it took a trick with many points
            QT_TRANSLATE_NOOP("sheepshead::RemarkWords", "Snip, snap, mine."),
            //: short words of Wilma at the table: another player took a trick with many points
            QT_TRANSLATE_NOOP("sheepshead::RemarkWords", "Cheeky. I like it."),
            //: short words of Wilma at the table: it has picked, and was cracked
            QT_TRANSLATE_NOOP("sheepshead::RemarkWords", "Ooh, a brave one."),
            //: short words of Wilma at the table: it won the hand alone
            QT_TRANSLATE_NOOP("sheepshead::RemarkWords", "Black sheep do it alone."),
            //: short words of Wilma at the table: it lost the hand as picker
            QT_TRANSLATE_NOOP("sheepshead::RemarkWords", "Oops."),
            //: short words of Wilma at the table: its side won, and the other side has no schneider
            QT_TRANSLATE_NOOP("sheepshead::RemarkWords", "Shorn!"),
            //: short words of Wilma at the table: it won a leaster
            QT_TRANSLATE_NOOP("sheepshead::RemarkWords", "Nothing for me, thanks."),
            //: short words of Wilma at the table: it passed a strong hand, as all see now
            QT_TRANSLATE_NOOP("sheepshead::RemarkWords", "I passed that? Silly me."),
        } },
};

} // namespace

QString remarkText(const QString& character, Occasion occasion)
{
    for (const CharacterLines& one : allLines)
        if (character == QLatin1String(one.character))
            return RemarkWords::tr(one.lines.at(static_cast<std::size_t>(occasion)));
    return {};
}

} // namespace sheepshead
