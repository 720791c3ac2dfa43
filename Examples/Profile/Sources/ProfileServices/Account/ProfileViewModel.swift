import Furnish
public import Observation

/// The state of a screen with the data of the user.
@MainActor
@Observable
public final class ProfileViewModel {
  @ObservationIgnored @Injected private var network: any NetworkService
  @ObservationIgnored @Injected private var auth: any AuthService
  @ObservationIgnored @Injected private var analytics: any AnalyticsService

  public private(set) var isLoading = false
  public private(set) var errorMessage: String?
  public private(set) var user: User?

  public init() {}

  /// Loads the data of the current user, or sets ``errorMessage``.
  public func load() async {
    guard !isLoading else { return }
    isLoading = true
    errorMessage = nil
    defer { isLoading = false }
    do {
      guard let session = try auth.session() else { throw NetworkError.notLoggedIn }
      user = try await network.loadUser(token: session.token)
      analytics.trackEvent("User data loaded")
    } catch {
      user = nil
      errorMessage = "\(error)"
      analytics.trackEvent("User data load failed")
    }
  }
}
