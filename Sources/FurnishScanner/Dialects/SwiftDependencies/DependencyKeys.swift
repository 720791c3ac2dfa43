import FurnishGraph

/// The keys of a program with swift-dependencies, and the properties of `DependencyValues` that read them.
struct DependencyKeys {
  /// A key: a type of the program, or the name of a type whose source is not read.
  enum Key: Hashable {
    case type(TypeID)
    case foreign(String)
    /// `@DependencyEntry var apiClient = …`, by its variable.
    case entry(VariableID)
  }

  private let index: DeclarationIndex
  /// The place of each live value: that of `liveValue` in a type, or that of the property of an entry.
  private(set) var live: [Key: SourcePlace] = [:]
  private(set) var all: Set<Key> = []
  /// The keys in extensions of types whose source is not read, if they are not public.
  private var internalKeys: Set<Key> = []
  /// The keys that the declarations of each property of `DependencyValues` read, with the files of the declarations.
  private var keysOfProperty: [String: [(key: Key?, file: FileID, access: Access)]] = [:]
  private var properties: [Key: Set<String>] = [:]
  /// The key that stands for all keys of a declaration in a file that several targets compile.
  private var commonKey: [Key: Key] = [:]

  init(_ index: DeclarationIndex) {
    self.index = index
    addTypes()
    addExtensions()
    addProperties()
  }

  private mutating func addTypes() {
    var groups: [ServicePlace: [(type: TypeID, isLive: Bool)]] = [:]
    for type in index.types.indices where index.types[type].facts.kind != .protocol {
      let isLive = index.conforms(type, to: SwiftDependenciesNames.key)
      guard isLive || index.conforms(type, to: SwiftDependenciesNames.testKey) else { continue }
      let entry = index.types[type]
      let place = index.servicePlace(SourcePlace(file: entry.file, place: entry.facts.place))
      groups[place, default: []].append((type, isLive))
    }
    for group in groups.values {
      // A live value in a file that only one target compiles is missing in the others.
      let isOneKey = Set(group.map(\.isLive)).count == 1
      for (type, isLive) in group {
        let key = Key.type(isOneKey ? group[0].type : type)
        if isOneKey { commonKey[.type(type)] = key }
        all.insert(key)
        if isLive, live[key] == nil { live[key] = place(ofLiveValueIn: type) }
      }
    }
  }

  private func place(ofLiveValueIn type: TypeID) -> SourcePlace {
    let entry = index.types[type]
    if let variable = entry.variables.first(where: { index.variables.name($0) == SwiftDependenciesNames.liveValue }) {
      return SourcePlace(file: index.variables[variable].file, place: index.variables[variable].facts.place)
    }
    if let function = entry.functions[SwiftDependenciesNames.liveValue]?.first {
      return SourcePlace(file: index.functions[function].file, place: index.functions[function].facts.place)
    }
    return SourcePlace(file: entry.file, place: entry.facts.place)
  }

  /// Adds the keys that extensions declare, `extension URLSession: DependencyKey`, and those inside of an extension of
  /// a type whose source is not read.
  private mutating func addExtensions() {
    for (file, source) in zip(index.files.indices, index.files) {
      let types = source.facts.types
      for facts in types where index.flags(in: file).allow(facts.condition) {
        let isLive = facts.inherited.contains { $0.isCalled(SwiftDependenciesNames.key) }
        guard isLive || facts.inherited.contains(where: { $0.isCalled(SwiftDependenciesNames.testKey) }) else {
          continue
        }
        let isNested = facts.enclosingType.map { types[$0].kind == .extension } ?? false
        guard let spelling = facts.extended ?? (isNested ? .name(facts.name) : nil) else { continue }
        let context = LookupContext(file: file, module: index.moduleOfFile[file])
        let key = self.key(index.resolve(spelling, in: context))
        all.insert(key)
        if isNested, facts.access != .public { internalKeys.insert(key) }
        if isLive, live[key] == nil { live[key] = SourcePlace(file: file, place: facts.place) }
      }
    }
  }

  private mutating func addProperties() {
    for (name, functions) in index.foreignFunctions[SwiftDependenciesNames.values] ?? [:] {
      for function in functions where index.functions[function].facts.isProperty {
        let entry = index.functions[function]
        add(readKey(of: entry), to: name, in: entry.file, entry.facts.access)
      }
    }
    for (name, variables) in index.foreignVariables[SwiftDependenciesNames.values] ?? [:] {
      var entries: [ServicePlace: VariableID] = [:]
      for variable in variables {
        let entry = index.variables[variable]
        let attribute = entry.facts.attributes.first { $0.name == SwiftDependenciesNames.entry }
        let place = index.servicePlace(SourcePlace(file: entry.file, place: entry.facts.place))
        let first = entries[place, default: variable]
        entries[place] = first
        let key = attribute.map { _ in Key.entry(first) }
        add(key, to: name, in: entry.file, entry.facts.access)
        guard let attribute, let key else { continue }
        all.insert(key)
        if attribute.arguments.contains(where: { $0.label == SwiftDependenciesNames.liveValue })
          || mayReceiveLiveValue(entry: name)
        {
          live[key] = SourcePlace(file: entry.file, place: entry.facts.place)
        }
      }
    }
  }

  /// Returns whether an extension may give an entry its live value: `extension FlagsKey: DependencyKey` for
  /// `@DependencyEntry var flags`, since the macro declares a key whose name contains that of the entry.
  private func mayReceiveLiveValue(entry name: String) -> Bool {
    all.contains { if case .foreign(let key) = $0 { key.lowercased().contains(name.lowercased()) } else { false } }
  }

  private mutating func add(_ key: Key?, to name: String, in file: FileID, _ access: Access) {
    keysOfProperty[name, default: []].append((key, file, access))
    if let key { properties[key, default: []].insert(name) }
  }

  /// Returns the key that a property reads: `APIClientKey` of `get { self[APIClientKey.self] }`.
  private func readKey(of property: DeclarationIndex.FunctionEntry) -> Key? {
    var keys: [Key] = []
    let context = index.context(of: property)
    let finder = MetatypeFinder { keys.append(self.key(self.index.resolve($0, in: context))) }
    for statement in property.facts.body ?? [] { finder.find(in: statement) }
    return keys.count == 1 ? keys[0] : nil
  }

  // MARK: Lookup

  func key(_ type: ResolvedType) -> Key {
    guard let key = index.declaration(of: type).map(Key.type) else { return .foreign(type.text) }
    return commonKey[key] ?? key
  }

  /// The declaration that a key path names.
  enum Meaning {
    case key(Key)
    /// A property that reads no key of its own, or whose key cannot be read.
    case computed
    case undeclared
  }

  /// Finds the property of `DependencyValues` that a name refers to in a file.
  func meaning(ofProperty name: String, in file: FileID) -> Meaning {
    let candidates = (keysOfProperty[name] ?? []).filter {
      index.isVisible($0.access, declaredIn: $0.file, from: file)
    }
    guard !candidates.isEmpty else { return .undeclared }
    let module = index.moduleOfFile[file]
    let nearest =
      candidates.first { $0.access == .private } ?? candidates.first { index.moduleOfFile[$0.file] == module }
      ?? candidates.first { index.isImported(index.moduleOfFile[$0.file], by: file) }
    // Several modules that the file does not import declare the property, so it is not known which one the file uses.
    guard let found = nearest ?? (candidates.count == 1 ? candidates[0] : nil) else { return .computed }
    return found.key.map(Meaning.key) ?? .computed
  }

  /// Returns the service that stands for a key, named as in reports: `@Dependency(\.apiClient)`,
  /// `@Dependency(APIClient.self)`.
  func service(_ key: Key) -> SourceService {
    let property = properties[key]?.sorted().first { name in
      Set((keysOfProperty[name] ?? []).map(\.key)).count == 1
    }
    return SourceService(
      type: .nominal(
        name: "@Dependency(\(property.map { "\\.\($0)" } ?? spelling(of: key)))", declaration: nil, arguments: []))
  }

  private func spelling(of key: Key) -> String {
    switch key {
    case .foreign(let name): return "\(name).self"
    case .entry(let variable): return "\\.\(index.variables[variable].facts.name)"
    case .type(let type):
      let name = index.types[type].facts.name
      let isUnique = !all.contains { other in
        if case .type(let id) = other { id != type && index.types[id].facts.name == name } else { false }
      }
      return "\(isUnique ? name : index.types[type].fullName).self"
    }
  }

  /// Returns whether other packages may name a key, and so give it a live value.
  func isPublic(_ key: Key) -> Bool {
    switch key {
    case .type(let type): index.types[type].facts.access == .public
    case .foreign: !internalKeys.contains(key)
    case .entry(let variable): index.variables[variable].facts.access == .public
    }
  }
}

/// A visitor that finds the types in brackets: `APIClientKey` of `self[APIClientKey.self]`.
private struct MetatypeFinder {
  let report: (TypeReference) -> Void

  func find(in statement: Statement) {
    switch statement {
    case .expression(let value), .result(let value): find(in: value)
    case .conditional(let clauses): for clause in clauses { for inner in clause.statements { find(in: inner) } }
    default: break
    }
  }

  private func find(in expression: Expression) {
    switch expression {
    case .call(let call):
      if case .member(.name("self", _), "subscript", _) = call.callee,
        case .metatype(let type)? = call.arguments.first?.value
      {
        report(type)
      } else if case .member(let base, _, _) = call.callee {
        find(in: base)
      }
    case .member(let base, _, _): find(in: base)
    case .cast(let value, _): find(in: value)
    default: break
    }
  }
}
