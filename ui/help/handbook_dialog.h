// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/cards/decks.h"

#include <QDialog>
#include <QPointer>

class QLabel;
class QLineEdit;
class QTreeWidget;
class QTreeWidgetItem;

namespace sheepshead {

class HandbookView;

/// The handbook: its contents, or what was found in it, beside the page that is read. It stays open
/// beside the game.
class HandbookDialog : public QDialog {
    Q_OBJECT

public:
    explicit HandbookDialog(QWidget* parent = nullptr);

    HandbookView& view() { return *view_; }
    /// Looks for a text, as if it was typed.
    void search(const QString& text);

private:
    QWidget* makeContents();
    QWidget* makePage();
    void showContents();
    void showHits();
    void openItem(QTreeWidgetItem* item);
    void selectPage(const QString& page);

    QLineEdit* search_;
    QLabel* found_;
    QTreeWidget* list_;
    HandbookView* view_;
};

/// The page that fits a window: the rules for the rules, the score book for the score book.
QString handbookPageFor(const QWidget* window);

/// Opens the handbook, at most once at a time.
class Handbook : public QObject {
    Q_OBJECT

public:
    using QObject::QObject;

    /// Whose pictures the cards have.
    void setDeck(const CardLook& look);
    /// Opens it above a window, which may be a dialog, or brings it to the front. The page is the
    /// name of its file, or empty for the one that fits the window.
    void open(QWidget* front, const QString& page = {});

private:
    CardLook deck_;
    QPointer<HandbookDialog> dialog_;
};

} // namespace sheepshead
