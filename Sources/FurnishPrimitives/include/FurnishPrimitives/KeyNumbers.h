// The numbers of keys, and arrays of boxes by these numbers.
#ifndef FURNISH_KEY_NUMBERS_H
#define FURNISH_KEY_NUMBERS_H

#include "Table.h"

#pragma clang assume_nonnull begin

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

/// An array with a box for each number: written under the owner's lock, read by any thread at any time. Like a table, a
/// row that must grow is replaced by a larger one.
typedef struct furnish_row {
  uintptr_t count;
  struct furnish_row *_Nullable replaced;
  _Atomic(uintptr_t) boxes[];
} furnish_row;

/// Returns the box of a number, or 0 if the row has none.
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

#pragma clang assume_nonnull end

#endif
