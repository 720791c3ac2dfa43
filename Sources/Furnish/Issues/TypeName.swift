/// Types as reports write them. Only ever asked on the way to a report: a printed name scans
/// every conformance in the process.
package enum TypeName {
  /// `Client`
  package static func short(_ type: any Any.Type) -> String { String(describing: type) }

  /// `App.Network.Client`, without the addresses that Swift prints around private types.
  package static func full(_ type: any Any.Type) -> String {
    withoutAddresses(String(reflecting: type))
  }

  static func withoutAddresses(_ name: String) -> String {
    let mark = "(unknown context at "
    var result = ""
    var rest = name[...]
    while let first = rest.first {
      if rest.hasPrefix(mark) {
        rest = rest.drop { $0 != ")" }.dropFirst().drop { $0 == "." }
      } else {
        result.append(first)
        rest = rest.dropFirst()
      }
    }
    return result
  }
}
