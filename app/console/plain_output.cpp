// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/console/plain_output.h"

#include <string_view>

namespace sheepshead::console {

namespace {

bool isControl(char letter)
{
    const auto byte = static_cast<unsigned char>(letter);
    return (byte < 0x20 && letter != '\n' && letter != '\t') || byte == 0x7F;
}

bool isBetween(char letter, unsigned least, unsigned most)
{
    const auto byte = static_cast<unsigned char>(letter);
    return byte >= least && byte <= most;
}

/// A control character of eight bits, or a mark that turns the direction, in UTF-8.
bool isStrange(std::string_view text)
{
    if (text.size() == 2)
        return text[0] == '\xC2' && isBetween(text[1], 0x80, 0x9F);
    return text.size() == 3
        && ((text.starts_with("\xE2\x80") && isBetween(text[2], 0xAA, 0xAE))
            || (text.starts_with("\xE2\x81") && isBetween(text[2], 0xA6, 0xA9)));
}

/// Whether the next byte decides what this is.
bool isOpen(std::string_view text)
{
    return text == "\xC2" || text == "\xE2" || text == "\xE2\x80" || text == "\xE2\x81"
        || text == "\r";
}

} // namespace

PlainOutput::PlainOutput(std::ostream& stream)
    : stream_(stream)
    , under_(stream.rdbuf(this))
{
}

PlainOutput::~PlainOutput()
{
    under_->sputn(held_.data(), static_cast<std::streamsize>(held_.size()));
    under_->pubsync();
    const auto state = stream_.rdstate();
    stream_.rdbuf(under_); // which clears the state
    stream_.setstate(state);
}

PlainOutput::int_type PlainOutput::overflow(int_type byte)
{
    if (traits_type::eq_int_type(byte, traits_type::eof()))
        return traits_type::not_eof(byte);
    held_ += traits_type::to_char_type(byte);
    return pass() ? byte : traits_type::eof();
}

int PlainOutput::sync() { return under_->pubsync(); }

/// Writes what is whole of the bytes held; false if the stream under it takes nothing.
bool PlainOutput::pass()
{
    while (!held_.empty() && !isOpen(held_)) {
        const bool isLineEnd = held_.starts_with("\r\n");
        const std::size_t length = isLineEnd ? 2 : isStrange(held_) ? held_.size() : 1;
        const bool isBad = !isLineEnd && (isStrange(held_) || isControl(held_.front()));
        const std::string out = isBad ? "?" : held_.substr(0, length);
        held_.erase(0, length);
        if (under_->sputn(out.data(), static_cast<std::streamsize>(out.size()))
            != static_cast<std::streamsize>(out.size()))
            return false;
    }
    return true;
}

} // namespace sheepshead::console
