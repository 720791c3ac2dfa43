#if canImport(SwiftUI)
  public import FurnishSwiftUI
  public import Observation

  /// The state of a screen for logging in.
  ///
  /// Older apps write an `ObservableObject` with `@Published` properties, and `@StateObject` in the view.
  /// `@Observable`, plain properties and `@State` replace these.
  @MainActor @Observable
  public final class AuthViewModel {
    @ObservationIgnored @Injected private var auth: any AuthService
    @ObservationIgnored @Injected private var analytics: any AnalyticsService

    public private(set) var isLoading = false
    public private(set) var errorMessage: String?
    public private(set) var isAuthenticated = false

    public init() {}

    public func login(email: String, password: String) async {
      isLoading = true
      errorMessage = nil
      defer { isLoading = false }
      do {
        let user = try await auth.login(email: email, password: password)
        analytics.trackEvent("Login successful", parameters: ["user_id": "\(user.id)"])
        isAuthenticated = true
      } catch {
        analytics.trackEvent("Login failed")
        errorMessage = "\(error)"
      }
    }

    public func logout() {
      auth.logout()
      analytics.trackEvent("User logged out")
      isAuthenticated = false
    }
  }

  extension ServiceLocator {
    /// Creates a view model that reads from this locator.
    @MainActor public func makeAuthViewModel() -> AuthViewModel { make { AuthViewModel() } }
  }
#endif
