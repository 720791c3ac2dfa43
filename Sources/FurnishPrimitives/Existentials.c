#include "FurnishPrimitives/Existentials.h"

#include "ExistentialMetadata.h"
#include <string.h>

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

// The mangled name of `Self`: the only parameter of a protocol, and of a shape without arguments; in a shape with
// arguments it follows their parameters.
static const char self_alone[] = "x";
static const char self_after_arguments[] = "qd__";

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

/// Returns the protocol that a requirement names for the type called `self`, or null for any other requirement and for
/// a protocol of Objective-C.
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
