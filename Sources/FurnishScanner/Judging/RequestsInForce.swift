import FurnishGraph

/// The requests to the provider in force, in programs that show all providers which they set as that provider.
struct RequestsInForce {
  private let reading: ProgramReading
  private let positions: PositionsInForce
  private let requests: Set<SourceRequest>

  /// Returns nil if no such request is in a program whose source is read as a whole, or if any provider may be in force.
  ///
  /// - Parameter requests: All requests whose container the source does not show.
  init?(_ requests: [SourceRequest], in reading: ProgramReading) {
    let own = reading.runByProgram(requests.filter(\.readsProviderInForce))
    guard !own.isEmpty, let positions = reading.interpreter.positionsInForce() else { return nil }
    self.reading = reading
    self.positions = positions
    self.requests = Set(own)
  }

  /// Returns a request with the position of the providers of a container that are set.
  func placed(_ request: SourceRequest, in container: SourceContainer) -> SourceRequest {
    guard requests.contains(request), let positions = positions.positions[container.place] else { return request }
    var request = request
    request.position = reading.interpreter.innermost(of: positions)
    return request
  }

  /// Returns findings about services that are registered, but not in a container whose provider the program sets.
  ///
  /// - Parameter isOnlyInContainers: Returns whether a container has the service of a request, and no locator.
  func findings(where isOnlyInContainers: (SourceRequest) -> Bool) -> [Finding] {
    let containers = reading.interpreter.containers.filter(positions.includes)
    let available = Set(containers.lazy.flatMap(\.registrations).map(\.service))
    let missing = requests.filter { request in
      request.dependency.cardinality == .one && isOnlyInContainers(request)
        && !available.contains(request.dependency.service)
    }
    return missing.sorted { $0.place < $1.place }.map { request in
      let registration = reading.interpreter.containers.lazy.flatMap(\.registrations)
        .first { $0.service == request.dependency.service }
      return .notInForce(
        request.dependency.service.symbol, place: reading.index.servicePlace(request.place),
        registered: registration.map { reading.index.servicePlace($0.place) }, hasProvider: !positions.isEmpty)
    }
  }
}
