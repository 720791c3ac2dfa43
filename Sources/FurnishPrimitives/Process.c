#if defined(_WIN32)
// The functions below are the standard ones; Microsoft's headers prefer others that no other system has.
#define _CRT_SECURE_NO_WARNINGS
#endif
#include "FurnishPrimitives/Process.h"

#include <limits.h>
#include <stdlib.h>
#if defined(_WIN32)
#include <io.h>
#else
#include <unistd.h>
#endif

enum { furnish_standard_error = 2 };

const char *furnish_environment_value(const char *name) { return getenv(name); }

void furnish_print_error(const void *bytes, size_t count) {
  const char *rest = bytes;
  while (count > 0) {
#if defined(_WIN32)
    int written = _write(furnish_standard_error, rest, count < INT_MAX ? (unsigned int)count : INT_MAX);
#else
    ssize_t written = write(furnish_standard_error, rest, count);
#endif
    // No other place is left to report that standard error is closed.
    if (written <= 0) return;
    rest += written;
    count -= (size_t)written;
  }
}
