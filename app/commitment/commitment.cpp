// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/commitment/commitment.h"

#include <array>
#include <cstdio>
#include <cstdlib>
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

/// Zeros would pass for a hash, so without a true one nothing may be shown at all.
void demand(bool done, const char* step)
{
    if (done)
        return;
    std::fprintf(stderr, "sheepshead: the system cannot make a SHA-256: %s failed\n", step);
    std::abort();
}

/// By the library that the system has for it.
#ifdef _WIN32
Hash sha256(std::vector<unsigned char> bytes)
{
    const auto done = [](NTSTATUS status, const char* step) {
        demand(BCRYPT_SUCCESS(status), step);
    };
    Hash hash {};
    BCRYPT_ALG_HANDLE algorithm = nullptr;
    BCRYPT_HASH_HANDLE work = nullptr;
    done(BCryptOpenAlgorithmProvider(&algorithm, BCRYPT_SHA256_ALGORITHM, nullptr, 0),
        "BCryptOpenAlgorithmProvider");
    done(BCryptCreateHash(algorithm, &work, nullptr, 0, nullptr, 0, 0), "BCryptCreateHash");
    done(BCryptHashData(work, bytes.data(), static_cast<ULONG>(bytes.size()), 0), "BCryptHashData");
    done(BCryptFinishHash(work, hash.data(), static_cast<ULONG>(hash.size()), 0),
        "BCryptFinishHash");
    done(BCryptDestroyHash(work), "BCryptDestroyHash");
    done(BCryptCloseAlgorithmProvider(algorithm, 0), "BCryptCloseAlgorithmProvider");
    return hash;
}
#else
Hash sha256(const std::vector<unsigned char>& bytes)
{
    Hash hash {};
    demand(SHA256(bytes.data(), bytes.size(), hash.data()) != nullptr, "SHA256()");
    return hash;
}
#endif

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
