#include "FurnishPrimitives/Values.h"

#include "ExistentialMetadata.h"

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
