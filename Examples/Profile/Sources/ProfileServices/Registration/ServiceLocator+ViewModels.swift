public import Furnish

// View models are created here rather than by hand, so that they read from this locator, whichever
// one it is.

extension ServiceLocator {
  @MainActor
  public func makeAuthViewModel() -> AuthViewModel { make { AuthViewModel() } }

  @MainActor
  public func makeProfileViewModel() -> ProfileViewModel { make { ProfileViewModel() } }
}
