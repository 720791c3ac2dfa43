// The declarations of Windows: of Windows 8 and later, the first with `GetCurrentThreadStackLimits`.
#ifndef FURNISH_WINDOWS_HEADERS_H
#define FURNISH_WINDOWS_HEADERS_H

#if !defined(_WIN32_WINNT)
#define _WIN32_WINNT 0x0602
#endif
#if !defined(WIN32_LEAN_AND_MEAN)
#define WIN32_LEAN_AND_MEAN
#endif
#include <windows.h>

#endif
