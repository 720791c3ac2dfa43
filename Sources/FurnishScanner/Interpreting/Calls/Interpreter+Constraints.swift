/// Constraints of generic parameters. They decide to which function a call refers, and which members a value has.
extension Interpreter {
  /// Returns the part of the distance of a function from a call that its constraints determine: see ``CallDistance``.
  /// An argument whose type does not meet a constraint counts as one that cannot be passed.
  ///
  /// - Parameter arguments: The position of the parameter of each argument, and the type of the argument; nil if it is
  ///   unknown.
  func distanceOfConstraints(
    _ facts: FunctionFacts, _ arguments: [(parameter: Int, type: ResolvedType?)], in context: LookupContext
  ) -> CallDistance {
    var distance = CallDistance()
    let inner = Environment(context: context, presence: .always)
    for (position, type) in arguments {
      guard let type, position < facts.parameters.count else { continue }
      var reference = facts.parameters[position].type
      if case .metatype(let instanceType) = reference { reference = instanceType }
      if case .opaque(let required) = reference {
        let constraint = ConstraintFacts(left: required, right: required, isSameType: false)
        add(constraint, of: type, in: context, to: &distance)
      } else if !facts.constraints.isEmpty {
        bindGenerics(of: reference, to: type, in: inner)
        // A value of a generic type without constraints does not meet those of this function.
        if case .parameter = type, type != .unknownPart, facts.constraints.contains(where: { $0.left == reference }) {
          distance.conversions += Self.distanceOfHiddenConformance
        }
      }
    }
    for constraint in facts.constraints {
      guard case .named(let path) = constraint.left, let bound = inner.context.generics[path[0].name] else { continue }
      if bound.isOpen { continue }
      var type = bound
      if path.count == 2 {
        guard case .known(let witness) = index.witness(for: path[1].name, in: bound) else { continue }
        type = witness
      } else if path.count > 2 {
        continue
      }
      let right = inner.context.generics[constraint.right.lastName ?? ""]
      if right?.isOpen == true { continue }
      add(constraint, of: type, in: inner.context, to: &distance)
    }
    return distance
  }

  /// The distance of an argument that can be passed only if its type has a conformance that the source does not show.
  private static let distanceOfHiddenConformance = 100

  /// Adds a constraint to the distance of a function. An equality with a type is more specific than a protocol, and a
  /// protocol is more specific than those from which it inherits.
  private func add(
    _ constraint: ConstraintFacts, of type: ResolvedType, in context: LookupContext, to distance: inout CallDistance
  ) {
    guard meets(type, constraint, in: context) else {
      distance.conversions += 4 * Self.mismatch
      return
    }
    let met = Set(protocols(namedBy: constraint.right, in: context))
    // A type of a library, a list or a function conforms to a protocol of the program only by an extension, which is
    // rare.
    if !met.isEmpty, index.declaration(of: type) == nil {
      distance.conversions += Self.distanceOfHiddenConformance
      return
    }
    let ancestors = met.flatMap(ancestors).filter { !met.contains($0) }
    distance.constraints += constraint.isSameType ? 100 : 2 * max(1, met.count + Set(ancestors).count)
  }

  /// Returns the protocols from which a protocol inherits, directly or not.
  private func ancestors(of protocolID: TypeID) -> Set<TypeID> {
    var (open, found) = ([protocolID], Set<TypeID>())
    while let next = open.popLast() { open += index.parents(of: next).filter { found.insert($0).inserted } }
    return found
  }

  /// Returns the protocols of the program to which the type of a parameter conforms by its declaration: `Part` for `T`
  /// with `T: Part`, for `some Part`, and for the metatypes `T.Type` and `any Part.Type`.
  func protocols(
    of reference: TypeReference, _ constraints: [ConstraintFacts], in context: LookupContext, isMetatype: Bool = false
  ) -> [TypeID] {
    switch reference {
    case .opaque(let type): return protocols(namedBy: type, in: context)
    case .metatype(let type): return protocols(of: type, constraints, in: context, isMetatype: true)
    case .existential(.metatype(let type)): return protocols(namedBy: type, in: context)
    case .existential(let type) where isMetatype: return protocols(namedBy: type, in: context)
    case .named(let path) where path.count == 1:
      let constraintsOfParameter = constraints.filter { $0.left == reference }
      // With a constraint to a class or to a type, the members of that type take precedence over those of extensions.
      if constraintsOfParameter.contains(where: { $0.isSameType || mentionsClass($0.right, in: context) }) { return [] }
      return constraintsOfParameter.flatMap { protocols(namedBy: $0.right, in: context) }
    default: return []
    }
  }

  /// Returns whether a constraint names a class.
  private func mentionsClass(_ reference: TypeReference, in context: LookupContext) -> Bool {
    if case .composition(let parts) = reference { return parts.contains { mentionsClass($0, in: context) } }
    return index.declaration(of: index.resolve(reference, in: context)).map { index.types[$0].facts.kind == .class }
      ?? false
  }

  /// Returns the protocols of the program that a constraint names: two for `Log & Clock`.
  private func protocols(namedBy reference: TypeReference, in context: LookupContext) -> [TypeID] {
    if case .composition(let parts) = reference { return parts.flatMap { protocols(namedBy: $0, in: context) } }
    guard let typeID = index.declaration(of: index.resolve(reference, in: context)),
      index.types[typeID].facts.kind == .protocol
    else { return [] }
    return [typeID]
  }

  /// Returns the protocols of an expression whose static type shows nothing else: a parameter or a property with a
  /// generic type, the name of a generic parameter, or `self` in an extension of a protocol. The result is empty for
  /// other expressions.
  func staticProtocols(of base: Expression, in environment: Environment) -> [TypeID] {
    let name: String
    let owner: TypeID?
    switch base {
    case .name("self", _): return protocolAround(environment).map { [$0] } ?? []
    case .name(let member, _):
      if environment.binding(of: member) != nil { return environment.protocols(of: member) }
      let generic = TypeReference.name(member)
      let known = protocols(of: generic, environment.constraints, in: environment.context)
      if !known.isEmpty || environment.context.generics[member] != nil { return known }
      (name, owner) = (member, environment.context.type)
    case .member(.name("self", _), let member, _): (name, owner) = (member, environment.context.type)
    default: return []
    }
    // The constraints of an extension count as well: in `extension Box where Part == Wheel` the type is known.
    guard let owner, let variable = propertyVariable(name, of: owner),
      index.variables[variable].owner == owner, let reference = index.variables[variable].facts.type
    else { return [] }
    let constraints = index.types[owner].facts.parameterConstraints
    return constraints.isEmpty
      ? [] : protocols(of: reference, constraints + environment.constraints, in: index.context(of: owner))
  }

  /// Returns the protocol whose extension contains a body; nil for other bodies, and if a constraint states the type of
  /// `Self`.
  func protocolAround(_ environment: Environment) -> TypeID? {
    let isConstrainedToType = environment.constraints.contains { constraint in
      constraint.left.lastName == "Self"
        && (constraint.isSameType || mentionsClass(constraint.right, in: environment.context))
    }
    return isConstrainedToType
      ? nil : environment.context.type.flatMap { index.types[$0].facts.kind == .protocol ? $0 : nil }
  }

  /// Returns the protocol whose extensions declare a method, if none of several protocols requires it: then a call on a
  /// value of these protocols does not depend on the type of the instance. Returns nil for other methods.
  func protocolID(whoseExtensionsDeclare name: String, among protocols: [TypeID]) -> TypeID? {
    if protocols.isEmpty || protocols.contains(where: { requires(name, $0) }) { return nil }
    return protocols.first { protocolID in
      let methods = methods(name, ofType: protocolID)
      // A protocol that requires a superclass has the members of that class as well.
      let areOfProtocols = methods.allSatisfy {
        index.functions[$0].owner.map { index.types[$0].facts.kind == .protocol } ?? false
      }
      return !methods.isEmpty && areOfProtocols && unreadParents(of: protocolID).isEmpty
    }
  }

  /// Returns the value that determines a generic parameter of a call. For a parameter with a constraint, Swift passes
  /// the instance inside of an existential, since the existential itself does not conform. The result is nil if the
  /// type of that instance is unknown.
  func opened(
    _ value: Value, _ argument: Expression, as parameter: ParameterFacts, of facts: FunctionFacts,
    in context: LookupContext
  ) -> Value? {
    guard case .instance(.existential, let creation) = value, case .named(let path) = parameter.type, path.count == 1,
      facts.genericParameters.contains(path[0].name),
      !protocols(of: parameter.type, facts.constraints, in: context).isEmpty
    else { return value }
    if case .cast = argument { return value }
    return creation?.ownType == nil ? nil : value.asCreated
  }
}
