// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QCommandLinkButton>

namespace sheepshead {

/// A button with a bold title, words below it, and perhaps a picture. Unlike Qt's own, both have
/// the size of the text in use, and the words wrap.
class TitledButton : public QCommandLinkButton {
public:
    explicit TitledButton(
        const QString& title = {}, const QString& words = {}, QWidget* parent = nullptr);

    QSize sizeHint() const override;
    QSize minimumSizeHint() const override { return sizeHint(); }
    bool hasHeightForWidth() const override { return true; }
    int heightForWidth(int width) const override;

protected:
    void paintEvent(QPaintEvent* event) override;

private:
    QFont titleFont() const;
    QRect wordsIn(const QRect& room) const;
    int textLeft() const;
};

} // namespace sheepshead
