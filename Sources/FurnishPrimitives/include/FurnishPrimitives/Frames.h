// The services that a thread is building, and the requests of instances, as lists on the stack of that thread.
#ifndef FURNISH_FRAMES_H
#define FURNISH_FRAMES_H

#include "Words.h"

#pragma clang assume_nonnull begin

/// One service that a recipe is building on this thread. It is a variable of the function that calls the recipe: a
/// build allocates nothing unless another thread waits for it, or its recipe reads a service value.
typedef struct furnish_frame {
  /// The registration: a `Slot`, not retained.
  const void *_Nullable slot;
  /// The build that requested this one on the same thread.
  struct furnish_frame *_Nullable outer;
  /// The nearest frame, this one included, whose instance a scope stores; null where none is.
  struct furnish_frame *_Nullable stored;
  /// The nearest frame, this one included, whose instance a scope will retain: a stored one, or a transient one that
  /// the scope has to close.
  struct furnish_frame *_Nullable held;
  /// The cell that this build has claimed; null for a transient, and for a build that runs while another one has
  /// claimed the cell.
  furnish_word *_Nullable cell;
  /// The subject of the build: the cell of the registration in the scope that builds; null for a transient. It differs
  /// from `cell` while it is unknown whether an overriding scope or the one below it will store the instance.
  furnish_word *_Nullable subject;
  /// The scope that builds: a `ServiceScope`, not retained.
  const void *_Nullable scope;
  /// A retained `Build`, created under the engine's lock by the first thread that needs one.
  void *_Nullable build;
  /// The retained `TrackingLayer` that the recipe reads through, created at the first read, by this thread.
  void *_Nullable tracking;
  /// The provider that the recipe received: a retained `RecipeProvider`, created by this thread.
  void *_Nullable provider;
  /// The retained `WrappedInstances` of the decorators, created by this thread.
  void *_Nullable wrapped;
  /// The number of `withServices` operations that the recipe is inside of. While it is not 0, the task-local is newer
  /// than this frame.
  uintptr_t bindings;
  /// The thread that builds, as `furnish_current_thread` identifies it.
  uintptr_t thread;
} furnish_frame;

/// A request by an instance that was created before, and that a scope retains: for example, the first use of its `Lazy`.
/// It is an element of a list on the stack of the thread.
typedef struct furnish_requester {
  /// The provider of the instance, which notes its requests: a `RecipeProvider`, not retained; null if none does.
  const void *_Nullable provider;
  /// The nearest frame around the request whose instance a scope will retain; null where none is.
  furnish_frame *_Nullable held;
  /// The request around this one.
  struct furnish_requester *_Nullable outer;
} furnish_requester;

/// The services that a thread is building, and the lowest address to which its stack may grow.
typedef struct {
  furnish_frame *_Nullable innermost;
  uintptr_t stack_limit;
  /// The instances that were awaited for the parameters which this thread is reading: `PreparedInstances`.
  void *_Nullable prepared;
  /// The requester of the innermost request that an instance makes after it was created.
  furnish_requester *_Nullable requester;
} furnish_thread_state;

extern _Thread_local furnish_thread_state furnish_thread;

/// Returns a number for the calling thread that no other living thread has.
static inline uintptr_t furnish_current_thread(void) { return (uintptr_t)&furnish_thread; }

static inline furnish_frame *_Nullable furnish_frame_innermost(void) { return furnish_thread.innermost; }

static inline void *_Nullable furnish_thread_prepared(void) { return furnish_thread.prepared; }
static inline void furnish_thread_prepare(void *_Nullable prepared) { furnish_thread.prepared = prepared; }

static inline void furnish_requester_enter(furnish_requester *requester, const void *_Nullable provider) {
  furnish_frame *innermost = furnish_thread.innermost;
  requester->provider = provider;
  requester->held = innermost ? innermost->held : NULL;
  requester->outer = furnish_thread.requester;
  furnish_thread.requester = requester;
}

static inline void furnish_requester_leave(furnish_requester *requester) {
  furnish_thread.requester = requester->outer;
}

/// Returns the innermost request that began directly inside of a frame, or outside of all frames if `held` is null;
/// null without such a request.
///
/// If such a request exists, it is on top of the list: requests that began inside of inner frames have ended with these
/// frames, and requests that began inside of outer frames are older.
static inline furnish_requester *_Nullable furnish_requester_inside(furnish_frame *_Nullable held) {
  furnish_requester *requester = furnish_thread.requester;
  return requester && requester->held == held ? requester : NULL;
}

/// Returns whether the recipes of transient services that the calling code runs receive a certain provider.
static inline bool furnish_requests_through(const void *provider) {
  furnish_frame *held = furnish_thread.innermost ? furnish_thread.innermost->held : NULL;
  furnish_requester *requester = furnish_requester_inside(held);
  return requester ? requester->provider == provider : held && held->provider == provider;
}

/// Returns the stored frame that the calling code is part of, or null if a `withServices` inside of it is newer.
static inline furnish_frame *_Nullable furnish_frame_reading(void) {
  furnish_frame *frame = furnish_thread.innermost;
  if (!frame || !frame->stored || frame->stored->bindings != 0) return NULL;
  return frame->stored;
}

/// Returns whether the caller is too close to the end of its thread's stack, which the first call on a thread
/// determines.
bool furnish_stack_is_short(void);

/// Begins a frame, and returns whether enough of the stack is left for its recipe.
static inline bool furnish_frame_enter(
    furnish_frame *frame, const void *slot, furnish_word *_Nullable cell, furnish_word *_Nullable subject,
    const void *scope) {
  furnish_frame *outer = furnish_thread.innermost;
  frame->slot = slot;
  frame->outer = outer;
  frame->stored = subject ? frame : outer ? outer->stored : NULL;
  frame->held = subject ? frame : outer ? outer->held : NULL;
  frame->cell = cell;
  frame->subject = subject;
  frame->scope = scope;
  frame->thread = (uintptr_t)&furnish_thread;
  frame->build = NULL;
  frame->tracking = NULL;
  frame->provider = NULL;
  frame->wrapped = NULL;
  frame->bindings = 0;
  furnish_thread.innermost = frame;
  // Until a thread has begun a frame, its limit is the highest address, so the first frame of each thread calls
  // `furnish_stack_is_short`, which determines the limit.
  return (uintptr_t)frame >= furnish_thread.stack_limit || !furnish_stack_is_short();
}

static inline void furnish_frame_leave(const furnish_frame *frame) { furnish_thread.innermost = frame->outer; }

/// Begins an operation under other service values; returns the frame to pass to `furnish_binding_end`.
static inline furnish_frame *_Nullable furnish_binding_begin(void) {
  furnish_frame *frame = furnish_thread.innermost;
  if (!frame || !frame->stored) return NULL;
  frame->stored->bindings += 1;
  return frame->stored;
}

static inline void furnish_binding_end(furnish_frame *_Nullable stored) {
  if (stored) stored->bindings -= 1;
}

#pragma clang assume_nonnull end

#endif
