// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/storage/exchange/table_shape.h"

#include "app/storage/column_bounds.h"
#include "tests/app/storage/exchange/exports.h"
#include "tests/support/registered_test.h"

#include <SQLiteCpp/Statement.h>

#include <QTest>

#include <set>

using namespace sheepshead;
using namespace sheepshead::testing;

namespace {

using Column = std::pair<std::string, std::string>; ///< table and name

/// All columns of a book, straight from SQLite.
std::vector<Column> allColumns(SQLite::Database& database)
{
    SQLite::Statement column(database,
        "SELECT t.name, c.name FROM sqlite_schema AS t, pragma_table_info(t.name) AS c"
        " WHERE t.type = 'table' AND t.name NOT LIKE 'sqlite@_%' ESCAPE '@'");
    std::vector<Column> columns;
    while (column.executeStep())
        columns.emplace_back(column.getColumn(0).getString(), column.getColumn(1).getString());
    return columns;
}

template <class Take> void eachTable(const std::vector<TableShape>& shapes, Take take)
{
    for (const TableShape& shape : shapes) {
        take(shape);
        eachTable(shape.children, take);
    }
}

} // namespace

/// What a migration adds to the schema cannot be forgotten in an export.
class TableShapeTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void initTestCase()
    {
        makeFullBook(desk_.file());
        database_.emplace(desk_.file().string(), SQLite::OPEN_READONLY);
        shapes_ = shapesOf(*database_);
    }

    void every_column_is_exported_or_left_out_with_a_reason()
    {
        const std::string text = exported(desk_.file());
        std::set<Column> known;
        eachTable(shapes_, [&](const TableShape& shape) {
            known.emplace(shape.name, shape.parentColumn); // where the row stands says it
            for (const ColumnShape& column : shape.columns) {
                known.emplace(shape.name, column.name);
                const bool written = text.find('"' + column.name + "\":") != std::string::npos;
                QVERIFY2(written, ("nowhere in the full book: " + column.name).c_str());
            }
        });
        for (const LeftOut& left : leftOut()) {
            known.emplace(left.table, left.column);
            QVERIFY(!left.why.empty());
        }
        for (const auto& [table, column] : allColumns(*database_))
            QVERIFY2(known.contains({ table, column }) || known.contains({ table, "" })
                    || column == "id",
                qPrintable(
                    QStringLiteral("%1.%2 is not exported")
                        .arg(QString::fromStdString(table), QString::fromStdString(column))));
    }

    void only_people_seasons_and_sheets_belong_to_nothing_else()
    {
        QCOMPARE(shapes_.size(), std::size_t { 3 }); // mergeBooks() knows what to do with these
        QCOMPARE(shapes_[0].name, std::string("person"));
        QCOMPARE(shapes_[1].name, std::string("season"));
        QCOMPARE(shapes_[2].name, std::string("sheet"));
    }

    void every_reference_is_to_a_person_or_to_the_row_around()
    {
        SQLite::Statement reference(*database_,
            "SELECT t.name || '.' || f.\"from\" FROM sqlite_schema AS t,"
            " pragma_foreign_key_list(t.name) AS f"
            " WHERE t.type = 'table' AND f.\"table\" <> 'person' AND f.on_delete <> 'CASCADE'");
        if (reference.executeStep())
            QFAIL(reference.getColumn(0).getText());
    }

    void every_column_is_documented()
    {
        const std::string document = contentOf(BOOK_FORMAT).toStdString();
        QVERIFY(!document.empty());
        eachTable(shapes_, [&](const TableShape& shape) {
            const auto begin = document.find("\n### " + shape.name + '\n');
            QVERIFY2(begin != std::string::npos, shape.name.c_str());
            const auto length = document.find("\n#", begin + 5) - begin;
            const std::string section = document.substr(begin, length);
            for (const ColumnShape& column : shape.columns)
                QVERIFY2(section.find("\n| `" + column.name + "` |") != std::string::npos,
                    (shape.name + '.' + column.name).c_str());
        });
        for (const LeftOut& left : leftOut())
            QVERIFY(document.find('`' + std::string(left.table)
                        + (left.column.empty() ? "" : '.' + std::string(left.column)) + '`')
                != std::string::npos);
    }

    /// Of a file that somebody else made: SQLite takes such a name.
    void every_column_has_bounds()
    {
        eachTable(shapes_, [](const TableShape& shape) {
            for (const ColumnShape& column : shape.columns) {
                const QByteArray place = QByteArray::fromStdString(shape.name + '.' + column.name);
                const auto refuses = [&](const ColumnValue& value) {
                    return faultOfValue(shape.name, column.name, value).has_value();
                };
                if (column.type == ColumnShape::Type::Text)
                    QVERIFY2(refuses(std::string(1'000'000, 'x')) && refuses("a\x1B[2J"), place);
                else if (column.type == ColumnShape::Type::Real)
                    QVERIFY2(refuses(1e300), place);
                else if (column.name != "seed")
                    QVERIFY2(refuses(INT64_MAX) && refuses(INT64_MIN), place);
            }
        });
    }

    void a_table_without_a_name_is_no_end_of_it()
    {
        SQLite::Database strange(":memory:", SQLite::OPEN_READWRITE);
        strange.exec("CREATE TABLE \"\" (id INTEGER PRIMARY KEY);"
                     "CREATE TABLE part (of INTEGER REFERENCES \"\" ON DELETE CASCADE)");
        const auto shapes = shapesOf(strange);
        QCOMPARE(shapes.size(), std::size_t { 1 });
        QCOMPARE(shapes[0].children.size(), std::size_t { 1 });
        QCOMPARE(shapes[0].children[0].name, std::string("part"));
    }

private:
    Desk desk_;
    std::optional<SQLite::Database> database_;
    std::vector<TableShape> shapes_;
};

REGISTER_GUILESS_TEST(TableShapeTest)
#include "table_shape_test.moc"
