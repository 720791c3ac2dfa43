/// A request that code makes.
struct FoundRequest: Hashable {
  var service: SourceService
  /// Whether the request runs after the code that contains it has returned.
  var isDeferred: Bool
  var place: SourcePlace
}

extension [FoundRequest] {
  /// The dependencies of the code that makes these requests. A service that the code requests both at once and later
  /// counts as requested at once.
  var dependencies: [SourceDependency] {
    let atOnce = Set(filter { !$0.isDeferred }.map(\.service))
    return filter { !$0.isDeferred || !atOnce.contains($0.service) }.map { request in
      SourceDependency(service: request.service, isDeferred: request.isDeferred)
    }.uniqued()
  }
}
