// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/fuzz/fuzz.h"
#include "ui/cards/deck_art.h"
#include "ui/cards/deck_files.h"

#include <QFile>
#include <QGuiApplication>
#include <QLoggingCategory>
#include <QTemporaryDir>

using namespace sheepshead;

namespace {

constexpr std::string_view usualIndex = "[KDE Backdeck]\nName=Any\nSVG=any.svg\n";
constexpr std::string_view usualPicture =
    "<svg xmlns='http://www.w3.org/2000/svg' viewBox='0 0 20 30'>"
    "<rect id='queen_club' width='10' height='15'/></svg>";

/// A folder for one deck after the other, and what Qt needs to draw.
class DeckPlace {
public:
    DeckPlace()
    {
        qputenv("QT_QPA_PLATFORM", "offscreen");
        static int argc = 1;
        static char name[] = "deck";
        static char* argv[] = { name, nullptr };
        static const QGuiApplication application(argc, argv);
        QLoggingCategory::setFilterRules(QStringLiteral("*=false")); // a line for each fault
    }

    DeckReading read(std::string_view index, std::string_view picture)
    {
        write(QStringLiteral("any.svg"), picture);
        // QSettings would remember a file of the same name, time and size.
        const QString file = QStringLiteral("index-%1.desktop").arg(++number_);
        write(file, index);
        DeckReading reading = readDeckIndex(folder_.filePath(file));
        QFile::remove(folder_.filePath(file));
        return reading;
    }

private:
    void write(const QString& name, std::string_view bytes)
    {
        QFile file(folder_.filePath(name));
        fuzzing::holds(file.open(QIODevice::WriteOnly), "the folder can be written");
        file.write(bytes.data(), static_cast<qint64>(bytes.size()));
    }

    QTemporaryDir folder_;
    int number_ = 0;
};

} // namespace

/// The picture of a deck if it begins like one, or else its index.
FUZZ(input)
{
    static DeckPlace place;
    const bool isPicture = input.starts_with('<');
    const DeckReading reading =
        place.read(isPicture ? usualIndex : input, isPicture ? input : usualPicture);
    fuzzing::holds(reading.deck.has_value() == reading.problem.isEmpty(), "a deck, or a problem");
    if (!reading.deck)
        return;
    DeckArt art(*reading.deck);
    if (!art.problem().isEmpty())
        return;
    fuzzing::holds(art.ratio() >= DeckArt::flattest && art.ratio() <= DeckArt::slimmest,
        "cards have the shape of cards");
    for (const Card card : { CardSet::deck().first(), (CardSet::deck() - art.missing()).first() })
        fuzzing::holds(art.face(card, QSize(24, 34)).isNull() == art.missing().contains(card),
            "a picture is missing, or can be drawn");
}
