import Furnish
import FurnishServiceLifecycle
import Logging
import ServiceLifecycle

/// A running service that records its events in a journal.
final class Probe<M: NumberType>: ReadinessSignaling, Closeable {
  private let script: ProbeScript

  init(_ scripts: ProbeScripts) { script = scripts[M.number] }

  func run(ready: @escaping @Sendable () -> Void) async throws { try await script.run(M.number, ready) }

  func close() async { script.journal.append(.closed(M.number)) }
}

/// A service through which a probe needs another probe. It is not a running service.
struct Link<M: NumberType>: Sendable {
  let probe: Probe<M>
}

struct ProbeFailure: Error, Equatable { let number: Int }

/// A service whose `close()` throws.
struct Unclosable: Closeable {
  func close() throws { throw ProbeFailure(number: 0) }
}

/// The behavior of the probes of a graph.
struct ProbeScripts: Sendable {
  let scripts: [ProbeScript]

  subscript(number: Int) -> ProbeScript { scripts[number] }
}

/// The behavior of one probe.
struct ProbeScript: Sendable {
  enum Command: Sendable { case stop, fail, end }

  let journal: Journal
  var failsAtStart = false
  /// Whether the probe continues after graceful shutdown, and after cancellation.
  var isGracefulIgnored = false
  var isCancellationIgnored = false
  /// The number of times that it yields to other tasks before it is ready, and before it ends.
  var pauses = (start: 0, end: 0)
  let commands = AsyncStream.makeStream(of: Command.self)

  init(_ journal: Journal) { self.journal = journal }

  func send(_ command: Command) { commands.continuation.yield(command) }

  func run(_ number: Int, _ ready: @escaping @Sendable () -> Void) async throws {
    journal.append(.started(number))
    for _ in 0..<pauses.start { await Task.yield() }
    if failsAtStart {
      journal.append(.ended(number))
      throw ProbeFailure(number: number)
    }
    journal.append(.ready(number))
    ready()
    let command = await nextCommand()
    journal.append(.stopping(number))
    for _ in 0..<pauses.end { await Task.yield() }
    journal.append(.ended(number))
    if case .fail = command { throw ProbeFailure(number: number) }
  }

  private func nextCommand() async -> Command {
    let stop: @Sendable () -> Void = { send(.stop) }
    // A detached task is not canceled with the caller, whose cancellation would end the iteration of the stream.
    let waiting = Task.detached { [stream = commands.stream] in await stream.first { _ in true } ?? .stop }
    return await withTaskCancellationHandler {
      await withGracefulShutdownHandler {
        await waiting.value
      } onGracefulShutdown: {
        if !isGracefulIgnored { stop() }
      }
    } onCancel: {
      if !isCancellationIgnored { stop() }
    }
  }
}
