// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/commitment/commitment.h"

#include <array>
#include <vector>

#ifdef _WIN32
#include <windows.h>

#include <bcrypt.h> // after windows.h, which it needs
#else
#include <openssl/sha.h>
#endif

namespace sheepshead {

namespace {

using Hash = std::array<unsigned char, 32>;

/// By the library that the system has for it.
Hash sha256(std::vector<unsigned char> bytes)
{
    Hash hash {};
#ifdef _WIN32
    BCryptHash(BCRYPT_SHA256_ALG_HANDLE, nullptr, 0, bytes.data(), static_cast<ULONG>(bytes.size()),
        hash.data(), static_cast<ULONG>(hash.size()));
#else
    SHA256(bytes.data(), bytes.size(), hash.data());
#endif
    return hash;
}

} // namespace

std::string commitmentTo(std::string_view text)
{
    constexpr std::string_view digits = "0123456789abcdef";
    std::string hexadecimal;
    for (const unsigned byte : sha256({ text.begin(), text.end() })) {
        hexadecimal += digits[byte / 16];
        hexadecimal += digits[byte % 16];
    }
    return hexadecimal;
}

} // namespace sheepshead
