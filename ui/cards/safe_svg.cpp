// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/cards/safe_svg.h"

#include <QXmlStreamReader>
#include <QXmlStreamWriter>

#ifdef SHEEPSHEAD_ZLIB
#include <zlib.h>
#endif

#include <algorithm>
#include <array>

namespace sheepshead {

namespace {

constexpr qsizetype mostSvg = qsizetype { 64 } * 1024 * 1024; // bytes, unpacked
constexpr int deepestSvg = 250;                               // elements; Qt draws by recursion

bool isPacked(const QByteArray& bytes) { return bytes.startsWith("\x1f\x8b"); }

#ifdef SHEEPSHEAD_ZLIB
QByteArray unpacked(QByteArray packed)
{
    z_stream stream {};
    constexpr int gzip = 16 + MAX_WBITS;
    if (inflateInit2(&stream, gzip) != Z_OK)
        return {};
    stream.next_in = reinterpret_cast<Bytef*>(packed.data());
    stream.avail_in = static_cast<uInt>(packed.size());
    QByteArray bytes;
    std::array<char, 65536> block {};
    int result = Z_OK;
    while (result == Z_OK && bytes.size() <= mostSvg) {
        stream.next_out = reinterpret_cast<Bytef*>(block.data());
        stream.avail_out = static_cast<uInt>(block.size());
        result = inflate(&stream, Z_NO_FLUSH);
        bytes.append(block.data(), static_cast<qsizetype>(block.size() - stream.avail_out));
    }
    inflateEnd(&stream);
    return result == Z_STREAM_END ? bytes : QByteArray();
}
#else
QByteArray unpacked(const QByteArray&) { return {}; }
#endif

/// The formats of bitmaps by how their bytes begin, as Base64. Another SVG could reach further.
bool isBitmapInPlace(QStringView href)
{
    constexpr std::array beginnings { "iVBORw0KGgo", "/9j/", "R0lGOD", "UklGR", "Qk" };
    const QString mark = QStringLiteral("base64,");
    const qsizetype at = href.lastIndexOf(mark);
    if (!href.startsWith(QLatin1String("data:")) || at < 0)
        return false;
    const QStringView data = href.mid(at + mark.size()).trimmed();
    return std::ranges::any_of(beginnings,
        [&](const char* beginning) { return data.startsWith(QLatin1String(beginning)); });
}

QStringView localName(QStringView name) { return name.mid(name.lastIndexOf(u':') + 1); }

bool reachesOut(const QXmlStreamReader& reader)
{
    if (localName(reader.qualifiedName()) != QLatin1String("image"))
        return false;
    return !std::ranges::all_of(reader.attributes(), [](const QXmlStreamAttribute& attribute) {
        return localName(attribute.qualifiedName()) != QLatin1String("href")
            || isBitmapInPlace(attribute.value());
    });
}

void copyStart(const QXmlStreamReader& reader, QXmlStreamWriter& writer)
{
    writer.writeStartElement(reader.qualifiedName().toString());
    for (const QXmlStreamAttribute& attribute : reader.attributes())
        if (attribute.qualifiedName().count(u':') <= 1)
            writer.writeAttribute(
                attribute.qualifiedName().toString(), attribute.value().toString());
}

/// False for what no drawing program writes.
bool copyToken(QXmlStreamReader& reader, QXmlStreamWriter& writer, int& depth)
{
    switch (reader.readNext()) {
    case QXmlStreamReader::StartElement:
        if (reader.qualifiedName().count(u':') > 1 || ++depth > deepestSvg)
            return false;
        if (reachesOut(reader)) {
            reader.skipCurrentElement();
            --depth;
        } else {
            copyStart(reader, writer);
        }
        return true;
    case QXmlStreamReader::EndElement:
        writer.writeEndElement();
        --depth;
        return true;
    case QXmlStreamReader::Characters:
        writer.writeCharacters(reader.text().toString());
        return true;
    default: // instructions may name style sheets
        return true;
    }
}

} // namespace

QByteArray safeSvg(const QByteArray& svg)
{
    const QByteArray plain = isPacked(svg) ? unpacked(svg) : svg;
    if (plain.isEmpty() || plain.size() > mostSvg)
        return {};
    QXmlStreamReader reader(plain);
    reader.setNamespaceProcessing(false); // every name stays as it is written
    QByteArray safe;
    QXmlStreamWriter writer(&safe);
    int depth = 0;
    while (!reader.atEnd())
        if (!copyToken(reader, writer, depth))
            return {};
    return reader.hasError() ? QByteArray() : safe;
}

} // namespace sheepshead
