public import Furnish

// View models are created here rather than by hand, so that they read from the locator on which
// these methods are called.

extension ServiceLocator {
  @MainActor
  public func makeAuthViewModel() -> AuthViewModel { make { AuthViewModel() } }

  @MainActor
  public func makeProfileViewModel() -> ProfileViewModel { make { ProfileViewModel() } }
}
