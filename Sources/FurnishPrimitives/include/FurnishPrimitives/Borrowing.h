// Reading a box of a table without a lock, while another thread may remove the box from the table and free it.
//
//     reader                                             writer
//     1. finds the box in the table, and announces it    1. removes the box from the table
//     2. finds it in the table again, and reads it       2. frees it, unless it is announced
//
// If the reader does not find the box again, it announces the box that it finds instead. If the writer finds the box
// announced, it leaves the box, to be freed later: the "leftovers". All of these accesses are sequentially consistent,
// so at least one of the two threads reads the other's write ("Hazard Pointers", M. Michael, IEEE Transactions on
// Parallel and Distributed Systems 15:6, 2004).
#ifndef FURNISH_BORROWING_H
#define FURNISH_BORROWING_H

#include "Frames.h"
#include "Table.h"

#pragma clang assume_nonnull begin

/// A place where a reader announces one box. It occupies a cache line by itself, so that readers do not slow each other
/// down.
typedef struct {
  _Alignas(64) _Atomic(uintptr_t) box;
} furnish_announcement;

/// More places than threads read at the same time: a reader occupies one for some ten instructions.
enum { furnish_announcement_count = 128 };

extern furnish_announcement furnish_announcements[furnish_announcement_count];

typedef struct {
  /// The box, or 0 if the table has none.
  uintptr_t box;
  /// Null if the table has no box, or if no place was free. In both cases, the box must not be read.
  furnish_announcement *_Nullable announcement;
} furnish_borrow;

/// Returns the box of a key, or 0 if the table has none. Unlike `furnish_table_find`, it reads the table and the box in
/// a sequentially consistent way.
static inline uintptr_t furnish_table_find_latest(const furnish_word *table, uintptr_t key) {
  furnish_table *latest = (furnish_table *)atomic_load(&((furnish_word *)table)->value);
  if (!latest) return 0;
  for (uintptr_t index = furnish_hash(key) & latest->mask;; index = (index + 1) & latest->mask) {
    uintptr_t found = atomic_load_explicit(&latest->slots[index].key, memory_order_acquire);
    if (found == key) return atomic_load(&latest->slots[index].box);
    if (found == 0) return 0;
  }
}

/// Returns the box of a key and announces it, so that no thread frees the box before `furnish_borrow_end`.
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

/// Ends a borrow, and returns whether `leftovers` is set: a writer may have left this box, to be freed after the
/// borrow.
static inline bool furnish_borrow_end(
    furnish_announcement *_Nullable announcement, const furnish_word *leftovers) {
  // An exchange rather than a store, so that the reads of the box, and its retain, happen before it.
  if (announcement) atomic_exchange(&announcement->box, 0);
  return atomic_load(&((furnish_word *)leftovers)->value) != 0;
}

/// Returns whether a thread may be reading the box. Call it after the box was removed from the table.
bool furnish_is_announced(uintptr_t box);

/// Stores `box` for `key`, or removes the box of `key` if `box` is 0, for borrowing readers. Call it under the lock of
/// the table's owner.
void furnish_table_publish(furnish_word *table, uintptr_t key, uintptr_t box);

/// Records whether something is left to be freed (1) or not (0).
static inline void furnish_leftovers_set(furnish_word *leftovers, uintptr_t value) {
  atomic_store(&leftovers->value, value);
}

#pragma clang assume_nonnull end

#endif
