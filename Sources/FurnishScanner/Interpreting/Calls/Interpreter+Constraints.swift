/// The constraints of generic parameters: they decide which function a call refers to, and which members a value has.
extension Interpreter {
  /// Returns how far a generic function is from a call by its constraints: large if the types of the arguments do not
  /// meet one, and otherwise nearer with each that is met.
  ///
  /// - Parameter arguments: The numbers of the parameters, with the types of their arguments as far as they are known.
  func distanceOfConstraints(
    _ facts: FunctionFacts, _ arguments: [(parameter: Int, type: ResolvedType?)], in context: LookupContext
  ) -> Int {
    var distance = 0
    let inner = Environment(context: context, presence: .always)
    for (number, type) in arguments {
      guard let type, number < facts.parameters.count else { continue }
      var reference = facts.parameters[number].type
      if case .metatype(let own) = reference { reference = own }
      if case .opaque(let interface) = reference {
        let constraint = ConstraintFacts(left: interface, right: interface, isSameType: false)
        distance += self.distance(of: type, from: constraint, in: context)
      } else if !facts.constraints.isEmpty {
        bindGenerics(of: reference, to: type, in: inner)
      }
    }
    for constraint in facts.constraints {
      guard case .named(let path) = constraint.left, let bound = inner.context.generics[path[0].name], !bound.isOpen
      else {
        continue
      }
      var type = bound
      if path.count == 2 {
        guard case .known(let witness) = index.witness(for: path[1].name, in: bound) else { continue }
        type = witness
      } else if path.count > 2 {
        continue
      }
      let right = inner.context.generics[constraint.right.lastName ?? ""]
      if right != nil, right?.isOpen == true { continue }
      distance += self.distance(of: type, from: constraint, in: inner.context)
    }
    return distance
  }

  /// Returns how far a type is from a constraint. A constraint that it meets makes the function nearer, more so if the
  /// protocol inherits from others.
  private func distance(of type: ResolvedType, from constraint: ConstraintFacts, in context: LookupContext) -> Int {
    guard meets(type, constraint, in: context) else { return 4 * Self.mismatch }
    let inherited = protocols(constraint.right, in: context).map { ancestors(of: $0) }.reduce(0, +)
    return constraint.isSameType ? -8 : -1 - min(inherited, 6)
  }

  private func ancestors(of interface: TypeID, depth: Int = 0) -> Int {
    depth > 6 ? 0 : index.parents(of: interface).reduce(0) { $0 + 1 + ancestors(of: $1, depth: depth + 1) }
  }

  /// Returns the protocols of the program that a parameter of a generic or an opaque type conforms to, or a type that a
  /// metatype refers to: `Part` for `_ part: T` with `T: Part`, `some Part`, `T.Type` and `any Part.Type`.
  func interfaces(
    of reference: TypeReference, _ constraints: [ConstraintFacts], in context: LookupContext, isMetatype: Bool = false
  ) -> [TypeID] {
    switch reference {
    case .opaque(let type): return protocols(type, in: context)
    case .metatype(let type): return interfaces(of: type, constraints, in: context, isMetatype: true)
    case .existential(.metatype(let type)): return protocols(type, in: context)
    case .existential(let type) where isMetatype: return protocols(type, in: context)
    case .named(let path) where path.count == 1:
      return constraints.filter { !$0.isSameType && $0.left == reference }.flatMap { protocols($0.right, in: context) }
    default: return []
    }
  }

  private func protocols(_ reference: TypeReference, in context: LookupContext) -> [TypeID] {
    if case .composition(let parts) = reference { return parts.flatMap { protocols($0, in: context) } }
    guard let number = index.declaration(of: index.resolve(reference, in: context)),
      index.types[number].facts.kind == .protocol
    else { return [] }
    return [number]
  }

  /// Returns the protocols of an expression whose type is generic where it is written: those of a generic parameter, of
  /// a property of a generic type, and of `self` in an extension of a protocol.
  func staticInterfaces(of base: Expression, in environment: Environment) -> [TypeID] {
    let name: String
    let owner: TypeID?
    switch base {
    case .name("self", _): return interfaceAround(environment).map { [$0] } ?? []
    case .name(let own, _):
      if environment.binding(of: own) != nil { return environment.interfaces(of: own) }
      let generic = TypeReference.name(own)
      let known = interfaces(of: generic, environment.constraints, in: environment.context)
      if !known.isEmpty || environment.context.generics[own] != nil { return known }
      (name, owner) = (own, environment.context.type)
    case .member(.name("self", _), let own, _): (name, owner) = (own, environment.context.type)
    case .member(let object, let own, _):
      guard object.isPath else { return [] }
      (name, owner) = (own, evaluate(object, in: environment).type?.declaration)
    default: return []
    }
    guard let owner, let variable = propertyVariable(name, of: owner),
      let reference = index.variables[variable].facts.type
    else { return [] }
    let constraints = index.types[owner].facts.parameterConstraints
    return constraints.isEmpty ? [] : interfaces(of: reference, constraints, in: index.context(of: owner))
  }

  /// Returns the protocol whose extension contains the code of a body.
  func interfaceAround(_ environment: Environment) -> TypeID? {
    environment.context.type.flatMap { index.types[$0].facts.kind == .protocol ? $0 : nil }
  }

  /// Returns the protocol whose extensions declare a method that none of several protocols requires: a call through
  /// these protocols then does not depend on the type of the instance.
  func interface(whoseExtensionsDeclare name: String, among interfaces: [TypeID]) -> TypeID? {
    if interfaces.isEmpty || interfaces.contains(where: { requires(name, $0) }) { return nil }
    return interfaces.first { unreadParents(of: $0).isEmpty && !methods(name, ofType: $0).isEmpty }
  }

  /// Returns the value whose type a generic parameter has: an existential is opened if the parameter is constrained to
  /// a protocol, to which no existential conforms itself; nil if the type of its instance is unknown.
  func opened(
    _ value: Value, _ argument: Expression, as parameter: ParameterFacts, of facts: FunctionFacts,
    in context: LookupContext
  ) -> Value? {
    guard case .instance(.existential, let creation) = value, case .named(let path) = parameter.type, path.count == 1,
      facts.genericParameters.contains(path[0].name),
      !interfaces(of: parameter.type, facts.constraints, in: context).isEmpty
    else { return value }
    if case .cast = argument { return value }
    return creation?.ownType == nil ? nil : value.asCreated
  }
}
