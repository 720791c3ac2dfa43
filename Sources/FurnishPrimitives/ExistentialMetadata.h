// The metadata of existentials. Only the C files of this module include it.
//
// Existentials.c and Values.c read values and the metadata of their types: see docs/ABI/TypeMetadata.rst,
// include/swift/ABI/Metadata.h and GenericRequirementKind in include/swift/ABI/MetadataValues.h in Swift's own
// repository. Nothing is written. Apple's systems fix the metadata of structures, enumerations, classes and protocols;
// elsewhere a program is compiled for the runtime that it contains. The metadata of existentials is private to the
// runtime, so LayoutReadings.swift compares the readings with the results of the language, at the first use. A runtime
// with kinds or flags that are unknown here is read no further.
#ifndef FURNISH_EXISTENTIAL_METADATA_H
#define FURNISH_EXISTENTIAL_METADATA_H

#include "FurnishPrimitives/Types.h"

/// `any P & Q`
typedef struct {
  uintptr_t kind;
  uint32_t flags;
  uint32_t count;
  const void *first[]; // a superclass, if the flags indicate one, then the protocols
} existential;

static const uint32_t has_superclass = 0x40000000;
static const uint32_t holds_any_type = 0x80000000; // clear if only classes can conform to the protocols
static const uint32_t special_protocol = 0x3F000000; // a mask; zero for all protocols but those with a layout of their own
static const uint32_t special_protocol_error = 0x01000000; // `any Error`

/// `any P<Int>`
typedef struct {
  uintptr_t kind;
  uintptr_t shape; // then the generic arguments
} constrained_existential;

/// The part that all types of one form share: that of `any P<Int>` and `any P<String>`.
typedef struct {
  uint32_t flags;
  int32_t type_name;
  uint16_t parameter_count; // of the signature of the requirements
  uint16_t requirement_count;
  uint16_t key_argument_count;
  uint16_t unused;
  uint16_t argument_parameter_count; // of the signature of the generic arguments, if the flags indicate one
} shape;

static const uint32_t special_kind = 0xFF; // a mask; zero for any values, 2 for metatypes
static const uint32_t special_kind_class = 1;
static const uint32_t has_argument_signature = 0x100;
static const uint32_t has_type_expression = 0x200;
static const uint32_t has_suggested_witnesses = 0x400;
static const uint32_t has_implicit_parameters = 0x800;
static const uint32_t has_implicit_argument_parameters = 0x1000;
static const uint32_t known_flags = 0x1FFF; // a mask of the above

static inline uintptr_t kind_of(const void *metadata) { return *(const uintptr_t *)metadata; }

static inline const shape *shape_of(const void *metadata) {
  return furnish_descriptor(((const constrained_existential *)metadata)->shape);
}

/// Returns whether a type is `any P<Int>`. A metatype, `any P<Int>.Type`, has the same kind.
static inline bool is_constrained(const void *metadata) {
  if (kind_of(metadata) != furnish_kind_constrained_existential) return false;
  uint32_t flags = shape_of(metadata)->flags;
  return !(flags & ~known_flags) && (flags & special_kind) <= special_kind_class;
}

#endif
