import FurnishGraph

/// The registrations and the requests of a program with swift-dependencies.
final class DependencyReading {
  let index: DeclarationIndex
  let shape: ProgramShape
  let keys: DependencyKeys
  let spelling: DependencySpelling
  private let bodies: [CodeBody]
  let overridden: (all: Set<DependencyKeys.Key>, inBranches: Set<DependencyKeys.Key>)
  /// Key paths that are declared in no file, where a module that was not read may declare them.
  private(set) var obstacles: [SourceObstacle] = []
  private(set) var doubts: [ServiceDoubt] = []

  init(_ index: DeclarationIndex, exposed: Set<String>?) {
    self.index = index
    let shape = ProgramShape(index, exposed: exposed)
    self.shape = shape
    keys = DependencyKeys(index)
    spelling = DependencySpelling(index: index, keys: keys)
    bodies = index.bodies(in: .swiftDependencies) { shape.isPreview($0) }
    overridden = DependencyOverrides(index, keys, spelling).keys(setIn: bodies)
  }

  /// Where reports say that the container is: its first key, or the first place that uses the library.
  var place: SourcePlace? {
    keys.live.values.min()
      ?? index.files.indices.first { index.uses(.swiftDependencies, in: $0) }.map {
        SourcePlace(file: $0, place: Place(line: 1, column: 1))
      }
  }

  func requests() -> [SourceRequest] {
    var requests: [SourceRequest] = []
    for number in index.variables.indices where index.uses(.swiftDependencies, in: index.variables.file(number)) {
      let variable = index.variables[number]
      guard !shape.isPreview(variable.owner),
        let attribute = variable.facts.attributes.first(where: { $0.name == SwiftDependenciesNames.wrapper })
      else { continue }
      let place = SourcePlace(file: variable.file, place: attribute.place)
      add(spelling.subject(of: attribute.arguments, in: spelling.context(of: variable)), at: place, to: &requests)
    }
    for body in bodies {
      let visitor = CodeVisitor(called: { call in
        guard call.callee.calledName == SwiftDependenciesNames.wrapper else { return }
        let place = SourcePlace(file: body.context.file, place: call.place)
        self.add(self.spelling.subject(of: call.arguments, in: body.context), at: place, to: &requests)
      })
      visitor.visit(body.statements)
    }
    return requests
  }

  private func add(_ subject: DependencySpelling.Subject?, at place: SourcePlace, to requests: inout [SourceRequest]) {
    let module = index.moduleOfFile[place.file]
    var dependency: SourceDependency
    switch subject {
    case .key(let key):
      dependency = SourceDependency(service: keys.service(key))
      // A key whose source is not read may have a live value there, and so may one that other packages see.
      let isKnown = keys.all.contains(key) && shape.isWhole(module, isOpen: keys.isPublic(key))
      if !isKnown {
        dependency.cardinality = .optional
      } else if overridden.inBranches.contains(key), keys.live[key] == nil || isStub(key) {
        doubts.append(
          ServiceDoubt(service: dependency.service, place: place, reason: .setInBranch, dialect: .swiftDependencies))
      }
    case .undeclared(let name):
      let service = SourceService(type: .nominal(name: "\\DependencyValues.\(name)", declaration: nil, arguments: []))
      if shape.importsUnread(module), !shape.importsUnread(inFile: place.file) {
        doubts.append(
          ServiceDoubt(service: service, place: place, reason: .unreadModule, dialect: .swiftDependencies))
        return
      }
      if shape.importsUnread(module) {
        let text = "@Dependency(\\.\(name))"
        let isNoted = obstacles.contains { $0.kind == .request(text) }
        if !isNoted {
          obstacles.append(SourceObstacle(kind: .request(text), place: place, dialect: .swiftDependencies))
        }
        return
      }
      dependency = SourceDependency(service: service)
    case nil: return
    }
    var request = SourceRequest(dependency: dependency, place: place)
    request.dialect = .swiftDependencies
    requests.append(request)
  }
}
