#ifndef FURNISH_MAIN_ACTOR_H
#define FURNISH_MAIN_ACTOR_H

#include <stdbool.h>

#pragma clang assume_nonnull begin

/// Returns whether the calling thread runs the main actor. On Linux that need not be the main thread: if the main
/// function is asynchronous, any thread may run it.
bool furnish_is_on_main_actor(void);

/// Returns whether the calling code runs on the serial executor with that identity, the first word of its reference.
bool furnish_is_on_executor(const void *identity);

#pragma clang assume_nonnull end

#endif
