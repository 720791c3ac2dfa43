/// Names of types for reports. They are used only in reports, because printing a name searches every conformance in the
/// process.
package enum TypeName {
  /// Returns the name of a type without its module: `Client`.
  package static func short(_ type: any Any.Type) -> String { asWritten(String(describing: type)) }

  /// Returns the full name of a type, `App.Network.Client`, without the addresses that Swift prints around private
  /// types.
  package static func full(_ type: any Any.Type) -> String {
    withoutAddresses(asWritten(String(reflecting: type)))
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
    let name = full(type)
    let needsAny = isProtocol(type) && type != Any.self && type != AnyObject.self
    return needsAny ? "any \(name)" : name
  }

  /// Returns the name of a type without its module as it is written after `as`: `any Log`.
  package static func shortService(_ type: any Any.Type) -> String {
    let name = short(type)
    return isProtocol(type) && type != Any.self && type != AnyObject.self ? "any \(name)" : name
  }

  /// Returns the expression that requests a type: `(any Log).self`.
  package static func expression(_ type: any Any.Type) -> String {
    let name = shortService(type)
    return name.contains(" ") ? "(\(name)).self" : "\(name).self"
  }

  /// Returns whether a type is an existential of one protocol or of several: `any Log`, `any Log & Sendable`.
  private static func isProtocol(_ type: any Any.Type) -> Bool {
    // The kind that the runtime stores for such types, in the first word of their metadata.
    unsafeBitCast(type, to: UnsafePointer<UInt>.self).pointee == 0x303
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
