#include "FurnishPrimitives/Table.h"

#include <stdlib.h>
#include <string.h>

static furnish_table *make_table(uintptr_t capacity, furnish_table *replaced) {
  furnish_table *table = calloc(1, sizeof(furnish_table) + capacity * sizeof(furnish_slot));
  if (!table) abort();
  table->mask = capacity - 1;
  table->replaced = replaced;
  return table;
}

static void put(furnish_table *table, uintptr_t key, uintptr_t box) {
  uintptr_t index = furnish_hash(key) & table->mask;
  for (;;) {
    uintptr_t found = atomic_load_explicit(&table->slots[index].key, memory_order_relaxed);
    if (found == key || found == 0) {
      // The box is stored first, because a thread that reads the key must read its box; and it is stored sequentially
      // consistent, because borrowing relies on that.
      atomic_store(&table->slots[index].box, box);
      if (found == 0) {
        table->count += 1;
        atomic_store_explicit(&table->slots[index].key, key, memory_order_release);
      }
      return;
    }
    index = (index + 1) & table->mask;
  }
}

/// Returns whether a number of keys would cause too many collisions. Which keys collide depends on the addresses of
/// metatypes, and so on the linker: in a table that is a quarter full, nearly every lookup finds its key at once. Large
/// tables are filled by half, to save memory.
static bool is_too_small(uintptr_t capacity, uintptr_t count) {
  return count * (capacity < 4096 ? 4 : 2) > capacity;
}

furnish_table *furnish_table_make(uintptr_t count) {
  uintptr_t capacity = 8;
  while (is_too_small(capacity, count)) capacity *= 2;
  return make_table(capacity, NULL);
}

furnish_table *furnish_table_insert(furnish_table *table, uintptr_t key, uintptr_t box) {
  if (!table) table = furnish_table_make(1);
  if (is_too_small(table->mask + 1, table->count + 1)) {
    furnish_table *larger = make_table((table->mask + 1) * 2, table);
    for (uintptr_t index = 0; index <= table->mask; index += 1) {
      uintptr_t found = atomic_load_explicit(&table->slots[index].key, memory_order_relaxed);
      if (found) {
        put(larger, found, atomic_load_explicit(&table->slots[index].box, memory_order_relaxed));
      }
    }
    table = larger;
  }
  put(table, key, box);
  return table;
}

furnish_table *furnish_table_copy(const furnish_table *table) {
  if (!table) return NULL;
  size_t size = sizeof(furnish_table) + (table->mask + 1) * sizeof(furnish_slot);
  furnish_table *copy = malloc(size);
  if (!copy) abort();
  memcpy(copy, table, size);
  copy->replaced = NULL;
  return copy;
}

void furnish_table_free(furnish_table *table) {
  while (table) {
    furnish_table *replaced = table->replaced;
    free(table);
    table = replaced;
  }
}
