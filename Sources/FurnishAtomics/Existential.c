#include "FurnishAtomics.h"

#include <string.h>

// This file reads values and the metadata of their types: see docs/ABI/TypeMetadata.rst, include/swift/ABI/Metadata.h and
// GenericRequirementKind in include/swift/ABI/MetadataValues.h in Swift's own repository. Nothing is written. Apple's systems
// fix the metadata of structures, enumerations, classes and protocols; elsewhere a program is compiled for the runtime that
// it contains. The metadata of existentials is private to the runtime, so LayoutReadings.swift compares the readings with
// the results of the language, at the first use. A runtime with kinds or flags that are unknown here is read no further.

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

static const uint32_t requirement_kind = 0x1F; // a mask
static const uint32_t requires_protocol = 0;
static const uint32_t requires_superclass = 2;

// The mangled name of `Self`: the only parameter of a protocol, and of a shape without arguments; in a shape with arguments
// it follows their parameters.
static const char self_alone[] = "x";
static const char self_after_arguments[] = "qd__";

static uintptr_t kind_of(const void *metadata) { return *(const uintptr_t *)metadata; }

static const shape *shape_of(const void *metadata) {
  return furnish_descriptor(((const constrained_existential *)metadata)->shape);
}

/// Returns whether a type is `any P<Int>`. A metatype, `any P<Int>.Type`, has the same kind.
static bool is_constrained(const void *metadata) {
  if (kind_of(metadata) != furnish_kind_constrained_existential) return false;
  uint32_t flags = shape_of(metadata)->flags;
  return !(flags & ~known_flags) && (flags & special_kind) <= special_kind_class;
}

bool furnish_is_existential(const void *metadata) {
  return kind_of(metadata) == furnish_kind_existential || is_constrained(metadata);
}

// MARK: Protocols

static const void *const *protocols(const existential *type) {
  return (const void *const *)type->first + (type->flags & has_superclass ? 1 : 0);
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

/// Returns whether a reference leads to a protocol of Objective-C, which its lowest bit marks. Such a protocol inherits
/// from no protocol of Swift.
static bool is_objc(const void *reference) { return (uintptr_t)reference & 1; }

/// Returns whether a requirement is of a kind, and about the type called `self`.
static bool is_about(const requirement *each, const char *self, uint32_t kind) {
  return (each->flags & requirement_kind) == kind && strcmp((const char *)&each->parameter + each->parameter, self) == 0;
}

/// Returns the protocol that a requirement names for the type called `self`, or null for any other requirement and for a
/// protocol of Objective-C.
static const void *required_protocol(const requirement *each, const char *self) {
  if (!is_about(each, self, requires_protocol)) return NULL;
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

static const char *self_of(const shape *type) {
  return type->flags & has_argument_signature ? self_after_arguments : self_alone;
}

bool furnish_existential_includes(const void *metadata, const void *other) {
  const void *ancestor = protocols(other)[0];
  if (is_constrained(metadata)) {
    const shape *type = shape_of(metadata);
    const char *self = self_of(type);
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

// MARK: Superclasses

const void *furnish_existential_superclass(const void *metadata) {
  if (kind_of(metadata) != furnish_kind_existential) return NULL;
  const existential *type = metadata;
  return type->flags & has_superclass ? type->first[0] : NULL;
}

static const char *superclass_in(const requirement *first, uint32_t count, const char *self, uint32_t *number, int depth) {
  for (uint32_t index = 0; index < count; index += 1) {
    const requirement *each = first + index;
    if (is_about(each, self, requires_superclass)) {
      if (*number == 0) return (const char *)&each->target + each->target;
      *number -= 1;
    }
    const protocol *inherited = required_protocol(each, self);
    if (!inherited || depth == 32) continue;
    const char *found =
        superclass_in((const requirement *)(inherited + 1), inherited->signature_count, self_alone, number, depth + 1);
    if (found) return found;
  }
  return NULL;
}

const char *furnish_existential_superclass_name(const void *metadata, uint32_t number) {
  if (is_constrained(metadata)) {
    const shape *type = shape_of(metadata);
    return superclass_in(requirements_of(type), type->requirement_count, self_of(type), &number, 0);
  }
  const existential *type = metadata;
  for (uint32_t index = 0; index < type->count; index += 1) {
    const protocol *each = protocols(type)[index];
    if (is_objc(each)) continue;
    const char *found =
        superclass_in((const requirement *)(each + 1), each->signature_count, self_alone, &number, 0);
    if (found) return found;
  }
  return NULL;
}

uintptr_t furnish_mangled_length(const char *name) {
  const char *end = name;
  while (*end) {
    // A symbolic reference: a byte for its kind, then an offset of four bytes or an address.
    if (*end >= 0x01 && *end <= 0x17) end += 4;
    if (*end >= 0x18 && *end <= 0x1F) end += sizeof(void *);
    end += 1;
  }
  return (uintptr_t)(end - name);
}

// MARK: Values

// These functions of Swift's runtime have a stable interface: compiled code calls them.
extern const void *swift_getObjectType(void *object);
typedef struct {
  const void *address;
  const void *type;
  const void *conformance;
} error_content;
extern void swift_getErrorValue(const void *error, void **scratch, error_content *content);

/// The operations on the values of a type, to which the word before its metadata points.
typedef struct {
  const void *initialize_buffer;
  void (*destroy)(void *address, const void *metadata);
  const void *others[6];
  uintptr_t size;
  uintptr_t stride;
  uint32_t flags;
} witnesses;

static const uint32_t alignment_mask = 0xFF;
static const uint32_t is_boxed = 0x20000; // in an existential, whose three words are too small for the value

static const witnesses *witnesses_of(const void *metadata) { return furnish_descriptor(((const uintptr_t *)metadata)[-1]); }

/// The ways in which an existential stores its value.
typedef enum {
  stored_in_another_way,
  stored_as_object,
  stored_as_error,
  stored_in_container, // three words for any value or the address of its box, then the type as which it was stored
} storage;

static storage storage_of(const void *metadata) {
  if (is_constrained(metadata)) {
    bool is_object = (shape_of(metadata)->flags & special_kind) == special_kind_class;
    return is_object ? stored_as_object : stored_in_container;
  }
  if (kind_of(metadata) != furnish_kind_existential) return stored_in_another_way;
  uint32_t flags = ((const existential *)metadata)->flags;
  if (flags & special_protocol) return (flags & special_protocol) == special_protocol_error ? stored_as_error : stored_in_another_way;
  return flags & holds_any_type ? stored_in_container : stored_as_object;
}

/// A value without the existentials and optionals around it.
typedef struct {
  const void *type; // null for `nil`, and if only a cast can read the value
  const void *address;
} content;

/// Returns the existential or the class that an optional holds; null for an optional of any other type.
static const void *wrapped_type(const void *optional) {
  const void *wrapped = ((const void *const *)optional)[2];
  return furnish_is_class(wrapped) || storage_of(wrapped) != stored_in_another_way ? wrapped : NULL;
}

static bool is_nil(const void *wrapped, void *const *words) {
  return words[storage_of(wrapped) == stored_in_container ? 3 : 0] == NULL;
}

static content content_of(const void *type, const void *address) {
  const content none = {NULL, NULL};
  // Generic code can store an existential in another one.
  for (int depth = 0; depth < 8; depth += 1) {
    void *const *words = address;
    uintptr_t kind = kind_of(type);
    if (furnish_is_class(type) || kind == furnish_kind_struct || kind == furnish_kind_enum) return (content){type, address};
    if (kind == furnish_kind_optional) {
      type = wrapped_type(type);
      if (!type || is_nil(type, words)) return none;
      continue;
    }
    switch (storage_of(type)) {
    case stored_in_another_way: return none;
    case stored_as_object: return (content){swift_getObjectType(words[0]), address};
    case stored_as_error: {
      void *scratch;
      error_content error;
      swift_getErrorValue(words[0], &scratch, &error);
      type = error.type;
      address = error.address;
      break;
    }
    case stored_in_container: {
      type = words[3];
      const witnesses *operations = witnesses_of(type);
      if (!(operations->flags & is_boxed)) break;
      uintptr_t mask = operations->flags & alignment_mask;
      address = (const char *)words[0] + ((2 * sizeof(void *) + mask) & ~mask);
    }
    }
  }
  return none;
}

const void *furnish_dynamic_type(const void *metadata, const void *address) {
  if (furnish_is_class(metadata)) return swift_getObjectType(*(void *const *)address);
  content value = content_of(metadata, address);
  // The type of an object may be a subclass of the one as which it was stored.
  return value.type && furnish_is_class(value.type) ? swift_getObjectType(*(void *const *)value.address) : value.type;
}

const void *furnish_object(const void *metadata, const void *address) {
  if (furnish_is_class(metadata)) return *(void *const *)address;
  content value = content_of(metadata, address);
  return value.type && furnish_is_class(value.type) ? *(void *const *)value.address : NULL;
}

const void *furnish_object_type(const void *object) { return swift_getObjectType((void *)object); }

bool furnish_destroy(const void *metadata, void *address) {
#if __has_feature(ptrauth_calls)
  return false; // the operations are signed
#else
  witnesses_of(metadata)->destroy(address, metadata);
  return true;
#endif
}
