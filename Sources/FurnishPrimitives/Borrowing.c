#include "FurnishPrimitives/Borrowing.h"

furnish_announcement furnish_announcements[furnish_announcement_count];

bool furnish_is_announced(uintptr_t box) {
  for (int place = 0; place < furnish_announcement_count; place += 1) {
    if (atomic_load(&furnish_announcements[place].box) == box) return true;
  }
  return false;
}

void furnish_table_publish(furnish_word *table, uintptr_t key, uintptr_t box) {
  furnish_table *old = (furnish_table *)atomic_load(&table->value);
  if (!old && !box) return;
  furnish_table *new = furnish_table_insert(old, key, box);
  if (new != old) atomic_store(&table->value, (uintptr_t)new);
}
