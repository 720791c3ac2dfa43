import Furnish
import LandmarkServices

/// The implementation of the services that a request chooses.
enum ServiceChoice: String, CaseIterable {
  case live
  case remote
  case mock
  case preview
  case unimplemented

  /// The effect for a visitor, in a few words.
  var explanation: String {
    switch self {
    case .live: "All landmarks, out of the database"
    case .remote: "All landmarks, out of another process"
    case .mock: "A few landmarks, half a second late"
    case .preview: "One landmark of each category, at once"
    case .unimplemented: "Nothing: every call reports the missing endpoint"
    }
  }

  /// The name under which the service is registered. The source of the program's own landmarks has none.
  var serviceName: ServiceName? {
    switch self {
    case .live, .remote: nil
    case .mock: .mock
    case .preview: .preview
    case .unimplemented: .unimplemented
    }
  }
}

/// The implementations among which the requests of this program choose.
struct ServiceChoices: Hashable, Sendable {
  /// The choice of a request that names none: the source of the program's own landmarks.
  let standard: ServiceChoice

  init(_ source: LandmarkSource) {
    standard =
      switch source {
      case .live: .live
      case .remote: .remote
      }
  }

  /// All choices, the standard one first.
  var all: [ServiceChoice] { [standard, .mock, .preview, .unimplemented] }

  /// The names of all choices, as a sentence lists them.
  var names: String { all.map(\.rawValue).joined(separator: ", ") }

  /// Finds the choice with a name, or returns `nil` if a request cannot choose it.
  func named(_ name: String) -> ServiceChoice? { all.first { $0.rawValue == name } }
}
