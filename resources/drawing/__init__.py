# SPDX-License-Identifier: GPL-3.0-or-later
"""Draws Sheepshead's own art: the decks, the portraits and the marks, as plain SVG.

Qt Svg is the renderer that counts, so only paths, rects, circles, ellipses and groups are used.
"""
