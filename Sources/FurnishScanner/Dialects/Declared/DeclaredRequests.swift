import FurnishGraph

/// The requests of a library in which a property or a type declares each service (see ``DeclaredReading``), and the
/// facts about them that the source does not show.
final class DeclaredRequests {
  private let dialect: Dialect
  private let index: DeclarationIndex
  private let modules: RunningModules
  private(set) var all: [SourceRequest] = []
  /// The services that no file declares, and that a module that was not read may declare.
  private(set) var obstacles: [SourceObstacle] = []
  private(set) var doubts: [ServiceDoubt] = []

  init(_ dialect: Dialect, _ index: DeclarationIndex, _ modules: RunningModules) {
    self.dialect = dialect
    self.index = index
    self.modules = modules
  }

  /// - Parameter isOptional: Whether code that was not read may provide the service.
  func add(_ service: SourceService, isOptional: Bool = false, at place: SourcePlace) {
    let dependency = SourceDependency(service: service, cardinality: isOptional ? .optional : .one)
    var request = SourceRequest(dependency: dependency, place: place)
    request.dialect = dialect
    all.append(request)
  }

  /// Adds the request of a service that no file declares.
  ///
  /// The service is missing, unless a module that was not read may declare it. Then the request cannot be decided if
  /// its own file imports such a module, and otherwise the service may be missing.
  ///
  /// - Parameter text: The request in the source.
  func addUndeclared(_ name: String, requestedBy text: String, at place: SourcePlace) {
    let service = SourceService(type: .nominal(name: name, declaration: nil, arguments: []))
    guard modules.importsUnread(index.moduleOfFile[place.file]) else { return add(service, at: place) }
    if modules.importsUnread(inFile: place.file) {
      noteUnread(text, at: place)
    } else {
      doubt(service, .unreadModule, at: place)
    }
  }

  /// Notes, once for each text, that a service is provided where the source does not show it.
  func noteUnread(_ text: String, at place: SourcePlace) {
    let kind = SourceObstacle.Kind.request(text)
    guard !obstacles.contains(where: { $0.kind == kind }) else { return }
    obstacles.append(SourceObstacle(kind: kind, place: place, dialect: dialect))
  }

  func doubt(_ service: SourceService, _ reason: ServiceDoubt.Reason, at place: SourcePlace) {
    doubts.append(ServiceDoubt(service: service, place: place, reason: reason, dialect: dialect))
  }
}
