import FurnishGraph

/// The registrations and the requests of a program with swift-dependencies.
final class DependencyReading: DeclaredReading {
  static let dialect = Dialect.swiftDependencies
  static let libraryType = SwiftDependenciesNames.values

  let index: DeclarationIndex
  let shape: ProgramShape
  let keys: DependencyKeys
  let spelling: DependencySpelling
  private let bodies: [CodeBody]
  let overridden: (all: Set<DependencyKeys.Key>, inBranches: Set<DependencyKeys.Key>)
  let requests: DeclaredRequests

  init(_ index: DeclarationIndex, exposed: Set<String>?) {
    self.index = index
    let shape = ProgramShape(index, exposed: exposed)
    self.shape = shape
    keys = DependencyKeys(index)
    spelling = DependencySpelling(index: index, keys: keys)
    bodies = index.bodies(in: .swiftDependencies) { shape.isPreview($0) }
    overridden = DependencyOverrides(index, keys, spelling).keys(setIn: bodies)
    requests = DeclaredRequests(.swiftDependencies, index, shape)
  }

  var firstDeclaration: SourcePlace? { keys.live.values.min() }

  func readRequests() {
    for number in index.variables.indices where index.uses(.swiftDependencies, in: index.variables.file(number)) {
      let variable = index.variables[number]
      guard !shape.isPreview(variable.owner),
        let attribute = variable.facts.attributes.first(where: { $0.name == SwiftDependenciesNames.wrapper })
      else { continue }
      let place = SourcePlace(file: variable.file, place: attribute.place)
      add(spelling.subject(of: attribute.arguments, in: spelling.context(of: variable)), at: place)
    }
    for body in bodies {
      let visitor = CodeVisitor(called: { call in
        guard call.callee.calledName == SwiftDependenciesNames.wrapper else { return }
        let place = SourcePlace(file: body.context.file, place: call.place)
        self.add(self.spelling.subject(of: call.arguments, in: body.context), at: place)
      })
      visitor.visit(body.statements)
    }
  }

  private func add(_ subject: DependencySpelling.Subject?, at place: SourcePlace) {
    switch subject {
    case .key(let key):
      let service = keys.service(key)
      let module = index.moduleOfFile[place.file]
      // A key may have a live value elsewhere if its source is not read, or if other packages can name it.
      let isKnown = keys.all.contains(key) && shape.isWhole(module, isOpen: keys.isPublic(key))
      if isKnown, overridden.inBranches.contains(key), keys.live[key] == nil || isStub(key) {
        requests.doubt(service, .setInBranch, at: place)
      }
      requests.add(service, isOptional: !isKnown, at: place)
    case .undeclared(let name):
      requests.addUndeclared("\\DependencyValues.\(name)", requestedBy: "@Dependency(\\.\(name))", at: place)
    case nil: break
    }
  }
}
