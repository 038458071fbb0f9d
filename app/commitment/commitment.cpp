// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/commitment/commitment.h"

#include <openssl/sha.h>

#include <array>
#include <vector>

namespace sheepshead {

std::string commitmentTo(std::string_view text)
{
    constexpr std::string_view digits = "0123456789abcdef";
    const std::vector<unsigned char> bytes(text.begin(), text.end());
    std::array<unsigned char, SHA256_DIGEST_LENGTH> hash {};
    SHA256(bytes.data(), bytes.size(), hash.data());
    std::string hexadecimal;
    for (const unsigned byte : hash) {
        hexadecimal += digits[byte / 16];
        hexadecimal += digits[byte % 16];
    }
    return hexadecimal;
}

} // namespace sheepshead
