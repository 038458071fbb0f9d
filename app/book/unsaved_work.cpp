// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/book/unsaved_work.h"

#include "app/book/questions.h"
#include "app/book/storage_conversion.h"
#include "ui/files/default_files.h"
#include "ui/files/file_dialogs.h"
#include "ui/main_window.h"
#include "ui/widgets/notice_bar.h"

#include <QMessageBox>
#include <QPushButton>

namespace sheepshead {

namespace {

const QString unsavedTopic = QStringLiteral("unsaved");
const QString copyTopic = QStringLiteral("copy of the score book");
const QString leaveBoxName = QStringLiteral("leaves unsaved work");

} // namespace

UnsavedWork::UnsavedWork(MainWindow& window)
    : window_(window)
{
}

void UnsavedWork::setGame(const Game& game)
{
    window_.notices().clear(unsavedTopic);
    game_ = &game;
    keeper_ = game.keeper();
    if (!keeper_) {
        window_.notices().hold(
            tr("This game is not saved: it has no place in a score book. It is lost when you leave "
               "it."),
            {}, unsavedTopic);
        return;
    }
    connect(keeper_, &MatchKeeper::failed, this, &UnsavedWork::showNotice);
    connect(
        keeper_, &MatchKeeper::recovered, this, [this] { window_.notices().clear(unsavedTopic); });
    if (any())
        showNotice();
}

bool UnsavedWork::any() const { return keeper_ && !keeper_->allWritten(); }

void UnsavedWork::showNotice()
{
    QString text = reasonText(*keeper_->problem());
    std::vector<NoticeBar::Offer> offers;
    if (keeper_->canRetry()) {
        text += u' ' + tr("The program keeps trying.");
        const auto retry = [this] {
            if (any())
                keeper_->retry();
        };
        offers.push_back({ tr("&Try again"), retry });
        offers.push_back({ tr("&Save a copy…"), [this] { askForFile([] {}); } });
    }
    window_.notices().hold(text, offers, unsavedTopic);
}

QString UnsavedWork::loss() const
{
    const int hands = keeper_->unsavedHands();
    if (hands == 0)
        return tr("The last changes to this game are not saved.");
    return keeper_->handInPlay()
        ? tr("%n finished hand(s) and the hand in play are not saved.", nullptr, hands)
        : tr("%n finished hand(s) are not saved.", nullptr, hands);
}

void UnsavedWork::leave(const QString& verb, std::function<void()> then)
{
    if (any())
        keeper_->retry();
    if (!any()) {
        then();
        return;
    }
    const Loss loss { leaveBoxName, this->loss(), reasonText(*keeper_->problem()) };
    QMessageBox& box = lossBox(loss, verb, window_, then);
    if (keeper_->canRetry()) {
        auto* const copy = box.addButton(tr("&Save a copy…"), QMessageBox::AcceptRole);
        box.setDefaultButton(copy);
        connect(copy, &QPushButton::clicked, this, [this, then] { askForFile(then); });
    }
    box.open();
}

void UnsavedWork::askForFile(std::function<void()> then)
{
    askWhereToSave({ tr("Save a copy of the score book"),
                       defaultFileName(QStringLiteral("scores"), QStringLiteral("sqlite")),
                       tr("Score books (*.sqlite)") },
        &window_, [this, then = std::move(then)](const QString& file) {
            if (saveCopy(std::filesystem::path(file.toStdU16String())))
                then();
        });
}

bool UnsavedWork::saveCopy(const std::filesystem::path& file)
{
    const QString told = savedCopy(file);
    const QString name = QString::fromStdU16String(file.u16string());
    window_.notices().say(told.isEmpty()
            ? tr("The copy was not saved in %1. Choose another place.").arg(name)
            : told.arg(name),
        {}, copyTopic);
    return !told.isEmpty();
}

/// What was saved, with a place for the name of the file; empty if nothing was.
QString UnsavedWork::savedCopy(const std::filesystem::path& file) const
{
    if (!keeper_ || !keeper_->saveCopy(file))
        return tr("A copy of the score book is in %1. It is up to date.");
    if (!game_ || keeper_->saveAlone(file, storedOf(*game_)))
        return {};
    return tr("The score book cannot be read now. The sheet of this game is in %1, with everything "
              "up to now.");
}

} // namespace sheepshead
