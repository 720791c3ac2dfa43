// A lock with a condition. The lock of the module Synchronization needs newer systems than Furnish supports, and has no
// condition.
#ifndef FURNISH_LOCK_H
#define FURNISH_LOCK_H

#pragma clang assume_nonnull begin

typedef struct furnish_lock furnish_lock;
typedef struct furnish_condition furnish_condition;

furnish_lock *furnish_lock_make(void);
void furnish_lock_free(furnish_lock *lock);
void furnish_lock_lock(furnish_lock *lock);
void furnish_lock_unlock(furnish_lock *lock);

furnish_condition *furnish_condition_make(void);
void furnish_condition_free(furnish_condition *condition);
void furnish_condition_wait(furnish_condition *condition, furnish_lock *lock);
void furnish_condition_broadcast(furnish_condition *condition);

#pragma clang assume_nonnull end

#endif
