import FurnishGraph

/// The factories of a program with Factory: properties of containers.
struct FactoryDeclarations {
  /// A factory, by its container and its name.
  struct ID: Hashable {
    var container: String
    var name: String
    /// The module or the file that declares the factory; `nil` for the first factory of this name in the container.
    var origin: String?

    /// The service that stands for the factory: `\Container.analytics`, `\Container.analytics in Widget`.
    var service: SourceService {
      let place = origin.map { " in \($0)" } ?? ""
      return SourceService(type: .nominal(name: "\\\(container).\(name)\(place)", declaration: nil, arguments: []))
    }
  }

  private struct Name: Hashable {
    var container: String
    var name: String
  }

  struct Declaration {
    var id: ID
    var place: SourcePlace
    var scope: CodeScope
    var recipe: FactoryRecipe
    var access: Access
    var isParameterized: Bool
    /// The files that declare it: several if it is in a file that several targets compile.
    var files: [FileID] = []

    var isPublic: Bool { access == .public }
  }

  let index: DeclarationIndex
  private(set) var all: [Declaration] = []
  /// The index of each factory in ``all``.
  private var indices: [ID: Int] = [:]
  /// The indices of the factories of each name. The file of some code determines which of them the code can use.
  private var indicesOfName: [Name: [Int]] = [:]
  /// The containers that declare a factory of a name.
  private var containersOfName: [String: Set<String>] = [:]
  /// The properties that store a container, by the types that declare them, with the containers.
  private var containersOfProperties: [TypeID: [String: String]] = [:]
  /// The functions with a parameter for the key path of a factory, by their names and the labels of the parameters. The
  /// value is `false` if some of the functions take a key path of another type.
  private var keyPathFunctions: [String: Bool] = [:]
  /// The classes of the program that are containers.
  private(set) var containerTypes: Set<TypeID> = []

  init(_ index: DeclarationIndex) {
    self.index = index
    containerTypes = Set(
      index.types.indices.filter { type in
        index.types[type].facts.kind == .class
          && (index.conforms(type, to: FactoryNames.sharedContainer)
            || index.conforms(type, to: FactoryNames.managedContainer))
      })
    for id in index.functions.ids where index.uses(.factory, in: index.functions.file(id)) {
      let entry = index.functions[id]
      if !entry.facts.isProperty { noteKeyPaths(of: entry) }
      guard entry.facts.isProperty, let result = entry.facts.result?.lastName, FactoryNames.types.contains(result),
        let container = container(entry.owner, entry.foreignOwner)
      else { continue }
      add(
        Declaration(
          id: ID(container: container, name: entry.facts.name),
          place: SourcePlace(file: entry.file, place: entry.facts.place),
          scope: CodeScope(context: index.context(of: entry), foreignOwner: entry.foreignOwner),
          recipe: FactoryRecipe(entry.facts.body ?? []), access: entry.facts.access,
          isParameterized: result == "ParameterFactory"))
    }
    for id in index.variables.ids where index.uses(.factory, in: index.variables.file(id)) {
      let entry = index.variables[id]
      noteContainer(in: entry)
      guard let value = entry.facts.initialValue, let container = container(entry.owner, entry.foreignOwner) else {
        continue
      }
      let recipe = FactoryRecipe([.expression(value)])
      guard FactoryNames.types.contains(entry.facts.type?.lastName ?? "") || recipe.createsFactory else { continue }
      add(
        Declaration(
          id: ID(container: container, name: entry.facts.name),
          place: SourcePlace(file: entry.file, place: entry.facts.place),
          scope: CodeScope(
            context: LookupContext(file: entry.file, module: index.moduleOfFile[entry.file], type: entry.owner),
            foreignOwner: entry.foreignOwner),
          recipe: recipe, access: entry.facts.access,
          isParameterized: recipe.isParameterized || entry.facts.type?.lastName == "ParameterFactory"))
    }
  }

  private mutating func noteKeyPaths(of function: DeclarationIndex.FunctionEntry) {
    for parameter in function.facts.parameters where parameter.label != nil && parameter.type.lastName == "KeyPath" {
      let name = "\(function.facts.name)(\(parameter.label ?? "")"
      let root = parameter.type.lastArguments.first?.lastName
      keyPathFunctions[name] = root == FactoryNames.container && keyPathFunctions[name] != false
    }
  }

  /// Returns whether functions of the program take the key path of a factory with a label: `use` and `at` for
  /// `func use<T>(at path: KeyPath<Container, Factory<T>>)`.
  func takesKeyPath(_ function: String, _ label: String?) -> Bool {
    !keyPathFunctions.isEmpty && keyPathFunctions["\(function)(\(label ?? "")"] == true
  }

  private mutating func noteContainer(in variable: DeclarationIndex.VariableEntry) {
    guard let owner = variable.owner else { return }
    let context = LookupContext(file: variable.file, module: index.moduleOfFile[variable.file], type: owner)
    let type: String? =
      switch variable.facts.initialValue {
      case .member(.name(let type, _), FactoryNames.shared, _)? where variable.facts.type == nil: type
      default: variable.facts.type?.lastName
      }
    guard let container = type.flatMap({ containerType($0, in: context) }) else { return }
    containersOfProperties[owner, default: [:]][variable.facts.name] = container
  }

  /// Returns the container that a parameter or a property holds, as its type shows.
  ///
  /// - Parameter isProperty: Whether the name is that of a property for certain.
  func container(ofVariable name: String, isProperty: Bool, in scope: CodeScope) -> String? {
    if !isProperty, let parameter = scope.parameters.last(where: { $0.name == name }) {
      return parameter.type.lastName.flatMap { containerType($0, in: scope.context) }
    }
    return scope.context.type.flatMap { containersOfProperties[$0]?[name] }
  }

  private mutating func add(_ declaration: Declaration) {
    var declaration = declaration
    let (file, name) = (declaration.place.file, Name(container: declaration.id.container, name: declaration.id.name))
    for known in indicesOfName[name] ?? [] {
      // Several targets that compile one file declare the same factory.
      let isSame = index.servicePlace(all[known].place) == index.servicePlace(declaration.place)
      // Conditions may exclude two factories of one module from each other.
      let isInOneModule = all[known].files.contains { other in
        declaration.access == .private || all[known].access == .private
          ? other == file : index.moduleOfFile[other] == index.moduleOfFile[file]
      }
      guard isSame || isInOneModule else { continue }
      if !isSame { all[known].recipe = .unread }
      all[known].files.append(file)
      return
    }
    if indicesOfName[name] != nil {
      declaration.id.origin =
        declaration.access == .private ? index.paths[file] : index.modules[index.moduleOfFile[file]]
    }
    declaration.files = [file]
    indices[declaration.id] = all.count
    indicesOfName[name, default: []].append(all.count)
    containersOfName[declaration.id.name, default: []].insert(declaration.id.container)
    all.append(declaration)
  }

  /// Returns the name of the container that a declaration belongs to; `nil` if it belongs to none.
  func container(_ owner: TypeID?, _ foreignOwner: String?) -> String? {
    if let owner { return containerTypes.contains(owner) ? index.types[owner].facts.name : inherited(owner) }
    guard let foreignOwner else { return nil }
    let isKnown = [FactoryNames.container, FactoryNames.sharedContainer, FactoryNames.managedContainer]
    // By its name, the type may be a container of a package whose source is not read.
    return isKnown.contains(foreignOwner) || foreignOwner.hasSuffix("Container") ? foreignOwner : nil
  }

  /// Returns `SharedContainer` for a protocol of the program that inherits from it; `nil` for every other type.
  private func inherited(_ owner: TypeID) -> String? {
    guard index.types[owner].facts.kind == .protocol, index.conforms(owner, to: FactoryNames.sharedContainer) else {
      return nil
    }
    return FactoryNames.sharedContainer
  }

  subscript(id: ID) -> Declaration? { indices[id].map { all[$0] } }

  /// Finds the factory of a name that the code of a file can use: one of the container, or one that an extension of
  /// `SharedContainer` or `ManagedContainer` adds to all containers.
  func id(_ name: String, in container: String, from file: FileID) -> ID? {
    for type in [container, FactoryNames.sharedContainer, FactoryNames.managedContainer] {
      guard let indices = indicesOfName[Name(container: type, name: name)] else { continue }
      let visible = indices.filter { position in
        all[position].files.contains { index.isVisible(all[position].access, declaredIn: $0, from: file) }
      }
      let module = index.moduleOfFile[file]
      let inModule = visible.filter { all[$0].files.contains { index.moduleOfFile[$0] == module } }
      let nearest =
        inModule.first { all[$0].access == .private } ?? inModule.first
        ?? visible.first { all[$0].files.contains { index.isImported(index.moduleOfFile[$0], by: file) } }
      if let found = nearest ?? visible.first { return all[found].id }
    }
    return nil
  }

  /// Finds the factory of a name that the code of a file can use, if only one container has a factory of this name.
  func onlyID(_ name: String, from file: FileID) -> ID? {
    guard let containers = containersOfName[name], containers.count == 1, let container = containers.first else {
      return nil
    }
    return id(name, in: container, from: file)
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

  /// Returns whether a container has a member of a name that the code of a file can use. Factories count as members.
  func hasMember(_ name: String, in container: String, from file: FileID) -> Bool {
    for type in [container, FactoryNames.sharedContainer, FactoryNames.managedContainer] {
      let functions = index.foreignFunctions[type]?[name] ?? []
      let variables = index.foreignVariables[type]?[name] ?? []
      if functions.contains(where: {
        index.isVisible(index.functions[$0].facts.access, declaredIn: index.functions.file($0), from: file)
      })
        || variables.contains(where: {
          index.isVisible(index.variables[$0].facts.access, declaredIn: index.variables.file($0), from: file)
        })
      {
        return true
      }
    }
    return false
  }
}
