#include "FurnishPrimitives/Lock.h"

#include "Mutex.h"
#include <stdlib.h>

struct furnish_lock { furnish_mutex mutex; };
struct furnish_condition { furnish_mutex_condition condition; };

furnish_lock *furnish_lock_make(void) {
  furnish_lock *lock = malloc(sizeof(furnish_lock));
  if (!lock || !furnish_mutex_init(&lock->mutex)) abort();
  return lock;
}

void furnish_lock_free(furnish_lock *lock) {
  furnish_mutex_destroy(&lock->mutex);
  free(lock);
}

void furnish_lock_lock(furnish_lock *lock) { furnish_mutex_lock(&lock->mutex); }

void furnish_lock_unlock(furnish_lock *lock) { furnish_mutex_unlock(&lock->mutex); }

furnish_condition *furnish_condition_make(void) {
  furnish_condition *condition = malloc(sizeof(furnish_condition));
  if (!condition || !furnish_mutex_condition_init(&condition->condition)) abort();
  return condition;
}

void furnish_condition_free(furnish_condition *condition) {
  furnish_mutex_condition_destroy(&condition->condition);
  free(condition);
}

void furnish_condition_wait(furnish_condition *condition, furnish_lock *lock) {
  furnish_mutex_condition_wait(&condition->condition, &lock->mutex);
}

void furnish_condition_broadcast(furnish_condition *condition) {
  furnish_mutex_condition_broadcast(&condition->condition);
}
