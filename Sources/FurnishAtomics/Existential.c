#include "FurnishAtomics.h"

// This file reads type and protocol metadata: see docs/ABI/TypeMetadata.rst and include/swift/ABI/Metadata.h in Swift's
// own repository. Nothing is written. Swift's stable ABI fixes the metadata of structures, enumerations and classes, and
// the descriptors of protocols. The metadata of existentials is private to the runtime, so LayoutReadings.swift compares
// what is read with the results of the language before anything relies on it.

/// `any P & Q`
typedef struct {
  uintptr_t kind;
  uint32_t flags;
  uint32_t count;
  const void *first[]; // a superclass, if the flags indicate one, then the protocols
} existential;

static const uint32_t has_superclass = 0x40000000;
static const uint32_t holds_any_type = 0x80000000; // clear if only classes can conform to the protocols
static const uint32_t special_protocol = 0x3F000000; // `any Error`, which has a layout of its own

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

static const uint32_t special_kind = 0xFF; // a mask
static const uint32_t special_kind_none = 0;
static const uint32_t special_kind_class = 1;
static const uint32_t has_argument_signature = 0x100;
static const uint32_t has_type_expression = 0x200;
static const uint32_t has_suggested_witnesses = 0x400;
static const uint32_t has_implicit_parameters = 0x800;
static const uint32_t has_implicit_argument_parameters = 0x1000;

typedef struct {
  uint32_t flags;
  int32_t parent;
  int32_t name;
  uint32_t signature_count;
  uint32_t requirement_count;
  int32_t associated_types;
} protocol;

typedef struct {
  uint32_t flags;
  int32_t parameter;
  int32_t target;
} requirement;

static const uint32_t requirement_kind = 0x1F; // a mask; the kind 0 is that of a protocol

// The mangled name of `Self`: the only parameter of a protocol, and of a shape without arguments; in a shape with arguments
// it follows their parameters.
static const char self_alone[] = "x";
static const char self_after_arguments[] = "qd__";

static uintptr_t kind_of(const void *metadata) { return *(const uintptr_t *)metadata; }

bool furnish_is_existential(const void *metadata) {
  uintptr_t kind = kind_of(metadata);
  return kind == furnish_kind_existential || kind == furnish_kind_constrained_existential;
}

// MARK: Protocols

static const void *const *protocols(const existential *type) {
  return (const void *const *)type->first + (type->flags & has_superclass ? 1 : 0);
}

static const shape *shape_of(const void *metadata) {
  return furnish_descriptor(((const constrained_existential *)metadata)->shape);
}

/// Returns an address, rounded up to a multiple of 4.
static const char *aligned(const char *address) { return (const char *)(((uintptr_t)address + 3) & ~(uintptr_t)3); }

/// Returns the requirements of a shape. The headers of the signatures, the optional parts, and one byte for each
/// parameter that is described precede them.
static const requirement *requirements_of(const shape *type) {
  bool has_arguments = type->flags & has_argument_signature;
  const char *address = (const char *)&type->argument_parameter_count + (has_arguments ? 8 : 0);
  address += type->flags & has_type_expression ? 4 : 0;
  address += type->flags & has_suggested_witnesses ? 4 : 0;
  if (!(type->flags & has_implicit_parameters)) address += type->parameter_count;
  if (has_arguments && !(type->flags & has_implicit_argument_parameters)) address += type->argument_parameter_count;
  return (const requirement *)aligned(address);
}

/// Returns whether two texts are equal. (The C library is not part of this module.)
static bool is_equal(const char *left, const char *right) {
  while (*left && *left == *right) {
    left += 1;
    right += 1;
  }
  return *left == *right;
}

/// Returns whether a reference leads to a protocol of Objective-C, which its lowest bit marks. Such a protocol inherits
/// from no protocol of Swift.
static bool is_objc(const void *reference) { return (uintptr_t)reference & 1; }

/// Returns the protocol that a requirement names for the type called `self`, or null for any other requirement and for a
/// protocol of Objective-C.
static const void *required_protocol(const requirement *each, const char *self) {
  if ((each->flags & requirement_kind) != 0) return NULL;
  const char *parameter = (const char *)&each->parameter + each->parameter;
  if (!is_equal(parameter, self)) return NULL;
  // A relative reference: bit 0 is set if it leads to a pointer, bit 1 if the protocol is Objective-C's.
  int32_t target = each->target;
  if (target & 2) return NULL;
  const char *place = (const char *)&each->target + (target & ~3);
  return target & 1 ? furnish_descriptor(*(const uintptr_t *)place) : place;
}

static bool inherits(const protocol *candidate, const void *ancestor, int depth) {
  if (candidate == ancestor) return true;
  if (depth == 32) return false;
  const requirement *requirements = (const requirement *)(candidate + 1);
  for (uint32_t index = 0; index < candidate->signature_count; index += 1) {
    const void *inherited = required_protocol(requirements + index, self_alone);
    if (inherited && inherits(inherited, ancestor, depth + 1)) return true;
  }
  return false;
}

bool furnish_existential_includes(const void *metadata, const void *other) {
  const void *ancestor = protocols(other)[0];
  if (kind_of(metadata) == furnish_kind_constrained_existential) {
    const shape *type = shape_of(metadata);
    const char *self = type->flags & has_argument_signature ? self_after_arguments : self_alone;
    for (uint16_t index = 0; index < type->requirement_count; index += 1) {
      const void *candidate = required_protocol(requirements_of(type) + index, self);
      if (candidate && inherits(candidate, ancestor, 0)) return true;
    }
    return false;
  }
  const existential *type = metadata;
  for (uint32_t index = 0; index < type->count; index += 1) {
    const void *candidate = protocols(type)[index];
    if (!is_objc(candidate) && inherits(candidate, ancestor, 0)) return true;
  }
  return false;
}

const void *furnish_existential_superclass(const void *metadata) {
  if (kind_of(metadata) != furnish_kind_existential) return NULL;
  const existential *type = metadata;
  return type->flags & has_superclass ? type->first[0] : NULL;
}

// MARK: Values

// Part of the stable interface of Swift's runtime: `type(of:)` calls it for an object.
extern const void *swift_getObjectType(void *object);

/// The ways in which a value of a type is stored.
typedef enum {
  stored_in_another_way,
  stored_as_object,
  stored_in_container, // three words for any value or the address of its box, then the dynamic type
} storage;

static storage storage_of(const void *metadata) {
  uintptr_t kind = kind_of(metadata);
  if (furnish_is_class(metadata)) return stored_as_object;
  if (kind == furnish_kind_constrained_existential) {
    uint32_t special = shape_of(metadata)->flags & special_kind;
    if (special == special_kind_class) return stored_as_object;
    return special == special_kind_none ? stored_in_container : stored_in_another_way;
  }
  if (kind != furnish_kind_existential) return stored_in_another_way;
  uint32_t flags = ((const existential *)metadata)->flags;
  if (flags & special_protocol) return stored_in_another_way;
  return flags & holds_any_type ? stored_in_container : stored_as_object;
}

const void *furnish_dynamic_type(const void *metadata, const void *address) {
  uintptr_t kind = kind_of(metadata);
  if (kind == furnish_kind_struct || kind == furnish_kind_enum) return metadata;
  void *const *words = address;
  switch (storage_of(metadata)) {
  case stored_as_object: return swift_getObjectType(words[0]);
  case stored_in_container: return words[3];
  case stored_in_another_way: return NULL;
  }
}

const void *furnish_object(const void *metadata, const void *address) {
  void *const *words = address;
  switch (storage_of(metadata)) {
  case stored_as_object: return words[0];
  // An object occupies the first word.
  case stored_in_container: return furnish_is_class(words[3]) ? words[0] : NULL;
  case stored_in_another_way: return NULL;
  }
}
