import Furnish
import LandmarkServices

/// The implementation of the services that a request chooses.
enum ServiceChoice: String, CaseIterable {
  case live
  case mock
  case preview
  case unimplemented

  /// The effect for a visitor, in a few words.
  var explanation: String {
    switch self {
    case .live: "All landmarks, out of the database"
    case .mock: "A few landmarks, half a second late"
    case .preview: "One landmark of each category, at once"
    case .unimplemented: "Nothing: every call says what is missing"
    }
  }

  /// The name under which it is registered; the live one needs none.
  var serviceName: ServiceName? {
    switch self {
    case .live: nil
    case .mock: .mock
    case .preview: .preview
    case .unimplemented: .unimplemented
    }
  }

  /// All choices of a request, as a sentence lists them.
  static let names = allCases.map(\.rawValue).joined(separator: ", ")
}
