/// The facts of one source file about services: a pure function of its text, so that they can be stored and read again.
///
/// Nothing in it is resolved: types are spelled as in the source, and calls are recorded by their syntax. A
/// ``DeclarationIndex`` and an ``Interpreter`` resolve them, from the facts of all files together.
package struct FileFacts: Codable, Hashable, Sendable {
  /// The version of the format. Increment it with each change after which the same text gives other facts.
  package static let currentVersion = 54

  package var version = currentVersion
  package var imports: [ImportFacts] = []
  /// Types and extensions. Each type precedes the types inside of it.
  package var types: [TypeFacts] = []
  package var aliases: [AliasFacts] = []
  package var functions: [FunctionFacts] = []
  package var variables: [VariableFacts] = []
  /// The code outside of all declarations, as in `main.swift`.
  package var statements: [Statement] = []
  package var ignores: [IgnoreFacts] = []
  package var uncontrolled: [UncontrolledUse] = []
  package var remoteUses: [RemoteUseFacts] = []
  package var problems: [SyntaxProblem] = []
  /// Whether the file has a name by which code starts containers, `start`, at a place that is none of ``starts``.
  var mayStartContainers = false
  /// The places of the names that may refer to a method which starts a container: `container.start()`.
  var starts: [Place] = []
  /// The computed properties and subscripts that have no facts of their own, and whose values may depend on more than
  /// their instance.
  var unreadMembers: [UnreadMember] = []
  /// The hashes of the names of variables that any code of the file may change, ascending: see ``ChangedNames``.
  var changedNames: [UInt32] = []
  /// The hashes of the names to which initializers of the file assign, ascending.
  var initializedNames: [UInt32] = []
  /// The hashes of the labels of arguments in the file, ascending.
  var labels: [UInt32] = []

  package init() {}
}

/// A computed property or a subscript without facts of its own.
package struct UnreadMember: Codable, Hashable, Sendable {
  var name: String
  var origin: OriginFacts
}

/// `import Furnish`
package struct ImportFacts: Codable, Hashable, Sendable {
  package var module: String
  /// Whether it is `@_exported`: a file that imports the importing module also imports this one.
  package var isExported: Bool
  /// Whether it is `@testable`: the file may use internal declarations of the module.
  var isTestable = false

  package init(module: String, isExported: Bool, isTestable: Bool = false) {
    (self.module, self.isExported, self.isTestable) = (module, isExported, isTestable)
  }
}

/// A comment such as `// furnish:ignore missing-service the host passes it`.
package struct IgnoreFacts: Codable, Hashable, Sendable {
  package var rule: String
  package var reason: String
  package var place: Place
  /// The line whose findings it silences.
  package var line: Int32
}

/// An expression that reads a value which a test cannot control: `Date()`, `URLSession.shared`.
package struct UncontrolledUse: Codable, Hashable, Sendable {
  package var expression: String
  package var place: Place
}

/// A part of the file that the parser could not read.
package struct SyntaxProblem: Codable, Hashable, Sendable {
  package var message: String
  package var place: Place
}
