#if canImport(SwiftUI)
  import Furnish
  import SwiftUI

  /// A modifier that builds a provider when a preview is first shown, and retains it as long as the preview exists.
  struct PreviewProviderModifier: ViewModifier {
    let register: (@MainActor (any ServiceCollection) throws -> Void)?
    @State private var owner = PreviewProviderOwner()

    func body(content: Content) -> some View {
      switch owner.provider(of: register) {
      case .success(let provider): content.environment(\.provider, provider)
      case .failure(let error): FailureView(error: error)
      }
    }
  }

  /// Builds the provider of a preview once, and stores the result or the error.
  @MainActor
  final class PreviewProviderOwner {
    private var built: Result<any ServiceProvider, any Error>?

    nonisolated init() {}

    func provider(
      of register: (@MainActor (any ServiceCollection) throws -> Void)?
    ) -> Result<any ServiceProvider, any Error> {
      if let built { return built }
      let created = Result<any ServiceProvider, any Error> {
        let container = ServiceContainer()
        if let register {
          try register(container.services)
        } else {
          try container.services.include(Self.module(PreviewServices()))
        }
        return try container.validated()
      }
      built = created
      return created
    }

    /// Returns ``PreviewServices`` as a module. Only the app declares the conformance, so it is found at run time.
    private static func module(_ services: Any) throws -> any ServiceModule {
      if let module = services as? any ServiceModule { return module }
      throw PreviewServicesError()
    }
  }

  /// The error that a preview shows if the app does not conform ``PreviewServices`` to `ServiceModule`.
  struct PreviewServicesError: Error, CustomStringConvertible {
    var description: String { ServiceIssue.noPreviewServices().message }
  }
#endif
