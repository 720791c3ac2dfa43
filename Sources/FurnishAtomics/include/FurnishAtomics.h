// The parts of Furnish below the standard library: atomic words, a lock with a
// condition, a lock-free table from type identity to box, and a borrow of a
// task-local. The module Synchronization offers the first two, but needs newer
// systems than Furnish supports.
#ifndef FURNISH_ATOMICS_H
#define FURNISH_ATOMICS_H

#include <stdatomic.h>
#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

#if __has_feature(ptrauth_calls)
#include <ptrauth.h>
#endif

#if __has_feature(nullability)
#pragma clang assume_nonnull begin
#endif

// MARK: Words

typedef struct { _Atomic(uintptr_t) value; } furnish_word;

static inline uintptr_t furnish_word_load(const furnish_word *word) {
  return atomic_load_explicit(&((furnish_word *)word)->value, memory_order_acquire);
}

static inline void furnish_word_store(furnish_word *word, uintptr_t value) {
  atomic_store_explicit(&word->value, value, memory_order_release);
}

/// Stores `value` if the word is still 0, and returns whether it did.
static inline bool furnish_word_store_first(furnish_word *word, uintptr_t value) {
  uintptr_t expected = 0;
  return atomic_compare_exchange_strong_explicit(
      &word->value, &expected, value, memory_order_acq_rel, memory_order_acquire);
}

/// Stores `value` if the word is `expected`, and returns whether it was.
static inline bool furnish_word_replace(furnish_word *word, uintptr_t expected, uintptr_t value) {
  return atomic_compare_exchange_strong_explicit(
      &word->value, &expected, value, memory_order_acq_rel, memory_order_acquire);
}

/// Adds a number to the word and returns the sum. A negative number is added as its two's complement.
static inline uintptr_t furnish_word_add(furnish_word *word, uintptr_t number) {
  return atomic_fetch_add_explicit(&word->value, number, memory_order_acq_rel) + number;
}

/// Sets bits of the word, and returns its value before.
static inline uintptr_t furnish_word_set_bits(furnish_word *word, uintptr_t bits) {
  return atomic_fetch_or_explicit(&word->value, bits, memory_order_acq_rel);
}

// MARK: The table

typedef struct {
  _Atomic(uintptr_t) key;
  _Atomic(uintptr_t) box;
} furnish_slot;

/// An open-addressed table: written under the owner's lock, read by any thread at any time. A table that must grow is
/// replaced by a larger one; the replaced table stays readable until its owner frees it.
typedef struct furnish_table {
  uintptr_t mask;
  uintptr_t count;
  struct furnish_table *_Nullable replaced;
  furnish_slot slots[];
} furnish_table;

/// Drops the low bits of a key: it is the address of a metatype, which is aligned. The multiplier is 2^64 divided by
/// the golden ratio (Knuth, TAOCP 3, 6.4).
static inline uintptr_t furnish_hash(uintptr_t key) {
  return (uintptr_t)(((uint64_t)(key >> 3) * UINT64_C(0x9E3779B97F4A7C15)) >> 32);
}

static inline uintptr_t furnish_table_find_in(const furnish_table *table, uintptr_t key) {
  furnish_slot *slots = (furnish_slot *)table->slots;
  for (uintptr_t index = furnish_hash(key) & table->mask;; index = (index + 1) & table->mask) {
    uintptr_t found = atomic_load_explicit(&slots[index].key, memory_order_acquire);
    if (found == key) return atomic_load_explicit(&slots[index].box, memory_order_acquire);
    if (found == 0) return 0;
  }
}

static inline uintptr_t furnish_table_find(const furnish_table *_Nullable table, uintptr_t key) {
  return table ? furnish_table_find_in(table, key) : 0;
}

/// Stores `box` for `key`, which is not 0, and returns the table to publish: a larger one if this one had to grow. A
/// box of 0 means that the key has none.
furnish_table *furnish_table_insert(furnish_table *_Nullable table, uintptr_t key, uintptr_t box);

/// Returns a table with the same keys and boxes, which the caller owns.
furnish_table *_Nullable furnish_table_copy(const furnish_table *_Nullable table);

/// Frees the table and every table that it replaced.
void furnish_table_free(furnish_table *_Nullable table);

// MARK: Numbered keys

/// A `furnish_table` from each key to its number. Keys are numbered from 1, in the order of their first use, and retain
/// their numbers until the process ends, so that an array can store data for them. Each of the first 62 keys has a bit
/// of its own in masks, which later keys share.
extern furnish_word furnish_key_numbers;

/// The number of a key, and the position of its bit in masks, 1 to 62; 0 if the key has no number.
typedef struct { uintptr_t packed; } furnish_key_number;

static inline uintptr_t furnish_key_number_index(furnish_key_number number) { return number.packed >> 6; }

static inline uint64_t furnish_key_number_bit(furnish_key_number number) {
  return UINT64_C(1) << (number.packed & 63);
}

/// Returns the number of a key, or 0 if it has none.
static inline furnish_key_number furnish_key_number_find(uintptr_t key) {
  const furnish_table *table = (const furnish_table *)furnish_word_load(&furnish_key_numbers);
  return (furnish_key_number){furnish_table_find_in(table, key)};
}

/// Returns the number of a key, and assigns one if it has none.
furnish_key_number furnish_key_number_make(uintptr_t key);

/// A box for each number: written under the owner's lock, read by any thread at any time. Like a table, a row that must
/// grow is replaced by a larger one.
typedef struct furnish_row {
  uintptr_t count;
  struct furnish_row *_Nullable replaced;
  _Atomic(uintptr_t) boxes[];
} furnish_row;

static inline uintptr_t furnish_row_find(const furnish_row *row, furnish_key_number number) {
  uintptr_t index = furnish_key_number_index(number);
  if (index >= row->count) return 0;
  return atomic_load_explicit(&((furnish_row *)row)->boxes[index], memory_order_acquire);
}

furnish_row *furnish_row_make(void);

/// Stores the box of a number, and returns the row to publish: a larger one if this one had to grow.
furnish_row *furnish_row_set(furnish_row *row, furnish_key_number number, uintptr_t box);

/// Frees the row and every row that it replaced.
void furnish_row_free(furnish_row *row);

// MARK: The lock

typedef struct furnish_lock furnish_lock;
typedef struct furnish_condition furnish_condition;

furnish_lock *furnish_lock_make(void);
void furnish_lock_free(furnish_lock *lock);
void furnish_lock_lock(furnish_lock *lock);
void furnish_lock_unlock(furnish_lock *lock);

furnish_condition *furnish_condition_make(void);
void furnish_condition_free(furnish_condition *condition);
void furnish_condition_wait(furnish_condition *condition, furnish_lock *lock);
void furnish_condition_broadcast(furnish_condition *condition);

/// Returns whether the calling thread runs the main actor. On Linux that need not be the main thread: if the main
/// function is asynchronous, any thread may run it.
bool furnish_is_on_main_actor(void);

// MARK: The process

/// Returns the value of an environment variable, or null if it is not set.
const char *_Nullable furnish_environment_value(const char *name);

/// Writes bytes to standard error in one piece, as far as the system allows that.
void furnish_print_error(const void *_Nullable bytes, size_t count);

// MARK: Builds on a thread's stack

/// One service that a recipe is building on this thread. It is a variable of the function that calls the recipe: a
/// build allocates nothing unless another thread waits for it, or its recipe reads a service value.
typedef struct furnish_frame {
  /// The registration: a `Slot`, not retained.
  const void *_Nullable slot;
  /// The build that requested this one on the same thread.
  struct furnish_frame *_Nullable outer;
  /// The nearest frame, this one included, whose instance a scope stores; null where none is.
  struct furnish_frame *_Nullable stored;
  /// The nearest frame, this one included, whose instance a scope will retain: a stored one, or a transient one that
  /// the scope has to close.
  struct furnish_frame *_Nullable held;
  /// The cell that this build has claimed; null for a transient, and for a build that runs while another one has
  /// claimed the cell.
  furnish_word *_Nullable cell;
  /// The subject of the build: the cell of the registration in the scope that builds; null for a transient. It differs
  /// from `cell` while it is unknown whether an overriding scope or the one below it will store the instance.
  furnish_word *_Nullable subject;
  /// The scope that builds: a `ServiceScope`, not retained.
  const void *_Nullable scope;
  /// A retained `Build`, created under the engine's lock by the first thread that needs one.
  void *_Nullable build;
  /// The retained `TrackingLayer` that the recipe reads through, created at the first read, by this thread.
  void *_Nullable tracking;
  /// The provider that the recipe received: a retained `RecipeProvider`, created by this thread.
  void *_Nullable provider;
  /// The retained `WrappedInstances` of the decorators, created by this thread.
  void *_Nullable wrapped;
  /// The number of `withServices` operations that the recipe is inside of. While it is not 0, the task-local is newer
  /// than this frame.
  uintptr_t bindings;
  /// The thread that builds, as `furnish_current_thread` identifies it.
  uintptr_t thread;
} furnish_frame;

/// The instance that makes a request after it was created, and that a scope retains: an element of a list on the stack of
/// the thread.
typedef struct furnish_requester {
  /// The provider of the instance, which notes its requests: a `RecipeProvider`, not retained; null if none does.
  const void *_Nullable provider;
  /// The nearest frame around the request whose instance a scope will retain; null where none is.
  furnish_frame *_Nullable held;
  /// The request around this one.
  struct furnish_requester *_Nullable outer;
} furnish_requester;

/// The services that a thread is building, and the lowest address to which its stack may grow.
typedef struct {
  furnish_frame *_Nullable innermost;
  uintptr_t stack_limit;
  /// The instances that were awaited for the parameters which this thread is reading: `PreparedInstances`.
  void *_Nullable prepared;
  /// The requester of the innermost request that an instance makes after it was created.
  furnish_requester *_Nullable requester;
} furnish_thread_state;

extern _Thread_local furnish_thread_state furnish_thread;

/// Returns a number for the calling thread that no other living thread has.
static inline uintptr_t furnish_current_thread(void) { return (uintptr_t)&furnish_thread; }

static inline furnish_frame *_Nullable furnish_frame_innermost(void) { return furnish_thread.innermost; }

static inline void *_Nullable furnish_thread_prepared(void) { return furnish_thread.prepared; }
static inline void furnish_thread_prepare(void *_Nullable prepared) { furnish_thread.prepared = prepared; }

static inline void furnish_requester_enter(furnish_requester *requester, const void *_Nullable provider) {
  furnish_frame *innermost = furnish_thread.innermost;
  requester->provider = provider;
  requester->held = innermost ? innermost->held : NULL;
  requester->outer = furnish_thread.requester;
  furnish_thread.requester = requester;
}

static inline void furnish_requester_leave(furnish_requester *requester) {
  furnish_thread.requester = requester->outer;
}

/// Returns the innermost request that began directly inside of a frame, or outside of all frames if `held` is null;
/// null without such a request.
///
/// Only the top of the list can be such a request: those that began inside of inner frames have ended, because the frames
/// have, and any older one of this frame is further down only if a newer one of this frame is on top.
static inline furnish_requester *_Nullable furnish_requester_inside(furnish_frame *_Nullable held) {
  furnish_requester *requester = furnish_thread.requester;
  return requester && requester->held == held ? requester : NULL;
}

/// Returns whether the recipes of transient services that the calling code runs receive a certain provider.
static inline bool furnish_requests_through(const void *provider) {
  furnish_frame *held = furnish_thread.innermost ? furnish_thread.innermost->held : NULL;
  furnish_requester *requester = furnish_requester_inside(held);
  return requester ? requester->provider == provider : held && held->provider == provider;
}

/// Returns the stored frame that the calling code is part of, or null if a `withServices` inside of it is newer.
static inline furnish_frame *_Nullable furnish_frame_reading(void) {
  furnish_frame *frame = furnish_thread.innermost;
  if (!frame || !frame->stored || frame->stored->bindings != 0) return NULL;
  return frame->stored;
}

/// Returns whether the caller is too close to the end of its thread's stack, which the first call on a thread
/// determines.
bool furnish_stack_is_short(void);

/// Begins a frame, and returns whether enough of the stack is left for its recipe.
static inline bool furnish_frame_enter(
    furnish_frame *frame, const void *slot, furnish_word *_Nullable cell, furnish_word *_Nullable subject,
    const void *scope) {
  furnish_frame *outer = furnish_thread.innermost;
  frame->slot = slot;
  frame->outer = outer;
  frame->stored = subject ? frame : outer ? outer->stored : NULL;
  frame->held = subject ? frame : outer ? outer->held : NULL;
  frame->cell = cell;
  frame->subject = subject;
  frame->scope = scope;
  frame->thread = (uintptr_t)&furnish_thread;
  frame->build = NULL;
  frame->tracking = NULL;
  frame->provider = NULL;
  frame->wrapped = NULL;
  frame->bindings = 0;
  furnish_thread.innermost = frame;
  // The limit is 0 until a thread has begun a frame. Minus 1, it is the highest address, so the first frame of each
  // thread calls `furnish_stack_is_short`, which determines the limit.
  return (uintptr_t)frame - 1 >= furnish_thread.stack_limit - 1 || !furnish_stack_is_short();
}

static inline void furnish_frame_leave(const furnish_frame *frame) { furnish_thread.innermost = frame->outer; }

/// Begins an operation under other service values; returns the frame to pass to `furnish_binding_end`.
static inline furnish_frame *_Nullable furnish_binding_begin(void) {
  furnish_frame *frame = furnish_thread.innermost;
  if (!frame || !frame->stored) return NULL;
  frame->stored->bindings += 1;
  return frame->stored;
}

static inline void furnish_binding_end(furnish_frame *_Nullable stored) {
  if (stored) stored->bindings -= 1;
}

// MARK: Types

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

/// Returns whether a type is that of the types that conform to a protocol: `any P.Type`.
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

/// Returns the arguments of a generic type if `metadata` is an instance of the same generic struct
/// or enum as `like`, else null. It reads the kind, the descriptor, and the generic arguments that follow, which Apple's systems
/// fix; elsewhere a program is compiled for the runtime that it contains.
static inline const void *const _Nullable *_Nullable furnish_generic_arguments(
    const void *metadata, const void *like) {
  const uintptr_t *words = (const uintptr_t *)metadata;
  const uintptr_t *others = (const uintptr_t *)like;
  bool is_value = words[0] >= furnish_kind_struct && words[0] <= furnish_kind_optional;
  if (!is_value || words[0] != others[0]) return NULL;
  if (furnish_descriptor(words[1]) != furnish_descriptor(others[1])) return NULL;
  return (const void *const *)(words + 2);
}

/// Returns the dynamic type of the value at `address`, whose static type is `metadata`, without the optionals and existentials
/// around it; null for `nil`, and if only a cast can determine it.
const void *_Nullable furnish_dynamic_type(const void *metadata, const void *address);

/// Returns the object that the value at `address` is, or that the optional or the existential at `address` holds, or null for
/// other values. `metadata` is the static type of the value.
const void *_Nullable furnish_object(const void *metadata, const void *address);

/// Returns the dynamic type of an object.
const void *furnish_object_type(const void *object);

/// Destroys the value at `address`, whose type is `metadata`. It does nothing and returns false where the operations of a type
/// are signed.
bool furnish_destroy(const void *metadata, void *address);

/// Retains an object unless it is being freed already, and returns whether it did. Part of the stable interface of
/// Swift's runtime: reading an `unowned` reference calls it.
static inline bool furnish_try_retain(const void *object) {
  extern void *_Nullable swift_tryRetain(void *_Nonnull);
  return swift_tryRetain((void *)object) != NULL;
}

/// Returns whether `metadata` is the type of an existential: `any P`, `any P & Q`, `any P<Int>`.
bool furnish_is_existential(const void *metadata);

/// Returns whether one of the protocols of an existential is the protocol of the existential `other`, or inherits from
/// it.
bool furnish_existential_includes(const void *metadata, const void *other);

/// Returns the superclass that `any Base & P` names; null for other existentials.
const void *_Nullable furnish_existential_superclass(const void *metadata);

/// Returns the mangled name of the superclass that the protocols of an existential require, or that `any Base & P<Int>` names,
/// or null if there are at most `number` of them.
const char *_Nullable furnish_existential_superclass_name(const void *metadata, uint32_t number);

/// Returns the length of a mangled name, in which references to types may contain zeros.
uintptr_t furnish_mangled_length(const char *name);

// MARK: The task-local

/// Returns the address of the value bound to `key`. `TaskLocal.get()` calls this function, which is part of the stable
/// interface of Swift's concurrency runtime.
__attribute__((swiftcall)) extern void *_Nullable swift_task_localValueGet(const void *key);

/// Returns the address of the value that is bound to the task-local `key`, or null if none is bound.
static inline const void *_Nullable furnish_task_local_storage(const void *key) {
  return swift_task_localValueGet(key);
}

/// Returns the object bound to the task-local `key`, not retained, or null if none is bound. The binding retains the
/// object while the caller runs inside of it.
static inline const void *_Nullable furnish_task_local_borrow(const void *key) {
  const void *const *where = (const void *const *)swift_task_localValueGet(key);
  return where ? *where : NULL;
}

#if __has_feature(nullability)
#pragma clang assume_nonnull end
#endif

#include "FurnishBorrowing.h"

#endif
