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
    BCRYPT_ALG_HANDLE algorithm = nullptr;
    BCRYPT_HASH_HANDLE work = nullptr;
    BCryptOpenAlgorithmProvider(&algorithm, BCRYPT_SHA256_ALGORITHM, nullptr, 0);
    BCryptCreateHash(algorithm, &work, nullptr, 0, nullptr, 0, 0);
    BCryptHashData(work, bytes.data(), static_cast<ULONG>(bytes.size()), 0);
    BCryptFinishHash(work, hash.data(), static_cast<ULONG>(hash.size()), 0);
    BCryptDestroyHash(work);
    BCryptCloseAlgorithmProvider(algorithm, 0);
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
