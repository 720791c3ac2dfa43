// Reading a box that another thread may take out of its table at any time, and
// free, without a lock.
//
// The reader announces the box, then checks whether it is still in the table; the writer takes it out, then checks
// whether it is announced. All of these are sequentially consistent, so one of the two reads the other's write ("Hazard
// Pointers", M. Michael, IEEE Transactions on Parallel and Distributed Systems 15:6, 2004).
#ifndef FURNISH_BORROWING_H
#define FURNISH_BORROWING_H

#include "FurnishAtomics.h"

#if __has_feature(nullability)
#pragma clang assume_nonnull begin
#endif

/// A place where a reader announces one box. Alone in its line of the cache, so
/// that readers do not slow each other down.
typedef struct {
  _Alignas(64) _Atomic(uintptr_t) box;
} furnish_announcement;

/// More than readers come at the same time: each holds one for some ten instructions.
enum { furnish_announcement_count = 128 };

extern furnish_announcement furnish_announcements[furnish_announcement_count];

typedef struct {
  /// 0 if the table has none.
  uintptr_t box;
  /// Null where there is no box, or no place was free: then it must not be touched.
  furnish_announcement *_Nullable announcement;
} furnish_borrow;

static inline uintptr_t furnish_table_find_latest(const furnish_word *table, uintptr_t key) {
  furnish_table *latest = (furnish_table *)atomic_load(&((furnish_word *)table)->value);
  if (!latest) return 0;
  for (uintptr_t index = furnish_hash(key) & latest->mask;; index = (index + 1) & latest->mask) {
    uintptr_t found = atomic_load_explicit(&latest->slots[index].key, memory_order_acquire);
    if (found == key) return atomic_load(&latest->slots[index].box);
    if (found == 0) return 0;
  }
}

/// The box of a key, which stays until `furnish_borrow_end`.
static inline furnish_borrow furnish_table_borrow(const furnish_word *table, uintptr_t key) {
  furnish_borrow none = {0, NULL};
  furnish_borrow borrow = {furnish_table_find_latest(table, key), NULL};
  if (borrow.box == 0) return none;
  // Threads begin at different places: no other thread has the same address of a thread-local variable.
  uintptr_t place = furnish_hash((uintptr_t)&furnish_thread);
  for (uintptr_t tried = 0; tried < furnish_announcement_count; tried += 1, place += 1) {
    furnish_announcement *free = &furnish_announcements[place % furnish_announcement_count];
    uintptr_t nothing = 0;
    if (!atomic_compare_exchange_strong(&free->box, &nothing, borrow.box)) continue;
    borrow.announcement = free;
    for (;;) {
      uintptr_t latest = furnish_table_find_latest(table, key);
      if (latest == borrow.box) return borrow;
      atomic_exchange(&free->box, latest);
      if (latest == 0) return none;
      borrow.box = latest;
    }
  }
  return borrow;
}

/// Ends a borrow, and returns whether a writer may have waited for that: whether it has left an entry in `leftovers`.
static inline bool furnish_borrow_end(
    furnish_announcement *_Nullable announcement, const furnish_word *leftovers) {
  // An exchange, not a store: reads of the box, its retain too, are done before.
  if (announcement) atomic_exchange(&announcement->box, 0);
  return atomic_load(&((furnish_word *)leftovers)->value) != 0;
}

/// Returns whether a thread may be reading the box. Call it after the box was removed from its table.
bool furnish_is_announced(uintptr_t box);

/// Sets `key` to `box`, or to nothing where that is 0, for borrowing readers. Call it under
/// the lock of the table's owner.
void furnish_table_publish(furnish_word *table, uintptr_t key, uintptr_t box);

/// Records whether something is left to be freed (1) or not (0).
static inline void furnish_leftovers_set(furnish_word *leftovers, uintptr_t value) {
  atomic_store(&leftovers->value, value);
}

#if __has_feature(nullability)
#pragma clang assume_nonnull end
#endif

#endif
