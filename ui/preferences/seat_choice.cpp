// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/preferences/seat_choice.h"

#include "engine/playout/characters.h"
#include "ui/cards/own_faces.h"
#include "ui/cards/pictures.h"
#include "ui/widgets/suggest_names.h"
#include "ui/words/players/character_words.h"
#include "ui/words/players/level_words.h"
#include "ui/words/players/seating.h"

#include <QAbstractItemView>
#include <QEvent>
#include <QFileDialog>
#include <QGridLayout>
#include <QImageReader>
#include <QLabel>
#include <QLineEdit>
#include <QMenu>
#include <QStandardPaths>
#include <QStyledItemDelegate>
#include <QToolButton>

#include <algorithm>
#include <utility>

namespace sheepshead {

namespace {

constexpr int faceSize = 36;
constexpr int listFaceSize = 24;

QIcon faceIcon(const QString& face, const QWidget& widget, int size)
{
    return picture(portraitFile(face), size, widget.devicePixelRatioF());
}

/// Faces in the list only: the one who sits here has it beside the name.
class FaceDelegate : public QStyledItemDelegate {
public:
    using QStyledItemDelegate::QStyledItemDelegate;

protected:
    void initStyleOption(QStyleOptionViewItem* option, const QModelIndex& index) const override
    {
        QStyledItemDelegate::initStyleOption(option, index);
        const QString face = index.data(Qt::UserRole).toString();
        option->icon = faceIcon(face, *option->widget, listFaceSize);
        option->decorationSize = { listFaceSize, listFaceSize };
        option->features |= QStyleOptionViewItem::HasDecoration;
    }
};

QString imageFilter()
{
    QStringList patterns;
    for (const QByteArray& format : QImageReader::supportedImageFormats())
        patterns << QStringLiteral("*.") + QString::fromLatin1(format);
    return patterns.join(u' ');
}

} // namespace

LevelBox::LevelBox(const QString& title, QWidget* parent, Offer offer)
    : QComboBox(parent)
    , title_(title)
{
    const auto add = [this](const QString& name, const QString& description) {
        addItem(name);
        setItemData(count() - 1, description, Qt::AccessibleDescriptionRole);
        setItemData(count() - 1, description, Qt::ToolTipRole);
    };
    for (std::size_t i = 0; i < levelKeys.size(); ++i)
        add(levelName(static_cast<Level>(i)), levelDescription(static_cast<Level>(i)));
    if (offer == Offer::Anybody)
        //: instead of a level: a person has this seat, and plays at the same computer
        add(tr("Person"), tr("Plays at this computer, too."));
    setAccessibleName(title);
    connect(this, &QComboBox::currentIndexChanged, this, &LevelBox::describe);
    describe();
}

/// With the title: on Linux Qt reads the chosen text instead of the name.
void LevelBox::describe()
{
    if (!isPerson())
        level_ = static_cast<Level>(currentIndex());
    const QString words = currentData(Qt::ToolTipRole).toString();
    //: whose level it is, and a sentence on how such a player plays
    setAccessibleDescription(tr("%1. %2").arg(title_, words));
    setToolTip(words);
}

std::vector<CastMember> membersOffered(const PlayersOffered& offered)
{
    std::vector<CastMember> members;
    for (const Character& character : characters()) {
        const CastMember usual = memberOf(QString::fromLatin1(
            character.key.data(), static_cast<qsizetype>(character.key.size())));
        members.push_back(memberNamed(offered.cast, usual.name));
    }
    for (const CastMember& member : offered.cast)
        if (std::ranges::find(members, member.name, &CastMember::name) == members.end())
            members.push_back(member);
    std::ranges::stable_sort(members, std::ranges::greater {},
        [&](const CastMember& member) { return offered.games.value(member.name); });
    return members;
}

SeatChoice::SeatChoice(int number, QWidget* parent)
    : QWidget(parent)
    , number_(number)
    , face_(new QToolButton)
    , name_(new QComboBox)
    , level_(new LevelBox(tr("Level of seat %1").arg(number)))
    , way_(new QLabel)
{
    face_->setIconSize({ faceSize, faceSize });
    face_->setAutoRaise(true);
    face_->setPopupMode(QToolButton::InstantPopup);
    face_->setMenu(new QMenu(face_));
    fillFaces();
    name_->setEditable(true);
    name_->setInsertPolicy(QComboBox::NoInsert);
    name_->view()->setItemDelegate(new FaceDelegate(name_));
    name_->setAccessibleName(tr("Name of seat %1").arg(number));
    name_->lineEdit()->setAccessibleName(name_->accessibleName());
    name_->lineEdit()->setMaxLength(longestNameAtTable);
    name_->setMinimumContentsLength(8);
    name_->setSizeAdjustPolicy(QComboBox::AdjustToMinimumContentsLengthWithIcon);
    way_->setWordWrap(true);
    way_->setForegroundRole(QPalette::PlaceholderText);
    auto* const grid = new QGridLayout(this);
    grid->setContentsMargins(0, 0, 0, 0);
    grid->setVerticalSpacing(0);
    grid->addWidget(face_, 0, 0, 2, 1);
    grid->addWidget(name_, 0, 1);
    grid->addWidget(level_, 0, 2);
    grid->addWidget(way_, 1, 1, 1, 2);
    grid->setColumnStretch(1, 1);
    name_->installEventFilter(this);
    level_->installEventFilter(this);
    connect(name_, &QComboBox::activated, this, [this](int index) {
        if (isPerson())
            finishTyping();
        else if (index < name_->count() && name_->itemText(index) == name_->currentText())
            take(memberNamed(offered_.cast, name_->itemText(index)));
    });
    connect(name_->lineEdit(), &QLineEdit::editingFinished, this, &SeatChoice::finishTyping);
    connect(level_, &QComboBox::currentIndexChanged, this, &SeatChoice::takeKind);
}

bool SeatChoice::eventFilter(QObject* watched, QEvent* event)
{
    if (event->type() != QEvent::Wheel)
        return QWidget::eventFilter(watched, event);
    event->ignore();
    return true;
}

void SeatChoice::fillFaces()
{
    QMenu& menu = *face_->menu();
    for (const QString& face : faceNames())
        menu.addAction(faceIcon(face, *this, listFaceSize), memberOf(face).name, this,
            [this, face] { setFace(face); });
    menu.addSeparator();
    menu.addAction(tr("A &Picture of Your Own…"), this, &SeatChoice::askForPicture);
}

void SeatChoice::offer(const PlayersOffered& offered)
{
    offered_ = offered;
    name_->clear();
    for (const CastMember& member : membersOffered(offered)) {
        name_->addItem(member.name, member.face);
        name_->setItemData(name_->count() - 1, wayOf(member.character), Qt::ToolTipRole);
        name_->setItemData(
            name_->count() - 1, wayOf(member.character), Qt::AccessibleDescriptionRole);
    }
    suggest();
    setMember(member_, freeFace_);
}

void SeatChoice::suggest()
{
    QStringList names = offered_.others;
    for (int i = 0; i < name_->count(); ++i)
        names << name_->itemText(i);
    names.removeDuplicates();
    suggestNames(*name_->lineEdit(), isPerson() ? offered_.people : names);
}

void SeatChoice::setPerson(const QString& name)
{
    person_ = name;
    level_->choosePerson();
    takeKind();
}

QString SeatChoice::nameAtTable() const
{
    if (!isPerson())
        return member_.name;
    return person_.isEmpty() ? tr("Player %1").arg(number_) : person_;
}

/// Between a person and a computer player, each with a name of its own.
void SeatChoice::takeKind()
{
    if (isPerson() == showsPerson_)
        return;
    showsPerson_ = isPerson();
    face_->setEnabled(!showsPerson_);
    name_->lineEdit()->setPlaceholderText(showsPerson_ ? tr("Player %1").arg(number_) : QString());
    suggest();
    setMember(member_, freeFace_);
}

void SeatChoice::setMember(const CastMember& member, const QString& freeFace)
{
    member_ = member;
    freeFace_ = freeFace;
    const int index = name_->findText(member.name);
    name_->setCurrentIndex(index);
    if (index >= 0)
        name_->setItemData(index, member.face);
    name_->setEditText(isPerson() ? person_ : member.name);
    tell();
}

void SeatChoice::setFreeFace(const QString& face)
{
    freeFace_ = face;
    tell();
}

void SeatChoice::tell()
{
    const QString face = member_.face.isEmpty() ? freeFace_ : member_.face;
    face_->setIcon(faceIcon(face, *this, faceSize));
    face_->setAccessibleName(tr("Face of seat %1").arg(number_));
    face_->setToolTip(tr("Choose another face"));
    if (isPerson()) {
        name_->setToolTip(level_->toolTip());
        name_->setAccessibleDescription(level_->toolTip());
        way_->setText(level_->toolTip());
        return way_->setVisible(!compact_);
    }
    QStringList words;
    if (const QString way = wayOf(member_.character); !way.isEmpty())
        words << way;
    if (const int games = offered_.games.value(member_.name); games > 0)
        words << tr("%n game(s) with you", nullptr, games);
    //: between two short remarks on a player
    way_->setText(words.join(tr(" · ")));
    name_->setAccessibleDescription(way_->text());
    name_->setToolTip(way_->text());
    way_->setVisible(!compact_);
}

void SeatChoice::setCompact()
{
    compact_ = true;
    face_->setIconSize({ listFaceSize, listFaceSize });
    tell();
}

void SeatChoice::take(const CastMember& member)
{
    if (member == member_)
        return;
    const CastMember before = std::exchange(member_, member);
    setMember(member, freeFace_);
    Q_EMIT memberChanged(member, before);
}

/// A name of the list is that player; any other renames the one who sits here.
void SeatChoice::finishTyping()
{
    const QString name = name_->currentText().simplified();
    if (isPerson()) {
        person_ = name; // no player of the cast is renamed
        return;
    }
    if (name.isEmpty() || name == member_.name)
        return;
    CastMember known = memberNamed(offered_.cast, name);
    if (known.character.isEmpty() && known.face.isEmpty())
        known = { name, member_.character,
            member_.face.isEmpty() && !member_.character.isEmpty() ? member_.character
                                                                   : member_.face };
    take(known);
}

void SeatChoice::setFace(const QString& face)
{
    CastMember member = member_;
    member.face = face;
    take(member);
}

void SeatChoice::usePicture(const QString& file)
{
    addOwnFace(this, file, [this](const AddedFace& added) {
        if (added.problem.isEmpty())
            return setFace(added.face);
        way_->setText(added.problem);
        way_->show();
    });
}

void SeatChoice::askForPicture()
{
    auto* const dialog = new QFileDialog(this, tr("A Face for %1").arg(member_.name),
        QStandardPaths::writableLocation(QStandardPaths::PicturesLocation));
    dialog->setAttribute(Qt::WA_DeleteOnClose);
    dialog->setFileMode(QFileDialog::ExistingFile);
    dialog->setNameFilter(tr("Pictures (%1)").arg(imageFilter()));
    connect(dialog, &QFileDialog::fileSelected, this, &SeatChoice::usePicture);
    dialog->open();
}

} // namespace sheepshead
