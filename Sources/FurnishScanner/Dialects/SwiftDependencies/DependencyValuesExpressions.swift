/// The expressions of a program that evaluate to `DependencyValues`.
struct DependencyValuesExpressions {
  private let index: DeclarationIndex
  private let modules: RunningModules
  /// The names of the properties and functions whose type or result is `DependencyValues`.
  private var members: Set<String> = []
  /// The functions that pass `DependencyValues` to a closure, by their names, with the indices of the parameters of the
  /// closure that receive it.
  private var passing: [String: Set<Int>] = [:]

  /// - Complexity: Linear in the declarations of the files that use the library.
  init(_ index: DeclarationIndex, _ modules: RunningModules) {
    self.index = index
    self.modules = modules
    var others: Set<String> = []
    func add(_ name: String, isValues: Bool) { if isValues { members.insert(name) } else { others.insert(name) } }
    let isUsed = NumberedTable<FileID, Bool>(index.files.indices.map { index.uses(.swiftDependencies, in: $0) })
    for id in index.variables.ids where isUsed[index.variables.file(id)] {
      let variable = index.variables[id]
      let context = LookupContext(
        file: variable.file, module: index.moduleOfFile[variable.file], type: variable.owner)
      let local = LocalName.variable(type: variable.facts.type, value: variable.facts.initialValue)
      add(variable.facts.name, isValues: isValues(local, CodeSurroundings(), in: context))
    }
    for id in index.functions.ids where isUsed[index.functions.file(id)] {
      let function = index.functions[id]
      let context = index.context(of: function)
      if let result = function.facts.result { add(function.facts.name, isValues: isValues(result, in: context)) }
      let type = function.owner.map { index.types[$0].facts.name } ?? function.foreignOwner
      let name = function.facts.name == "init" ? type ?? "init" : function.facts.name
      let indices = function.facts.parameters.flatMap { parametersForValues(ofClosure: $0.type, in: context) }
      if !indices.isEmpty { passing[name, default: []].formUnion(indices) }
    }
    // Stores of the library have such a property. If the program gives its name to a declaration of another type, the
    // name alone does not show which one is meant.
    if !others.contains(SwiftDependenciesNames.valuesOfStore) { members.insert(SwiftDependenciesNames.valuesOfStore) }
  }

  /// Returns the indices of the parameters of a function type that are `DependencyValues`.
  private func parametersForValues(ofClosure type: TypeReference, in context: LookupContext) -> [Int] {
    switch type {
    case .function(let parameters, _, _, _, _): parameters.indices.filter { isValues(parameters[$0], in: context) }
    case .optional(let wrapped): parametersForValues(ofClosure: wrapped, in: context)
    case .named(let path):
      if path.count == 1, case .alias(let alias)? = index.member(named: path[0].name, in: context),
        case .function(let parameters, _, _, _, _) = index.aliases[alias].facts.target
      {
        parameters.indices.filter { isValues(parameters[$0], in: context) }
      } else {
        []
      }
    default: []
    }
  }

  /// Returns whether a type is `DependencyValues`, or an optional or an alias of it.
  private func isValues(_ type: TypeReference, in context: LookupContext) -> Bool {
    if case .optional(let wrapped) = type { return isValues(wrapped, in: context) }
    guard let name = type.lastName else { return false }
    if name == SwiftDependenciesNames.values { return true }
    return index.aliasNames.contains(name)
      && index.resolve(type, in: context).unreadName == SwiftDependenciesNames.values
  }

  // MARK: Expressions

  func isValues(_ expression: Expression, _ surroundings: CodeSurroundings) -> Bool {
    switch expression {
    case .name(let name, _): surroundings.isFollowed[name] ?? members.contains(name)
    case .member(let base, let name, _): members.contains(name) || isTypeOfValues(base)
    case .call(let call): isTypeOfValues(call.callee) || isValues(call.callee, surroundings)
    case .cast(let value, _): isValues(value, surroundings)
    default: false
    }
  }

  /// Returns whether an expression names the type: `DependencyValues` of `DependencyValues()`.
  func isTypeOfValues(_ expression: Expression) -> Bool {
    switch expression {
    case .name(SwiftDependenciesNames.values, _): true
    case .type(let type): type.lastName == SwiftDependenciesNames.values
    default: false
    }
  }

  /// Returns whether a name may be that of a member of `DependencyValues`: `self` is a value of this type, and the code
  /// does not declare the name itself.
  func isMember(_ name: String, _ surroundings: CodeSurroundings) -> Bool {
    surroundings.isFollowed["self"] == true && surroundings.isFollowed[name] == nil
  }

  // MARK: Local names

  /// Returns a visitor of the code of a body that follows the names of values.
  func visitor(of body: CodeBody) -> CodeVisitor {
    let context = body.context
    var surroundings = CodeSurroundings()
    surroundings.isFollowed["self"] = body.isOfValues
    for parameter in body.parameters {
      surroundings.isFollowed[parameter.name] = isValues(parameter.type, in: context)
    }
    return CodeVisitor(follows: { isValues($0, $1, in: context) }, surroundings: surroundings)
  }

  private func isValues(_ name: LocalName, _ surroundings: CodeSurroundings, in context: LookupContext) -> Bool {
    switch name {
    case .variable(let type?, _): return isValues(type, in: context)
    case .variable(nil, let value): return value.map { isValues($0, surroundings) } ?? false
    case .parameter(let position, let closure, let argument, let call):
      if closure.parameters.indices.contains(position), let type = closure.parameters[position].type {
        return isValues(type, in: context)
      }
      // The type of a closure that no call receives is not read, so it may be that of an override.
      guard let argument, let call, let callee = call.callee.calledName else { return true }
      if SwiftDependenciesNames.setting.contains(callee) || argument.label == SwiftDependenciesNames.withDependencies {
        return position == 0 && argument.label != SwiftDependenciesNames.operation
      }
      if SwiftDependenciesNames.modifiers.contains(callee) {
        guard case .keyPath(".self", _)? = call.arguments.first?.value else { return false }
        return position == 0
      }
      // A function of a module that was not read may pass the values to its closures.
      return passing[callee]?.contains(position) ?? false || modules.importsUnread(inFile: context.file)
    }
  }
}

extension CodeBody {
  /// Whether it is the code of `DependencyValues`, and so sets the dependencies of its callers.
  var isOfValues: Bool { foreignOwner == SwiftDependenciesNames.values }
}
