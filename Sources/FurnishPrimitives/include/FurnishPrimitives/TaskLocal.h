// The value of a task-local, without a retain.
#ifndef FURNISH_TASK_LOCAL_H
#define FURNISH_TASK_LOCAL_H

#include <stddef.h>

#pragma clang assume_nonnull begin

/// Returns the address of the value bound to `key`. `TaskLocal.get()` calls this function, which is part of the stable
/// interface of Swift's concurrency runtime.
__attribute__((swiftcall)) extern void *_Nullable swift_task_localValueGet(const void *key);

/// Returns the address of the value that is bound to the task-local `key`, or null if none is bound.
static inline const void *_Nullable furnish_task_local_storage(const void *key) {
  return swift_task_localValueGet(key);
}

/// Returns the object bound to the task-local `key`, not retained, or null if none is bound. The binding retains the
/// object while the caller runs inside of it.
static inline const void *_Nullable furnish_task_local_borrow(const void *key) {
  const void *const *where = (const void *const *)swift_task_localValueGet(key);
  return where ? *where : NULL;
}

#pragma clang assume_nonnull end

#endif
