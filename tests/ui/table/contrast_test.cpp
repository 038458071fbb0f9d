// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/support/registered_test.h"
#include "tests/ui/contrast.h"
#include "ui/cards/felt.h"
#include "ui/cards/table_colours.h"
#include "ui/charts/chart_painter.h"
#include "ui/learn/lesson_colours.h"
#include "ui/preferences/colour_scheme.h"
#include "ui/review/cost_delegate.h"
#include "ui/scores/pad_paper.h"
#include "ui/table/panels/overlay_colours.h"

#include <QImage>
#include <QtTest>

using namespace sheepshead;
using namespace sheepshead::testing;
namespace table = sheepshead::table_colours;

namespace {

constexpr std::array ourSchemes { ColourScheme::Light, ColourScheme::Dark };

/// The lightest spot of a felt, seen from where words are read.
QColor lightestOf(Felt felt)
{
    const QImage image = feltPixmap(felt, { 1200, 800 }, 1)
                             .toImage()
                             .scaled(60, 40, Qt::IgnoreAspectRatio, Qt::SmoothTransformation);
    QColor lightest = Qt::black;
    for (int y = 0; y < image.height(); ++y)
        for (int x = 0; x < image.width(); ++x)
            if (luminance(image.pixelColor(x, y)) > luminance(lightest))
                lightest = image.pixelColor(x, y);
    return lightest;
}

void check(const QString& what, const QColor& colour, const QColor& ground, double least)
{
    const double found = contrast(colour, ground);
    QVERIFY2(found >= least,
        qPrintable(QStringLiteral("%1: %2 instead of %3 (%4 on %5)")
                       .arg(what)
                       .arg(found, 0, 'f', 2)
                       .arg(least)
                       .arg(colour.name(QColor::HexArgb), ground.name())));
}

/// Calls look with the name and the lightest colour of every felt.
template <class Look> void onEveryFelt(Look look)
{
    for (int i = 0; i < feltCount; ++i) {
        const auto felt = static_cast<Felt>(i);
        look(feltName(felt), lightestOf(felt));
    }
}

} // namespace

/// Every pair of colours that has to be told apart: 4.5 to 1 for words, 3 to 1 for large ones and
/// for marks that mean something.
class ContrastTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void the_formula_is_that_of_the_guidelines()
    {
        QCOMPARE(contrast(Qt::white, Qt::black), 21.0);
        QCOMPARE(contrast(Qt::white, Qt::white), 1.0);
        QVERIFY(std::abs(contrast(QColor(0x77, 0x77, 0x77), Qt::white) - 4.48) < 0.01);
        QCOMPARE(over(QColor(255, 255, 255, 0), Qt::black), QColor(Qt::black));
    }

    void words_on_every_felt()
    {
        onEveryFelt([](const QString& felt, const QColor& ground) {
            check(felt + QStringLiteral(", tricks"), Qt::white, ground, forText);
            const QColor shade = over(table::wordShade, ground);
            check(felt + QStringLiteral(", strip"), table::stripWords, shade, forText);
            check(felt + QStringLiteral(", strip, quiet"), table::quietStripWords, shade, forText);
            const QColor down = over(table::wordShadeDown, ground);
            check(felt + QStringLiteral(", hint button"), overlay::quietWords, shade, forText);
            check(felt + QStringLiteral(", hint button, down"), overlay::words, down, forText);
            const QColor bar = over(overlay::shade, ground);
            check(felt + QStringLiteral(", question"), overlay::words, bar, forText);
            check(felt + QStringLiteral(", note"), overlay::quietWords, bar, forText);
            check(felt + QStringLiteral(", button that waits"), overlay::idleText,
                over(overlay::idlePlate, bar), forText);
        });
    }

    void marks_on_every_felt()
    {
        onEveryFelt([](const QString& felt, const QColor& ground) {
            check(felt + QStringLiteral(", seat to act"), table::ring, ground, forLargeText);
            check(felt + QStringLiteral(", card that wins"), table::cardGlow, ground, forLargeText);
            check(
                felt + QStringLiteral(", card with focus"), table::cardFocus, ground, forLargeText);
            check(felt + QStringLiteral(", plate"), table::plate, ground, forLargeText);
            check(felt + QStringLiteral(", makers"), table::makersRim, ground, forLargeText);
            check(felt + QStringLiteral(", defenders"), table::defendersRim, ground, forLargeText);
            check(felt + QStringLiteral(", bubble"), table::bubble, ground, forLargeText);
            check(felt + QStringLiteral(", button with focus"), overlay::focusRing,
                over(overlay::shade, ground), forLargeText);
        });
    }

    void plates_and_bubbles()
    {
        for (const QColor& plate : { table::plate, table::idlePlate }) {
            check(QStringLiteral("name"), table::plateInk, plate, forText);
            check(QStringLiteral("score"), table::quietInk, plate, forText);
        }
        for (const QColor& tag : { table::makersTag, table::dealerTag })
            check(QStringLiteral("role"), table::plateInk, tag, forText);
        check(QStringLiteral("crack"), Qt::white, table::crack, forText);
        check(QStringLiteral("words in a bubble"), table::bubbleInk, table::bubble, forText);
        check(QStringLiteral("stars of a level"), table::levelStar,
            over(table::levelGround, Qt::white), forLargeText);
    }

    void the_pad_of_the_score_sheet()
    {
        for (const QColor& ink : { pad_paper::ink, pad_paper::pencil })
            check(QStringLiteral("figure"), ink, pad_paper::paper, forText);
        check(QStringLiteral("chosen hand"), Qt::white, pad_paper::chosen, forText);
    }

    void replies_of_lessons()
    {
        for (const QColor& ink : { lesson_colours::right, lesson_colours::wrong })
            check(QStringLiteral("reply"), ink, lesson_colours::ground(ink, overlay::raisedPanel),
                forText);
    }

    void cards()
    {
        check(QStringLiteral("edge of trump"), table::trumpEdge, table::cardPaper, forLargeText);
        check(QStringLiteral("mark"), table::cardMark, table::cardPaper, forLargeText);
        check(QStringLiteral("tick"), Qt::white, table::cardMark, forLargeText);
        check(QStringLiteral("star"), Qt::white, table::cardStar, forLargeText);
        check(QStringLiteral("tag"), Qt::white, over(table::cardTag, table::cardPaper), forText);
    }

    void panels_over_the_table()
    {
        const QColor brightest = Qt::white; // a card may lie under them
        for (const QColor& panel : { overlay::panel, overlay::hintShade }) {
            const QColor ground = over(panel, brightest);
            check(QStringLiteral("words"), overlay::words, ground, forText);
            check(QStringLiteral("quiet words"), overlay::quietWords, ground, forText);
            check(QStringLiteral("frame of a card"), overlay::gold, ground, forLargeText);
            check(QStringLiteral("focus"), overlay::focusRing, ground, forLargeText);
        }
        for (const QColor& panel : { overlay::solidPanel, overlay::raisedPanel }) {
            check(QStringLiteral("words"), overlay::words, panel, forText);
            check(QStringLiteral("focus"), overlay::focusRing, panel, forLargeText);
            for (const QColor& outline : { overlay::idlePlate, overlay::litOutline })
                check(
                    QStringLiteral("other button"), overlay::words, over(outline, panel), forText);
            for (const QColor& side : { overlay::makersBar, overlay::defendersBar })
                check(QStringLiteral("side of the bar"), side, panel, forLargeText);
        }
        for (const QColor& plate : { overlay::plate, overlay::plateLit, overlay::plateDown }) {
            check(QStringLiteral("button"), overlay::plateText, plate, forText);
            check(QStringLiteral("key"), overlay::keyText, plate, forText);
        }
    }

    void windows_light_and_dark()
    {
        using Role = QPalette::ColorRole;
        const std::array<std::pair<Role, Role>, 11> words { {
            { QPalette::WindowText, QPalette::Window },
            { QPalette::Text, QPalette::Base },
            { QPalette::Text, QPalette::AlternateBase },
            { QPalette::ButtonText, QPalette::Button },
            { QPalette::ToolTipText, QPalette::ToolTipBase },
            { QPalette::HighlightedText, QPalette::Highlight },
            { QPalette::Link, QPalette::Window },
            { QPalette::Link, QPalette::Base },
            { QPalette::WindowText, QPalette::Base },
            { QPalette::Text, QPalette::Window },
            { QPalette::ButtonText, QPalette::Window },
        } };
        for (const ColourScheme scheme : ourSchemes) {
            const QPalette palette = paletteOf(scheme);
            for (const auto& [text, ground] : words)
                check(QStringLiteral("scheme %1, roles %2 on %3")
                          .arg(static_cast<int>(scheme))
                          .arg(text)
                          .arg(ground),
                    palette.color(text), palette.color(ground), forText);
            for (const auto& [text, ground] :
                { std::pair { QPalette::WindowText, QPalette::Window },
                    std::pair { QPalette::ButtonText, QPalette::Button } })
                check(QStringLiteral("scheme %1, disabled").arg(static_cast<int>(scheme)),
                    palette.color(QPalette::Disabled, text),
                    palette.color(QPalette::Disabled, ground),
                    2); // exempt, but to be seen
        }
    }

    void pictures_in_windows()
    {
        for (const ColourScheme scheme : ourSchemes) {
            const QPalette palette = paletteOf(scheme);
            const QColor window = palette.color(QPalette::Window);
            const QColor base = palette.color(QPalette::Base);
            check(QStringLiteral("makers' points"), overlay::makersBar, window, forLargeText);
            check(QStringLiteral("defenders' points"), overlay::defendersBar, window, forLargeText);
            for (const QColor& bar : { CostDelegate::usualBar, CostDelegate::costliestBar }) {
                check(QStringLiteral("cost"), bar, base, forLargeText);
                check(QStringLiteral("cost in the legend"), bar, window, forLargeText);
            }
            check(QStringLiteral("mark of a cost"), Qt::white, CostDelegate::costliestBar, forText);
            const ChartColours chart = chartColours(palette);
            check(QStringLiteral("words of a chart"), chart.ink, chart.paper, forText);
            for (const QColor& line : chart.series)
                check(QStringLiteral("line of a chart"), line, chart.paper, forLargeText);
        }
    }
};

REGISTER_WIDGET_TEST(ContrastTest)
#include "contrast_test.moc"
