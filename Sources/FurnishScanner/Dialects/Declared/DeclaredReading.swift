import FurnishGraph

/// The reading of a program with a library in which a property or a type declares each service, such as Factory or
/// swift-dependencies. All services of the program are in one container.
protocol DeclaredReading {
  static var dialect: Dialect { get }
  /// A type that the library declares: a program that declares it is the library itself, and is not read.
  static var libraryType: String { get }
  var index: DeclarationIndex { get }
  /// The place of the first service that the program declares.
  var firstDeclaration: SourcePlace? { get }
  /// The requests that ``readRequests()`` and ``registrations()`` have found.
  var requests: DeclaredRequests { get }

  /// Creates the reading of a program.
  ///
  /// - Parameter exposed: The modules that other packages may import; `nil` if they are unknown.
  init(_ index: DeclarationIndex, exposed: Set<String>?)

  /// Returns the services that the program declares.
  func registrations() -> [SourceRegistration]
  /// Adds the places that read the services to ``requests``.
  func readRequests()
}

extension DeclaredReading {
  /// The place of the container in reports: its first service, or the first place that uses the library.
  var place: SourcePlace? {
    firstDeclaration
      ?? index.files.indices.first { index.uses(Self.dialect, in: $0) }.map {
        SourcePlace(file: $0, place: Place(line: 1, column: 1))
      }
  }
}

extension Interpreter {
  /// Adds the services of a dialect as registrations of one container, and the places that read them as its requests.
  ///
  /// - Parameter exposed: The modules that other packages may import; `nil` if they are unknown.
  func read<Reading: DeclaredReading>(_: Reading.Type, exposed: Set<String>?) {
    guard index.dialects.contains(Reading.dialect), index.modulesDeclaring[Reading.libraryType] == nil else { return }
    let reading = Reading(index, exposed: exposed)
    guard let place = reading.place else { return }
    var container = SourceContainer(kind: .container, place: place)
    container.dialect = Reading.dialect
    container.registrations = reading.registrations()
    reading.readRequests()
    for request in reading.requests.all { container.addRequest(request) }
    for obstacle in reading.requests.obstacles { note(obstacle) }
    events.doubts += reading.requests.doubts
    containers.append(container)
  }
}
