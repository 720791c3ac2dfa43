/// The place at which a type is written, which determines the meaning of its names.
struct LookupContext {
  var file: FileID
  var module: ModuleID
  /// The type whose body contains it.
  var type: TypeID?
  /// The name of the type of another library whose extension contains it.
  var foreignOwner: String?
  /// The known generic parameters around it.
  var generics: [String: ResolvedType] = [:]
}

/// The resolution of types as the source writes them, such as `Basket` or `Shop.Basket`.
extension DeclarationIndex {
  /// Resolves a type as the source writes it, by the meaning of its names at that place.
  func resolve(_ reference: TypeReference, in context: LookupContext) -> ResolvedType {
    switch reference {
    case .named(let path): return resolve(path, in: context)
    case .existential(let type):
      let resolved = resolve(type, in: context)
      if case .nominal(let name, nil, _) = resolved { unread.protocols.insert(name) }
      return existential(resolved)
    case .opaque(let type): return .parameter("some \(type.text)")
    case .optional(let type): return .standard("Optional", [resolve(type, in: context)])
    case .array(let type): return .standard("Array", [resolve(type, in: context)])
    case .dictionary(let key, let value):
      return .standard("Dictionary", [resolve(key, in: context), resolve(value, in: context)])
    case .tuple(let elements, let labels): return .tuple(elements.map { resolve($0, in: context) }, labels: labels)
    case .metatype(let type): return .metatype(resolve(type, in: context))
    case .composition(let parts):
      let resolved = parts.flatMap { members(of: withoutAny(resolve($0, in: context))) }
      // `Sendable` is a marker protocol, which does not distinguish types. The order in which protocols are written has
      // no meaning.
      let protocols = withoutImplied(resolved.filter { $0.text != "Swift.Sendable" }).sorted { $0.text < $1.text }
      return .existential(protocols.count == 1 ? protocols[0] : .composition(protocols))
    case .function(let parameters, let result, let isAsync, let canThrow, _):
      let parameters = parameters.map { resolve($0, in: context) }
      let types = parameters.map(\.text).joined(separator: ", ")
      let effects = (isAsync ? "async " : "") + (canThrow ? "throws " : "")
      let result = resolve(result, in: context)
      return .function("(\(types)) \(effects)-> \(result.text)", parameters: parameters, result: result)
    case .other(let text): return .other(text)
    }
  }

  /// Returns the protocols of a composition without those from which another one inherits: `any Base & Derived` is the
  /// same type as `any Derived`.
  private func withoutImplied(_ protocols: [ResolvedType]) -> [ResolvedType] {
    guard protocols.count > 1 else { return protocols }
    return protocols.filter { implied in
      guard let name = implied.lastName else { return true }
      return !protocols.contains { other in
        other != implied && other.declaration.map { conforms($0, toProtocolNamed: name) } ?? false
      }
    }
  }

  private func existential(_ type: ResolvedType) -> ResolvedType {
    if case .existential = type { return type }
    return .existential(type)
  }

  private func members(of type: ResolvedType) -> [ResolvedType] {
    if case .composition(let parts) = type { parts } else { [type] }
  }

  private func withoutAny(_ type: ResolvedType) -> ResolvedType {
    if case .existential(let type) = type { type } else { type }
  }

  /// Finds the type that a name in an expression refers to; returns nil if it refers to something else.
  func declaredType(_ name: String, in context: LookupContext) -> ResolvedType? {
    // A type that a body declares, or a generic parameter.
    if let bound = context.generics[name] { return bound }
    let member = member(named: name, in: context)
    let path = [TypeReference.Component(name)]
    guard
      member != nil || KnownTypes.furnish.contains(name)
        || (!dialects.isEmpty && typeInSwinject(path, in: context) != nil)
    else {
      return nil
    }
    return resolve(path, in: context, known: member)
  }

  /// Resolves a path of names: `Basket`, `Shop.Basket`.
  ///
  /// - Parameter known: The meaning of the first name, if it was found already.
  private func resolve(
    _ path: [TypeReference.Component], in context: LookupContext, known: Member? = nil
  ) -> ResolvedType {
    let first = path[0]
    if path.count == 1, let bound = context.generics[first.name] { return bound }
    if path.count > 1, let bound = context.generics[first.name] {
      if let owner = bound.declaration, let member = nestedMember(path[1].name, of: owner) {
        return follow(member, path[1], path.dropFirst(2), in: context)
      }
      if path.count == 2, let type = associatedType(path[1].name, of: bound) { return type }
      // An associated type of an unknown type.
      return .parameter(path.map(\.name).joined(separator: "."))
    }
    if path.count == 1, first.name == "Self", let type = context.type { return nominal(type, [], in: context) }
    if path.count == 1, let type = associatedTypeOfSelf(first.name, in: context) { return type }
    if let member = known ?? member(named: first.name, in: context) {
      return follow(member, first, path.dropFirst(), in: context)
    }
    // In an extension of a protocol whose source was not read, an associated type is that of the type which conforms.
    if let conforming = context.generics["Self"]?.declaration, let member = nestedMember(first.name, of: conforming) {
      return follow(member, first, path.dropFirst(), in: context)
    }
    // `App.Log`, where `App` is a module of the program or a library.
    if path.count > 1 {
      if let module = moduleNumbers[first.name], let member = topLevel[module][path[1].name] {
        return follow(member, path[1], path.dropFirst(2), in: context)
      }
      if imports[context.file].contains(where: { $0.module == first.name }) || first.name == "Swift" {
        let rest = Array(path.dropFirst())
        // A type of another library that has the name of one of the program is another type.
        let isKnownLibrary = first.name.hasPrefix("Furnish") || first.name == "Swift" || first.name == "Foundation"
        if !isKnownLibrary, moduleNumbers[first.name] == nil, KnownTypes.fullName(rest[0].name) != rest[0].name {
          return foreign(path, in: context)
        }
        return resolve(rest, in: context)
      }
    }
    if path.count > 1, let member = foreignType(path[1].name, addedTo: first.name, in: context) {
      return follow(member, path[1], path.dropFirst(2), in: context)
    }
    if isGenericParameter(first.name, in: context) {
      return .parameter(path.map(\.name).joined(separator: "."))
    }
    return foreign(path, in: context)
  }

  private func foreign(_ path: [TypeReference.Component], in context: LookupContext) -> ResolvedType {
    if !dialects.isEmpty, let type = typeInSwinject(path, in: context) { return type }
    let last = path[path.count - 1]
    let arguments = last.arguments.map { resolve($0, in: context) }
    if path.count == 1, last.name == "Void" { return .tuple([]) }
    // `Array<Int>.Element`
    if path.count == 2, let index = KnownTypes.argumentIndices["\(path[0].name).\(last.name)"],
      index < path[0].arguments.count
    {
      return resolve(path[0].arguments[index], in: context)
    }
    let name = path.count == 1 ? last.name : path.map(\.name).joined(separator: ".")
    let type = ResolvedType.nominal(name: KnownTypes.fullName(name), declaration: nil, arguments: arguments)
    return KnownTypes.protocols.contains(name) ? .existential(type) : type
  }

  /// Continues along a path, through nested types and aliases.
  private func follow(
    _ member: Member, _ component: TypeReference.Component, _ rest: ArraySlice<TypeReference.Component>,
    in context: LookupContext
  ) -> ResolvedType {
    switch member {
    case .alias(let id):
      let resolved = resolve(alias: id, component.arguments.map { resolve($0, in: context) })
      guard let next = rest.first else { return resolved }
      guard let type = resolved.declaration, let member = nestedMember(next.name, of: type) else {
        return .other(rest.map(\.name).joined(separator: "."))
      }
      return follow(member, next, rest.dropFirst(), in: context)
    case .type(let id):
      if let next = rest.first {
        if let member = nestedMember(next.name, of: id) {
          return follow(member, next, rest.dropFirst(), in: context)
        }
        if rest.count == 1, let type = associatedType(next.name, of: nominal(id, component.arguments, in: context)) {
          return type
        }
        return .nominal(
          name: ([types[id].fullName] + rest.map(\.name)).joined(separator: "."), declaration: nil, arguments: [])
      }
      let type = nominal(id, component.arguments, in: context)
      return types[id].facts.kind == .protocol ? .existential(type) : type
    }
  }

  private func nominal(_ id: TypeID, _ arguments: [TypeReference], in context: LookupContext) -> ResolvedType {
    let parameters = types[id].facts.genericParameters
    var resolved = arguments.isEmpty ? [] : arguments.map { resolve($0, in: context) }
    // Inside itself, a generic type needs no arguments.
    if resolved.isEmpty, !parameters.isEmpty { resolved = parameters.map { context.generics[$0] ?? .parameter($0) } }
    return .nominal(name: types[id].fullName, declaration: id, arguments: resolved)
  }

  func resolve(alias id: AliasID, _ arguments: [ResolvedType]) -> ResolvedType {
    let alias = aliases[id]
    var context = LookupContext(file: alias.file, module: moduleOfFile[alias.file], type: alias.enclosingType)
    for (name, argument) in zip(alias.facts.genericParameters, arguments) { context.generics[name] = argument }
    // An alias that leads back to itself does not compile, but must not hang the check. Neither may an alias of two
    // aliases, each of which is of two more, and so on.
    if aliasDepth == 0 { aliasSteps = 0 }
    aliasSteps += 1
    guard aliasDepth < 32, aliasSteps <= Self.mostAliasSteps else {
      unread.aliases.insert(id)
      return .other(alias.facts.name)
    }
    aliasDepth += 1
    defer { aliasDepth -= 1 }
    return resolve(alias.facts.target, in: context)
  }

  /// The greatest number of aliases that are followed for one type.
  private static let mostAliasSteps = 512

  /// Returns the type of a name that is declared inside another type.
  func nestedType(_ name: String, of type: TypeID) -> ResolvedType? {
    guard types[type].nested[name] != nil || types[type].facts.kind == .class,
      let member = nestedMember(name, of: type)
    else { return nil }
    return follow(member, TypeReference.Component(name), [], in: context(of: type))
  }

  private func isGenericParameter(_ name: String, in context: LookupContext) -> Bool {
    var type = context.type
    while let id = type {
      if types[id].facts.genericParameters.contains(name) { return true }
      type = types[id].enclosingType
    }
    return false
  }
}
