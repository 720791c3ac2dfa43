// Notifies the thread sanitizer of the locks of Swift's `Mutex`, for Scripts/test-tsan.
//
// `Mutex` takes and releases an uncontended lock with atomics, which are compiled into its users and instrumented. The
// two functions for a contended lock are in the library of the toolchain, which is not instrumented: the sanitizer
// would report accesses that such a lock orders. A preloaded library takes precedence over that of the toolchain.
#define _GNU_SOURCE
#include <dlfcn.h>
#include <stdint.h>

// Null in a program without the sanitizer, such as `swift test`.
__attribute__((weak)) void __tsan_acquire(void *address);
__attribute__((weak)) void __tsan_release(void *address);

#define LOCK "$s15Synchronization12_MutexHandleV9_lockSlowyys6UInt32VF"
#define UNLOCK "$s15Synchronization12_MutexHandleV11_unlockSlowyyF"
#define SWIFT __attribute__((swiftcall))
#define SELF __attribute__((swift_context))

// The lock is one word, whose address the sanitizer uses for the atomics as well.
SWIFT void lock_slow(uint32_t thread, SELF void *word) __asm__(LOCK);
SWIFT void unlock_slow(SELF void *word) __asm__(UNLOCK);

SWIFT void lock_slow(uint32_t thread, SELF void *word) {
  SWIFT void (*lock)(uint32_t, SELF void *) = dlsym(RTLD_NEXT, LOCK);
  lock(thread, word);
  if (__tsan_acquire) __tsan_acquire(word);
}

SWIFT void unlock_slow(SELF void *word) {
  SWIFT void (*unlock)(SELF void *) = dlsym(RTLD_NEXT, UNLOCK);
  if (__tsan_release) __tsan_release(word);
  unlock(word);
}
