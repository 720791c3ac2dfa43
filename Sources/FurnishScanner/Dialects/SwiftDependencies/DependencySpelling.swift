/// The spelling of requests in a program with swift-dependencies.
struct DependencySpelling: RequestSpelling {
  let index: DeclarationIndex
  let keys: DependencyKeys
  /// The aliases of the property wrapper.
  let aliases: Set<String>
  /// The names of the dependencies that are declared by libraries which the program imports.
  private let declared: Set<String>

  init(index: DeclarationIndex, keys: DependencyKeys) {
    self.index = index
    self.keys = keys
    aliases = Set(index.aliases(of: [SwiftDependenciesNames.wrapper], in: .swiftDependencies).keys)
    var declared = SwiftDependenciesNames.declared
    let imported = index.imports.joined().lazy.map(\.module)
    if imported.contains(where: SwiftDependenciesNames.sharing.contains) {
      declared.formUnion(SwiftDependenciesNames.declaredForSharing)
    }
    if imported.contains(where: { SwiftDependenciesNames.isAdditions($0) && index.moduleNumbers[$0] == nil }) {
      declared.formUnion(SwiftDependenciesNames.declaredForAdditions)
    }
    self.declared = declared
  }

  /// Returns whether a library that the program imports declares a property of `DependencyValues`.
  func isDeclaredByLibrary(_ property: String) -> Bool { declared.contains(property) }

  /// Returns whether a name is that of the property wrapper.
  func isWrapper(_ name: String?) -> Bool {
    name == SwiftDependenciesNames.wrapper || name.map(aliases.contains) ?? false
  }

  /// The key that a property wrapper or a call of its initializer names.
  enum Subject {
    case key(DependencyKeys.Key)
    case undeclared(String)
  }

  func request(_ expression: Expression, in scope: CodeScope) -> FoundRequest? {
    let subject: Subject?
    let isLater: Bool
    switch expression {
    case .call(let call):
      guard isWrapper(call.callee.calledName) else { return nil }
      (subject, isLater) = (self.subject(of: call.arguments, in: scope.context), true)
    case .member(.call(let call), "wrappedValue", _):
      guard isWrapper(call.callee.calledName) else { return nil }
      (subject, isLater) = (self.subject(of: call.arguments, in: scope.context), false)
    default:
      guard let read = self.subject(ofCurrent: expression, in: scope.context.file) else { return nil }
      (subject, isLater) = (read, false)
    }
    guard case .key(let key)? = subject, let place = expression.placeOfLastName else { return nil }
    return FoundRequest(
      service: keys.service(key), isDeferred: isLater, place: SourcePlace(file: scope.context.file, place: place))
  }

  /// Returns the dependency that an expression reads without the property wrapper:
  /// `DependencyValues._current.apiClient`.
  func subject(ofCurrent expression: Expression, in file: FileID) -> Subject? {
    guard case .member(.member(.name(SwiftDependenciesNames.values, _), let values, _), let name, _) = expression,
      SwiftDependenciesNames.currentValues.contains(values)
    else { return nil }
    return subject(ofProperty: name, in: file)
  }

  func request(of property: DeclarationIndex.VariableEntry) -> FoundRequest? {
    guard let attribute = property.facts.attributes.first(where: { isWrapper($0.name) }) else { return nil }
    guard case .key(let key)? = subject(of: attribute.arguments, in: context(of: property)) else { return nil }
    return FoundRequest(
      service: keys.service(key), isDeferred: true, place: SourcePlace(file: property.file, place: attribute.place))
  }

  func service(boundTo value: Expression, in scope: CodeScope) -> SourceService? {
    guard case .call(let call) = value, isWrapper(call.callee.calledName),
      case .key(let key)? = subject(of: call.arguments, in: scope.context)
    else { return nil }
    return keys.service(key)
  }

  func context(of property: DeclarationIndex.VariableEntry) -> LookupContext {
    LookupContext(file: property.file, module: index.moduleOfFile[property.file], type: property.owner)
  }

  /// Returns the key that arguments name: `\.apiClient`, `APIClient.self`.
  func subject(of arguments: [CallArgument], in context: LookupContext) -> Subject? {
    switch arguments.first?.value {
    case .keyPath(let text, _)?:
      let parts = text.split(separator: ".", omittingEmptySubsequences: false).map {
        $0.filter { $0 != "?" && $0 != "!" }
      }
      // `\.apiClient`, `\DependencyValues.apiClient`, and not `\.[APIClient.self].fetch`
      let root = parts.firstIndex(of: SwiftDependenciesNames.values) ?? 0
      guard parts.count > root + 1, root > 0 || parts[0].isEmpty || parts[0] == SwiftDependenciesNames.values,
        !text.contains("[")
      else { return nil }
      return subject(ofProperty: parts[root + 1], in: context.file)
    case .metatype(let type)?: return .key(keys.key(index.resolve(type, in: context)))
    default: return nil
    }
  }

  private func subject(ofProperty name: String, in file: FileID) -> Subject? {
    switch keys.meaning(ofProperty: name, in: file) {
    case .key(let key): .key(key)
    case .computed: nil
    case .undeclared: declared.contains(name) ? nil : .undeclared(name)
    }
  }
}

extension Expression {
  /// The place of the last name of an expression.
  var placeOfLastName: Place? {
    switch self {
    case .name(_, let place), .member(_, _, let place): place
    case .call(let call): call.place
    default: nil
    }
  }
}
