/// The functions of the program to which names and calls refer.
extension Interpreter {
  /// Finds the function to which a name refers, such as `makeLog(clock:)`, and its receiver.
  ///
  /// - Parameters:
  ///   - base: The expression before the dot; nil for a name alone.
  ///   - labels: The labels after the name; nil if the source has none: `Page.init`.
  func function(
    _ base: Expression?, _ name: String, labels: [String?]?, in environment: Environment, at place: Place
  ) -> NamedFunction? {
    functions(base, name, labels: labels, in: environment, at: place).first
  }

  /// A function to which a name refers.
  struct NamedFunction {
    let function: FunctionID
    /// The condition under which the name refers to this function, and not to another one that `#if` selects.
    let presence: Presence
    let receiver: Value?
    let generics: [String: ResolvedType]
  }

  /// Finds the functions to which a name refers: several only if `#if` selects one of them.
  func functions(
    _ base: Expression?, _ name: String, labels: [String?]?, in environment: Environment, at place: Place
  ) -> [NamedFunction] {
    func pick(_ candidates: [FunctionID], _ receiver: Value?, _ type: ResolvedType?) -> [NamedFunction] {
      let fitting = candidates.filter { candidate in
        let facts = index.functions[candidate].facts
        return !facts.isProperty && (labels.map { $0 == facts.labels } ?? true)
      }
      return applicable(visible(fitting, from: environment, named: name, at: place), under: environment.presence).map {
        let owner = index.functions[$0.function].owner
        let generics = type.map { self.generics(of: $0, inheritedFrom: owner) } ?? [:]
        return NamedFunction(function: $0.function, presence: $0.presence, receiver: receiver, generics: generics)
      }
    }
    guard let base else {
      if let type = environment.context.type {
        let methods = pick(methods(name, ofType: type), environment.receiver, nil)
        if !methods.isEmpty { return methods }
      }
      return pick(globalFunctions(name, in: environment.context), nil, nil)
    }
    if let module = scope(ofModuleNamed: base, in: environment) {
      return pick(globalFunctions(name, in: module.context), nil, nil)
    }
    let value = evaluate(base, in: environment)
    switch value {
    case .type(let type), .instance(let type, _):
      guard let id = index.declaration(of: type) else { return [] }
      let receiver: Value? = if case .instance = value { value } else { nil }
      let found = pick(methods(name, ofType: id), receiver, type)
      guard name == "init", labels != nil, found.isEmpty else { return found }
      return pick(initializersOfProtocols(of: id), receiver, type)
    default: return []
    }
  }

  /// Returns the initializers that extensions of protocols add to a type.
  private func initializersOfProtocols(of type: TypeID) -> [FunctionID] {
    index.parents(of: type).filter { index.types[$0].facts.kind == .protocol }
      .flatMap { (index.types[$0].functions["init"] ?? []) + initializersOfProtocols(of: $0) }
      .filter { isInExtension($0) && meetsConstraints($0, type) }
  }

  /// Returns the method to which a name without labels refers, `Log.register`, if the type has only one of the name.
  func onlyMethod(_ name: String, ofType type: TypeID, isStatic: Bool, receiver: Value?) -> Value? {
    let methods = methods(name, ofType: type).filter { index.functions[$0].facts.isStatic == isStatic }
    guard methods.count == 1, name != "init", !index.functions[methods[0]].facts.isProperty else { return nil }
    return .function(methods[0], receiver: receiver)
  }

  /// Finds the function to which a call refers, among several of its name.
  func match(_ candidates: [FunctionID], _ call: Call, in environment: Environment? = nil) -> FunctionID? {
    fitting(candidates, call, in: environment).first
  }

  /// Finds the functions to which a call refers, with their conditions: several only if `#if` selects one of them, or
  /// if the overload is undecided.
  ///
  /// - Parameter expected: The type that the caller expects of the result, if it is known.
  func matches(
    _ candidates: [FunctionID], _ call: Call, in environment: Environment, expecting expected: ResolvedType? = nil
  ) -> [(function: FunctionID, presence: Presence)] {
    let callable = callable(candidates, call)
    // Code for which a method is not visible may call it by a requirement or by a method that it overrides.
    let visible = callable.filter { index.functions[$0].owner != nil || isVisible($0, from: environment.context) }
    let ranked = ranked(visible.isEmpty ? callable : visible, call, in: environment, expecting: expected)
    let nearest = ranked.prefix { $0.distance == ranked[0].distance }.map(\.function)
    if nearest.count > 1, let choice = undecidedOverloads(nearest, in: environment) { return choice }
    return applicable(ranked.map(\.function), under: environment.presence)
  }

  /// Returns each function with the condition under which it is the first of these functions that is compiled.
  func applicable(_ functions: [FunctionID], under presence: Presence) -> [(function: FunctionID, presence: Presence)] {
    var rest = presence
    var found: [(function: FunctionID, presence: Presence)] = []
    for function in functions {
      let presence = space.and(rest, self.presence(ofFunction: function))
      guard presence != .never else { continue }
      found.append((function, presence))
      rest = space.excluding(rest, presence)
      if rest == .never { break }
    }
    return found
  }

  /// Returns the generic arguments of a type by the names of its parameters: `Content` is `Int` for `Box<Int>`.
  func generics(of type: ResolvedType) -> [String: ResolvedType] {
    guard case .nominal(_, let id?, let arguments) = type else { return [:] }
    return Dictionary(
      zip(index.types[id].facts.genericParameters, arguments), uniquingKeysWith: { first, _ in first })
  }

  /// Finds the functions of a name in a type and in the types from which it inherits.
  func methods(_ name: String, ofType type: TypeID, depth: Int = 0) -> [FunctionID] {
    let declared = index.types[type].functions[name] ?? []
    guard depth < 16 else { return declared }
    if name == "init" {
      // A class inherits the initializers of its superclass only if all of its own are `convenience`. This is not
      // tested here: the program compiles, so it calls no others.
      return declared + (index.superclass(of: type).map { methods(name, ofType: $0, depth: depth + 1) } ?? [])
    }
    let inherited = index.parents(of: type).flatMap { methods(name, ofType: $0, depth: depth + 1) }
    if depth > 0 || index.constraints.isEmpty { return declared + inherited }
    let fitting = inherited.filter { meetsConstraints($0, type) }
    return declared + fitting.filter(isConstrained) + fitting.filter { !isConstrained($0) }
  }

  /// Finds the functions of a name in a type, without those of extensions that do not apply to its generic arguments:
  /// `extension Box where Content == Int`.
  func methods(_ name: String, of type: ResolvedType, _ id: TypeID) -> [FunctionID] {
    let methods = methods(name, ofType: id)
    let arguments = generics(of: type)
    guard methods.count > 1, !arguments.isEmpty else { return methods }
    let fitting = methods.filter { mayApply($0, to: arguments) }
    return fitting.isEmpty ? methods : fitting
  }

  /// Returns the static functions among several, or the methods of instances; all of them if none is of this kind.
  func members(_ functions: [FunctionID], areStatic: Bool) -> [FunctionID] {
    guard functions.count > 1 else { return functions }
    let fitting = functions.filter { index.functions[$0].facts.isStatic == areStatic }
    return fitting.isEmpty ? functions : fitting
  }

  /// Finds the types with functions in extensions that apply to some generic arguments only.
  func findTypesWithConstrainedMembers() -> Set<TypeID> {
    if index.constraints.isEmpty { return [] }
    return Set(index.functions.ids.lazy.filter(isConstrained).compactMap { [index] in index.functions[$0].owner })
  }

  /// Returns whether the extension that declares a function may apply to these generic arguments.
  func mayApply(_ function: FunctionID, to arguments: [String: ResolvedType]) -> Bool {
    let declaration = index.functions[function]
    return index.constraintsOfExtension(around: declaration).allSatisfy { constraint in
      guard let name = constraint.left.lastName, let argument = arguments[name], !argument.isOpen else { return true }
      return meets(argument, constraint, in: index.context(of: declaration))
    }
  }

  /// Returns whether a type meets a constraint; true unless the source shows that it does not.
  func meets(_ type: ResolvedType, _ constraint: ConstraintFacts, in context: LookupContext) -> Bool {
    if case .composition(let parts) = constraint.right {
      return parts.allSatisfy {
        meets(type, ConstraintFacts(left: constraint.left, right: $0, isSameType: false), in: context)
      }
    }
    let required = index.resolve(constraint.right, in: context)
    if constraint.isSameType { return required.isOpen || required == type }
    if constraint.right.lastName == "AnyObject" {
      if type.isValueOfStandardLibrary { return false }
      return type.declaration.map { ![.struct, .enum].contains(index.types[$0].facts.kind) } ?? true
    }
    guard let id = index.declaration(of: type), let protocolID = index.declaration(of: required) else {
      return true
    }
    return id == protocolID || constraint.right.lastName.map { index.conforms(id, toProtocolNamed: $0) } ?? true
  }

  /// Returns whether the extension that declares a function applies to some types only:
  /// `extension Box where Content == Int`. Such a function takes precedence over one of an extension for all types.
  private func isConstrained(_ function: FunctionID) -> Bool {
    !index.constraintsOfExtension(around: index.functions[function]).isEmpty
  }

  /// Returns whether an extension declares a function. An initializer in an extension does not replace the memberwise
  /// initializer of a structure.
  func isInExtension(_ function: FunctionID) -> Bool {
    let declaration = index.functions[function]
    return declaration.facts.owner.map { index.files[declaration.file].facts.types[$0].kind == .extension } ?? false
  }

  /// Returns whether the extension that declares a function applies to a type: `extension Feature where Self == Clocks`
  /// applies to `Clocks`.
  private func meetsConstraints(_ function: FunctionID, _ type: TypeID) -> Bool {
    let declaration = index.functions[function]
    return index.constraintsOfExtension(around: declaration).allSatisfy { constraint in
      guard let left = constraint.left.lastName else { return true }
      if left == "Self" {
        guard let name = constraint.right.lastName else { return true }
        return index.types[type].facts.name == name || index.conforms(type, toProtocolNamed: name)
      }
      // `where Reply == Int`
      let conforming = ResolvedType.nominal(name: index.types[type].fullName, declaration: type, arguments: [])
      guard case .known(let witness) = index.witness(for: left, in: conforming), !witness.isOpen else { return true }
      return meets(witness, constraint, in: index.context(of: declaration))
    }
  }

  /// Returns the candidates that are visible from the code. If none is, notes that for a finding, and returns the first
  /// one.
  private func visible(
    _ candidates: [FunctionID], from environment: Environment, named name: String, at place: Place
  ) -> [FunctionID] {
    let found = candidates.filter { isVisible($0, from: environment.context) }
    if !found.isEmpty { return found }
    guard let hidden = candidates.first else { return [] }
    let facts = index.functions[hidden].facts
    let owner = index.functions[hidden].owner.map { index.types[$0].facts.name + "." } ?? ""
    let labels = facts.labels.map { "\($0 ?? "_"):" }.joined()
    events.concealments.insert(
      SourceConcealment(
        name: facts.isProperty || labels.isEmpty && name == "init" ? "\(owner)\(name)" : "\(owner)\(name)(\(labels))",
        module: index.modules[index.moduleOfFile[index.functions[hidden].file]],
        place: SourcePlace(file: environment.context.file, place: place),
        declaration: SourcePlace(file: index.functions[hidden].file, place: facts.place)))
    return [hidden]
  }

  /// Notes the use of a memberwise initializer outside of its module, where it is not visible.
  func noteConcealment(ofMemberwise type: TypeID, _ labels: [String?], from environment: Environment, at place: Place) {
    let declaration = index.types[type]
    guard declaration.module != environment.context.module,
      !index.importsInternals(of: declaration.module, in: environment.context.file)
    else { return }
    let name = "\(declaration.facts.name).init"
    events.concealments.insert(
      SourceConcealment(
        name: labels.isEmpty ? name : "\(name)(\(labels.map { "\($0 ?? "_"):" }.joined()))",
        module: index.modules[declaration.module], place: SourcePlace(file: environment.context.file, place: place),
        declaration: SourcePlace(file: declaration.file, place: declaration.facts.place)))
  }

  private func isVisible(_ function: FunctionID, from context: LookupContext) -> Bool {
    let declaration = index.functions[function]
    return index.isVisible(declaration.facts.access, in: declaration.file, from: context)
  }
}
