// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/start/first_start_dialog.h"

#include "engine/rules/presets.h"
#include "ui/start/preset_picture.h"
#include "ui/widgets/opening_size.h"
#include "ui/widgets/titled_button.h"

#include <QIcon>
#include <QLabel>
#include <QVBoxLayout>

namespace sheepshead {

namespace {

constexpr QSize answerPicture(132, 88);

} // namespace

FirstStartDialog::FirstStartDialog(QWidget* parent)
    : QDialog(parent)
{
    setWindowTitle(tr("Welcome to Sheepshead"));
    auto* const question = new QLabel(tr("How would you like to begin?"));
    QFont large = question->font();
    large.setPointSizeF(large.pointSizeF() * 1.4);
    large.setBold(true);
    question->setFont(large);
    auto* const later = new QLabel(
        tr("You can change your mind at any time: New game is in the Game menu, Learn the game in "
           "the Help menu."));
    later->setWordWrap(true);

    const auto table = [this](LayoutId layout) {
        return presetPicture(defaultVariant(layout), answerPicture, devicePixelRatioF());
    };
    auto* const column = new QVBoxLayout(this);
    column->addWidget(question);
    addAnswer(*column, tr("&Teach me"),
        tr("New to Sheepshead? Learn it in ten minutes, at the table and with real cards."),
        teachingPicture(answerPicture, devicePixelRatioF()), &FirstStartDialog::lessonWanted);
    addAnswer(*column, tr("I play &called ace"),
        tr("Five players, six cards each. The picker calls an ace; its holder is the partner."),
        table(LayoutId::FiveCalledAce), &FirstStartDialog::calledAceWanted);
    addAnswer(*column, tr("My table &plays…"),
        tr("Two to eight players, jack of diamonds, black queens: choose your game."),
        table(LayoutId::EightBlackQueens), &FirstStartDialog::otherTableWanted);
    addAnswer(*column, tr("&Score a real table"),
        tr("You play with cards of your own, and the program keeps the score sheet: one short line "
           "a hand."),
        scoringPicture(answerPicture, devicePixelRatioF()), &FirstStartDialog::realTableWanted);
    column->addStretch();
    column->addWidget(later);
    openAtSize(*this, { 560, 580 });
}

void FirstStartDialog::addAnswer(QBoxLayout& column, const QString& text, const QString& words,
    const QPixmap& picture, void (FirstStartDialog::*answer)())
{
    auto* const button = new TitledButton(text, words);
    button->setIcon(picture);
    button->setIconSize(answerPicture);
    button->setAccessibleDescription(words);
    column.addWidget(button);
    connect(button, &QAbstractButton::clicked, this, [this, answer] {
        accept();
        Q_EMIT(this->*answer)();
    });
}

} // namespace sheepshead
