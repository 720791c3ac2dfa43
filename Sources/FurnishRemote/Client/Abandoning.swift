/// Runs work in a task of its own, and throws `CancellationError` as soon as the caller is canceled, even if the work
/// ignores that it is canceled too.
package func abandoning<Success: Sendable>(
  _ work: @escaping @Sendable () async throws -> Success
) async throws -> Success {
  let outcome = FirstOutcome<Result<Success, any Error>>()
  let task = Task {
    do { outcome.set(.success(try await work())) } catch { outcome.set(.failure(error)) }
  }
  let first = await withTaskCancellationHandler {
    await outcome.value()
  } onCancel: {
    // The error is set before the task is canceled, so that a result of the canceled work does not take precedence.
    outcome.set(.failure(CancellationError()))
    task.cancel()
  }
  return try first.get()
}
