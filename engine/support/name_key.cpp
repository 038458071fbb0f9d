// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/support/name_key.h"

#include "engine/support/text.h"
#include "engine/support/utf8.h"

#include <algorithm>
#include <array>
#include <optional>

namespace sheepshead {

namespace {

/// Letters with a mark, each followed by the letter without it, as Unicode takes them apart.
struct Accent {
    char32_t mark;
    std::u32string_view letters;
};

// clang-format off
constexpr std::array accents {
    Accent { U'\u0300', U"àaèeìiòoùuǜüǹnѐеѝиḕēṑōẁwầâằăềêồôờơừưỳy" },
    Accent { U'\u0301', U"áaéeíióoúuýyćcĺlńnŕrśsźzǘüǵgǻåǽæǿøΐϊάαέεήηίιΰϋόούυώωѓгќкḉçḗēḯïḱkḿmṍõṓōṕpṹũẃwấâắăếêốôớơứư" },
    Accent { U'\u0302', U"âaêeîiôoûuĉcĝgĥhĵjŝsŵwŷyẑzậạệẹộọ" },
    Accent { U'\u0303', U"ãañnõoĩiũuṽvẫâẵăẽeễêỗôỡơữưỹy" },
    Accent { U'\u0304', U"āaēeīiōoūuǖüǟäǡȧǣæǭǫȫöȭõȱȯȳyḡgḹḷṝṛ" },
    Accent { U'\u0306', U"ăaĕeğgĭiŏoŭuйиўуḝȩặạ" },
    Accent { U'\u0307', U"ċcėeġgİiżzȧaȯoḃbḋdḟfḣhṁmṅnṗpṙrṡsṥśṧšṩṣṫtẇwẋxẏyẛſ" },
    Accent { U'\u0308', U"äaëeïiöoüuÿyϊιϋυёеїіḧhṏõṻūẅwẍxẗt" },
    Accent { U'\u0309', U"ảaẩâẳăẻeểêỉiỏoổôởơủuửưỷy" },
    Accent { U'\u030A', U"åaůuẘwẙy" },
    Accent { U'\u030B', U"őoűu" },
    Accent { U'\u030C', U"čcďděeľlňnřršsťtžzǎaǐiǒoǔuǚüǧgǩkǯʒǰjȟh" },
    Accent { U'\u030F', U"ȁaȅeȉiȍoȑrȕu" },
    Accent { U'\u0311', U"ȃaȇeȋiȏoȓrȗu" },
    Accent { U'\u031B', U"ơoưu" },
    Accent { U'\u0323', U"ḅbḍdḥhḳkḷlṃmṇnṛrṣsṭtṿvẉwẓzạaẹeịiọoợơụuựưỵy" },
    Accent { U'\u0324', U"ṳu" },
    Accent { U'\u0325', U"ḁa" },
    Accent { U'\u0326', U"șsțt" },
    Accent { U'\u0327', U"çcģgķkļlņnŗrşsţtȩeḑdḩh" },
    Accent { U'\u0328', U"ąaęeįiųuǫo" },
    Accent { U'\u032D', U"ḓdḙeḽlṋnṱtṷu" },
    Accent { U'\u032E', U"ḫh" },
    Accent { U'\u0330', U"ḛeḭiṵu" },
    Accent { U'\u0331', U"ḇbḏdḵkḻlṉnṟrṯtẕzẖh" },
};
// clang-format on

/// Letters of which the small ones follow the capital ones, at this distance; of distance 1, every
/// other letter is a capital.
struct Capitals {
    char32_t first;
    char32_t last;
    char32_t distance;
};
constexpr std::array capitals {
    Capitals { 'A', 'Z', 32 },
    Capitals { 0xC0, 0xD6, 32 },
    Capitals { 0xD8, 0xDE, 32 },
    Capitals { 0x100, 0x12E, 1 },
    Capitals { 0x132, 0x136, 1 },
    Capitals { 0x139, 0x147, 1 },
    Capitals { 0x14A, 0x176, 1 },
    Capitals { 0x179, 0x17D, 1 },
    Capitals { 0x1A0, 0x1A4, 1 },
    Capitals { 0x1AF, 0x1AF, 1 },
    Capitals { 0x1CD, 0x1DB, 1 },
    Capitals { 0x1DE, 0x1EE, 1 },
    Capitals { 0x1F8, 0x21E, 1 },
    Capitals { 0x222, 0x232, 1 },
    Capitals { 0x386, 0x386, 38 },
    Capitals { 0x388, 0x38A, 37 },
    Capitals { 0x38C, 0x38C, 64 },
    Capitals { 0x38E, 0x38F, 63 },
    Capitals { 0x391, 0x3AB, 32 },
    Capitals { 0x400, 0x40F, 80 },
    Capitals { 0x410, 0x42F, 32 },
    Capitals { 0x460, 0x480, 1 },
    Capitals { 0x48A, 0x4BE, 1 },
    Capitals { 0x4D0, 0x52E, 1 },
    Capitals { 0x1E00, 0x1E94, 1 },
    Capitals { 0x1EA0, 0x1EFE, 1 },
};

char32_t smallLetter(char32_t letter)
{
    switch (letter) {
    case 0x178: // Ÿ
        return 0xFF;
    case 0x3C2: // the sigma at the end of a word
        return 0x3C3;
    case 0x1E9E: // the capital sharp s
        return 0xDF;
    default:
        break;
    }
    for (const Capitals& row : capitals)
        if (letter >= row.first && letter <= row.last
            && (row.distance > 1 || (letter - row.first) % 2 == 0))
            return letter + row.distance;
    return letter;
}

void append(std::string& text, char32_t letter)
{
    const auto add = [&](char32_t bits) { text += static_cast<char>(bits); };
    const auto addRest = [&](char32_t bits) { add(0x80U | (bits & 0x3FU)); };
    if (letter < 0x80)
        return add(letter);
    if (letter < 0x800) {
        add(0xC0U | (letter >> 6U));
        return addRest(letter);
    }
    add(0xE0U | (letter >> 12U));
    addRest(letter >> 6U);
    addRest(letter);
}

/// The small letter, its marks behind it.
void appendTakenApart(std::string& text, char32_t letter)
{
    const char32_t small = smallLetter(letter);
    for (const Accent& accent : accents)
        for (std::size_t i = 0; i < accent.letters.size(); i += 2)
            if (accent.letters[i] == small) {
                appendTakenApart(text, accent.letters[i + 1]);
                return append(text, accent.mark);
            }
    append(text, small);
}

/// The letter at a place, and how many bytes it has; nothing where it has one, four or is none.
struct Letter {
    char32_t code;
    std::size_t bytes;
};
std::optional<Letter> letterAt(std::string_view name, std::size_t at)
{
    const auto byteAt = [&](std::size_t i) { return static_cast<unsigned char>(name[at + i]); };
    const std::size_t bytes = byteAt(0) >= 0xE0 ? 3 : 2;
    if (byteAt(0) < 0xC2 || byteAt(0) >= 0xF0 || firstOutsideUtf8(name.substr(at, bytes)))
        return std::nullopt;
    const char32_t last = byteAt(bytes - 1) & 0x3FU;
    if (bytes == 2)
        return Letter { ((byteAt(0) & 0x1FU) << 6U) | last, bytes };
    return Letter { ((byteAt(0) & 0x0FU) << 12U) | ((byteAt(1) & 0x3FU) << 6U) | last, bytes };
}

bool isBlank(char32_t letter)
{
    return letter == 0xA0 || (letter >= 0x2000 && letter <= 0x200B) || letter == 0x202F
        || letter == 0x3000 || letter == 0xFEFF;
}

} // namespace

std::string nameKey(std::string_view name)
{
    std::string letters;
    for (std::size_t at = 0; at < name.size();) {
        const auto letter = letterAt(name, at);
        if (letter && isBlank(letter->code))
            letters += ' ';
        else if (letter)
            appendTakenApart(letters, letter->code);
        else
            letters += static_cast<unsigned char>(name[at]) < 0x80
                ? static_cast<char>(smallLetter(static_cast<unsigned char>(name[at])))
                : name[at];
        at += letter ? letter->bytes : 1;
    }
    std::string key;
    for (const std::string_view word : wordsOf(letters))
        key.append(key.empty() ? "" : " ").append(word);
    return key;
}

bool isSameName(std::string_view one, std::string_view other)
{
    return nameKey(one) == nameKey(other);
}

} // namespace sheepshead
