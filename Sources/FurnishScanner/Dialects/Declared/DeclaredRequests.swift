import FurnishGraph

/// The requests of a program in which a property or a type declares each service (see ``DeclaredReading``), and those
/// of them that cannot be decided, or may fail.
final class DeclaredRequests {
  private let dialect: Dialect
  private let index: DeclarationIndex
  private let modules: RunningModules
  private(set) var all: [SourceRequest] = []
  /// The requests that cannot be decided: code that was not read may declare or register their services.
  private(set) var obstacles: [SourceObstacle] = []
  private(set) var doubts: [ServiceDoubt] = []

  init(_ dialect: Dialect, _ index: DeclarationIndex, _ modules: RunningModules) {
    self.dialect = dialect
    self.index = index
    self.modules = modules
  }

  /// Adds a request.
  ///
  /// - Parameter isOptional: Whether code that was not read may provide the service.
  func add(_ service: SourceService, isOptional: Bool = false, at place: SourcePlace) {
    let dependency = SourceDependency(service: service, cardinality: isOptional ? .optional : .one)
    var request = SourceRequest(dependency: dependency, place: place)
    request.dialect = dialect
    all.append(request)
  }

  /// Adds the request for a service that no file declares.
  ///
  /// If the file of the request imports a module that was not read, this module may declare the service, so the request
  /// cannot be decided. If only other files of its module import one, the service may be missing. Otherwise it is
  /// missing.
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

  /// Notes, once for each text, a request that cannot be decided: code that was not read may provide the service.
  func noteUnread(_ text: String, at place: SourcePlace) {
    let kind = SourceObstacle.Kind.request(text)
    guard !obstacles.contains(where: { $0.kind == kind }) else { return }
    obstacles.append(SourceObstacle(kind: kind, place: place, dialect: dialect))
  }

  /// Notes a request for a service that may be missing.
  func doubt(_ service: SourceService, _ reason: ServiceDoubt.Reason, at place: SourcePlace) {
    doubts.append(ServiceDoubt(service: service, place: place, reason: reason, dialect: dialect))
  }
}
