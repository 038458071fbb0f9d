// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/files/whole_file.h"

#include <QSaveFile>

namespace sheepshead {

bool writeWholeFile(const QString& name, const QByteArray& bytes)
{
    QSaveFile file(name);
    return file.open(QIODevice::WriteOnly) && file.write(bytes) == bytes.size() && file.commit();
}

} // namespace sheepshead
