// The kinds of types, and the arguments of generic ones, read from their metadata.
#ifndef FURNISH_TYPES_H
#define FURNISH_TYPES_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

#if __has_feature(ptrauth_calls)
#include <ptrauth.h>
#endif

#pragma clang assume_nonnull begin

/// The kinds of types, with one of which the metadata of a type begins (include/swift/ABI/MetadataKind.def). That of a
/// class begins with 0 or with an address, which is above all kinds.
enum {
  furnish_kind_class = 0,
  furnish_kind_struct = 0x200,
  furnish_kind_enum = 0x201,
  furnish_kind_optional = 0x202,
  furnish_kind_foreign_class = 0x203, // of C
  furnish_kind_existential = 0x303, // `any P`, `any P & Q`
  furnish_kind_objc_class = 0x305,
  furnish_kind_existential_metatype = 0x306, // `any P.Type`
  furnish_kind_constrained_existential = 0x307, // `any P<Int>`, and its metatype
  furnish_kind_last = 0x7FF,
};

/// Returns whether the values of a type are objects.
static inline bool furnish_is_class(const void *metadata) {
  uintptr_t kind = *(const uintptr_t *)metadata;
  return kind > furnish_kind_last || kind == furnish_kind_class || kind == furnish_kind_foreign_class ||
         kind == furnish_kind_objc_class;
}

/// Returns whether a type is a structure or an enumeration other than an optional, which may hold an object.
static inline bool furnish_is_value(const void *metadata) {
  uintptr_t kind = *(const uintptr_t *)metadata;
  return kind == furnish_kind_struct || kind == furnish_kind_enum;
}

/// Returns whether a type is `any P.Type`, whose values are the types that conform to a protocol.
static inline bool furnish_is_existential_metatype(const void *metadata) {
  return *(const uintptr_t *)metadata == furnish_kind_existential_metatype;
}

/// Returns the address of a descriptor that type metadata points to. On arm64e such a pointer is signed with the
/// address at which it is stored, so that two pointers to one descriptor differ.
static inline const void *_Nullable furnish_descriptor(uintptr_t pointer) {
#if __has_feature(ptrauth_calls)
  return ptrauth_strip((const void *)pointer, ptrauth_key_process_independent_data);
#else
  return (const void *)pointer;
#endif
}

/// Returns the arguments of a generic type if `metadata` is an instance of the same generic struct or enum as `like`,
/// else null.
///
/// It reads the kind, the descriptor, and the generic arguments that follow. Their layout is stable on Apple's systems;
/// elsewhere a program is compiled for the runtime that it contains.
static inline const void *const _Nullable *_Nullable furnish_generic_arguments(
    const void *metadata, const void *like) {
  const uintptr_t *words = (const uintptr_t *)metadata;
  const uintptr_t *others = (const uintptr_t *)like;
  bool is_value = words[0] >= furnish_kind_struct && words[0] <= furnish_kind_optional;
  if (!is_value || words[0] != others[0]) return NULL;
  if (furnish_descriptor(words[1]) != furnish_descriptor(others[1])) return NULL;
  return (const void *const *)(words + 2);
}

#pragma clang assume_nonnull end

#endif
