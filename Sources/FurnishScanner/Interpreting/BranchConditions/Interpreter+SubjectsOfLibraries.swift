/// The subjects of values that other libraries return: `UIDevice.current.userInterfaceIdiom`, `Environment.get("URL")`.
///
/// The source does not show whether such a value changes. Programs test it in several places as if it were constant, so
/// it counts as the same each time, unless its name states that it differs: `randomElement()`.
extension Interpreter {
  /// Returns the subject of a path that begins with a type of another library, `UIDevice.current.name`; nil for other
  /// expressions.
  func subject(ofLibrary path: Expression, in environment: Environment) -> TestSubject? {
    guard let names = path.namesOfPath, let first = names.first, isOfLibrary(first, in: environment),
      names.dropFirst().allSatisfy({ !OriginNames.randomMembers.contains($0) && addedFunctions(named: $0).isEmpty })
    else { return nil }
    return .external(names.joined(separator: ".") + version(ofLibraryValue: first))
  }

  /// Notes a statement that calls a method of a value of another library, or assigns to a property of it. Later tests
  /// of the value may have another result, so they have another subject.
  func noteStep(onLibraryValue expression: Expression) {
    if let name = expression.firstName { memory.versionsOfLibraryValues[name, default: 0] += 1 }
  }

  private func version(ofLibraryValue name: String) -> String {
    memory.versionsOfLibraryValues[name].map { "#\($0)" } ?? ""
  }

  /// Returns the subject of the result of a method that another library declares, such as
  /// `reader.bool(forKey: "isOn")`; nil for other calls, and if an argument has no subject.
  ///
  /// - Parameter base: The receiver, which is a path.
  func subject(
    ofCall call: Call, named name: String, onLibraryValue base: Expression, _ arguments: [TestSubject],
    in environment: Environment
  ) -> TestSubject? {
    guard functionsByName[name] == nil, !OriginNames.randomMembers.contains(name), !name.startsWithAction,
      !arguments.isEmpty || subject(ofLibrary: base, in: environment) != nil,
      let owner = subject(ofLibrary: base, in: environment) ?? subject(ofLibraryValue: base, in: environment)
    else { return nil }
    let label = text(ofLabels: call, name) + (base.firstName.map(version) ?? "")
    return .result(label, of: owner, arguments: arguments)
  }

  /// Returns the subject of a value whose type is unknown, or declared by no source that was read; nil for others.
  private func subject(ofLibraryValue base: Expression, in environment: Environment) -> TestSubject? {
    switch evaluate(base, in: environment) {
    case .unknown: subject(of: base, in: environment)
    case .instance(let type, _): type.isOfLibrary ? subject(of: base, in: environment) : nil
    default: nil
    }
  }

  /// Returns whether a value has a type that no source declares, or is a property of such a value: `app.environment` of
  /// a parameter `app: Application`.
  func isPartOfLibraryValue(_ path: Expression, _ value: Value, in environment: Environment) -> Bool {
    if let type = value.type { return type.isOfLibrary }
    guard value.isUnknown, case .member(let base, _, _) = path else { return false }
    return isPartOfLibraryValue(base, evaluate(base, in: environment), in: environment)
  }

  private func isOfLibrary(_ name: String, in environment: Environment) -> Bool {
    name.first?.isUppercase == true && name != "CommandLine" && !Self.typesOfChangingValues.contains(name)
      && environment.binding(of: name) == nil && environment.context.generics[name] == nil
      && typesByName[name] == nil && !KnownTypes.fullName(name).hasPrefix("Swift.")
      && !KnownTypes.furnish.contains(name) && index.declaredType(name, in: environment.context)?.declaration == nil
  }

  /// The types of other libraries whose static members may differ each time that code reads them.
  private static let typesOfChangingValues: Set<String> = [
    "Clock", "Date", "DispatchTime", "ProcessInfo", "Self", "Task", "Thread", "UUID",
  ]
}

extension Expression {
  /// The names of a path; nil for other expressions.
  fileprivate var namesOfPath: [String]? {
    switch self {
    case .name(let name, _): [name]
    case .member(let base, let name, _): base.namesOfPath.map { $0 + [name] }
    default: nil
    }
  }

  /// The first name of a chain of members and calls: `Auth` of `Auth.auth().signIn()`.
  fileprivate var firstName: String? {
    switch self {
    case .name(let name, _): name
    case .member(let base, _, _): base.firstName
    case .call(let call): call.callee.firstName
    default: nil
    }
  }
}

extension String {
  /// Whether the name of a method begins with a verb for a change, such as `next` or `remove`: its next result may
  /// differ.
  fileprivate var startsWithAction: Bool {
    ["next", "pop", "read", "remove", "scan", "shift", "take", "update"].contains { hasPrefix($0) }
  }
}

extension ResolvedType {
  /// Whether it is a type of which no source was read, and neither one of Furnish nor of the standard library.
  var isOfLibrary: Bool {
    guard case .nominal(let name, nil, _) = self else { return false }
    return !name.hasPrefix("Swift.") && textInFurnish == nil
  }
}
