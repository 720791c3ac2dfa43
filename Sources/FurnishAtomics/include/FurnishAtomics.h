// What Furnish needs below the standard library: atomic words, a lock with a
// condition, a lock-free table from type identity to box, and a borrow of a
// task-local. The module Synchronization offers the first two, but needs newer
// systems than Furnish supports.
#ifndef FURNISH_ATOMICS_H
#define FURNISH_ATOMICS_H

#include <stdatomic.h>
#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

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

/// Stores `value` if the word is still 0, and tells whether it did.
static inline bool furnish_word_store_first(furnish_word *word, uintptr_t value) {
  uintptr_t expected = 0;
  return atomic_compare_exchange_strong_explicit(
      &word->value, &expected, value, memory_order_acq_rel, memory_order_acquire);
}

// MARK: The table

typedef struct {
  _Atomic(uintptr_t) key;
  _Atomic(uintptr_t) box;
} furnish_slot;

/// An open-addressed table: written under the owner's lock, read by anyone at
/// any time. It only ever grows by being replaced; a replaced table stays
/// readable until its owner frees it.
typedef struct furnish_table {
  uintptr_t mask;
  uintptr_t count;
  struct furnish_table *_Nullable replaced;
  furnish_slot slots[];
} furnish_table;

/// Metatype addresses are aligned, so their low bits carry nothing; the
/// multiplier is 2^64 divided by the golden ratio (Knuth, TAOCP 3, 6.4).
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

/// Sets `key` (which is not 0) to `box` and answers the table to publish, which
/// is the same one unless it had to grow. A box of 0 is none.
furnish_table *furnish_table_insert(furnish_table *_Nullable table, uintptr_t key, uintptr_t box);

/// A table with the same keys and boxes, which the first one's owner does not own.
furnish_table *_Nullable furnish_table_copy(const furnish_table *_Nullable table);

/// Frees the table and every table that it replaced.
void furnish_table_free(furnish_table *_Nullable table);

// MARK: Numbered keys

/// From a key to its number: a `furnish_table`. Keys get numbers in the order of their coming, from 1, for as long as
/// the process lives, so that what is kept for them stands in a row, and the first 62 have bits of their own.
extern furnish_word furnish_key_numbers;

/// A number, and which bit it has in masks, 1 to 62; 0 is no number, and no bit of a key.
typedef struct { uintptr_t packed; } furnish_key_number;

static inline uintptr_t furnish_key_number_index(furnish_key_number number) { return number.packed >> 6; }

static inline uint64_t furnish_key_number_bit(furnish_key_number number) {
  return UINT64_C(1) << (number.packed & 63);
}

/// The number of a key, if it has one. Call it only after some key has got one: the first root keeps a value at once,
/// and there are no layers without a root.
static inline furnish_key_number furnish_key_number_find(uintptr_t key) {
  const furnish_table *table = (const furnish_table *)furnish_word_load(&furnish_key_numbers);
  return (furnish_key_number){furnish_table_find_in(table, key)};
}

/// The number of a key, which gets one if it has none.
furnish_key_number furnish_key_number_make(uintptr_t key);

/// A box for each number: written under the owner's lock, read by anyone at any time. Like a table it grows by being
/// replaced.
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

/// Sets the box of a number and answers the row to publish.
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

/// A number for the calling thread that no other living thread has.
uintptr_t furnish_current_thread(void);

/// Whether the calling thread runs the main actor. On Linux that need not be the
/// main thread: where the main function is asynchronous, any thread takes its turn.
bool furnish_is_on_main_actor(void);

// MARK: What is being made on a thread

/// One service that is being made on this thread, and the one that asked for it. It stands
/// on the stack of the code that makes it.
typedef struct furnish_frame {
  const void *_Nullable slot;
  const struct furnish_frame *_Nullable outer;
  uint32_t depth;
  /// Whether this service, or one that asked for it, is kept by the scope that makes it.
  bool is_kept;
} furnish_frame;

extern _Thread_local const furnish_frame *_Nullable furnish_innermost_frame;

static inline const furnish_frame *_Nullable furnish_frame_innermost(void) {
  return furnish_innermost_frame;
}

/// Begins a frame, and answers how many there are now.
static inline uint32_t furnish_frame_enter(furnish_frame *frame, const void *slot, bool is_kept) {
  const furnish_frame *outer = furnish_innermost_frame;
  frame->slot = slot;
  frame->outer = outer;
  frame->depth = outer ? outer->depth + 1 : 1;
  frame->is_kept = is_kept || (outer && outer->is_kept);
  furnish_innermost_frame = frame;
  return frame->depth;
}

static inline void furnish_frame_leave(const furnish_frame *frame) {
  furnish_innermost_frame = frame->outer;
}

// MARK: Types

/// The arguments of a generic type, where `metadata` is an instance of the same generic struct
/// or enum as `like`; else null. Reads the part of type metadata that Swift's stable ABI fixes:
/// the kind, the descriptor, and the generic arguments that follow.
static inline const void *const _Nullable *_Nullable furnish_generic_arguments(
    const void *metadata, const void *like) {
  const uintptr_t *words = (const uintptr_t *)metadata;
  const uintptr_t *others = (const uintptr_t *)like;
  bool is_value = words[0] == 0x200 || words[0] == 0x201 || words[0] == 0x202;
  if (!is_value || words[0] != others[0] || words[1] != others[1]) return NULL;
  return (const void *const *)(words + 2);
}

/// Whether `metadata` is that of a protocol, or of several: `any P`, `any P & Q`.
bool furnish_is_existential(const void *metadata);

/// Whether one of the protocols of an existential is that of another one, or inherits from it.
bool furnish_existential_includes(const void *metadata, const void *other);

// MARK: The task-local

/// Part of the stable interface of Swift's concurrency runtime: it is what
/// `TaskLocal.get()` calls. It answers where the value bound to `key` stands.
__attribute__((swiftcall)) extern void *_Nullable swift_task_localValueGet(const void *key);

/// The object bound to the task-local `key`, not retained, or null where none
/// is bound. The binding keeps it alive for as long as the caller runs inside it.
static inline const void *_Nullable furnish_task_local_borrow(const void *key) {
  const void *const *where = (const void *const *)swift_task_localValueGet(key);
  return where ? *where : NULL;
}

#if __has_feature(nullability)
#pragma clang assume_nonnull end
#endif

#include "FurnishBorrowing.h"

#endif
