import FurnishGraph

/// The keys of swift-dependencies as registrations of one container, and the places that read them as its requests.
extension Interpreter {
  /// - Parameter exposed: The modules that other packages may import; `nil` if they are unknown.
  func readSwiftDependencies(exposed: Set<String>?) {
    // The sources may include the library itself.
    guard index.modulesDeclaring[SwiftDependenciesNames.values] == nil else { return }
    let reading = DependencyReading(index, exposed: exposed)
    guard let place = reading.place else { return }
    var container = SourceContainer(kind: .container, place: place)
    container.dialect = .swiftDependencies
    container.registrations = reading.registrations()
    for request in reading.requests() { container.ask(request) }
    for obstacle in reading.obstacles { note(obstacle) }
    doubts += reading.doubts
    containers.append(container)
  }
}
