#if canImport(SwiftUI)
  public import FurnishSwiftUI
  public import SwiftUI

  // The services of all previews of this app, named once.
  extension PreviewServices: ServiceModule {
    public func register(in services: any ServiceCollection) {
      services.register(as: MyRepositoryMock.self)
    }
  }

  /// The content of the preview. In Xcode all of it may be in `#Preview`, with `@Previewable` before the properties.
  public struct MyScreenPreview: View {
    @Environment(\.provider) private var provider
    @State private var viewModel: MyScreenViewModel?

    public init() {}

    public var body: some View {
      MyScreen()
        .environment(viewModel)
        .bootstrap {
          let repository = provider.resolveRequired(as: MyRepositoryMock.self)
          repository.mockItems = [
            Item(id: "1", title: "Hello, world!"),
            Item(id: "2", title: "Hi there!"),
          ]
          viewModel = MyScreenViewModel(provider: provider)
        }
    }
  }

  #if !FURNISH_SWIFTUI_STANDIN
    @available(iOS 18.0, macOS 15.0, tvOS 18.0, watchOS 11.0, visionOS 2.0, *)
    #Preview(traits: .serviceRegistrationPreviewModifier()) {
      MyScreenPreview()
    }
  #endif
#endif
