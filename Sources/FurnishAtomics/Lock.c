#include "FurnishAtomics.h"

#include <pthread.h>
#include <stdlib.h>

struct furnish_lock { pthread_mutex_t mutex; };
struct furnish_condition { pthread_cond_t condition; };

furnish_lock *furnish_lock_make(void) {
  furnish_lock *lock = malloc(sizeof(furnish_lock));
  if (!lock) abort();
  pthread_mutexattr_t attributes;
  pthread_mutexattr_init(&attributes);
#if defined(__APPLE__)
  // A waiting user-interface thread raises the priority of the holder.
  pthread_mutexattr_setprotocol(&attributes, PTHREAD_PRIO_INHERIT);
#endif
  if (pthread_mutex_init(&lock->mutex, &attributes) != 0) abort();
  pthread_mutexattr_destroy(&attributes);
  return lock;
}

void furnish_lock_free(furnish_lock *lock) {
  pthread_mutex_destroy(&lock->mutex);
  free(lock);
}

void furnish_lock_lock(furnish_lock *lock) { pthread_mutex_lock(&lock->mutex); }

void furnish_lock_unlock(furnish_lock *lock) { pthread_mutex_unlock(&lock->mutex); }

furnish_condition *furnish_condition_make(void) {
  furnish_condition *condition = malloc(sizeof(furnish_condition));
  if (!condition) abort();
  if (pthread_cond_init(&condition->condition, NULL) != 0) abort();
  return condition;
}

void furnish_condition_free(furnish_condition *condition) {
  pthread_cond_destroy(&condition->condition);
  free(condition);
}

void furnish_condition_wait(furnish_condition *condition, furnish_lock *lock) {
  pthread_cond_wait(&condition->condition, &lock->mutex);
}

void furnish_condition_broadcast(furnish_condition *condition) {
  pthread_cond_broadcast(&condition->condition);
}
