// A table from the identities of types to boxes, which is read without a lock. A box is a word other than 0, such as
// the address of an object.
#ifndef FURNISH_TABLE_H
#define FURNISH_TABLE_H

#include "Words.h"

#pragma clang assume_nonnull begin

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

/// Returns the hash of a key. A key is the address of a metatype, which is aligned, so its low bits are dropped. The
/// multiplier is 2^64 divided by the golden ratio (Knuth, TAOCP 3, 6.4).
static inline uintptr_t furnish_hash(uintptr_t key) {
  return (uintptr_t)(((uint64_t)(key >> 3) * UINT64_C(0x9E3779B97F4A7C15)) >> 32);
}

/// Returns the box of a key, or 0 if the table has none.
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

/// Returns an empty table that need not grow for a number of keys.
furnish_table *furnish_table_make(uintptr_t count);

/// Stores `box` for `key`, which is not 0, and returns the table to publish: a larger one if this one had to grow. A
/// box of 0 means that the key has none.
furnish_table *furnish_table_insert(furnish_table *_Nullable table, uintptr_t key, uintptr_t box);

/// Returns a table with the same keys and boxes, which the caller owns.
furnish_table *_Nullable furnish_table_copy(const furnish_table *_Nullable table);

/// Frees the table and every table that it replaced.
void furnish_table_free(furnish_table *_Nullable table);

#pragma clang assume_nonnull end

#endif
