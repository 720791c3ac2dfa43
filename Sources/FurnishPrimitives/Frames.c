#if defined(__linux__)
#define _GNU_SOURCE
#endif
#include "FurnishPrimitives/Frames.h"

#if defined(_WIN32)
#include "WindowsHeaders.h"
#elif defined(__APPLE__) || defined(__linux__)
#include <pthread.h>
#endif

_Thread_local furnish_thread_state furnish_thread = {NULL, UINTPTR_MAX, NULL, NULL};

/// The bytes of a thread's stack that no frame may use: they are for the functions that recipes call, and for the error
/// that reports a stack without enough space.
enum { furnish_stack_reserve = 64 * 1024 };

/// Returns the lowest address of the calling thread's stack, or 0 if the system does not report it.
static uintptr_t furnish_stack_bottom(void) {
#if defined(__APPLE__)
  pthread_t thread = pthread_self();
  return (uintptr_t)pthread_get_stackaddr_np(thread) - pthread_get_stacksize_np(thread);
#elif defined(__linux__)
  pthread_attr_t attributes;
  void *bottom = NULL;
  size_t size = 0;
  if (pthread_getattr_np(pthread_self(), &attributes) != 0) return 0;
  pthread_attr_getstack(&attributes, &bottom, &size);
  pthread_attr_destroy(&attributes);
  return (uintptr_t)bottom;
#elif defined(_WIN32)
  ULONG_PTR bottom = 0;
  ULONG_PTR top = 0;
  GetCurrentThreadStackLimits(&bottom, &top);
  return bottom;
#else
  // WebAssembly: the engine limits the depth of calls, and does not report the limit.
  return 0;
#endif
}

bool furnish_stack_is_short(void) {
  if (furnish_thread.stack_limit == UINTPTR_MAX) {
    uintptr_t bottom = furnish_stack_bottom();
    // 0 if the bottom is unknown: then no address is too low.
    furnish_thread.stack_limit = bottom == 0 ? 0 : bottom + furnish_stack_reserve;
  }
  // Not the address of a `furnish_frame`: the address sanitizer may place that variable outside of the stack.
  return (uintptr_t)__builtin_frame_address(0) < furnish_thread.stack_limit;
}
