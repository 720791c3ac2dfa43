/// Names of types for reports. They are used only in reports, because printing a name searches every conformance in the
/// process.
package enum TypeName {
  /// Returns the name of a type without its module: `Client`.
  package static func short(_ type: any Any.Type) -> String {
    asWritten(String(describing: type))
  }

  /// Returns the full name of a type, `App.Network.Client`, without the addresses that Swift prints around private
  /// types.
  package static func full(_ type: any Any.Type) -> String {
    withoutAddresses(asWritten(String(reflecting: type)))
  }

  /// Returns the text of a key of a registration, `App.Route.home`, without the addresses of private and local types.
  package static func key(_ key: Any) -> String {
    withoutAddresses(asWritten(String(reflecting: key)))
  }

  /// Returns a name as it is written in the source: Swift prints the spaces of raw identifiers as
  /// non-breaking ones.
  private static func asWritten(_ name: String) -> String {
    guard name.utf8.contains(UInt8(ascii: "`")) else { return name }
    return String(name.map { $0 == "\u{A0}" ? " " : $0 })
  }

  /// Removes the addresses that Swift prints around private and local types: `App.(unknown context at $1f0c).Client`
  /// becomes `App.Client`.
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
