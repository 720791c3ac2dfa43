import Furnish

/// Settings with a number, which a test changes.
struct Setting<Name>: Sendable, Equatable {
  var number: Int
}

enum Size {}
enum Color {}

/// A container whose settings a test changes, without a configuration: the size and the color are 1 at first.
struct ChangingContainer {
  let container = ServiceContainer()
  let log = ClosingLog()
  let root: ServiceScope
  let generations: ScopeGenerations

  init(_ register: (any ServiceCollection) -> Void) async throws {
    let services = try container.services
    let (stream, continuation) = AsyncStream.makeStream(of: ScopeGenerations.self)
    services.register(ClosingLog.self, instance: log)
    services.addChanging("size", Setting<Size>(number: 1), reporting: continuation)
    services.addChanging("color", Setting<Color>(number: 1))
    register(services)
    try await container.start()
    root = try container.provider
    var all = stream.makeAsyncIterator()
    generations = await all.next()!
  }

  func setSize(_ number: Int) async { await change("size", to: Setting<Size>(number: number)) }

  func setColor(_ number: Int) async { await change("color", to: Setting<Color>(number: number)) }

  private func change(_ name: String, to settings: some Sendable) async {
    await startChange(name, to: settings).value
  }

  /// Begins a change, and returns its task.
  ///
  /// - Parameter isOutdated: Returns whether the change is canceled when another one begins.
  @discardableResult
  func startChange(
    _ name: String, to settings: some Sendable, isOutdated: @escaping @Sendable () -> Bool = { false }
  ) -> Task<Void, Never> {
    generations.change { root throws(RefusedChange) in
      let changing = root.registrations(withAttachment: ChangingRegistration.self)
      return RegistrationChanges(
        changing.filter { $0.attachment.name == name }.map { change in
          RegistrationChange(of: change.number, in: root, { $0.supplying(settings) }, end: { _ in })
        }, isOutdated: isOutdated)
    }
  }
}

/// The attachment of a registration that changes.
private struct ChangingRegistration: ContainerWork {
  let name: String

  /// The continuation that receives the generations when the container starts.
  let report: AsyncStream<ScopeGenerations>.Continuation?

  func run(changing generations: ScopeGenerations) async { _ = report?.yield(generations) }
}

extension ServiceCollection {
  fileprivate func addChanging<T: Sendable>(
    _ name: String, _ first: T, reporting report: AsyncStream<ScopeGenerations>.Continuation? = nil
  ) {
    var registration = ServiceRegistration(
      Recipe(T.self, calling: { () throws in first }), name: nil, lifetime: Singleton.singleton, fileID: #fileID,
      filePath: #filePath, line: #line, column: #column)
    registration.attachment = ChangingRegistration(name: name, report: report)
    add(registration)
  }
}

/// The names of instances in the order of closing.
// `@unchecked Sendable`: the variables are guarded by `lock`.
final class ClosingLog: @unchecked Sendable {
  private let lock = Lock()
  private var names: [String] = []
  private var waiters: [(name: String, continuation: CheckedContinuation<Void, Never>)] = []

  var all: [String] { lock.withLock { names } }

  func note(_ name: String) {
    let ready = lock.withLock {
      names.append(name)
      let ready = waiters.filter { $0.name == name }
      waiters.removeAll { $0.name == name }
      return ready
    }
    for waiter in ready { waiter.continuation.resume() }
  }

  /// Waits until an instance of this name is closed.
  func wait(for name: String) async {
    await withCheckedContinuation { continuation in
      let isClosed = lock.withLock {
        if !names.contains(name) { waiters.append((name, continuation)) }
        return names.contains(name)
      }
      if isClosed { continuation.resume() }
    }
  }
}
