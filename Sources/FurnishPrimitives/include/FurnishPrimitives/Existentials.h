// The protocols and superclasses of existentials, read from their metadata.
#ifndef FURNISH_EXISTENTIALS_H
#define FURNISH_EXISTENTIALS_H

#include <stdbool.h>
#include <stdint.h>

#pragma clang assume_nonnull begin

/// Returns whether `metadata` is the type of an existential: `any P`, `any P & Q`, `any P<Int>`.
bool furnish_is_existential(const void *metadata);

/// Returns whether one of the protocols of an existential is the protocol of the existential `other`, or inherits from
/// it.
bool furnish_existential_includes(const void *metadata, const void *other);

/// Returns the superclass that `any Base & P` names; null for other existentials.
const void *_Nullable furnish_existential_superclass(const void *metadata);

/// Returns the mangled name of a superclass that the protocols of an existential require, or that `any Base & P<Int>`
/// names. `number` counts these superclasses from 0; the result is null if no superclass has this number.
const char *_Nullable furnish_existential_superclass_name(const void *metadata, uint32_t number);

/// Returns the length of a mangled name, in which references to types may contain zeros.
uintptr_t furnish_mangled_length(const char *name);

#pragma clang assume_nonnull end

#endif
