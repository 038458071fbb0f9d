// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/widgets/wheel_guard.h"

#include "tests/support/registered_test.h"

#include <QComboBox>
#include <QDateEdit>
#include <QDoubleSpinBox>
#include <QScrollArea>
#include <QSlider>
#include <QTest>
#include <QVBoxLayout>
#include <QWheelEvent>

using namespace sheepshead;

namespace {

/// A page that is longer than its window, with one of each field.
struct Page {
    Page()
    {
        list->addItems({ QStringLiteral("a"), QStringLiteral("b"), QStringLiteral("c") });
        list->setCurrentIndex(0);
        words->addItems({ QStringLiteral("a"), QStringLiteral("b"), QStringLiteral("c") });
        words->setEditable(true);
        words->setCurrentIndex(0);
        number->setValue(5);
        money->setValue(5);
        slider->setValue(5);
        day->setDate(QDate(2024, 5, 31));
        auto* const content = new QWidget;
        auto* const rows = new QVBoxLayout(content);
        for (QWidget* const field : fields())
            rows->addWidget(field);
        rows->addSpacing(2000);
        area.setWidget(content);
        area.resize(200, 300);
        area.show();
    }

    std::vector<QWidget*> fields() const { return { list, words, number, money, slider, day }; }
    QString values() const
    {
        return QStringLiteral("%1 %2 %3 %4 %5 %6")
            .arg(list->currentText(), words->currentText())
            .arg(number->value())
            .arg(money->value())
            .arg(slider->value())
            .arg(day->date().toString(Qt::ISODate));
    }
    /// Whether the field took it; else it is for the page around.
    bool turn(QWidget& field)
    {
        const QPointF middle = QRectF(field.rect()).center();
        QWheelEvent wheel(middle, field.mapToGlobal(middle), {}, { 0, -120 }, Qt::NoButton,
            Qt::NoModifier, Qt::NoScrollPhase, false);
        QCoreApplication::sendEvent(&field, &wheel);
        return wheel.isAccepted();
    }

    QScrollArea area;
    QComboBox* list = new QComboBox;
    QComboBox* words = new QComboBox;
    QSpinBox* number = new QSpinBox;
    QDoubleSpinBox* money = new QDoubleSpinBox;
    QSlider* slider = new QSlider(Qt::Horizontal);
    QDateEdit* day = new QDateEdit;
};

} // namespace

class WheelGuardTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void initTestCase() { installWheelGuard(); }

    void over_a_field_without_the_keyboard_it_scrolls_the_page()
    {
        Page page;
        page.area.setFocus();
        const QString before = page.values();
        for (QWidget* const field : page.fields()) {
            QVERIFY2(!page.turn(*field), field->metaObject()->className());
            QCOMPARE(page.values(), before);
            QVERIFY(!field->hasFocus());
            QCOMPARE(field->focusPolicy(), Qt::StrongFocus);
        }
    }

    void over_a_field_with_the_keyboard_it_changes_the_value()
    {
        Page page;
        QVERIFY(QTest::qWaitForWindowActive(&page.area));
        for (QWidget* const field : page.fields()) {
            const QString before = page.values();
            field->setFocus();
            QVERIFY2(page.turn(*field), field->metaObject()->className());
            QVERIFY2(page.values() != before, field->metaObject()->className());
        }
    }
};

REGISTER_WIDGET_TEST(WheelGuardTest)
#include "wheel_guard_test.moc"
