// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/cards/card_theme.h"

#include <QTextBrowser>

#include <memory>

namespace sheepshead {

/// The page of the handbook that is read, with links between pages, and the way back and forward.
class HandbookView : public QTextBrowser {
    Q_OBJECT

public:
    explicit HandbookView(QWidget* parent = nullptr);

    void setDeck(const CardLook& look);

    /// Opens a page, at a heading if one is named by its anchor. Unknown names change nothing.
    void open(const QString& page, const QString& anchor = {});
    /// The name of the page that is shown.
    QString page() const;
    /// Opens a page and selects this many characters of it.
    void select(const QString& page, int position, int length);

    QVariant loadResource(int type, const QUrl& name) override;

Q_SIGNALS:
    void pageChanged(const QString& page);

protected:
    void changeEvent(QEvent* event) override;

private:
    void arrive(const QUrl& url);
    void format();
    void scrollToHeading(const QString& anchor);

    std::shared_ptr<CardTheme> theme_;
};

} // namespace sheepshead
