/// The facts of a file that every check needs. The threads that read the files collect them, so that later steps need
/// not search all facts again.
///
/// Each declaration is represented by its index in the facts.
struct FileSummary: Sendable {
  /// The functions whose body, or one of whose default arguments, may concern services.
  private(set) var bodies: [Int] = []
  /// The functions that may create or choose an instance: see ``FunctionFacts/isChoice``.
  private(set) var choices: [Int] = []
  /// The functions that create containers.
  private(set) var containerCreators: Set<Int> = []
  /// The variables with a value, or with attributes.
  private(set) var valuedOrAttributed: [Int] = []
  /// The variables with a value, or of a type that holds services.
  private var holders: [Int] = []
  /// The other variables with a written type, each with the name of the type.
  private var typed: [(index: Int, type: String)] = []
  /// Whether a comment silences a finding.
  let hasIgnores: Bool
  /// Whether the parser could not read a part of the file.
  let hasProblems: Bool
  /// See ``FileFacts/mayStartContainers``.
  let mayStartContainers: Bool
  /// Whether it imports a module that starts the containers which it receives.
  let importsStarter: Bool
  /// See ``FileFacts/starts``.
  let starts: [Place]
  /// See ``FileFacts/unreadMembers``.
  let unreadMembers: [UnreadMember]
  /// See ``FileFacts/changedNames``.
  let changedNames: [UInt32]
  /// See ``FileFacts/initializedNames``.
  let initializedNames: [UInt32]
  /// See ``FileFacts/labels``.
  let labels: [UInt32]

  init(_ facts: FileFacts) {
    hasIgnores = !facts.ignores.isEmpty
    hasProblems = !facts.problems.isEmpty
    unreadMembers = facts.unreadMembers
    changedNames = facts.changedNames
    initializedNames = facts.initializedNames
    labels = facts.labels
    importsStarter = facts.imports.contains { Self.startingModules.contains($0.module) }
    mayStartContainers = facts.mayStartContainers
    starts = facts.starts
    for (index, function) in facts.functions.enumerated() {
      if function.isChoice { choices.append(index) }
      guard
        function.body != nil && !function.isFollowedOnly
          || function.parameters.contains(where: { $0.defaultValue.mayRequest })
      else { continue }
      bodies.append(index)
      if function.body?.contains(where: { $0.mentions("ServiceContainer") }) == true { containerCreators.insert(index) }
    }
    for (index, variable) in facts.variables.enumerated() {
      let hasValue = variable.initialValue.map { !$0.isNumber } ?? false
      if hasValue || !variable.attributes.isEmpty { valuedOrAttributed.append(index) }
      if hasValue {
        holders.append(index)
      } else if let type = variable.type?.nameOfValue {
        if KnownTypes.furnish.contains(type) || type == "Container" {
          holders.append(index)
        } else {
          typed.append((index, type))
        }
      }
    }
  }

  /// The modules that start the containers which they receive.
  private static let startingModules: Set<String> = [
    "FurnishHummingbird", "FurnishServiceLifecycle", "FurnishTesting", "ServiceLifecycle",
  ]

  /// Returns the indices of the variables that may hold services. Others are read at their first use.
  ///
  /// - Parameter aliases: The names of type aliases, each of which may refer to a type that holds services.
  func mayHoldServices(aliases: Set<String>) -> [Int] {
    guard !aliases.isEmpty else { return holders }
    let aliased = typed.lazy.filter { aliases.contains($0.type) }.map(\.index)
    return aliased.isEmpty ? holders : (holders + aliased).sorted()
  }
}

extension TypeReference {
  /// The last name of the type, or of the wrapped type of an optional.
  fileprivate var nameOfValue: String? {
    if case .optional(let wrapped) = self { wrapped.lastName } else { lastName }
  }
}

extension Expression {
  /// Whether it consists of numbers, which hold no services.
  fileprivate var isNumber: Bool {
    switch self {
    case .number: true
    case .cast(let value, _): value.isNumber
    case .list(let elements): !elements.isEmpty && elements.allSatisfy(\.isNumber)
    default: false
    }
  }
}

extension Expression? {
  /// Whether evaluating a default argument may request a service.
  fileprivate var mayRequest: Bool {
    switch self {
    case .call?, .group?: true
    case .cast(let value, _)?: Optional(value).mayRequest
    default: false
    }
  }
}
