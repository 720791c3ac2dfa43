// Values whose types are not known when the program is compiled: their dynamic types, and the objects in them.
#ifndef FURNISH_VALUES_H
#define FURNISH_VALUES_H

#include <stdbool.h>
#include <stddef.h>

#pragma clang assume_nonnull begin

/// Returns the dynamic type of the value at `address`, whose static type is `metadata`, without the optionals and
/// existentials around it; null for `nil`, and if only a cast can determine it.
const void *_Nullable furnish_dynamic_type(const void *metadata, const void *address);

/// Returns the object that the value at `address` is, or that the optional or the existential at `address` holds, or
/// null for other values. `metadata` is the static type of the value.
const void *_Nullable furnish_object(const void *metadata, const void *address);

/// Returns the dynamic type of an object.
const void *furnish_object_type(const void *object);

/// Destroys the value at `address`, whose type is `metadata`. It does nothing and returns false where the operations of
/// a type are signed pointers, as on arm64e.
bool furnish_destroy(const void *metadata, void *address);

/// Retains an object unless it is being freed already, and returns whether it did. Part of the stable interface of
/// Swift's runtime: reading an `unowned` reference calls it.
static inline bool furnish_try_retain(const void *object) {
  extern void *_Nullable swift_tryRetain(void *_Nonnull);
  return swift_tryRetain((void *)object) != NULL;
}

#pragma clang assume_nonnull end

#endif
