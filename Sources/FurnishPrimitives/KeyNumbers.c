#include "FurnishPrimitives/KeyNumbers.h"

#include "Mutex.h"
#include <stdlib.h>

/// The table that is read until the first key has a number. It repeats the layout of `furnish_table`, because C allows
/// no static object with a flexible array of slots, and is never freed.
static struct {
  uintptr_t mask;
  uintptr_t count;
  struct furnish_table *replaced;
  furnish_slot slots[8];
} first = {.mask = 7};

furnish_word furnish_key_numbers = {(uintptr_t)&first};

furnish_key_number furnish_key_number_make(uintptr_t key) {
  static furnish_mutex mutex = FURNISH_MUTEX_INITIALIZER;
  furnish_mutex_lock(&mutex);
  furnish_table *table = (furnish_table *)furnish_word_load(&furnish_key_numbers);
  uintptr_t packed = furnish_table_find(table, key);
  if (!packed) {
    uintptr_t index = table->count + 1;
    packed = index << 6 | ((index - 1) % 62 + 1);
    furnish_word_store(&furnish_key_numbers, (uintptr_t)furnish_table_insert(table, key, packed));
  }
  furnish_mutex_unlock(&mutex);
  return (furnish_key_number){packed};
}

static furnish_row *make_row(uintptr_t count, furnish_row *replaced) {
  furnish_row *row = calloc(1, sizeof(furnish_row) + count * sizeof(uintptr_t));
  if (!row) abort();
  row->count = count;
  row->replaced = replaced;
  return row;
}

furnish_row *furnish_row_make(void) { return make_row(16, NULL); }

furnish_row *furnish_row_set(furnish_row *row, furnish_key_number number, uintptr_t box) {
  uintptr_t index = furnish_key_number_index(number);
  if (index >= row->count) {
    uintptr_t count = row->count;
    while (count <= index) count *= 2;
    furnish_row *larger = make_row(count, row);
    for (uintptr_t old = 0; old < row->count; old += 1) {
      atomic_init(&larger->boxes[old], atomic_load_explicit(&row->boxes[old], memory_order_relaxed));
    }
    row = larger;
  }
  atomic_store_explicit(&row->boxes[index], box, memory_order_release);
  return row;
}

void furnish_row_free(furnish_row *row) {
  for (furnish_row *next = row, *replaced; next; next = replaced) {
    replaced = next->replaced;
    free(next);
  }
}
