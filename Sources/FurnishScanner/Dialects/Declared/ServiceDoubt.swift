import FurnishGraph

/// A request for a service of which the source does not show whether it is missing, and the reason.
struct ServiceDoubt: Hashable {
  enum Reason: Hashable {
    /// Another file in the module of the request imports a module that was not read.
    case unreadModule
    /// The program sets the service only under conditions, as in an `if` without `else`.
    case setInBranch
    /// The program sets the service only for other parts of the code.
    case setElsewhere
    /// The request returns `nil`, and the program unwraps the result at its first use.
    case unwrappedLater
  }

  var service: SourceService
  var place: SourcePlace
  var reason: Reason
  var dialect: Dialect
}

extension Finding {
  /// Creates the warning about a service that may be missing.
  static func missing(_ doubt: ServiceDoubt, place: ServicePlace) -> Finding {
    let symbol = doubt.service.symbol
    var finding = Finding.missingService(symbol, chain: [symbol], place: place).worded(for: doubt.dialect)
    finding.severity = .warning
    let reason =
      switch doubt.reason {
      case .unreadModule: "A module that was not read may declare it."
      case .setInBranch: "It is set under a condition, which may always hold."
      case .setElsewhere: "It is set for other parts of the program, as far as the source shows."
      case .unwrappedLater: "It is stored in a property with `!`: the program stops where it reads the property."
      }
    finding.notes.append(Note(message: reason))
    return finding
  }
}
