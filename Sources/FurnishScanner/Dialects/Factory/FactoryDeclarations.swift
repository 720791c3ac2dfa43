import FurnishGraph

/// The factories of a program with Factory: properties of containers.
struct FactoryDeclarations {
  /// A factory, by its container and its name.
  struct ID: Hashable {
    var container: String
    var name: String

    /// The service that stands for the factory: `\Container.analytics`.
    var service: SourceService {
      SourceService(type: .nominal(name: "\\\(container).\(name)", declaration: nil, arguments: []))
    }
  }

  struct Declaration {
    var id: ID
    var place: SourcePlace
    var scope: CodeScope
    var recipe: FactoryRecipe
    var isPublic: Bool
    var isParameterized: Bool
  }

  let index: DeclarationIndex
  private(set) var all: [Declaration] = []
  private var numbers: [ID: Int] = [:]
  /// The containers that declare a factory of a name.
  private var containersOfName: [String: Set<String>] = [:]
  /// Classes of the program that are containers, by their numbers.
  private(set) var containerTypes: Set<Int> = []

  init(_ index: DeclarationIndex) {
    self.index = index
    containerTypes = Set(
      index.types.indices.filter { type in
        index.types[type].facts.kind == .class
          && (index.conforms(type, to: FactoryNames.sharedContainer)
            || index.conforms(type, to: FactoryNames.managedContainer))
      })
    for number in index.functions.indices where index.uses(.factory, in: index.functions.file(number)) {
      let entry = index.functions[number]
      guard entry.facts.isProperty, let result = entry.facts.result?.lastName, FactoryNames.types.contains(result),
        let container = container(entry.owner, entry.foreignOwner)
      else { continue }
      add(
        Declaration(
          id: ID(container: container, name: entry.facts.name),
          place: SourcePlace(file: entry.file, place: entry.facts.place),
          scope: CodeScope(context: index.context(of: entry), foreignOwner: entry.foreignOwner),
          recipe: FactoryRecipe(entry.facts.body ?? []), isPublic: entry.facts.access == .public,
          isParameterized: result == "ParameterFactory"))
    }
    for number in index.variables.indices where index.uses(.factory, in: index.variables.file(number)) {
      let entry = index.variables[number]
      guard let value = entry.facts.initialValue, let container = container(entry.owner, entry.foreignOwner) else {
        continue
      }
      let recipe = FactoryRecipe([.expression(value)])
      guard FactoryNames.types.contains(entry.facts.type?.lastName ?? "") || recipe.isOfFactory else { continue }
      add(
        Declaration(
          id: ID(container: container, name: entry.facts.name),
          place: SourcePlace(file: entry.file, place: entry.facts.place),
          scope: CodeScope(
            context: LookupContext(file: entry.file, module: index.moduleOfFile[entry.file], type: entry.owner),
            foreignOwner: entry.foreignOwner),
          recipe: recipe, isPublic: entry.facts.access == .public,
          isParameterized: recipe.isParameterized || entry.facts.type?.lastName == "ParameterFactory"))
    }
  }

  private mutating func add(_ declaration: Declaration) {
    if let known = numbers[declaration.id] {
      // Several modules may each declare a factory of this name; a finding about only one of them is not reported. Several
      // targets that compile one file declare the same factory.
      if index.servicePlace(all[known].place) != index.servicePlace(declaration.place) { all[known].recipe = .unread }
      return
    }
    numbers[declaration.id] = all.count
    containersOfName[declaration.id.name, default: []].insert(declaration.id.container)
    all.append(declaration)
  }

  /// Returns the name of the container that a declaration belongs to; `nil` if it belongs to none.
  func container(_ owner: Int?, _ foreignOwner: String?) -> String? {
    if let owner { return containerTypes.contains(owner) ? index.types[owner].facts.name : inherited(owner) }
    guard let foreignOwner else { return nil }
    let isKnown = [FactoryNames.container, FactoryNames.sharedContainer, FactoryNames.managedContainer]
    // By its name, the type may be a container of a package whose source is not read.
    return isKnown.contains(foreignOwner) || foreignOwner.hasSuffix("Container") ? foreignOwner : nil
  }

  /// Returns `SharedContainer` for a protocol of the program that inherits from it; `nil` for every other type.
  private func inherited(_ owner: Int) -> String? {
    guard index.types[owner].facts.kind == .protocol, index.conforms(owner, to: FactoryNames.sharedContainer) else {
      return nil
    }
    return FactoryNames.sharedContainer
  }

  subscript(id: ID) -> Declaration? { numbers[id].map { all[$0] } }

  /// Finds the factory of a name in a container, or in all containers.
  func id(_ name: String, in container: String) -> ID? {
    for type in [container, FactoryNames.sharedContainer, FactoryNames.managedContainer] {
      let id = ID(container: type, name: name)
      if numbers[id] != nil { return id }
    }
    return nil
  }

  /// Finds the factory of a name, if only one container has one.
  func onlyID(_ name: String) -> ID? {
    guard let containers = containersOfName[name], containers.count == 1, let container = containers.first else {
      return nil
    }
    return ID(container: container, name: name)
  }

  func isDeclared(_ name: String) -> Bool { containersOfName[name] != nil }

  /// Returns the container that an expression names by its type: `Container`, `AuthContainer`.
  func containerType(_ name: String, in context: LookupContext) -> String? {
    if name == FactoryNames.container {
      let isParameter = context.type.map { index.types[$0].facts.genericParameters.contains(name) } ?? false
      return isParameter || index.declaredType(name, in: context) != nil ? nil : name
    }
    guard name.first?.isUppercase == true, let type = index.declaredType(name, in: context)?.declaration else {
      return nil
    }
    return containerTypes.contains(type) ? index.types[type].facts.name : nil
  }

  /// Returns whether a container has a member of a name that is not a factory.
  func hasOtherMember(_ name: String, in container: String) -> Bool {
    for type in [container, FactoryNames.sharedContainer, FactoryNames.managedContainer] {
      if index.foreignFunctions[type]?[name] != nil || index.foreignVariables[type]?[name] != nil { return true }
    }
    return false
  }
}
