// The environment of the process, and its standard error.
#ifndef FURNISH_PROCESS_H
#define FURNISH_PROCESS_H

#include <stddef.h>

#pragma clang assume_nonnull begin

/// Returns the value of an environment variable, or null if it is not set.
const char *_Nullable furnish_environment_value(const char *name);

/// Writes bytes to standard error in one piece, as far as the system allows that.
void furnish_print_error(const void *_Nullable bytes, size_t count);

#pragma clang assume_nonnull end

#endif
