// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QListWidget>

namespace sheepshead {

/// Pictures side by side, each with its name below it, of which one is chosen: by mouse, arrow keys
/// or the first letters of a name.
class Gallery : public QListWidget {
    Q_OBJECT

public:
    /// The name is what a screen reader calls the whole.
    Gallery(const QString& name, QSize picture, QWidget* parent = nullptr);

    /// Its picture may follow. The words are for the tooltip and the screen reader.
    void add(const QString& id, const QString& name, const QString& words = {});
    void remove(const QString& id);
    bool contains(const QString& id) const { return find(id) != nullptr; }
    /// Both are nothing without such an id.
    void setPicture(const QString& id, const QPixmap& picture);
    void setWords(const QString& id, const QString& words);
    QString words(const QString& id) const;

    QString chosen() const;
    /// Where there is no such id the choice stays what it was.
    void choose(const QString& id);

Q_SIGNALS:
    void choiceChanged(const QString& id);

protected:
    void resizeEvent(QResizeEvent* event) override;

private:
    QListWidgetItem* find(const QString& id) const;
    void spreadColumns();

    QSize cell_; ///< the least room for one of them
};

} // namespace sheepshead
