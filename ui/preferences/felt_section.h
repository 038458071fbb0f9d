// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/cards/table_top.h"

#include <QWidget>

class QLabel;

namespace sheepshead {

class Gallery;

/// What covers the table: one of our felts, or a picture of the person's own.
class FeltSection : public QWidget {
    Q_OBJECT

public:
    explicit FeltSection(QWidget* parent = nullptr);

    void setLook(const FeltLook& look);
    FeltLook look() const;

    /// Chooses the picture, or says what is wrong with it and leaves the choice as it was.
    void usePicture(const QString& file);

Q_SIGNALS:
    void choiceChanged();

private:
    void askForPicture();
    void showPicture(const QString& file);
    void showTop();
    void tell();

    Gallery* gallery_;
    QLabel* words_;
    Felt felt_ = Felt::SlateBlue; ///< chosen last
    QString picture_;             ///< offered; not always chosen
    TableTop top_;                ///< with this picture
    QString problem_;
};

} // namespace sheepshead
