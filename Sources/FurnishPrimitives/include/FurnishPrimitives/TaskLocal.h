// The values of task-locals: read without a retain, and set without a closure.
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

/// `TaskLocal.withValue` calls these two functions, which are part of the stable interface of Swift's concurrency
/// runtime. The first moves the value out of the memory at `value`.
__attribute__((swiftcall)) extern void swift_task_localValuePush(const void *key, void *value, const void *type);
__attribute__((swiftcall)) extern void swift_task_localValuePop(void);

/// Binds a retained object to the task-local `key`, whose type `type` is a class or an optional of one. The binding
/// releases the object.
static inline void furnish_task_local_push(const void *key, const void *object, const void *type) {
  swift_task_localValuePush(key, &object, type);
}

/// Ends the last binding of this task that has not ended.
static inline void furnish_task_local_pop(void) { swift_task_localValuePop(); }

#pragma clang assume_nonnull end

#endif
