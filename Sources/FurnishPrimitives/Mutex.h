// The mutex and the condition of each system, under one name. Only the C files of this module include it.
#ifndef FURNISH_MUTEX_H
#define FURNISH_MUTEX_H

#include <stdbool.h>
#include <stddef.h>

#if defined(_WIN32)

#include "WindowsHeaders.h"

typedef SRWLOCK furnish_mutex;
typedef CONDITION_VARIABLE furnish_mutex_condition;

#define FURNISH_MUTEX_INITIALIZER SRWLOCK_INIT

// Neither owns memory, so neither has to be destroyed.
static inline bool furnish_mutex_init(furnish_mutex *mutex) { InitializeSRWLock(mutex); return true; }
static inline void furnish_mutex_destroy(furnish_mutex *mutex) { (void)mutex; }
static inline void furnish_mutex_lock(furnish_mutex *mutex) { AcquireSRWLockExclusive(mutex); }
static inline void furnish_mutex_unlock(furnish_mutex *mutex) { ReleaseSRWLockExclusive(mutex); }

static inline bool furnish_mutex_condition_init(furnish_mutex_condition *condition) {
  InitializeConditionVariable(condition);
  return true;
}
static inline void furnish_mutex_condition_destroy(furnish_mutex_condition *condition) { (void)condition; }
static inline void furnish_mutex_condition_wait(furnish_mutex_condition *condition, furnish_mutex *mutex) {
  SleepConditionVariableSRW(condition, mutex, INFINITE, 0);
}
static inline void furnish_mutex_condition_broadcast(furnish_mutex_condition *condition) {
  WakeAllConditionVariable(condition);
}

#elif defined(__wasi__) && !defined(_REENTRANT)

// A program without threads: no other thread can hold a mutex, and none could end a wait.
typedef struct { char unused; } furnish_mutex;
typedef struct { char unused; } furnish_mutex_condition;

#define FURNISH_MUTEX_INITIALIZER {0}

static inline bool furnish_mutex_init(furnish_mutex *mutex) { (void)mutex; return true; }
static inline void furnish_mutex_destroy(furnish_mutex *mutex) { (void)mutex; }
static inline void furnish_mutex_lock(furnish_mutex *mutex) { (void)mutex; }
static inline void furnish_mutex_unlock(furnish_mutex *mutex) { (void)mutex; }

static inline bool furnish_mutex_condition_init(furnish_mutex_condition *condition) { (void)condition; return true; }
static inline void furnish_mutex_condition_destroy(furnish_mutex_condition *condition) { (void)condition; }
static inline void furnish_mutex_condition_wait(furnish_mutex_condition *condition, furnish_mutex *mutex) {
  (void)condition, (void)mutex;
  __builtin_trap();
}
static inline void furnish_mutex_condition_broadcast(furnish_mutex_condition *condition) { (void)condition; }

#else

#include <pthread.h>

typedef pthread_mutex_t furnish_mutex;
typedef pthread_cond_t furnish_mutex_condition;

#define FURNISH_MUTEX_INITIALIZER PTHREAD_MUTEX_INITIALIZER

static inline bool furnish_mutex_init(furnish_mutex *mutex) {
  pthread_mutexattr_t attributes;
  if (pthread_mutexattr_init(&attributes) != 0) return false;
#if defined(__APPLE__)
  // A waiting user-interface thread raises the priority of the holder.
  pthread_mutexattr_setprotocol(&attributes, PTHREAD_PRIO_INHERIT);
#endif
  bool succeeded = pthread_mutex_init(mutex, &attributes) == 0;
  pthread_mutexattr_destroy(&attributes);
  return succeeded;
}
static inline void furnish_mutex_destroy(furnish_mutex *mutex) { pthread_mutex_destroy(mutex); }
static inline void furnish_mutex_lock(furnish_mutex *mutex) { pthread_mutex_lock(mutex); }
static inline void furnish_mutex_unlock(furnish_mutex *mutex) { pthread_mutex_unlock(mutex); }

static inline bool furnish_mutex_condition_init(furnish_mutex_condition *condition) {
  return pthread_cond_init(condition, NULL) == 0;
}
static inline void furnish_mutex_condition_destroy(furnish_mutex_condition *condition) {
  pthread_cond_destroy(condition);
}
static inline void furnish_mutex_condition_wait(furnish_mutex_condition *condition, furnish_mutex *mutex) {
  pthread_cond_wait(condition, mutex);
}
static inline void furnish_mutex_condition_broadcast(furnish_mutex_condition *condition) {
  pthread_cond_broadcast(condition);
}

#endif

#endif
