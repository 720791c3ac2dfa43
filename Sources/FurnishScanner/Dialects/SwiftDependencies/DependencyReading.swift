import FurnishGraph

/// The registrations and the requests of a program with swift-dependencies.
final class DependencyReading: DeclaredReading {
  static let dialect = Dialect.swiftDependencies
  static let libraryType = SwiftDependenciesNames.values

  let index: DeclarationIndex
  let modules: RunningModules
  let keys: DependencyKeys
  let spelling: DependencySpelling
  private let bodies: [CodeBody]
  /// The keys that the program sets, and those of them that it sets only in a branch.
  let overridden: (all: Set<DependencyKeys.Key>, inBranches: Set<DependencyKeys.Key>)
  private let overrides: DependencyOverrides
  /// The code for which overrides hold. It is read at the first request of a dependency that only overrides provide.
  private lazy var coverage = DependencyCoverage(index, spelling, overrides, bodies)
  /// For each dependency that was requested so far, the types that the program creates without an override of it.
  private lazy var typesWithoutOverride: [DependencyKeys.Key: Set<TypeID>] = [:]
  let requests: DeclaredRequests

  init(_ index: DeclarationIndex, exposed: Set<String>?) {
    self.index = index
    let modules = RunningModules(index, exposed: exposed)
    self.modules = modules
    keys = DependencyKeys(index)
    spelling = DependencySpelling(index: index, keys: keys)
    bodies = index.bodies(in: .swiftDependencies) { modules.isPreview($0) }
    overrides = DependencyOverrides(index, keys, spelling, DependencyValuesExpressions(index, modules))
    overridden = overrides.keys(setIn: bodies)
    requests = DeclaredRequests(.swiftDependencies, index, modules)
  }

  var firstDeclaration: SourcePlace? { keys.live.values.min() }

  func readRequests() {
    let wrapped = index.wrappedProperties(
      of: .swiftDependencies, hasAliases: !spelling.aliases.isEmpty, isWrapper: spelling.isWrapper)
    for (variable, attribute) in wrapped where !modules.isPreview(variable.owner) {
      let place = SourcePlace(file: variable.file, place: attribute.place)
      add(spelling.subject(of: attribute.arguments, in: spelling.context(of: variable)), by: variable.owner, at: place)
    }
    for body in bodies {
      let file = body.context.file
      let visitor = CodeVisitor(
        called: { call, _ in
          guard self.spelling.isWrapper(call.callee.calledName) else { return }
          self.add(
            self.spelling.subject(of: call.arguments, in: body.context), by: body.owner,
            at: SourcePlace(file: file, place: call.place))
        },
        read: { member, place, _ in
          guard let subject = self.spelling.subject(ofCurrent: member, in: file) else { return }
          self.add(subject, by: body.owner, at: SourcePlace(file: file, place: place))
        })
      visitor.visit(body.statements)
    }
  }

  /// - Parameter owner: The type that contains the request.
  private func add(_ subject: DependencySpelling.Subject?, by owner: TypeID?, at place: SourcePlace) {
    switch subject {
    case .key(let key):
      let service = keys.service(key)
      let module = index.moduleOfFile[place.file]
      // A key may have a live value that was not read if its source is not read, or if other packages can name it.
      let isKnown = keys.all.contains(key) && modules.isWhole(module, isOpen: keys.isPublic(key))
      if isKnown, overridden.all.contains(key), keys.live[key] == nil || isStub(key) {
        if overridden.inBranches.contains(key) {
          requests.doubt(service, .setInBranch, at: place)
        } else if let owner, types(without: key).contains(owner) {
          requests.doubt(service, .setElsewhere, at: place)
        }
      }
      requests.add(service, isOptional: !isKnown, at: place)
    case .undeclared(let name):
      requests.addUndeclared("\\DependencyValues.\(name)", requestedBy: "@Dependency(\\.\(name))", at: place)
    case nil: break
    }
  }

  private func types(without key: DependencyKeys.Key) -> Set<TypeID> {
    if let known = typesWithoutOverride[key] { return known }
    let types = coverage.types(without: key)
    typesWithoutOverride[key] = types
    return types
  }
}
