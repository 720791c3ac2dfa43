import Furnish
public import LandmarkServices

/// What the client program prints, out of the service in force.
public struct LandmarkReport: Sendable {
  @Injected(\.landmarks) private var landmarks: LandmarkService
  private let print: @Sendable (String) -> Void
  private let remark: @Sendable (String) -> Void

  /// - Parameters:
  ///   - print: Takes each line of an answer.
  ///   - remark: Takes each line about how it is going.
  public init(
    print: @escaping @Sendable (String) -> Void, remark: @escaping @Sendable (String) -> Void
  ) {
    self.print = print
    self.remark = remark
  }

  /// Lists the landmarks, of one category or of all, and says meanwhile how the loading goes.
  ///
  /// - Throws: What the service throws.
  public func list(_ category: Category?) async throws {
    let landmarks = landmarks
    let observation = await landmarks.store.observe()
    async let watching: Void = watch(observation.states)
    let result: Result<Void, any Error>
    do { result = .success(try await landmarks.fetchLandmarks()) } catch { result = .failure(error) }
    observation.end()
    await watching
    try result.get()
    let shown = await landmarks.store.landmarks.filter { category == nil || $0.category == category }
    for landmark in shown { print("\(landmark.id)\t\(landmark.name)\t\(landmark.country)") }
    let dropped = await landmarks.store.droppedCount
    if dropped > 0 {
      remark("\(dropped) of what the server sent made no sense and \(dropped == 1 ? "was" : "were") left out")
    }
  }

  /// Shows one landmark.
  ///
  /// - Throws: ``MissingLandmark`` where there is none, and what the service throws.
  public func show(_ id: Landmark.ID) async throws {
    guard let landmark = try await landmarks.fetchLandmark(id: id) else { throw MissingLandmark(id: id) }
    print("\(landmark.name), \(landmark.country)")
    print(landmark.summary)
    print("category   \(landmark.category.title)")
    print("year       \(landmark.year < 0 ? "\(-landmark.year) BC" : "\(landmark.year)")")
    print("position   \(landmark.latitude), \(landmark.longitude)")
  }

  /// Remarks on each state in turn.
  private func watch(_ states: AsyncStream<LandmarkStore.State>) async {
    for await state in states {
      switch state {
      case .idle: continue
      case .loading: remark("loading…")
      case .loaded: remark("loaded")
      case .failed: remark("failed")
      }
    }
  }
}

/// There is no such landmark.
public struct MissingLandmark: Error, Equatable, CustomStringConvertible {
  /// What was asked for.
  public let id: Landmark.ID

  /// - Parameter id: What was asked for.
  public init(id: Landmark.ID) { self.id = id }

  /// One line.
  public var description: String { "There is no landmark '\(id)'. `landmarks list` names them all." }
}
