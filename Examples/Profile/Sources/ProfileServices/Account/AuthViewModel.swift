import Furnish
public import Observation

/// The state of a screen for logging in.
@MainActor
@Observable
public final class AuthViewModel {
  @ObservationIgnored @Injected private var auth: any AuthService
  @ObservationIgnored @Injected private var analytics: any AnalyticsService

  public private(set) var isLoading = false
  public private(set) var errorMessage: String?
  public private(set) var user: User?

  public var isAuthenticated: Bool { user != nil }

  public init() {
    do {
      user = try auth.session()?.user
    } catch {
      errorMessage = error.description
    }
  }

  /// Logs in, or sets ``errorMessage``.
  public func login(email: String, password: String) async {
    guard !isLoading else { return }
    isLoading = true
    errorMessage = nil
    defer { isLoading = false }
    do {
      let user = try await auth.login(email: email, password: password)
      self.user = user
      analytics.trackEvent("Login successful", parameters: ["user_id": user.id])
    } catch {
      errorMessage = "\(error)"
      analytics.trackEvent("Login failed")
    }
  }

  /// Logs out, or sets ``errorMessage``.
  public func logout() {
    errorMessage = nil
    do {
      try auth.logout()
      user = nil
      analytics.trackEvent("User logged out")
    } catch {
      errorMessage = error.description
    }
  }
}
