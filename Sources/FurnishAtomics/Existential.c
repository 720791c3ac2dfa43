#include "FurnishAtomics.h"

// This file reads the parts of protocol metadata that Swift's stable ABI fixes: see docs/ABI/TypeMetadata.rst and
// include/swift/ABI/Metadata.h in Swift's own repository. Nothing is written.

typedef struct {
  uintptr_t kind;
  uint32_t flags;
  uint32_t count;
  const void *first[]; // a superclass, if the flags indicate one, then the protocols
} existential;

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

static const uint32_t has_superclass = 0x40000000;
static const uint32_t requirement_kind = 0x1F; // a mask; the kind 0 is that of a protocol

bool furnish_is_existential(const void *metadata) {
  return *(const uintptr_t *)metadata == 0x303;
}

static const void *const *protocols(const existential *type) {
  return (const void *const *)type->first + (type->flags & has_superclass ? 1 : 0);
}

/// Returns whether a reference leads to a protocol of Objective-C, which its lowest bit marks. Such a protocol inherits
/// from no protocol of Swift.
static bool is_objc(const void *reference) { return (uintptr_t)reference & 1; }

static bool inherits(const protocol *candidate, const void *ancestor, int depth) {
  if (candidate == ancestor) return true;
  if (depth == 32) return false;
  const requirement *requirements = (const requirement *)(candidate + 1);
  for (uint32_t index = 0; index < candidate->signature_count; index += 1) {
    const requirement *each = requirements + index;
    if ((each->flags & requirement_kind) != 0) continue;
    // Only `Self: P` is inheritance. The parameter of such a requirement is the mangled name "x".
    const char *parameter = (const char *)&each->parameter + each->parameter;
    if (parameter[0] != 'x' || parameter[1] != 0) continue;
    // A relative reference: bit 0 is set if it leads to a pointer, bit 1 if the protocol is Objective-C's.
    int32_t target = each->target;
    if (target & 2) continue;
    const char *place = (const char *)&each->target + (target & ~3);
    const void *inherited = target & 1 ? furnish_descriptor(*(const uintptr_t *)place) : place;
    if (inherited && inherits(inherited, ancestor, depth + 1)) return true;
  }
  return false;
}

bool furnish_existential_includes(const void *metadata, const void *other) {
  const existential *type = metadata;
  const existential *other_type = other;
  const void *descriptor = protocols(other_type)[0];
  for (uint32_t index = 0; index < type->count; index += 1) {
    const void *candidate = protocols(type)[index];
    if (!is_objc(candidate) && inherits(candidate, descriptor, 0)) return true;
  }
  return false;
}

// Part of the stable interface of Swift's runtime: `type(of:)` calls it for an object.
extern const void *swift_getObjectType(void *object);

static const uint32_t holds_any_type = 0x80000000; // clear if only classes can conform to the protocols
static const uint32_t special_protocol = 0x3F000000; // `any Error`, which has a layout of its own

static bool is_class(uintptr_t kind) { return kind == 0 || kind > 0x7FF; }

const void *furnish_dynamic_type(const void *metadata, const void *address) {
  uintptr_t kind = *(const uintptr_t *)metadata;
  void *const *words = address;
  if (is_class(kind)) return swift_getObjectType(words[0]);
  if (kind == 0x200 || kind == 0x201) return metadata; // a struct, an enum
  if (kind != 0x303) return NULL;
  uint32_t flags = ((const existential *)metadata)->flags;
  if (flags & special_protocol) return NULL;
  return flags & holds_any_type ? words[3] : swift_getObjectType(words[0]);
}

const void *furnish_object(const void *metadata, const void *address) {
  uintptr_t kind = *(const uintptr_t *)metadata;
  void *const *words = address;
  if (is_class(kind)) return words[0];
  if (kind != 0x303) return NULL;
  uint32_t flags = ((const existential *)metadata)->flags;
  if (flags & special_protocol) return NULL;
  // Three words store any value; an object occupies the first of them.
  if ((flags & holds_any_type) && !is_class(*(const uintptr_t *)words[3])) return NULL;
  return words[0];
}
