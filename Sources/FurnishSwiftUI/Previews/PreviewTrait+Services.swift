#if canImport(SwiftUI)
  public import Furnish
  public import SwiftUI

  @available(iOS 18.0, macOS 15.0, tvOS 18.0, watchOS 11.0, visionOS 2.0, *)
  extension PreviewTrait where T == Preview.ViewTraits {
    /// Gives the preview a provider of the services that ``PreviewServices`` registers.
    ///
    /// ```swift
    /// #Preview(traits: .serviceRegistrationPreviewModifier()) {
    ///   @Previewable @Environment(\.provider) var provider
    ///   MyScreen(viewModel: MyScreenViewModel(provider: provider))
    /// }
    /// ```
    ///
    /// Each preview has a provider of its own: a configuration of one does not affect others.
    ///
    /// - Returns: The trait, for `#Preview(traits:)`.
    @MainActor public static func serviceRegistrationPreviewModifier() -> PreviewTrait<T> {
      .modifier(ServicesPreviewModifier(register: nil))
    }

    /// Gives the preview a provider of a module's services, in place of those of ``PreviewServices``.
    ///
    /// - Parameter module: Registers the services.
    /// - Returns: The trait, for `#Preview(traits:)`.
    @MainActor public static func serviceRegistrationPreviewModifier(
      _ module: some ServiceModule
    ) -> PreviewTrait<T> {
      .modifier(ServicesPreviewModifier { $0.include(module) })
    }

    /// Gives the preview a provider of services that are registered here.
    ///
    /// ```swift
    /// #Preview(traits: .serviceRegistrationPreviewModifier { $0.register(as: MyRepositoryMock.self) }) {
    ///   MyScreen()
    /// }
    /// ```
    ///
    /// - Parameter register: Registers the services. The preview shows errors in them.
    /// - Returns: The trait, for `#Preview(traits:)`.
    @MainActor public static func serviceRegistrationPreviewModifier(
      _ register: @escaping @MainActor (any ServiceCollection) throws -> Void
    ) -> PreviewTrait<T> {
      .modifier(ServicesPreviewModifier(register: register))
    }
  }

  @available(iOS 18.0, macOS 15.0, tvOS 18.0, watchOS 11.0, visionOS 2.0, *)
  struct ServicesPreviewModifier: PreviewModifier {
    /// Registers the services; nil stands for those of ``PreviewServices``.
    let register: (@MainActor (any ServiceCollection) throws -> Void)?

    /// Creates nothing: several previews share one context, and must not share mocks.
    static func makeSharedContext() async throws {}

    func body(content: Content, context: Void) -> some View {
      content.modifier(PreviewProviderModifier(register: register))
    }
  }
#endif
