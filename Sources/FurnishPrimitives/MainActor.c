#if defined(__linux__)
#define _GNU_SOURCE
#endif
#include "FurnishPrimitives/MainActor.h"

#if defined(_WIN32)
#include "WindowsHeaders.h"
#elif defined(__APPLE__)
#include <pthread.h>
#elif defined(__linux__)
#include <sys/syscall.h>
#include <unistd.h>
#endif

// Parts of the stable interface of Swift's concurrency runtime: the functions by which a compiled program determines
// the executor on which it runs, and the executor of the main actor.
typedef struct {
  const void *identity;
  const void *implementation;
} furnish_executor;

__attribute__((swiftcall)) extern furnish_executor swift_task_getCurrentExecutor(void);
__attribute__((swiftcall)) extern furnish_executor swift_task_getMainExecutor(void);

#if defined(_WIN32)
static DWORD furnish_main_thread;

// This runs before `main`, on the same thread: Windows does not report later which thread runs `main`.
__attribute__((constructor)) static void furnish_remember_main_thread(void) {
  furnish_main_thread = GetCurrentThreadId();
}
#endif

static bool furnish_is_main_thread(void) {
#if defined(__APPLE__)
  return pthread_main_np() != 0;
#elif defined(__linux__)
  // 0 until this thread has called the function, then 1 on the main thread, and 2 on another one.
  static _Thread_local int cached = 0;
  if (cached == 0) cached = syscall(SYS_gettid) == getpid() ? 1 : 2;
  return cached == 1;
#elif defined(_WIN32)
  return GetCurrentThreadId() == furnish_main_thread;
#elif defined(__wasi__) && !defined(_REENTRANT)
  return true;
#else
  return false;
#endif
}

bool furnish_is_on_main_actor(void) {
  // The main thread is tested first, because a thread that runs no task has no executor.
  if (furnish_is_main_thread()) return true;
  return swift_task_getCurrentExecutor().identity == swift_task_getMainExecutor().identity;
}

bool furnish_is_on_executor(const void *identity) { return swift_task_getCurrentExecutor().identity == identity; }
