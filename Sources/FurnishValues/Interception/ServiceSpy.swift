/// A recorder of the calls of endpoints, and of their arguments, for tests.
///
/// ```swift
/// let spy = ServiceSpy()
/// let service = LandmarkService.preview.recorded(into: spy)
/// _ = try await service.fetchLandmark(id: "petra")
///
/// spy.calls.map(\.endpoint)                                          // ["fetchLandmark"]
/// spy.calls(of: \LandmarkService.fetchLandmark)[0].arguments[0].revealed  // "id: petra"
/// ```
///
/// Any number of services and tasks may be recorded into one spy.
// `@unchecked Sendable`: `recorded` and `lastID` are guarded by `lock`.
public final class ServiceSpy: @unchecked Sendable {
  private let lock = Lock()
  private var recorded: [RecordedCall] = []
  private var lastID: UInt64 = 0

  /// Creates a spy without calls.
  public init() {}

  /// Every call so far, in the order in which they began.
  public var calls: [RecordedCall] { lock.withLock { recorded } }

  /// Returns the calls of one endpoint so far, in the order in which they began.
  ///
  /// - Parameter endpoint: The key path of the endpoint: `\LandmarkService.fetchLandmark`.
  /// - Complexity: Linear in the number of calls.
  public func calls<Service: ClosureService>(of endpoint: PartialKeyPath<Service>) -> [RecordedCall] {
    let identity = EndpointIdentity(endpoint)
    return calls.filter { $0.identity == identity }
  }

  /// Removes every call so far, also those that have not ended.
  public func removeAll() { lock.withLock { recorded.removeAll() } }

  /// Notes that a call begins, and returns its number.
  func begin(_ call: ServiceCall) -> UInt64 {
    // The arguments are described outside of the lock, because that runs their code.
    let arguments = call.arguments.map(\.described)
    return lock.withLock {
      lastID += 1
      recorded.append(RecordedCall(id: lastID, call.declaration, arguments))
      return lastID
    }
  }

  /// Notes the outcome of a call.
  func end(_ id: UInt64, _ outcome: RecordedCall.Outcome) {
    lock.withLock {
      // The numbers are consecutive. A call that `removeAll()` has removed has a smaller number than the first.
      guard let first = recorded.first?.id, id >= first else { return }
      recorded[Int(id - first)].outcome = outcome
    }
  }
}
