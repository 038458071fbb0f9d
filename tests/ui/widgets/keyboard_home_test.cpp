// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/widgets/keyboard_home.h"

#include "tests/support/registered_test.h"
#include "tests/ui/activate.h"

#include <QApplication>
#include <QDialog>
#include <QKeyEvent>
#include <QLineEdit>
#include <QPushButton>
#include <QSignalSpy>
#include <QTest>
#include <QVBoxLayout>

using namespace sheepshead;
using namespace sheepshead::testing;

namespace {

/// Counts the keys that reach it.
class Home : public QWidget {
public:
    Home()
    {
        setFocusPolicy(Qt::StrongFocus);
        setMinimumSize(100, 50);
    }
    int keys = 0;

protected:
    void keyPressEvent(QKeyEvent*) override { ++keys; }
};

} // namespace

/// A window with a home for its keys, a button and a field to type in.
class KeyboardHomeTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void init()
    {
        window_ = std::make_unique<QWidget>();
        auto* const column = new QVBoxLayout(window_.get());
        home_ = new Home;
        button_ = new QPushButton(QStringLiteral("Review"));
        field_ = new QLineEdit;
        for (QWidget* const part : std::initializer_list<QWidget*> { home_, button_, field_ })
            column->addWidget(part);
        new KeyboardHome(*window_, *home_);
        window_->show();
        activate(*window_);
        home_->setFocus();
    }

    void a_click_on_a_button_leaves_the_keys_at_home()
    {
        QTest::mouseClick(button_, Qt::LeftButton);
        QTRY_VERIFY(home_->hasFocus());
    }

    void a_click_into_a_field_takes_the_keys_there()
    {
        QTest::mouseClick(field_, Qt::LeftButton);
        QCoreApplication::processEvents();
        QVERIFY(field_->hasFocus());
    }

    void tab_takes_the_keys_to_a_button_and_a_click_leaves_them_there()
    {
        QTest::keyClick(home_, Qt::Key_Tab);
        QCoreApplication::processEvents();
        QVERIFY(button_->hasFocus());
        QTest::mouseClick(home_, Qt::LeftButton);
        QCoreApplication::processEvents();
        QVERIFY(home_->hasFocus());
    }

    void an_arrow_takes_the_keys_from_one_button_to_the_next()
    {
        auto* const next = new QPushButton(QStringLiteral("Next"));
        window_->layout()->addWidget(next);
        next->show();
        QWidget::setTabOrder(button_, next);
        button_->setFocus();
        QTest::keyClick(button_, Qt::Key_Down);
        QTRY_VERIFY(next->hasFocus());
        QCoreApplication::processEvents();
        QVERIFY(next->hasFocus());
    }

    void the_keys_of_a_part_that_goes_come_home_data()
    {
        QTest::addColumn<bool>("hides");
        QTest::newRow("hidden") << true;
        QTest::newRow("disabled") << false;
    }

    void the_keys_of_a_part_that_goes_come_home()
    {
        QFETCH(bool, hides);
        button_->setFocus();
        QCoreApplication::processEvents();
        if (hides)
            button_->hide();
        else
            button_->setEnabled(false);
        QTRY_VERIFY(home_->hasFocus());
    }

    void a_held_key_acts_once()
    {
        for (const bool again : { false, true, true }) {
            QKeyEvent press(QEvent::KeyPress, Qt::Key_1, {}, QStringLiteral("1"), again);
            QCoreApplication::sendEvent(home_, &press);
        }
        QCOMPARE(home_->keys, 1);
        QKeyEvent arrow(QEvent::KeyPress, Qt::Key_Left, {}, {}, true);
        QCoreApplication::sendEvent(home_, &arrow);
        QCOMPARE(home_->keys, 2);
    }

    void a_release_and_a_press_of_the_same_moment_are_a_held_key()
    {
        const auto send = [this](QEvent::Type type, quint64 moment) {
            QKeyEvent key(type, Qt::Key_Return, {});
            key.setTimestamp(moment);
            QCoreApplication::sendEvent(home_, &key);
        };
        send(QEvent::KeyPress, 1000);
        send(QEvent::KeyRelease, 1600);
        send(QEvent::KeyPress, 1600);
        QCOMPARE(home_->keys, 1);
        send(QEvent::KeyRelease, 1640);
        send(QEvent::KeyPress, 1700);
        QCOMPARE(home_->keys, 2);
    }

    void a_held_key_presses_no_button_of_a_dialog_that_comes_up()
    {
        QDialog dialog(window_.get());
        auto* const button = new QPushButton(QStringLiteral("New game"), &dialog);
        button->setDefault(true);
        dialog.show();
        const QSignalSpy pressed(button, &QPushButton::clicked);
        for (QWidget* const part : std::initializer_list<QWidget*> { button, &dialog }) {
            QKeyEvent held(QEvent::KeyPress, Qt::Key_Return, {}, {}, true);
            QCoreApplication::sendEvent(part, &held);
            QCOMPARE(pressed.size(), 0);
        }
        QTest::keyClick(&dialog, Qt::Key_Return);
        QCOMPARE(pressed.size(), 1);
    }

private:
    std::unique_ptr<QWidget> window_;
    Home* home_ = nullptr;
    QPushButton* button_ = nullptr;
    QLineEdit* field_ = nullptr;
};

REGISTER_WIDGET_TEST(KeyboardHomeTest)
#include "keyboard_home_test.moc"
