/// The forms of the names in ``OriginFacts``, and the names that the facts omit, since their values are the same each
/// time that a program runs.
///
/// A name has one of three forms: `limit` has nothing before it, `Config.shared` belongs to a type, and `.isOpen` belongs
/// to a value, or to a type that the source omits.
enum OriginNames {
  /// Returns the form of a member's name; nil for `self`.
  ///
  /// - Parameter type: The name of the type before the member; nil for a member of a value, and where the source omits
  ///   the type.
  static func form(ofMember name: String, ofType type: String?) -> String? {
    if name == "self" { return nil }
    guard let type, type != "Self" else { return ".\(name)" }
    return name == "init" ? type : "\(type).\(name)"
  }

  /// Returns whether a member has the same value each time that a program runs, unless the program declares another one
  /// of its name.
  static func isConstantMember(_ name: String, ofType type: String?) -> Bool {
    if name == "allCases" { return true }
    guard let type, type != "Self" else { return membersOfStandardTypes.contains(name) }
    return standard.contains(type)
  }

  /// The words of the language that are not names of declarations.
  static let keywords: Set<String> = [
    "Any", "_", "any", "as", "break", "case", "catch", "continue", "default", "defer", "do", "else", "error",
    "fallthrough", "false", "get", "guard", "if", "inout", "is", "nil", "repeat", "rethrows", "return", "self", "some",
    "switch", "throw", "throws", "true", "try", "where", "while",
  ]

  /// The functions and types of the standard library whose results depend on their arguments alone.
  static let standard: Set<String> = [
    "Any", "AnyHashable", "Array", "Bool", "Character", "ClosedRange", "Comparable", "Dictionary", "Double", "Duration",
    "Equatable", "Error", "Float", "Hashable", "Int", "Int16", "Int32", "Int64", "Int8", "KeyPath", "Never",
    "ObjectIdentifier", "Optional", "Range", "Result", "Sendable", "Set", "String", "Substring", "UInt", "UInt16",
    "UInt32", "UInt64", "UInt8", "Void", "WritableKeyPath", "abs", "allCases", "assert", "assertionFailure",
    "fatalError", "max", "min", "precondition", "preconditionFailure", "print", "repeatElement", "sequence", "stride",
    "swap", "type", "zip",
  ]

  /// The members whose value differs from one use to the next, or from one run of the program to the next.
  static let randomMembers: Set<String> = ["hashValue", "now", "random", "randomElement", "shuffle", "shuffled"]

  /// The members of the standard library's values that have the same value each time. They are left out, since nearly
  /// every body has one of them.
  private static let membersOfStandardTypes: Set<String> = [
    "append", "count", "failure", "filter", "first", "hasPrefix", "hasSuffix", "insert", "isEmpty",
    "joined", "keys", "last", "lowercased", "map", "none", "rawValue", "some", "sorted", "success", "uppercased",
    "values",
  ]
}
