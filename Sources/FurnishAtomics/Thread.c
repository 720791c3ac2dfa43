#include "FurnishAtomics.h"

#include <pthread.h>
#if defined(__linux__)
#include <sys/syscall.h>
#include <unistd.h>
#endif

_Thread_local const furnish_frame *furnish_innermost_frame = NULL;

// Parts of the stable interface of Swift's concurrency runtime: what a compiled
// program calls to know where it runs, and where the main actor does.
typedef struct {
  const void *identity;
  const void *implementation;
} furnish_executor;

__attribute__((swiftcall)) extern furnish_executor swift_task_getCurrentExecutor(void);
__attribute__((swiftcall)) extern furnish_executor swift_task_getMainExecutor(void);

static bool furnish_is_main_thread(void) {
#if defined(__APPLE__)
  return pthread_main_np() != 0;
#elif defined(__linux__)
  // 0 until this thread has asked, then 1 or 2: the answer never changes.
  static _Thread_local int known = 0;
  if (known == 0) known = syscall(SYS_gettid) == getpid() ? 1 : 2;
  return known == 1;
#else
  return false;
#endif
}

bool furnish_is_on_main_actor(void) {
  // A thread that runs no task has no executor.
  if (furnish_is_main_thread()) return true;
  return swift_task_getCurrentExecutor().identity == swift_task_getMainExecutor().identity;
}
