/// Well-known types whose source is not read, with their modules.
enum KnownTypes {
  private static let standard: Set<String> = [
    "Int", "Int8", "Int16", "Int32", "Int64", "UInt", "UInt8", "UInt16", "UInt32", "UInt64", "Bool", "String",
    "Substring", "Character", "Double", "Float", "Float16", "Optional", "Array", "Dictionary", "Set", "Result", "Never",
    "Duration", "ContiguousArray", "Range", "ClosedRange", "ContinuousClock", "SuspendingClock", "StaticString",
    "ObjectIdentifier", "AnyHashable", "KeyPath", "Error", "Sendable", "Codable", "Hashable", "Equatable",
    "Comparable", "CustomStringConvertible", "Clock", "AnyObject",
  ]
  private static let foundation: Set<String> = [
    "Date", "UUID", "URL", "Data", "Calendar", "Locale", "TimeZone", "URLSession", "URLRequest", "FileManager",
    "UserDefaults", "Bundle", "JSONDecoder", "JSONEncoder", "NotificationCenter", "DateFormatter",
  ]
  /// Protocols, which mean the same with and without `any`.
  static let protocols = FurnishNames.protocols.union(["Error", "Clock"])
  static let furnish = FurnishNames.types

  /// Returns whether a protocol that the program does not declare determines no associated type of a conforming type of
  /// the program: `ScopeLevel`, or a protocol of the standard library.
  static func determinesNoAssociatedType(protocolNamed name: String) -> Bool {
    let last = name.split(separator: ".").last.map(String.init) ?? name
    return last == FurnishNames.scopeLevel || fullName(last).hasPrefix("Swift.") || protocolsOfValues.contains(last)
  }

  /// Other protocols of the standard library, which determine no associated type of the program either.
  private static let protocolsOfValues: Set<String> = [
    "SendableMetatype", "CaseIterable", "RawRepresentable", "Identifiable", "Encodable", "Decodable",
    "CustomDebugStringConvertible", "Copyable", "Escapable", "BitwiseCopyable",
  ]

  /// The modules of Furnish, which may be among the sources that are read. They register no services of their own.
  static let modules: Set<String> = [
    "Furnish", "FurnishCombine", "FurnishConfiguration", "FurnishFoundation", "FurnishGRPC", "FurnishGraph",
    "FurnishMacros", "FurnishNetworking", "FurnishObservability", "FurnishReducers", "FurnishReducersTesting",
    "FurnishRemote", "FurnishSwiftUI", "FurnishTesting", "FurnishValues",
  ]

  /// Returns the name of a known type with its module, or any other name unchanged.
  static func fullName(_ name: String) -> String { fullNames[name] ?? name }

  /// The names of all known types, with their modules.
  private static let fullNames: [String: String] = {
    var names: [String: String] = [:]
    for (module, types) in [("Furnish", furnish), ("Foundation", foundation), ("Swift", standard)] {
      for type in types { names[type] = "\(module).\(type)" }
    }
    return names
  }()

  /// The members of the standard library's generic types that are generic arguments of these types, each with the index
  /// of the argument: `Dictionary.Value` is the argument 1 of `Dictionary`.
  static let argumentIndices: [String: Int] = [
    "Array.Element": 0, "ArraySlice.Element": 0, "ClosedRange.Bound": 0, "ContiguousArray.Element": 0,
    "Dictionary.Key": 0, "Dictionary.Value": 1, "Optional.Wrapped": 0, "Range.Bound": 0, "Result.Failure": 1,
    "Result.Success": 0, "Set.Element": 0,
  ]
}
