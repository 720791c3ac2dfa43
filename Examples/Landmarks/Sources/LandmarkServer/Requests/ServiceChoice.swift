import LandmarkServices

/// Which implementation of the services a request asks for.
enum ServiceChoice: String, CaseIterable {
  case live
  case mock
  case preview
  case unimplemented

  /// What a visitor gets from it, in a few words.
  var explanation: String {
    switch self {
    case .live: "All landmarks, out of the database"
    case .mock: "A few landmarks, half a second late"
    case .preview: "One landmark of each category, at once"
    case .unimplemented: "Nothing: every call says what is missing"
    }
  }

  /// Everything that a request may ask for, as a sentence lists it.
  static let names = allCases.map(\.rawValue).joined(separator: ", ")
}

/// The services that requests may choose instead of the live ones.
///
/// Each is made once, so that its store outlives the request that fills it.
struct ServiceMenu: Sendable {
  private let mock = LandmarkService.mock
  private let preview = LandmarkService.preview
  private let unimplemented = LandmarkService.unimplemented

  /// The service of this choice; nil for the live one, which is the one already in force.
  func landmarks(_ choice: ServiceChoice) -> LandmarkService? {
    switch choice {
    case .live: nil
    case .mock: mock
    case .preview: preview
    case .unimplemented: unimplemented
    }
  }
}
