// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/files/regular_file.h"

#include "tests/support/registered_test.h"

#include <QTemporaryDir>

#include <fstream>

#include <sys/socket.h>
#include <sys/stat.h>
#include <sys/un.h>
#include <unistd.h>

using namespace sheepshead;

Q_DECLARE_METATYPE(sheepshead::FileFault)

namespace {

constexpr std::uintmax_t mostOfTest = 1000;

void writeBytes(const std::filesystem::path& file, std::size_t count)
{
    std::ofstream(file, std::ios::binary) << std::string(count, 'x');
}

void bindSocket(const std::filesystem::path& file)
{
    const int descriptor = ::socket(AF_UNIX, SOCK_STREAM, 0);
    sockaddr_un address {};
    address.sun_family = AF_UNIX;
    file.string().copy(address.sun_path, sizeof address.sun_path - 1);
    QCOMPARE(::bind(descriptor, reinterpret_cast<const sockaddr*>(&address), sizeof address), 0);
    ::close(descriptor);
}

} // namespace

class RegularFileTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void a_file_is_read_whole_up_to_the_bound()
    {
        for (const std::size_t size :
            { std::size_t { 0 }, std::size_t { 1 }, std::size_t { 1000 } }) {
            writeBytes(in("file"), size);
            const FileReading reading = readRegularFile(in("file"), mostOfTest);
            QVERIFY(!reading.fault);
            QCOMPARE(reading.bytes, std::string(size, 'x'));
            QVERIFY(!faultOfFile(in("file"), mostOfTest));
        }
        writeBytes(in("file"), mostOfTest + 1);
        QVERIFY(readRegularFile(in("file"), mostOfTest).fault == FileFault::TooLarge);
        QVERIFY(readRegularFile(in("file"), mostOfTest).bytes.empty());
        QVERIFY(faultOfFile(in("file"), mostOfTest) == FileFault::TooLarge);
        writeBytes(in("file"), 200'000); // more than is read at once
        QCOMPARE(readRegularFile(in("file"), 200'000).bytes.size(), std::size_t { 200'000 });
    }

    void a_link_leads_to_its_file()
    {
        writeBytes(in("far"), 7);
        std::filesystem::create_symlink(in("far"), in("near"));
        QCOMPARE(readRegularFile(in("near"), mostOfTest).bytes.size(), std::size_t { 7 });
        std::filesystem::create_symlink("/dev/zero", in("trap"));
        QVERIFY(readRegularFile(in("trap"), mostOfTest).fault == FileFault::NotAFile);
        std::filesystem::create_symlink(in("circle"), in("circle"));
        QVERIFY(readRegularFile(in("circle"), mostOfTest).fault.has_value());
    }

    void what_is_no_ordinary_file_is_refused_at_once_data()
    {
        QTest::addColumn<QString>("name");
        QTest::addColumn<FileFault>("fault");
        QCOMPARE(::mkfifo(in("pipe").c_str(), 0600), 0);
        std::filesystem::create_directory(in("folder"));
        bindSocket(in("socket"));
        const auto inFolder = [this](const char* name) { return QString::fromStdString(in(name)); };
        QTest::newRow("pipe that nobody writes to") << inFolder("pipe") << FileFault::NotAFile;
        QTest::newRow("folder") << inFolder("folder") << FileFault::NotAFile;
        QTest::newRow("socket") << inFolder("socket") << FileFault::NotAFile;
        QTest::newRow("endless device") << QStringLiteral("/dev/zero") << FileFault::NotAFile;
        QTest::newRow("terminal") << QStringLiteral("/dev/ptmx") << FileFault::NotAFile;
        QTest::newRow("nothing") << inFolder("nothing") << FileFault::NotThere;
        QTest::newRow("below a file") << inFolder("pipe/file") << FileFault::NotThere;
        QTest::newRow("no name") << QString() << FileFault::NotThere;
    }

    void what_is_no_ordinary_file_is_refused_at_once()
    {
        QFETCH(QString, name);
        QFETCH(FileFault, fault);
        const std::filesystem::path file(name.toStdString());
        QVERIFY(readRegularFile(file, mostOfTest).fault == fault);
        QVERIFY(faultOfFile(file) == fault);
    }

    void a_file_without_the_right_to_read_is_refused()
    {
        if (::geteuid() == 0)
            QSKIP("root may read everything");
        writeBytes(in("secret"), 3);
        std::filesystem::permissions(in("secret"), std::filesystem::perms::none);
        QVERIFY(readRegularFile(in("secret"), mostOfTest).fault == FileFault::NotAllowed);
    }

    /// As those of /proc, which the system makes while they are read.
    void a_file_that_tells_no_size_is_bounded_all_the_same()
    {
        const std::filesystem::path made("/proc/self/maps");
        if (!std::filesystem::exists(made))
            QSKIP("no /proc here");
        QVERIFY(!readRegularFile(made, 10'000'000).fault);
        QVERIFY(readRegularFile(made, 10).fault == FileFault::TooLarge);
    }

private:
    std::filesystem::path in(const char* name) const
    {
        return std::filesystem::path(folder_.path().toStdString()) / name;
    }

    QTemporaryDir folder_;
};

REGISTER_TEST(RegularFileTest)
#include "regular_file_test.moc"
