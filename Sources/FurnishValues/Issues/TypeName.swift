import FurnishAtomics

/// Names of types for reports. They are used only in reports, because printing a name searches every conformance in the
/// process.
package enum TypeName {
  /// Returns the name of a type without its module: `Client`.
  package static func short(_ type: any Any.Type) -> String {
    withPrimaryArguments(asWritten(String(describing: type)))
  }

  /// Returns the full name of a type, `App.Network.Client`, without the addresses that Swift prints around private
  /// types.
  package static func full(_ type: any Any.Type) -> String {
    withPrimaryArguments(withoutAddresses(asWritten(String(reflecting: type))))
  }

  /// Returns a name as it is written in the source: Swift prints the spaces of raw identifiers as
  /// non-breaking ones.
  private static func asWritten(_ name: String) -> String {
    guard name.utf8.contains(UInt8(ascii: "`")) else { return name }
    return String(name.map { $0 == "\u{A0}" ? " " : $0 })
  }

  /// Returns the full name of a type as it is written in a registration, `any App.Log`: Swift prints no `any`.
  package static func service(_ type: any Any.Type) -> String {
    if let optional = type as? any OptionalType.Type { return "Swift.Optional<\(service(optional.wrapped))>" }
    return withAny(full(type), type)
  }

  /// Returns the name of a type without its module as it is written after `as`: `any Log`.
  package static func shortService(_ type: any Any.Type) -> String {
    withAny(short(type), type)
  }

  /// Returns the expression that requests a type: `(any Log).self`.
  package static func expression(_ type: any Any.Type) -> String {
    let name = shortService(type)
    return name.contains(" ") ? "(\(name)).self" : "\(name).self"
  }

  /// Returns the name of a type with `any` before an existential. Swift prints it only before `any Store<Int>`.
  private static func withAny(_ name: String, _ type: any Any.Type) -> String {
    let isExistential = furnish_is_existential(RuntimeLayout.metadata(of: type))
    if !isExistential || name.hasPrefix("any ") || type == Any.self || type == AnyObject.self { return name }
    return "any \(name)"
  }

  /// Returns a name with the arguments of constrained protocols as they are written: `any Store<Int>` in place of
  /// `any Store<Self.Store.Item == Int>`.
  static func withPrimaryArguments(_ name: String) -> String {
    guard name.utf8.contains(UInt8(ascii: "=")) else { return name }
    var reader = ConstraintReader(name)
    return reader.read()
  }

  static func withoutAddresses(_ name: String) -> String {
    let addressPrefix = "(unknown context at "
    var result = ""
    var rest = name[...]
    while let first = rest.first {
      if rest.hasPrefix(addressPrefix) {
        rest = rest.drop { $0 != ")" }.dropFirst().drop { $0 == "." }
      } else {
        result.append(first)
        rest = rest.dropFirst()
      }
    }
    return result
  }
}

private protocol OptionalType {
  static var wrapped: any Any.Type { get }
}

extension Optional: OptionalType {
  fileprivate static var wrapped: any Any.Type { Wrapped.self }
}
