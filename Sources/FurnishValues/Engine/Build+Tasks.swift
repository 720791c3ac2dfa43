import FurnishAtomics

// The task that runs an asynchronous recipe. A task of its own runs it, since the task of a requester may be canceled although
// others wait for the same instance. Only a requester that is such a recipe itself, and is not part of a child task,
// runs the recipe in its own task: nothing but a build cancels that one.

extension Build {
  /// Stores the task that runs this build. It is canceled once every task that waits for the build is canceled.
  package func run(in task: Task<Void, Never>) {
    let abandoned = Engine.lock.withLock { () -> Task<Void, Never>? in
      store(task)
      return abandonCarried() ? taskOfCarriers : nil
    }
    abandoned?.cancel()
  }

  /// Lets a build that this one is about to wait for run in the task of this one, if that task is the calling one. Call
  /// it under the engine's lock.
  ///
  /// - Returns: Whether the caller has to run the build.
  package func carry(_ other: Build) -> Bool {
    // The task of an abandoned build is canceled, or is about to be, although others may come to wait for the other one.
    guard !waiting.isAbandoned, runningTask.load() == UInt(bitPattern: furnish_current_task()) else { return false }
    bind(other)
    return true
  }

  /// Cancels the task of an abandoned build. The builds that run in its task are abandoned with it; as long as others
  /// wait for one of them, the task is not canceled.
  package func wasAbandoned() {
    let task = Engine.lock.withLock { abandonCarried() ? taskOfCarriers : nil }
    task?.cancel()
  }
}
