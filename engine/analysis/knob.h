#pragma once
#include <cstdlib>
inline double knob(const char* name, double otherwise) { const char* s = std::getenv(name); return s ? std::atof(s) : otherwise; }
