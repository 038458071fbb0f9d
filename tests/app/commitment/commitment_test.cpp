// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/commitment/commitment.h"

#include "engine/hand/state/deal_text.h"

#include "tests/support/registered_test.h"

#include <QCryptographicHash>
#include <QTest>

using namespace sheepshead;

namespace {

QString hashOf(const std::string& text) { return QString::fromStdString(commitmentTo(text)); }

} // namespace

class CommitmentTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void it_is_the_sha256_of_the_text()
    {
        QCOMPARE(hashOf("abc"),
            QStringLiteral("ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad"));
        for (const QByteArray& text :
            { QByteArray(), QByteArray(1000, 'x'), QByteArray("\xff\x00", 2) })
            QCOMPARE(hashOf(text.toStdString()),
                QString::fromLatin1(
                    QCryptographicHash::hash(text, QCryptographicHash::Sha256).toHex()));
    }

    void the_hash_of_a_deal_stays_what_it_was_when_it_was_shown()
    {
        const std::string record = "sheepshead hand 1\nvariant layout=5H-A no-pick=doubler\n"
                                   "deal dealer=4 seed=24 doubler=2\n"
                                   "hand 0 JS 8D TS KH 9H 8H\nhand 1 QS QD AD KC 8C 9S\n"
                                   "hand 2 JH TD 7D AC 9C 8S\nhand 3 QC JD 9D 7C AH 7H\n"
                                   "hand 4 KD TC AS KS 7S TH\nblind QH JC\n0 pass\n1 pick\n";
        QCOMPARE(hashOf(dealTextIn(record)),
            QStringLiteral("c00752113799b53bc5bf617a548498606d7deb8fb01d513e1adb8bfa06e04370"));
    }
};

REGISTER_TEST(CommitmentTest)
#include "commitment_test.moc"
