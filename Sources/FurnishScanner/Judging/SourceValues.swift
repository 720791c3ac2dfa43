import FurnishGraph

/// A value of `ServiceValues`: a key, a service, a closure service, or a property without any of them.
package struct SourceValue: Sendable {
  /// The names by which `furnish why` finds it: `HTTPClientKey`, `httpClient`, `Google`.
  let names: Set<String>
  /// The name that begins its explanation: the full name of its type, or `\.httpClient` for a property.
  let title: String
  /// The kind and the place of its declaration; nil if no file of the program declares it.
  let declaration: String?
  /// The code that reads or replaces it, in order of the places.
  let uses: [Use]

  /// A piece of code that reads or replaces a value.
  struct Use: Sendable {
    /// The name of the type that contains the code, or else of the function.
    let reader: String?
    let place: ServicePlace
    let isReplacement: Bool
  }
}

extension InterpretedProgram {
  /// Returns all values that are declared or read, in order of their names.
  func values() -> [SourceValue] {
    let keys = keysOfProperties()
    let uses = Dictionary(grouping: usesOfKeys(), by: \.subject)
    let types = index.types.indices.filter { kind(ofValue: $0) != nil }
    let properties = Set(uses.keys.compactMap { if case .property(let name) = $0 { name } else { nil } })
      .union(index.foreignVariables["ServiceValues"]?.keys.map { $0 } ?? [])
    let all =
      types.map { type in
        value(type, uses[.type(type)] ?? [], keys.filter { entry in entry.value == type }.keys.sorted())
      } + properties.sorted().map { value(property: $0, uses[.property($0)] ?? []) }
    return all.sorted { $0.title < $1.title }
  }

  /// Returns all code that reads or replaces a value, in order of its places. A use of a property that reads a key is
  /// returned as a use of that key.
  func usesOfKeys() -> [ValueUse] { conditionalUsesOfKeys().map(\.use).uniqued() }

  /// Returns all code that reads or replaces a value, with the conditions under which it runs.
  func conditionalUsesOfKeys() -> [ConditionalUse] {
    let keys = keysOfProperties()
    return interpreter.events.valueUses.uniqued().sorted { $0.use.place < $1.use.place }.map { use in
      guard case .property(let name) = use.use.subject, let key = keys[name] else { return use }
      var use = use
      use.use.subject = .type(key)
      return use
    }
  }

  /// Finds the keys that properties of `ServiceValues` read.
  private func keysOfProperties() -> [String: TypeID] {
    var keys: [String: TypeID] = [:]
    for name in index.foreignFunctions["ServiceValues"]?.keys.sorted() ?? [] { keys[name] = key(ofProperty: name) }
    return keys
  }

  /// Finds the key in the brackets of `var httpClient: HTTPClient { self[HTTPClientKey.self] }`.
  private func key(ofProperty name: String) -> TypeID? {
    guard let function = index.foreignFunctions["ServiceValues"]?[name]?.first else { return nil }
    let entry = index.functions[function]
    let context = index.context(of: entry)
    for case .expression(let value) in entry.facts.body ?? [] {
      guard case .call(let call) = value, case .member(.name("self", _), "subscript", _) = call.callee,
        case .metatype(let reference)? = call.arguments.first?.value
      else { continue }
      return index.declaration(of: index.resolve(reference, in: context))
    }
    return nil
  }

  private func typeName(ofProperty name: String) -> String? {
    index.foreignFunctions["ServiceValues"]?[name]?.first.flatMap { index.functions[$0].facts.result?.lastName }
  }

  private func kind(ofValue type: TypeID) -> String? {
    guard index.usesFurnish[index.types[type].module], index.types[type].facts.kind != .protocol else { return nil }
    if index.types[type].facts.attributes.contains(where: { $0.name == "ClosureService" }) {
      return "a closure service"
    }
    if index.conforms(type, to: "ServiceKey") || index.conforms(type, to: "TestServiceKey") {
      return "a key of ServiceValues"
    }
    return index.conforms(type, to: "Service") ? "a service with endpoints" : nil
  }

  private func value(_ type: TypeID, _ uses: [ValueUse], _ properties: [String]) -> SourceValue {
    let entry = index.types[type]
    let place = index.servicePlace(SourcePlace(file: entry.file, place: entry.facts.place))
    let readNames = properties.isEmpty ? "" : ", read as " + properties.map { "\\.\($0)" }.joined(separator: " and ")
    return SourceValue(
      names: Set(properties.flatMap { [$0, "\\.\($0)"] + [typeName(ofProperty: $0)].compactMap(\.self) }).union([
        entry.facts.name, entry.fullName, ServiceSymbol(type: entry.fullName).shortType,
      ]),
      title: entry.fullName, declaration: "\(kind(ofValue: type) ?? "a value"), declared at \(place)\(readNames)",
      uses: uses.map(use))
  }

  private func value(property name: String, _ uses: [ValueUse]) -> SourceValue {
    let variable = index.foreignVariables["ServiceValues"]?[name]?.first.map { index.variables[$0] }
    let place = variable.map { index.servicePlace(SourcePlace(file: $0.file, place: $0.facts.place)) }
    return SourceValue(
      names: [name, "\\.\(name)"], title: "\\.\(name)",
      declaration: place.map { "an entry of ServiceValues, declared at \($0)" }, uses: uses.map(use))
  }

  private func use(_ use: ValueUse) -> SourceValue.Use {
    SourceValue.Use(
      reader: use.reader, place: index.servicePlace(use.place),
      isReplacement: use.isReplacement)
  }
}

extension Explanation {
  /// Returns an explanation of each value with a name: its declaration, and the code that reads or replaces it.
  package static func all(of name: String, among values: [SourceValue]) -> [Explanation] {
    values.filter { $0.names.contains(name) }.map { value in
      var lines = [value.title]
      if let declaration = value.declaration { lines.append("  \(declaration)") }
      for use in value.uses {
        let reader = use.reader.map { " by \($0)" } ?? ""
        lines.append("  \(use.isReplacement ? "replaced" : "read")\(reader) at \(use.place)")
      }
      if value.uses.isEmpty { lines.append("  is read nowhere") }
      return Explanation(text: lines.map { $0 + "\n" }.joined())
    }
  }
}
