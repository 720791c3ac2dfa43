/// The servers that a program uses.
public enum AppEnvironment: String, Sendable, CaseIterable {
  case development
  case staging
  case production

  /// The server that is used by default.
  public var apiBaseURL: String {
    switch self {
    case .development: "http://127.0.0.1:8090"
    case .staging: "https://staging-api.example.com"
    case .production: "https://api.example.com"
    }
  }
}
